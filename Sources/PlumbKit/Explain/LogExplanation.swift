import ConstraintLog
import LayoutDiagnosis

/// What a console log says of conflicting constraints, and what is to be made of it.
public struct LogExplanation {
  /// What the log is called in messages.
  public let file: String
  /// Each message of the log, solved.
  public let diagnoses: [LogDiagnosis]

  /// Reads and solves a log.
  public init(_ log: [UInt8], file: String) {
    self.file = file
    diagnoses = ConflictLog.read(log).map { LogDiagnosis($0) }
  }

  /// Whether anything in the log was a constraint.
  public var isReadable: Bool { diagnoses.contains { !$0.message.constraints.isEmpty } }

  /// Whether constraints contradict each other.
  public var hasConflicts: Bool { diagnoses.contains { !$0.conflicts.isEmpty } }

  /// The answer in plain English.
  public var text: String { diagnoses.map { $0.text(file: file) }.joined(separator: "\n") }
}
