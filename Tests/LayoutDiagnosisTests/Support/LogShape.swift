import ConstraintLog
import LayoutDiagnosis
import Testing

/// A log in a shape that somebody's console, editor or library gives it, and the answer to it.
struct LogShape: CustomTestStringConvertible, Sendable {
  let name: String
  let log: String
  let answer: Answer

  /// The answer to the last message of a log.
  enum Answer: Equatable, Sendable {
    /// The addresses of each minimal set, separated by blanks; sets by a bar.
    case conflict(String)
    case holds
    /// Nothing that was read contradicts, and so many lines were not read.
    case unknown(Int)
  }

  var testDescription: String { name }

  init(_ name: String, _ answer: Answer, _ log: String) {
    self.name = name
    self.log = log
    self.answer = answer
  }

  /// A message in Xcode's usual shape; every line is a constraint without brackets and quotes.
  static func message(_ name: String, _ answer: Answer, _ lines: String...) -> LogShape {
    let list = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    return LogShape(name, answer, header + "(\n\(list)\n)\n")
  }

  static let header = """
    2024-03-04 10:11:12.345678+0100 Demo[123:456] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    \tTry this:
    \t\t(1) look at each constraint and try to figure out which you don't expect;
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.

    """

  /// Two heights of one view, which every shape of a whole message is tried with.
  static let two = [
    "NSLayoutConstraint:0x600000a1 UIView:0x7f1.height == 34   (active)",
    "NSLayoutConstraint:0x600000a2 UIView:0x7f1.height == 44   (active)",
  ]
  static let both = Answer.conflict("0x600000a1 0x600000a2")

  /// What is found in a log.
  static func answer(to log: [UInt8]) -> Answer? {
    guard let message = ConflictLog.read(log).last else { return nil }
    let diagnosis = LogDiagnosis(message)
    switch diagnosis.verdict {
    case .holds: return .holds
    case .unknown: return .unknown(message.unread.count)
    case .conflict:
      let sets = diagnosis.conflicts.map { conflict in
        conflict.members.compactMap { member -> String? in
          guard case .constraint(let index) = member else { return nil }
          return message.constraints[index].address
        }.joined(separator: " ")
      }
      return .conflict(sets.joined(separator: " | "))
    }
  }

  static let all = equations + formats + masks + libraries + pastes + incomplete
}
