import UIKit

/// A screen of the walk; what it is like depends on its number.
final class Wanderer: UIViewController, Wandering {
  let ledger = Ledger()
  let number: Int
  weak var walker: Walker?

  init(_ number: Int, _ walker: Walker) {
    self.number = number
    self.walker = walker
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
    hidesBottomBarWhenPushed = number % 5 == 0
    definesPresentationContext = number % 7 == 0
    if number % 6 == 0 { toolbarItems = [UIBarButtonItem(title: "T\(number)")] }
    if number % 11 == 0 { navigationItem.largeTitleDisplayMode = .always }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.8, alpha: 1)
    let source = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 80))
    source.tag = Walker.sourceTag
    view.addSubview(source)
    if number % 4 == 0 { addList() }
  }

  private func addList() {
    let list = UIScrollView(frame: view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 100, height: 2000)
    view.addSubview(list)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ledger.willAppear()
    walker?.join(self)
    walker?.moment(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    ledger.isAppearing()
    walker?.moment(.isAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.didAppear()
    walker?.moment(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.willDisappear()
    walker?.moment(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.didDisappear()
    walker?.moment(.didDisappear)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    walker?.moment(.layout)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    walker?.moment(.sizeChange)
  }
}

final class WanderingStack: UINavigationController, Wandering {
  let ledger = Ledger()
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ledger.willAppear()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    ledger.isAppearing()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.didDisappear()
  }
}

final class WanderingTabs: UITabBarController, Wandering {
  let ledger = Ledger()
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ledger.willAppear()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    ledger.isAppearing()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.didDisappear()
  }
}
