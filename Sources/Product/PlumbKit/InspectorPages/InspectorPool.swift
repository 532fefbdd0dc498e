import ImageCoding
import Scene

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
final class InspectorPool {
  private var lines = Interned<InspectorModel.Line>()
  private var rects = Interned<InspectorModel.Rect>()
  private var interned = Interned<InspectorModel.Structure>()
  private var details = Interned<InspectorModel.Details>()
  private var parts = Interned<InspectorModel.Part>()
  private var sums = Interned<[InspectorModel.Term]>()
  private var drawings = Interned<[DrawingNode]>()
  private var runs = Interned<InspectorModel.Run>()
  private var words = Interned<InspectorModel.Word>()
  /// The rectangles of outlines, seen from the origins of their glyphs, as far as asked for.
  private var bounds: [Scene.Rect?] = []
  private var outlines = Interned<String>()
  private var images: [Scene.Raster] = []

  /// The index of a length: points at a width of 0, and points for each point of width.
  func line(constant: Double, slope: Double) -> Int {
    // Adding 0 makes -0 the 0 that is printed without its sign.
    lines.index(of: .init(constant: constant + 0, slope: slope))
  }

  /// The index of a rectangle, whose numbers are indices of lines.
  func rect(_ value: InspectorModel.Rect) -> Int { rects.index(of: value) }

  /// The index of a row's views and constraints.
  func structure(_ value: InspectorModel.Structure) -> Int { interned.index(of: value) }

  var structures: [InspectorModel.Structure] { interned.values }

  func details(_ value: InspectorModel.Details) -> Int { details.index(of: value) }

  /// The index of what a summand comes from.
  func part(_ value: InspectorModel.Part) -> Int { parts.index(of: value) }

  /// The index of a sum; equal summands in another order are another sum.
  func sum(_ terms: [InspectorModel.Term]) -> Int { sums.index(of: terms) }

  /// The index of a drawing, whose nodes refer to runs, outlines and images of this pool.
  func drawing(_ nodes: [DrawingNode]) -> Int { drawings.index(of: nodes) }

  /// A run of text, in words that other lines have as well. `outlines`: those that glyphs refer to.
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

  /// The part of the font size that separates two words; it changes only how much lines share.
  private static let wordSpace = 0.17

  /// All values taken in, with their outlines and pictures.
  var values: InspectorModel.Pool {
    var pool = values(outlines: [], images: images)
    pool.outlines = outlines.values
    return pool
  }

  /// Everything, with the outlines and pictures that drawings refer to.
  func values(
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
    pool.outlines = outlines.map { outline in
      String(decoding: PathData(movable: outline.path).bytes, as: UTF8.self)
    }
    pool.images = images.map(Self.address)
    return pool
  }

  private static func address(of image: Scene.Raster) -> String {
    let address = PixelBuffer.dataAddress(
      width: image.width, height: image.height, rgba: image.rgba)
    return String(decoding: address, as: UTF8.self)
  }
}

// MARK: - Cases with tables of their own

/// A case that was read by itself: its indices are those of its own pool.
struct InspectorCase: Sendable {
  private let model: InspectorModel.Case
  private let pool: InspectorModel.Pool
  private let images: [Scene.Raster]

  /// - Parameters:
  ///   - pool: what `model` refers to and nothing else does.
  ///   - outlines: those that drawings refer to; `images` likewise.
  init(
    _ model: InspectorModel.Case, _ pool: InspectorPool, outlines: [Scene.Outline],
    images: [Scene.Raster]
  ) {
    self.model = model
    self.pool = pool.values(outlines: outlines, images: [])
    self.images = images
  }

  /// Adds the tables to those of a page. Returns the case in the indices of the page.
  func moved(into page: InspectorPool) -> InspectorModel.Case {
    let indices = page.take(pool, images)
    var model = model
    for row in model.rows.indices {
      for piece in model.rows[row].pieces.indices {
        model.rows[row].pieces[piece].renumber(indices)
      }
      model.rows[row].header?.renumber(indices)
      model.rows[row].footer?.renumber(indices)
    }
    return model
  }
}

