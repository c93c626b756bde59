/// What an app did to bars, or while it was asked how a presentation adapts.
package enum ChromeRecord: Equatable, Sendable {
  /// `operation` was asked for before an answer about adaptivity was given.
  case sideEffect(operation: String, of: SessionEvent.Subject, inside: String)
  /// A container's bar was shown or hidden.
  case bar(String, of: SessionEvent.Subject, isHidden: Bool, animated: Bool)
}

extension EventLog {
  /// Notes a request of screens that comes while a question is answered.
  final func noteSideEffect(_ operation: String, of controller: UIViewController) {
    record {
      question.map {
        .chrome(.sideEffect(operation: operation, of: .init(controller), inside: $0))
      }
    }
  }
}
