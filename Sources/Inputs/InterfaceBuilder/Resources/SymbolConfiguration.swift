import Typesetting
import UIKit

extension Element {
  /// The symbol configuration of an image view, a button's state or a configuration: a child
  /// `<preferredSymbolConfiguration>`, or the scale of an image reference; nil if there is neither.
  var symbolConfiguration: UIImage.SymbolConfiguration? {
    let element = children.first { $0.name == "preferredSymbolConfiguration" }
    let reference = child("imageReference", key: "image") ?? self
    let scale = (element?["scale"] ?? reference["symbolScale"]).flatMap(Self.symbolScale)
    guard element != nil || scale != nil else { return nil }
    let font = element?.font("fontDescription", .application)
    let size = element?.number("pointSize").flatMap {
      InterfaceLimits.fontSize.contains($0) ? $0 : nil
    }
    let weight = element?["weight"].flatMap(Self.symbolWeight)
    return UIImage.SymbolConfiguration(
      pointSize: size ?? font?.pointSize ?? 17,
      weight: weight ?? font.map { Self.symbolWeight($0.descriptor.weight) } ?? .regular,
      scale: scale ?? .default)
  }

  private static func symbolScale(_ name: String) -> UIImage.SymbolScale? {
    switch name {
    case "small": .small
    case "medium": .medium
    case "large": .large
    case "default": .default
    default: nil
    }
  }

  private static func symbolWeight(_ name: String) -> UIImage.SymbolWeight? {
    UIImage.SymbolWeight.named.first { $0.text.name == name }?.symbol
  }

  private static func symbolWeight(_ weight: FontWeight) -> UIImage.SymbolWeight {
    UIImage.SymbolWeight.named.first { $0.text.axis == weight }?.symbol ?? .regular
  }
}

extension UIColor {
  /// System colours by their names in documents, including those before iOS 13.
  static let system: [String: UIColor] = Dictionary(
    named.map { ($0 + "Color", $1) } + [
      ("groupTableViewBackgroundColor", .systemGroupedBackground),
      ("tableCellGroupedBackgroundColor", .secondarySystemGroupedBackground),
    ], uniquingKeysWith: { first, _ in first })
}

/// The font families that come with iOS, by Apple's list ("Fonts for Apple platforms").
enum ShippedFonts {
  /// The font that replaces an unavailable one.
  static let substitute = "Helvetica Neue"

  /// Whether the list has a family; spaces in the name are ignored.
  static func contains(_ family: String) -> Bool {
    names.contains(family.filter { $0 != " " }.lowercased())
  }

  private static let names: Set<String> = [
    "academyengravedlet", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo",
    "applesymbols", "arial", "arialhebrew", "arialroundedmtbold", "avenir", "avenirnext",
    "avenirnextcondensed", "baskerville", "bodoni72", "bodoni72oldstyle", "bodoni72smallcaps",
    "bodoniornaments", "bradleyhand", "chalkboardse", "chalkduster", "charter", "cochin",
    "copperplate", "courier", "couriernew", "damascus", "devanagarisangammn", "didot",
    "dinalternate",
    "dincondensed", "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia", "gillsans",
    "helvetica", "helveticaneue", "hiraginomarugothicpron", "hiraginominchopron",
    "hiraginosans", "hoeflertext", "impact", "kailasa", "kefa", "khmersangammn", "kohinoorbangla",
    "kohinoordevanagari", "kohinoorgujarati", "kohinoortelugu", "laosangammn", "malayalamsangammn",
    "markerfelt", "menlo", "mishafi", "myanmarsangammn", "newyork", "noteworthy", "optima",
    "palatino",
    "papyrus", "partylet", "pingfanghk", "pingfangsc", "pingfangtc", "rockwell", "savoyelet",
    "sinhalasangammn", "snellroundhand", "symbol", "tamilsangammn", "thonburi", "timesnewroman",
    "trebuchetms", "verdana", "zapfdingbats", "zapfino",
  ]
}
