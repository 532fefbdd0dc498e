import Foundation
import ImageCoding
import Numbers
import Scene

extension InspectorModel {
  /// What rows and widths share, each thing once.
  package struct Pool: Codable, Equatable, Sendable {
    package var lines: [Line] = []
    package var rects: [Rect] = []
    package var structures: [Structure] = []
    package var details: [Details] = []
    package var parts: [Part] = []
    package var sums: [[Term]] = []
    /// Nodes from the bottom up.
    package var drawings: [[DrawingNode]] = []
    /// Text on a line in one colour.
    package var runs: [Run] = []
    package var words: [Word] = []
    /// SVG path data.
    package var outlines: [String] = []
    /// `data:` addresses of pictures.
    package var images: [String] = []

    package init() {}
  }

  // Most numbers of a page are in the following; they are written as arrays, without names.

  /// A length at every width: `constant + slope × width`. Written as `[constant, slope]`, or
  /// `[constant]` for what does not depend on the width.
  package struct Line: Codable, Hashable, Sendable {
    package var constant, slope: Double

    package init(constant: Double, slope: Double) {
      (self.constant, self.slope) = (constant, slope)
    }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      constant = try values.decode(Double.self)
      slope = values.isAtEnd ? 0 : try values.decode(Double.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(constant)
      if slope != 0 { try values.encode(slope) }
    }
  }

  /// The lines of a rectangle's edges and lengths. Written as `[x, y, width, height]`.
  package struct Rect: Codable, Hashable, Sendable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Int.self)
      y = try values.decode(Int.self)
      width = try values.decode(Int.self)
      height = try values.decode(Int.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for line in [x, y, width, height] { try values.encode(line) }
    }
  }

  /// The sums of a frame's numbers; nil where the summands change within the piece. Written as
  /// `[x, y, width, height]`, with null.
  package struct FrameSums: Codable, Hashable, Sendable {
    package var x, y, width, height: Int?

    package init(x: Int?, y: Int?, width: Int?, height: Int?) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// In the order in which they are written.
    package var all: [Int?] { [x, y, width, height] }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Int?.self)
      y = try values.decode(Int?.self)
      width = try values.decode(Int?.self)
      height = try values.decode(Int?.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for sum in all { try values.encode(sum) }
    }
  }

  /// Words on a line, each with its first glyph's position along it, in points. Written as `[word,
  /// x, word, x …]`.
  package struct Run: Codable, Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
      var word: Int
      var x: Double
    }

    package var entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      entries = []
      while !values.isAtEnd {
        let word = try values.decode(Int.self)
        entries.append(Entry(word: word, x: try values.decode(Double.self)))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for entry in entries {
        try values.encode(entry.word)
        try values.encode(entry.x)
      }
    }
  }

  /// Glyphs, seen from the first one's origin, in points. Written as `[outline, x, y, outline …]`.
  package struct Word: Codable, Hashable, Sendable {
    package struct Glyph: Hashable, Sendable {
      var outline: Int
      var x, y: Double
    }

    package var glyphs: [Glyph]

    init(_ glyphs: [Glyph]) { self.glyphs = glyphs }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      glyphs = []
      while !values.isAtEnd {
        let outline = try values.decode(Int.self)
        let x = try values.decode(Double.self)
        glyphs.append(Glyph(outline: outline, x: x, y: try values.decode(Double.self)))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for glyph in glyphs {
        try values.encode(glyph.outline)
        try values.encode(glyph.x)
        try values.encode(glyph.y)
      }
    }
  }
}

