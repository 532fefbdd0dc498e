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
    scene.multilineLabels.compactMap { entry, label in
      guard entry.isShown, label.preferredMaxLayoutWidth == 0, !label.wrapsLongText(in: scene.root)
      else {
        return nil
      }
      return Observation(
        object: entry.id, place: entry.place,
        message: "\(entry.name) may have several lines, but nothing bounds its width",
        hint: "pin its trailing edge, or set preferredMaxLayoutWidth")
    }
  }
}

extension UILabel {
  /// Whether the label stays narrower than any screen with a text that is several times as wide.
  fileprivate func wrapsLongText(in root: UIView) -> Bool {
    let (text, attributed) = (self.text, attributedText)
    self.text = Self.longText
    root.setNeedsLayout()
    root.layoutIfNeeded()
    let width = frame.width
    if let attributed { attributedText = attributed } else { self.text = text }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return width <= max(Self.wide, root.bounds.width)
  }

  /// Wider than the widest tablet, narrower than the text in the smallest font.
  private static let wide: CGFloat = 2000
  private static let longText = String(repeating: "wrapping ", count: 200)
}
