/// A turning wheel, drawn standing still.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is. Raw values as on iOS.
  public enum Style: Int, Sendable {
    /// 20 × 20.
    case medium = 100
    /// 37 × 37.
    case large = 101
    /// Large and white, by its old name.
    case whiteLarge = 0
    /// Medium and white, by its old name.
    case white = 1
    /// Medium and grey, by its old name.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  /// How large the wheel is.
  open var style: Style = .medium {
    didSet { if style.isLarge != oldValue.isLarge { invalidateIntrinsicContentSize() } }
  }

  /// Colour of the wheel; nil: grey.
  open var color: UIColor?
  /// Whether the view hides while nothing turns.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
  }
  /// Whether the wheel turns.
  public private(set) final var isAnimating = false

  /// A medium wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities = .rigid
    isHidden = true
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities = .rigid
    isHidden = true
    finishDecoding(coder)
  }

  override class var setsUpWhenDecoded: Bool { true }

  /// A wheel of a style, at its size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Starts turning, and shows the view.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops turning, and hides the view if `hidesWhenStopped`.
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
