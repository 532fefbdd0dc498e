import UIKit

/// The colours of a document: those it writes out, and those it names.
struct ColorTable {
  /// `<namedColor>` and `<systemColor>` of `<resources>`, by name: the values that the document
  /// keeps for where the asset is not at hand.
  private var kept: [String: UIColor] = [:]
  private let assets: AssetCatalog
  private let isTablet: Bool

  init(_ document: Element, _ assets: AssetCatalog, isTablet: Bool) {
    self.assets = assets
    self.isTablet = isTablet
    for element in document.elements(in: "resources")
    where element.name == "namedColor" || element.name == "systemColor" {
      guard let name = element["name"], let color = element.child("color") else { continue }
      kept[name] = Self.written(color)
    }
  }

  /// The colour that a `<color>` means; nil for one that nobody knows.
  func color(_ element: Element) -> UIColor? {
    let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
    if let system { return UIColor.system[system] ?? kept[system] ?? Self.written(element) }
    if let name = element["name"], element["colorSpace"] != "catalog" {
      return assets.color(name, isTablet: isTablet) ?? kept[name]
    }
    return Self.written(element)
  }

  /// The colour under a key of an element.
  func color(of element: Element, _ key: String) -> UIColor? {
    element.child("color", key: key).flatMap(color)
  }

  /// Components that the element itself gives. Wide gamuts are read as sRGB: what pictures show is
  /// sRGB.
  private static func written(_ element: Element) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
