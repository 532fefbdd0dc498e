extension RandomAccessCollection {
  /// The first index whose element meets a condition that all later elements meet as well;
  /// `endIndex` where none does. The package swift-algorithms has it under the same name.
  ///
  /// Inlinable: text asks it for every fragment of a line.
  ///
  /// - Complexity: O(log n), by bisection.
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
