import QuartzCore
import Testing
@testable import UIKit

/// Pulling content down to load it anew.
@MainActor @Suite("UIRefreshControl", .ownStage)
struct RefreshControlTests {
  @MainActor
  private final class Stand {
    let scene = ScrollScene()
    let control: UIRefreshControl
    var refreshes = 0
    var onRefresh: (() -> Void)?

    init() {
      control = scene.scene.turn { UIRefreshControl() }
      scene.scene.turn {
        scene.view.refreshControl = control
        control.addAction(
          UIAction { [weak self] _ in
            self?.refreshes += 1
            self?.onRefresh?()
          }, for: .valueChanged)
      }
    }

    var inset: CGFloat { scene.view.adjustedContentInset.top }
    func settle() { scene.scene.session.loop.settle() }

    /// Pulls with a finger and lifts it at rest.
    func pull(by way: CGFloat) {
      scene.place(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: way))
      // The wheel turns for as long as it refreshes, so that there is no end to wait for.
      scene.scene.advance(by: 2)
    }
  }

  @Test("A pull that is far enough refreshes once, and its room stays open until it ends")
  func refreshes() {
    let stand = Stand()
    stand.pull(by: 320)
    #expect(stand.refreshes == 1)
    #expect(stand.control.isRefreshing)
    #expect(stand.inset == 60)
    #expect(stand.scene.offset.y == -60)
    stand.scene.scene.turn { stand.control.endRefreshing() }
    stand.settle()
    #expect(!stand.control.isRefreshing)
    #expect(stand.inset == 0)
    #expect(stand.scene.offset.y == 0)
  }

  @Test("A pull that is too short refreshes nothing, and the wheel goes with it")
  func short() {
    let stand = Stand()
    stand.scene.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 80))
    let wheel = stand.control.subviews.first
    #expect(wheel.map { $0.alpha > 0 && $0.alpha < 1 } == true)
    stand.scene.lift(at: CGPoint(x: 150, y: 130))
    stand.settle()
    #expect(stand.refreshes == 0)
    #expect(wheel?.alpha == 0)
    #expect(stand.scene.offset.y == 0)
  }

  @Test(
    "Ended while the finger is still down, it opens no room and asks again only after its way back")
  func endsEarly() {
    let stand = Stand()
    stand.onRefresh = { stand.control.endRefreshing() }
    stand.pull(by: 320)
    stand.settle()
    #expect(stand.refreshes == 1)
    #expect(stand.inset == 0)
    #expect(stand.scene.offset.y == 0)
    stand.pull(by: 320)
    stand.settle()
    #expect(stand.refreshes == 2)
    stand.onRefresh = nil
  }

  @Test("Begun by the app it sends nothing and content stays where it is")
  func byApp() {
    let stand = Stand()
    stand.scene.scene.turn { stand.control.beginRefreshing() }
    #expect(stand.control.isRefreshing)
    #expect(stand.refreshes == 0)
    #expect(stand.inset == 60)
    #expect(stand.scene.offset.y == 0)
    stand.scene.scene.turn { stand.control.endRefreshing() }
    stand.settle()
    #expect(stand.inset == 0)
  }

  @Test("It lies above the content, as wide as the view, and a disabled one does nothing")
  func place() {
    let stand = Stand()
    #expect(stand.control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    stand.scene.scene.turn { stand.control.isEnabled = false }
    stand.pull(by: 320)
    stand.settle()
    #expect(stand.refreshes == 0)
    stand.scene.scene.turn { stand.scene.view.refreshControl = nil }
    #expect(stand.control.superview == nil)
  }

  @Test("A table controller's control is its table's")
  func tables() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
  }
}
