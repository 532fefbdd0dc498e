/// Repairs of conflicts that were tried in a row, for the rows of a file that are like it.
///
/// Each row of a table may have the same conflict: the same constraints with the same numbers. What
/// mends it is tried in the first of the rows in which the same views are wrong, since a trial is as
/// much work as laying the row out several times; frames that are told are those of that row.
package final class RepairMemo {
  /// What rows have in common in which a repair does the same.
  struct Key: Hashable {
    /// The sum of the conflict, with its numbers.
    let proof: String
    /// The equations of its members.
    let members: [String]
    /// What else is wrong: conflicts by number, and each view with its rule.
    let condition: [String]
    let hasFixedRow: Bool
  }

  typealias Known = (words: String, repair: SourceRepair)
  private var known: [Key: Known?] = [:]

  package init() {}

  func repair(_ key: Key, _ find: () -> Known?) -> Known? {
    if let found = known[key] { return found }
    let found = find()
    known[key] = .some(found)
    return found
  }
}
