/// A thumb on a track. The width is free; the version of iOS decides the height.
open class UISlider: UIControl {
  /// The value at the thumb, clamped to `minimumValue...maximumValue`.
  open var value: Float {
    get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { storedValue = newValue }
  }

  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  /// The colour of the track before the thumb; nil uses the tint.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb; nil uses grey.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; nil uses white.
  open var thumbTintColor: UIColor?
  /// Whether values are reported while the thumb moves; no effect.
  open var isContinuous = true
  /// An image before the track; no effect.
  open var minimumValueImage: UIImage?
  /// An image after the track; no effect.
  open var maximumValueImage: UIImage?
  private final var thumbs = StateValues<UIImage>()
  private final var leadingTracks = StateValues<UIImage>()
  private final var trailingTracks = StateValues<UIImage>()
  private var storedValue: Float = 0

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
  }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentPriorities = .fixedHeight
  }

  /// Sets the value; `animated` has no effect here.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// The image of the thumb; nil for the system's.
  open var currentThumbImage: UIImage? { thumbs.effective(in: state) }
  open var currentMinimumTrackImage: UIImage? { leadingTracks.effective(in: state) }
  open var currentMaximumTrackImage: UIImage? { trailingTracks.effective(in: state) }
  /// Sets the image of the thumb; no effect.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbs.effective(in: state) }
  /// Sets the image of the track before the thumb; not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    leadingTracks[state] = image
  }
  /// Sets the image of the track after the thumb; no effect.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    trailingTracks[state] = image
  }

  /// The rectangle of the track; the drawing has its own.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// The rectangle of the thumb for a value; the drawing has its own.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = CGFloat(maximumValue - minimumValue)
    let share = length > 0 ? CGFloat(value - minimumValue) / length : 0
    return CGRect(
      x: rect.minX + share * max(0, rect.width - 28), y: bounds.midY - 14, width: 28, height: 28)
  }

  /// The rectangle of the image before the track: empty.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the image after the track: empty.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

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
