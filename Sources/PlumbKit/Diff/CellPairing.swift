/// Which cell of the old version is which of the new one: by object id, then by reuse identifier, then by what
/// people call them. The only cell of a file is always the same.
struct CellPairing {
  /// In the order of the new version, then what it has not any more. One of the two is `nil` for a cell that
  /// was added or removed.
  private(set) var pairs: [(old: DiffCell?, new: DiffCell?)]

  /// - Complexity: linear.
  init(_ old: [DiffCell], _ new: [DiffCell]) {
    var partner = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    let isSingle = old.count == 1 && new.count == 1
    let keys: [KeyPath<DiffCell, String>] =
      [\.id, \.reuseKey, \.title] + (isSingle ? [\.anyKey] : [])
    for key in keys {
      let candidates = Self.unique(old.indices.filter { !isTaken[$0] }, old, key)
      let seekers = Self.unique(new.indices.filter { partner[$0] == nil }, new, key)
      for index in new.indices where partner[index] == nil {
        let value = new[index][keyPath: key]
        guard seekers[value] == index, let match = candidates[value] else { continue }
        partner[index] = match
        isTaken[match] = true
      }
    }
    pairs = new.indices.map { (partner[$0].map { old[$0] }, new[$0]) }
    pairs += old.indices.filter { !isTaken[$0] }.map { (old[$0], nil) }
  }

  /// Indices by a key that one cell alone has; the empty key is none.
  private static func unique(
    _ indices: [Int], _ cells: [DiffCell], _ key: KeyPath<DiffCell, String>
  ) -> [String: Int] {
    var found: [String: Int] = [:]
    var seen: Set<String> = []
    for index in indices {
      let value = cells[index][keyPath: key]
      guard !value.isEmpty else { continue }
      found[value] = seen.insert(value).inserted ? index : nil
    }
    return found
  }
}

extension DiffCell {
  /// Rows of a template share theirs; then it tells nothing.
  fileprivate var reuseKey: String { reuseIdentifier ?? "" }
  fileprivate var anyKey: String { "any" }
}
