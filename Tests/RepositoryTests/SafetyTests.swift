import Testing

/// Places where the compiler is asked to trust us.
@Suite("Safety")
struct SafetyTests {
  @Test("Each @unchecked Sendable and nonisolated(unsafe) says above it why it is safe")
  func unchecked() throws {
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      guard Self.marks.contains(where: source.contains) else { continue }
      #expect(Self.unexplained(in: source) == [], "\(path)")
    }
  }

  @Test("A reason stands in the comment directly above, with the word unchecked")
  func finding() {
    let source = """
      /// Unchecked: never changes.
      struct Fixed: @unchecked Sendable {}

      /// Unchecked: for another one.

      struct Bare: @unchecked Sendable {}
      /// A counter. Unchecked, because only one thread uses it.
      @frozen
      public struct Counter: @unchecked Sendable {}
      // What an @unchecked Sendable is.
      let text = "nonisolated(unsafe)"
      nonisolated(unsafe) var count = 0
      """
    #expect(
      Self.unexplained(in: source)
        == ["struct Bare: @unchecked Sendable {}", "nonisolated(unsafe) var count = 0"])
  }

  @Test("Each reference that does not keep its object says who clears it, or why it is safe")
  func unowned() throws {
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      guard source.contains("unowned(unsafe)") else { continue }
      let bare = Self.lines(of: source, with: ["unowned(unsafe)"]) { comment in
        !["lear", "Safe"].contains(where: comment.contains)
      }
      #expect(bare == [], "\(path)")
    }
  }

  @Test("Each value that is taken for one of another type says above it why that is safe")
  func bitCasts() throws {
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      guard source.contains("unsafeBitCast(") else { continue }
      let bare = Self.lines(of: source, with: ["unsafeBitCast("]) { !$0.contains("Safe:") }
      #expect(bare == [], "\(path)")
    }
  }

  @Test("Each store without checks of exclusive access stands in a run that begins with a reason")
  func exclusivity() throws {
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      guard source.contains(Self.exclusivityMark) else { continue }
      #expect(Self.bareStores(in: source) == [], "\(path)")
    }
  }

  @Test(
    "A reason covers the stores below it up to the first line that is neither one nor a comment")
  func runs() {
    let source = """
      // Unchecked: one thread at a time.
      @exclusivity(unchecked) var first = 0
      /// The second.
      @exclusivity(unchecked) private var second = 0
      var checked = 0
      /// Unchecked is what this is.
      @exclusivity(unchecked) var third = 0

      @exclusivity(unchecked) var fourth = 0
      """
    #expect(Self.bareStores(in: source) == ["@exclusivity(unchecked) var fourth = 0"])
  }

  private static let exclusivityMark = "@exclusivity(unchecked)"

  /// The declarations with the mark above which no comment says why, in a run of comments and of
  /// such declarations.
  private static func bareStores(in source: String) -> [String] {
    var isExplained = false
    var bare: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("//") {
        isExplained = isExplained || code.contains("Unchecked")
      } else if code.contains(exclusivityMark) {
        if !isExplained { bare.append(String(code)) }
      } else {
        isExplained = false
      }
    }
    return bare
  }

  @Test("Types that the compiler does not watch over stand in the files that have a reason")
  func pointers() throws {
    let allowed = Set(PointerUse.all.flatMap(\.files))
    var found: Set<String> = []
    for path in Repository.swiftFiles(in: "Sources") {
      let code = SwiftText(try Repository.text(of: path)).lines
      if code.contains(where: PointerUse.stands) { found.insert(path) }
    }
    #expect(found.subtracting(allowed).sorted() == [], "use spans, or add the file and its reason")
    #expect(allowed.subtracting(found).sorted() == [], "these need no reason any more")
  }

  @Test("A type is told from the functions that lend one")
  func pointerTypes() {
    #expect(PointerUse.stands(in: "  let bytes: [UnsafeMutableRawPointer?]"))
    #expect(!PointerUse.stands(in: "  bytes.withUnsafeBytes { $0.count }"))
  }

  private static let marks = ["@unchecked Sendable", "nonisolated(unsafe)"]

  /// The lines of code that have a mark and no comment above with the word "unchecked".
  private static func unexplained(in source: String) -> [String] {
    lines(of: source, with: marks) { !$0.contains("Unchecked") && !$0.contains(" unchecked") }
  }

  /// The lines of code that have a mark, and directly above a comment of which this holds.
  private static func lines(
    of source: String, with marks: [String], where isBare: (String) -> Bool
  ) -> [String] {
    let written = source.split(separator: "\n", omittingEmptySubsequences: false)
    return SwiftText(source).lines.enumerated().compactMap { index, code in
      guard marks.contains(where: code.contains) else { return nil }
      let above = written[..<index].reversed().map { $0.drop { $0 == " " } }
      let comment = above.prefix { $0.hasPrefix("//") || $0.hasPrefix("@") }
      return isBare(comment.joined(separator: "\n")) ? String(code) : nil
    }
  }
}

/// Files with `UnsafePointer` and its kin, by the reason why spans and arrays do not do.
private struct PointerUse {
  let reason: String
  let files: Set<String>

