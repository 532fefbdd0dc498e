/// Reads what UIKit prints when required constraints contradict each other.
///
/// ```
/// Unable to simultaneously satisfy constraints.
/// (
///     "<NSLayoutConstraint:0x6000030a39d0 Avatar:0x7fabbb8e1310.height == 34   (active)>",
///     …
/// )
/// Will attempt to recover by breaking constraint
/// <NSLayoutConstraint:0x6000030a39d0 Avatar:0x7fabbb8e1310.height == 34   (active)>
/// ```
///
/// A log may hold several messages, of any age of iOS, with prefixes of the system's log, cut off, or with lines of
/// others in between. The grammar was read off published logs; nothing of it is documented.
///
/// The stages are the folders: lines are told apart (`Lines/`), joined and split into one entry a
/// constraint (`Entries/`), and each entry's body is an equation or a visual format (`Bodies/`).
public enum ConflictLog {
  /// Every message of a log, in its order. A log without a header but with constraints is one message.
  ///
  /// - Complexity: linear in the length of the log, but for lines that quote text full of operators,
  ///   whose cost is bounded by `LogLimits.entryLength`.
  public static func read(_ log: [UInt8]) -> [ConflictMessage] {
    var collector = MessageCollector()
    for line in LogLine.lines(of: log) { collector.take(line) }
    return collector.finish()
  }
}

/// How large parts of a log may be; what is larger is shown as unread.
enum LogLimits {
  /// Bytes of one constraint, its continuation lines included. Constraints with long names have a
  /// few hundred.
  static let entryLength = 8192
  /// Lines that one constraint may be wrapped over.
  static let continuations = 4
  /// Constraints of one message; real ones have fewer than a hundred. To search a set grows with the square of it.
  static let constraints = 1000
}
