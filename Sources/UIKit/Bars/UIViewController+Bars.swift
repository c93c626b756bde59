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

  final func ownEditButton() -> UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let button = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButton = button
    return button
  }

  /// The bar's button follows; the item itself stays what bars hold.
  final func editButtonChanged() {
    guard let storedEditButton else { return }
    storedEditButton.title = isEditing ? "Done" : "Edit"
    storedEditButton.style = isEditing ? .done : .plain
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
