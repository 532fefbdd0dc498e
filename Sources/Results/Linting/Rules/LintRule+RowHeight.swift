import UIKitCore

extension LintRule {
  /// Rows that size themselves, without an unbroken chain of constraints from top to bottom.
  static let brokenHeightChain = LintRule(
    "broken-height-chain", .warning,
    summary: "No unbroken chain of constraints leads from the content view's top to its bottom.",
    rationale: """
      A table that sizes its rows asks the content view how high it wants to be. Where the chain is \
      broken the answer is nothing: the row gets the default height and long or large text is cut.
      """
  ) { scene in
    guard scene.mayFitContent, scene.rowHeight != .given, let gap = ChainGap(of: scene) else {
      return []
    }
    return [gap.observation(in: scene)]
  }
}

extension LintRule {
  static let rowHeightCutsContent = LintRule(
    LayoutTrial.lowRowRule, .warning,
    summary: "The fixed row height is less than the content needs.",
    rationale: """
      A fixed height wins over constraints: something in the row is squeezed, overlaps or is cut, and \
      more so with larger text or a longer language.
      """
  ) { scene in
    guard case .fixed = scene.rowHeight, scene.isCutByRowHeight else { return [] }
    let needed = readable(Double(scene.heightWithoutPictures).wholePoints)
    return [
      Observation(
        object: scene.id, place: scene.place,
        message: "the content of \(scene.name) needs \(needed) points, its row has"
          + " \(readable(Double(scene.content.bounds.height)))",
        hint: "use an automatic row height, or let something in the row give way",
        // Code often gives another height, and another text.
        severity: scene.isOnCanvas ? .note : nil)
    ]
  }
}

extension LintScene {
  /// Whether the content asks for visibly more height than the row has.
  var isCutByRowHeight: Bool {
    heightWithoutPictures > content.bounds.height + LayoutTrial.leastLack
  }
}

extension LintRule {
  static let requiredBottomPin = LintRule(
    "required-bottom-pin", .note,
    summary:
      "A chain of required heights may fight the height that the table gives the row first.",
    rationale: """
      Before a row is measured, and whenever a cell is reused, its content view has another height: \
      the estimate, or that of the last row. A chain in which nothing gives way then logs a conflict \
      with UIView-Encapsulated-Layout-Height. A priority of 999 on one link is the cure.
      """,
    isOnByDefault: false
  ) { scene in
    guard scene.mayFitContent, scene.rowHeight != .given else { return [] }
    let needed = scene.fittedHeight
    let estimate = scene.estimatedHeight
    guard needed > 1, abs(needed - estimate) > Tolerance.squeeze else { return [] }
    let conflicts = scene.atHeight(estimate) { scene.root.layoutConflicts }
    guard let pin = pin(in: conflicts, scene) else { return [] }
    return [
      Observation(
        object: pin.id, place: pin.place,
        message: "`\(scene.equation(pin.constraint))` may fight the height of"
          + " \(readable(Double(estimate))) that the table gives \(scene.name) at first: it needs"
          + " \(readable(Double(needed)))",
        hint: "give it a priority of 999")
    ]
  }

  /// The lowest link of the first conflict that is with the height of the content view.
  private static func pin(in conflicts: [LayoutConflict], _ scene: LintScene) -> LintConstraint? {
    for conflict in conflicts {
      let fightsTable = conflict.constraints.contains {
        !$0.isWritten && $0.firstItem === scene.content && $0.firstAttribute == .height
      }
      guard fightsTable else { continue }
      let links = scene.constraints.filter { entry in
        conflict.constraints.contains { $0 === entry.constraint }
      }
      let pin = links.last { entry in
        [
          (entry.constraint.firstItem, entry.constraint.firstAttribute),
          (entry.constraint.secondItem, entry.constraint.secondAttribute),
        ].contains { $0.0 === scene.content && $0.1.isLowerEdge }
      }
      if let found = pin ?? links.last { return found }
    }
    return nil
  }
}
