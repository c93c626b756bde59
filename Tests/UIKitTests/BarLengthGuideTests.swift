import QuartzCore
import Testing
import UIKit

/// The guides from before safe areas.
@MainActor @Suite("Top and bottom layout guides", .ownStage)
struct BarLengthGuideTests {
  @Test("They are as long as what bars and edges take, and content is laid out between them")
  func lengths() throws {
    let scene = TransitionScene()
    let screen = try #require(scene.navigation.topViewController)
    let content = UIView()
    scene.turn {
      content.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
        content.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
        content.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
        content.rightAnchor.constraint(equalTo: screen.view.rightAnchor),
      ])
    }
    #expect(screen.topLayoutGuide.length == screen.view.safeAreaInsets.top)
    #expect(screen.topLayoutGuide.length == 103)
    #expect(screen.bottomLayoutGuide.length == 34)
    #expect(content.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 34))
    scene.turn { scene.navigation.isNavigationBarHidden = true }
    #expect(content.frame.minY == 59)
    #expect(screen.topLayoutGuide === screen.topLayoutGuide)
  }

  @Test("Visual formats and item forms take them by name and as an item")
  func items() throws {
    let scene = TransitionScene()
    let screen = try #require(scene.navigation.topViewController)
    let content = UIView()
    scene.turn {
      content.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(content)
      let views: [String: Any] = ["content": content, "top": screen.topLayoutGuide]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[top]-8-[content(20)]", options: [], metrics: nil, views: views))
      NSLayoutConstraint(
        item: content, attribute: .left, relatedBy: .equal, toItem: screen.bottomLayoutGuide,
        attribute: .left, multiplier: 1, constant: 5
      ).isActive = true
    }
    #expect(content.frame.origin == CGPoint(x: 5, y: 111))
    #expect(content.frame.height == 20)
  }
}
