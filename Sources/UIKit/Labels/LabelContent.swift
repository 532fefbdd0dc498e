import Typesetting

/// What a label shows and how, apart from any width.
struct LabelContent {
  var text: String?
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var numberOfLines = 1
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  var alignment: NSTextAlignment = .natural
  private var attributes: NSAttributedString?

  var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      attributes = newValue
      text = newValue?.string
    }
  }

  /// Sets plain text; false when nothing has changed by it.
  mutating func setText(_ new: String?) -> Bool {
    guard attributes != nil || new != text else { return false }
    text = new
    attributes = nil
    return true
  }

  /// The typesetter's form of the text.
  func paragraph(direction: UIUserInterfaceLayoutDirection) -> Paragraph {
    Paragraph(
      text ?? "", font: font.descriptor, alignment: alignment.typesetting,
      lineBreakMode: lineBreakMode.typesetting,
      baseDirection: direction == .leftToRight ? .natural : .rightToLeft)
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
