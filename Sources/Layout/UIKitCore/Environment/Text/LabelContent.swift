import Typesetting

/// The text and style of a label, independent of any width.
struct LabelContent {
  private(set) var text: String?
  private(set) var attributes: NSAttributedString?
  var font = Self.defaultFont
  var numberOfLines = 1
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  var alignment: NSTextAlignment = .natural
  /// Whether natural alignment follows the text's own direction, as in a text view.
  var alignsByText = false

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      attributes = newValue
      text = newValue?.string
    }
  }

  var isEmpty: Bool { text?.isEmpty ?? true }

  /// Sets plain text; returns whether the content has changed.
  mutating func setText(_ new: String?) -> Bool {
    guard attributes != nil || new != text else { return false }
    text = new
    attributes = nil
    return true
  }

  /// The text in the typesetter's form, and the colours that its runs refer to.
  func paragraph(
    direction: UIUserInterfaceLayoutDirection, language: String? = nil
  ) -> (paragraph: Paragraph, inks: [TextInk]) {
    guard let attributes else {
      let run = TextRun(text ?? "", font: font.descriptor)
      return (paragraph(of: [run], style: nil, direction, language), [TextInk()])
    }
    let content = AttributedContent(attributes, font: font)
    let paragraph = paragraph(of: content.runs, style: content.style, direction, language)
    return (paragraph, content.inks)
  }

  /// The text in the typesetter's form, with the label's properties as defaults.
  private func paragraph(
    of runs: [TextRun], style: NSParagraphStyle?, _ direction: UIUserInterfaceLayoutDirection,
    _ language: String?
  ) -> Paragraph {
    var alignment = style?.alignment == .natural ? alignment : style?.alignment ?? alignment
    let readsRightToLeft = direction == .rightToLeft
    if alignment == .natural, readsRightToLeft, !alignsByText { alignment = .right }
    var paragraph = Paragraph(
      runs: runs, alignment: alignment.typesetting,
      lineBreakMode: lineBreakMode.typesetting,
      baseDirection: readsRightToLeft && !runs.haveLetters ? .rightToLeft : .natural,
      lineSpacing: max(0, style?.lineSpacing ?? 0),
      lineHeightMultiple: Double(style?.lineHeightMultiple ?? 0),
      minimumLineHeight: Double(style?.minimumLineHeight ?? 0),
      maximumLineHeight: Double(style?.maximumLineHeight ?? 0), language: language)
    if let style {
      paragraph.indents = LineIndents(
        firstHead: style.firstLineHeadIndent, head: style.headIndent, tail: style.tailIndent)
      let spacing = style.paragraphSpacing + style.paragraphSpacingBefore
      paragraph.paragraphSpacing = spacing.isFinite ? max(0, spacing) : 0
    }
    paragraph.pushesOut = (style?.lineBreakStrategy ?? lineBreakStrategy).contains(.pushOut)
    return paragraph
  }
}

extension [TextRun] {
  /// Whether a letter decides the direction of the text, whose lines then read as their first one
  /// does, also in a view that reads the other way (18 pictures of a simulator, iOS 10 and 11).
  fileprivate var haveLetters: Bool {
    contains { $0.text.unicodeScalars.contains(where: \.properties.isAlphabetic) }
  }
}

extension NSTextAlignment {
  var typesetting: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  var typesetting: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// An attributed string in the typesetter's form: runs, and the colour of each.
struct AttributedContent {
  private(set) var runs: [TextRun] = []
  /// The colours and lines by `TextRun.attributesID`. Entry 0 is the label's.
  private(set) var inks = [TextInk()]
  /// The style of the first character.
  private(set) var style: NSParagraphStyle?
  private var length = 0

  init(_ string: NSAttributedString, font: UIFont) {
    let text = string.string as NSString
    let everything = NSRange(location: 0, length: text.length)
    string.enumerateAttributes(in: everything, options: []) { attributes, range, _ in
      append(text.substring(with: range), attributes, font)
    }
  }

  private mutating func append(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont
  ) {
    if runs.isEmpty { style = attributes[.paragraphStyle] as? NSParagraphStyle }
    var font = attributes[.font] as? UIFont ?? font
    #if !canImport(ObjectiveC)
      if let marks = attributes[.inlinePresentationIntent] as? NSNumber {
        font = font.marked(InlinePresentationIntent(rawValue: marks.uintValue))
      }
    #endif
    var ink = TextInk(attributes)
    var box: InlineBox?
    if let attachment = attributes[.attachment] as? NSTextAttachment, text == "\u{FFFC}" {
      let drawn = attachment.drawn(in: font, at: length)
      ink.attachment = drawn
      box = InlineBox(
        width: drawn.bounds.width, ascent: drawn.bounds.maxY, descent: -drawn.bounds.minY)
    }
    length += text.utf16.count
    runs.append(
      TextRun(
        text, font: font.descriptor,
        tracking: Self.number(attributes[.kern] ?? attributes[.tracking]),
        baselineOffset: Self.number(attributes[.baselineOffset]), attributesID: inkID(ink),
        box: box))
  }

  private mutating func inkID(_ ink: TextInk) -> Int {
    if let known = inks.firstIndex(of: ink) { return known }
    inks.append(ink)
    return inks.count - 1
  }

  /// A length in points from any number type; 0 for other values.
  private static func number(_ value: Any?) -> Double {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as Int: Double(value)
      case let value as Float: Double(value)
      case let value as CGFloat: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    guard let number, number.isFinite else { return 0 }
    return number
  }
}

/// The ink of a run of text: its colour, and the lines below and through it.
package struct TextInk: Hashable, Sendable {
  /// The colour; nil is the label's own.
  package var color: UIColor?
  /// The line below the text; empty for none.
  package var underline: NSUnderlineStyle = []
  /// The colour of that line; nil is that of the text.
  package var underlineColor: UIColor?
  /// The line through the text; empty for none.
  package var strikethrough: NSUnderlineStyle = []
  /// The colour of that line; nil is that of the text.
  package var strikethroughColor: UIColor?
  /// The colour behind the text; nil for none.
  package var background: UIColor?
  /// The colour and offset of a copy behind the text.
  package var shadow: Shadow?
  /// The image that stands for each character.
  package var attachment: DrawnAttachment?

  /// A shadow without blur; the offset is in points.
  package struct Shadow: Hashable, Sendable {
    package let color: UIColor
    package let dx: CGFloat
    package let dy: CGFloat

    package init(color: UIColor, dx: CGFloat, dy: CGFloat) {
      (self.color, self.dx, self.dy) = (color, dx, dy)
    }
  }

  init() {}

  init(_ attributes: [NSAttributedString.Key: Any]) {
    color =
      attributes[.foregroundColor] as? UIColor ?? (attributes[.link] == nil ? nil : .link)
    background = attributes[.backgroundColor] as? UIColor
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      self.shadow = Shadow(
        color: color, dx: shadow.shadowOffset.width, dy: shadow.shadowOffset.height)
    }
    underline = Self.style(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = Self.style(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle {
    switch value {
    case let style as NSUnderlineStyle: style
    case let number as Int: NSUnderlineStyle(rawValue: number)
    case let number as NSNumber: NSUnderlineStyle(rawValue: number.intValue)
    default: []
    }
  }
}
