extension UIButton {
  /// How a button looks. Raw values as on iOS.
  public enum ButtonType: Int, Sendable {
    /// Nothing by itself: white text of 18 points.
    case custom = 0
    /// Tinted text of 15 points.
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

    /// The font a button starts with.
    var titleFont: UIFont {
      .systemFont(ofSize: self == .custom ? UIFont.buttonFontSize : 15)
    }

    /// How large the picture is drawn: a cross is small in its disc.
    var symbolConfiguration: UIImage.SymbolConfiguration {
      self == .close
        ? UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        : UIImage.SymbolConfiguration(scale: .large)
    }

    /// The name of the picture a button comes with.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }
}
