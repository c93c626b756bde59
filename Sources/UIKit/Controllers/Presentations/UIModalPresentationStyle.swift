/// How a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// True for the styles that take the presenter's view out of the window (F32).
  package var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The built-in ways a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
