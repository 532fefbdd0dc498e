import Scene

/// A row as it was drawn at one width.
struct DrawnRow {
  /// The row's node. Groups of views have the index of the item as their id.
  let node: Scene.Node
  /// The size of the cell, in points.
  let size: Scene.Size
  /// The rounded sizes of views, by the index of the item.
  let sizes: [Scene.Size]
}

/// Makes of the drawings of a row at a few widths one that is good for all widths between them.
///
/// The nodes are the same at each, and every number is a constant and a share of the size of the
/// view around it; where that is not so, to a pixel, there is no such drawing.
struct DrawingStretcher {
  private let pool: InspectorPool
  private let outlines: [Scene.Outline]
  /// A pixel in points: numbers that are rounded to pixels may be off by one.
  private let pixel: Double

  /// - Parameter outlines: those that the drawings refer to.
  init(_ pool: InspectorPool, outlines: [Scene.Outline], scale: Double) {
    self.pool = pool
    self.outlines = outlines
    pixel = 1 / scale
  }

  /// The index of the drawing for rows at some widths; nil where it is not in proportion.
  func drawing(of rows: [DrawnRow]) -> Int? {
    nodes(rows.map { [$0.node] }, rows.map(\.size), rows).map(pool.drawing)
  }

  // MARK: Nodes

  private func nodes(
    _ samples: [[Scene.Node]], _ hosts: [Scene.Size], _ rows: [DrawnRow]
  ) -> [DrawingNode]? {
    guard let first = samples.first, samples.allSatisfy({ $0.count == first.count }) else {
      return nil
    }
    var nodes: [DrawingNode] = []
    nodes.reserveCapacity(first.count)
    for index in first.indices {
      guard let node = node(samples.map { $0[index] }, hosts, rows) else { return nil }
      nodes.append(node)
    }
    return nodes
  }

  private func node(
    _ samples: [Scene.Node], _ hosts: [Scene.Size], _ rows: [DrawnRow]
  ) -> DrawingNode? {
    switch samples[0] {
    case .group:
      return same(samples) { if case .group(let group) = $0 { group } else { nil } }
        .flatMap { group($0, hosts, rows) }
    case .fill(_, let color):
      let paths = same(samples) { node -> Scene.Path? in
        if case .fill(let path, color) = node { path } else { nil }
      }
      return paths.flatMap { path($0, hosts) }.map { .fill($0, color: color.hex) }
    case .stroke(_, let color, let style):
      let paths = same(samples) { node -> Scene.Path? in
        if case .stroke(let path, color, style) = node { path } else { nil }
      }
      return paths.flatMap { path($0, hosts) }.map {
        .stroke(
          $0, color: color.hex, width: style.width, cap: style.cap.word, join: style.join.word,
          dash: style.dash)
      }
    case .glyphs(let run):
      let runs = same(samples) { node -> Scene.Glyphs? in
        guard case .glyphs(let other) = node, other.glyphs == run.glyphs, other.color == run.color
        else { return nil }
        return other
      }
      return runs.flatMap { text($0, hosts) }
    case .image(let image, _):
      let rects = same(samples) { node -> Scene.Rect? in
        if case .image(image, let rect) = node { rect } else { nil }
      }
      return rects.flatMap { self.image(image, $0, hosts) }
    }
  }

  private func same<Value>(_ samples: [Scene.Node], _ value: (Scene.Node) -> Value?) -> [Value]? {
    let values = samples.compactMap(value)
    return values.count == samples.count ? values : nil
  }

