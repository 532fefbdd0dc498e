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
    label.font = buttonType.titleFont
    label.lineBreakMode = .byTruncatingMiddle
    showState()
  }

  // MARK: Content

  /// The label that shows the title; its font is the button's. The text is set through the button.
  open var titleLabel: UILabel? { label }
  /// The view that shows the picture.
  open var imageView: UIImageView? { picture }

  override func stateDidChange() {
    showState()
  }

  /// The tint of a system button is the colour of its title.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    layout.intrinsicSize(
      background: currentBackgroundImage?.size ?? .zero, metrics: environment.profile.controls)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  package override var contentBaselines: ContentBaselines? { titleBaselines }

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
