public import Interlude
public import UIKit

/// The app of places, with the transitions it is asked to use.
@MainActor
public enum LibraryApp {
  /// A stack whose cards are pushed by one transition, and whose button presents by another.
  ///
  /// Either is made from the view that was touched.
  public static func stack(
    _ push: @escaping (UIView) -> ScreenTransition = { _ in .dissolve },
    editor: @escaping (UIView) -> ScreenTransition = { _ in .dissolve }, size: CGSize = .zero
  ) -> UINavigationController {
    let places = PlacesViewController()
    let navigation = UINavigationController(rootViewController: places)
    places.openPlace = { [weak navigation] card in
      navigation?.pushViewController(PlaceViewController(card.place), transition: push(card))
    }
    places.openEditor = { [weak places] button in
      let form = EditorViewController(size: size)
      form.close = { [weak form] in form?.dismiss(animated: true) }
      places?.present(form, transition: editor(button))
    }
    return navigation
  }

  /// Three tabs.
  public static func tabs(_ transition: ScreenTransition) -> UITabBarController {
    let list = UINavigationController(rootViewController: PlacesViewController())
    list.tabBarItem = UITabBarItem(title: "Places", image: UIImage(systemName: "house"), tag: 0)
    let favourite = PlaceViewController(Place.all[2])
    favourite.tabBarItem = UITabBarItem(
      title: "Favourite", image: UIImage(systemName: "heart"), tag: 1)
    let form = EditorViewController("Next Journey")
    form.tabBarItem = UITabBarItem(
      title: "Journey", image: UIImage(systemName: "calendar"), tag: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [list, favourite, form]
    tabs.transition = transition
    return tabs
  }

  /// A view that a transition may begin at.
  public static func source(in root: UIViewController) -> UIView? {
    places(in: root)?.cards.dropFirst().first
  }

  /// A screen to go to.
  public static func place() -> UIViewController { PlaceViewController(Place.all[1]) }

  static func places(in root: UIViewController?) -> PlacesViewController? {
    (root as? UINavigationController)?.viewControllers.first as? PlacesViewController
  }
}

extension PlacesViewController {
  /// As if a card had been tapped.
  func open(_ index: Int) { if cards.indices.contains(index) { openPlace?(cards[index]) } }
}
