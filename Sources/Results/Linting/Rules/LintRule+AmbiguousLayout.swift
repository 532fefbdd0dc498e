import Numbers
import UIKit

extension LintRule {
  /// Views that constraints leave more than one place or size.
  static let ambiguousLayout = LintRule(
    "ambiguous-layout", .warning,
    summary: "The constraints leave a view more than one place or size.",
    rationale: """
      Where the constraints allow several layouts the engine picks one, and may pick another on the \
      next device, after a rotation or with the next version of iOS, without a word in the console.
      """
  ) { scene in
    let open = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      OpenGroup.groups(of: scene, axis).map { $0.observation(in: scene) }
    }
    return open + scene.views.compactMap(LintRule.scrolledContent)
  }

  /// A content that scrolls and has no size; where a view in it has none, that is said of the view.
  private static func scrolledContent(_ entry: LintView) -> Observation? {
    guard entry.isShown, let scroll = entry.view as? UIScrollView else { return nil }
    let open = scroll.openContentAxes.filter { axis in
      !scroll.subviews.contains { view in
        view.layoutRange(of: axis == .horizontal ? .width : .height)
          .map { $0.upperBound - $0.lowerBound > Tolerance.freedom } ?? false
      }
    }
    guard !open.isEmpty else { return nil }
    return Observation(
      object: entry.id, place: entry.place,
      message: "\(entry.name): \(UIScrollView.words(open))", hint: UIScrollView.advice(open))
  }
}
