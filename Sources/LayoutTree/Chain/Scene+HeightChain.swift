extension LayoutTree.Scene {
  /// The chain from the top of the content view to its bottom, and on to the end of the row.
  ///
  /// Needs the views' details: without them margins and content sizes count as zero and none.
  ///
  /// Where several firm chains end to end are tight, that with the strongest weakest link is taken
  /// (no priority could give before it), of those the shortest, of those the first in the order of
  /// constraints and views. Where none is, twice the chain to or from the middle of the content
  /// view, and failing that the chain that gives in the fewest places.
  public var heightChain: HeightChain {
    guard let content = views.first else { return HeightChain(links: [], rule: sizing?.rule) }
    let graph = LineGraph(self)
    let links =
      graph.firmLinks(of: content.id) ?? graph.mirroredLinks(of: content.id)
      ?? graph.yieldingLinks(of: content.id)
    return HeightChain(links: links + tail(below: content), rule: sizing?.rule)
  }

  /// What the row has below its content: the separator, and what is left of the last pixel.
  private func tail(below content: LayoutTree.View) -> [HeightChain.Link] {
    let bottom = LayoutTree.Line(content.id, .bottom)
    let rest = height - content.unrounded.height
    let separator = min(sizing?.separator ?? rest, max(0, rest))
    return [(separator, .separator), (rest - separator, .rounding)].compactMap {
      abs($0) < ExtentSupports.tolerance
        ? nil : HeightChain.Link(from: bottom, to: bottom, length: $0, reason: $1)
    }
  }
}

extension LineGraph {
  /// A firm chain from edge to edge of a view.
  fileprivate func firmLinks(of item: String) -> [HeightChain.Link]? {
    firmPath(from: .init(item, .top), to: .init(item, .bottom))?.map { ways[$0].link }
  }

  /// A firm chain to the middle and as much again, or from the middle on.
  fileprivate func mirroredLinks(of item: String) -> [HeightChain.Link]? {
    let top = LayoutTree.Line(item, .top), bottom = LayoutTree.Line(item, .bottom)
    let middle = LayoutTree.Line(item, .centerY)
    let mirror = { (from: LayoutTree.Line, to: LayoutTree.Line, half: [HeightChain.Link]) in
      HeightChain.Link(
        from: from, to: to, length: half.reduce(0) { $0 + $1.length }, reason: .mirror,
        priority: half.map(\.priority).min() ?? 1000)
    }
    if let path = firmPath(from: top, to: middle) {
      let half = path.map { ways[$0].link }
      return half + [mirror(middle, bottom, half)]
    }
    guard let path = firmPath(from: middle, to: bottom) else { return nil }
    let half = path.map { ways[$0].link }
    return [mirror(top, middle, half)] + half
  }

  /// A chain that gives somewhere, be it that nothing ties its parts to each other: then what hangs
  /// from the top, a gap, and what stands on the bottom.
  fileprivate func yieldingLinks(of item: String) -> [HeightChain.Link] {
    guard let top = place(of: .init(item, .top)), let bottom = place(of: .init(item, .bottom))
    else { return [] }
    let hanging = reach(from: top)
    if hanging.isReached[bottom] { return path(to: bottom, hanging.arrival).map { ways[$0].link } }
    let standing = reach(from: bottom)
    let low = extreme(hanging) { position(of: $0) } ?? top
    let high = extreme(standing) { -position(of: $0) } ?? bottom
    let gap = HeightChain.Link(
      from: places[low], to: places[high], length: position(of: high) - position(of: low),
      reason: .open)
    return path(to: low, hanging.arrival).map { ways[$0].link } + [gap]
      + path(to: high, standing.arrival).reversed().map { ways[$0].link.reversed }
  }

  private func extreme(_ reach: Reach, by measure: (Int) -> Double) -> Int? {
    places.indices.filter { reach.isReached[$0] }.max { measure($0) < measure($1) }
  }
}

extension HeightChain.Link {
  /// The same link in the other direction.
  fileprivate var reversed: Self {
    .init(from: to, to: from, length: -length, reason: reason, priority: priority)
  }
}
