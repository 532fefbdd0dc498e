/// A switch. The version of iOS decides the size; that of the frame is ignored.
open class UISwitch: UIControl {
  /// False by default; setting it sends no event.
  open var isOn = false
  /// The colour of the track when on; nil uses green.
  open var onTintColor: UIColor?
  /// The colour of the thumb; nil uses white.
  open var thumbTintColor: UIColor?

  /// An image of earlier versions; no effect.
  open var onImage: UIImage?
  /// An image of earlier versions; no effect.
  open var offImage: UIImage?
  /// The title of a check box, on a Mac; no effect.
  open var title: String?
  /// The requested style; no effect, as a phone has switches.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentPriorities = .rigid
    flags.insert(.keepsSize)
    assignFrame(storedFrame)
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISwitch.onTintColor),
      AppearanceProperty(\UISwitch.thumbTintColor),
    ]
  }

  /// Sets the state; `animated` has no effect here.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var alignmentRectInsets: UIEdgeInsets { environment.profile.controls.toggleInsets }
  open override var intrinsicContentSize: CGSize { environment.profile.controls.toggle }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}
