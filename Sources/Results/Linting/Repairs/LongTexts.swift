import UIKitCore

/// Finds out which labels wrap, by giving them texts that are wider than any screen.
struct LongTexts {
  private let root: UIView
  private let viewCount: Int
  private let labels: [UILabel]

  /// The labels among the shown views of a row that have to find a width to wrap at.
  init(_ root: UIView, shown views: [UIView]) {
    self.root = root
    viewCount = max(1, views.count)
    labels = views.compactMap { $0 as? UILabel }.filter { label in
      !label.translatesAutoresizingMaskIntoConstraints && label.numberOfLines != 1
        && label.preferredMaxLayoutWidth == 0
    }
  }

  /// The labels that would leave the screen in one line. Afterwards all have their texts again.
  ///
  /// First all labels are tried at once, since nearly always none of them is wide. A label may be
  /// wide because another one stretches what it lies in; so those that are wide are tried again,
  /// one by one.
  var unbounded: [UILabel] {
    let suspects = wide(of: labels)
    guard suspects.count > 1 else { return suspects }
    let tries = min(suspects.count, Self.budget / viewCount)
    return suspects.prefix(tries).filter { !wide(of: [$0]).isEmpty }
  }

  /// The most views to lay out in tries; labels left over are not reported.
  private static let budget = 5000
  /// Wider than the widest tablet, narrower than the text in the smallest font.
  private static let width: CGFloat = 2000
  private static let text = String(repeating: "wrapping ", count: 200)

  private func wide(of labels: [UILabel]) -> [UILabel] {
    guard !labels.isEmpty else { return [] }
    let texts = labels.map { ($0.text, $0.attributedText) }
    for label in labels { label.text = Self.text }
    layOut()
    let limit = max(Self.width, root.bounds.width)
    let wide = labels.filter { $0.frame.width > limit }
    for (label, (text, attributed)) in zip(labels, texts) {
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
