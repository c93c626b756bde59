import Interlude
import InterludeRaster
import InterludeScene
import InterludeStage
import InterludeTesting
import QuartzCore
import Testing

@testable import UIKit

/// How the transitions look on their way.
@MainActor
@Suite("Library looks", .stage) struct LibraryLookTests {
  /// A screen of one colour with a block on it, so that a picture's text stays short.
  private final class Plain: UIViewController {
    let block = UIView()

    init(_ color: UIColor, block frame: CGRect) {
      super.init(nibName: nil, bundle: nil)
      view.backgroundColor = color
      block.frame = frame
      block.backgroundColor = .orange
      block.layer.cornerRadius = 8
      block.transitionIdentifier = "block"
      view.addSubview(block)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  private func stack() -> (Stage, UINavigationController, Plain, Plain) {
    let first = Plain(.white, block: CGRect(x: 40, y: 200, width: 100, height: 80))
    let second = Plain(.green, block: CGRect(x: 0, y: 60, width: 393, height: 300))
    let navigation = UINavigationController(rootViewController: first)
    navigation.isNavigationBarHidden = true
    return (Stage(.phone, root: navigation), navigation, first, second)
  }

  @Test(
    "In the middle of its way each is what it was, number by number", arguments: LibraryEntry.all)
  func middle(entry: LibraryEntry) {
    let (stage, navigation, first, second) = stack()
    stage.run { navigation.pushViewController(second, transition: entry.make(first.block)) }
    stage.advance(by: 0.15)
    let name = entry.name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    stage.expect(matches: "library-\(name)", as: .text)
    stage.settle()
  }

  @Test("The first frame is byte for byte the screen before", arguments: LibraryEntry.all)
  func firstFrame(entry: LibraryEntry) {
    let flies = ["zoom", "dissolve+shared"].contains(entry.name)
    for operation in [LibraryOperation.push, .present, .tab] {
      let played = LibraryCase(entry, operation)
      if let tabs = played.stage.window.rootViewController as? UITabBarController {
        // It shows at once which tab was chosen.
        played.stage.run { tabs.tabBar.isHidden = true }
      }
      let before = played.stage.bitmap(scale: 1)
      played.begin()
      let difference = PixelDifference(before, played.stage.bitmap(scale: 1))
      guard flies, let difference else {
        #expect(difference == nil, "\(operation)")
        continue
      }
      // A flying picture has edges of its own, on the card's: half pixels of one pixel's width.
      #expect(difference.count < 3 * (difference.box.width + difference.box.height))
    }
  }

  @Test(
    "Half way, as pixels",
    arguments: [
      ("iris", LibraryOperation.push), ("zoom", .push), ("dissolve+shared", .push),
      ("card", .present),
    ])
  func pixels(name: String, operation: LibraryOperation) throws {
    let entry = try #require(LibraryEntry.all.first { $0.name == name })
    let played = LibraryCase(entry, operation)
    played.begin()
    played.stage.advance(by: 0.15)
    let file = name.map { $0.isLetter ? String($0) : "-" }.joined()
    played.stage.expect(matches: "library-\(file)-pixels")
    played.stage.settle()
  }

  /// A tenth of a point is what the second, inward swing of `popIn`'s spring comes to.
  @Test("Once a whole screen fills the room, no swing opens a gap", arguments: LibraryEntry.all)
  func noGap(entry: LibraryEntry) {
    let (stage, navigation, first, second) = stack()
    stage.run { navigation.pushViewController(second, transition: entry.make(first.block)) }
    var isFilled = false
    for _ in 0..<90 {
      stage.advance(by: 1 / 60)
      guard second.view.window != nil, let shown = second.view.layer.presentation() else {
        continue
      }
      let room = stage.window.bounds
      isFilled = isFilled || shown.frame.insetBy(dx: -0.001, dy: -0.001).contains(room)
      #expect(!isFilled || shown.frame.insetBy(dx: -0.1, dy: -0.1).contains(room))
    }
    #expect(isFilled)
  }

  /// How much of its way a curve may cover in a second: the steepest slope, of a duration of 1.
  ///
  /// Ease-in-ease-out has 1.72 in the middle and `sharedAxis`'s curve 4.5 near its beginning. A spring's
  /// speed is at most its frequency, 2π / response, and that of the stiffest here is 2π / 0.36.
  private static func steepest(_ seconds: Double) -> Double { max(4.5 / seconds, 2 * .pi / 0.36) }

  @Test(
    "No corner of a screen moves further in a frame than its curve allows",
    arguments: LibraryEntry.all)
  func noJumps(entry: LibraryEntry) throws {
    for isPop in [false, true] {
      let (stage, navigation, first, second) = stack()
      stage.run { navigation.pushViewController(second, transition: entry.make(first.block)) }
      if isPop {
        stage.settle()
        stage.run { _ = navigation.popViewController(animated: true) }
      }
      var places: [[CGRect]] = []
      while stage.session.transitions.isEmpty == false, places.count < 240 {
        places.append([first, second].map { $0.view.layer.presentation()?.frame ?? .null })
        stage.advance(by: 1 / 60)
      }
      #expect(places.count > 10)
      for screen in 0..<2 {
        let way = places.map { $0[screen] }.filter { !$0.isNull }
        for corner in [\CGRect.minX, \CGRect.minY, \CGRect.maxX, \CGRect.maxY] {
          let values = way.map { Double($0[keyPath: corner]) }
          let whole = (values.max() ?? 0) - (values.min() ?? 0)
          // Motions of a part of the way are faster by the part; the shortest moves for a third of it.
          let bound = whole * Self.steepest(0.35) * 3 / 60 + 0.001
          let jumps = zip(values, values.dropFirst()).map { abs($1 - $0) }
          #expect((jumps.max() ?? 0) <= bound)
        }
      }
    }
  }

  @Test("A shared view flies from its one place to its other, and no frame shows it twice")
  func sharedElement() throws {
    let (stage, navigation, first, second) = stack()
    stage.run {
      navigation.pushViewController(second, transition: ScreenTransition.dissolve.sharedElements())
    }
    stage.advance(by: 0.1)
    #expect(first.block.alpha == 0 && second.block.alpha == 0)
    let container = try #require(second.view.superview)
    let flying = try #require(container.subviews.last?.layer.presentation()).frame
    #expect(flying.width > 100 && flying.width < 393)
    #expect(flying.minX > 0 && flying.minX < 40)
    stage.settle()
    #expect(first.block.alpha == 1 && second.block.alpha == 1)
    stage.expectHealthy()
  }

  @Test("The shadow of what flies is the view's own at both ends")
  func flyingShadow() {
    func begun() -> (stage: Stage, before: Bitmap) {
      let (stage, navigation, first, second) = stack()
      for (view, radius, opacity) in [(first.block, 12, 0.5), (second.block, 4, 0.2)] {
        view.layer.shadowRadius = CGFloat(radius)
        view.layer.shadowOpacity = Float(opacity)
        view.layer.shadowOffset = CGSize(width: 0, height: 6)
      }
      stage.advance(by: 1 / 60)
      let before = stage.bitmap(scale: 1)
      let transition = ScreenTransition.dissolve.sharedElements()
      stage.run { navigation.pushViewController(second, transition: transition) }
      return (stage, before)
    }
    let (stage, before) = begun()
    // Within a pixel, but for those on the edges of the four round corners, which lie over those of what
    // casts the shadow.
    #expect(Continuity.breaks(before, stage.bitmap(scale: 1), within: 1) <= 4 * 4)
    // 0.35 seconds are 21 ticks; in the last of them 0.3 % of the fades and less than 2 points are left.
    for _ in 0..<20 { stage.advance(by: 1 / 60) }
    #expect(!stage.session.transitions.isEmpty)
    let last = stage.bitmap(scale: 1)
    stage.settle()
    #expect(Continuity.breaks(last, stage.bitmap(scale: 1), within: 2, level: 6) == 0)
  }

  @Test("Composed: alphas multiply, moves add up, and reversed comes as it would go")
  func composed() throws {
    let (stage, navigation, _, second) = stack()
    let both = ScreenTransition.slide(.trailing, style: .cover)
      .combined(with: .slide(.bottom, style: .cover)).combined(with: .dissolve)
      .curve(.linear).duration(1)
    stage.run { navigation.pushViewController(second, transition: both) }
    stage.advance(by: 0.5)
    let shown = try #require(second.view.layer.presentation())
    #expect(abs(shown.frame.minX - 393 / 2) < 0.001 && abs(shown.frame.minY - 852 / 2) < 0.001)
    #expect(abs(shown.opacity - 0.5) < 0.001)
  }
}
