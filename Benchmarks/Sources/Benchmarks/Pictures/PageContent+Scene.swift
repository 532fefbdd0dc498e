import Scene
import Typesetting

extension PageContent {
  /// The page as a scene, its outlines shared by all runs.
  func scene(_ typesetter: Typesetter) -> Scene {
    var scene = Scene(size: Self.size)
    var indices: [OutlineKey: Int] = [:]
    scene.nodes = (0..<Self.rows).flatMap(shapes)
    for line in lines {
      let glyphs = line.run.glyphs.map { glyph -> Scene.Glyph in
        let key = OutlineKey(glyph: glyph.id, face: line.run.face, size: line.size)
        let index = indices[key] ?? scene.outlines.count
        if indices[key] == nil {
          indices[key] = index
          let outline = typesetter.outline(of: glyph.id, in: key.face, pointSize: key.size)
          scene.outlines.append(Scene.Outline(Scene.Path(outline)))
        }
        return Scene.Glyph(outline: index, x: glyph.x, y: glyph.y)
      }
      scene.nodes.append(
        .glyphs(
          Scene.Glyphs(
            text: line.text, color: Scene.Color(line.gray, line.gray, line.gray), size: line.size,
            origin: Scene.Point(line.x, line.y), width: 100, glyphs: glyphs)))
    }
    return scene
  }

  private func shapes(_ row: Int) -> [Scene.Node] {
    let height = Self.size.height / Double(Self.rows)
    let top = Double(row) * height
    return [
      .fill(
        .ellipse(in: Scene.Rect(16, top + height / 2 - 12, 24, 24)), Scene.Color(51, 128, 230)),
      .fill(
        .rectangle(Scene.Rect(52, top + height - 0.5, 323, 0.5)), Scene.Color(199, 199, 204)),
    ]
  }
}

private struct OutlineKey: Hashable {
  let glyph: UInt32
  let face: FaceID
  let size: Double
}

extension Scene.Path {
  fileprivate init(_ outline: GlyphOutline) {
    guard case .path(let commands) = outline else {
      self.init()
      return
    }
    self.init(
      commands.map { command in
        switch command {
        case .move(let x, let y): .move(Scene.Point(x, y))
        case .line(let x, let y): .line(Scene.Point(x, y))
        case .quadratic(let cx, let cy, let x, let y):
          .quadratic(Scene.Point(cx, cy), Scene.Point(x, y))
        case .cubic(let ax, let ay, let bx, let by, let x, let y):
          .cubic(Scene.Point(ax, ay), Scene.Point(bx, by), Scene.Point(x, y))
        case .close: .close
        }
      })
  }
}
