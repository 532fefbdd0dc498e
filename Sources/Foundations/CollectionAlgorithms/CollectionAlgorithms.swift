// Named as in the package swift-algorithms.

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence. Complexity: O(n).
  package func uniqued() -> [Element] { uniqued(on: \.self) }
}

extension Sequence {
  /// The elements with different keys, in the order of their first occurrence. Complexity: O(n).
  package func uniqued(on key: (Element) -> some Hashable) -> [Element] {
    uniqued(on: key, apartFrom: [])
  }

  /// The elements whose keys are neither repeated nor among `known`, in their order. Complexity:
  /// O(n).
  package func uniqued<Key: Hashable>(
    on key: (Element) -> Key, apartFrom known: Set<Key>
  ) -> [Element] {
    var seen = known
    return filter { seen.insert(key($0)).inserted }
  }
}

extension RandomAccessCollection {
  /// The first index whose element meets a condition that all later elements meet as well;
  /// `endIndex` where none does. The package swift-algorithms has it under the same name.
  ///
  /// Inlinable: text asks it for every fragment of a line. Complexity: O(log n), by bisection.
  @inlinable package func partitioningIndex(where meets: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if meets(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
