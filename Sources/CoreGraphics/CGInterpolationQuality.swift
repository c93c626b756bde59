/// How much care is taken where images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none
  case low
  case high
  case medium
}
