import QuartzCore
import Testing
@testable import UIKit

/// What bars are told: items, buttons, appearances.
@MainActor @Suite("Bars: items and appearances")
struct NavigationItemTests {
  @Test("The first button of a side is outermost; setting one replaces all")
  func buttons() {
    let item = UINavigationItem(title: "A")
    let (one, two) = (UIBarButtonItem.flexibleSpace(), UIBarButtonItem.fixedSpace(8))
    item.rightBarButtonItems = [one, two]
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = two
    #expect(item.rightBarButtonItems == [two])
    item.setLeftBarButton(one, animated: false)
    #expect(item.leftBarButtonItems == [one])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
    #expect(two.width == 8)
  }

  @Test("A controller's title is its item's")
  func title() {
    let controller = UIViewController()
    controller.title = "Before"
    #expect(controller.navigationItem.title == "Before")
    controller.title = "After"
    #expect(controller.navigationItem.title == "After")
    #expect(controller.tabBarItem.title == "After")
  }

  @Test("A system item that confirms is of the style done; the rest are plain")
  func systemItems() {
    let make = { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
    #expect(make(.done).style == .done && make(.save).style == .done)
    #expect(make(.cancel).style == .plain && make(.add).style == .plain)
    #expect(make(.done).shownTitle == "Done" && make(.cancel).shownTitle == "Cancel")
  }

  @Test("A closure is performed instead of the action, with the item as its sender")
  func primaryAction() {
    var senders: [AnyObject?] = []
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Go") { senders.append($0.sender as AnyObject?) })
    #expect(item.title == "Go")
    item.perform(for: nil)
    #expect(senders.count == 1 && senders.first as? UIBarButtonItem === item)
  }

  @Test(
    "What the back button says",
    arguments: [
      ("Inbox", nil, nil, .default, "Inbox", true),
      ("Inbox", "In", nil, .default, "In", true),
      ("Inbox", "", nil, .default, "", false),
      ("Inbox", "In", "Own", .default, "Own", true),
      ("Inbox", nil, nil, .generic, "Back", false),
      ("Inbox", "In", "Own", .minimal, "", false),
      (nil, nil, nil, .default, "Back", false),
    ] as [(String?, String?, String?, UINavigationItem.BackButtonDisplayMode, String, Bool)])
  func backWords(
    title: String?, backTitle: String?, backItem: String?,
    mode: UINavigationItem.BackButtonDisplayMode, words: String, canBeShort: Bool
  ) {
    let item = UINavigationItem(title: "")
    item.title = title
    item.backButtonTitle = backTitle
    item.backButtonDisplayMode = mode
    if let backItem {
      item.backBarButtonItem = UIBarButtonItem(
        title: backItem, style: .plain, target: nil, action: nil)
    }
    let button = BackButtonView(to: item)
    #expect(button.full == words && button.canBeShort == canBeShort)
  }

  @Test("An appearance is copied when it is assigned, and when it is copied")
  func copies() throws {
    let bar = UINavigationBar(frame: .zero)
    let mine = UINavigationBarAppearance()
    mine.configureWithOpaqueBackground()
    mine.backgroundColor = .red
    mine.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    bar.standardAppearance = mine
    mine.backgroundColor = .blue
    mine.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
    let copy = try #require(bar.standardAppearance.copy() as? UINavigationBarAppearance)
    #expect(copy !== bar.standardAppearance && copy.backgroundColor == .red)
  }

  @Test("The three configurations of a background")
  func configurations() {
    let look = UIToolbarAppearance()
    #expect(look.backgroundEffect?.style == .systemChromeMaterial && look.shadowColor != nil)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.backgroundColor == nil)
    #expect(look.shadowColor == nil)
  }

  @Test("A state says what it says; for the rest the normal one's attributes hold")
  func stateAttributes() {
    let look = UIBarButtonItemAppearance(style: .plain)
    look.normal.titleTextAttributes = [.kern: 1, .foregroundColor: UIColor.red]
    look.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    let shown = look.titleTextAttributes(for: .disabled)
    #expect(shown[.kern] as? Int == 1 && shown[.foregroundColor] as? UIColor == .gray)
  }
}
