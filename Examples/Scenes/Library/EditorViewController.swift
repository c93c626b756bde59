import UIKit

/// A short form; as a panel or a window it would like to be small.
final class EditorViewController: UIViewController {
  let doneButton = UIButton(type: .custom)
  private let heading = UILabel()
  private let rows: [EditorRow]
  var close: (() -> Void)?

  init(_ heading: String = "New Place", size: CGSize = .zero) {
    rows = [
      EditorRow("house", "Where", "Somewhere by the sea"),
      EditorRow("calendar", "When", "In September"),
      EditorRow("person.2.fill", "With", "Ada and Emil"),
    ]
    super.init(nibName: nil, bundle: nil)
    self.heading.text = heading
    title = heading
    preferredContentSize = size
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.textColor = .white
    doneButton.setTitle("Done", for: .normal)
    doneButton.backgroundColor = UIColor(white: 1, alpha: 0.22)
    doneButton.layer.cornerRadius = 14
    doneButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    doneButton.addAction(UIAction { [weak self] _ in self?.close?() }, for: .touchUpInside)
    for view in rows + [heading, doneButton] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let (left, width) = (safe.minX + 20, safe.width - 40)
    heading.frame = CGRect(x: left, y: safe.minY + 20, width: width, height: 36)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: left, y: safe.minY + 76 + CGFloat(index) * 62, width: width, height: 52)
    }
    doneButton.frame = CGRect(
      x: left, y: min(safe.maxY - 64, safe.minY + 76 + 3 * 62 + 12), width: width, height: 48)
  }
}

/// A symbol, a question and its answer.
final class EditorRow: UIView {
  private let symbol = UIImageView()
  private let question = UILabel()
  private let answer = UILabel()

  init(_ symbol: String, _ question: String, _ answer: String) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 1, alpha: 0.14)
    layer.cornerRadius = 12
    self.symbol.image = UIImage(systemName: symbol)
    self.symbol.tintColor = .white
    self.symbol.contentMode = .center
    self.question.text = question
    self.answer.text = answer
    self.question.font = .preferredFont(forTextStyle: .caption1)
    self.answer.font = .preferredFont(forTextStyle: .body)
    self.question.textColor = UIColor(white: 1, alpha: 0.7)
    self.answer.textColor = .white
    for view in [self.symbol, self.question, self.answer] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 8, y: 0, width: 36, height: bounds.height)
    question.frame = CGRect(x: 52, y: 6, width: bounds.width - 64, height: 16)
    answer.frame = CGRect(x: 52, y: 23, width: bounds.width - 64, height: 22)
  }
}
