/// A knob on a track; as wide as it is made, as high as the version of iOS has it.
open class UISlider: UIControl {
  /// Where the knob stands, kept between `minimumValue` and `maximumValue`.
  open var value: Float {
    get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { storedValue = newValue }
  }

  /// The value at the leading end.
  open var minimumValue: Float = 0
  /// The value at the trailing end.
  open var maximumValue: Float = 1
  /// Colour of the track before the knob; nil: the tint.
  open var minimumTrackTintColor: UIColor?
  /// Colour of the track after the knob; nil: grey.
  open var maximumTrackTintColor: UIColor?
  /// Colour of the knob; nil: white.
  open var thumbTintColor: UIColor?
  private var storedValue: Float = 0

  /// A slider with a frame in its superview's coordinates.
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

  /// Moves the knob; nothing is animated here.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var alignmentRectInsets: UIEdgeInsets { environment.profile.controls.sliderInsets }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: environment.profile.controls.sliderHeight)
  }

  /// The width stays (a frame of 0 × 0 becomes 0 × 34; observed in one place, iOS 26).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = CGRect(origin: .zero, size: intrinsicContentSize)
    return CGSize(width: size.width, height: frame(forAlignmentRect: own).height)
  }
}
