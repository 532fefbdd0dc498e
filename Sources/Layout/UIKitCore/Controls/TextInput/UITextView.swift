/// Text of many lines, editable or not.
///
/// A text view that scrolls has no intrinsic size; one that does not has the height of its text at
/// its width.
open class UITextView: UIScrollView {
  private let label = UILabel()
  /// Whether the system completes what is typed; no effect.
  public final var inlinePredictionType: UITextInlinePredictionType = .default
  /// Whether text is scaled as on a Mac; no effect.
  public final var usesStandardTextScaling = false
  /// Whether the user may search in the text; no effect.
  public final var isFindInteractionEnabled = false

  /// Setting nil empties it; it is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { label.text ?? "" }
    set {
      linkedText = nil
      label.text = newValue
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { linkedText ?? label.attributedText ?? NSAttributedString(string: "") }
    set {
      linkedText = newValue.flatMap { Self.hasLinks($0) ? $0 : nil }
      label.attributedText = linkedText.map(withLinkAttributes) ?? newValue
      contentDidChange()
    }
  }

  /// A text with links as it was set; the label has it with the attributes of links.
  private var linkedText: NSAttributedString?

  private static func hasLinks(_ text: NSAttributedString) -> Bool {
    var isFound = false
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) {
      value, _, stop in
      if value != nil { (isFound, stop.pointee) = (true, true) }
    }
    return isFound
  }

  /// Links are in the tint, unless `linkTextAttributes` say more.
  private func withLinkAttributes(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let added = linkTextAttributes ?? [:]
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      guard value != nil else { return }
      result.addAttributes(
        added.isEmpty ? [.foregroundColor: tintColor ?? UIColor.link] : added, range: range)
    }
    return result
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let linkedText { attributedText = linkedText }
  }

  /// The font; Helvetica in 12 points at first.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .unstyled
      contentDidChange()
    }
  }

  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .label }
  }

  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  open weak var delegate: (any UITextViewDelegate)?
  @_spi(UIKit) open override var anyScrollDelegate: (any UIScrollViewDelegate)? { delegate }
  /// No effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links; none of their own leaves them in the tint.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { if let linkedText { attributedText = linkedText } }
  }
  /// The border; no effect.
  open var borderStyle = BorderStyle.none
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The attributes of typed text; no effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selected part; no effect.
  open var selectedRange = NSRange(location: 0, length: 0)
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      contentDidChange()
    }
  }
  public final lazy var textContainer = NSTextContainer(owner: self)
  /// There is no more of it than its container.
  public final lazy var layoutManager = NSLayoutManager(container: textContainer)
  public final var textStorage: NSTextStorage {
    NSTextStorage(attributedString: attributedText ?? NSAttributedString(string: ""))
  }
  private let inputs = InputViews()

  final var keyboard: KeyboardTraits {
    get { inputs.traits }
    set { inputs.traits = newValue }
  }

  open override var inputView: UIView? {
    get { inputs.keyboard }
    set { inputs.keyboard = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
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
    if isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if isEditable, delegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    if isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  /// Scrolls to a part of the text; there are no positions of characters here.
  open func scrollRangeToVisible(_ range: NSRange) {}
  override var isAccessibleByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { text }

  /// The number of lines and how they break; see `textContainer`.
  final var lines: (maximum: Int, lineBreakMode: NSLineBreakMode) {
    get { (label.numberOfLines, label.lineBreakMode) }
    set {
      (label.numberOfLines, label.lineBreakMode) = newValue
      contentDidChange()
    }
  }

  /// The padding at both sides of each line, in points; see `textContainer`.
  final var linePadding = UITextView.lineFragmentPadding {
    didSet { contentDidChange() }
  }

  /// Whether the text is editable; without effect here.
  open var isEditable = true
  /// Whether the text is selectable; without effect here.
  open var isSelectable = true

  /// The distances of the text from the edges, in points: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// The padding at both sides of each line, in points, unless the container has another one.
  public static let lineFragmentPadding: CGFloat = 5

  /// Creates a text view with a frame in its superview's coordinates, in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view; the container is its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
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
    let padding = environment.profile.version >= 26 ? 2 * linePadding : 0
    return CGSize(
      width: fit.width + sideInsets - padding,
      height: fit.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Takes the size of the text with its lines' padding, so that they stay whole (assumed).
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
  /// Not on the grid of pixels, as those of labels: no stored frame shows that a text view's are.
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
      x: textContainerInset.left + linePadding, y: textContainerInset.top,
      width: max(0, bounds.width - sideInsets),
      height: fit.height - textContainerInset.top - textContainerInset.bottom)
  }

  private var sideInsets: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * linePadding
  }

  private func setUp() {
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.lineBreakStrategy = []
    // Observed, iOS 11: English in a text view that reads right to left begins at the left.
    label.content.alignsByText = true
    label.font = .unstyled
    addSubview(label)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UITextView: TextContainerOwner {}
