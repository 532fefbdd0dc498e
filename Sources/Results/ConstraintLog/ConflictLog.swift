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
/// A log may hold several messages, of any age of iOS, with prefixes of the system's log, as JSON,
/// cut off, wrapped, on one line, or with lines of others in between. The grammar was read off
/// published logs; nothing of it is documented.
///
/// The stages are the folders: bytes become plain lines (`Text/`), lines are told apart and cut
/// into pieces (`Lines/`), pieces are joined to one entry a constraint (`Entries/`), and each
/// entry's body is an equation or a visual format (`Bodies/`).
public enum ConflictLog {
  /// Every message of a log, in its order. A log without a header but with constraints is one
  /// message.
  ///
  /// - Complexity: linear in the length of the log, but for lines that quote text full of
  ///   operators, whose cost is bounded by `LogLimits.entryLength`.
  public static func read(_ log: [UInt8]) -> [ConflictMessage] {
    var collector = MessageCollector()
    for event in LogText.events(of: log) {
      for line in event { collector.take(line) }
      collector.endEvent()
    }
    return collector.finish()
  }
}

/// How large parts of a log may be; what is larger is shown as unread.
enum LogLimits {
  /// Bytes of one constraint with its continuation lines; long names make hundreds.
  static let entryLength = 8192
  /// Lines that one constraint may be wrapped over: 500 characters in 40 columns.
  static let continuations = 13
  /// Constraints of one message; real ones have fewer than a hundred.
  static let constraints = 20_000
}

/// One "Unable to simultaneously satisfy constraints" message.
public struct ConflictMessage: Equatable, Sendable {
  /// Where its header is, or its first constraint where it has none; counted from 1.
  public let line: Int
  /// The constraints that the message lists, in its order, each once.
  public internal(set) var constraints: [LoggedConstraint] = []
  /// The constraint that was given up, as the message says; `nil` when that part is missing.
  public internal(set) var broken: LoggedConstraint?
  /// Lines within the list that say something else, or something unknown.
  public internal(set) var unread: [UnreadLine] = []
  /// Whether it says that constraints cannot be satisfied; a list of constraints alone does not.
  public internal(set) var hasHeader = false
  /// Whether its list begins and does not end: what follows is unknown.
  public internal(set) var isCutOff = false
  /// Whether it begins with the constraint that was given up: its list is missing.
  public internal(set) var hasOnlyRecovery = false

  /// Whether it begins within its list: constraints before the first one may be missing.
  public internal(set) var lacksBeginning = false

  /// Whether it is a part of a list, without its head: what else was listed is unknown.
  public internal(set) var isFragment = false

  /// A message that no log printed.
  public init(constraints: [LoggedConstraint], broken: LoggedConstraint? = nil) {
    self.init(line: 0)
    self.constraints = constraints
    self.broken = broken
  }

  init(line: Int) { self.line = line }

  /// Whether the whole message was read: only then can a conflict be ruled out.
  public var isWhole: Bool {
    unread.isEmpty && !isCutOff && !lacksMembers && !isFragment
      && !(lacksBeginning && broken != nil)
  }

  /// Whether the constraints before the one given up are missing, which UIKit always lists.
  public var lacksMembers: Bool {
    if hasOnlyRecovery { return true }
    guard let broken, line > 0 else { return false }
    return !constraints.contains { $0.address == broken.address }
      && !unread.contains { $0.text.contains(broken.address) }
  }
}

/// A line that could not be understood.
public struct UnreadLine: Equatable, Sendable {
  /// Counted from 1.
  public let line: Int
  /// The line without spaces around it.
  public let text: String
  /// What is wrong with it, to follow "cannot be read: ".
  public let reason: String
}
