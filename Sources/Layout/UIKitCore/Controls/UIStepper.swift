/// A minus and a plus button. The version of iOS decides the size; that of the frame is ignored.
open class UIStepper: UIControl {
  /// The value, clamped to `minimumValue...maximumValue`.
  open var value: Double {
    get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { storedValue = newValue }
  }

  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  /// Whether values are reported while the button is held; no effect.
  open var isContinuous = true
  /// Whether holding the button repeats; no effect.
  open var autorepeat = true
  /// Whether the value goes on at the other end; no effect.
  open var wraps = false
  private final var images: [String: StateValues<UIImage>] = [:]
  private var storedValue: Double = 0

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentPriorities = .rigid
    flags.insert(.keepsSize)
    assignFrame(storedFrame)
  }

  /// Sets the image of the plus button; no effect.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images["increment", default: StateValues()][state] = image
  }
  open func incrementImage(for state: State) -> UIImage? {
    images["increment"]?.effective(in: state)
  }
  /// Sets the image of the minus button; no effect.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images["decrement", default: StateValues()][state] = image
  }
  open func decrementImage(for state: State) -> UIImage? {
    images["decrement"]?.effective(in: state)
  }
  /// Sets the image behind the buttons; no effect.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images["background", default: StateValues()][state] = image
  }
  /// Sets the image between the buttons; no effect.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) { images["divider", default: StateValues()][leftState] = image }

  open override var intrinsicContentSize: CGSize { environment.profile.controls.stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
