/// A text whose content decides its size.
///
/// Under constraints a label of several lines needs two passes: the first finds its width as if it
/// had one line, the second its height at that width. A `preferredMaxLayoutWidth` decides the width
/// at once.
open class UILabel: UIView {
  /// Whether a pointer shows a text that is cut; no effect.
  open var showsExpansionTextWhenTruncated = false
  final var content = LabelContent()
  final var cache = LabelMeasureCache()
  final var readAttributes: ReadAttributes?

  /// Creates a label with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; setting it drops the attributes of `attributedText`.
  open var text: String? {
    get { content.text }
    set {
      guard content.setText(newValue) else { return }
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set {
      content.attributedText = newValue
      textDidChange()
    }
  }

  /// The font of text without a font attribute; 17 points at first.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { content.font }
    set {
      guard let newValue, newValue != content.font else { return }
      content.font = newValue
      followContentSizeCategory()
      textDidChange()
    }
  }

  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set {
      guard newValue != content.numberOfLines else { return }
      content.numberOfLines = newValue
      textDidChange()
    }
  }

  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      hasChosenLineBreak = true
      guard newValue != content.lineBreakMode else { return }
      content.lineBreakMode = newValue
      textDidChange()
    }
  }

  /// Whether `lineBreakMode` was set explicitly, even to its default.
  package private(set) final var hasChosenLineBreak = false

  /// Line breaking rules besides the mode; `attributedText` may have its own.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      guard newValue != content.lineBreakStrategy else { return }
      content.lineBreakStrategy = newValue
      textDidChange()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      guard newValue != content.alignment else { return }
      content.alignment = newValue
      textDidChange()
    }
  }

  /// The width, in points, at which the intrinsic size wraps; 0 takes the constraints'.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  package final var drawnTextColor: UIColor {
    (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
  }
  open var isEnabled = true
  /// Whether text that is too wide is drawn in a smaller size, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false
  /// Whether words are closed up before text is truncated; without effect here.
  open var allowsDefaultTighteningForTruncation = false
  /// How smaller text is put into its line; without effect here.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The colour of a copy of the text behind it; nil for none.
  open var shadowColor: UIColor?
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The smallest factor that `adjustsFontSizeToFitWidth` may apply to the font's size; 0 means 1.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the content size category, by its own text style.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSizeCategory() }
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UILabel.font),
      AppearanceProperty(\UILabel.textColor),
      AppearanceProperty(\UILabel.highlightedTextColor),
      AppearanceProperty(\UILabel.shadowColor),
      AppearanceProperty(\UILabel.shadowOffset),
    ]
  }

  override var isAccessibleByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
  package override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  package override var contentBaselines: ContentBaselines? { labelBaselines }
  open override var intrinsicContentSize: CGSize { labelIntrinsicSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { labelSize(fitting: size) }

  /// The rectangle of the text in the label, in points, within `numberOfLines`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    labelTextRect(bounds, numberOfLines)
  }

  /// Draws the text in a rectangle of the label's coordinates, in points. Overriding code passes
  /// another rectangle to `super`, such as one with insets.
  open func drawText(in rect: CGRect) {
    GraphicsStack.current.contexts.last?.record(.ownContent(rect))
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let style = content.font.textStyle else { return }
    let font = UIFont.preferredFont(
      forTextStyle: UIFont.TextStyle(rawValue: style.rawValue),
      contentSizeCategory: environment.contentSizeCategory)
    guard font != content.font else { return }
    content.font = font
    textDidChange()
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension UILabel: UIContentSizeCategoryAdjusting {}
