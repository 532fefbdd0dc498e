/// Prefix sums of row extents in whole pixels, updatable in O(log n).
///
/// A Fenwick tree (P. M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994).
/// Extents are integers, so a sum is exact: the origin of a row does not depend on the order in
/// which the heights above it became known, and 10⁵ rows of a third of a point add up.
struct PixelSums {
  /// `tree[i - 1]` holds the sum of the `i & -i` extents that end at position `i` (1-based).
  private var tree: [Int]
  private(set) var extents: [Int]

  /// - Precondition: no extent is negative.
  /// - Complexity: O(n).
  init(_ extents: [Int]) {
    self.extents = extents
    tree = extents
    for position in 1..<max(1, tree.count + 1) {
      let parent = position + (position & -position)
      if parent <= tree.count { tree[parent - 1] += tree[position - 1] }
    }
  }

  var count: Int { extents.count }
  var total: Int { sum(before: count) }

  /// - Complexity: O(1) to read, O(log n) to write.
  subscript(index: Int) -> Int {
    get { extents[index] }
    set {
      let change = newValue - extents[index]
      guard change != 0 else { return }
      extents[index] = newValue
      var position = index + 1
      while position <= tree.count {
        tree[position - 1] += change
        position += position & -position
      }
    }
  }

  /// The sum of the extents in front of `index`: where that row begins.
  /// - Complexity: O(log n).
  func sum(before index: Int) -> Int {
    var sum = 0
    var position = index
    while position > 0 {
      sum += tree[position - 1]
      position -= position & -position
    }
    return sum
  }

  /// The row that covers `offset`: `sum(before: i) <= offset < sum(before: i + 1)`.
  ///
  /// Rows of extent 0 cover nothing and are never the answer. Nil outside `0..<total`.
  /// - Complexity: O(log n).
  func index(covering offset: Int) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    var position = 0
    var remaining = offset
    var step = tree.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - tree.count.leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next <= tree.count, tree[next - 1] <= remaining {
        position = next
        remaining -= tree[next - 1]
      }
      step >>= 1
    }
    return position
  }
}
