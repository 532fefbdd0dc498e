/// A rectangle that lays out others, as on iOS.
///
/// Views are bound to no actor: a hierarchy may be used on any thread, by one thread at a time.
/// What may be overridden is declared here; how it works is told in the extensions beside this
/// file, one a subject.
open class UIView: UIResponder {
  // MARK: What it is laid out in

  /// The environment that was current when the view was made.
  package final let environment: LayoutEnvironment

  // MARK: Hierarchy

  /// Cleared by the superview when it goes (`deinit`), so that it never dangles.
  final unowned(unsafe) var superviewReference: UIView?
  /// Back to front.
  public internal(set) final var subviews: [UIView] = []
  /// Guides of the application, in the order of their adding.
  public internal(set) final var layoutGuides: [UILayoutGuide] = []

  // MARK: Geometry

  final var storedFrame: CGRect
  final var boundsOrigin: CGPoint = .zero
  /// The frame as the solver had it, before rounding to pixels; the frame itself when it was set by
  /// hand.
  public internal(set) final var unroundedFrame: CGRect

  // MARK: Layout state

  final var flags: LayoutFlags = .initial
  /// The guides of margins and safe area, made on first use and kept for the constraints that name
  /// them.
  package final var marginsGuide: UILayoutGuide?
  package final var safeAreaGuide: UILayoutGuide?
  /// Constraints held by this view: the nearest common ancestor of their items.
  public internal(set) final var constraints: [NSLayoutConstraint] = []
  final var contentPriorities = ContentPriorities()
  final var explicitMargins = ExplicitMargins()

  // MARK: Engine

  /// The engine that places the view in its superview; cleared by that engine.
  final unowned(unsafe) var engine: LayoutEngine?
  /// The engine that lays out what is below the view, if the view hosts one.
  final var hostedEngine: LayoutEngine?
  final var slot: EngineSlot?
  final var own = OwnConstraints()
  final var wrappingState = WrappingState()
  final var autoresizingReference: AutoresizingReference
  /// Whether the size of the frame is a table's decision and called so in conflicts:
  /// `UIView-Encapsulated-Layout-Height`.
  package final var encapsulatesSize = false

  // MARK: Looks

  /// The layer, for its corners and border.
  public final let layer = CALayer()
  /// Colour behind the content; nil paints nothing.
  open var backgroundColor: UIColor?
  /// Colour of what the view draws in the tint of its window; nil takes the superview's.
  final var explicitTintColor: UIColor?
  /// How opaque the view and all in it is drawn, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether what lies outside the bounds is cut away.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How the content is placed and scaled in the bounds.
  open var contentMode: ContentMode = .scaleToFill
  /// A number to find the view by.
  open var tag = 0
  /// A template's or outlet's name, used for ids in dumps and messages. Not UIKit's.
  public final var name: String?
  /// Text by which tests find the view on a phone.
  open var accessibilityIdentifier: String?
  /// Whether touches reach the view; without effect here.
  open var isUserInteractionEnabled = true

