/// A bar that shows progress. Its height is the one of the version of iOS, not that of its frame.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// A thinner one, for toolbars and navigation bars.
    case bar = 1
  }

  open var progressViewStyle: Style = .default
  /// The progress, clamped to 0...1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// The colour of the completed part; nil uses the tint.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part; nil uses grey.
  open var trackTintColor: UIColor?
  /// An image of the completed part; no effect.
  open var progressImage: UIImage?
  /// An image of the remaining part; no effect.
  open var trackImage: UIImage?
  /// Its completed part is taken when it is set.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  private var storedProgress: Float = 0

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
    ]
  }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentPriorities = .fixedHeight
    flags.insert(.keepsHeightOfFrames)
    assignFrame(storedFrame)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress; `animated` has no effect here.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: environment.profile.controls.progressHeight)
  }

  /// Keeps the width (a frame of 0 × 0 becomes 0 × 4; observed in one place, iOS 26).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environment.profile.controls.progressHeight)
  }
}
