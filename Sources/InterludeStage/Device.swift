public import Foundation
package import UIKit

/// A device a stage stands for: its size and the numbers that layouts depend on.
public struct Device: Equatable, Sendable {
  package let metrics: DeviceMetrics

  package init(metrics: DeviceMetrics) { self.metrics = metrics }

  /// A screen without a safe area. Lengths in points; `scale` is pixels a point, 0.25…8.
  /// nil for a size that is no size, a scale out of range, or more than a hundred million pixels.
  public init?(width: CGFloat, height: CGFloat, scale: CGFloat) {
    guard width.isFinite, height.isFinite, (1...8192).contains(width), (1...8192).contains(height),
      (0.25...8).contains(scale), width * height * scale * scale <= 100_000_000
    else { return nil }
    metrics = DeviceMetrics(
      name: "\(Int(width))x\(Int(height))", size: CGSize(width: width, height: height),
      scale: Double(scale), safeAreaInsets: .zero)
  }

  /// The part of a tablet's screen that an app has.
  public enum Share: String, CaseIterable, Sendable {
    case whole
    case half
    case third
    case twoThirds = "two-thirds"
  }

  /// The same tablet, whose app has a part of its screen; phones have no parts.
  public func sharing(_ share: Share) -> Device {
    guard metrics.idiom == .pad else { return self }
    return Device(metrics: metrics.sharing(ScreenShare(share)))
  }

  /// Of a tablet that is shared, with the part: `tablet-half`.
  public var name: String {
    metrics.share == .whole ? metrics.name : "\(metrics.name)-\(metrics.share.rawValue)"
  }
  /// Of the app's part, in points.
  public var size: CGSize { metrics.size }
  /// Pixels a point.
  public var scale: CGFloat { metrics.scale }

  /// 393×852 at 3×, safe area 59 above and 34 below.
  public static let phone = Device(metrics: .phone)
  /// 440×956 at 3×, safe area 62 above and 34 below.
  public static let phoneMax = Device(metrics: .phoneMax)
  /// 375×812 at 3×, safe area 50 above and 34 below.
  public static let phoneMini = Device(metrics: .phoneMini)
  /// 375×667 at 2×, a status bar of 20 points.
  public static let phoneSE = Device(metrics: .phoneSE)
  /// 820×1180 at 2×.
  public static let tablet = Device(metrics: .tablet)
  /// 834×1194 at 2×.
  public static let tablet11 = Device(metrics: .tablet11)
  /// 1024×1366 at 2×.
  public static let tablet13 = Device(metrics: .tablet13)

  public static let presets = [phone, phoneMax, phoneMini, phoneSE, tablet, tablet11, tablet13]

  /// A preset's name, a tablet's with a part of its screen (`tablet-half`, `tablet-13-third`), or `WxH@S`
  /// as in `390x844@3`.
  public init?(named name: String) {
    if let preset = Self.presets.first(where: { $0.name == name }) {
      self = preset
      return
    }
    for share in Share.allCases where share != .whole && name.hasSuffix("-\(share.rawValue)") {
      let whole = String(name.dropLast(share.rawValue.count + 1))
      guard let tablet = Self.presets.first(where: { $0.name == whole }),
        tablet.metrics.idiom == .pad
      else { continue }
      self = tablet.sharing(share)
      return
    }
    // Nothing is left out: a part that is not there is no number.
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, sides.count == 2, let width = Double(sides[0]),
      let height = Double(sides[1]), let scale = parts.count == 2 ? Double(parts[1]) : 1
    else { return nil }
    self.init(width: width, height: height, scale: scale)
  }
}

extension ScreenShare {
  init(_ share: Device.Share) {
    switch share {
    case .whole: self = .whole
    case .half: self = .half
    case .third: self = .third
    case .twoThirds: self = .twoThirds
    }
  }
}
