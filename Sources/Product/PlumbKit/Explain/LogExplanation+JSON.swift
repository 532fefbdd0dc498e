import ConstraintLog
import JSONWriting
import LayoutDiagnosis

extension LogExplanation {
  /// The answer for programs: one object, keys in alphabetical order, a line.
  public var json: [UInt8] {
    StableJSON.line(Document(file: file, messages: diagnoses.map(Message.init)))
  }

  private struct Document: Encodable {
    let file: String
    let messages: [Message]
  }

  private struct Message: Encodable {
    let line: Int
    let constraints: Int
    let conflicts: [Conflict]
    let unparsed: [Unparsed]
    let verdict: String

    init(_ diagnosis: LogDiagnosis) {
      line = diagnosis.message.line
      verdict = diagnosis.verdict.rawValue
      constraints = diagnosis.message.constraints.count
      conflicts = diagnosis.conflicts.map { Conflict($0, diagnosis) }
      unparsed = diagnosis.message.unread.map {
        Unparsed(line: $0.line, text: $0.text, reason: $0.reason)
      }
    }
  }

  private struct Unparsed: Encodable {
    let line: Int
    let text: String
    let reason: String
  }

  private struct Conflict: Encodable {
    let members: [Member]
    let arithmetic: Arithmetic?
    let repairs: [RepairText]
    /// Only where the member that was given up holds all the same in the final layout.
    let holdsInFinalLayout: Bool?
    /// Only where no member is the app's: whose they are.
    let system: String?

    init(_ conflict: LoggedConflict, _ diagnosis: LogDiagnosis) {
      members = conflict.members.enumerated().map {
        Member($1, $0, conflict, diagnosis)
      }
      arithmetic = conflict.arithmetic.map { Arithmetic($0, diagnosis.sentence(conflict)) }
      holdsInFinalLayout = conflict.holdsInTheEnd ? true : nil
      let system = conflict.system(in: diagnosis.message)
      self.system = system?.owner
      repairs =
        system != nil
        ? []
        : conflict.repairs.map {
          RepairText(text: diagnosis.words($0, in: conflict), movement: $0.movement)
        }
    }
  }

  private struct Member: Encodable {
    let address: String?
    let identifier: String?
    let equation: String
    let line: Int?
    let origin: String?
    let factor: Double?
    let isBroken: Bool

    init(
      _ member: LoggedConflict.Member, _ place: Int, _ conflict: LoggedConflict,
      _ diagnosis: LogDiagnosis
    ) {
      let constraint: LoggedConstraint? =
        if case .constraint(let index) = member { diagnosis.message.constraints[index] } else {
          nil
        }
      address = constraint?.address
      identifier = constraint?.identifier
      equation = diagnosis.memberText(member)
      line = constraint?.line
      origin = constraint?.origin
      factor = conflict.factors.isEmpty ? nil : conflict.factors[place]
      isBroken = member == conflict.broken
    }
  }

  private struct Arithmetic: Encodable {
    let implied: Double
    let demanded: Double
    let gap: Double
    let target: Int
    let text: String

    init(_ arithmetic: ConflictArithmetic, _ text: String) {
      implied = arithmetic.implied
      demanded = arithmetic.demanded
      gap = arithmetic.gap
      target = arithmetic.target
      self.text = text
    }
  }

  private struct RepairText: Encodable {
    let text: String
    let movement: Double
  }
}
