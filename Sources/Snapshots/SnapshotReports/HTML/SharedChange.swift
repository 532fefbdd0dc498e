import HTMLPages
import Snapshots

/// Results with one cause: the same view moved by the same amount, or the same fonts are missing.
/// The page shows the first of them and folds the others.
struct SharedChange {
  /// At least one.
  private(set) var results: [SnapshotResult]
  /// What they share; empty where a result stands alone.
  private let cause: [String]

  /// The results by cause, in the order of each cause's first result.
  ///
  /// - Complexity: linear in the number of results.
  static func all(in results: [SnapshotResult]) -> [SharedChange] {
    var changes: [SharedChange] = []
    var places: [[String]: Int] = [:]
    for result in results {
      let cause = cause(of: result)
      if !cause.isEmpty, let place = places[cause] {
        changes[place].results.append(result)
      } else {
        places[cause] = changes.count
        changes.append(SharedChange(results: [result], cause: cause))
      }
    }
    return changes
  }

  /// The constraint that changed, where the first line names one, else the first view that moved, in
  /// whatever row: what follows from it differs with the width. Colours that changed, too.
  private static func cause(of result: SnapshotResult) -> [String] {
    if result.outcome == .environment { return result.environment }
    guard let first = result.changes.first else { return [] }
    let colors = result.changes.dropFirst().filter { $0.contains(": colour #") }
    return move(first) + colors
  }

  private static func move(_ first: String) -> [String] {
    let constraint = first.components(separatedBy: " (constraint ")
    if constraint.count == 2, constraint[1].hasSuffix(")") {
      return [String(constraint[1].dropLast())]
    }
    let words = first.split(separator: " ", maxSplits: 2)
    return [words.count == 3 && words[0] == "row" ? String(words[2]) : first]
  }

  /// - Parameter items: the markup of each result.
  func markup(_ items: [Markup], isServed: Bool) -> Markup {
    guard items.count > 1 else { return Markup(items) }
    let count = counted(items.count - 1, "more snapshot")
    return """
      <div class="cause">
      <div class="shared"><p>\(words) <span>\(counted(items.count, "snapshot"))</span></p>
      \(isServed ? acceptNow : accept)</div>
      \(items[0])<details class="alike"><summary>\(count) with this change</summary>
      \(Array(items[1...]))</details>
      </div>

      """
  }

  private var words: Markup {
    results[0].outcome == .environment
      ? Markup(cause.map { "\(Diagnostic.printable($0)) " })
      : Markup(cause.map { ChangeText($0).markup })
  }

  private var acceptNow: Markup {
    let names = results.filter(\.outcome.canBeAccepted).map(\.name)
    guard !names.isEmpty else { return Markup.nothing }
    return """
      <button type="button" data-accept="\(names.joined(separator: "\n"))">\
      Accept \(names.count)</button>
      """
  }

  private var accept: Markup {
    let commands = AcceptCommands.combined(results.compactMap(\.acceptCommand))
    guard !commands.isEmpty else { return Markup.nothing }
    return """
      <button type="button" data-copy-for="\(commands.joined(separator: "\n"))">\
      Copy accept for \(results.count)</button>
      """
  }
}
