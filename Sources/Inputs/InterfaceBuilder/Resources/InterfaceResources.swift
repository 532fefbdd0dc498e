import Diagnostics
import Typesetting
import UIKit

/// What lies beside a document: its texts in another language, pictures and colours.
///
/// Not to be used by two threads at once.
public final class InterfaceResources {
  let texts: LocalizedTexts?
  let assets: AssetCatalog
  /// Whether any asset catalogue was found.
  public let hasCatalogs: Bool
  private let language: String?
  private let path: String

  /// Nothing: for documents that are in no file.
  public init() {
    path = ""
    language = nil
    texts = nil
    assets = AssetCatalog([])
    hasCatalogs = false
  }

  /// What is found beside the document at `path`.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag of the texts; nil for the document's own.
  ///   - assets: a folder to look for asset catalogues in, or one of them, in place of those beside
  ///     the document.
  public init(of path: String, language: String? = nil, assets: String? = nil) {
    self.path = path
    self.language = language
    texts = language.map { LocalizedTexts(of: path, in: $0) }
    let catalogs = assets.map(AssetCatalog.inside) ?? AssetCatalog.beside(path)
    hasCatalogs = !catalogs.isEmpty
    self.assets = AssetCatalog(catalogs)
  }

  /// The files that were read so far.
  public var files: [String] { (texts?.files ?? []) + assets.files }

  /// The document to be shown in the language: this one, or the one that the language has of its
  /// own.
  /// - Throws: `InterfaceError` where that cannot be read.
  public func translated(
    _ document: InterfaceDocument
  ) throws(InterfaceError) -> InterfaceDocument {
    guard let path = texts?.translation else { return document }
    return try .load(path)
  }

  /// What is wrong with files, and with assets asked for so far; a language that there are no texts
  /// in.
  public var diagnostics: [Diagnostic] {
    (texts?.log.diagnostics ?? []) + [missingLanguage].compactMap(\.self) + assets.diagnostics
  }

  private var missingLanguage: Diagnostic? {
    guard let language, let texts, texts.texts.isEmpty, !texts.isOwn, !texts.known.isEmpty,
      texts.translation == nil, !texts.log.hasErrors
    else { return nil }
    return Diagnostic(
      .note, at: FileLocation(file: path),
      "has no texts in \(Diagnostic.quoted(language)); its own are shown",
      expected: Diagnostic.choices(texts.known))
  }
}

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

/// What a document's fonts by name are set in.
struct FontTable {
  /// Whether a font that iOS does not ship with is to be had.
  ///
  /// Interface Builder takes a project's own fonts from the project where it can. Documents of
  /// Xcode 9 store the heights of Open Sans (20.5 for 15 points, 1.362 of them); one of Xcode 11
  /// that lists the same font stores 17.5 for 15 points, 28 for 24 and twelve more, all of them
  /// Helvetica Neue's in height (1.165) and width, whatever the weight asked for.
  let hasProjectFonts: Bool

  /// On the canvas of that Xcode.
  static func canvas(_ tools: ToolsVersion) -> FontTable {
    FontTable(hasProjectFonts: tools.xcode <= 10)
  }

  /// In an application.
  static let application = FontTable(hasProjectFonts: true)

  /// A font by its PostScript name: the family with the weight and slant that the name's end tells.
  /// The system's own private names are the system font.
  func font(_ name: String, family: String?, size: CGFloat) -> UIFont {
    let face = FontFaceName(name)
    if name.hasPrefix(".") || face.isSystem {
      return UIFont(
        descriptor: FontDescriptor(
          pointSize: size, weight: face.weight, isItalic: face.isItalic))
    }
    let family = family ?? face.family
    guard hasProjectFonts || ShippedFonts.contains(family) else {
      return UIFont(
        descriptor: FontDescriptor(family: .named(ShippedFonts.substitute), pointSize: size))
    }
    return UIFont(
      descriptor: FontDescriptor(
        family: .named(family), pointSize: size, weight: face.weight, isItalic: face.isItalic))
  }
}

/// The images that a document names, by the sizes it keeps in `<resources>`.
struct ImageTable {
  private var sizes: [String: CGSize] = [:]
  private let assets: AssetCatalog
  private let isTablet: Bool

  init(_ document: Element, _ assets: AssetCatalog, isTablet: Bool) {
    self.assets = assets
    self.isTablet = isTablet
    for element in document.elements(in: "resources") where element.name == "image" {
      guard let name = element["name"], let width = element.number("width"),
        let height = element.number("height")
      else { continue }
      let isSystem = element["catalog"] == "system"
      sizes[Self.key(name, isSystem: isSystem)] = CGSize(
        width: max(0, width), height: max(0, height))
    }
  }

  /// The image of that name; a placeholder of its size unless the environment or a catalogue has
  /// the picture. Nil where the document does not know it.
  func image(_ name: String) -> UIImage? {
    if let known = UIImage(named: name) ?? assets.image(name, isTablet: isTablet) { return known }
    return sizes[Self.key(name, isSystem: false)].map { UIImage(name: name, size: $0) }
  }

  /// The symbol of that name. Of its size in `<resources>` only the proportions count: the longer
  /// side is always 128.
  func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> UIImage {
    UIImage(
      symbol: name, proportions: sizes[Self.key(name, isSystem: true)], configuration)
  }

  private static func key(_ name: String, isSystem: Bool) -> String {
    isSystem ? "system/\(name)" : name
  }
}