  /// How the frame follows the superview's size where no constraint decides.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { autoresizingDidChange() }
  }

  /// Whether the frame and the mask stand for constraints of their own.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { translationDidChange(from: oldValue) }
  }

  /// Whether the view is mirrored in a right-to-left layout.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { directionDidChange() }
  }

  /// Whether the view takes part in drawing (and, in a stack view, in layout).
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }

  // MARK: Making

  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    environment = LayoutEnvironment.current
    storedFrame = frame
    unroundedFrame = frame
    autoresizingReference = AutoresizingReference(frame: frame, superviewSize: .zero)
    super.init()
  }

  /// A view of an Interface Builder file; from any other coder, one with a frame of zero.
  public required init?(coder: NSCoder) {
    environment = LayoutEnvironment.current
    storedFrame = .zero
    unroundedFrame = .zero
    autoresizingReference = AutoresizingReference(frame: .zero, superviewSize: .zero)
    super.init()
    if !Self.setsUpWhenDecoded { finishDecoding(coder) }
  }

  /// Whether `init(coder:)` of the class has something to do after `super`, and calls
  /// `finishDecoding` itself.
  class var setsUpWhenDecoded: Bool { false }

  /// A view with a frame of zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    hostedEngine?.dissolve()
    for subview in subviews { subview.superviewReference = nil }
    for guide in layoutGuides { guide.owner = nil }
    marginsGuide?.owner = nil
    safeAreaGuide?.owner = nil
    for constraint in constraints { constraint.holder = nil }
  }

  // MARK: Hierarchy

  /// The view that contains this one.
  public final var superview: UIView? { superviewReference }

  /// Adds `view` in front of the other subviews.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Adds `view` at `index` from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view, and every constraint that ties it to others, out of its superview.
  open func removeFromSuperview() {
    detachFromSuperview()
  }

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called where a view would enter a window; there are none here.
  open func didMoveToWindow() {}
  /// Called when `isHidden` of a subview has changed; stack views arrange anew.
  func subviewDidChangeHidden(_ subview: UIView) {}
  /// Called when the intrinsic size of a subview has changed; stack views in proportion to it
  /// arrange anew.
  func subviewDidChangeIntrinsicSize(_ subview: UIView) {}

  // MARK: Geometry

  /// Position and size in the superview's coordinates.
  open var frame: CGRect {
    get { storedFrame }
    set { assignFrame(newValue) }
  }

  /// Position and size in the view's own coordinates; the origin is where it has scrolled to.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { assignBounds(newValue) }
  }

  /// Middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
    }
  }

  /// What the frame has beyond the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // MARK: Sizes

  /// The size that the content asks for, `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` would answer differently now.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeDidChange()
  }

  /// The size that suits the view best within `size`; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes on the size that suits the view best; the origin stays.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The size that satisfies the constraints and comes closest to `targetSize`, at priority 50 both
  /// ways.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints and comes closest to `targetSize` at these priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Whether the view is the content view of a cell, a header or a footer, whose table has a height
  /// of its own for what asks for none.
  var isContentOfRow: Bool { false }
  /// Whether the content takes more height where it is given less width, so that it must be
  /// measured at the solved width.
  package var wrapsContent: Bool { false }
  /// The guide that stands for the view in constraints with what lies inside it; scroll views have
  /// one for their content.
  func contentGuide(seenFrom other: UIView, _ part: AttributePart) -> UILayoutGuide? { nil }
  /// The guides that belong to the view, those of the framework included.
  var ownedGuides: [UILayoutGuide] { layoutGuides }

  // MARK: Passes

  /// Whether constraint-based layout is what makes the view work.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Says that `updateConstraints()` must run before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Whether `updateConstraints()` will run before the next layout.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Runs `updateConstraints()` where it is needed, in subviews before their superview.
  open func updateConstraintsIfNeeded() {
    updateConstraintsPass()
  }

  /// Sets or changes the view's constraints. Overriding code calls `super` last.
  open func updateConstraints() {}

  /// Says that `layoutSubviews()` must run before the view is drawn.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out this view and those below it that need it, from the highest ancestor that does.
  open func layoutIfNeeded() {
    layoutPass()
  }

  /// Places the subviews. This implementation gives each the frame that the constraints have found.
  open func layoutSubviews() {
    applyEngineFrames()
  }

  // MARK: Baselines

  /// The view whose first baseline stands for this view's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this view's.
  open var forLastBaselineLayout: UIView { self }
  /// Baselines of the content, measured from the alignment rectangle; nil for a view without text:
  /// its edges.
  package var contentBaselines: ContentBaselines? { nil }

  // MARK: Margins

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}
  /// What bars and rounded corners cover of the bounds; zero unless a root says otherwise.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Margins where none were set: 8 on all sides; content views of cells and roots override it.
  package var defaultLayoutMargins: UIEdgeInsets {
    UIEdgeInsets(all: environment.profile.margins.view)
  }
  /// Whether the view solves its subtree by itself instead of taking part in an ancestor's engine,
  /// as cells do.
  package var hostsOwnEngine: Bool { false }

  // MARK: Traits

  /// What the view may know of device and settings.
  open var traitCollection: UITraitCollection { environment.traitCollection }
  /// Called when the traits have changed; they never do here after a view is made.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the tint has changed.
  open func tintColorDidChange() {}

  /// Colour for what is interactive: the view's own or its nearest ancestor's, blue by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { explicitTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      explicitTintColor = newValue
      inheritedTintDidChange()
    }
  }
}
