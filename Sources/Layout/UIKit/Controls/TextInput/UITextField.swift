/// A line of text to be written in.
///
/// What is written, or the placeholder while nothing is, is shown by a label.
open class UITextField: UIControl {
  /// The frame drawn around the text. Raw values as on iOS.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken frame.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// When a view beside the text is shown. Raw values as on iOS.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is written.
    case whileEditing = 1
    /// Except while the text is written.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  final let label = UITextFieldLabel()

  /// The text.
  open var text: String? = "" {
    didSet { contentDidChange() }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { contentDidChange() }
  }

  /// Colour of the placeholder.
  final var placeholderColor = UIColor.placeholderText {
    didSet { contentDidChange() }
  }

  /// The font; nil: 17 points.
  open var font: UIFont? {
    didSet { contentDidChange() }
  }

  /// The frame drawn around the text.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }

  /// Whether bullets stand for the characters.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  /// Colour of the text; nil: that of labels.
  open var textColor: UIColor? {
    didSet { contentDidChange() }
  }

  /// Where the text stands across.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentDidChange() }
  }

  /// When the button that clears the text is shown; nobody writes here, so `whileEditing` is never.
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// A view before the text.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView, mode: leftViewMode) }
  }

  /// When the view before the text is shown.
  open var leftViewMode: ViewMode = .never {
    didSet { sideViewDidChange(from: leftView, to: leftView, mode: leftViewMode) }
  }

  /// A view after the text.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView, mode: rightViewMode) }
  }

  /// When the view after the text is shown.
  open var rightViewMode: ViewMode = .never {
    didSet { sideViewDidChange(from: rightView, to: rightView, mode: rightViewMode) }
  }

  // MARK: Making

  /// A field with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    contentDidChange()
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
    contentDidChange()
    finishDecoding(coder)
  }

  override class var setsUpWhenDecoded: Bool { true }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { fieldIntrinsicSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  package override var contentBaselines: ContentBaselines? { fieldBaselines }

  /// The rectangle for the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// The rectangle for the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle for the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leadingRect(in: bounds) }
  /// The rectangle for the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { trailingRect(in: bounds) }
}

/// Shows the text of a field.
final class UITextFieldLabel: UILabel {}
