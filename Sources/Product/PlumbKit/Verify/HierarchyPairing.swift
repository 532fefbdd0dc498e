import ConstraintLog
import LayoutTree

/// The views of a pasted hierarchy as a tree.
struct DumpedTree {
  let nodes: [ViewHierarchy.Node]
  /// Indices of the views directly inside each node, in its order.
  let children: [[Int]]

  init(_ hierarchy: ViewHierarchy) {
    nodes = hierarchy.nodes
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    self.children = children
  }

  /// The content views of table cells; without any, the topmost views.
  var cells: [Int] {
    let contents = nodes.indices.filter { shortClass($0).hasSuffix("CellContentView") }
    return contents.isEmpty
      ? nodes.indices.filter { nodes[$0].parent == nil && nodes[$0].frame != nil } : contents
  }

  /// The width of the row that a cell is in: its own, which an accessory does not narrow.
  func width(of cell: Int) -> Double? {
    guard shortClass(cell).hasSuffix("CellContentView"), let around = nodes[cell].parent else {
      return nodes[cell].frame?.width
    }
    return nodes[around].frame?.width ?? nodes[cell].frame?.width
  }

  /// The classes of what the application has put into a cell: `2 UILabel, UIImageView`.
  func classes(in cell: Int) -> String {
    var names: [String] = []
    var open = children[cell]
    while let next = open.popLast(), names.count < Self.mostClasses {
      guard !isPrivate(next) else { continue }
      names.append(shortClass(next))
      open += children[next]
    }
    return Self.counted(names)
  }

  /// Views of a cell whose classes are counted.
  private static let mostClasses = 1000

