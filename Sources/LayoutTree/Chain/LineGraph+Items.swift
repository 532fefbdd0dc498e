// What holds the lines of one view to each other.
extension LineGraph {
  /// Ties a margin to its edge, and a baseline to the edge it stands for in a view without text.
  mutating func addStructure(_ line: LayoutTree.Line) {
    let item = line.item
    switch line.edge {
    case .topMargin: addBoth(.init(item, .top), line, .margin)
    case .bottomMargin: addBoth(line, .init(item, .bottom), .margin)
    case .firstBaseline where lines.position(of: line) == lines.position(of: .init(item, .top)):
      addBoth(.init(item, .top), line, .baseline)
    case .lastBaseline where lines.position(of: line) == lines.position(of: .init(item, .bottom)):
      addBoth(line, .init(item, .bottom), .baseline)
    case .top, .bottom, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline: break
    }
  }

  /// Ties the guide of a view's margins or safe area to the view.
  mutating func addInsets(of item: RowLines.Item) {
    guard let owner = item.insetFrom else { return }
    addBoth(.init(owner, .top), .init(item.id, .top), .margin)
    addBoth(.init(item.id, .bottom), .init(owner, .bottom), .margin)
  }

  /// Ways through a view whose height is held: down where it is held from below, up where from
  /// above; from edge to edge, and by what lies between the edges.
  mutating func addSizes(of item: RowLines.Item) {
    let inner = innerPlaces(of: item.id)
    let top = LayoutTree.Line(item.id, .top), bottom = LayoutTree.Line(item.id, .bottom)
    if let lower = supports.lower[item.id] {
      addWay(top, bottom, .size(lower.reason), priority: lower.priority)
      for line in inner { addHalves(line, .size(lower.reason), lower.priority) }
    }
    if let upper = supports.upper[item.id] {
      addWay(bottom, top, .size(upper.reason), priority: upper.priority)
      for line in inner {
        addWay(line, top, .size(upper.reason), priority: upper.priority)
        addWay(bottom, line, .size(upper.reason), priority: upper.priority)
      }
    }
  }

  /// A view whose height is not held gives; one that holds others only if nothing in it does.
  mutating func addYield(of item: RowLines.Item) {
    guard supports.lower[item.id] == nil else { return }
    let reason: HeightChain.Reason =
      item.content?.height.map { .yielding(content: $0) } ?? .unfixed
    let top = LayoutTree.Line(item.id, .top)
    for line in [.init(item.id, .bottom)] + innerPlaces(of: item.id) { addBoth(top, line, reason) }
  }

  /// The middle of a view whose height a chain inside it fixes.
  mutating func addChainedHalves(_ line: LayoutTree.Line) {
    guard line.edge.isInner, supports.lower[line.item] == nil,
      lines[line.item]?.isContainer == true,
      let path = firmPath(from: .init(line.item, .top), to: .init(line.item, .bottom))
    else { return }
    let priority = path.map { ways[$0].link.priority }.min() ?? 1000
    addHalves(line, .size(.init(ground: .chain(line.item))), priority)
  }

  private func innerPlaces(of item: String) -> [LayoutTree.Line] {
    LayoutTree.Line.Edge.inner.map { .init(item, $0) }.filter { place(of: $0) != nil }
  }

  private mutating func addHalves(
    _ line: LayoutTree.Line, _ reason: HeightChain.Reason, _ priority: Double
  ) {
    let isText = line.edge == .firstBaseline || line.edge == .lastBaseline
    addWay(.init(line.item, .top), line, isText ? .baseline : reason, priority: priority)
    addWay(line, .init(line.item, .bottom), isText ? .baseline : reason, priority: priority)
  }

  private mutating func addBoth(
    _ upper: LayoutTree.Line, _ lower: LayoutTree.Line, _ reason: HeightChain.Reason
  ) {
    addWay(upper, lower, reason)
    addWay(lower, upper, reason)
  }
}

extension LayoutTree.Line.Edge {
  /// Lines between the edges, whose place depends on the height.
  static let inner: [Self] = [.centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline]

  var isInner: Bool { Self.inner.contains(self) }
}
