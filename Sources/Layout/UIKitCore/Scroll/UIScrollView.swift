/// A view that shows part of a larger content, with the features that tables and templates need.
///
/// The origin of `bounds` is the content offset: scrolling moves the bounds, not the subviews.
open class UIScrollView: UIView {
  /// Creates a view that clips its content, unlike other views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content, in points, at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The size of the scrollable content, in points.
  open var contentSize: CGSize = .zero

  /// Additional scrollable space around the content, in points; ignores values that are not finite.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if !contentInset.isFinite { contentInset = oldValue } }
  }

  /// The sum of `contentInset` and the safe area above and below.
  open var adjustedContentInset: UIEdgeInsets { contentInset + clearedInsets }
  /// The safe area above that the offset accounts for, in points.
  private var clearedTop: CGFloat = 0

  /// Is notified of scrolling; see `ScrollDelegateHolder`.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  @_spi(UIKit) open var anyScrollDelegate: (any UIScrollViewDelegate)? { scrollDelegate }
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the safe area above and below is added to the insets, as long as it is not `never`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var decelerationRate = DecelerationRate.normal
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical indicator in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// The scale; no effect.
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  /// Whether content moves beyond its ends across; without effect here.
  open var bouncesHorizontally = true
  /// Whether content moves beyond its ends upright; without effect here.
  open var bouncesVertically = true
  /// Whether keys scroll; without effect here.
  open var allowsKeyboardScrolling = true
  /// Whether scrolling goes on in the view around; without effect here.
  open var transfersVerticalScrollingToParent = true
  /// Whether scrolling goes on in the view around; without effect here.
  open var transfersHorizontalScrollingToParent = true
  /// Where content smaller than the view stands, as shares; no effect.
  open var contentAlignmentPoint = CGPoint.zero
  /// Whether the insets of indicators follow the safe area; without effect here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollsToTop = true
  /// Whether the user is dragging: no.
  open var isDragging: Bool { false }
  /// Whether a finger is down: no.
  open var isTracking: Bool { false }
  /// Whether the content is coming to rest: no.
  open var isDecelerating: Bool { false }
  /// Whether the scale is being changed: no.
  open var isZooming: Bool { false }
  /// The control that loads content again; no effect.
  open var refreshControl: UIRefreshControl?
  /// Does nothing: a picture has no moment after it.
  open func flashScrollIndicators() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Ends scrolling; nothing scrolls by itself here.
  open func stopScrollingAndZooming() {}
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Whether the user can scroll; code always can.
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  final var scrollGuides: ScrollGuides?

  final override var safeAreaOfSubviews: UIEdgeInsets {
    let (insets, cleared) = (safeAreaInsets, clearedInsets)
    return UIEdgeInsets(
      top: insets.top - cleared.top, left: insets.left, bottom: insets.bottom - cleared.bottom,
      right: insets.right)
  }

  deinit {
    scrollGuides?.content.owner = nil
    scrollGuides?.frame.owner = nil
  }

  final override var ownedGuides: [UILayoutGuide] { layoutGuides + [contentLayoutGuide] }

  /// In constraints with content, a scroll view's edges and margins are those of the content; its
  /// size and centre are its own (stored frames: 37 of 37 centres, 5 of 5 where the content's would
  /// be elsewhere; Apple's Auto Layout Guide says so of margins).
  final override func contentGuide(seenFrom other: UIView, _ part: AttributePart) -> UILayoutGuide?
  {
    let isOwn = other === self || [.size, .middle, .middleOfMargins].contains(part.part)
    return isOwn ? nil : contentLayoutGuide
  }

  open override func layoutSubviews() {
    clearSafeArea()
    super.layoutSubviews()
    adoptContentSize()
  }

  /// Scrolls to an offset at once; `animated` has no effect here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, contentOffset != bounds.origin
    else { return }
    bounds.origin = contentOffset
    setNeedsLayout()
    anyScrollDelegate?.scrollViewDidScroll(self)
  }

  /// Scrolls by the shortest distance that makes `rect`, in the content's coordinates, visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.maxX.isFinite, rect.maxY.isFinite else { return }
    var offset = contentOffset
    offset.x = Self.offset(showing: rect.minX...rect.maxX, in: bounds.minX...bounds.maxX)
    offset.y = Self.offset(showing: rect.minY...rect.maxY, in: bounds.minY...bounds.maxY)
    setContentOffset(offset, animated: animated)
  }

  /// The start of the window nearest to `window` with all of `range`, or its start.
  private static func offset(
    showing range: ClosedRange<CGFloat>, in window: ClosedRange<CGFloat>
  ) -> CGFloat {
    let length = window.upperBound - window.lowerBound
    let furthest = max(window.lowerBound, range.upperBound - length)
    return min(furthest, range.lowerBound)
  }

  /// The vertical offsets, in points, that the user can scroll to.
  final var verticalOffsetRange: ClosedRange<CGFloat> {
    let top = -adjustedContentInset.top
    let bottom = contentSize.height + adjustedContentInset.bottom - bounds.height
    return top...max(top, bottom)
  }
}

/// The two guides of a scroll view, which outlive the constraints on them.
struct ScrollGuides {
  let content: UILayoutGuide
  let frame: UILayoutGuide

  init(owner: UIScrollView) {
    content = UILayoutGuide(kind: .content, owner: owner)
    frame = UILayoutGuide(kind: .frame, owner: owner)
    content.identifier = "UIScrollView-contentLayoutGuide"
    frame.identifier = "UIScrollView-frameLayoutGuide"
  }
}

extension UIScrollView {
  /// The scrollable content; if constraints decide its size, that becomes `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide { guides.content }

  /// The view's own frame, which does not scroll.
  public final var frameLayoutGuide: UILayoutGuide { guides.frame }

  /// Made on first use.
  private var guides: ScrollGuides {
    if let scrollGuides { return scrollGuides }
    let made = ScrollGuides(owner: self)
    scrollGuides = made
    return made
  }

  /// Sets `contentSize` from constraints, if they decide it.
  final func adoptContentSize() {
    guard let guide = scrollGuides?.content, guide.own.isUsed else { return }
    contentSize = guide.layoutFrame.size
  }
}

// Keeps content clear of bars: since iOS 11 a scroll view adds the safe area above and below to its
// insets, and begins scrolled to the top of the content below it. What it has taken its content
// does not know of (WWDC 2017, session 204; cells have none in stored frames: 45 of 45).
extension UIScrollView {
  fileprivate var clearedInsets: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never, environment.profile.version >= 11 else {
      return .zero
    }
    let insets = safeAreaInsets
    return UIEdgeInsets(top: insets.top, bottom: insets.bottom)
  }

  /// Scrolls content that stands at its top out of the safe area.
  package final func clearSafeArea() {
    let top = clearedInsets.top
    guard top != clearedTop else { return }
    if bounds.minY <= -clearedTop { bounds.origin.y -= top - clearedTop }
    clearedTop = top
  }
}
