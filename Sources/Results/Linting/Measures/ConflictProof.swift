import LayoutDiagnosis
import Numbers
import UIKit

/// The sum that shows that constraints contradict each other.
struct ConflictProof {
  /// ``title.height == 44` asks for 44, but the others make it 20 + 8 = 28: 16 points apart`.
  let sentence: String
  /// The constant with which the target would agree with the others; nil where it has none of its
  /// own.
  let repair: Double?

  /// Nil where the sum cannot be worked out.
  init?(_ conflict: LayoutConflict, in scene: LintScene) {
    let target = conflict.broken
    let statements = conflict.statements.map(Statement.init)
    guard let index = conflict.constraints.firstIndex(where: { $0 === target }),
      let contradiction = Contradiction(of: statements)
    else { return nil }
    let arithmetic = ConflictArithmetic(contradiction, of: statements, target: index)
    let change = arithmetic.implied - arithmetic.demanded
    let constant = Double(target.constant) + change
    repair = target.isWritten && (target.secondItem != nil || constant >= 0) ? constant : nil
    sentence =
      "`\(scene.equation(target))` asks for \(readable(arithmetic.demanded)), but the others"
      + " \(ArithmeticText.verb(arithmetic.relation)) \(ArithmeticText.sum(arithmetic)):"
      + " \(readablePoints(arithmetic.gap)) apart"
  }
}
