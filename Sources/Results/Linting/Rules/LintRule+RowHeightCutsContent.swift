import LayoutDiagnosis
import Numbers
import UIKit

extension LintRule {
  /// Rows of a fixed height that their content exceeds.
  static let rowHeightCutsContent = LintRule(
    "row-height-cuts-content", .warning,
    summary: "The fixed row height is less than the content needs.",
    rationale: """
      A fixed height wins over constraints: something in the row is squeezed, overlaps or is cut, and \
      more so with larger text or a longer language.
      """
  ) { scene in
    guard case .fixed = scene.rowHeight else { return [] }
    let height = scene.content.bounds.height
    let needed = scene.fittedHeight
    guard needed > height + 2 else { return [] }
    return [
      Observation(
        object: scene.id, place: scene.place,
        message: "the content of \(scene.name) needs \(readable(Double(needed.rounded(.up))))"
          + " points, its row has \(readable(Double(height)))",
        hint: "use an automatic row height, or let something in the row give way")
    ]
  }
}
