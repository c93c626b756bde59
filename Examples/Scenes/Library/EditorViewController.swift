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
    heading.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    heading.adjustsFontSizeToFitWidth = true
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
    let line = heading.font.lineHeight.rounded(.up)
    heading.frame = CGRect(x: left, y: safe.minY + 20, width: width, height: line)
    var y = safe.minY + line + 40
    let height = EditorRow.height
    for row in rows {
      row.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + 10
    }
    doneButton.frame = CGRect(x: left, y: min(safe.maxY - 64, y + 12), width: width, height: 48)
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

  /// As high as its two lines, at the user's size of text.
  static var height: CGFloat {
    let fonts = [
      UIFont.preferredFont(forTextStyle: .caption1), .preferredFont(forTextStyle: .body),
    ]
    return fonts.reduce(14) { $0 + $1.lineHeight.rounded(.up) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    symbol.frame = CGRect(
      x: isFromRight ? bounds.width - 44 : 8, y: 0, width: 36, height: bounds.height)
    let (x, width) = (isFromRight ? CGFloat(12) : 52, bounds.width - 64)
    let line = question.font.lineHeight.rounded(.up)
    question.frame = CGRect(x: x, y: 7, width: width, height: line)
    answer.frame = CGRect(
      x: x, y: 7 + line, width: width, height: answer.font.lineHeight.rounded(.up))
  }
}
