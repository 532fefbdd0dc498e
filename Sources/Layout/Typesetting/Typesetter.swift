import CollectionAlgorithms

/// Measures paragraphs, and positions their glyphs, in a catalog's fonts.
///
/// Not thread-safe: it has open faces and caches without locks, and is unchecked because it may move
/// from one thread to the next. Results depend only on the fonts and the arguments, never on earlier
/// calls.
public final class Typesetter: @unchecked Sendable {
  let library: FontLibrary
  let settings: FontSettings
  let characters: CharacterTable
  let stages: Stages
  let words: WordScanner
  let scratch = UnitBuffer()
  var collected = PositionCollector()
  var paragraphs: [Paragraph: ShapedParagraph] = [:]
  /// The length in UTF-16 units of `paragraphs` together.
  var keptLength = 0
  var ellipses: [Int: ShapedParagraph] = [:]

  /// - Throws: `FontError` if the system font cannot be opened.
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

  /// Creates a typesetter with the fonts of `FontCatalog.system()`.
  public static func system() throws(FontError) -> Typesetter {
    try Typesetter(fonts: .system())
  }

  /// The vertical metrics of a font at its size, in points.
  public func metrics(of font: FontDescriptor) -> FontMetrics { settings.metrics(of: font) }

  /// Whether it may go on with later texts as if it were new: every file that it looked for is as it
  /// was then, and it has not opened too many faces to be kept.
  public var isFresh: Bool { library.instances.count <= 256 && library.isCurrent }

  /// Empties all caches once too many fonts have been used, whose numbers they hold.
  func emptyCachesWhenFull() {
    guard settings.all.count >= FontSettings.limit else { return }
    settings.removeAll()
    words.removeAll()
    paragraphs.removeAll()
    keptLength = 0
    ellipses.removeAll()
  }
}

extension Typesetter {
  /// A glyph's shape at a size: an outline in points, y down from the baseline, or a bitmap for
  /// emoji. `.empty` for a face of another typesetter.
  public func outline(of glyph: UInt32, in face: FaceID, pointSize: Double) -> GlyphOutline {
    guard library.instances.indices.contains(face.index), pointSize.isFinite,
      let loader = library.instances[face.index].loader
    else { return .empty }
    return loader.outline(of: glyph, pointSize: pointSize)
  }
}

extension Typesetter {
  /// The inputs of results in addition to the text, one per line: the fonts by role with version
  /// and content hash, those of a project's own, then the version of the system font's spacing and the
  /// libraries. A font that replaces a missing
  /// pinned one is marked as "substitute".
  public var fingerprint: [String] {
    let systemFonts = library.sanFrancisco.files
    let own = library.ownFiles.filter { file in !systemFonts.contains { $0 === file } }
    return systemFonts.map { "system: San Francisco, \($0.fingerprint)" }
      + FontRole.allCases.filter { systemFonts.isEmpty || $0 != .system }
      .map { library.fingerprint(of: $0) } + own.map { "own: \($0.fingerprint)" }
      + libraryVersions
  }

  /// Whether the project's folder of fonts, or the app, has a font of such a name.
  public func hasOwnFont(named name: String) -> Bool { library.hasOwnFont(named: name) }

  /// The family that replaces the system font; nil if the pinned font or San Francisco is
  /// available. Widths and line breaks then differ from a phone's.
  public var systemFontSubstitute: String? {
    guard library.sanFrancisco.isEmpty, let file = library.file(for: .system),
      library.isSubstitute(file, for: .system)
    else {
      return nil
    }
    return file.familyName
  }

  private var libraryVersions: [String] {
    [
      "text metrics \(SystemFont.metricsVersion)", "FreeType \(FreeTypeLibrary.version)",
      "HarfBuzz \(HarfBuzzFace.libraryVersion)",
      "ICU \(ICU.version)",
    ]
  }
}

extension FontLibrary {
  /// Whether the file replaces the pinned one, because that is missing or broken.
  fileprivate func isSubstitute(_ file: FontFile, for role: FontRole) -> Bool {
    file.path != catalog.paths[role]
  }

  /// "system: Inter 4.001 d1b2…", or the substitute of the role.
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
  /// The size in points of a paragraph at a width in points (`.infinity`: a line for each hard
  /// break), in at most `maximumLines` lines (0: any number). A paragraph without text has no lines
  /// and no size.
  ///
  /// Text in one font is measured word by word from a cache; the result equals that of shaping the
  /// whole (`layout`), to the last bit.
  ///
  /// - Complexity: linear in the text; about 10 ns per cached word.
  public func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    emptyCachesWhenFull()
    let width = Self.effectiveWidth(width)
    return measureByWords(paragraph, width, maximumLines)
      ?? measureWhole(paragraph, width, maximumLines)
  }

  /// The measure from the word cache; nil if the paragraph must be shaped as a whole.
  func measureByWords(
    _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure? {
    guard paragraph.isSimple else { return nil }
    let run = paragraph.runs[0]
    let setting = settings.index(of: run, in: paragraph)
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

  func measureWhole(
    _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure {
    measure(shaped(paragraph), paragraph, width, maximumLines)
  }

  func measure(
    _ shaped: ShapedParagraph, _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure {
    let wrapped = wrap(shaped, paragraph, width, maximumLines)
    let visible = truncate(wrapped, paragraph, maximumLines)
    return stack(visible, shaped, paragraph, width).measure
  }
}

extension LineCounter {
  /// The measure from counted lines; `line` is the metrics of each.
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

  /// The width of the widest line including the last one, counted as in `Typesetter.stack`.
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
  /// Whether the word cache can measure it: one run on the baseline, broken at words.
  var isSimple: Bool {
    runs.count == 1 && lineBreakMode != .charWrapping && runs[0].baselineOffset == 0
      && runs[0].box == nil && indents == LineIndents() && paragraphSpacing == 0
  }
}

extension Typesetter {
  /// Whether the metrics of a family are known without its files.
  public static func knowsMetrics(ofFamily name: String) -> Bool {
    KnownFont.named(name, weight: .regular) != nil
  }
}
