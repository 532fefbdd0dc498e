import Typesetting

/// A text that sizes itself.
///
/// Under constraints a label of several lines takes two passes: first its width is found as if it
/// had one line, then its height at that width; `preferredMaxLayoutWidth`, when set, decides the
/// width at once.
open class UILabel: UIView {
  final var content = LabelContent()
  final var cache = LabelMeasureCache()

  /// A label with a frame in its superview's coordinates.
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

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set {
      content.attributedText = newValue
      textDidChange()
    }
  }

  /// The font where no attribute says otherwise; 17 points at first.
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

  /// The most lines; 0: as many as the text needs.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set {
      guard newValue != content.numberOfLines else { return }
      content.numberOfLines = newValue
      textDidChange()
    }
  }

  /// What becomes of text that does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      hasChosenLineBreak = true
      guard newValue != content.lineBreakMode else { return }
      content.lineBreakMode = newValue
      textDidChange()
    }
  }

  /// Whether somebody has said what becomes of text that does not fit, were it the usual.
  package private(set) final var hasChosenLineBreak = false

  /// How lines are broken beside what the mode says; a style in `attributedText` has its own.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      guard newValue != content.lineBreakStrategy else { return }
      content.lineBreakStrategy = newValue
      textDidChange()
    }
  }

  /// Where lines stand across.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      guard newValue != content.alignment else { return }
      content.alignment = newValue
      textDidChange()
    }
  }

  /// The width at which the text wraps for the intrinsic size; 0: the width that the constraints
  /// give.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Colour of the text when the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the highlighted colour is used.
  open var isHighlighted = false
  /// Whether the label is drawn as usable.
  open var isEnabled = true
  /// Whether text that is too wide is set smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font's size that `adjustsFontSizeToFitWidth` may choose; 0 is read
  /// as 1.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the content size category; a font of a text style is then taken at
  /// the label's own.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSizeCategory() }
  }

  package override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  package override var contentBaselines: ContentBaselines? { labelBaselines }
  open override var intrinsicContentSize: CGSize { labelIntrinsicSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { labelSize(fitting: size) }

  /// Where the text is drawn in `bounds` when at most that many lines may be used.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    labelTextRect(bounds, numberOfLines)
  }

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
