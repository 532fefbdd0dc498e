import Typesetting

/// An attributed string as the typesetter takes it: runs, and for each the colour it is drawn in.
struct AttributedContent {
  private(set) var runs: [TextRun] = []
  /// By `TextRun.attributesID`; nil: the label's own colour. Entry 0 is the label's.
  private(set) var colors: [UIColor?] = [nil]
  /// The style of the first character.
  private(set) var style: NSParagraphStyle?

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
    runs.append(
      TextRun(
        text, font: (attributes[.font] as? UIFont ?? font).descriptor,
        tracking: Self.number(attributes[.kern]),
        baselineOffset: Self.number(attributes[.baselineOffset]),
        attributesID: colorID(attributes[.foregroundColor] as? UIColor)))
  }

  private mutating func colorID(_ color: UIColor?) -> Int {
    guard let color else { return 0 }
    if let known = colors.firstIndex(of: color) { return known }
    colors.append(color)
    return colors.count - 1
  }

  /// A length given as any of the number types; 0 for what is none or not finite.
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
