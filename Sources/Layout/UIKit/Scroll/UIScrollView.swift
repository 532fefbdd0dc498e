/// A view that shows part of a larger content, with the features that tables and templates need.
///
/// The origin of `bounds` is the content offset: scrolling moves the bounds, not the subviews.
open class UIScrollView: UIView {
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

  /// The sum of `contentInset` and the safe area, which is always zero here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether the user can scroll; code always can.
  open var isScrollEnabled = true
  /// Whether the vertical scroll indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true

  final var scrollGuides: ScrollGuides?

  deinit {
    scrollGuides?.content.owner = nil
    scrollGuides?.frame.owner = nil
  }

  final override var ownedGuides: [UILayoutGuide] { layoutGuides + [contentLayoutGuide] }

  /// In constraints with content, a scroll view's edges are those of the content; its size and
  /// centre are its own (stored frames: 37 of 37 centres, 5 of 5 where the content's would be
  /// elsewhere).
  final override func contentGuide(seenFrom other: UIView, _ part: AttributePart) -> UILayoutGuide?
  {
    let isOwn = other === self || part.part == .size || part.part == .middle
    return isOwn ? nil : contentLayoutGuide
  }

  /// Lays out the subviews, and takes the content size from constraints that decide it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    adoptContentSize()
  }

  /// Scrolls to an offset at once; `animated` has no effect here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, contentOffset != bounds.origin
    else { return }
    bounds.origin = contentOffset
    setNeedsLayout()
  }

  /// Scrolls by the shortest distance that makes `rect`, in the content's coordinates, visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.maxX.isFinite, rect.maxY.isFinite else { return }
    var offset = contentOffset
    offset.x = Self.offset(showing: rect.minX...rect.maxX, in: bounds.minX...bounds.maxX)
    offset.y = Self.offset(showing: rect.minY...rect.maxY, in: bounds.minY...bounds.maxY)
    setContentOffset(offset, animated: animated)
  }

  /// The start of the window, nearest to `window`, that shows all of `range`; if `range` is too
  /// long, its start.
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

/// The two guides of a scroll view. Created with the view, so that they outlive the constraints on
/// them.
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
