/// A title, a picture, or both, that can be pressed.
open class UIButton: UIControl {
  /// How a button looks. Raw values as on iOS.
  public enum ButtonType: Int, Sendable {
    /// Nothing by itself.
    case custom = 0
    /// Tinted text.
    case system = 1
    /// A picture of an i for details.
    case detailDisclosure = 2
    /// A light i.
    case infoLight = 3
    /// A dark i.
    case infoDark = 4
    /// A plus.
    case contactAdd = 5
    /// Closes.
    case close = 7

    /// A rounded rectangle before iOS 7; the system's since.
    public static let roundedRect = ButtonType.system
  }

  /// How the button looks.
  public internal(set) final var buttonType: ButtonType = .custom

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
}
