/// A window onto content that is larger than the view; the origin of its bounds is how far it has scrolled.
open class UIScrollView: UIView {
  /// Size of the content.
  open var contentSize: CGSize = .zero
  /// Space around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// Whether there is room for bouncing; without effect.
  open var alwaysBounceVertical = false
  /// Whether the vertical indicator shows while scrolling; without effect.
  open var showsVerticalScrollIndicator = true

  /// How far the content has scrolled.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls; nothing is animated here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
