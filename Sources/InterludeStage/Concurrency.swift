/// Whose time Swift's tasks run in.
public enum Concurrency: Sendable {
  /// As everywhere: on the main queue and a pool, `Task.sleep` by the wall clock.
  case real
  /// On the stage's clock, `Task.sleep` included, for as long as the stage lives.
  ///
  /// Executors belong to the whole process: tests with such a stage must run one at a time.
  case virtual
}
