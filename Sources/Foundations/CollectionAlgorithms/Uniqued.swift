// Named as in the package swift-algorithms.

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  ///
  /// - Complexity: O(n).
  package func uniqued() -> [Element] { uniqued(on: \.self) }
}

extension Sequence {
  /// The elements with different keys, in the order of their first occurrence.
  ///
  /// - Complexity: O(n).
  package func uniqued(on key: (Element) -> some Hashable) -> [Element] {
    uniqued(on: key, apartFrom: [])
  }

  /// The elements whose keys are neither repeated nor among `known`, in their order.
  ///
  /// - Complexity: O(n).
  package func uniqued<Key: Hashable>(
    on key: (Element) -> Key, apartFrom known: Set<Key>
  ) -> [Element] {
    var seen = known
    return filter { seen.insert(key($0)).inserted }
  }
}
