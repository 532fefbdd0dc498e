import LayoutDiagnosis
import Numbers
import UIKit

extension LintRule {
  /// Required constraints that contradict each other.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints", .error,
    summary: "Required constraints contradict each other.",
    rationale: """
      UIKit breaks one constraint of the set, logs "Unable to simultaneously satisfy constraints" and \
      goes on. Which one it breaks is not documented, so the layout is an accident.
      """
  ) { scene in
    _ = scene.content.layoutRange(of: .height)
    return scene.root.layoutConflicts.compactMap { conflict in
      isLeftToRowHeight(conflict, scene) || restsOnDevice(conflict, scene)
        ? nil : observation(conflict, scene)
    }
  }

  /// A stored height that the table will replace, or one that cuts the content, is another rule's.
  private static func isLeftToRowHeight(_ conflict: LayoutConflict, _ scene: LintScene) -> Bool {
    let hasRowHeight = conflict.constraints.contains {
      !$0.isWritten && $0.firstItem === scene.content && $0.firstAttribute == .height
    }
    guard hasRowHeight else { return false }
    return scene.mayFitContent || scene.fittedHeight > scene.content.bounds.height + 1
  }

  /// What bars and sensors cover is a guess for a canvas: on a device the constraints may hold.
  private static func restsOnDevice(_ conflict: LayoutConflict, _ scene: LintScene) -> Bool {
    scene.isOnCanvas
      && conflict.constraints.contains { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          guard let guide = item as? UILayoutGuide else { return false }
          return guide.owningView === scene.root && guide !== scene.root.marginsGuide
        } || (scene.rowHeight == .none && constraint.usesMargins(of: scene.root))
      }
  }

  private static func observation(
    _ conflict: LayoutConflict, _ scene: LintScene
  ) -> Observation? {
    let written = scene.constraints.filter { entry in
      conflict.constraints.contains { $0 === entry.constraint }
    }
    guard let subject = written.first(where: { $0.constraint === conflict.broken }) ?? written.last
    else { return nil }
    let proof = ConflictSum(conflict, in: scene)
    let count = conflict.constraints.count
    return Observation(
      object: subject.id, place: subject.place,
      message: "\(count) constraints of \(scene.name) cannot hold together"
        + (proof.map { ": \($0.sentence)" } ?? ""),
      hint: hint(subject.constraint, proof, scene),
      // The sizes of contents on a canvas are Plumb's, not Apple's.
      severity: scene.isOnCanvas
        && conflict.constraints.contains { $0.origin == .contentSize } ? .note : nil,
      related: written.filter { $0.id != subject.id }.map {
        ($0.place, "`\(scene.equation($0.constraint))`")
      })
  }

  private static func hint(
    _ constraint: NSLayoutConstraint, _ proof: ConflictSum?, _ scene: LintScene
  ) -> String {
    let constant = proof?.repair.map { ", or a constant of \(readable($0))" } ?? ""
    return "give `\(scene.equation(constraint))` a priority below 1000\(constant)"
  }
}

/// The sum that shows that constraints contradict each other.
struct ConflictSum {
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
