import CFreeType
import CHarfBuzz
import CUnicode

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
  ///
  /// - Parameter preferred: a folder in place of the project's, which goes before `PLUMB_FONTS` as
  ///   well.
  public static func system(
    own: String? = nil, preferred: String? = nil
  ) throws(FontError) -> Typesetter {
    let isChosen = FontCatalog.chosenFolder != nil
    return try Typesetter(
      fonts: FontCatalog(
        own: preferred ?? (isChosen ? nil : own), folder: FontCatalog.defaultFolder,
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

extension Typesetter {
  /// How a glyph of a layout looks at a size: an outline in points, y downwards from the baseline,
  /// or a picture for emoji. `.empty` for a face that is not this typesetter's.
  public func outline(of glyph: UInt32, in face: FaceID, pointSize: Double) -> GlyphOutline {
    guard library.instances.indices.contains(face.index), pointSize.isFinite,
      let loader = library.instances[face.index].loader
    else { return .empty }
    return loader.outline(of: glyph, pointSize: pointSize)
  }
}

extension Typesetter {
  /// What results depend on beside the text, a line each: the fonts by role with version and
  /// content hash, those of a project's own, then the libraries. A pinned font that was missing and
  /// replaced is called "substitute".
  public var fingerprint: [String] {
    let systemFonts = library.sanFrancisco.files
    let own = library.ownFiles.filter { file in !systemFonts.contains { $0 === file } }
    return systemFonts.map { "system: San Francisco, \($0.fingerprint)" }
      + FontRole.allCases.filter { systemFonts.isEmpty || $0 != .system }
      .map { library.fingerprint(of: $0) } + own.map { "own: \($0.fingerprint)" }
      + libraryVersions
  }

  /// The family that stands in for the system font, nil when the pinned font or San Francisco is
  /// there. Widths and line breaks are then not a phone's.
  public var systemFontSubstitute: String? {
    guard library.sanFrancisco.isEmpty, let file = library.file(for: .system),
      library.isSubstitute(file, for: .system)
    else {
      return nil
    }
    return file.familyName
  }

  private var libraryVersions: [String] {
    var version = (major: FT_Int(0), minor: FT_Int(0), patch: FT_Int(0))
    var freeType: FT_Library?
    if FT_Init_FreeType(&freeType) == 0 {
      FT_Library_Version(freeType, &version.major, &version.minor, &version.patch)
      FT_Done_FreeType(freeType)
    }
    var unicode = [CChar](repeating: 0, count: 20)
    cunicode_version(&unicode)
    let unicodeVersion = String(
      decoding: unicode.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return [
      "FreeType \(version.major).\(version.minor).\(version.patch)",
      "HarfBuzz \(hb_version_string().map { String(cString: $0) } ?? "")",
      "ICU \(unicodeVersion)",
    ]
  }
}

extension FontLibrary {
  /// Whether the file is not the pinned one, because that is missing or broken.
  fileprivate func isSubstitute(_ file: FontFile, for role: FontRole) -> Bool {
    file.path != catalog.paths[role]
  }

  /// "system: Inter 4.001 d1b2…", or what stands in for the role.
  fileprivate func fingerprint(of role: FontRole) -> String {
    guard let file = file(for: role) else { return "\(role.name): none" }
    let mark = isSubstitute(file, for: role) ? "substitute " : ""
    return "\(role.name): \(mark)\(file.fingerprint)"
  }
}

extension FontFile {
  /// "Inter 4.001 d1b2…"
  fileprivate var fingerprint: String {
    "\(familyName) \(version) \(withBytes { ContentHash($0) })"
  }
}

extension Typesetter {
  /// The size of a paragraph set to a width (`.infinity`: a line for each hard break) in at most
  /// `maximumLines` lines (0: any number). A paragraph without text has no lines and no size.
  ///
  /// Text in one font is measured word by word out of a cache; the result is the one that shaping
  /// the whole gives (`layout`), to the last bit.
  ///
  /// - Complexity: linear in the text; about 10 ns a word that is known.
  public func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    makeRoom()
    let width = Self.effectiveWidth(width)
    return measureByWords(paragraph, width, maximumLines)
      ?? measureWhole(paragraph, width, maximumLines)
  }

  /// The measure out of the word cache, nil when the paragraph needs shaping as a whole.
  func measureByWords(
    _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure? {
    guard paragraph.isSimple else { return nil }
    let run = paragraph.runs[0]
    let setting = settings.index(of: run, language: paragraph.language)
    var counter = LineCounter(
      width: width, maximumLines: maximumLines, pushesOut: paragraph.pushesOut)
    guard words.scan(scratch.units(of: run.text), setting: setting, into: &counter) else {
      return nil
    }
    guard counter.outcome != .needsClusters else { return nil }
    return counter.measure(
      paragraph, line: LineMetrics(fonts: [settings[setting].metrics], in: paragraph),
      ellipsisWidth: counter.outcome == .cutAfterParagraph ? ellipsisWidth(in: setting) : 0,
      width: width)
  }

  /// The measure by shaping the whole paragraph.
  func measureWhole(
    _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure {
    measure(shape(paragraph), paragraph, width, maximumLines)
  }

  /// The measure of a paragraph that is shaped.
  func measure(
    _ shaped: ShapedParagraph, _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure {
    let fitted = fittedLines(shaped, paragraph, width, maximumLines)
    return setLines(fitted, shaped, paragraph, width).measure
  }
}

extension LineCounter {
  /// What the lines counted amount to; `line` is what each is like.
  func measure(
    _ paragraph: Paragraph, line: LineMetrics, ellipsisWidth: Double, width: Double
  ) -> TextMeasure {
    var stack = LineStack()
    stack.append(line, count: lineCount)
    return TextMeasure(
      width: widest(paragraph.lineBreakMode, ellipsisWidth: ellipsisWidth, offered: width),
      height: stack.height, lineCount: stack.count, firstBaseline: stack.firstBaseline,
      lastBaseline: stack.lastBaseline, isTruncated: outcome != .complete)
  }

  /// Width of the widest line with the last one, as `Typesetter.setLines` counts it.
  private func widest(
    _ mode: LineBreakMode, ellipsisWidth: Double, offered: Double
  ) -> Double {
    switch (outcome, mode) {
    case (.complete, _), (.needsClusters, _): widest
    case (_, .wordWrapping), (_, .charWrapping), (.cutAfterParagraph, .clipping):
      max(widest, cutWidth)
    case (.cutInParagraph, _): max(widest, offered)
    case (.cutAfterParagraph, _):
      max(widest, min(offered, cutVisibleWidth + ellipsisWidth))
    }
  }
}

extension Paragraph {
  /// One run on the baseline, broken at words: what the word cache can measure.
  var isSimple: Bool {
    runs.count == 1 && lineBreakMode != .charWrapping && runs[0].baselineOffset == 0
  }
}
