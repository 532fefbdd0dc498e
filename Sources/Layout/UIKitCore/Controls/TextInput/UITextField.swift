/// A field for a line of text.
///
/// A label shows the text, or the placeholder while there is none.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    /// Except while the user edits the text.
    case unlessEditing = 2
    case always = 3
  }

  final let label = UITextFieldLabel()
  /// The rules of a password; no effect.
  public final var passwordRules: UITextInputPasswordRules?
  /// Whether the system completes what is typed; no effect.
  public final var inlinePredictionType: UITextInlinePredictionType = .default

  /// Empty by default. What is drawn in its place may be bullets or the placeholder.
  open var text: String? {
    get { plain.text }
    set { plain.text = newValue }
  }

  /// The text shown while `text` is empty.
  open var placeholder: String? {
    get { plain.placeholder }
    set { plain.placeholder = newValue }
  }

  /// The values of properties that subclasses override. The setters of texts with attributes do not
  /// go through those: an override that sets one would never end.
  private struct Plain {
    var text: String? = ""
    var placeholder: String?
    var font: UIFont?
    var textColor: UIColor?
  }

  private final var plain = Plain() {
    didSet { contentDidChange() }
  }

  final var placeholderColor = UIColor.placeholderText {
    didSet { contentDidChange() }
  }

  /// The font; nil uses 17 points.
  open var font: UIFont? {
    get { plain.font }
    set { plain.font = newValue }
  }

  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }

  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  /// The colour of the text; nil uses that of labels.
  open var textColor: UIColor? {
    get { plain.textColor }
    set { plain.textColor = newValue }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentDidChange() }
  }

  /// When the clear button is shown. There is no editing here, so `whileEditing` means never.
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView, mode: leftViewMode) }
  }

  open var leftViewMode: ViewMode = .never {
    didSet { sideViewDidChange(from: leftView, to: leftView, mode: leftViewMode) }
  }

  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView, mode: rightViewMode) }
  }

  open var rightViewMode: ViewMode = .never {
    didSet { sideViewDidChange(from: rightView, to: rightView, mode: rightViewMode) }
  }

  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isFirstResponder }
  /// The text with attributes; the field shows one font and colour, those of the first character.
  open var attributedText: NSAttributedString? {
    get { plain.text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      var new = plain
      new.text = newValue?.string
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        new.font = attributes[.font] as? UIFont ?? new.font
        new.textColor = attributes[.foregroundColor] as? UIColor ?? new.textColor
      }
      plain = new
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get {
      plain.placeholder.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: placeholderColor])
      }
    }
    set {
      plain.placeholder = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let color = newValue.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      placeholderColor = color ?? .placeholderText
    }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: effectiveFont, .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// The attributes of typed text; no effect.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var adjustsFontSizeToFitWidth = false {
    didSet { label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
  }
  /// The smallest size of such text, in points.
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  /// An image in place of the border; no effect.
  open var background: UIImage?
  /// An image in place of the border of a field that is not enabled; no effect.
  open var disabledBackground: UIImage?
  private let inputs = InputViews()

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open func insertText(_ text: String) { type(text) }
  open func deleteBackward() { removeBackward() }
  /// The rectangle of the caret; positions of characters are not known here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The rectangles of a selection: none.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Always the end of the text: characters have no places here.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  open override var inputView: UIView? {
    get { inputs.keyboard }
    set { inputs.keyboard = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  final var keyboard: KeyboardTraits {
    get { inputs.traits }
    set { inputs.traits = newValue }
  }

  // MARK: Making

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITextField.font),
      AppearanceProperty(\UITextField.textColor),
    ]
  }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    addSubview(label)
    contentDidChange()
  }

  // MARK: Layout

  override var defaultAccessibilityValue: String? { text }
  open override var intrinsicContentSize: CGSize { fieldIntrinsicSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  package override var contentBaselines: ContentBaselines? { fieldBaselines }

  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leadingRect(in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { trailingRect(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame ?? .zero }
  /// Draws the text; kept for overriding.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; kept for overriding.
  open func drawPlaceholder(in rect: CGRect) {}

  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

/// Shows the text of a field.
final class UITextFieldLabel: UILabel {}

extension UITextField {
  /// The intrinsic size in points. Height: a rounded field has that of the version of iOS, whatever
  /// its font (155 of 155 stored ones); one without border has its line in whole points, and one
  /// more since iOS 14 (17 pt: 21 in 8 of 8 until then, 22 in 18 of 18 since), except with secure
  /// text (21 in 3 of 3 stored secure fields); with a line border 8 more, with a bezel 10 (observed
  /// in one place, iOS 26). Width: the text, or the placeholder if it is wider, in whole points,
  /// and twice the inset of its border on both sides (likewise).
  fileprivate final var fieldIntrinsicSize: CGSize {
    let extra = isSecureTextEntry ? 0 : environment.profile.controls.textFieldLineExtra
    let line = PixelGrid.wholePoints(effectiveFont.lineHeight) + extra
    let height: CGFloat =
      switch borderStyle {
      case .none: line
      case .line: line + 8
      case .bezel: line + 10
      case .roundedRect: environment.profile.controls.roundedTextFieldHeight
      }
    let content = PixelGrid.wholePoints(label.intrinsicContentSize).width
    return CGSize(
      width: content + 4 * borderStyle.sideInset + width(of: leftView) + width(of: rightView),
      height: height)
  }

  /// The area inside border and side views, in the field's coordinates.
  final func contentRect(in bounds: CGRect) -> CGRect {
    let inset = borderStyle.sideInset
    let clear = clearButtonFrame == nil ? 0 : Self.clearButtonSize + 5
    let (left, right) = (width(of: leftView), width(of: rightView) + clear)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = UIEdgeInsets(
      left: inset + (isMirrored ? right : left), right: inset + (isMirrored ? left : right))
    let rect = bounds.inset(by: insets)
    return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: rect.height)
  }

  /// The frame of the clear button, in the field's coordinates; nil while it is hidden.
  package final var clearButtonFrame: CGRect? {
    guard clearButtonMode.isShownIdle, isEnabled, !showsPlaceholder, width(of: rightView) == 0
    else { return nil }
    let size = Self.clearButtonSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.minX + 5 : bounds.maxX - 5 - size,
      y: bounds.midY - size / 2, width: size, height: size)
  }

  private static let clearButtonSize: CGFloat = 19

  final func leadingRect(in bounds: CGRect) -> CGRect {
    sideRect(leftView, atLeft: effectiveUserInterfaceLayoutDirection == .leftToRight, in: bounds)
  }

  final func trailingRect(in bounds: CGRect) -> CGRect {
    sideRect(rightView, atLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, in: bounds)
  }

  final func placeContent() {
    label.frame =
      showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    if leftView?.superview === self { leftView?.frame = leftViewRect(forBounds: bounds) }
    if rightView?.superview === self { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  /// The baselines of the text, which is centred vertically.
  fileprivate final var fieldBaselines: ContentBaselines? {
    let font = effectiveFont
    let baseline =
      environment.pixelGrid.baseline(of: font)
      - environment.pixelGrid.roundedUp(font.lineHeight) / 2
    return ContentBaselines(first: baseline, last: baseline, heightShare: 0.5)
  }

  /// The frame of a side view at its own size, centred vertically; empty while it is hidden.
  private func sideRect(_ view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view, view.superview === self else { return .zero }
    let size = view.naturalSize
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return environment.pixelGrid.rounded(
      CGRect(
        x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }

  private func width(of view: UIView?) -> CGFloat {
    guard let view, view.superview === self else { return 0 }
    return view.naturalSize.width
  }
}

extension UITextField.BorderStyle {
  /// The distance in points between the field's edge and its text.
  var sideInset: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }
}

extension UIView {
  /// The intrinsic size, or the present one if the content asks for none.
  fileprivate var naturalSize: CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == Self.noIntrinsicMetric ? bounds.width : intrinsic.width,
      height: intrinsic.height == Self.noIntrinsicMetric ? bounds.height : intrinsic.height)
  }
}

extension UITextField {
  final var showsPlaceholder: Bool { text?.isEmpty ?? true }

  /// Updates the label from the text or placeholder.
  final func contentDidChange() {
    label.font = effectiveFont
    label.text = showsPlaceholder ? placeholder : shownText
    label.textColor = showsPlaceholder ? placeholderColor : textColor ?? .label
    label.textAlignment = textAlignment
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  fileprivate final var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

  private var shownText: String? {
    isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
  }

  final func sideViewDidChange(from old: UIView?, to new: UIView?, mode: ViewMode) {
    if let old, old !== new || !mode.isShownIdle { old.removeFromSuperview() }
    if let new, mode.isShownIdle, new.superview !== self { addSubview(new) }
    contentDidChange()
  }
}

extension UITextField.ViewMode {
  /// Whether a side view with this mode is shown while nobody edits.
  fileprivate var isShownIdle: Bool { self == .always || self == .unlessEditing }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
