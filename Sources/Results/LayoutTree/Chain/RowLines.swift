extension LayoutTree.Scene {
  /// The chain from the top of the content view to its bottom, and on to the end of the row.
  ///
  /// Needs the views' details: without them margins and content sizes count as zero and none.
  ///
  /// Where several firm chains end to end are tight, that with the strongest weakest link is taken
  /// (no priority could give before it), of those the shortest, of those the first in the order of
  /// constraints and views. Where none is, twice the chain to or from the middle of the content
  /// view, and failing that the chain that gives in the fewest nodes.
  public var heightChain: HeightChain {
    guard let content = views.first else { return HeightChain(links: [], rule: sizing?.rule) }
    let graph = LineGraph(self)
    let links =
      graph.firmLinks(of: content.id) ?? graph.mirroredLinks(of: content.id)
      ?? graph.yieldingLinks(of: content.id)
    return HeightChain(links: links + tail(below: content), rule: sizing?.rule)
  }

  /// The links below the row's content: the separator, and what is left of the last pixel.
  private func tail(below content: LayoutTree.View) -> [HeightChain.Link] {
    let bottom = LayoutTree.Line(content.id, .bottom)
    let rest = height - content.unrounded.height
    let separator = min(sizing?.separator ?? rest, max(0, rest))
    return [(separator, .separator), (rest - separator, .rounding)].compactMap {
      Tolerance.isZero($0)
        ? nil : HeightChain.Link(from: bottom, to: bottom, length: $0, reason: $1)
    }
  }
}

extension LineGraph {
  /// A firm chain from edge to edge of a view.
  fileprivate func firmLinks(of item: String) -> [HeightChain.Link]? {
    firmPath(from: .init(item, .top), to: .init(item, .bottom))?.map { self[$0].link }
  }

  /// A firm chain to the middle and as much again, or from the middle on.
  fileprivate func mirroredLinks(of item: String) -> [HeightChain.Link]? {
    let top = LayoutTree.Line(item, .top), bottom = LayoutTree.Line(item, .bottom)
    let middle = LayoutTree.Line(item, .centerY)
    let mirror = { (from: LayoutTree.Line, to: LayoutTree.Line, half: [HeightChain.Link]) in
      HeightChain.Link(
        from: from, to: to, length: half.reduce(0) { $0 + $1.length }, reason: .mirror,
        priority: half.map(\.priority).min() ?? PriorityScale.required)
    }
    if let path = firmPath(from: top, to: middle) {
      let half = path.map { self[$0].link }
      return half + [mirror(middle, bottom, half)]
    }
    guard let path = firmPath(from: middle, to: bottom) else { return nil }
    let half = path.map { self[$0].link }
    return [mirror(top, middle, half)] + half
  }

  /// A chain that gives somewhere, be it that nothing ties its parts to each other: then what hangs
  /// from the top, a gap, and what stands on the bottom.
  fileprivate func yieldingLinks(of item: String) -> [HeightChain.Link] {
    guard let top = node(of: .init(item, .top)), let bottom = node(of: .init(item, .bottom))
    else { return [] }
    let hanging = reach(from: top)
    if hanging.isReached[bottom] { return path(to: bottom, hanging.arrival).map { self[$0].link } }
    let standing = reach(from: bottom)
    let low = extreme(hanging) { position(of: $0) } ?? top
    let high = extreme(standing) { -position(of: $0) } ?? bottom
    let gap = HeightChain.Link(
      from: self[low], to: self[high], length: position(of: high) - position(of: low),
      reason: .open)
    return path(to: low, hanging.arrival).map { self[$0].link } + [gap]
      + path(to: high, standing.arrival).reversed().map { self[$0].link.reversed }
  }

  private func extreme(_ reach: Reach, by measure: (Node) -> Double) -> Node? {
    nodes.filter { reach.isReached[$0] }.max { measure($0) < measure($1) }
  }
}

extension HeightChain.Link {
  /// The link read from its end to its beginning: the length changes its sign.
  fileprivate var reversed: Self {
    .init(from: to, to: from, length: -length, reason: reason, priority: priority)
  }
}

