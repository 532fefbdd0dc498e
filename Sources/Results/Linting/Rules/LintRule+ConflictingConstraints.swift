import LayoutDiagnosis
import Numbers
import UIKitCore

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
    return conflicts(scene).map { MinimalConflict($0).conflict }.compactMap { conflict in
      isLeftToRowHeight(conflict, scene) || restsOnDevice(conflict, scene)
        ? nil : observation(conflict, scene)
    }
  }

  /// The conflicts of the layout; where the given height of the row is in one, also those of the
  /// written constraints among themselves, whatever height the row will have.
  private static func conflicts(_ scene: LintScene) -> [LayoutConflict] {
    let found = scene.root.layoutConflicts
    guard scene.mayFitContent, found.contains(where: { hasRowHeight($0, scene) }) else {
      return found
    }
    _ = scene.fittedHeight
    let known = found.map { Set($0.constraints.map(ObjectIdentifier.init)) }
    return found
      + scene.root.layoutConflicts.filter { conflict in
        conflict.constraints.allSatisfy(\.isWritten)
          && !known.contains(Set(conflict.constraints.map(ObjectIdentifier.init)))
      }
  }

  private static func hasRowHeight(_ conflict: LayoutConflict, _ scene: LintScene) -> Bool {
    conflict.constraints.contains {
      !$0.isWritten && $0.firstItem === scene.content && $0.firstAttribute == .height
    }
  }

  /// A stored height that the table will replace, or one that cuts the content, is another rule's.
  private static func isLeftToRowHeight(_ conflict: LayoutConflict, _ scene: LintScene) -> Bool {
    guard hasRowHeight(conflict, scene) else { return false }
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
      hint: hint(subject.constraint, proof, conflict, scene),
      // The sizes of contents on a canvas are Plumb's, not Apple's.
      severity: scene.isOnCanvas
        && conflict.constraints.contains { $0.origin == .contentSize } ? .note : nil,
      related: written.filter { $0.id != subject.id }.map {
        ($0.place, "`\(scene.equation($0.constraint))`")
      })
  }

  /// Constraints that a hint lists.
  private static let mostOthers = 3

  private static func hint(
    _ constraint: NSLayoutConstraint, _ proof: ConflictSum?, _ conflict: LayoutConflict,
    _ scene: LintScene
  ) -> String {
    let constant = proof?.repair.map { ", or a constant of \(readable($0))" } ?? ""
    let others = conflict.constraints.filter { $0 !== constraint }.map {
      "`\(scene.equation($0))`"
    }
    let against =
      others.isEmpty
      ? "" : "; it contradicts \(listed(others, most: mostOthers))"
    return "give `\(scene.equation(constraint))` a priority below 1000\(constant)\(against)"
  }
}

/// A conflict of the engine without the members that "no size is negative" makes needless.
///
/// The engine's sets are minimal by themselves. A report leaves out more, as `plumb explain` does:
/// of two views in a row that is too low their own heights say nothing where the distances alone
/// are too long. What was given up is always a member: where the others cannot hold without it either,
/// the engine's set stays as it is.
package struct MinimalConflict {
  /// The set to report.
  package let conflict: LayoutConflict
  /// Whether it was asked which constraints can be left out: not of sets with over 160 members.
  package let isProven: Bool
  /// Constraints of the set that could be left out if the one that was given up were left out, too.
  package let needless: [NSLayoutConstraint]

  /// - Complexity: as `ConflictSearch.minimal`, for sets of at most 160 members.
  package init(_ found: LayoutConflict) {
    let all = (found.statements + found.signs).map(Statement.init)
    let isSign =
      found.statements.map { $0.nonNegativeSize != nil } + found.signs.map { _ in true }
    guard !found.signs.isEmpty else {
      (conflict, isProven, needless) = (found, true, [])
      return
    }
    guard found.constraints.count <= Self.mostMembers,
      let set = ConflictSearch.minimal(all, isBackground: isSign), set.isProven
    else {
      (conflict, isProven, needless) = (found, false, [])
      return
    }
    let smaller = found.keeping(set.members)
    guard smaller.constraints.contains(where: { $0 === found.broken }) else {
      let rest = found.constraints.filter { one in
        !smaller.constraints.contains { $0 === one }
      }
      (conflict, isProven, needless) = (found, true, rest)
      return
    }
    (conflict, isProven, needless) = (smaller, true, [])
  }

  private static let mostMembers = 160
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
    let verb = ArithmeticText.verb(arithmetic.relation)
    sentence =
      "`\(scene.equation(target))` asks for \(readable(arithmetic.demanded)), but"
      + (statements.count == 2 ? " the other makes\(verb.dropFirst(4))" : " the others \(verb)")
      + " \(ArithmeticText.sum(arithmetic)):"
      + " \(readablePoints(arithmetic.gap)) apart"
  }
}
