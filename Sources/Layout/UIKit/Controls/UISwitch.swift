/// A switch; its size is fixed by the version of iOS, whatever frame it is given.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Colour of the track when on; nil: green.
  open var onTintColor: UIColor?
  /// Colour of the knob; nil: white.
  open var thumbTintColor: UIColor?

  /// A switch; the size of `frame` is ignored, as on iOS.
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

  /// Changes the state; nothing is animated here.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var alignmentRectInsets: UIEdgeInsets { environment.profile.controls.toggleInsets }
  open override var intrinsicContentSize: CGSize { environment.profile.controls.toggle }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}
