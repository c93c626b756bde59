public import QuartzCore

extension UISegmentedControl {
  /// The segment, when there is one of that number.
  private final func existing(_ index: Int, _ call: String) -> SegmentView? {
    if segments.indices.contains(index) { return segments[index] }
    session.record("UISegmentedControl.\(call)", "there is no segment \(index)")
    return nil
  }

  private final func change(_ index: Int, _ call: String, _ change: (SegmentView) -> Void) {
    guard let segment = existing(index, call) else { return }
    change(segment)
    appearanceChanged()
    contentChanged()
  }

  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment, "setTitle") {
      $0.title = title
      $0.image = nil
    }
  }
  public final func titleForSegment(at segment: Int) -> String? {
    existing(segment, "titleForSegment")?.title
  }
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment, "setImage") {
      $0.image = image
      $0.title = nil
    }
  }
  public final func imageForSegment(at segment: Int) -> UIImage? {
    existing(segment, "imageForSegment")?.image
  }
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment, "setAction") {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }
  public final func actionForSegment(at segment: Int) -> UIAction? {
    existing(segment, "actionForSegment")?.action
  }
  /// `NSNotFound` when no segment has that action.
  public final func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? .max
  }
  /// 0 is a share of what is left.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.isFinite, width >= 0 else {
      return session.record("UISegmentedControl.setWidth", "\(width) is no width")
    }
    change(segment, "setWidth") { $0.givenWidth = width }
  }
  public final func widthForSegment(at segment: Int) -> CGFloat {
    existing(segment, "widthForSegment")?.givenWidth ?? 0
  }
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment, "setContentOffset") { $0.contentOffset = offset }
  }
  public final func contentOffsetForSegment(at segment: Int) -> CGSize {
    existing(segment, "contentOffsetForSegment")?.contentOffset ?? .zero
  }
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment, "setEnabled") { $0.isEnabled = enabled }
  }
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    existing(segment, "isEnabledForSegment")?.isEnabled ?? false
  }

  /// Inside the two points at the sides; without a width to fill, by content.
  final func segmentWidths(in width: CGFloat?) -> [CGFloat] {
    let wishes = segments.map { ($0.contentSize.width + 20).rounded(.up) }
    let given = segments.map(\.givenWidth)
    let free = given.filter { $0 == 0 }.count
    guard let width else {
      let widest = zip(wishes, given).filter { $0.1 == 0 }.map(\.0).max() ?? 0
      return zip(wishes, given).map { wish, given in
        given > 0 ? given : apportionsSegmentWidthsByContent ? wish : widest
      }
    }
    let rest = max(0, width - given.reduce(0, +))
    let wished = zip(wishes, given).filter { $0.1 == 0 }.map(\.0).reduce(0, +)
    return zip(wishes, given).map { wish, given in
      if given > 0 { return given }
      guard apportionsSegmentWidthsByContent, wished > 0 else { return rest / CGFloat(free) }
      return rest * wish / wished
    }
  }

  package final var segmentFrames: [CGRect] {
    let area = bounds.insetBy(dx: 2, dy: 2)
    guard area.width > 0, area.height > 0 else { return segments.map { _ in .zero } }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isReversed ? area.maxX : area.minX
    return segmentWidths(in: area.width).map { width in
      if isReversed { x -= width }
      defer { if !isReversed { x += width } }
      return CGRect(x: x, y: area.minY, width: width, height: area.height)
    }
  }

  /// The segment above or below the finger, however far.
  final func segment(at touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    let frames = segmentFrames
    if let index = frames.firstIndex(where: { x >= $0.minX && x < $0.maxX }) { return index }
    // Beside the ends it is the nearest.
    return frames.indices.min { abs(frames[$0].midX - x) < abs(frames[$1].midX - x) }
  }
}
