import LayoutDiagnosis
import UIKitCore

extension LintRule {
  static let conflictingConstraints = LintRule(
    "conflicting-constraints", .error,
    summary: "Required constraints contradict each other.",
    rationale: """
      UIKit breaks one constraint of the set, logs "Unable to simultaneously satisfy constraints" and \
      goes on. Which one it breaks is not documented, so the layout is an accident.
      """
  ) { scene in
    if scene.mayFitContent {
      scene.root.layoutIfNeeded()
    } else {
      _ = scene.content.layoutRange(of: .height)
    }
    let trial = scene.trial
    let conflicts = scene.root.layoutConflicts
    let found = conflicts.enumerated().filter { _, conflict in
      !isLeftToRowHeight(conflict, scene) && !restsOnDevice(conflict, scene)
    }
    let told = found.prefix(ConflictRepairs.told(of: conflicts.count))
    return told.enumerated().compactMap { place, entry in
      let isTried = ConflictRepairs.areTried(ofConflict: entry.offset, of: conflicts.count)
      return observation(
        entry.element, isReduced: MinimalConflict.isReduced(entry.offset, of: conflicts.count),
        andMore: place == told.count - 1 ? found.count - told.count : 0, scene,
        isTried ? trial : nil)
    }
  }

  /// A height that cuts the content is another rule's.
  private static func isLeftToRowHeight(_ conflict: LayoutConflict, _ scene: LintScene) -> Bool {
    guard !scene.mayFitContent else { return false }
    let hasRowHeight = conflict.constraints.contains {
      !$0.isWritten && $0.firstItem === scene.content && $0.firstAttribute == .height
    }
    return hasRowHeight && scene.isCutByRowHeight
  }

  /// What bars and sensors cover is a guess for a canvas: on a device the constraints may hold.
  private static func restsOnDevice(_ conflict: LayoutConflict, _ scene: LintScene) -> Bool {
    scene.isOnCanvas
      && conflict.constraints.contains { constraint in
        usesGuide(constraint, scene) && constraint.firstAttribute.kind != .horizontalPosition
          && constraint.firstAttribute != .width
          || (scene.rowHeight == .none && constraint.usesMargins(of: scene.root))
      }
  }

  /// Whether a constraint is tied to a guide of the root: the safe area, the keyboard.
  private static func usesGuide(_ constraint: NSLayoutConstraint, _ scene: LintScene) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      guard let guide = item as? UILayoutGuide else { return false }
      return guide.owningView === scene.root && guide !== scene.root.marginsGuide
    }
  }

  private static func observation(
    _ conflict: LayoutConflict, isReduced: Bool, andMore more: Int, _ scene: LintScene,
    _ trial: LayoutTrial?
  ) -> Observation? {
    let entry = { (constraint: NSLayoutConstraint) -> Subject? in
      scene.constraints.first { $0.constraint === constraint }.map { ($0.id, $0.place, constraint) }
    }
    // Sizes of contents and what stack views add can contradict each other by themselves.
    let view = { (constraint: NSLayoutConstraint) -> Subject? in
      (constraint.firstItem as? UIView).flatMap(scene.entry).map { ($0.id, $0.place, constraint) }
    }
    guard
      let subject = entry(conflict.broken) ?? conflict.constraints.lazy.compactMap(entry).last
        ?? conflict.constraints.lazy.compactMap(view).last
    else { return nil }
    let isOpen = conflict.constraints.contains { isUndecided($0, scene) }
    return Observation(
      object: subject.id, place: subject.place,
      severity: isOpen || scene.isOnCanvas && isWithinPoint(conflict) ? .note : nil
    ) {
      // Which members are needless takes a search; what was given up never is.
      let minimal = isReduced ? MinimalConflict(conflict).conflict : conflict
      let hasSubject = minimal.constraints.contains { $0 === subject.constraint }
      return words(hasSubject ? minimal : conflict, subject, andMore: more, scene, trial)
    }
  }

  /// Whether a constraint may be another one when the application runs: the sizes of contents and
  /// the baselines of texts on a canvas are Plumb's and not Apple's, code adds views to a stack
  /// view, and puts a view of its own file into another one.
  private static func isUndecided(_ constraint: NSLayoutConstraint, _ scene: LintScene) -> Bool {
    switch constraint.origin {
    case .contentSize: scene.isOnCanvas
    case .stackView:
      [constraint.firstItem, constraint.secondItem].contains { item in
        (item as? UIStackView).flatMap(scene.entry)?.mayChange ?? false
      }
    case .autoresizingMask, .encapsulated:
      scene.hasCanvasSize && constraint.firstItem === scene.root
    case .application, .visualFormat, .guide, .fitting, .hosting:
      scene.isOnCanvas && (usesGuide(constraint, scene) || constraint.alignsBaselines)
    }
  }

  /// Whether the constraints are less than a point apart: the console says so, and nobody sees it.
  private static func isWithinPoint(_ conflict: LayoutConflict) -> Bool {
    let statements = conflict.statements.map(Statement.init)
    guard let contradiction = Contradiction(of: statements),
      let target = conflict.constraints.firstIndex(where: { $0 === conflict.broken }),
      contradiction.factors[target] != 0
    else { return false }
    return ConflictArithmetic(contradiction, of: statements, target: target).gap < 1
  }

  /// The constraint that a conflict is reported at, or one whose view it is reported at.
  private typealias Subject = (id: String, place: SourcePlace, constraint: NSLayoutConstraint)

  private static func words(
    _ conflict: LayoutConflict, _ subject: Subject, andMore more: Int, _ scene: LintScene,
    _ trial: LayoutTrial?
  ) -> Observation.Words {
    let proof = ConflictProof(conflict, root: scene.content) { scene.name(of: $0) }
    let repair = trial.flatMap { Self.repair(of: conflict, proof, $0, scene) }
    let others = conflict.constraints.filter { $0 !== subject.constraint }.map {
      "`\(scene.equation($0))`"
    }
    let against = others.isEmpty ? nil : "it contradicts \(listed(others, most: mostOthers))"
    let count = conflict.constraints.count
    let these = count == 1 ? "a constraint" : "\(count) constraints"
    let rest =
      more == 0
      ? ""
      : "; \(counted(more, "more conflict")) of this row \(agreeing(more, "is", "are")) not listed,"
        + " nor what they leave open; plumb trace names what is given up"
    return .init(
      message: "\(these) of \(scene.name) cannot hold\(count == 1 ? "" : " together"):"
        + " \(proof.sentence.dropLast())\(rest)",
      hint: [repair?.words, against].compactMap(\.self).joined(separator: "; "),
      related: scene.constraints.filter { entry in
        entry.id != subject.id && conflict.constraints.contains { $0 === entry.constraint }
      }.map { ($0.place, "`\(scene.equation($0.constraint))`") },
      repair: repair?.repair)
  }

  /// The best repair, tried in this row or in one like it.
  private static func repair(
    of conflict: LayoutConflict, _ proof: ConflictProof, _ trial: LayoutTrial, _ scene: LintScene
  ) -> RepairMemo.Known? {
    let find = { () -> RepairMemo.Known? in
      let entries = ConflictRepairs(
        conflict, proof, trial, hasFixedRow: scene.hasFixedHeight
      ).entries
      var best: RepairMemo.Known?
      for entry in entries.prefix(scene.elsewhere == nil ? 1 : mostElsewhere) {
        let repair = scene.repair(
          entry.change, entry.step, .conflict, entry.outcome, remarks: entry.remarks)
        if best == nil || repair.elsewhere.isEmpty { best = (entry.words, repair) }
        if repair.elsewhere.isEmpty { break }
      }
      return best
    }
    guard let memo = scene.repairs else { return find() }
    let before = trial.before
    let faults = before.faults.map { "\($0.rule) \(scene.name(of: $0.view))" }
    let key = RepairMemo.Key(
      proof: proof.sentence, members: conflict.constraints.map(scene.equation),
      condition: ["\(before.conflicts)"] + faults + before.open.map { scene.name(of: $0) },
      hasFixedRow: scene.hasFixedHeight)
    return memo.repair(key, find)
  }

  /// Repairs that are tried at other widths.
  private static let mostElsewhere = 3
  /// Constraints that a hint lists.
  private static let mostOthers = 3
}

