import UIKit

/// Attributes and child elements as values. What cannot be read is nil, like what is not there:
/// Interface Builder then has the class's default too.
extension Element {
  /// `YES` or `NO`.
  func flag(_ attribute: String) -> Bool? { self[attribute].flatMap(ValueText.flag) }

  /// A length or other number.
  func number(_ attribute: String) -> CGFloat? { self[attribute].flatMap(ValueText.number) }

  /// A whole number.
  func integer(_ attribute: String) -> Int? { self[attribute].flatMap(ValueText.integer) }

  /// `<rect key="…" x y width height>`; sizes are never negative.
  func rect(_ key: String) -> CGRect? {
    guard let element = child("rect", key: key) else { return nil }
    return CGRect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: max(0, element.number("width") ?? 0), height: max(0, element.number("height") ?? 0))
  }

  /// `<inset key="…" minX minY maxX maxY>`, as buttons and tables have it.
  func inset(_ key: String) -> UIEdgeInsets? {
    guard let element = child("inset", key: key) else { return nil }
    return UIEdgeInsets(
      top: element.number("minY") ?? 0, left: element.number("minX") ?? 0,
      bottom: element.number("maxY") ?? 0, right: element.number("maxX") ?? 0)
  }

  /// The text of a property: an attribute, or `<string key="…">` where it has line breaks.
  func string(_ property: String) -> String? {
    if let value = self[property] { return value.cut }
    let element = children.first {
      $0.key == property && ($0.name == "string" || $0.name == "mutableString")
    }
    return element?.stringContent.cut
  }

  /// Character data, out of the Base64 that Interface Builder writes for what XML cannot hold.
  private var stringContent: String {
    guard flag("base64-UTF8") == true else { return text }
    return ValueText.base64(text) ?? ""
  }

  /// The autoresizing mask; absent flags do not stretch.
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
  /// No more than the limit, so that no text takes forever to lay out.
  fileprivate var cut: String {
    utf8.count <= InterfaceLimits.text ? self : String(prefix(InterfaceLimits.text))
  }
}
