import UIKit

extension ControlSheet {
  func addBars() {
    let first = UINavigationItem(title: "Inbox")
    let second = UINavigationItem(title: "Message")
    second.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    bar(44) { $0.items = [first, second] }
    let plain = UINavigationItem(title: "Title")
    plain.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: nil, action: nil)
    plain.rightBarButtonItem = UIBarButtonItem(
      title: "Send", style: .done, target: nil, action: nil)
    plain.rightBarButtonItem?.isEnabled = false
    bar(44) {
      $0.items = [plain]
      $0.standardAppearance.configureWithOpaqueBackground()
      $0.standardAppearance.backgroundColor = .systemTeal
    }
    let large = UINavigationItem(title: "Large Title")
    large.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: nil, action: nil)
    bar(96) {
      $0.prefersLargeTitles = true
      $0.items = [large]
    }
    addToolbar()
    addTabs()
  }

  private func bar(_ height: CGFloat, _ prepare: (UINavigationBar) -> Void) {
    let bar = UINavigationBar()
    prepare(bar)
    place(bar, height)
  }

  private func place(_ bar: UIView, _ height: CGFloat) {
    bar.frame = CGRect(x: 0, y: top, width: Self.size.width, height: height)
    view.addSubview(bar)
    top += height + 8
  }

  private func addToolbar() {
    let toolbar = UIToolbar()
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let kinds: [UIBarButtonItem.SystemItem] = [.trash, .organize, .reply, .compose]
    let items = kinds.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
    items[1].isEnabled = false
    toolbar.items = Array(items.map { [$0] }.joined(separator: [space]))
    place(toolbar, 44)
  }

  private func addTabs() {
    let tabs = UITabBar()
    let names = [("Home", "house.fill"), ("Search", "magnifyingglass"), ("Inbox", "bell")]
    tabs.items = names.enumerated().map { index, name in
      UITabBarItem(title: name.0, image: UIImage(systemName: name.1), tag: index)
    }
    tabs.items?[1].badgeValue = "3"
    tabs.items?[2].isEnabled = false
    tabs.selectedItem = tabs.items?.first
    place(tabs, 49)
  }
}
