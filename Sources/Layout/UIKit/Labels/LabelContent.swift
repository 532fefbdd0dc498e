import Typesetting

/// What a label shows and how, apart from any width.
struct LabelContent {
  private(set) var text: String?
  private(set) var attributes: NSAttributedString?
  var font = Self.defaultFont
  var numberOfLines = 1
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  var alignment: NSTextAlignment = .natural

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      attributes = newValue
      text = newValue?.string
    }
  }

  var isEmpty: Bool { text?.isEmpty ?? true }

  /// Sets plain text; false when nothing has changed by it.
  mutating func setText(_ new: String?) -> Bool {
    guard attributes != nil || new != text else { return false }
    text = new
    attributes = nil
    return true
  }

  /// The typesetter's form of the text, and the colours its runs refer to.
  func paragraph(
    direction: UIUserInterfaceLayoutDirection, language: String? = nil
  ) -> (paragraph: Paragraph, colors: [UIColor?]) {
    guard let attributes else {
      let run = TextRun(text ?? "", font: font.descriptor)
      return (paragraph(of: [run], style: nil, direction, language), [nil])
    }
    let content = AttributedContent(attributes, font: font)
    let paragraph = paragraph(of: content.runs, style: content.style, direction, language)
    return (paragraph, content.colors)
  }

  /// The label's own properties, those of the text's style before them.
  private func paragraph(
    of runs: [TextRun], style: NSParagraphStyle?, _ direction: UIUserInterfaceLayoutDirection,
    _ language: String?
  ) -> Paragraph {
    let alignment = style?.alignment == .natural ? alignment : style?.alignment ?? alignment
    var paragraph = Paragraph(
      runs: runs, alignment: alignment.typesetting,
      lineBreakMode: lineBreakMode.typesetting,
      baseDirection: direction == .leftToRight ? .natural : .rightToLeft,
      lineSpacing: max(0, style?.lineSpacing ?? 0),
      lineHeightMultiple: Double(style?.lineHeightMultiple ?? 0),
      minimumLineHeight: Double(style?.minimumLineHeight ?? 0),
      maximumLineHeight: Double(style?.maximumLineHeight ?? 0), language: language)
    paragraph.pushesOut = (style?.lineBreakStrategy ?? lineBreakStrategy).contains(.pushOut)
    return paragraph
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
