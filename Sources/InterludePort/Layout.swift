/// What the adapted text is for.
package enum Layout: Sendable {
  /// For the compiler: errors keep the original file, line and, wherever the length allows, column.
  case positions
  /// For people: nothing is padded and no line says where it came from.
  case tidy
}

/// What becomes of `@main` and `@UIApplicationMain`.
package enum EntryPoint: Sendable {
  /// The sources are an executable's: the mark stays, as `@main`.
  case kept
  /// The sources are a library's, where a second `main` would not link: the mark goes.
  case dropped
}
