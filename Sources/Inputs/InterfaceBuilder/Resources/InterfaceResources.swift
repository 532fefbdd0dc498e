import Reading
import UIKit

/// The resources beside a document: its texts in another language, images and colours.
///
/// Not thread-safe.
public final class InterfaceResources {
  let texts: LocalizedTexts?
  let assets: AssetCatalog
  /// Whether any asset catalogue was found.
  public let hasCatalogs: Bool
  private let language: String?
  private let path: String
  /// Which files the document, its catalogues and its rows may name.
  let access: FileAccess
  /// Files that were not read because they lead out of the project.
  private let refused: [Diagnostic]

  /// No resources: for documents that are not in a file.
  public init() {
    path = ""
    language = nil
    texts = nil
    assets = AssetCatalog([])
    hasCatalogs = false
    access = FileAccess(projectOf: "")
    refused = []
  }

  /// Finds the resources beside the document at `path`.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag of the texts; nil for the document's own.
  ///   - assets: an asset catalogue, or a folder to search for them, instead of those beside the
  ///     document.
  public convenience init(of path: String, language: String? = nil, assets: String? = nil) {
    self.init(
      of: path, language: language, assets: assets, access: FileAccess(projectOf: path))
  }

  /// Finds the resources that `access` admits. A folder of assets that the user has named is read
  /// wherever it is. `further`: asset catalogues after those beside the document, where no folder
  /// was named.
  package init(
    of path: String, language: String?, assets: String?, access: FileAccess,
    further: [String] = []
  ) {
    self.path = path
    self.language = language
    self.access = access
    texts = language.map { LocalizedTexts(of: path, in: $0, access) }
    let found = assets.map(AssetCatalog.inside) ?? Self.catalogs(beside: path, further)
    let catalogs = assets == nil ? found.filter(access.admits) : found
    refused = found.filter { !catalogs.contains($0) }.map {
      FileAccess.refusal(of: $0, $0, at: FileLocation(file: path), .warning)
    }
    hasCatalogs = !catalogs.isEmpty
    self.assets = AssetCatalog(catalogs)
  }

  /// The catalogues beside a document, then further ones, each once.
  private static func catalogs(beside path: String, _ further: [String]) -> [String] {
    let near = AssetCatalog.beside(path)
    guard !further.isEmpty else { return near }
    let known = Set(near.map { ResolvedPath.of($0) ?? $0 })
    return near + further.filter { !known.contains(ResolvedPath.of($0) ?? $0) }
  }

  /// The files that have been read so far.
  public var files: [String] { (texts?.files ?? []) + assets.files }

  /// Every image of the catalogues by name, for the current scale and appearance.
  package var images: [String: UIImage] {
    var images: [String: UIImage] = [:]
    for name in assets.imageNames { images[name] = assets.image(name, isTablet: false) }
    return images
  }

  package var colors: [String: UIColor] {
    var colors: [String: UIColor] = [:]
    for name in assets.colorNames { colors[name] = assets.color(name, isTablet: false) }
    return colors
  }

  /// The document in the resources' language: this one, or the language's own document.
  /// - Throws: `InterfaceError` if that cannot be read.
  public func translated(
    _ document: InterfaceDocument
  ) throws(InterfaceError) -> InterfaceDocument {
    guard let path = texts?.translation else { return document }
    return try .load(path)
  }

  /// The problems of files and of assets used so far, and a language without texts.
  public var diagnostics: [Diagnostic] {
    refused + (texts?.log.diagnostics ?? []) + [missingLanguage].compactMap(\.self)
      + assets.diagnostics
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

/// The colours of a document: by components and by name.
struct ColorTable {
  /// `<namedColor>` and `<systemColor>` of `<resources>`, by name: the values that the document
  /// stores for use without the asset.
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

  /// The colour of a `<color>`; nil if its name is unknown.
  func color(_ element: Element) -> UIColor? {
    let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
    if let system { return UIColor.system[system] ?? kept[system] ?? Self.written(element) }
    if let name = element["name"], element["colorSpace"] != "catalog" {
      return assets.color(name, isTablet: isTablet) ?? kept[name]
    }
    return Self.written(element)
  }

  func color(of element: Element, _ key: String) -> UIColor? {
    element.child("color", key: key).flatMap(color)
  }

  /// The colour from the element's components. Wide gamuts are read as sRGB, as pictures have it.
  private static func written(_ element: Element) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// The images that a document names, with the sizes in `<resources>`.
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

  /// The image of a name, else a placeholder of its size; nil if the document does not declare it.
  func image(_ name: String) -> UIImage? {
    let known = UIImage(named: name) ?? assets.image(name, isTablet: isTablet)
    if let known, !known.isPlaceholder { return known }
    return sizes[Self.key(name, isSystem: false)].map { UIImage(name: name, size: $0) } ?? known
  }

  /// The symbol of a name, with the proportions of `<resources>`, whose longer side is always 128.
  func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> UIImage {
    UIImage(
      symbol: name, proportions: sizes[Self.key(name, isSystem: true)], configuration)
  }

  private static func key(_ name: String, isSystem: Bool) -> String {
    isSystem ? "system/\(name)" : name
  }
}
