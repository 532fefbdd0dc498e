import Diagnostics

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