  /// `2 UILabel, UIImageView` of three classes.
  static func counted(_ names: [String]) -> String {
    let counts = names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
      count == 1 ? name : "\(count) \(name)"
    }.joined(separator: ", ")
  }

  /// `FeedCell` of `App.FeedCell`.
  func shortClass(_ index: Int) -> String { Self.short(nodes[index].item.className ?? "") }

  /// The class's superclass, or the class itself.
  func baseClass(_ index: Int) -> String {
    nodes[index].baseClass.map(Self.short) ?? shortClass(index)
  }

  /// Whether UIKit makes the view for itself: separators, backgrounds, the label of a button.
  func isPrivate(_ index: Int) -> Bool {
    let name = shortClass(index)
    return name.hasPrefix("_") || name == "UIButtonLabel" || name == "UITableViewLabel"
      || name == "UITableViewCellReorderControl"
  }

  private static func short(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

/// Which view of a row is which view of a pasted hierarchy: by class, order and text.
struct HierarchyPairing {
  /// Places of views in the row, and indices of nodes.
  private(set) var pairs: [(view: Int, node: Int)] = []
  /// Views of the row that the hierarchy does not have.
  private(set) var onlyHere: [Int] = []
  /// Nodes that the row does not have, without what UIKit makes for itself.
  private(set) var onlyThere: [Int] = []
  private let views: [LayoutTree.View]
  private let children: [[Int]]
  private let dump: DumpedTree

  /// - Complexity: linear in the views, times the square of the views in one superview.
  init(_ row: LayoutTree.Scene, _ dump: DumpedTree, from node: Int) {
    views = row.views
    self.dump = dump
    var places: [String: Int] = [:]
    var children = [[Int]](repeating: [], count: views.count)
    for (place, view) in views.enumerated() {
      places[view.id] = place
      if let parent = view.parent.flatMap({ places[$0] }) { children[parent].append(place) }
    }
    self.children = children
    guard !views.isEmpty else { return }
    pairTop(node)
  }

  /// How well the row fits: pairs count, the same text once more, what is left over against it.
  var score: Int { 2 * pairs.count + sameTexts - onlyHere.count - onlyThere.count }

  private var sameTexts: Int {
    pairs.count { pair in views[pair.view].text.map { dump.nodes[pair.node].says($0) } ?? false }
  }

  /// Whether most of the row's views were found, and not more of others: with a text in common half
  /// of them are enough. The content view is in every cell, and says nothing.
  var isLikely: Bool {
    let (found, all) = (pairs.count - 1, views.count - 1)
    guard all > 0 else { return true }
    if sameTexts > 0, 2 * found >= all { return true }
    return 5 * found >= 3 * all && found >= onlyThere.count
  }

  /// Pairs the content, or the one view in it where the hierarchy begins with that.
  private mutating func pairTop(_ node: Int) {
    let isWhole = dump.shortClass(node).hasSuffix("CellContentView")
    if !isWhole, children[0].count == 1, Affinity(views[children[0][0]], dump, node).isSame {
      return pair(children[0][0], node)
    }
    pair(0, node)
  }

  private mutating func pair(_ view: Int, _ node: Int) {
    pairs.append((view, node))
    pairInside(view, dump.children[node])
  }

  private mutating func pairInside(_ view: Int, _ nodes: [Int]) {
    let own = children[view]
    // What a control is made of is UIKit's own.
    guard !own.isEmpty else {
      onlyThere += views[view].isContainer ? nodes.filter { !dump.isPrivate($0) } : []
      return
    }
    let matches = aligned(own, nodes)
    for (here, there) in matches { pair(here, there) }
    let known = Set(matches.map(\.0)), found = Set(matches.map(\.1))
    onlyHere += own.filter { !known.contains($0) }
    onlyThere += nodes.filter { !found.contains($0) && !dump.isPrivate($0) }
  }

  /// The pairs of siblings in their order that have most in common; then what is left, by class and
  /// text in any order: code may have added its views in another one.
  private func aligned(_ own: [Int], _ nodes: [Int]) -> [(Int, Int)] {
    guard own.count * nodes.count <= Self.mostPairs else { return leftovers(own, nodes) }
    var best = [[Int]](
      repeating: [Int](repeating: 0, count: nodes.count + 1), count: own.count + 1)
    for i in own.indices.reversed() {
      for j in nodes.indices.reversed() {
        let weight = Affinity(views[own[i]], dump, nodes[j]).weight
        best[i][j] = max(
          best[i + 1][j], best[i][j + 1], weight > 0 ? weight + best[i + 1][j + 1] : 0)
      }
    }
    var matches: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < own.count, j < nodes.count {
      let weight = Affinity(views[own[i]], dump, nodes[j]).weight
      if weight > 0, best[i][j] == weight + best[i + 1][j + 1] {
        matches.append((own[i], nodes[j]))
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    let known = Set(matches.map(\.0)), found = Set(matches.map(\.1))
    return matches
      + leftovers(
        own.filter { !known.contains($0) }, nodes.filter { !found.contains($0) })
  }

  /// Pairs of siblings that are looked at; a superview has a few.
  private static let mostPairs = 250_000

  private func leftovers(_ own: [Int], _ nodes: [Int]) -> [(Int, Int)] {
    var free = nodes.filter { !dump.isPrivate($0) }
    var matches: [(Int, Int)] = []
    for view in own.prefix(2000) {
      let same = free.firstIndex { Affinity(views[view], dump, $0).isSame }
      guard let place = same else { continue }
      matches.append((view, free.remove(at: place)))
    }
    return matches
  }
}

/// The likeness of a view of a row and one of a hierarchy.
private struct Affinity {
  /// 0 where they cannot be the same.
  let weight: Int
  /// Whether class and text agree.
  let isSame: Bool
  /// The same text is worth more than the order of a superview's other views: labels that code has
  /// added in another order are no reason to pair each with its neighbour.
  private static let sameText = 1000

  init(_ view: LayoutTree.View, _ dump: DumpedTree, _ index: Int) {
    let node = dump.nodes[index]
    let isClass =
      dump.shortClass(index) == view.className || dump.baseClass(index) == view.className
    // A class of the application is a plain view here.
    let isStandIn = view.className == "UIView" && !dump.shortClass(index).hasPrefix("UI")
    guard isClass || isStandIn, !dump.isPrivate(index) else {
      (weight, isSame) = (0, false)
      return
    }
    let isText = view.text.map { node.says($0) } ?? (node.item.text ?? "").isEmpty
    let isRead = isText && view.text != nil
    weight = 4 + (isClass ? 1 : 0) + (isRead ? Self.sameText : isText ? 3 : 0)
    isSame = isText
  }
}

extension ViewHierarchy.Node {
  /// Whether the text is that of the line, which may be shortened.
  func says(_ text: String) -> Bool {
    guard let own = item.text else { return false }
    if own == text { return true }
    for end in ["...", "…"] where own.hasSuffix(end) {
      let beginning = own.dropLast(end.count)
      if !beginning.isEmpty, text.hasPrefix(beginning) { return true }
    }
    return text.prefix { !$0.isNewline } == own
  }
}

extension LayoutTree.View {
  /// Whether what lies in it is the application's, and not part of a control.
  fileprivate var isContainer: Bool {
    ["UIView", "UIStackView", "UIScrollView", "UITableViewCellContentView"].contains(className)
  }
}
