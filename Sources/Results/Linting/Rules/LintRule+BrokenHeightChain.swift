import UIKit

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
    guard scene.mayFitContent, let gap = ChainGap(of: scene) else { return [] }
    return [gap.observation(in: scene)]
  }
}
