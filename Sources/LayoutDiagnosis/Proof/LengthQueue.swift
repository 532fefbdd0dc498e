/// Equations by their length, the shortest first; of one length the one that came last.
///
/// An equation is inserted again whenever its length changes; entries with a length that is not the equation's
/// any more are skipped.
struct LengthQueue {
  /// Indices by length.
  private var buckets: [[Int]]
  private var shortest = 1

  /// All equations, by their lengths.
  init(_ lengths: [Int]) {
    buckets = Array(repeating: [], count: (lengths.max() ?? 0) + 1)
    for index in lengths.indices.reversed() { insert(index, length: lengths[index]) }
  }

  /// An equation has this length now. Empty ones are not kept.
  mutating func insert(_ index: Int, length: Int) {
    guard length > 0 else { return }
    while buckets.count <= length { buckets.append([]) }
    buckets[length].append(index)
    shortest = min(shortest, length)
  }

  /// Takes an equation out that is as short as any; `length` tells how long one is now.
  ///
  /// - Complexity: O(1), spread over all insertions.
  mutating func popShortest(where length: (Int) -> Int) -> Int? {
    while shortest < buckets.count {
      guard let index = buckets[shortest].popLast() else {
        shortest += 1
        continue
      }
      if length(index) == shortest { return index }
    }
    return nil
  }
}
