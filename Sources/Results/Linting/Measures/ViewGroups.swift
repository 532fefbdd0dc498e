import UIKit

/// Disjoint sets of views, joined pair by pair (union–find).
struct ViewGroups {
  private var parents: [Int]
  private let places: [ObjectIdentifier: Int]

  /// Each view a group of its own.
  init(_ views: [UIView]) {
    parents = Array(views.indices)
    places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Makes one group of those of two views; views it does not know join nothing.
  mutating func join(_ first: UIView?, _ second: UIView?) {
    guard let first = first.flatMap({ places[ObjectIdentifier($0)] }),
      let second = second.flatMap({ places[ObjectIdentifier($0)] })
    else { return }
    let roots = [root(first), root(second)].sorted()
    parents[roots[1]] = roots[0]
  }

  /// The groups, by their first member, each in the order of the views.
  var members: [[Int]] {
    var groups: [Int: [Int]] = [:]
    var order: [Int] = []
    for index in parents.indices {
      let root = root(index)
      if groups[root] == nil { order.append(root) }
      groups[root, default: []].append(index)
    }
    return order.compactMap { groups[$0] }
  }

  private func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }
}
