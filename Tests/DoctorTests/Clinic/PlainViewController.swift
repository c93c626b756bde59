import UIKit

/// A screen of one colour with a label, which writes down its life.
final class PlainViewController: UIViewController {
  let name: String
  let color: UIColor
  /// `willAppear`, `didAppear`, `willDisappear`, `didDisappear`, in order.
  private(set) var life: [String] = []
  var onWillAppear: (() -> Void)?
  var onSizeChange: (() -> Void)?

  init(_ name: String, _ color: UIColor = .systemTeal) {
    self.name = name
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 120, height: 30))
    label.text = name
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    life.append("willAppear")
    onWillAppear?()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    life.append("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    life.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    life.append("didDisappear")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    onSizeChange?()
  }
}
