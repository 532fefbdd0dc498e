/// Turns text into lines: measures and positions paragraphs in a catalog's fonts.
///
/// One thread at a time may use a typesetter: it keeps open faces and caches, and takes no lock.
/// Results depend only on the fonts and the arguments, never on what was measured before.
public final class Typesetter: @unchecked Sendable {
  let library: FontLibrary
  let settings: FontSettings
  let characters: CharacterTable
  let stages: Stages
  let words: WordScanner
  let scratch = UnitBuffer()
  var paragraphs: [Paragraph: ShapedParagraph] = [:]
  var ellipses: [Int: ShapedParagraph] = [:]

  /// - Throws: `FontError` when the system font cannot be opened.
  public init(fonts: FontCatalog) throws(FontError) {
    library = try FontLibrary(catalog: fonts)
    settings = FontSettings(library: library)
    characters = CharacterTable()
    guard let shaper = Shaper(library: library, settings: settings) else {
      throw .unreadable(path: fonts.folder)
    }
    stages = Stages(
      itemizer: Itemizer(
        settings: settings, fallback: FontFallback(library: library), characters: characters),
      shaper: shaper, breaks: BreakFinder())
    words = WordScanner(stages: stages, settings: settings, characters: characters)
  }

  /// A typesetter over the pinned fonts of `FontCatalog.defaultFolder`, and before them those of a
  /// project's own folder, unless `PLUMB_FONTS` says where fonts are: then those are all. San
  /// Francisco is taken where the user has installed it.
  public static func system(own: String? = nil) throws(FontError) -> Typesetter {
    let isChosen = FontCatalog.chosenFolder != nil
    return try Typesetter(
      fonts: FontCatalog(
        own: isChosen ? nil : own, folder: FontCatalog.defaultFolder,
        installed: isChosen ? [] : FontCatalog.installationFolders))
  }

  /// Ascender, descender and the rest of a font at its size.
  public func metrics(of font: FontDescriptor) -> FontMetrics { settings.metrics(of: font) }

  /// Forgets everything that was kept when too many fonts have come by.
  func makeRoom() {
    guard settings.all.count >= FontSettings.limit else { return }
    settings.removeAll()
    words.removeAll()
    paragraphs.removeAll()
    ellipses.removeAll()
  }
}
