import LayoutDiagrams
import Scene

/// Lines over a row's drawing that stay visible on whatever they cross: with a casing, as roads on
/// a map have, where they are less than 4.5 to one against what is below them (WCAG 2.2, 1.4.3, which
/// is asked of text, and so of its lines here), and on pictures, whose colours vary.
///
/// Faint outlines of views get a stronger colour in place of a casing: three to one (1.4.11).
struct CasedLines {
  /// The grounds that the lines may cross, from the bottom up; without a colour where it varies.
  let grounds: [(bounds: Scene.Rect, color: Scene.Color?)]
  /// Behind the row's drawing.
  let paper: Scene.Color
  let palette: DiagramPalette

  static let leastContrast = 4.5
  static let leastOutlineContrast = 3.0
  /// How far a casing reaches beyond its line, in points.
  private static let reach = 1.0
  /// In how many steps an outline is made stronger, up to black or white.
  private static let steps = 16

  /// The lines, below them their casings; a row has at most one group of those.
  func nodes(_ lines: [Scene.Node]) -> [Scene.Node] {
    let casings = grounds.compactMap { ground -> Scene.Node? in
      let strokes = self.casings(of: lines, on: ground)
      return strokes.isEmpty
        ? nil : .group(.init(clip: .rectangle(ground.bounds), children: strokes))
    }
    let lines = lines.map(outlined)
    return casings.isEmpty ? lines : [.group(.init(children: casings))] + lines
  }

  /// The casings on one ground, without the clip to it.
  private func casings(
    of nodes: [Scene.Node], on ground: (bounds: Scene.Rect, color: Scene.Color?)
  ) -> [Scene.Node] {
    nodes.flatMap { node -> [Scene.Node] in
      switch node {
      case .group(let group): return casings(of: group.children, on: ground)
      case .stroke(let path, let color, let style):
        guard isLost(path, color, on: ground) else { return [] }
        let wide = Scene.StrokeStyle(
          width: style.width + 2 * Self.reach, cap: style.dash.isEmpty ? style.cap : .butt,
          join: .round)
        return [.stroke(path, palette.badge, wide)]
      case .fill(let path, let color):
        guard isLost(path, color, on: ground) else { return [] }
        return [.stroke(path, palette.badge, .init(width: 2 * Self.reach, join: .round))]
      case .glyphs, .image: return []
      }
    }
  }

  /// Whether a line is not seen against a ground; bands and hatching have edges.
  private func isLost(
    _ path: Scene.Path, _ color: Scene.Color, on ground: (bounds: Scene.Rect, color: Scene.Color?)
  ) -> Bool {
    guard color.alpha == 255, color != palette.context, let bounds = path.bounds,
      bounds.outset(by: Self.reach).intersection(ground.bounds) != nil
    else { return false }
    return ground.color.map { $0.contrast(to: color) < Self.leastContrast } ?? true
  }

  /// A view's outline in a colour that is seen against all that it crosses.
  private func outlined(_ node: Scene.Node) -> Scene.Node {
    guard case .stroke(let path, palette.context, let style) = node, let bounds = path.bounds
    else { return node }
    let crossed =
      [paper]
      + grounds.filter { $0.bounds.intersection(bounds.outset(by: 1)) != nil }.compactMap(\.color)
    let least = { (color: Scene.Color) in crossed.map { color.contrast(to: $0) }.min() ?? 1 }
    let ends = [Scene.Color.black, .white].sorted { least($0) > least($1) }
    let stronger = (0...Self.steps).lazy.map { step in
      palette.context.mixed(with: ends[0], share: Double(step) / Double(Self.steps))
    }
    let color = stronger.first { least($0) >= Self.leastOutlineContrast } ?? ends[0]
    return .stroke(path, color, style)
  }
}
