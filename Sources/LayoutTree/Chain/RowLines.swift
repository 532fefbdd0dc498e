/// Where every level line of a row is, in points below the content view's top, before rounding.
package struct RowLines {
  /// A view or guide.
  struct Item {
    let id: String
    /// The alignment rectangle, in the content view's coordinates.
    let alignment: LayoutTree.Frame
    /// From the alignment rectangle's edges to the margins; negative where the rectangle is inset
    /// further.
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

  /// The item with this id.
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
    let frame = LayoutTree.Frame(
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
    var frame = guide.frame
    frame.y += top
    return Item(
      id: guide.id, alignment: frame, topMargin: 0, bottomMargin: 0,
      baselines: .init(first: 0, last: frame.height), content: nil, isContainer: false,
      insetFrom: guide.kind == .margins || guide.kind == .safeArea ? owner : nil)
  }
}
