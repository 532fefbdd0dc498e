/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// The number of pages; at least 0.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The index of the page shown, clamped to the pages.
  open var currentPage: Int {
    get { min(max(storedPage, 0), max(0, numberOfPages - 1)) }
    set { storedPage = newValue }
  }

  /// Whether a single dot is hidden.
  open var hidesForSinglePage = false
  /// The colour of the other dots; nil uses the tint at low opacity.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot; nil uses the tint.
  open var currentPageIndicatorTintColor: UIColor?
  private var storedPage = 0

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  /// Creates a row of dots with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities = .fixedHeight
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities = .fixedHeight
    finishDecoding(coder)
  }

  override class var setsUpWhenDecoded: Bool { true }

  /// The size, in points, of a given number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    environment.profile.controls.pageControl.size(pages: pageCount)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
