/// A spinner, drawn in a fixed position.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101
    case whiteLarge = 0
    /// Medium and white, by its former name.
    case white = 1
    /// Medium and grey, by its former name.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  open var style: Style = .medium {
    didSet { if style.isLarge != oldValue.isLarge { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the spinner; nil uses grey.
  open var color: UIColor?
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
  }
  /// Whether the spinner is animating. Only visibility depends on it; nothing moves here.
  public private(set) final var isAnimating = false

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentPriorities = .rigid
    isHidden = true
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops animating, and hides the view if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    let controls = environment.profile.controls
    return style.isLarge ? controls.largeActivityIndicator : controls.activityIndicator
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
