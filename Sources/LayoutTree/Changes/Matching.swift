/// The elements of two arrays, paired by key.
struct Matching<Element> {
  /// In both, in the order of the second array.
  var pairs: [(old: Element, new: Element)] = []
  /// Only in the first, in its order.
  var removed: [Element] = []
  /// Only in the second, in its order.
  var added: [Element] = []
  /// Whether the common elements follow one another in the same order in both.
  var keepsOrder = true

  /// Pairs elements with equal keys; of several with one key, the last counts.
  ///
  /// - Complexity: linear.
  init(_ old: [Element], _ new: [Element], by key: (Element) -> String) {
    var oldIndex: [String: Int] = [:]
    for (index, element) in old.enumerated() { oldIndex[key(element)] = index }
    var isPaired = [Bool](repeating: false, count: old.count)
    var lastIndex = -1
    for element in new {
      guard let index = oldIndex[key(element)] else {
        added.append(element)
        continue
      }
      pairs.append((old[index], element))
      isPaired[index] = true
      if index < lastIndex { keepsOrder = false }
      lastIndex = index
    }
    removed = old.indices.filter { !isPaired[$0] }.map { old[$0] }
  }
}
