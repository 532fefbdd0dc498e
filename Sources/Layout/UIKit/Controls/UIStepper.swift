/// A minus and a plus button. The version of iOS decides the size; that of the frame is ignored.
open class UIStepper: UIControl {
  /// The value, clamped to `minimumValue...maximumValue`.
  open var value: Double {
    get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { storedValue = newValue }
  }

  /// The least value.
  open var minimumValue: Double = 0
  /// The largest value.
  open var maximumValue: Double = 100
  /// The change of the value per tap.
  open var stepValue: Double = 1
  private var storedValue: Double = 0

  /// Creates a stepper; the size of `frame` is ignored, as on iOS.
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
    contentPriorities = .rigid
    flags.insert(.keepsSize)
    assignFrame(storedFrame)
  }

  override class var setsUpWhenDecoded: Bool { true }

  open override var intrinsicContentSize: CGSize { environment.profile.controls.stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