/// Values, each with the index at which it was met first.
private struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  mutating func index(of value: Value) -> Int {
    if let known = indices[value] { return known }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// Collects what the rows of a page share.
///
/// A class, as `SceneAssets` is: every reader of a page adds to the same tables, and indices are
/// given in the order of first use.
package final class InspectorPool {
  private var lines = Interned<InspectorModel.Line>()
  private var rects = Interned<InspectorModel.Rect>()
  private var interned = Interned<InspectorModel.Structure>()
  private var details = Interned<InspectorModel.Details>()
  private var parts = Interned<InspectorModel.Part>()
  private var sums = Interned<[InspectorModel.Term]>()
  private var drawings = Interned<[DrawingNode]>()
  private var runs = Interned<InspectorModel.Run>()
  private var words = Interned<InspectorModel.Word>()
  /// The rectangles of outlines, seen from the origins of their glyphs, as far as they were asked
  /// for.
  private var bounds: [Scene.Rect?] = []

  package init() {}

  package func line(constant: Double, slope: Double) -> Int {
    // Adding 0 makes -0 the 0 that is printed without its sign.
    lines.index(of: .init(constant: constant + 0, slope: slope))
  }

  package func rect(_ value: InspectorModel.Rect) -> Int { rects.index(of: value) }

  package func structure(_ value: InspectorModel.Structure) -> Int { interned.index(of: value) }

  /// All structures, by their index.
  package var structures: [InspectorModel.Structure] { interned.values }

  package func details(_ value: InspectorModel.Details) -> Int { details.index(of: value) }

  package func part(_ value: InspectorModel.Part) -> Int { parts.index(of: value) }

  package func sum(_ terms: [InspectorModel.Term]) -> Int { sums.index(of: terms) }

  package func drawing(_ nodes: [DrawingNode]) -> Int { drawings.index(of: nodes) }

  /// A run of text, in words that other lines have as well.
  ///
  /// - Parameter outlines: those that glyphs refer to.
  func run(_ run: Scene.Glyphs, _ outlines: [Scene.Outline]) -> Int {
    var entries: [InspectorModel.Run.Entry] = []
    var word: [Scene.Glyph] = []
    var end = -Double.infinity
    func close() {
      guard let first = word.first else { return }
      let glyphs = word.map { glyph in
        InspectorModel.Word.Glyph(
          outline: glyph.outline, x: (glyph.x - first.x).rounded(decimals: 2),
          y: glyph.y.rounded(decimals: 2))
      }
      let number = words.index(of: .init(glyphs))
      entries.append(.init(word: number, x: first.x.rounded(decimals: 2)))
      word = []
    }
    for glyph in run.glyphs {
      let box = bounds(of: glyph.outline, outlines)
      if glyph.x + (box?.x ?? 0) - end > Self.wordSpace * run.size { close() }
      word.append(glyph)
      end = glyph.x + (box?.maxX ?? 0)
    }
    close()
    return runs.index(of: .init(entries))
  }

  private func bounds(of outline: Int, _ outlines: [Scene.Outline]) -> Scene.Rect? {
    while bounds.count <= outline { bounds.append(outlines[bounds.count].path.bounds) }
    return bounds[outline]
  }

  /// The part of the font size that separates two words. What is taken for a word changes only how
  /// much lines share.
  private static let wordSpace = 0.17

  /// Everything, with the outlines and pictures that drawings refer to.
  package func values(
    outlines: [Scene.Outline], images: [Scene.Raster]
  ) -> InspectorModel.Pool {
    var pool = InspectorModel.Pool()
    pool.lines = lines.values
    pool.rects = rects.values
    pool.structures = interned.values
    pool.details = details.values
    pool.parts = parts.values
    pool.sums = sums.values
    pool.drawings = drawings.values
    pool.runs = runs.values
    pool.words = words.values
    pool.outlines = outlines.map { String(decoding: PathData($0.path).bytes, as: UTF8.self) }
    pool.images = images.map(Self.address)
    return pool
  }

  private static func address(of image: Scene.Raster) -> String {
    let buffer = PixelBuffer(width: image.width, height: image.height, rgba: image.rgba)
    let bytes = (try? buffer?.pngBytes()) ?? []
    return "data:image/png;base64," + Data(bytes).base64EncodedString()
  }
}
