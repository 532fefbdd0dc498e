/// A title, a picture, or both, that can be pressed.
///
/// Title and picture are shown by a label and an image view, placed by `ButtonLayout`.
open class UIButton: UIControl {
  /// How the button looks.
  public private(set) final var buttonType: ButtonType = .custom

  final var titles = StateValues<String>()
  final var attributedTitles = StateValues<NSAttributedString>()
  final var titleColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  final let label = UIButtonLabel()
  final let picture = UIImageView()
  final var backgroundPicture: UIImageView?
  final var subtitleLabel: UIButtonLabel?
  final var indicator: UIActivityIndicatorView?

  /// How the button looks, as one value; nil: as was set state by state.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil, oldValue != nil { resetLabel() }
      showState()
    }
  }

  /// Called with the button whenever its state changes, to set another configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { updateConfiguration() }
  }

  /// Distances of the content from the button's edges; zero stands for the system's padding.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Moves the title; without effect on the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Moves the picture; without effect on the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  // MARK: Making

  /// A custom button with a frame in its superview's coordinates.
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

  override class var setsUpWhenDecoded: Bool { true }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Takes on the looks of a type: once, before anything else is set.
  package final func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    picture.rendersAsTemplate = buttonType != .custom
    label.font = buttonType.titleFont
    if let name = buttonType.symbolName {
      setImage(
        UIImage(
          systemName: name, standingIn: environment.profile.controls.buttonSymbol,
          buttonType.symbolConfiguration),
        for: .normal)
    }
    showState()
  }

  private func setUp() {
    resetLabel()
    showState()
  }

  /// The label as a button without configuration has it.
  private func resetLabel() {
    label.font = buttonType.titleFont
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .natural
    label.alpha = 1
  }

  // MARK: Content

  /// The label that shows the title; its font is the button's. The text is set through the button.
  open var titleLabel: UILabel? { label }
  /// The view that shows the picture.
  open var imageView: UIImageView? { picture }

  override func stateDidChange() {
    updateConfiguration()
    showState()
  }

  /// Sets a configuration that suits the state; calls the handler, if there is one.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The tint of a system button is the colour of its title.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  // MARK: Layout

  /// The texts of a configured button wrap.
  package override var wrapsContent: Bool { configuration != nil && label.numberOfLines != 1 }

  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuredSize(configuration) }
    return layout.intrinsicSize(
      background: currentBackgroundImage?.size ?? .zero, metrics: environment.profile.controls)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let configuration else { return intrinsicContentSize }
    return configuredLayout(configuration, width: size.width > 0 ? size.width : .infinity).size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configuration { placeConfigured(configuration) } else { placeContent() }
  }

  package override var contentBaselines: ContentBaselines? {
    configuration.map(configuredBaselines) ?? titleBaselines
  }

  /// The rectangle for the background picture.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle for title and picture.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// The title's frame.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    environment.pixelGrid.rounded(layout.titleRect(in: contentRect))
  }

  /// The picture's frame.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    environment.pixelGrid.rounded(layout.imageRect(in: contentRect))
  }
}

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

/// A button's title; what changes in it changes the size of the button.
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
