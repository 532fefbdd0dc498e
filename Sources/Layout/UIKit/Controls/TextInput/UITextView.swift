/// Text of many lines, editable or not.
///
/// A text view that scrolls has no intrinsic size; one that does not has the height of its text at
/// its width.
open class UITextView: UIScrollView {
  private let label = UILabel()

  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      contentDidChange()
    }
  }

  /// The text with its attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      contentDidChange()
    }
  }

  /// The font; 12 points at first.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
      contentDidChange()
    }
  }

  /// Colour of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .label }
  }

  /// The horizontal alignment of lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Whether the text is editable; without effect here.
  open var isEditable = true
  /// Whether the text is selectable; without effect here.
  open var isSelectable = true

  /// The distances of the text from the edges, in points: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// The padding at both sides of each line, in points.
  public static let lineFragmentPadding: CGFloat = 5

  /// Creates a text view with a frame in its superview's coordinates, in points.
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

  open override var isScrollEnabled: Bool {
    didSet { contentDidChange() }
  }

  /// Whether the engine measures the text in two passes, as it does for labels.
  package override var wrapsContent: Bool { !isScrollEnabled }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = wrappingState.proposedWidth
    return contentSize(forWidth: width.isFinite ? width : 0)
  }

  /// The size of the text in points, at the width of `size`, or at any width if that is 0; as wide
  /// as its longest line.
  ///
  /// Since iOS 26 the result leaves out the padding of the lines (observed in one place: 90.5 × 57
  /// for 200).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? max(0, size.width - sideInsets) : 0
    let fit = textSize(forWidth: width)
    let padding = environment.profile.version >= 26 ? 2 * Self.lineFragmentPadding : 0
    return CGSize(
      width: fit.width + sideInsets - padding,
      height: fit.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Takes the size of the text including the padding of its lines, so that they are not broken
  /// again (assumed).
  open override func sizeToFit() {
    let width = bounds.width > 0 ? max(0, bounds.width - sideInsets) : 0
    let fit = textSize(forWidth: width)
    frame.size = CGSize(width: fit.width + sideInsets, height: sizeThatFits(bounds.size).height)
  }

  /// The size of the text without insets and padding, in points, at a width in points; 0 means any.
  /// Without text it is as high as the line in which one would type (stored: 34 at 15 points, 36.5
  /// at 17; a label without text is 0 high).
  private func textSize(forWidth width: CGFloat) -> CGSize {
    let fit = label.sizeThatFits(CGSize(width: width, height: 0))
    guard text.isEmpty, let font = label.font else { return fit }
    return CGSize(width: fit.width, height: environment.pixelGrid.roundedUp(font.lineHeight))
  }

  /// The size of the text, in points, in a view of a width in points; 0 means any width.
  private func contentSize(forWidth width: CGFloat) -> CGSize {
    let room = width > 0 ? max(0, width - sideInsets) : 0
    let fit = textSize(forWidth: room)
    return CGSize(
      width: width > 0 ? width : fit.width + sideInsets,
      height: fit.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// The distance of the first baseline from the top and of the last from the bottom, as if the
  /// text filled the view (a stored view's last baseline is 8 and the descender above its end).
  package override var contentBaselines: ContentBaselines? {
    guard let font = label.font else { return nil }
    return ContentBaselines(
      first: textContainerInset.top + font.ascender, firstShare: 0,
      last: -textContainerInset.bottom + font.descender, lastShare: 1)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let fit = contentSize(forWidth: bounds.width)
    contentSize = CGSize(width: bounds.width, height: fit.height)
    label.frame = CGRect(
      x: textContainerInset.left + Self.lineFragmentPadding, y: textContainerInset.top,
      width: max(0, bounds.width - sideInsets),
      height: fit.height - textContainerInset.top - textContainerInset.bottom)
  }

  private var sideInsets: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * Self.lineFragmentPadding
  }

  private func setUp() {
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.lineBreakStrategy = []
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    addSubview(label)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
