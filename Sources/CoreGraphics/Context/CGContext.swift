public import Foundation
import InterludeGeometry
package import InterludeScene

/// What is drawn, recorded as a picture's nodes in the order in which it is drawn.
///
/// Base space is what the nodes are in: points from the upper left corner for layers and images,
/// pixels for bitmap contexts. The current transform leads from user space to it. A path is
/// transformed as it is built, a line's width as it is stroked, as in Core Graphics.
/// - Source: Apple's CGContext reference.
public final class CGContext {
  /// What the nodes are for.
  enum Target {
    case recording(CGRect)
    case bitmap(BitmapTarget)
  }

  let target: Target
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// In base space.
  var currentPath = Path()
  /// The context's own, then those of open transparency layers.
  var levels = [RecordingLevel()]
  /// Pixels a point of the images made of what is recorded.
  package var recordingScale = 1.0
  /// Told of what cannot be drawn; set by those who know a session.
  package var issueHandler: ((String, String) -> Void)?

  init(_ target: Target, base: Affine) {
    self.target = target
    state = GraphicsState(transform: base)
  }

  /// A context whose user space is that of `area`, y down: a layer's bounds, an image's size.
  package convenience init(recordingIn area: CGRect) {
    self.init(.recording(area), base: .identity)
  }

  /// What was drawn so far. Open transparency layers are not part of it.
  package func recordedNodes() -> [PictureNode] {
    levels[0].isolated()
  }

  // MARK: State

  public func saveGState() { savedStates.append(state) }

  /// Without a matching save it does nothing, as on iOS but for the message there.
  public func restoreGState() {
    if let saved = savedStates.popLast() { state = saved }
  }

  /// From user space to base space. On iOS base space has pixels and points up; here it is what the
  /// nodes are in.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }

  public func concatenate(_ transform: CGAffineTransform) { move(by: transform.affine) }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    move(by: Affine(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { move(by: Affine(scaleX: sx, y: sy)) }

  public func rotate(by angle: CGFloat) { move(by: Affine(rotation: angle)) }

  private func move(by transform: Affine) {
    guard transform.isFinite else {
      return note("CGContext.concatenate", "takes finite numbers; the transform stays as it was")
    }
    state.transform = transform.concatenating(state.transform)
  }

  func note(_ subject: String, _ message: String) { issueHandler?(subject, message) }
}

/// What saving keeps and restoring brings back. The path is not part of it.
struct GraphicsState {
  var transform: Affine
  var clip: ClipChain?
  var fillColor = RGBA.black
  var strokeColor = RGBA.black
  var fillSpace = CGColorSpace.gray
  var strokeSpace = CGColorSpace.gray
  var line = StrokeStyle()
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default

  init(transform: Affine) { self.transform = transform }
}

/// Clips one inside the other, innermost first; the same object means the same clip.
final class ClipChain {
  enum Clip {
    case rect(CGRect)
    case path(Path, FillRule)
    /// Where these have alpha.
    case mask([PictureNode])
  }

  let clip: Clip
  let outer: ClipChain?

  init(_ clip: Clip, in outer: ClipChain?) {
    self.clip = clip
    self.outer = outer
  }
}

/// Nodes of the context or of one transparency layer; runs under one clip share their group.
struct RecordingLevel {
  private(set) var nodes: [PictureNode] = []
  private var run: [PictureNode] = []
  private var runClip: ClipChain?
  var usesBlending = false
  /// Of a transparency layer: the state around it.
  var outerState: GraphicsState?
  var outerSaves: [GraphicsState] = []

  mutating func append(_ node: PictureNode, clip: ClipChain?) {
    if clip !== runClip {
      close()
      runClip = clip
    }
    run.append(node)
  }

  mutating func close() {
    guard !run.isEmpty else { return }
    var chain = runClip
    var children = run
    while let link = chain {
      var group = PictureGroup(children: children)
      switch link.clip {
      case .rect(let rect): group.clip = PictureClip(rect: rect)
      case .path(let path, let rule): group.mask = [.fill(path, rule, .black)]
      case .mask(let mask): group.mask = mask
      }
      children = [.group(group)]
      chain = link.outer
    }
    nodes.append(contentsOf: children)
    run = []
  }

  /// What was drawn; apart from all else where it blends with what lies under it.
  mutating func isolated() -> [PictureNode] {
    close()
    guard usesBlending, !nodes.isEmpty else { return nodes }
    return [.group(PictureGroup(blend: .normal, children: nodes))]
  }

  mutating func removeAll() {
    nodes = []
    run = []
    runClip = nil
  }
}
