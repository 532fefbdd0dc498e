/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// How many pages there are; at least 0.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The page shown, kept within the pages.
  open var currentPage: Int {
    get { min(max(storedPage, 0), max(0, numberOfPages - 1)) }
    set { storedPage = newValue }
  }

  /// Whether a single dot is drawn at all.
  open var hidesForSinglePage = false
  /// Colour of the other dots; nil: the tint, faint.
  open var pageIndicatorTintColor: UIColor?
  /// Colour of the dot of the page shown; nil: the tint.
  open var currentPageIndicatorTintColor: UIColor?
  private var storedPage = 0

  /// A row of dots with a frame in its superview's coordinates.
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

  /// The size of so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    environment.profile.controls.pageControl.size(pages: pageCount)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
