/// A rectangle that lays out its subviews, as on iOS.
///
/// Views belong to no actor: a hierarchy may be used on any thread, by one thread at a time. Here
/// are the members that can be overridden; the extensions beside it, one per subject, do the work.
open class UIView: UIResponder {
  // MARK: Environment

  /// The environment that was current when the view was created.
  package final let environment: LayoutEnvironment

  // MARK: Hierarchy

  /// Cleared by the superview in its `deinit`, so that it never dangles.
  final unowned(unsafe) var superviewReference: UIView?
  public internal(set) final var subviews: [UIView] = []
  public internal(set) final var layoutGuides: [UILayoutGuide] = []

  // MARK: Geometry

  final var storedFrame: CGRect
  final var boundsOrigin: CGPoint = .zero
  /// The frame as solved, before rounding; equal to a frame set explicitly.
  public internal(set) final var unroundedFrame: CGRect

  // MARK: Layout state

  final var flags: LayoutFlags = .initial
  /// The guides of margins and safe area, kept for the constraints on them.
  package final var marginsGuide: UILayoutGuide?
  package final var safeAreaGuide: UILayoutGuide?
  public internal(set) final var constraints: [NSLayoutConstraint] = []
  /// The reference to this view in constraints; nil while there has been none.
  final var constraintReference: LayoutItemReference?
  final var contentPriorities = ContentPriorities()
  final var explicitMargins = ExplicitMargins()

  // MARK: Engine

  /// The engine that lays the view out in its superview; cleared by that engine.
  final unowned(unsafe) var engine: LayoutEngine?
  /// The engine that lays out the descendants, if the view hosts one.
  final var hostedEngine: LayoutEngine?
  final var slot: EngineSlot?
  final var own = OwnConstraints()
  final var wrappingState = WrappingState()
  final var autoresizingReference: AutoresizingReference
  /// Whether the size is a table's decision: `UIView-Encapsulated-Layout-Height`.
  final var encapsulatesSize = false

  // MARK: Appearance