/// Where every level line of a row is, in points below the content view's top, before rounding.
package struct RowLines {
  /// A view or guide.
  struct Item {
    let id: String
    /// The alignment rectangle, before rounding.
    let alignment: LayoutTree.RowRect
    /// From the alignment rectangle's edges to the margins; negative if further inset.
    let topMargin: Double
    let bottomMargin: Double
    /// From the top of the alignment rectangle.
    let baselines: LayoutTree.Baselines
    let content: LayoutTree.ContentSize?
    /// Whether other views lie in it, so that it may be as high as they make it.
    let isContainer: Bool
    /// The view whose edges less some insets the item is; `nil` for what is placed otherwise.
    var insetFrom: String?
  }

  /// Views in pre-order, each followed by its guides.
  private(set) var items: [Item] = []
  private var index: [String: Int] = [:]
  private var frameTops: [String: Double] = [:]
  private var parents: [String: String] = [:]

  /// The lines of `scene`, the more of them the more details its views have.
  package init(_ scene: LayoutTree.Scene) {
    let containers = Set(scene.views.compactMap(\.parent))
    for view in scene.views {
      // Superviews come before their subviews, so that no view is above itself.
      if index[view.id] == nil, let parent = view.parent, index[parent] != nil {
        parents[view.id] = parent
      }
      // The content view's own origin is that of the coordinates.
      let origin = view.parent.flatMap { frameTops[$0] }.map { $0 + view.unrounded.y } ?? 0
      frameTops[view.id] = origin
      add(Self.item(view, top: origin, isContainer: containers.contains(view.id)))
      for guide in view.details?.guides ?? [] {
        parents[guide.id] = view.id
        add(Self.item(guide, of: view.id, top: origin))
      }
    }
  }

  subscript(id: String) -> Item? { index[id].map { items[$0] } }

  /// How far a line is below the content view's top; `nil` for a line of nothing in the row.
  package func position(of line: LayoutTree.Line) -> Double? {
    guard let item = self[line.item] else { return nil }
    let top = item.alignment.y, height = item.alignment.height
    return switch line.edge {
    case .top: top
    case .bottom: top + height
    case .centerY: top + height / 2
    case .topMargin: top + item.topMargin
    case .bottomMargin: top + height - item.bottomMargin
    case .centerYWithinMargins: top + (height + item.topMargin - item.bottomMargin) / 2
    case .firstBaseline: top + item.baselines.first
    case .lastBaseline: top + item.baselines.last
    }
  }

  /// The length of an extent; `nil` for one of nothing in the row.
  func length(of extent: LayoutTree.Extent) -> Double? {
    self[extent.item].map {
      extent.dimension == .width ? $0.alignment.width : $0.alignment.height
    }
  }

  /// The top of the nearest view that holds both items, or is one of them.
  func origin(of first: String, and second: String) -> Double {
    let around = Set(sequence(first: first) { parents[$0] })
    let common = sequence(first: second) { parents[$0] }.first { around.contains($0) }
    return common.flatMap { self[$0] }?.alignment.y ?? 0
  }

  private mutating func add(_ item: Item) {
    index[item.id] = items.count
    items.append(item)
  }

  private static func item(_ view: LayoutTree.View, top: Double, isContainer: Bool) -> Item {
    let details = view.details ?? .init()
    let insets = details.alignment
    let frame = LayoutTree.RowRect(
      x: view.unrounded.x + insets.left, y: top + insets.top,
      width: view.unrounded.width - insets.left - insets.right,
      height: view.unrounded.height - insets.top - insets.bottom)
    return Item(
      id: view.id, alignment: frame, topMargin: details.margins.top - insets.top,
      bottomMargin: details.margins.bottom - insets.bottom,
      baselines: details.baselines ?? .init(first: 0, last: frame.height),
      content: details.content, isContainer: isContainer)
  }

  private static func item(_ guide: LayoutTree.Guide, of owner: String, top: Double) -> Item {
    let frame = LayoutTree.RowRect(
      x: guide.frame.x, y: guide.frame.y + top, width: guide.frame.width,
      height: guide.frame.height)
    return Item(
      id: guide.id, alignment: frame, topMargin: 0, bottomMargin: 0,
      baselines: .init(first: 0, last: frame.height), content: nil, isContainer: false,
      insetFrom: guide.kind == .margins || guide.kind == .safeArea ? owner : nil)
  }
}

extension LayoutTree {
  /// A level line of a row that vertical constraints speak of: `title.bottom`.
  public struct Line: Hashable, Sendable {
    /// Which line of a view or guide; raw values as in equations.
    public enum Edge: String, Hashable, Sendable {
      /// Of the alignment rectangle.
      case top, bottom, centerY
      /// Of the frame less the layout margins.
      case topMargin, bottomMargin, centerYWithinMargins
      /// The line that text stands on; of a view without text its top and bottom.
      case firstBaseline, lastBaseline
    }

    /// The id of the view or guide.
    public let item: String
    /// Which of its lines.
    public let edge: Edge

    /// A line of an item.
    public init(_ item: String, _ edge: Edge) {
      self.item = item
      self.edge = edge
    }

    /// The line of an anchor; `nil` for what is no level line.
    package init?(anchor: Anchor) {
      guard let edge = anchor.attribute.flatMap({ Edge(rawValue: $0.rawValue) }) else {
        return nil
      }
      self.init(anchor.item, edge)
    }
  }

  /// A width or height that constraints speak of: `photo.width`.
  struct Extent: Hashable {
    enum Dimension: String { case width, height }

    let item: String
    let dimension: Dimension

    /// The extent of an anchor; `nil` for what is no extent.
    init?(anchor: Anchor) {
      switch anchor.attribute {
      case .width: dimension = .width
      case .height: dimension = .height
      default: return nil
      }
      item = anchor.item
    }
  }
}

extension LayoutTree.Line: CustomStringConvertible {
  /// The line as equations spell it.
  public var description: String { "\(item).\(edge.rawValue)" }
}
