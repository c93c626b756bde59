public import Foundation
import QuartzCore

/// The device of a stage.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  private unowned let session: InterfaceSession
  private var listeners = 0

  init(session: InterfaceSession) {
    self.session = session
    super.init()
  }

  /// The current stage's device.
  public static var current: UIDevice { InterfaceSession.current.uiDevice }

  public var name: String { model }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  public var systemVersion: String { "18.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { session.device.idiom }
  /// The same on every machine, so that nothing depends on it.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  public var isMultitaskingSupported: Bool { true }
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }

  /// How the device is held. Where the interface is turned to the left, the device is to the right.
  public var orientation: UIDeviceOrientation { session.deviceOrientation }

  public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held; left and right are the other way round than the interface's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// How the device is held so that the interface stands upright.
  init(_ interface: UIInterfaceOrientation) {
    switch interface {
    case .unknown: self = .unknown
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    }
  }
}
