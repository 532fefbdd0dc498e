import Scene
import Typesetting

/// The outlines and pictures of a scene under construction, each kept once.
///
/// A class, because every painter of a scene adds to the same tables. Indices are given in the
/// order of first use, so the same drawing gives the same tables.
package final class SceneAssets {
  /// The shape of a glyph in a scene.
  enum Shape {
    /// Nothing to paint.
    case empty
    /// An entry of `outlines`.
    case outline(Int)
    /// An entry of `images`, and its rectangle seen from the glyph's origin.
    case image(Int, Scene.Rect)
  }

  private struct Key: Hashable {
    let face: FaceID
    let glyph: UInt32
    let pointSize: Double
  }

  package private(set) var outlines: [Scene.Outline] = []
  package private(set) var images: [Scene.Raster] = []
  private var shapes: [Key: Shape] = [:]
  /// The pictures of files, which are drawn from `images`.
  package let pictures = DecodedPictures()
  private let setter: any TextSetter
  /// Whether labels without text and image views without a picture are drawn as fields, as
  /// Interface Builder's canvas shows what is still to be filled.
  package var marksEmptyViews = false
  /// Whether a gradient is one picture at all sizes of its view, for drawings that are stretched.
  package var stretchesGradients = false
  /// The symbols for which a field with their name is drawn, in the order of first use.
  package private(set) var undrawnSymbols: [String] = []

  package init(_ setter: any TextSetter) { self.setter = setter }

  package func layout(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextLayout {
    setter.layout(paragraph, width: width, maximumLines: maximumLines)
  }

  func shape(of glyph: UInt32, in face: FaceID, pointSize: Double) -> Shape {
    let key = Key(face: face, glyph: glyph, pointSize: pointSize)
    if let shape = shapes[key] { return shape }
    let shape = add(setter.outline(of: glyph, in: face, pointSize: pointSize))
    shapes[key] = shape
    return shape
  }

  /// The index of a picture that is already there, or is added.
  func index(of raster: Scene.Raster) -> Int {
    images.firstIndex(of: raster) ?? add(raster)
  }

  func noteUndrawn(symbol name: String) {
    if !undrawnSymbols.contains(name) { undrawnSymbols.append(name) }
  }

  /// Adds a picture and returns its index.
  func add(_ raster: Scene.Raster) -> Int {
    images.append(raster)
    return images.count - 1
  }

  private func add(_ outline: GlyphOutline) -> Shape {
    switch outline {
    case .empty: return .empty
    case .path(let commands):
      outlines.append(Scene.Outline(Scene.Path(commands.map(Scene.Path.Element.init))))
      return .outline(outlines.count - 1)
    case .bitmap(let bitmap):
      guard let raster = Scene.Raster(bitmap) else { return .empty }
      return .image(add(raster), Scene.Rect(bitmap.x, bitmap.y, bitmap.width, bitmap.height))
    }
  }
}

extension Scene.Path.Element {
  fileprivate init(_ command: OutlineCommand) {
    switch command {
    case .move(let x, let y): self = .move(.init(x, y))
    case .line(let x, let y): self = .line(.init(x, y))
    case .quadratic(let controlX, let controlY, let x, let y):
      self = .quadratic(.init(controlX, controlY), .init(x, y))
    case .cubic(let x1, let y1, let x2, let y2, let x, let y):
      self = .cubic(.init(x1, y1), .init(x2, y2), .init(x, y))
    case .close: self = .close
    }
  }
}

extension Scene.Group {
  /// The part of `field` in which its own opaque fields cover what is below; nil for none.
  fileprivate func field(in field: Scene.Rect, _ transform: Scene.Transform) -> Scene.Rect? {
    guard opacity == 1 else { return nil }
    guard let clip else { return field }
    guard clip.isRectangle, let bounds = clip.bounds else { return nil }
    return field.intersection(transform.bounds(of: bounds))
  }
}

extension Scene.Path {
  /// Whether it has the corners and the sides of a rectangle.
  /// Whether it is a polygon, but no rectangle.
  fileprivate var isJagged: Bool {
    !isRectangle
      && elements.allSatisfy { element in if case .cubic = element { false } else { true } }
  }

  fileprivate var isRectangle: Bool {
    guard let bounds else { return false }
    return self == .rectangle(bounds)
  }
}

extension Scene.Raster {
  /// A font's premultiplied BGRA as the RGBA of a scene.
  fileprivate init?(_ bitmap: GlyphBitmap) {
    var rgba = [UInt8](repeating: 0, count: bitmap.pixels.count)
    for start in stride(from: 0, to: bitmap.pixels.count - 3, by: 4) {
      let alpha = Int(bitmap.pixels[start + 3])
      guard alpha > 0 else { continue }
      for (from, to) in [(2, 0), (1, 1), (0, 2)] {
        rgba[start + to] = UInt8(
          min(255, (Int(bitmap.pixels[start + from]) * 255 + alpha / 2) / alpha))
      }
      rgba[start + 3] = UInt8(alpha)
    }
    self.init(width: bitmap.pixelWidth, height: bitmap.pixelHeight, rgba: rgba)
  }
}

/// The seam between drawing and text: positions of glyphs, and their outlines.
package protocol TextSetter: AnyObject {
  /// A paragraph set to a width, at most so many lines (0: any number).
  func layout(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextLayout

  /// The shape of a glyph at a size, its origin on the baseline.
  func outline(of glyph: UInt32, in face: FaceID, pointSize: Double) -> GlyphOutline
}

/// One line of text that no view shows: a placeholder's name, a letter of the section index.
struct SetLine {
  private let paragraph: Paragraph
  private let color: Scene.Color

  /// A line in the middle of whatever it is set in, cut in its own middle where it is too long.
  init(_ text: String, font: FontDescriptor, color: Scene.Color) {
    paragraph = Paragraph(text, font: font, alignment: .center, lineBreakMode: .truncatingMiddle)
    self.color = color
  }

  func width(_ assets: SceneAssets) -> Double {
    assets.layout(paragraph, width: .infinity, maximumLines: 1).measure.width
  }

  /// The line, centred both ways.
  func nodes(in rect: Scene.Rect, _ assets: SceneAssets) -> [Scene.Node] {
    guard rect.width > 0 else { return [] }
    let layout = assets.layout(paragraph, width: rect.width, maximumLines: 1)
    let top = rect.y + (rect.height - layout.measure.height) / 2
    return GlyphDrawing(paragraph, assets: assets, color: { _ in color })
      .nodes(layout, at: Scene.Point(rect.x, top))
  }
}

extension Typesetter: TextSetter {}

/// Turns set lines into glyph nodes.
package struct GlyphDrawing {
  let assets: SceneAssets
  /// The characters of the paragraph, for the searchable layer.
  private let text: [UInt16]
  /// The colour of each attribute id.
  let color: (Int) -> Scene.Color
  /// The lines below and through a run, by attribute id: its rectangle, which begins at the baseline
  /// and has no height, and the font's size in points.
  var lines: ((Int, Scene.Rect, Double) -> [Scene.Node])?
  /// The nodes behind a run, by attribute id and its rectangle in the line.
  var ground: ((Int, Scene.Rect) -> [Scene.Node])?
  /// The image that stands for a character, by attribute id, and its point on the baseline.
  var attachment: ((Int, Scene.Point) -> [Scene.Node])?
  /// Where a baseline is drawn: on a whole pixel, as on a phone.
  let baseline: (Double) -> Double

  package init(
    _ paragraph: Paragraph, assets: SceneAssets, color: @escaping (Int) -> Scene.Color,
    baseline: @escaping (Double) -> Double = { $0 }
  ) {
    self.assets = assets
    self.color = color
    self.baseline = baseline
    text = paragraph.runs.flatMap { $0.text.utf16 }
  }

  /// The nodes of `layout`, its top left corner at `origin`.
  package func nodes(_ layout: TextLayout, at origin: Scene.Point) -> [Scene.Node] {
    layout.lines.flatMap { line in
      let shift = baseline(origin.y + line.baselineY) - line.baselineY
      return line.runs.indices.inReadingOrder(of: line).flatMap {
        nodes(of: line, run: $0, Scene.Point(origin.x, shift))
      }
    }
  }

  private func nodes(of line: TextLine, run index: Int, _ origin: Scene.Point) -> [Scene.Node] {
    let run = line.runs[index]
    guard let first = run.glyphs.first else { return [] }
    if run.box != nil {
      return run.glyphs.flatMap {
        attachment?(run.attributesID, Scene.Point(origin.x + $0.x, origin.y + $0.y)) ?? []
      }
    }
    let next = line.runs.dropFirst(index + 1).first { !$0.glyphs.isEmpty }?.glyphs.first?.x
    let end = next ?? max(first.x, line.originX + line.width)
    var glyphs: [Scene.Glyph] = []
    var pictures: [Scene.Node] = []
    for glyph in run.glyphs {
      switch assets.shape(of: glyph.id, in: run.face, pointSize: run.pointSize) {
      case .empty: break
      case .outline(let outline):
        glyphs.append(
          Scene.Glyph(outline: outline, x: glyph.x - first.x, y: glyph.y - line.baselineY))
      case .image(let image, let rect):
        pictures.append(
          .image(
            image,
            Scene.Rect(
              origin.x + glyph.x + rect.x, origin.y + glyph.y + rect.y, rect.width, rect.height)))
      }
    }
    let ink = Scene.Glyphs(
      text: characters(run.utf16Range.units),
      direction: run.isRightToLeft ? .rightToLeft : .leftToRight, color: color(run.attributesID),
      size: run.pointSize,
      origin: Scene.Point(origin.x + first.x, origin.y + line.baselineY),
      width: end - first.x, glyphs: glyphs)
    let place = Scene.Rect(ink.origin.x, ink.origin.y, ink.width, 0)
    let box = Scene.Rect(
      place.x, place.y - line.ascent, place.width, line.ascent + line.descent)
    return (ground?(run.attributesID, box) ?? [])
      + (glyphs.isEmpty && pictures.isEmpty ? [] : [.glyphs(ink)]) + pictures
      + (lines?(run.attributesID, place, run.pointSize) ?? [])
  }

  /// The characters of a run; one that stands for none is the ellipsis of a truncated line.
  private func characters(_ range: Range<Int>) -> String {
    if range.isEmpty { return "\u{2026}" }
    return String(decoding: text[range.clamped(to: text.indices)], as: UTF16.self)
  }
}

extension Range<Int> {
  /// A line's runs in the order of reading, so that a search finds text of two directions.
  fileprivate func inReadingOrder(of line: TextLine) -> [Int] {
    sorted { line.runs[$0].utf16Range.lowerBound < line.runs[$1].utf16Range.lowerBound }
  }
}

/// Where the text of a drawing is, for badges to keep off.
package struct DrawnBounds {
  private let outlines: [Scene.Rect?]

  /// Bounds of the drawing made with `assets` so far.
  package init(_ assets: SceneAssets) { outlines = assets.outlines.map(\.path.bounds) }

  /// A rectangle around the ink of each run of text in `nodes`, in the coordinates of `nodes`, one
  /// around each polygon, and one around each emoji: an image that follows the run that it is part
  /// of. Text below an opaque field is not seen.
  package func text(in nodes: [Scene.Node]) -> [Scene.Rect] {
    var found: [Scene.Rect] = []
    add(textIn: nodes, .identity, Self.everywhere, to: &found)
    return found
  }

  private static let everywhere = Scene.Rect(-1e9, -1e9, 2e9, 2e9)

  /// `field`: where an opaque field covers what is below it; nil for nowhere.
  private func add(
    textIn nodes: [Scene.Node], _ transform: Scene.Transform, _ field: Scene.Rect?,
    to found: inout [Scene.Rect]
  ) {
    var isOfText = false
    for node in nodes {
      switch node {
      case .group(let group):
        isOfText = false
        let inner = transform.applied(after: group.transform)
        add(textIn: group.children, inner, field.flatMap { group.field(in: $0, inner) }, to: &found)
      case .glyphs(let glyphs):
        isOfText = true
        if let box = box(of: glyphs) { found.append(transform.bounds(of: box)) }
      case .image(_, let rect):
        if isOfText { found.append(transform.bounds(of: rect)) }
      case .fill(let path, let color):
        isOfText = false
        // The mountains of a placeholder say as much as a word.
        if path.isJagged, let bounds = path.bounds { found.append(transform.bounds(of: bounds)) }
        guard color.alpha == .max, path.isRectangle, let bounds = path.bounds,
          let covered = field?.intersection(transform.bounds(of: bounds))
        else { continue }
        found.removeAll(where: covered.contains)
      case .stroke: isOfText = false
      }
    }
  }

  private func box(of run: Scene.Glyphs) -> Scene.Rect? {
    var box: Scene.Rect?
    for glyph in run.glyphs {
      guard let shape = outlines[glyph.outline] else { continue }
      let place = Scene.Rect(
        shape.x + run.origin.x + glyph.x, shape.y + run.origin.y + glyph.y, shape.width,
        shape.height)
      box = box?.union(place) ?? place
    }
    return box
  }
}
