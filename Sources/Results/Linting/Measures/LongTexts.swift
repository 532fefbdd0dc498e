import UIKitCore

/// Finds out which labels wrap, by giving them texts that are wider than any screen.
struct LongTexts {
  private let root: UIView
  private let viewCount: Int
  private let labels: [(entry: LintView, label: UILabel)]

  /// The labels of a scene that have to find a width to wrap at.
  init(_ scene: LintScene) {
    root = scene.root
    viewCount = max(1, scene.views.count)
    labels = scene.multilineLabels.filter { entry, label in
      entry.isShown && label.preferredMaxLayoutWidth == 0
    }
  }

  /// The labels that would leave the screen in one line. Afterwards all have their texts again.
  ///
  /// First all labels are tried at once, since nearly always none of them is wide. A label may be
  /// wide because another one stretches what it lies in; so those that are wide are tried again,
  /// one by one.
  var unbounded: [LintView] {
    let suspects = wide(of: labels)
    guard suspects.count > 1 else { return suspects.map(\.entry) }
    let tries = min(suspects.count, Self.budget / viewCount)
    return suspects.prefix(tries).filter { !wide(of: [$0]).isEmpty }.map(\.entry)
  }

  /// The most views to lay out in tries; labels left over are not reported.
  private static let budget = 5000
  /// Wider than the widest tablet, narrower than the text in the smallest font.
  private static let width: CGFloat = 2000
  private static let text = String(repeating: "wrapping ", count: 200)

  private func wide(
    of labels: [(entry: LintView, label: UILabel)]
  ) -> [(entry: LintView, label: UILabel)] {
    guard !labels.isEmpty else { return [] }
    let texts = labels.map { ($0.label.text, $0.label.attributedText) }
    for (_, label) in labels { label.text = Self.text }
    layOut()
    let limit = max(Self.width, root.bounds.width)
    let wide = labels.filter { $0.label.frame.width > limit }
    for ((_, label), (text, attributed)) in zip(labels, texts) {
      if let attributed { label.attributedText = attributed } else { label.text = text }
    }
    layOut()
    return wide
  }

  private func layOut() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }
}
