/// The invisible rectangles of a stack view: one that spans all views across, one for each gap that
/// is to be like the others.
struct StackGuides {
  /// As high (as wide) as the highest (widest) view.
  private(set) var spanner: UILayoutGuide?
  /// From each visible view to the next.
  private(set) var gaps: [UILayoutGuide] = []
  private var unused: [UILayoutGuide] = []

  /// Makes what is missing and sets aside what is too much; guides in use keep their identity, and
  /// so their constraints.
  mutating func prepare(gaps count: Int, hasSpanner: Bool, in stack: UIStackView) {
    if !hasSpanner, let spanner {
      unused.append(spanner)
      self.spanner = nil
    } else if hasSpanner, spanner == nil {
      spanner = Self.guide("UISV-alignment-spanner", in: stack)
    }
    unused += gaps.dropFirst(count)
    gaps = Array(gaps.prefix(count))
    while gaps.count < count { gaps.append(Self.guide("UISV-distributing", in: stack)) }
  }

  /// Removes what was set aside, after the last constraint that named it has gone.
  mutating func removeUnused(from stack: UIStackView) {
    for guide in unused { stack.removeLayoutGuide(guide) }
    unused = []
  }

  private static func guide(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }
}
