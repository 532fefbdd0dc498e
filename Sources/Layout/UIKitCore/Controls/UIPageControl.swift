open class UIPageControl: UIControl {
  /// The number of pages; at least 0.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var currentPage: Int {
    get { min(max(storedPage, 0), max(0, numberOfPages - 1)) }
    set { storedPage = newValue }
  }

  open var hidesForSinglePage = false
  /// The colour of the other dots; nil uses the tint at low opacity.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot; nil uses the tint.
  open var currentPageIndicatorTintColor: UIColor?
  /// The ground behind the dots; no effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction of the pages; no effect.
  open var direction = Direction.natural
  /// Whether the user moves through the dots; no effect.
  open var allowsContinuousInteraction = true
  /// Whether the dots wait for `updateCurrentPageDisplay()`; they never do here.
  open var defersCurrentPageDisplay = false
  /// The user's work with the dots: nothing.
  open var interactionState: InteractionState { .none }
  /// An image in place of the dots; no effect.
  open var preferredIndicatorImage: UIImage?
  /// An image in place of the current dot; no effect.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private final var indicators: [Int: UIImage] = [:]
  private final var currentIndicators: [Int: UIImage] = [:]
  private var storedPage = 0

  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }

  /// Sets the image of a page's dot; no effect.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicators[page] ?? preferredIndicatorImage
  }
  /// Sets the image of the dot of a page that is current; no effect.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicators[page] = image
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicators[page] ?? preferredCurrentPageIndicatorImage
  }
  /// Does nothing: the current page is always shown.
  open func updateCurrentPageDisplay() {}

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentPriorities = .fixedHeight
  }

  /// The size, in points, of a given number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    environment.profile.controls.pageControl.size(pages: pageCount)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
