import UIKit

extension LintRule {
  /// Labels of several lines that no constraint keeps from growing in one.
  static let labelWithoutWidth = LintRule(
    "label-without-width", .warning,
    summary: "A label of several lines has no width to wrap at.",
    rationale: """
      A label wraps at the width that constraints give it. With nothing on its trailing side it runs \
      out of the screen in one line, however many lines it may have.
      """
  ) { scene in
    LongTexts(scene).unbounded.map { entry in
      Observation(
        object: entry.id, place: entry.place,
        message: "\(entry.name) may have several lines, but nothing bounds its width",
        hint: "pin its trailing edge, or set preferredMaxLayoutWidth")
    }
  }
}
