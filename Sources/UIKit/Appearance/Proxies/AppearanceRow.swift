import QuartzCore

/// One property of a class that can be said for all of its objects.
@MainActor
struct AppearanceRow {
  let applies: (NSObject) -> Bool
  /// Whether two objects have different values.
  let isDifferent: (NSObject, NSObject) -> Bool
  let copy: (_ from: NSObject, _ to: NSObject) -> Void

  func applies(to object: NSObject) -> Bool { applies(object) }
  func differs(_ object: NSObject, _ other: NSObject) -> Bool { isDifferent(object, other) }

  /// Compared by `read`, which makes nothing on the way, and carried over by `write`.
  private static func row<Root: NSObject, Value>(
    _ type: Root.Type, _ read: @escaping (Root) -> Value,
    _ isEqual: @escaping (Value, Value) -> Bool, _ write: @escaping (Root, Value) -> Void
  ) -> AppearanceRow {
    AppearanceRow(
      applies: { $0 is Root },
      isDifferent: { first, second in
        guard let first = first as? Root, let second = second as? Root else { return false }
        return !isEqual(read(first), read(second))
      },
      copy: { from, to in
        guard let from = from as? Root, let to = to as? Root else { return }
        write(to, read(from))
      })
  }

  private static func row<Root: NSObject, Value: Equatable>(
    _ type: Root.Type, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceRow {
    row(type, { $0[keyPath: path] }, { $0 == $1 }) { $0[keyPath: path] = $1 }
  }

  /// Attributes count as different where only one side has any.
  private static func attributes<Root: NSObject>(
    _ type: Root.Type, _ path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
  ) -> AppearanceRow {
    row(type, { $0[keyPath: path] }, { ($0 == nil) == ($1 == nil) }) { $0[keyPath: path] = $1 }
  }

  /// A bar's look, where one was assigned.
  private static func look<Root: NSObject, Look: UIBarAppearance>(
    _ type: Root.Type, _ read: @escaping (Root) -> Look?, _ write: @escaping (Root, Look) -> Void
  ) -> AppearanceRow {
    row(type, read, { ($0 == nil) == ($1 == nil) }) { if let look = $1 { write($0, look) } }
  }

  static let all: [AppearanceRow] = views + bars + items + controls

  private static let views: [AppearanceRow] = [
    row(UIView.self, \.backgroundColor),
    row(UIView.self, { $0.storedTintColor }, { $0 == $1 }) { $0.tintColor = $1 },
    row(UILabel.self, { $0.textColor }, { $0 == $1 }) { $0.textColor = $1 },
    row(UILabel.self, { $0.font }, { $0 == $1 }) { $0.font = $1 },
    row(UITextField.self, \.textColor), row(UITextField.self, \.font),
    row(UITableView.self, \.separatorColor), row(UITableView.self, \.separatorInset),
    row(UITableView.self, \.sectionIndexColor),
  ]

  private static let bars: [AppearanceRow] =
    legacy(UINavigationBar.self) + legacy(UIToolbar.self) + legacy(UITabBar.self) + [
      row(UINavigationBar.self, \.prefersLargeTitles),
      attributes(UINavigationBar.self, \.titleTextAttributes),
      attributes(UINavigationBar.self, \.largeTitleTextAttributes),
      row(UINavigationBar.self, \.backIndicatorImage),
      look(UINavigationBar.self, { $0.looks[.standard] }) { $0.standardAppearance = $1 },
      look(UINavigationBar.self, { $0.looks[.compact] }) { $0.compactAppearance = $1 },
      look(UINavigationBar.self, { $0.looks[.scrollEdge] }) { $0.scrollEdgeAppearance = $1 },
      look(UIToolbar.self, { $0.looks[.standard] }) { $0.standardAppearance = $1 },
      look(UIToolbar.self, { $0.looks[.scrollEdge] }) { $0.scrollEdgeAppearance = $1 },
      look(UITabBar.self, { $0.looks[.standard] }) { $0.standardAppearance = $1 },
      look(UITabBar.self, { $0.looks[.scrollEdge] }) { $0.scrollEdgeAppearance = $1 },
      row(UITabBar.self, \.unselectedItemTintColor),
    ]

  /// What all bars have from before iOS 13.
  private static func legacy<Bar: LegacyLooking>(_ type: Bar.Type) -> [AppearanceRow] {
    [
      row(type, { $0.legacy.style }, { $0 == $1 }) { $0.changeLegacyStyle(to: $1) },
      row(type, { $0.legacy.isTranslucent }, { $0 == $1 }) {
        $0.changeLegacy(\.isTranslucent, to: $1)
      },
      row(type, { $0.legacy.tint }, { $0 == $1 }) { $0.changeLegacy(\.tint, to: $1) },
      row(type, { $0.legacy.shadowImage }, { $0 == $1 }) { $0.changeLegacy(\.shadowImage, to: $1) },
      row(type, { $0.legacy.images }, { $0 == $1 }) { $0.changeLegacy(\.images, to: $1) },
    ]
  }

  private static let items: [AppearanceRow] =
    [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
      row(
        UIBarItem.self, { $0.titleTextAttributes(for: state) }, { ($0 == nil) == ($1 == nil) }
      ) { $0.setTitleTextAttributes($1, for: state) }
    } + [row(UIBarButtonItem.self, \.tintColor)]

  private static let controls: [AppearanceRow] = [
    row(UISwitch.self, \.onTintColor), row(UISwitch.self, \.thumbTintColor),
    row(UISlider.self, \.minimumTrackTintColor), row(UISlider.self, \.maximumTrackTintColor),
    row(UISlider.self, \.thumbTintColor),
    row(UIProgressView.self, \.progressTintColor), row(UIProgressView.self, \.trackTintColor),
    row(UIPageControl.self, \.pageIndicatorTintColor),
    row(UIPageControl.self, \.currentPageIndicatorTintColor),
    row(UIActivityIndicatorView.self, { $0.color }, { $0 == $1 }) { $0.color = $1 },
    row(UISegmentedControl.self, \.selectedSegmentTintColor),
    row(UIButton.self, { $0.titleColor(for: .normal) }, { $0 == $1 }) {
      $0.setTitleColor($1, for: .normal)
    },
  ]
}
