public import CoreGraphics
package import InterludeCompositor
import InterludeGeometry
import InterludeMotion

/// A rectangle of content that can be placed, drawn, masked and animated.
///
/// A layer holds its identity, its relatives and its model values. What shows is committed into the
/// session's tree at the end of a turn, and animated there as a function of time.
/// - Source: Apple's CALayer reference; defaults F94, F139.
@preconcurrency
open class CALayer: _LayerInitializers, CAMediaTiming, NSCoding, AssociationOwner {
  /// The model, in the form it is committed in.
  package final var node = LayerNode(id: CALayer.nextID())
  /// Animations in the order they were added.
  final var attachments: [LayerAttachment] = []
  final var sublayerList: [CALayer] = []
  final weak var parentLayer: CALayer?
  final var maskLayer: CALayer?
  /// The layer this one masks.
  final weak var maskedLayer: CALayer?
  /// The session of the tree this layer is in.
  package internal(set) final var session: MediaSession?
  /// Waits in the session's list of changed layers.
  final var isDirty = false
  /// How often something of it has changed.
  final var changes: UInt = 0
  /// The names of the sublayers are written into the node at the next commit.
  final var hasNewChildren = false
  final var layoutState = LayoutState.clean
  final var displayState = DisplayState.current
  final var hints = LayerHints()
  /// The contents came from drawing, which may take them away again.
  final var hasDrawnContents = false
  /// The layer this one shows the animated values of; nil on a model layer.
  final weak var modelLayer: CALayer?
  final var isPresentation = false
  /// Values of keys that are no property: `setValue(_:forKey:)`.
  final var extraValues: [String: Any] = [:]

  /// Answers for this layer's actions, content and layout. Weak, as a view owns its layer.
  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  /// Actions by event name, searched after the delegate (F136).
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  /// Draws anew whenever the bounds change.
  open var needsDisplayOnBoundsChange = false

  public override init() {
    super.init()
    session = nil
    node.timing.duration = .infinity
    prepareNode()
  }

  /// Copies `layer`'s values; overridden by subclasses with properties of their own.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let model = layer as? CALayer else { return }
    let id = node.id
    node = LayerNode(id: id)
    node.values = model.node.values
    node.timing = model.node.timing
    name = model.name
    extraValues = model.extraValues
    needsDisplayOnBoundsChange = model.needsDisplayOnBoundsChange
    hints = model.hints
  }

  public required init?(coder: NSCoder) {
    super.init()
    node.timing.duration = .infinity
    prepareNode()
  }

  open func encode(with coder: NSCoder) {}

  deinit { AssociatedObjects.forget(self) }

  /// Where a kind of layer adds its own part to the values, before any initialiser of a subclass.
  func prepareNode() {}

  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Values that subclasses watch; the others are in the extensions

  /// The layer's rectangle in its superlayer; nothing is stored under its name (F144).
  open var frame: CGRect {
    get { shownFrame }
    set { shownFrame = newValue }
  }

  open var bounds: CGRect {
    get { node.values.bounds }
    set {
      let area = newValue.standardized
      guard
        isValid(area.minX, area.minY, area.width, area.height, key: "bounds")
      else { return }
      store(LayerProperties.bounds, area)
    }
  }

  /// Where the anchor point lies, in the superlayer's coordinates.
  open var position: CGPoint {
    get { node.values.position }
    set {
      guard isValid(newValue.x, newValue.y, key: "position") else { return }
      store(LayerProperties.position, newValue)
    }
  }

  open var transform: CATransform3D {
    get { CATransform3D(node.values.transform) }
    set {
      guard newValue.matrix.isFinite else {
        _ = isValid(.nan, key: "transform")
        return
      }
      store(LayerProperties.transform, newValue.matrix)
    }
  }

  open var isHidden: Bool {
    get { node.values.isHidden }
    set { store(LayerProperties.isHidden, newValue) }
  }

  open var opacity: Float {
    get { Float(node.values.opacity) }
    set {
      if isValid(CGFloat(newValue), key: "opacity") {
        store(LayerProperties.opacity, Double(newValue))
      }
    }
  }

  open var backgroundColor: CGColor? {
    get { node.values.backgroundColor.map { CGColor($0, tile: node.values.backgroundTile) } }
    set {
      setBackgroundTile(newValue?.tile)
      store(LayerProperties.backgroundColor, newValue?.rgba)
    }
  }

  /// A `CGImage`, or nil. Anything else is recorded and ignored.
  open var contents: Any? {
    get { node.values.contents.map { CGImage($0, scale: contentsScale) } }
    set {
      guard let newValue else { return store(LayerProperties.contents, nil) }
      guard let image = newValue as? CGImage else {
        (session ?? .current).record(
          "CALayer.contents", "takes a CGImage, not \(type(of: newValue))")
        return
      }
      store(LayerProperties.contents, image.contents)
    }
  }

  // MARK: Layout, animations and drawing: told to subclasses

  open func layoutSublayers() {
    guard let delegate else { return }
    nonisolated(unsafe) let (owner, layer) = (delegate, self)
    // A layer is used on the main actor, whatever thread that is.
    MainActor.assumeIsolated { owner.layoutSublayers(of: layer) }
  }

  /// The animated values of this layer as they show now; nil before the first commit (F138).
  open func presentation() -> Self? { makePresentation() as? Self }

  /// The layer this presentation layer shows; the layer itself when it is a model.
  open func model() -> Self { (isPresentation ? modelLayer as? Self : nil) ?? self }

  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { detachAnimations(forKey: key) }
  open func removeAllAnimations() { detachAllAnimations() }

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  open func needsLayout() -> Bool { layoutState == .needed }

  /// Asks for the layer to be drawn again in the next display phase.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// The whole layer is drawn again, whatever the rectangle; an empty one asks for nothing.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { markNeedsDisplay() } }
  open func displayIfNeeded() { displayWhenNeeded() }
  open func needsDisplay() -> Bool { displayState == .needed }
  /// Makes the contents: by the delegate's `display(_:)`, else by ``draw(in:)``.
  open func display() { displayContents() }
  /// Draws the contents in the layer's own coordinates, y down; by default the delegate does.
  open func draw(in ctx: CGContext) { delegateDraw(in: ctx) }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }
  open func removeFromSuperlayer() { leaveSuperlayer() }

  open func contains(_ p: CGPoint) -> Bool {
    let area = bounds
    return p.x >= area.minX && p.x < area.maxX && p.y >= area.minY && p.y < area.maxY
  }

  /// The deepest layer that contains a point given in this layer's superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  // KVC, as far as layers have it: their properties by name, and values of any other key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  open func value(forKeyPath keyPath: String) -> Any? { readKeyPath(keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { writeKeyPath(value, keyPath) }
}

/// The owner of a layer: a view, or an app's own object.
@MainActor @preconcurrency
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents; where it is not implemented the layer is drawn (F176).
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// An action; nil to look further; `NSNull` to stop looking (F136).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.declineDisplay() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
