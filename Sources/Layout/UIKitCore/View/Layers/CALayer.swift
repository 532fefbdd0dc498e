/// The content of a view, or of a layer of its own: ground, corners, border, clipping, shadow,
/// sublayers.
///
/// A view's layer has the geometry of the view. Other layers keep their own, and belong to the tree
/// only through `addSublayer`. Animations have no effect: a property has its last value at once.
open class CALayer: NSObject {
  /// The radius of the corners in points; values that are negative or not a number are drawn as 0.
  open var cornerRadius: CGFloat = 0
  /// The width of the border in points, drawn inside the edge.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; opaque black by default, as in Core Animation. Nil draws none.
  open var borderColor: CGColor? = UIColor.black.cgColor
  open var masksToBounds = false
  /// The opacity, which `UIView.alpha` sets.
  open var opacity: Float = 1

  /// The colour of the shadow; nil draws none.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, from 0 (none) to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow: its standard deviation in points.
  open var shadowRadius: CGFloat = 3

  /// The corners that `cornerRadius` makes round.
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular

  /// The view of this layer, cleared in the view's `deinit`; it takes on the ground of its class.
  final unowned(unsafe) var view: UIView? {
    didSet {
      guard let color = rare?.backgroundColor else { return }
      view?.backgroundColor = UIColor(cgColor: color)
    }
  }
  /// Values that few layers have.
  final var rare: RareLayerValues?

  public override init() { super.init() }

