import Scene

/// The outline of a view that a change touches; the style of its line, beside its colour, says how.
package struct DiffOutline {
  /// How the view is touched.
  package enum Style {
    /// It lies elsewhere or has another size: a heavy line.
    case moved
    /// Where it was: a dashed line.
    case former
    /// It lies where it was and shows something else: a dotted line.
    case altered
    /// Only one version has it: hatched.
    case alone
  }

  private let rect: Scene.Rect
  private let style: Style
  private let color: Scene.Color

  package init(_ rect: Scene.Rect, _ style: Style, _ color: Scene.Color) {
    self.rect = rect
    self.style = style
    self.color = color
  }

  private static let distance = 1.0

  /// The nodes to paint, around the edge; lines of what is not there any more make way for `text`.
  package func nodes(avoiding text: [Scene.Rect] = []) -> [Scene.Node] {
    switch style {
    case .moved: [line(.init(width: 1))]
    case .former: former(.init(width: 0.75, dash: [3, 2]), text)
    case .altered: [line(.dotted)]
    case .alone: [Hatching.node(in: rect, color), line(.init(width: 1))]
    }
  }

  private func line(_ stroke: Scene.StrokeStyle) -> Scene.Node {
    .stroke(.rectangle(rect.outset(by: Self.distance)), color, stroke)
  }

  private func former(_ stroke: Scene.StrokeStyle, _ text: [Scene.Rect]) -> [Scene.Node] {
    let corners = [
      Scene.Point(rect.x, rect.y), .init(rect.maxX, rect.y), .init(rect.maxX, rect.maxY),
      .init(rect.x, rect.maxY), .init(rect.x, rect.y),
    ]
    return zip(corners, corners.dropFirst()).flatMap { from, to in
      Segment(from: from, to: to).pieces(outside: text, gap: 1).map {
        .stroke(.segment($0.from, $0.to), color, stroke)
      }
    }
  }
}
