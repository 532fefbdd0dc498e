import ConstraintLog
import LayoutDiagnosis
import LayoutTree
import Linting
import UIKitCore

/// Why constraints of a row cannot hold together, and what would help.
///
/// A conflict of the engine is told in the words of a conflict that a console log reports: the same
/// sums, the same repairs.
struct ConflictProof {
  /// ``contentView.height == 44` asks for 44, but the others make it 20 + 41 + 8 = 69: 25 points
  /// apart.`
  let sentence: String
  /// The sum alone: `20 + 41 + 8 = 69, not 44`.
  let sum: String?
  /// The repairs that would end the conflict, the best first.
  var repairs: [String] {
    solved.repairs.prefix(Self.mostRepairs).map { diagnosis.words($0, in: solved) }
  }

  /// The conflict with the repairs that were tried.
  let solved: LoggedConflict
  /// The words for it. Its constraints are those of the conflict, in their order.
  let diagnosis: LogDiagnosis

  /// Repairs that are listed, at most.
  private static let mostRepairs = 4

  /// The sum is left out where its numbers are too far apart to be worked out.
  init(_ conflict: LayoutConflict, _ names: inout ConstraintNames) {
    let statements = conflict.statements.map(Statement.init)
    let target = Self.target(of: conflict)
    let contradiction = Contradiction(of: statements)
    let members = conflict.statements.enumerated().map { index, statement in
      Self.member(index, statement, names)
    }
    let logged = LoggedConflict(
      members: members,
      arithmetic: contradiction.map { .init($0, of: statements, target: target) },
      factors: contradiction?.factors ?? [],
      broken: conflict.constraints.firstIndex { $0 === conflict.broken }.map { members[$0] }
        ?? members[target])
    let constraints = conflict.constraints.map {
      LoggedConstraint($0, names.value(of: $0), root: names.root)
    }
    let broken = conflict.constraints.firstIndex { $0 === conflict.broken }
    let message = ConflictMessage(
      constraints: constraints, broken: broken.map { constraints[$0] })
    solved = logged.withRepairs(statements, in: message)
    diagnosis = LogDiagnosis(message: message, conflicts: [solved])
    sentence = diagnosis.sentence(logged)
    sum = diagnosis.sum(logged)
  }

  /// A sum ends best at a size that the table or a frame decided, then at a size that cannot be
  /// negative, then at the constraint that was given up.
  private static func target(of conflict: LayoutConflict) -> Int {
    conflict.constraints.firstIndex { $0.origin == .encapsulated || $0.origin == .fitting }
      ?? conflict.constraints.firstIndex { $0.origin == .autoresizingMask && $0.secondItem == nil }
      ?? conflict.statements.firstIndex { $0.nonNegativeSize != nil }
      ?? conflict.constraints.firstIndex { $0 === conflict.broken } ?? 0
  }

  private static func member(
    _ index: Int, _ statement: LayoutConflict.Statement, _ names: ConstraintNames
  ) -> LoggedConflict.Member {
    guard let size = statement.nonNegativeSize else { return .constraint(index) }
    return .notNegative(
      item: LoggedItem(name: names.name(of: size.item)),
      what: size.axis == .horizontal ? "width" : "height")
  }
}