  /// Creates a copy of a layer, as animations do on iOS; the tree is not copied.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (cornerRadius, borderWidth, borderColor) = (
      other.cornerRadius, other.borderWidth, other.borderColor
    )
    (masksToBounds, opacity) = (other.masksToBounds, other.opacity)
    (maskedCorners, cornerCurve) = (other.maskedCorners, other.cornerCurve)
    (bounds, position) = (other.bounds, other.position)
  }

  /// Creates a layer without size; there is no archive to decode here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// Position and size in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let values = rareValues
      return values.bounds.offsetBy(
        dx: -values.bounds.minX - values.anchorPoint.x * values.bounds.width,
        dy: -values.bounds.minY - values.anchorPoint.y * values.bounds.height
      ).applying(values.transform.plane).offsetBy(dx: values.position.x, dy: values.position.y)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      let values = rareValues
      values.bounds.size = newValue.size
      values.position = CGPoint(
        x: newValue.minX + values.anchorPoint.x * newValue.width,
        y: newValue.minY + values.anchorPoint.y * newValue.height)
    }
  }

  /// Position and size in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? rareValues.bounds }
    set { if let view { view.bounds = newValue } else { rareValues.bounds = newValue } }
  }

  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { view?.center ?? rareValues.position }
    set { if let view { view.center = newValue } else { rareValues.position = newValue } }
  }

  /// The point that `position` names, as a share of the bounds; a view's stays in the middle.
  open var anchorPoint: CGPoint {
    get { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { rareValues.anchorPoint = newValue }
  }

  /// The order of siblings, before that of `sublayers`.
  open var zPosition: CGFloat {
    get { rare?.zPosition ?? 0 }
    set { rareValues.zPosition = newValue }
  }

  /// The map applied about the anchor point; a view has the part in the plane.
  open var transform: CATransform3D {
    get { view.map { CATransform3D($0.transform) } ?? rare?.transform ?? CATransform3DIdentity }
    set {
      if let view { view.transform = newValue.plane } else { rareValues.transform = newValue }
    }
  }

  /// The part of `transform` in the plane.
  public final func affineTransform() -> CGAffineTransform { transform.plane }

  /// Sets `transform` to a map of the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  // MARK: Content

  /// The colour behind the content; nil paints nothing. A view's is its `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { if let view { view.backgroundColor?.cgColor } else { rare?.backgroundColor } }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        rareValues.backgroundColor = newValue
      }
    }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? rare?.isHidden ?? false }
    set { if let view { view.isHidden = newValue } else { rareValues.isHidden = newValue } }
  }

  /// A layer whose opaque parts, or outline, show this one; in this layer's coordinates.
  open var mask: CALayer? {
    get { rare?.mask }
    set { rareValues.mask = newValue }
  }

  /// An image behind the sublayers: a `UIImage`, or its pixels.
  open var contents: Any? {
    get { rare?.contents }
    set { rareValues.contents = newValue }
  }

  /// The outline of the shadow, in the layer's coordinates; nil takes the layer's own.
  open var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set { rareValues.shadowPath = newValue }
  }

  open var name: String? {
    get { rare?.name }
    set { rareValues.name = newValue }
  }

  /// Pixels per point of the content; without effect here.
  open var contentsScale: CGFloat = 1
  /// How `contents` fills the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Whether the layer is drawn through pixels; without effect here.
  open var shouldRasterize = false
  /// Pixels per point of such a drawing; without effect here.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer promises to cover its bounds; without effect here.
  open var isOpaque = false
  /// Whether a layer with opacity is composed first; it always is here.
  open var allowsGroupOpacity = true
  /// Whether changed bounds ask for drawing; without effect here.
  open var needsDisplayOnBoundsChange = false
  /// The speed of animations; no effect.
  open var speed: Float = 1
  /// Moves the time of animations, in seconds; no effect.
  open var timeOffset: CFTimeInterval = 0
  /// No effect.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Tree

  public final var superlayer: CALayer? { view?.superview?.layer ?? rare?.superlayer }

  /// The layers in this one, back to front; those of a view's subviews among them.
  open var sublayers: [CALayer]? {
    get {
      let layers = orderedSublayers
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) {
    insertOwn(layer, at: orderedSublayers.filter { $0 !== layer }.count)
  }

  /// Adds a layer at an index; 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insertOwn(layer, at: Int(idx)) }

  /// Adds a layer directly behind `sibling`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertOwn(layer, at: place(of: sibling, without: layer) ?? 0)
  }

  /// Adds a layer directly in front of `sibling`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertOwn(layer, at: place(of: sibling, without: layer).map { $0 + 1 } ?? .max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = place(of: oldLayer, without: newLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertOwn(newLayer, at: index)
  }

  open func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    rare?.superlayer?.removeOwn(self)
  }

  // MARK: Passes

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layoutSublayers() }
  }
  /// Does nothing: layers are drawn anew for each picture.
  open func setNeedsDisplay() {}
  /// Draws what needs it; nothing does before a picture is made.
  open func displayIfNeeded() {}
  /// Provides the content; called on iOS by the system.
  open func display() {}
  /// Draws the content into a context, whose origin is that of the bounds; called for every picture.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer into a context, which shows it as it is when a picture is made.
  open func render(in ctx: CGContext) { ctx.draw(layer: self) }

  /// The value of a key; those of Core Animation that code sets by key are no effect.
  open func value(forKey key: String) -> Any? { rare?.values[key] }
  open func value(forKeyPath keyPath: String) -> Any? { rare?.values[keyPath] }
  open func setValue(_ value: Any?, forKey key: String) { rareValues.values[key] = value }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    rareValues.values[keyPath] = value
  }

  // MARK: Animations

  /// Adds an animation, which is over at once: it leaves nothing behind.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  /// Removes an animation; there are none that run.
  open func removeAnimation(forKey key: String) {}
  /// Removes all animations; there are none that run.
  open func removeAllAnimations() {}
  /// The running animation of a name: none.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  /// The names of running animations: none.
  open func animationKeys() -> [String]? { nil }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
}

public protocol CALayerDelegate: AnyObject {
  func layoutSublayers(of layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func display(_ layer: CALayer)
  func layerWillDraw(_ layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// Nothing runs here.
public protocol CAAction {}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func display(_ layer: CALayer) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// The values that few layers set, apart so that a view's layer stays small.
final class RareLayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  fileprivate var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var backgroundColor: CGColor?
  var isHidden = false
  var mask: CALayer?
  var contents: Any?
  var shadowPath: CGPath?
  var name: String?
  weak var superlayer: CALayer?
  var values: [String: Any] = [:]
  /// The layers that were added, each with the number of subviews behind it.
  var own: [(layer: CALayer, depth: Int)] = []
}
