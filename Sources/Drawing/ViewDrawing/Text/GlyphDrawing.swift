import Scene
import Typesetting

/// Turns set lines into glyph nodes.
package struct GlyphDrawing {
  let assets: SceneAssets
  /// The characters of the paragraph, for the searchable layer.
  private let text: [UInt16]
  /// The colour of each attribute id.
  let color: (Int) -> Scene.Color
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
      text: characters(run.utf16Range),
      direction: run.isRightToLeft ? .rightToLeft : .leftToRight, color: color(run.attributesID),
      size: run.pointSize,
      origin: Scene.Point(origin.x + first.x, origin.y + line.baselineY),
      width: end - first.x, glyphs: glyphs)
    return (glyphs.isEmpty && pictures.isEmpty ? [] : [.glyphs(ink)]) + pictures
  }

  private func characters(_ range: Range<Int>) -> String {
    String(decoding: text[range.clamped(to: text.indices)], as: UTF16.self)
  }
}

extension Range<Int> {
  /// Indices of a line's runs in the order in which the text is read, so that a search finds what
  /// spans runs of two directions.
  fileprivate func inReadingOrder(of line: TextLine) -> [Int] {
    sorted { line.runs[$0].utf16Range.lowerBound < line.runs[$1].utf16Range.lowerBound }
  }
}

/// Where the text of a drawing is, for badges to keep off.
package struct DrawnBounds {
  private let outlines: [Scene.Rect?]

  /// Bounds of the drawing made with `assets` so far.
  package init(_ assets: SceneAssets) { outlines = assets.outlines.map(\.path.bounds) }

  /// A rectangle around the ink of each run of text in `nodes`, in the coordinates of `nodes`.
  package func text(
    in nodes: [Scene.Node], _ transform: Scene.Transform = .identity
  ) -> [Scene.Rect] {
    nodes.flatMap { node -> [Scene.Rect] in
      switch node {
      case .group(let group):
        return text(in: group.children, transform.applied(after: group.transform))
      case .glyphs(let glyphs): return box(of: glyphs).map { [transform.bounds(of: $0)] } ?? []
      case .fill, .stroke, .image: return []
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