  static let all = [
    PointerUse(
      reason: "Functions of C and of the system take and give pointers.",
      files: [
        "Sources/Drawing/Rendering/Cairo/CairoSurfaces.swift",
        "Sources/Drawing/Rendering/Raster/PNGRenderer.swift",
        "Sources/Foundations/AtomicFiles/FileContents.swift",
        "Sources/Foundations/AtomicFiles/FileReplacement.swift",
        "Sources/Apps/HostedSources/Cells/MainQueue.swift",
        "Sources/Inputs/Reading/YAML/YAMLReader.swift",
        "Sources/Layout/Typesetting/Characters/ICU.swift",
        "Sources/Layout/Typesetting/Fonts/FontCatalog.swift",
        "Sources/Layout/Typesetting/Fonts/FontFile.swift",
        "Sources/Layout/Typesetting/Fonts/GlyphLoader.swift",
        "Sources/Layout/Typesetting/Fonts/HarfBuzz.swift",
        "Sources/Layout/UIKitCore/Nib/NibCoder.swift",
        "Sources/Product/PlumbCommand/Process/CrashReport.swift",
        "Sources/Product/PlumbKit/Pictures/PictureDelivery.swift",
      ]),
    PointerUse(
      reason: "Apple's declarations have these types, and code of apps compiles only with them.",
      files: [
        "Sources/Apps/StandIns/AVFoundation/AVFoundation.swift",
        "Sources/Layout/UIKit/Foundation/FormerAnimations.swift",
        "Sources/Layout/UIKit/Foundation/ObjectAccessibility.swift",
        "Sources/Layout/UIKit/Foundation/TimeFormatters.swift",
        "Sources/Layout/UIKit/Selectors/Swizzling.swift",
        "Sources/Layout/UIKit/Foundation/Logging.swift",
        "Sources/Layout/UIKitCore/Environment/Graphics/UIBezierPath.swift",
        "Sources/Layout/UIKitCore/Environment/Graphics/UIColor+Providers.swift",
        "Sources/Layout/UIKit/Markup/NSAttributedString+Documents.swift",
        "Sources/Layout/UIKitCore/Scroll/UIScrollViewDelegate.swift",
        "Sources/Layout/UIKit/Selectors/AssociatedObjects.swift",
        "Sources/Layout/UIKit/Selectors/KeyValueObserving.swift",
        "Sources/Layout/UIKitCore/View/UIResponder.swift",
      ]),
    PointerUse(
      reason: "Each pixel of a picture is read or written.",
      files: [
        "Sources/Drawing/Rendering/Glyphs/CoverageRaster.swift",
        "Sources/Drawing/Rendering/Glyphs/GlyphMask.swift",
        "Sources/Foundations/ImageCoding/Comparison/DifferenceSearch.swift",
        "Sources/Foundations/ImageCoding/Comparison/PixelWindows.swift",
        "Sources/Foundations/ImageCoding/Deflate/DynamicBlock.swift",
        "Sources/Foundations/ImageCoding/Deflate/HuffmanCode.swift",
        "Sources/Foundations/ImageCoding/Deflate/PixelDeflater.swift",
        "Sources/Foundations/ImageCoding/Deflate/ZlibStream.swift",
        "Sources/Foundations/ImageCoding/PNG/PNGDecoding.swift",
        "Sources/Foundations/ImageCoding/PNG/PNGEncoder.swift",
        "Sources/Foundations/ImageCoding/PNG/PlainPNG.swift",
        "Sources/Foundations/ImageCoding/PNG/RowFilter.swift",
        "Sources/Foundations/ImageCoding/PixelBuffer.swift",
      ]),
    PointerUse(
      reason: "Metadata of types are read, for which Swift has no words.",
      files: ["Sources/Apps/PlumbCells/SampleValue.swift"]),
    PointerUse(
      reason: "A value of a type that nobody knows is made of zeros.",
      files: ["Sources/Apps/PlumbCells/LeftOut.swift"]),
    PointerUse(
      reason: "Each byte or unit of a text is read, in files and at every width of a sweep.",
      files: [
        "Sources/Layout/Typesetting/Fonts/SystemFontTable.swift",
        "Sources/Foundations/CollectionAlgorithms/ContentHash.swift",
        "Sources/Foundations/Diagnostics/VisibleText.swift",
        "Sources/Apps/SourcePass/Lexing/SwiftLexer.swift",
        "Sources/Apps/SourcePass/Lexing/SwiftWord.swift",
        "Sources/Layout/Typesetting/Characters/CharacterTable.swift",
        "Sources/Layout/Typesetting/Characters/UnitBuffer.swift",
        "Sources/Layout/Typesetting/Fonts/FontFallback.swift",
        "Sources/Layout/Typesetting/Fonts/FontInstance.swift",
        "Sources/Layout/Typesetting/Inline/Break.swift",
        "Sources/Layout/Typesetting/Inline/Collect.swift",
        "Sources/Layout/Typesetting/Inline/Itemize.swift",
        "Sources/Layout/Typesetting/Inline/SegmentPositions.swift",
        "Sources/Layout/Typesetting/Inline/Shape.swift",
        "Sources/Layout/Typesetting/Words/WordCache.swift",
        "Sources/Layout/Typesetting/Words/WordScanner.swift",
        "Sources/Layout/Typesetting/Words/WordShaper.swift",
      ]),
    PointerUse(
      reason: "The inner loops of the solver read these stores at every step.",
      files: [
        "Sources/Layout/Cassowary/Flat.swift",
        "Sources/Layout/Cassowary/LinearSystem.swift",
        "Sources/Layout/Cassowary/Solver+Editing.swift",
        "Sources/Layout/Cassowary/Solver.swift",
      ]),
  ]

  /// Whether a line of code names such a type; `withUnsafeBytes` is a function.
  static func stands(in line: Substring) -> Bool {
    line.split { !$0.isLetter }.contains { $0.hasPrefix("Unsafe") }
  }
}
