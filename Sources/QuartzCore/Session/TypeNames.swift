import Synchronization

/// The names of types as the log tells them, each made once: spelling one out takes longer than all else
/// that is noted of an event.
package enum TypeNames {
  private static let known = Mutex<[ObjectIdentifier: String]>([:])

  package static func name(of object: AnyObject) -> String {
    let type: AnyObject.Type = type(of: object)
    return known.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      let name = "\(type)"
      known[ObjectIdentifier(type)] = name
      return name
    }
  }
}
