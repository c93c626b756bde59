import Foundation
import InterludeGeometry
import InterludeScene
import InterludeTypesetting

/// Turns nodes into commands: transforms applied, shapes covered, what cannot be seen left out.
struct PictureCompiler {
  /// Where drawing has an effect.
  struct Clip {
    var rect: PixelRect
    /// Only where this is not empty; how much of it counts when the group ends.
    var stencil: PlacedCoverage?
  }

  let cache: CoverageCache
  private(set) var commands: [DrawCommand] = []
  private(set) var report = RasterReport()
  /// How many groups that keep what is under them surround the next node.
  private var depth = 0

  init(cache: CoverageCache) { self.cache = cache }

  mutating func add(_ nodes: [PictureNode], _ transform: Affine, _ clip: Clip) {
    for node in nodes { add(node, transform, clip) }
  }

  private mutating func add(_ node: PictureNode, _ transform: Affine, _ clip: Clip) {
    switch node {
    case .fill(let path, let rule, let color):
      add(.path(path, rule), color, transform, clip)
    case .rectangle(let rect, let radius, let corners, let color):
      guard let shape = Shape.rectangle(rect, radius: radius, corners: corners) else { return }
      add(shape, color, transform, clip)
    case .stroke(let path, let style, let color):
      guard style.width > 0, style.width.isFinite else { return }
      add(.stroke(path, style), color, transform, clip)
    case .border(let rect, let width, let radius, let corners, let color):
      guard let shape = Shape.ring(rect, width: width, radius: radius, corners: corners)
      else { return }
      add(shape, color, transform, clip)
    case .image(let bitmap, let rect, let crop, let filter):
      guard
        let sampler = ImageSampler(
          bitmap, in: rect, crop: crop, filter: filter, transform: transform),
        let shape = Shape.rectangle(rect, radius: 0, corners: []),
        let coverage = cache.coverage(of: shape, transform: transform, limit: clip.rect)
      else { return }
      paint(coverage, .image(sampler), clip)
    case .gradient(let gradient, let rect):
      guard let sampler = GradientSampler(gradient, in: rect, transform: transform),
        let shape = Shape.rectangle(rect, radius: 0, corners: []),
        let coverage = cache.coverage(of: shape, transform: transform, limit: clip.rect)
      else { return }
      paint(coverage, .gradient(sampler), clip)
    case .glyphs(let run): add(run, transform, clip)
    case .group(let group): add(group, transform, clip)
    }
  }

  private mutating func add(
    _ shape: Shape, _ color: RGBA, _ transform: Affine, _ clip: Clip
  ) {
    guard color.alpha > 0,
      let coverage = cache.coverage(of: shape, transform: transform, limit: clip.rect)
    else { return }
    paint(coverage, .color(color), clip)
  }

  private mutating func paint(
    _ coverage: PlacedCoverage, _ paint: Paint, opacity: Double = 1, _ clip: Clip
  ) {
    var coverage = coverage.clipped(to: clip.rect)
    guard !coverage.isEmpty else { return }
    if let stencil = clip.stencil {
      coverage = coverage.restricted(to: stencil)
      guard !coverage.isEmpty else { return }
    } else if depth == 0, coverage.isSolid, coverage.window == clip.rect,
      case .color(let color) = paint, color.alpha >= 1
    {
      hide(under: clip.rect)
    }
    commands.append(.paint(coverage, paint, opacity: opacity))
  }

  // MARK: Glyphs

  private mutating func add(_ run: GlyphRun, _ transform: Affine, _ clip: Clip) {
    guard run.color.alpha > 0, run.size > 0, run.size.isFinite, !run.glyphs.isEmpty else { return }
    guard let face = FontLibrary.shared.face(named: run.face) else {
      return report.note(.missingFace)
    }
    let shape = GlyphShape(face, run)
    let placed = Affine(translationX: run.origin.x, y: run.origin.y).concatenating(transform)
    guard face.isColored else {
      guard let coverage = cache.coverage(of: shape, transform: placed, limit: clip.rect)
      else { return }
      return paint(coverage, .color(run.color), clip)
    }
    for glyph in run.glyphs {
      guard let picture = face.picture(of: glyph.index) else { continue }
      let rect = shape.rect(of: picture.rect, at: glyph.position)
      let scale = placed.longestStretch * rect.width
      guard
        let sampler = ImageSampler(
          cache.pictures.bitmap(picture.bitmap, pixels: scale), in: rect,
          crop: CGRect(x: 0, y: 0, width: 1, height: 1), filter: .linear, transform: placed),
        let box = Shape.rectangle(rect, radius: 0, corners: []),
        let coverage = cache.coverage(of: box, transform: placed, limit: clip.rect)
      else { continue }
      paint(coverage, .image(sampler), opacity: min(1, run.color.alpha), clip)
    }
  }

  /// Drops what an opaque rectangle covers in full: what lies below costs nothing.
  private mutating func hide(under rect: PixelRect) {
    let isCovered = commands.allSatisfy { command in
      switch command {
      case .paint(let coverage, _, _), .begin(let coverage, _), .end(let coverage, _),
        .turn(let coverage):
        rect.contains(coverage.window)
      case .beginApart(let area), .endApart(let area, _, _): rect.contains(area)
      }
    }
    if isCovered { commands.removeAll(keepingCapacity: true) }
  }

