import QuartzCore

/// Where the items, headers and backgrounds of a section of groups are.
@MainActor
struct CompositionalSection {
  var items: [CGRect] = []
  /// Items whose height, or width, is a guess until they are measured.
  var isEstimated: [Bool] = []
  var boundaries: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
  var backgrounds: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
  var frame = CGRect.zero
  var list: UICollectionLayoutListConfiguration?
}

/// Lays groups out: the section's description and a number of items in, places out.
@MainActor
struct GroupPlacer {
  let section: NSCollectionLayoutSection
  let count: Int
  let container: CGSize
  /// What items that were measured are high.
  let measured: (Int) -> CGFloat?
  private var result = CompositionalSection()

  init(
    _ section: NSCollectionLayoutSection, count: Int, container: CGSize,
    measured: @escaping (Int) -> CGFloat?
  ) {
    self.section = section
    self.count = count
    self.container = container
    self.measured = measured
  }

  mutating func place(from top: CGFloat) -> CompositionalSection {
    let insets = section.contentInsets
    let room = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing), height: container.height)
    var y = top
    y = bands(.top, y, room)
    y += insets.top
    let start = y
    while result.items.count < count {
      if y > start { y += section.interGroupSpacing }
      let before = result.items.count
      let size = fill(section.group, at: CGPoint(x: insets.leading, y: y), in: room)
      // A group without room for a single item would never come to an end.
      guard result.items.count > before else { break }
      y += size.height
    }
    y += insets.bottom
    y = bands(.bottom, y, room)
    result.list = section.list
    result.frame = CGRect(x: 0, y: top, width: container.width, height: y - top)
    for item in section.decorationItems {
      result.backgrounds.append((item, inset(result.frame, item.contentInsets)))
    }
    return result
  }

  private func inset(_ rect: CGRect, _ by: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: rect.minX + by.leading, y: rect.minY + by.top,
      width: max(0, rect.width - by.leading - by.trailing),
      height: max(0, rect.height - by.top - by.bottom))
  }

  private mutating func bands(_ edge: NSRectAlignment, _ top: CGFloat, _ room: CGSize) -> CGFloat {
    var y = top
    for item in section.boundarySupplementaryItems {
      let isBottom = [.bottom, .bottomLeading, .bottomTrailing].contains(item.alignment)
      guard isBottom == (edge == .bottom) else { continue }
      let follows = section.supplementariesFollowContentInsets
      let size = item.layoutSize.size(in: follows ? room : container)
      let x = follows ? section.contentInsets.leading : 0
      result.boundaries.append((item, CGRect(x: x, y: y, width: size.width, height: size.height)))
      y += size.height
    }
    return y
  }

  /// Gives as many items as are left a place in one group; returns the group's size.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, at corner: CGPoint, in room: CGSize
  ) -> CGSize {
    var size = group.layoutSize.size(in: room)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let origin = CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top)
    let isAcross = group.axis == .horizontal
    let spacing = gap(group, inner, isAcross)
    var (along, thickest, placed) = (CGFloat(0), CGFloat(0), 0)
    let hasFreeHeight = group.layoutSize.heightDimension.isEstimated
    while result.items.count < count, !group.subitems.isEmpty {
      if let number = group.count, placed >= number { break }
      let item = group.subitems[placed % group.subitems.count]
      var side = item.layoutSize.size(in: inner)
      if let number = group.count {
        let share =
          ((isAcross ? inner.width : inner.height) - spacing * CGFloat(number - 1))
          / CGFloat(number)
        if isAcross { side.width = share } else if !hasFreeHeight { side.height = share }
      }
      let length = isAcross ? side.width : side.height
      let limit = isAcross ? inner.width : inner.height
      let isFull = along + length > limit + 0.01 && placed > 0
      if isFull, isAcross || !hasFreeHeight { break }
      if !isAcross, hasFreeHeight, placed >= group.subitems.count, group.count == nil { break }
      let place = CGPoint(
        x: origin.x + (isAcross ? along : 0), y: origin.y + (isAcross ? 0 : along))
      let taken = put(item, at: place, side, inner)
      along += (isAcross ? taken.width : taken.height) + spacing
      thickest = max(thickest, isAcross ? taken.height : taken.width)
      placed += 1
      if length <= 0 { break }
    }
    if hasFreeHeight {
      size.height = insets.top + insets.bottom + (isAcross ? thickest : max(0, along - spacing))
    }
    return size
  }

  private func gap(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ isAcross: Bool
  ) -> CGFloat {
    guard let spacing = group.interItemSpacing else { return 0 }
    guard spacing.isFlexibleSpacing else { return spacing.spacing }
    // What is left when as many stand side by side as fit.
    let limit = isAcross ? inner.width : inner.height
    var (used, number) = (CGFloat(0), 0)
    while number < max(group.count ?? 1000, 1), !group.subitems.isEmpty {
      let side = group.subitems[number % group.subitems.count].layoutSize.size(in: inner)
      let length = isAcross ? side.width : side.height
      let next = used + length + (number > 0 ? spacing.spacing : 0)
      guard length > 0, next <= limit + 0.01 else { break }
      used = next
      number += 1
    }
    guard number > 1 else { return spacing.spacing }
    return spacing.spacing + max(0, limit - used) / CGFloat(number - 1)
  }

  private mutating func put(
    _ item: NSCollectionLayoutItem, at place: CGPoint, _ side: CGSize, _ room: CGSize
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return fill(group, at: place, in: room) }
    var side = side
    let isEstimated = item.layoutSize.heightDimension.isEstimated
    if isEstimated, let height = measured(result.items.count) { side.height = height }
    result.items.append(inset(CGRect(origin: place, size: side), item.contentInsets))
    result.isEstimated.append(isEstimated)
    return side
  }
}
