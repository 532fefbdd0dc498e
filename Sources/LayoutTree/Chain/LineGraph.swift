/// The lines of a row as places, and what holds them apart as directed ways between them.
///
/// A firm way from `a` to `b` of length `l` says that the layout keeps `b ≥ a + l` and that there
/// it is just so. Ways that are not firm are where a layout gave; they go both ways.
struct LineGraph {
  /// A way between two places.
  struct Way {
    let from: Int
    let to: Int
    let link: HeightChain.Link
  }

  let lines: RowLines
  let supports: ExtentSupports
  private(set) var places: [LayoutTree.Line] = []
  private(set) var ways: [Way] = []
  /// The ways from each place, in the order in which they were added.
  private(set) var outgoing: [[Int]] = []
  private var index: [LayoutTree.Line: Int] = [:]

  /// The graph of a row. The order of places and ways is that of its views and constraints, so
  /// that searches are deterministic.
  init(_ scene: LayoutTree.Scene) {
    lines = RowLines(scene)
    supports = ExtentSupports(scene, lines)
    for item in lines.items {
      addPlace(.init(item.id, .top))
      addPlace(.init(item.id, .bottom))
    }
    for constraint in scene.constraints { add(constraint) }
    for place in places { addStructure(place) }
    for item in lines.items { addInsets(of: item) }
    for item in lines.items { addSizes(of: item) }
    let content = scene.views.first?.id
    for item in lines.items where item.id != content { addYield(of: item) }
    for line in places { addChainedHalves(line) }
  }

  /// The place of a line; `nil` where nothing mentions it.
  func place(of line: LayoutTree.Line) -> Int? { index[line] }

  /// How far below the content view's top a place is.
  func position(of place: Int) -> Double { lines.position(of: places[place]) ?? 0 }

  @discardableResult
  mutating func addPlace(_ line: LayoutTree.Line) -> Int {
    if let known = index[line] { return known }
    index[line] = places.count
    places.append(line)
    outgoing.append([])
    return places.count - 1
  }

  /// Adds a way that is as long as its lines are apart.
  mutating func addWay(
    _ from: LayoutTree.Line, _ to: LayoutTree.Line, _ reason: HeightChain.Reason,
    priority: Double = 1000
  ) {
    guard let start = lines.position(of: from), let end = lines.position(of: to) else { return }
    let link = HeightChain.Link(
      from: from, to: to, length: end - start, reason: reason, priority: priority)
    let way = Way(from: addPlace(from), to: addPlace(to), link: link)
    outgoing[way.from].append(ways.count)
    ways.append(way)
  }
}
