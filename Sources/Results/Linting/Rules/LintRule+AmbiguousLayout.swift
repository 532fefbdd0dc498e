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
    [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      OpenGroup.groups(of: scene, axis).map { $0.observation(in: scene) }
    }
  }
}
