/// How much of something is done, as a bar.
open class UIProgressView: UIView {
  /// How the bar looks. Raw values as on iOS.
  public enum Style: Int, Sendable {
    /// A bar.
    case `default` = 0
    /// A thinner one, for bars.
    case bar = 1
  }

  /// How the bar looks.
  open var progressViewStyle: Style = .default
  /// The part done, kept between 0 and 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// Colour of the part done; nil: the tint.
  open var progressTintColor: UIColor?
  /// Colour of the rest; nil: grey.
  open var trackTintColor: UIColor?
  private var storedProgress: Float = 0

  /// A bar with a frame in its superview's coordinates; the height of `frame` is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder)
  }

  private func setUp() {
    contentPriorities = .fixedHeight
    flags.insert(.keepsHeightOfFrames)
    assignFrame(storedFrame)
  }

  override class var setsUpWhenDecoded: Bool { true }

  /// A bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Changes the part done; nothing is animated here.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: environment.profile.controls.progressHeight)
  }

  /// The width stays (a frame of 0 × 0 becomes 0 × 4; observed in one place, iOS 26).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environment.profile.controls.progressHeight)
  }
}
