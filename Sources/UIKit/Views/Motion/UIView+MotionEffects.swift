import QuartzCore

extension UIView {
  /// A stage's device lies still before its viewer: effects are kept, and offset nothing.
  public final var motionEffects: [UIMotionEffect] {
    get { storedMotionEffects ?? [] }
    set { storedMotionEffects = newValue.isEmpty ? nil : newValue }
  }

  public final func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
