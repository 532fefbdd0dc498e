/// A view onto a larger content, as far as tables and templates need one.
///
/// The origin of `bounds` is the content offset: scrolling moves the bounds, not the subviews.
open class UIScrollView: UIView {
  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The size of what can be scrolled.
  open var contentSize: CGSize = .zero

  /// Space around the content that can be scrolled to; what is not finite is not taken.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if !contentInset.isFinite { contentInset = oldValue } }
  }

  /// `contentInset` and what the safe area adds; there is no safe area here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether a person may scroll; code always may.
  open var isScrollEnabled = true
  /// Whether the indicator of the vertical position is shown while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether the indicator of the horizontal position is shown while scrolling.
  open var showsHorizontalScrollIndicator = true

  final var scrollGuides: ScrollGuides?

  deinit {
    scrollGuides?.content.owner = nil
    scrollGuides?.frame.owner = nil
  }

  final override var ownedGuides: [UILayoutGuide] { layoutGuides + [contentLayoutGuide] }

  /// Edges of the scroll view, seen from what it scrolls, are those of the content; its size and
  /// its middles are its own (stored frames: 37 of 37 middles, 5 of 5 where the content's would be
  /// elsewhere).
  final override func contentGuide(seenFrom other: UIView, _ part: AttributePart) -> UILayoutGuide?
  {
    let isOwn = other === self || part.part == .size || part.part == .middle
    return isOwn ? nil : contentLayoutGuide
  }

  /// Places the subviews, and takes the size of the content from constraints that decide it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    adoptContentSize()
  }

  /// Scrolls to an offset at once; `animated` changes nothing, as there is no time here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, contentOffset != bounds.origin
    else { return }
    bounds.origin = contentOffset
    setNeedsLayout()
  }

  /// Scrolls as little as brings `rect` into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.maxX.isFinite, rect.maxY.isFinite else { return }
    var offset = contentOffset
    offset.x = Self.offset(showing: rect.minX...rect.maxX, in: bounds.minX...bounds.maxX)
    offset.y = Self.offset(showing: rect.minY...rect.maxY, in: bounds.minY...bounds.maxY)
    setContentOffset(offset, animated: animated)
  }

  /// The start of the window that shows `range` and is closest to `window`; its start wins when it
  /// is too long.
  private static func offset(
    showing range: ClosedRange<CGFloat>, in window: ClosedRange<CGFloat>
  ) -> CGFloat {
    let length = window.upperBound - window.lowerBound
    let furthest = max(window.lowerBound, range.upperBound - length)
    return min(furthest, range.lowerBound)
  }

  /// The vertical offsets between which a person can scroll.
  final var verticalOffsetRange: ClosedRange<CGFloat> {
    let top = -adjustedContentInset.top
    let bottom = contentSize.height + adjustedContentInset.bottom - bounds.height
    return top...max(top, bottom)
  }
}

/// The two guides of a scroll view, made with it so that they outlive the constraints that name
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
  /// All that the view scrolls over: its size, decided by constraints, becomes `contentSize`.
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

  /// Takes the size that constraints give the content, where they give it one.
  final func adoptContentSize() {
    guard let guide = scrollGuides?.content, guide.own.isUsed else { return }
    contentSize = guide.layoutFrame.size
  }
}
