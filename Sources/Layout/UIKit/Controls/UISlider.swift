/// A thumb on a track. The width is free; the version of iOS decides the height.
open class UISlider: UIControl {
  /// The value at the thumb, clamped to `minimumValue...maximumValue`.
  open var value: Float {
    get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { storedValue = newValue }
  }

  /// The value at the leading end.
  open var minimumValue: Float = 0
  /// The value at the trailing end.
  open var maximumValue: Float = 1
  /// The colour of the track before the thumb; nil uses the tint.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb; nil uses grey.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; nil uses white.
  open var thumbTintColor: UIColor?
  private var storedValue: Float = 0

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
  }

  /// Creates a slider with a frame in its superview's coordinates, in points.
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

  /// Sets the value; `animated` has no effect here.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var alignmentRectInsets: UIEdgeInsets { environment.profile.controls.sliderInsets }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: environment.profile.controls.sliderHeight)
  }

  /// Keeps the width (a frame of 0 × 0 becomes 0 × 34; observed in one place, iOS 26).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = CGRect(origin: .zero, size: intrinsicContentSize)
    return CGSize(width: size.width, height: frame(forAlignmentRect: own).height)
  }
}