extension LintScene {
  /// Lays the row out with repairs.
  var trial: LayoutTrial { appearance.trial(makeTrial) }

  /// The same at the width that the row has now.
  func makeTrial() -> LayoutTrial {
    let named: [LayoutTrial.NamedView] = views.map { ($0.name, $0.view) }
    let isNamed = named.contains { $0.view === content }
    return LayoutTrial(
      root, content: content,
      .init(rowHeight != .none ? .row : .view, isOnCanvas ? .onCanvas : .filled),
      isSelfSizing: mayFitContent && !keepsHeight,
      views: (isNamed ? [] : [("contentView", content)]) + named)
  }

  /// Whether a table gives the row its height.
  fileprivate var hasFixedHeight: Bool {
    if case .fixed = rowHeight { true } else { false }
  }
}

/// A conflict of the engine without the members that "no size is negative" makes needless.
///
/// The engine's sets are minimal by themselves. A report leaves out more, as `plumb explain` does:
/// of two views in a row that is too low their own heights say nothing where the distances alone
/// are too long. What was given up is always a member: where the others cannot hold without it either,
/// the engine's set stays as it is.
package struct MinimalConflict {
  package let conflict: LayoutConflict
  /// Whether it was asked which constraints can be left out: not of sets with over 160 members.
  package let isProven: Bool
  /// Constraints of the set that could be left out if the one that was given up were left out, too.
  package let needless: [NSLayoutConstraint]

  /// The conflicts of a row, of which the first few are made smaller: each takes a search.
  package static func all(of row: UIView) -> [MinimalConflict] {
    let conflicts = row.layoutConflicts
    return conflicts.enumerated().map { number, conflict in
      isReduced(number, of: conflicts.count)
        ? MinimalConflict(conflict) : MinimalConflict(unreduced: conflict)
    }
  }

  /// Whether a conflict is made smaller: of the first twelve, or of too many the one that is told in
  /// full.
  static func isReduced(_ number: Int, of count: Int) -> Bool {
    ConflictRepairs.areTooMany(count)
      ? ConflictRepairs.areTried(ofConflict: number, of: count) : number < mostReduced
  }

  private static let mostReduced = 12

  private init(unreduced found: LayoutConflict) {
    (conflict, isProven, needless) = (found, true, [])
  }

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