  private func group(
    _ groups: [Scene.Group], _ hosts: [Scene.Size], _ rows: [DrawnRow]
  ) -> DrawingNode? {
    let first = groups[0]
    guard
      groups.allSatisfy({
        $0.id == first.id && $0.opacity == first.opacity && $0.transform.isTranslation
          && ($0.clip == nil) == (first.clip == nil)
      })
    else { return nil }
    if let item = first.id.flatMap(Int.init) {
      let sizes = rows.map { $0.sizes[item] }
      guard first.clip == nil, let children = nodes(groups.map(\.children), sizes, rows) else {
        return nil
      }
      return .view(item: item, drawing: pool.drawing(children), opacity: first.opacity)
    }
    let clips = groups.compactMap(\.clip)
    let clip = clips.isEmpty ? nil : path(clips, hosts)
    guard let x = number(groups.map(\.transform.tx), hosts.map(\.width)),
      let y = number(groups.map(\.transform.ty), hosts.map(\.height)),
      clips.isEmpty || clip != nil, let children = nodes(groups.map(\.children), hosts, rows)
    else { return nil }
    return .group(x: x, y: y, opacity: first.opacity, clip: clip, children)
  }

  private func text(_ runs: [Scene.Glyphs], _ hosts: [Scene.Size]) -> DrawingNode? {
    guard let x = number(runs.map(\.origin.x), hosts.map(\.width)),
      let y = number(runs.map(\.origin.y), hosts.map(\.height))
    else { return nil }
    let run = pool.run(runs[0], outlines)
    return .text(run: run, color: runs[0].color.hex, x: x, y: y)
  }

  private func image(
    _ image: Int, _ rects: [Scene.Rect], _ hosts: [Scene.Size]
  ) -> DrawingNode? {
    let widths = hosts.map(\.width), heights = hosts.map(\.height)
    let numbers = [
      number(rects.map(\.x), widths), number(rects.map(\.y), heights),
      number(rects.map(\.width), widths), number(rects.map(\.height), heights),
    ].compactMap(\.self)
    return numbers.count == 4 ? .image(image, numbers) : nil
  }

  private func path(_ paths: [Scene.Path], _ hosts: [Scene.Size]) -> DrawingPath? {
    let commands = paths[0].commands
    guard paths.allSatisfy({ $0.commands == commands }) else { return nil }
    let points = paths.map(\.points)
    let widths = hosts.map(\.width), heights = hosts.map(\.height)
    var numbers: [DrawingNumber] = []
    for index in points[0].indices {
      guard let x = number(points.map { $0[index].x }, widths),
        let y = number(points.map { $0[index].y }, heights)
      else { return nil }
      numbers += [x, y]
    }
    return DrawingPath(commands: commands, numbers: numbers)
  }

  // MARK: Numbers

  /// Shares that views have of their superviews nearly always; others are measured.
  private static let usualShares = [0, 0.5, 1, -0.5]
  private static let decimals = 3

  /// A constant and a share of the hosts' sizes that give all values, to a pixel.
  private func number(_ values: [Double], _ sizes: [Double]) -> DrawingNumber? {
    guard let first = values.first, let last = values.last else { return nil }
    if values.allSatisfy({ abs($0 - first) < Tolerance.rounding }) {
      return DrawingNumber(first.rounded(decimals: Self.decimals))
    }
    let span = sizes[sizes.count - 1] - sizes[0]
    let measured = span == 0 ? 0 : (last - first) / span
    for share in Self.usualShares + [measured.rounded(decimals: Decimals.stored)] {
      let constant = first - share * sizes[0]
      let fits = zip(values, sizes).allSatisfy { value, size in
        abs(constant + share * size - value) <= pixel + Tolerance.rounding
      }
      if fits { return DrawingNumber(constant.rounded(decimals: Self.decimals), share: share) }
    }
    return nil
  }
}

// MARK: - Parts of scenes

extension Scene.Path {
  /// A letter of SVG's for each element.
  fileprivate var commands: String {
    String(
      elements.map { element -> Character in
        switch element {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      })
  }

  fileprivate var points: [Scene.Point] {
    elements.flatMap { element -> [Scene.Point] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }
}

extension Scene.StrokeStyle.Cap {
  fileprivate var word: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension Scene.StrokeStyle.Join {
  fileprivate var word: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