/// The new index of each value of a pool, by its old one.
private struct MovedIndices {
  var lines: [Int] = []
  var rects: [Int] = []
  var structures: [Int] = []
  var details: [Int] = []
  var sums: [Int] = []
  var drawings: [Int] = []
  var runs: [Int] = []
  var images: [Int] = []

  /// A node whose subviews' drawings were moved before.
  func node(_ node: DrawingNode) -> DrawingNode {
    switch node {
    case .view(let item, let drawing, let opacity):
      .view(item: item, drawing: drawings[drawing], opacity: opacity)
    case .group(let x, let y, let opacity, let clip, let nodes):
      .group(x: x, y: y, opacity: opacity, clip: clip, nodes.map(self.node))
    case .text(let run, let color, let x, let y):
      .text(run: runs[run], color: color, x: x, y: y)
    case .image(let image, let rect): .image(images[image], rect)
    case .fill, .stroke: node
    }
  }
}

extension InspectorPool {
  /// Adds everything of another pool, in its order.
  fileprivate func take(
    _ pool: InspectorModel.Pool, _ rasters: [Scene.Raster]
  ) -> MovedIndices {
    var moved = MovedIndices()
    moved.lines = pool.lines.map { lines.index(of: $0) }
    moved.rects = pool.rects.map { rect in
      rects.index(
        of: .init(
          x: moved.lines[rect.x], y: moved.lines[rect.y], width: moved.lines[rect.width],
          height: moved.lines[rect.height]))
    }
    moved.structures = pool.structures.map { interned.index(of: $0) }
    moved.details = pool.details.map { old in
      var new = old
      for index in new.ranges.indices {
        new.ranges[index].least = new.ranges[index].least.map { moved.lines[$0] }
        new.ranges[index].greatest = new.ranges[index].greatest.map { moved.lines[$0] }
      }
      return details.index(of: new)
    }
    let movedParts = pool.parts.map { parts.index(of: $0) }
    moved.sums = pool.sums.map { terms in
      sums.index(
        of: terms.map {
          .init(part: movedParts[$0.part], factor: $0.factor, length: moved.lines[$0.length])
        })
    }
    takeDrawings(pool, rasters, &moved)
    return moved
  }

  private func takeDrawings(
    _ pool: InspectorModel.Pool, _ rasters: [Scene.Raster], _ moved: inout MovedIndices
  ) {
    let movedOutlines = pool.outlines.map { outlines.index(of: $0) }
    let movedWords = pool.words.map { word in
      words.index(
        of: .init(
          word.glyphs.map { .init(outline: movedOutlines[$0.outline], x: $0.x, y: $0.y) }))
    }
    moved.runs = pool.runs.map { run in
      runs.index(of: .init(run.entries.map { .init(word: movedWords[$0.word], x: $0.x) }))
    }
    moved.images = rasters.map { raster in
      if let known = images.firstIndex(of: raster) { return known }
      images.append(raster)
      return images.count - 1
    }
    // From the bottom up: what a drawing refers to is before it.
    for nodes in pool.drawings {
      moved.drawings.append(drawings.index(of: nodes.map(moved.node)))
    }
  }
}

extension InspectorModel.Piece {
  fileprivate mutating func renumber(_ indices: MovedIndices) {
    height = indices.lines[height]
    cell = indices.rects[cell]
    structure = indices.structures[structure]
    rects = rects.map { indices.rects[$0] }
    details = details.map { indices.details[$0] }
    let sum = { (old: Int?) in old.map { indices.sums[$0] } }
    sums = sums.map {
      .init(x: sum($0.x), y: sum($0.y), width: sum($0.width), height: sum($0.height))
    }
    heightSum = sum(heightSum)
    for index in drawings.indices {
      drawings[index].drawing = indices.drawings[drawings[index].drawing]
    }
  }
}

extension InspectorModel.Row.Section {
  fileprivate mutating func renumber(_ indices: MovedIndices) {
    for index in drawings.indices {
      drawings[index].drawing = indices.drawings[drawings[index].drawing]
    }
  }
}
