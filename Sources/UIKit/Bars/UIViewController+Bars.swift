import QuartzCore

extension UIViewController {
  /// The nearest tab bar controller around it.
  public var tabBarController: UITabBarController? {
    var controller = departing ?? parent
    while let current = controller {
      if let tabs = current as? UITabBarController { return tabs }
      controller = current.parent
    }
    return nil
  }

  final func changeToolbarItems(to items: [UIBarButtonItem]?, animated: Bool) {
    guard items ?? [] != storedToolbarItems ?? [] else { return }
    storedToolbarItems = items
    enclosingNavigation?.toolbarItemsChanged(of: self, animated: animated)
  }

  final func ownTabBarItem() -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    // A navigation controller's tab is its root's, as on iOS.
    if let root = (self as? UINavigationController)?.stack.first { return root.ownTabBarItem() }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    storedTabBarItem = item
    return item
  }

  final func replaceTabBarItem(by item: UITabBarItem?) {
    guard item !== storedTabBarItem else { return }
    storedTabBarItem = item
    tabBarController?.itemsChanged()
  }
}

extension UINavigationController {
  fileprivate final func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard case .idle = state, controller === displayed else { return }
    bottomBar.setItems(controller.toolbarItems, animated: animated)
  }
}
