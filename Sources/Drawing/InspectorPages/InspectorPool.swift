import Foundation
import ImageCoding
import Numbers
import Scene

extension InspectorModel {
  /// What rows and widths share, each thing once.
  package struct Pool: Codable, Equatable, Sendable {
    /// `[constant, slope]`, or `[constant]` for what does not depend on the width.
    package var lines: [[Double]] = []
    /// Four lines each: x, y, width, height.
    package var rects: [[Int]] = []
    package var structures: [Structure] = []
    package var details: [Details] = []
    package var parts: [Part] = []
    package var sums: [[Term]] = []
    /// Nodes from the bottom up.
    package var drawings: [[DrawingNode]] = []
    /// Text on a line in one colour: word, x, word, x …
    package var runs: [[Double]] = []
    /// Glyphs of a word: outline, x, y, outline, x, y …
    package var words: [[Double]] = []
    /// SVG path data.
    package var outlines: [String] = []
    /// `data:` addresses of pictures.
    package var images: [String] = []

    package init() {}
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
  private var lines = Interned<[Double]>()
  private var rects = Interned<[Int]>()
  private var interned = Interned<InspectorModel.Structure>()
  private var details = Interned<InspectorModel.Details>()
  private var parts = Interned<InspectorModel.Part>()
  private var sums = Interned<[InspectorModel.Term]>()
  private var drawings = Interned<[DrawingNode]>()
  private var runs = Interned<[Double]>()
  private var words = Interned<[Double]>()
  /// The rectangles of outlines, seen from the origins of their glyphs, as far as they were asked
  /// for.
  private var bounds: [Scene.Rect?] = []

  package init() {}

  package func line(constant: Double, slope: Double) -> Int {
    lines.index(of: slope == 0 ? [constant + 0] : [constant + 0, slope])
  }

  package func rect(_ lines: [Int]) -> Int { rects.index(of: lines) }

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
    var flat: [Double] = []
    var word: [Scene.Glyph] = []
    var end = -Double.infinity
    func close() {
      guard let first = word.first else { return }
      let glyphs = word.flatMap { glyph in
        [
          Double(glyph.outline), (glyph.x - first.x).rounded(decimals: 2),
          glyph.y.rounded(decimals: 2),
        ]
      }
      flat += [Double(words.index(of: glyphs)), first.x.rounded(decimals: 2)]
      word = []
    }
    for glyph in run.glyphs {
      let box = bounds(of: glyph.outline, outlines)
      if glyph.x + (box?.x ?? 0) - end > Self.wordSpace * run.size { close() }
      word.append(glyph)
      end = glyph.x + (box?.maxX ?? 0)
    }
    close()
    return runs.index(of: flat)
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
