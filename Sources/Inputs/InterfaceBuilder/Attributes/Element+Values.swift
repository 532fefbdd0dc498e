import Foundation
import UIKit

/// Attributes and child elements as values. Both absent and unreadable ones are nil: Interface
/// Builder uses the class's default for either.
extension Element {
  /// `YES` or `NO`.
  func flag(_ attribute: String) -> Bool? { self[attribute].flatMap(ValueText.flag) }

  func number(_ attribute: String) -> CGFloat? { self[attribute].flatMap(ValueText.number) }

  func integer(_ attribute: String) -> Int? { self[attribute].flatMap(ValueText.integer) }

  /// `<rect key="…" x y width height>` in points; negative sizes become 0.
  func rect(_ key: String) -> CGRect? {
    guard let element = child("rect", key: key) else { return nil }
    return CGRect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: max(0, element.number("width") ?? 0), height: max(0, element.number("height") ?? 0))
  }

  /// `<inset key="…" minX minY maxX maxY>` in points, as in buttons and tables.
  func inset(_ key: String) -> UIEdgeInsets? {
    guard let element = child("inset", key: key) else { return nil }
    return UIEdgeInsets(
      top: element.number("minY") ?? 0, left: element.number("minX") ?? 0,
      bottom: element.number("maxY") ?? 0, right: element.number("maxX") ?? 0)
  }

  /// The text of a property: an attribute, or `<string key="…">` if it has line breaks.
  func string(_ property: String) -> String? {
    if let value = self[property] { return value.cut }
    let element = children.first {
      $0.key == property && ($0.name == "string" || $0.name == "mutableString")
    }
    return element?.stringContent.cut
  }

  /// Whether `string(_:)` cuts a text of the element.
  var hasTextBeyondLimit: Bool {
    attributes.contains { $0.value.utf8.count > InterfaceLimits.text }
      || children.contains {
        ($0.name == "string" || $0.name == "mutableString")
          && $0.text.utf8.count > InterfaceLimits.text
      }
  }

  /// The character data, also in Interface Builder's Base64 for characters that XML cannot have.
  private var stringContent: String {
    guard flag("base64-UTF8") == true else { return text }
    return ValueText.base64(text) ?? ""
  }

  /// The autoresizing mask; absent flags are not flexible.
  var autoresizingMask: UIView.AutoresizingMask {
    guard let mask = child(key: "autoresizingMask") else { return [] }
    return Self.maskFlags.reduce(into: []) { result, entry in
      if mask.flag(entry.name) == true { result.insert(entry.bit) }
    }
  }

  private static let maskFlags: [(name: String, bit: UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}

extension String {
  /// The text cut to the limit, which bounds the time to lay it out.
  fileprivate var cut: String {
    utf8.count <= InterfaceLimits.text ? self : String(prefix(InterfaceLimits.text))
  }
}

/// Parses the values of Interface Builder files.
enum ValueText {
  static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A finite number, clamped to the range in which the solver is exact.
  static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.isFinite else { return nil }
    return CGFloat(min(max(value, -InterfaceLimits.magnitude), InterfaceLimits.magnitude))
  }

  static func integer(_ text: String) -> Int? {
    number(text).map { Int($0.rounded(.towardZero)) }
  }

  /// `0.8`, `20:7`, `3: 2`, `1/3` or `20%` (39 of 39 of one storyboard).
  static func ratio(_ text: String) -> CGFloat? {
    let text = text.filter { $0 != " " }
    if text.last == "%" { return number(String(text.dropLast())).map { $0 / 100 } }
    guard let mark = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else {
      return number(text)
    }
    guard let first = number(String(text[..<mark])),
      let second = number(String(text[text.index(after: mark)...])), second != 0
    else { return nil }
    return number("\(first / second)")
  }

  /// 1...1000.
  static func priority(_ text: String) -> UILayoutPriority? {
    guard let value = number(text), (1...PriorityScale.required).contains(value) else { return nil }
    return UILayoutPriority(Float(value))
  }

  static func base64(_ text: String) -> String? {
    var text = text.filter { !$0.isWhitespace }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) }
  }
}

extension Element {
  /// `<attributedString key="…">`: its fragments with their attributes.
  func attributedString(_ key: String, _ context: BuildContext) -> NSAttributedString? {
    guard let element = child("attributedString", key: key) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let attributes = fragment.child("attributes")?.textAttributes(context) ?? [:]
      result.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return result
  }

  /// The children of `<attributes>` that affect text layout or drawing.
  private func textAttributes(_ context: BuildContext) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in children {
      switch child.key {
      case "NSFont": attributes[.font] = child.attributedFont(context.fonts)
      case "NSColor": attributes[.foregroundColor] = context.colors.color(child)
      case "NSParagraphStyle": attributes[.paragraphStyle] = child.paragraphStyle
      default: break
      }
    }
    return attributes
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = self["alignment"].flatMap(Choice.named) ?? .natural
    style.lineBreakMode =
      self["lineBreakMode"].flatMap(Choice.attributedLineBreak) ?? .byWordWrapping
    style.lineSpacing = number("lineSpacing") ?? 0
    style.lineHeightMultiple = number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = number("minimumLineHeight") ?? 0
    style.maximumLineHeight = number("maximumLineHeight") ?? 0
    return style
  }
}

extension Element {
  /// `<fontDescription key="…">`: the system font by size and weight, a text style, or a font by
  /// name.
  ///
  /// "System Bold" is Bold, although `UIFont.boldSystemFont(ofSize:)` is Semibold: labels with that
  /// font are stored 2 to 3 % wider than semibold ones of the same text ("Label" at 17 points 44.5,
  /// semibold 43.5; 38 of 41 labels in nine projects, 11 to 22 points, Xcode 9 to 15).
  func font(_ key: String, _ fonts: FontTable) -> UIFont? {
    guard let element = child("fontDescription", key: key) else { return nil }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.fontSize("pointSize") ?? UIFont.systemFontSize
    if let name = element["name"], element["type"] == nil {
      return fonts.font(name, family: element["family"], size: size)
    }
    switch element["type"] {
    case "boldSystem": return .systemFont(ofSize: size, weight: .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(ofSize: size, weight: element["weight"].flatMap(Self.weight) ?? .regular)
    }
  }

  /// `<font key="NSFont">` of an attributed string: a meta font or a font by name.
  func attributedFont(_ fonts: FontTable) -> UIFont? {
    let size = fontSize("size") ?? UIFont.smallSystemFontSize
    if let meta = self["metaFont"] {
      return .systemFont(ofSize: size, weight: meta.hasSuffix("Bold") ? .bold : .regular)
    }
    return self["name"].map { fonts.font($0, family: nil, size: size) }
  }

  /// The size of a font in points; 0 means the system's default.
  private func fontSize(_ attribute: String) -> CGFloat? {
    guard let size = number(attribute), InterfaceLimits.fontSize.contains(size) else { return nil }
    return size
  }

  private static func weight(_ name: String) -> UIFont.Weight? {
    UIFont.Weight.named.first { $0.name == name }?.weight
  }
}