  public final let layer: CALayer
  /// The class of the layer: the framework's class that it is, or extends.
  open class var layerClass: AnyClass { CALayer.self }
  /// The colour behind the content; nil paints nothing.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor === UIColor.unknown { backgroundColor = nil } }
  }
  /// The view's own tint; nil inherits the superview's.
  final var explicitTintColor: UIColor?
  /// The opacity of the view and its descendants, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  /// The view's name in a template, or of its outlet, for messages. Not UIKit's.
  package final var name: String?
  /// The object id in the Interface Builder file that the view was made from. Not UIKit's.
  package final var objectID: String?
  /// Whether the content was made up, for want of data. Not UIKit's.
  package final var showsSample = false
  open var accessibilityIdentifier: String?
  /// Whether the view receives touches; without effect here.
  open var isUserInteractionEnabled = true
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set { replaceGestureRecognizers(newValue ?? []) }
  }
  /// Whether the view promises to cover its bounds; without effect here.
  open var isOpaque = true
  /// A view whose ground and subviews say where this one shows; its outline masks.
  open var mask: UIView? {
    get { rare?.mask }
    set {
      rareValues.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// How the frame follows the superview's size if no constraint decides it.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { autoresizingDidChange() }
  }

  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { translationDidChange(from: oldValue) }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { directionDidChange() }
  }

  /// Whether the view is left out of drawing (and, in a stack view, takes no space along the axis).
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }

  /// A subclass adds its own.
  @_spi(UIKit) open class var appearanceProperties: [AppearanceProperty] {
    [AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.explicitTintColor)]
  }

  // MARK: Making

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    environment = LayoutEnvironment.current
    layer = Self.makeLayer()
    storedFrame = frame
    unroundedFrame = frame
    autoresizingReference = AutoresizingReference(frame: frame, superviewSize: .zero)
    super.init()
    layer.view = self
    didInitialize()
  }

  public required init?(coder: NSCoder) {
    environment = LayoutEnvironment.current
    layer = Self.makeLayer()
    storedFrame = .zero
    unroundedFrame = .zero
    autoresizingReference = AutoresizingReference(frame: .zero, superviewSize: .zero)
    super.init()
    layer.view = self
    didInitialize()
    if !Self.setsUpWhenDecoded { finishDecoding(coder) }
  }

  /// Sets up what a class of UIKit has from the start, however it is made; called before the
  /// attributes of an Interface Builder file are applied.
  @_spi(UIKit) open func didInitialize() {}

  /// Whether the class's `init(coder:)` goes on after `super`, and calls `finishDecoding` itself.
  class var setsUpWhenDecoded: Bool { false }

  public override convenience init() { self.init(frame: .zero) }

  deinit {
    constraintReference?.clear()
    layer.view = nil
    hostedEngine?.dissolve()
    for subview in subviews { subview.superviewReference = nil }
    for guide in layoutGuides { guide.owner = nil }
    marginsGuide?.owner = nil
    safeAreaGuide?.owner = nil
    for constraint in constraints { constraint.holder = nil }
  }

  // MARK: Hierarchy

  public final var superview: UIView? { superviewReference }

  /// Adds `view` in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds `view` at an index; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func removeFromSuperview() { detachFromSuperview() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didAddSubview(_ subview: UIView) {}
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open var window: UIWindow? { rootView as? UIWindow }
  /// Called when `isHidden` of a subview has changed, so that stack views can arrange again.
  func subviewDidChangeHidden(_ subview: UIView) {}
  /// Called for another intrinsic size of a subview, for proportional stack views.
  func subviewDidChangeIntrinsicSize(_ subview: UIView) {}
  /// Whether the first of equal subviews gives where room is short, and not the last.
  var firstOfEqualsGives: Bool { false }

  // MARK: Geometry

  /// Position and size in the superview's coordinates, in points.
  open var frame: CGRect {
    get { rare == nil ? storedFrame : transformedFrame }
    set { if rare == nil { assignFrame(newValue) } else { assignTransformedFrame(newValue) } }
  }

  /// Position and size in the view's own coordinates, in points; scrolling changes the origin.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { assignBounds(newValue) }
  }

  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      var frame = storedFrame
      frame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
      assignFrame(frame)
    }
  }

  /// The map about the centre that the view is drawn with; layout does not know it.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { if newValue.isFinite { rareValues.transform = newValue } }
  }

  /// The distances in points from the frame's edges inward to the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for an alignment rectangle; the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  // MARK: Drawing and touches

  /// Draws the content behind the subviews, into the present context; called for every picture.
  open func draw(_ rect: CGRect) {}
  /// Draws the content of the view's layer: by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
  /// Provides the content of the view's layer; called on iOS by the system.
  open func display(_ layer: CALayer) {}
  /// Sets the frames of subviews, by `layoutSubviews()`, and of layers.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// The animation for a change of the layer: none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing: views are drawn anew for each picture.
  open func setNeedsDisplay() {}
  /// Does nothing: views are drawn anew for each picture.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The farthest descendant, or the view itself, that takes a touch at a point in its coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(point, event) }

  /// Whether a point, in the view's coordinates, is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Adds a recogniser; nothing recognises here, but `state` can be set.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    takeRecognizer(gestureRecognizer)
  }

  /// Removes it from `gestureRecognizers`; does nothing for one of another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    dropRecognizer(gestureRecognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { rare?.controller ?? superviewReference }
  override var responderRoot: UIView? { rootView }
  override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  // MARK: Sizes

  /// The size of the content in points; `noIntrinsicMetric` for a dimension in which it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Marks `intrinsicContentSize` as changed.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  /// The preferred size within `size`, in points; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the preferred size; the origin stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The size in points that satisfies constraints closest to `targetSize`, at 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size in points that comes as close to `targetSize` as the constraints above these
  /// priorities let it; at `required` a dimension is the target's.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Whether it is a content view, which a table gives a height if it has none.
  @_spi(UIKit) open var isContentOfRow: Bool { false }
  /// Whether the content is higher at a smaller width, and measured at the solved one.
  var wrapsContent: Bool { false }
  func contentGuide(seenFrom other: UIView, _ part: AttributePart) -> UILayoutGuide? { nil }
  var ownedGuides: [UILayoutGuide] { layoutGuides }

  // MARK: Passes

  /// Whether the view only works with constraint-based layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Requests `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Whether `updateConstraints()` will run before the next layout.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Runs `updateConstraints()` where needed, in subviews before their superview.
  open func updateConstraintsIfNeeded() { updateConstraintsPass() }

  /// Sets or changes the view's constraints. Overriding code calls `super` last.
  open func updateConstraints() {}

  /// Requests `layoutSubviews()` before the view is drawn.
  open func setNeedsLayout() { markNeedsLayout() }

  open func layoutIfNeeded() { layoutPass() }

  open func layoutSubviews() { applyEngineFrames() }

  // MARK: Baselines

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// The baselines in the alignment rectangle; nil without text, where edges count.
  var contentBaselines: ContentBaselines? { nil }

  // MARK: Margins

  /// The margins in points: explicit or default ones, with safe area and superview's margins.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      directionalLayoutMargins = newValue.directional(in: effectiveUserInterfaceLayoutDirection)
    }
  }
  /// The margins by leading and trailing; ignores values that are not finite.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set {
      guard newValue.resolved(in: .leftToRight).isFinite else { return }
      explicitMargins.margins = newValue
      marginsDidChange()
    }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { explicitMargins.preservesSuperview }
    set {
      explicitMargins.preservesSuperview = newValue
      marginsDidChange()
    }
  }
  open func layoutMarginsDidChange() {}
  /// The edges in points that bars and corners cover; zero unless the root has a safe area.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets }  // A scroll view keeps some to itself.
  open func safeAreaInsetsDidChange() {}
  /// The margins in points where none were set: 8; content views of cells have others, and the view of
  /// a controller has those of a window at its sides, none above and below (IB, SIM; since iOS 11).
  var defaultLayoutMargins: UIEdgeInsets {
    let margins = environment.profile.margins
    guard rare?.controller != nil, environment.profile.version >= 11 else {
      return UIEdgeInsets(all: margins.view)
    }
    let side = margins.side(forWidth: bounds.width)
    return UIEdgeInsets(left: side, right: side)
  }
  /// Whether the view has its own engine for its subtree, as cells do.
  @_spi(UIKit) open var hostsOwnEngine: Bool { false }
  /// Whether a host is laid out by its superview's constraints like any other view, as tables and
  /// collections are: constraints of its own size belong there; those of a cell belong to the cell.
  @_spi(UIKit) open var isSizedBySuperview: Bool { false }

  // MARK: Traits

  open var traitCollection: UITraitCollection { effectiveTraits }
  /// The appearance of the view and its descendants; `unspecified` inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.traits.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }
  /// Called when an override of traits above the view has changed them; the environment's own stay.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// For subclasses: called on this view and those below that have no tint of their own.
  open func tintColorDidChange() {}

  /// The colour of interactive content: the view's own or its nearest ancestor's; blue by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { explicitTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      explicitTintColor = newValue
      inheritedTintDidChange()
    }
  }
}
