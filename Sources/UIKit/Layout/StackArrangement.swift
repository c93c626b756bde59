import QuartzCore

/// The places of a stack view's views: sizes along its axis first, then places across it.
/// ```
/// |margin|▭▭▭|spacing|▭▭|custom|▭▭▭▭|margin|   along the axis: `StackDistribution`
/// ```
@MainActor
struct StackArrangement {
  /// The views that are laid out, in order.
  let views: [UIView]
  /// After each view but the last.
  let spacings: [CGFloat]
  let margins: UIEdgeInsets
  let isRow: Bool
  let isMirrored: Bool
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let spacesBaselines: Bool
  let givenSizes: [ObjectIdentifier: CGSize]

  /// A size that is finite and not below nothing.
  private func tame(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0,
      height: size.height.isFinite ? max(0, size.height) : 0)
  }

  func wish(of view: UIView, in room: CGSize) -> CGSize {
    let wanted = view.wantedSize(in: room)
    // The default `sizeThatFits` gives the size the stack itself has set: the first one counts.
    guard wanted == view.bounds.size, !view.hasLength(isRow), !view.hasLength(!isRow) else {
      return tame(wanted)
    }
    return tame(givenSizes[ObjectIdentifier(view)] ?? wanted)
  }

  private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

  private var marginsAlong: CGFloat {
    isRow ? margins.left + margins.right : margins.top + margins.bottom
  }
  private var marginsAcross: CGFloat {
    isRow ? margins.top + margins.bottom : margins.left + margins.right
  }

  private var aligns: Bool { isRow && (alignment == .firstBaseline || alignment == .lastBaseline) }

  // MARK: The stack's own size

  func wantedSize(in room: CGSize) -> CGSize {
    guard !views.isEmpty else {
      let empty = CGSize(width: margins.left + margins.right, height: margins.top + margins.bottom)
      return marginsAlong > 0 || marginsAcross > 0
        ? empty
        : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let inner = CGSize(
      width: max(0, room.width - margins.left - margins.right),
      height: max(0, room.height - margins.top - margins.bottom))
    // A column's views have its width at most; a row's share the width.
    let wishes = views.map {
      wish(of: $0, in: isRow ? CGSize(width: .infinity, height: inner.height) : inner)
    }
    let gaps = gaps(wishes).reduce(0, +)
    let lengths = wishes.map(along)
    var length =
      distribution == .fillEqually
      ? (lengths.max() ?? 0) * CGFloat(lengths.count) : lengths.reduce(0, +)
    length += gaps + marginsAlong
    var breadth = wishes.map(across).max() ?? 0
    if aligns { breadth = max(breadth, baselineBreadth(wishes)) }
    breadth += marginsAcross
    return isRow
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// The spacings, less what lies between baselines and edges where they count from baselines.
  private func gaps(_ wishes: [CGSize]) -> [CGFloat] {
    guard spacesBaselines, !isRow else { return spacings }
    return spacings.indices.map { index in
      let below = wishes[index].height - views[index].lastBaseline(inHeight: wishes[index].height)
      let above = views[index + 1].firstBaseline(inHeight: wishes[index + 1].height)
      return spacings[index] - below - above
    }
  }

  private func baseline(_ view: UIView, _ height: CGFloat) -> CGFloat {
    alignment == .lastBaseline
      ? view.lastBaseline(inHeight: height) : view.firstBaseline(inHeight: height)
  }

  private func baselineBreadth(_ wishes: [CGSize]) -> CGFloat {
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for (view, size) in zip(views, wishes) {
      let line = baseline(view, size.height)
      above = max(above, line)
      below = max(below, size.height - line)
    }
    return above + below
  }

  /// Of the first view of a column, or the last; of the tallest of a row.
  func baseline(isFirst: Bool, inHeight height: CGFloat) -> CGFloat {
    let frames = frames(in: CGRect(x: 0, y: 0, width: 0, height: height))
    let pairs = Array(zip(views, frames))
    let found = isRow ? pairs.max { $0.1.height < $1.1.height } : isFirst ? pairs.first : pairs.last
    guard let (view, frame) = found else { return height }
    return frame.minY
      + (isFirst
        ? view.firstBaseline(inHeight: frame.height) : view.lastBaseline(inHeight: frame.height))
  }

  // MARK: Frames

  func frames(in bounds: CGRect) -> [CGRect] {
    let area = CGRect(
      x: bounds.minX + margins.left, y: bounds.minY + margins.top,
      width: max(0, bounds.width - margins.left - margins.right),
      height: max(0, bounds.height - margins.top - margins.bottom))
    guard !views.isEmpty else { return [] }
    let breadth = across(area.size)
    let room =
      isRow
      ? CGSize(width: CGFloat.infinity, height: breadth)
      : CGSize(width: breadth, height: .infinity)
    let wishes = views.map { wish(of: $0, in: room) }
    let spans = StackDistribution(
      lengths: wishes.map(along), gaps: gaps(wishes), kind: distribution,
      growth: views.map { growthRank($0) }, shrinkage: views.map { shrinkRank($0) }
    ).spans(in: along(area.size))
    // In a row, a view that got less width than it wanted may need more height.
    let sizes = zip(views, zip(wishes, spans)).map { view, pair -> CGSize in
      let (wish, span) = pair
      guard isRow, span.length < wish.width else { return wish }
      return self.wish(of: view, in: CGSize(width: span.length, height: .infinity))
    }
    let line =
      aligns ? zip(views, sizes).map { baseline($0, $1.height) }.max() ?? 0 : 0
    return zip(zip(views, sizes), spans).map { pair, span in
      frame(of: pair.0, size: pair.1, span: span, in: area, line: line)
    }
  }

  /// Where a view lies across the axis.
  private func frame(
    of view: UIView, size: CGSize, span: StackDistribution.Span, in area: CGRect, line: CGFloat
  ) -> CGRect {
    let most = across(area.size)
    var breadth = across(size)
    var offset: CGFloat = 0
    switch alignment {
    case .fill: breadth = most
    case .leading: offset = !isRow && isMirrored ? most - breadth : 0
    case .trailing: offset = !isRow && isMirrored ? 0 : most - breadth
    case .center: offset = (most - breadth) / 2
    case .firstBaseline, .lastBaseline:
      // Baselines are a row's matter; in a column the leading edges meet.
      if isRow {
        offset = line - baseline(view, size.height)
      } else {
        offset = isMirrored ? most - breadth : 0
      }
    }
    guard isRow else {
      return CGRect(
        x: area.minX + offset, y: area.minY + span.start, width: breadth, height: span.length)
    }
    let start = isMirrored ? area.width - span.start - span.length : span.start
    return CGRect(
      x: area.minX + start, y: area.minY + offset, width: span.length, height: breadth)
  }

  /// Views without a length of their own grow before all others, then the weakest hugging.
  private func growthRank(_ view: UIView) -> Float {
    guard view.hasLength(isRow) else { return -1 }
    return view.contentHuggingPriority(for: isRow ? .horizontal : .vertical).rawValue
  }

  private func shrinkRank(_ view: UIView) -> Float {
    guard view.hasLength(isRow) else { return -1 }
    return view.contentCompressionResistancePriority(for: isRow ? .horizontal : .vertical).rawValue
  }
}

extension UIView {
  /// Whether it has an intrinsic length along an axis.
  fileprivate func hasLength(_ isRow: Bool) -> Bool {
    (isRow ? intrinsicContentSize.width : intrinsicContentSize.height) >= 0
  }
}
