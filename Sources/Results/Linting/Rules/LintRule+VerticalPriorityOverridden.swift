import LayoutDiagnosis
import Numbers
import UIKit

extension LintRule {
  /// Views in rows whose vertical priorities are not those of their class.
  static let verticalPriorityOverridden = LintRule(
    "vertical-priority-overridden", .note,
    summary:
      "The vertical hugging or compression priority of a view in a row is not the usual one.",
    rationale: """
      A row is as high as the contents in its chain ask for. A view that gives way sooner is cut in \
      rows that size themselves; one that insists takes the room of its neighbours.
      """,
    isOnByDefault: false
  ) { scene in
    guard scene.rowHeight != .none else { return [] }
    return scene.views.compactMap { entry in
      guard entry.isConstrained, let change = entry.view.overriddenVerticalPriority else {
        return nil
      }
      return Observation(
        object: entry.id, place: entry.place, message: "\(entry.name) \(change)",
        hint: "use the usual priorities, and decide heights by constraints")
    }
  }
}

extension UIView {
  /// `resists vertical compression at 749 instead of 750`.
  fileprivate var overriddenVerticalPriority: String? {
    let resistance = contentCompressionResistancePriority(for: .vertical)
    if resistance != .defaultHigh {
      return "resists vertical compression at \(readable(Double(resistance.rawValue)))"
        + " instead of 750"
    }
    let hugging = Double(contentHuggingPriority(for: .vertical).rawValue)
    guard !usualVerticalHugging.contains(hugging) else { return nil }
    return "hugs its content vertically at \(readable(hugging)) instead of"
      + " \(readable(usualVerticalHugging.last ?? 250))"
  }

  /// 250, and what Interface Builder gives the class: 251 for labels and images, 750 for controls
  /// of one height.
  private var usualVerticalHugging: [Double] {
    switch self {
    case is UILabel, is UIImageView: [250, 251]
    case is UISwitch, is UIStepper, is UIActivityIndicatorView, is UIProgressView, is UISlider,
      is UISegmentedControl, is UIPageControl:
      [250, 750]
    default: [250]
    }
  }
}
