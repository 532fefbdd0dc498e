/// A position in a text, counted in UTF-16 units.
open class UITextPosition: NSObject {
  final let offset: Int

  init(_ offset: Int) { self.offset = offset }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  open override var hash: Int { offset }
}

open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The position after the last character; that of `start` where there is none.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether it has no characters.
  open var isEmpty: Bool { range.length == 0 }
  final let range: NSRange

  init(_ range: NSRange) { self.range = range }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.location }
}

open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}

/// Is notified when a text changes by itself; nothing calls it.
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A view with a text that code edits as a keyboard would.
protocol EditedText: UIView {
  /// The view's `text`, empty in place of nil.
  var editedText: String { get set }
  var editedRange: NSRange? { get set }
}

extension UITextField: UITextInput, EditedText {
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var editedRange: NSRange? {
    get { member(or: NSRange?.none) }
    set { setMember(newValue) }
  }
}

extension UITextView: UITextInput, EditedText {
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var editedRange: NSRange? {
    get { selectedRange }
    set { selectedRange = newValue ?? NSRange(location: 0, length: 0) }
  }
}

extension UITextInput {
  private var edited: (any EditedText)? { self as? any EditedText }
  private var length: Int { (edited?.editedText as NSString?)?.length ?? 0 }
  private func clamped(_ offset: Int) -> Int { min(max(0, offset), length) }

  public var hasText: Bool { length > 0 }
  /// Always offset 0.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The offset after the last character, in UTF-16 units.
  public var endOfDocument: UITextPosition { UITextPosition(length) }
  /// The part that is being composed: none.
  public var markedTextRange: UITextRange? { nil }

  /// The selected part; at first the end of the text.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(edited?.editedRange ?? NSRange(location: length, length: 0)) }
    set { edited?.editedRange = newValue?.range }
  }

  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (low, high) = (
      clamped(min(start.offset, end.offset)), clamped(max(start.offset, end.offset))
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// A position at a distance from another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, isOver) = position.offset.addingReportingOverflow(offset)
    return !isOver && (0...length).contains(sum) ? UITextPosition(sum) : nil
  }

  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  public func text(in range: UITextRange) -> String? {
    guard let text = edited?.editedText as NSString?, NSMaxRange(range.range) <= text.length else {
      return nil
    }
    return text.substring(with: range.range)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard let edited, NSMaxRange(range.range) <= length else { return }
    edited.editedText = (edited.editedText as NSString).replacingCharacters(
      in: range.range, with: text)
    let end = range.range.location + (text as NSString).length
    edited.editedRange = NSRange(location: end, length: 0)
  }

  func type(_ text: String) {
    if let selected = selectedTextRange { replace(selected, withText: text) }
  }

  func removeBackward() {
    guard let edited, let selected = selectedTextRange?.range else { return }
    guard selected.length == 0 else { return replace(UITextRange(selected), withText: "") }
    let text = edited.editedText as NSString
    guard selected.location > 0, selected.location <= text.length else { return }
    let range = text.rangeOfComposedCharacterSequence(at: selected.location - 1)
    replace(UITextRange(range), withText: "")
  }

  /// Ends composing; there is none here.
  public func unmarkText() {}
  /// The first rectangle of a part; positions of characters are not known here.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The part at a point: none.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

open class UITextInputPasswordRules: NSObject {
  public final let passwordRulesDescriptor: String
  /// Keeps the rules; no password is suggested.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

extension UITextField {
  public final var textInputView: UIView { self }
}

extension UITextView {
  /// Creates a text view; both ways of laying text out are the same here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}
