import Snapshots

extension SnapshotResult {
  /// What a line that has room for one thing says: what moved first, else what happened. Where fonts
  /// or libraries differ, what to install comes before what moved because of them.
  package var mostTelling: String {
    let lines = outcome == .environment ? environment + changes : changes + environment
    return lines.first ?? summary
  }

  /// Changes that there are and that `changes` does not tell.
  package var untoldChanges: Int { max(0, changeCount - changes.count) }

  /// `mail.yaml:12`
  var place: String { source.line.map { "\(source.file):\($0)" } ?? source.file }

  /// The summary where the name stands above it: without the name that it begins with.
  var summaryUnderName: String {
    guard summary.hasPrefix(name + " ") else { return summary }
    let rest = summary.dropFirst(name.count + 1)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}
