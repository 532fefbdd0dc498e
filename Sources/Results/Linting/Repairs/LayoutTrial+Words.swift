import UIKitCore

extension LayoutTrial.Outcome {
  /// `all frames stay as they are now`, else the first frames that change.
  package func frameLines(most: Int) -> [String] {
    guard !frames.isEmpty else { return ["all frames stay as they are now"] }
    return listedLines(frames, most: most)
  }

  /// `but badge ends 12 points below the content view`, a line for each new fault, and then `and
  /// still delete is 24 points wide, its content needs 44.5` for what stays wrong with some views.
  package func harmLines(most: Int, about views: [UIView]? = nil) -> [String] {
    listedLines(harm.map { "but \($0)" }, most: most)
      + listedLines(left(about: views).map { "and still \($0)" }, most: most)
  }

  /// `but then badge ends 12 points below the row, and 2 more`, `and still title has no size`.
  static func remarks(harm: [String], left: [String]) -> [String] {
    let sentence = { (faults: [String]) in
      let rest = faults.count - mostFaults
      return faults.prefix(mostFaults).joined(separator: ", and ")
        + (rest > 0 ? ", and \(rest) more" : "")
    }
    return (harm.isEmpty ? [] : ["but then \(sentence(harm))"])
      + (left.isEmpty ? [] : ["and still \(sentence(left))"])
  }

  /// Faults that a remark names.
  private static let mostFaults = 2

  /// What stays wrong with some views, or with any.
  func left(about views: [UIView]?) -> [String] {
    left.filter { entry in views?.contains { $0 === entry.view } ?? true }.map(\.words)
  }

  /// `2 conflicts are left`.
  var remaining: String {
    "\(counted(conflicts, "conflict")) \(agreeing(conflicts, "is", "are")) left"
  }

  /// `then nothing conflicts and nothing is left open`.
  package var remains: String {
    let conflicts = conflicts == 0 ? "nothing conflicts" : remaining
    guard !open.isEmpty else { return "\(conflicts), and nothing is left open" }
    return "\(conflicts); still open: \(listed(open, most: 3))"
  }
}