  // MARK: Groups

  private mutating func add(_ group: PictureGroup, _ outer: Affine, _ clip: Clip) {
    if let replaced = group.replaced { return dissolve(replaced, group, outer, clip) }
    guard group.transform.isFinite, group.opacity > 0 else { return }
    guard !group.children.isEmpty || group.blend.map({ $0 != .normal }) ?? false else { return }
    if !group.transform.isAffine { report.note(.projectiveTransform) }
    let transform = group.transform.affine.concatenating(outer)
    guard transform.isFinite, transform.determinant != 0 else { return }
    var stencil: PlacedCoverage?
    if let mask = group.mask {
      guard let alpha = alpha(of: mask, transform, clip.rect) else { return }
      stencil = alpha
    }
    var edge: PlacedCoverage?
    if let clipping = group.clip {
      // A clip outside of what shows may still belong to a shadow that reaches into it.
      edge = outline(of: clipping, transform, clip.rect) ?? .solid(.empty)
    }
    if let blend = group.blend {
      let outline = edge
      let whole = stencil.map { stencil in outline.map { stencil.multiplied(by: $0) } ?? stencil }
      return add(
        group, apart: blend, in: whole ?? outline ?? .solid(clip.rect), transform, clip)
    }
    guard let shadow = group.shadow, shadow.opacity > 0, shadow.color.alpha > 0 else {
      if let outline = edge {
        edge = stencil.map { $0.multiplied(by: outline) } ?? outline
      }
      scope(edge ?? stencil, opacity: group.opacity, clip) { compiler, clip in
        compiler.add(group.children, transform, clip)
      }
      return
    }
    scope(stencil, opacity: group.opacity, clip) { compiler, clip in
      compiler.add(shadow, of: group, transform, clip)
      compiler.scope(edge, opacity: 1, clip) { compiler, clip in
        compiler.add(group.children, transform, clip)
      }
    }
  }

  /// Draws the old, keeps it, draws the new in its place, and mixes the two.
  private mutating func dissolve(
    _ old: [PictureNode], _ group: PictureGroup, _ outer: Affine, _ clip: Clip
  ) {
    let level = Int((min(1, max(0, group.opacity)) * 255).rounded())
    var new = group
    new.replaced = nil
    new.opacity = 1
    let before = PictureNode.group(PictureGroup(transform: group.transform, children: old))
    guard level > 0 else { return add(before, outer, clip) }
    guard level < 255 else { return add(new, outer, clip) }
    let start = commands.count
    depth += 1
    add(before, outer, clip)
    let middle = commands.count
    add(new, outer, clip)
    depth -= 1
    let touched = commands[start...].reduce(PixelRect.empty) { $0.union($1.window) }
    guard !touched.isEmpty else { return }
    let own = PlacedCoverage.solid(touched)
    commands.insert(.turn(own), at: middle)
    commands.insert(.begin(own, level: level), at: start)
    commands.append(.end(own, level: level))
  }

  /// A group that is drawn on nothing and then blended, inside a coverage.
  private mutating func add(
    _ group: PictureGroup, apart mode: BlendMode, in coverage: PlacedCoverage,
    _ transform: Affine, _ clip: Clip
  ) {
    let cut = coverage.clipped(to: clip.rect)
    let area = cut.window
    guard !cut.isEmpty, !area.isEmpty else { return }
    let start = commands.count
    commands.append(.beginApart(area))
    depth += 1
    var plain = group
    plain.transform = .identity
    plain.blend = nil
    plain.clip = nil
    plain.mask = nil
    add(plain, transform, Clip(rect: area))
    depth -= 1
    // Nothing over nothing: the one mode that then changes nothing may be left out.
    if mode == .normal, commands.count == start + 1 {
      commands.removeLast()
    } else {
      commands.append(.endApart(area, cut, mode))
    }
  }

  private func outline(
    of clip: PictureClip, _ transform: Affine, _ limit: PixelRect
  ) -> PlacedCoverage? {
    guard let shape = Shape.rectangle(clip.rect, radius: clip.radius, corners: clip.corners)
    else { return nil }
    return cache.coverage(of: shape, transform: transform, limit: limit)?.clipped(to: limit)
  }

