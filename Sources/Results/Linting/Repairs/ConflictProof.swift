import ConstraintLog
import LayoutDiagnosis
import UIKitCore

/// Why constraints of a row cannot hold together.
///
/// A conflict of the engine is told in the words of a conflict that a console log reports: the same
/// sums, the same repairs.
package struct ConflictProof {
  /// ``contentView.height == 44` asks for 44, but the others make it 20 + 41 + 8 = 69: 25 points
  /// apart.`
  package let sentence: String
  /// The sum alone: `20 + 41 + 8 = 69, not 44`; none if its numbers are too far apart.
  package let sum: String?
  private let statements: [Statement]
  private let logged: LoggedConflict
  private let message: ConflictMessage

  /// - Parameters:
  ///   - root: the view at the top of the row.
  ///   - name: what a view or guide is called.
  package init(_ conflict: LayoutConflict, root: UIView?, _ name: (AnyObject?) -> String) {
    let statements = conflict.statements.map(Statement.init)
    let target = Self.target(of: conflict)
    let contradiction = Contradiction(of: statements)
    let members = conflict.statements.enumerated().map { index, statement in
      Self.member(index, statement, name)
    }
    let broken = conflict.constraints.firstIndex { $0 === conflict.broken }
    let logged = LoggedConflict(
      members: members,
      arithmetic: contradiction.map { .init($0, of: statements, target: target) },
      factors: contradiction?.factors ?? [],
      broken: broken.map { members[$0] } ?? members[target])
    let constraints = conflict.constraints.map { LoggedConstraint($0, root: root, name) }
    let message = ConflictMessage(
      constraints: constraints, broken: broken.map { constraints[$0] })
    let diagnosis = LogDiagnosis(message: message, conflicts: [logged])
    (self.statements, self.logged, self.message) = (statements, logged, message)
    sentence = diagnosis.sentence(logged)
    sum = diagnosis.sum(logged)
  }

  /// `contentView is 60 high now; at 100 all 4 hold`; nil where nobody decided a size.
  package var context: String? {
    LogDiagnosis(message: message, conflicts: [logged]).context(of: logged)
  }

  /// The conflict with the solver's repairs, and its words, in the layout's order.
  var solved: (conflict: LoggedConflict, diagnosis: LogDiagnosis) {
    let solved = logged.withRepairs(statements, in: message)
    return (solved, LogDiagnosis(message: message, conflicts: [solved]))
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
    _ index: Int, _ statement: LayoutConflict.Statement, _ name: (AnyObject?) -> String
  ) -> LoggedConflict.Member {
    guard let size = statement.nonNegativeSize else { return .constraint(index) }
    return .notNegative(
      item: LoggedItem(name: name(size.item)),
      what: size.axis == .horizontal ? "width" : "height")
  }
}
