import LayoutTree
import Scene

/// The layer `plumbline`: why the row is as high as it is. The chain of lengths from the top of the
/// content view to the end of the row hangs beside it as a plumb line, to scale, with its lengths
/// written as a sum.
///
/// A solid bob: the chain fixes the height. A hollow one: the table does, or nothing.
struct PlumblineLayer {
  let input: LayerInput
  let type: BadgeText

  private var geometry: RowGeometry { input.geometry }
  private var palette: DiagramPalette { input.palette }

  /// From the row's left edge to the line, and from views that stick out of it there.
  private let distance: Double
  private static let (gap, mostOverhang) = (10.0, 60.0)

  init(input: LayerInput, type: BadgeText) {
    (self.input, self.type) = (input, type)
    let edges = input.geometry.shownViews.compactMap { input.geometry.rect(of: $0.id)?.x }
    distance = Self.gap + min(-edges.reduce(0, min), Self.mostOverhang)
  }

  /// A mark for each link that has a length, and one for the total.
  var marks: [DiagramMark] {
    let chain = geometry.scene.heightChain
    let string = PlumbString(chain: chain, x: -distance, palette: palette)
    let told = string.segments.filter(\.isTold)
    let column = column(of: told, chain, string)
    let obstacles = LevelObstacles(views + input.text)
    let entries = column.entryNodes
    let links = told.enumerated().map { index, segment in
      let words = entries.isEmpty ? [] : entries[index]
      return DiagramMark(
        id: "\(index)", title: title(of: segment),
        nodes: string.nodes(of: segment) + edges(of: segment, obstacles) + words,
        bounds: [], badge: nil)
    }
    var total = total(chain, string, column)
    total.constraints = input.geometry.hung.sorted()
    return links + [total]
  }

  private func column(
    of told: [PlumbSegment], _ chain: HeightChain, _ string: PlumbString
  ) -> PlumbColumn {
    let bob = bob(of: chain)
    let total = PlumbColumn.Entry(
      wording: LinkWording(
        total: chain, isRow: !geometry.scene.constraints.contains { $0.origin == .host }),
      color: bob.color, middle: bob.bounds.y + bob.bounds.height / 2)
    let entries = told.map { segment in
      PlumbColumn.Entry(
        wording: LinkWording(segment.link, in: geometry.scene), color: string.color(of: segment),
        middle: (segment.from + segment.to) / 2)
    }
    // One number is no sum.
    let only = entries.count == 1 && entries[0].wording.number == total.wording.number
    return PlumbColumn(
      entries: only ? [] : entries, total: only ? entries[0] : total, x: -distance,
      palette: palette, type: type)
  }

  private func total(
    _ chain: HeightChain, _ string: PlumbString, _ column: PlumbColumn
  ) -> DiagramMark {
    let bob = bob(of: chain)
    return DiagramMark(
      id: "total", title: "height \(readable(chain.height))\n\(chain.dump)",
      nodes: string.peg + bob.nodes + column.totalNodes, bounds: [column.bounds.union(bob.bounds)],
      badge: nil, words: column.words)
  }

  private func bob(of chain: HeightChain) -> PlumbBob {
    let lowest = PlumbSegment.segments(of: chain).reduce(geometry.bounds.maxY) {
      max($0, $1.span.upperBound)
    }
    let holds = !chain.isOpen || !(chain.rule == nil || chain.rule == .automatic)
    return PlumbBob(
      x: -distance, y: lowest, isSolid: chain.decides,
      color: holds ? palette.plumbline : palette.broken, ground: palette.page)
  }

  private func title(of segment: PlumbSegment) -> String {
    let link = segment.link
    return "\(link.from) to \(link.to), \(readable(link.length)): \(link.reason)"
  }
}

extension LinkWording {
  /// The last line of the column: the height, and who decided on it.
  init(total chain: HeightChain, isRow: Bool = true) {
    number = typographic(chain.height)
    switch chain.rule {
    case .fixed: name = "set by the table"
    case .standard: name = "default of the system"
    case .style: name = "set by the cell's style"
    case .automatic, nil:
      name = chain.isOpen ? "no chain from top to bottom" : isRow ? "row height" : "height"
    }
  }
}

// MARK: - In the row

extension PlumblineLayer {
  /// Fine lines from the string to the edges of the view that a segment stands for.
  private func edges(of segment: PlumbSegment, _ obstacles: LevelObstacles) -> [Scene.Node] {
    guard segment.isView else {
      return segment.link.reason.isFirm
        ? [] : [segment.from, segment.to].flatMap { witness($0, to: 0) { _ in nil } }
    }
    guard let rect = geometry.rect(of: segment.link.from.item) else { return [] }
    return [segment.from, segment.to].flatMap {
      witness($0, to: rect.x) { obstacles.left(along: $0, except: rect) }
    }
  }

  /// The frames of all views in the content view.
  private var views: [Scene.Rect] {
    geometry.shownViews.dropFirst().compactMap { geometry.rect(of: $0.id) }
  }

  /// From the line to a view in the row, or to the row's edge where something is in the way: a line
  /// that ends at another view would seem to be about that one.
  private func witness(
    _ y: Double, to end: Double, obstacle: (Scene.Rect) -> Double?
  ) -> [Scene.Node] {
    let start = -distance + 4
    let line = Scene.Rect(start, y - 0.5, max(0, end - start), 1)
    let stop = obstacle(line).map { $0 < end ? min(0, end) : end } ?? end
    guard stop > start else { return [] }
    return [
      .stroke(
        .segment(Scene.Point(start, y), Scene.Point(stop, y)), palette.alignment,
        .init(width: 0.5, dash: [0.5, 2]))
    ]
  }
}

/// Rectangles that horizontal lines must not cross, looked up by their y.
private struct LevelObstacles {
  private static let step = 64.0
  private var levels: [Int: [Scene.Rect]] = [:]

  /// - Complexity: O(rectangles × the steps that each is high).
  init(_ rects: [Scene.Rect]) {
    for rect in rects {
      for level in Self.levels(of: rect) { levels[level, default: []].append(rect) }
    }
  }

  /// The leftmost edge of what overlaps a level line.
  func left(along line: Scene.Rect, except rect: Scene.Rect) -> Double? {
    Self.levels(of: line).lazy.flatMap { levels[$0] ?? [] }
      .filter { $0 != rect && $0.overlaps(line) }.map(\.x).min()
  }

  /// Far beyond any picture all is one level.
  private static func levels(of rect: Scene.Rect) -> ClosedRange<Int> {
    let ends = [rect.y, rect.maxY].map { (end: Double) -> Int in
      Int(min(max(end / step, -1e4), 1e4).rounded(.down))
    }
    return ends[0]...max(ends[0], ends[1])
  }
}