  /// Draws what `body` adds through a stencil, as a whole.
  private mutating func scope(
    _ stencil: PlacedCoverage?, opacity: Double, _ clip: Clip,
    _ body: (inout PictureCompiler, Clip) -> Void
  ) {
    let level = Int((min(1, opacity) * 255).rounded())
    guard level > 0 else { return }
    var inner = clip
    if let stencil {
      inner.rect = clip.rect.intersection(stencil.window)
      guard !inner.rect.isEmpty else { return }
      if !stencil.isSolid {
        let clipped = stencil.clipped(to: inner.rect)
        let visible = clip.stencil.map { clipped.restricted(to: $0) } ?? clipped
        guard !visible.isEmpty else { return }
        inner.stencil = visible
      }
    }
    let isCut = stencil.map { !$0.isSolid } ?? false
    let isApart = isCut || level < 255
    let start = commands.count
    if isApart { depth += 1 }
    body(&self, inner)
    if isApart { depth -= 1 }
    guard isApart, commands.count > start else { return }
    if commands.count == start + 1, case .paint(let coverage, let paint, let own) = commands[start]
    {
      // A single thing may as well be faded and cut itself.
      let cut = stencil.map { coverage.multiplied(by: $0) } ?? coverage
      commands.removeLast()
      if !cut.isEmpty { commands.append(.paint(cut, paint, opacity: own * min(1, opacity))) }
      return
    }
    let touched = commands[start...].reduce(PixelRect.empty) { $0.union($1.window) }
    let region = isCut ? inner.stencil : nil
    let own = region?.clipped(to: touched) ?? .solid(touched)
    commands.insert(.begin(own, level: level), at: start)
    commands.append(.end(own, level: level))
  }

  // MARK: Alpha

  /// The alpha of nodes drawn on nothing; nil when it is zero everywhere.
  private mutating func alpha(
    of nodes: [PictureNode], _ transform: Affine, _ rect: PixelRect
  ) -> PlacedCoverage? {
    var inner = PictureCompiler(cache: cache)
    inner.add(nodes, transform, Clip(rect: rect))
    for (kind, count) in inner.report.unsupported { report.unsupported[kind, default: 0] += count }
    guard !inner.commands.isEmpty else { return nil }
    if let coverage = Self.alpha(of: inner.commands) { return coverage.isEmpty ? nil : coverage }
    let area = inner.commands.reduce(PixelRect.empty) { $0.union($1.window) }.intersection(rect)
    guard !area.isEmpty else { return nil }
    var bitmap = Bitmap(width: area.width, height: area.height)
    bitmap.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      BandPainter(target: base, area: area).paint(inner.commands, rows: area.top..<area.bottom)
    }
    let result = bitmap.withUnsafeBytes { PlacedCoverage.alpha(of: $0, in: area) }
    return result.isEmpty ? nil : result
  }

  /// The alpha of plain colours, run by run; nil when there are others among them.
  private static func alpha(of commands: [DrawCommand]) -> PlacedCoverage? {
    var result = PlacedCoverage.solid(.empty)
    var outer: [PlacedCoverage] = []
    for command in commands {
      switch command {
      case .paint(let coverage, .color(let color), let opacity):
        let level = Int(color.pixel(opacity: opacity) >> 24)
        if level > 0 { result = result.united(with: coverage.scaled(by: level)) }
      case .paint, .turn: return nil
      case .begin:
        outer.append(result)
        result = .solid(.empty)
      case .end(let coverage, let level):
        let group = result.multiplied(by: coverage).scaled(by: level)
        result = outer.removeLast().united(with: group)
      case .beginApart, .endApart: return nil
      }
    }
    return result
  }

  private mutating func add(
    _ shadow: Shadow, of group: PictureGroup, _ transform: Affine, _ clip: Clip
  ) {
    let moved = Affine(translationX: shadow.offset.width, y: shadow.offset.height)
      .concatenating(transform)
    let sigma = max(0, shadow.radius) * abs(transform.determinant).squareRoot()
    guard moved.isFinite, sigma.isFinite else { return }
    let reach = BoxBlur(sigma: sigma)?.reach ?? 0
    let around = clip.rect.outset(reach)
    var silhouette: PlacedCoverage?
    if let path = shadow.path {
      silhouette = cache.coverage(of: .path(path, .nonZero), transform: moved, limit: around)
    } else {
      var whole = PictureGroup(clip: group.clip, children: group.children)
      whole.shadow = nil
      silhouette = alpha(of: [.group(whole)], moved, around)
    }
    guard let silhouette, !silhouette.isEmpty else { return }
    let soft = blurred(silhouette, sigma: sigma, around)
    var color = shadow.color
    color.alpha *= min(1, shadow.opacity)
    paint(soft, .color(color), clip)
  }

  /// From the cache when the whole silhouette is one that can be kept.
  private func blurred(
    _ silhouette: PlacedCoverage, sigma: Double, _ around: PixelRect
  ) -> PlacedCoverage {
    guard BoxBlur(sigma: sigma) != nil else { return silhouette }
    let coverage = silhouette.coverage
    let isWhole =
      !coverage.isSolid && silhouette.window == coverage.bounds.moved(silhouette.x, silhouette.y)
    guard isWhole else { return silhouette.clipped(to: around).blurred(sigma: sigma) }
    let kept = cache.blurred(coverage, sigma: sigma) {
      PlacedCoverage(coverage, x: 0, y: 0).blurred(sigma: sigma).coverage
    }
    return PlacedCoverage(kept, x: silhouette.x, y: silhouette.y)
  }
}

extension DrawCommand {
  var window: PixelRect {
    switch self {
    case .paint(let coverage, _, _), .begin(let coverage, _), .end(let coverage, _),
      .turn(let coverage):
      coverage.window
    case .beginApart(let area), .endApart(let area, _, _): area
    }
  }
}
