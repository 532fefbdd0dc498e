// Texts of several lines in a row.
extension StackArrangement {
  /// Up to iOS 14 a label of several lines in a row that fills is to have its even share of the
  /// row, at a priority that is 10 above its resistance to compression: so it is a switch beside it
  /// that is stretched.
  ///
  /// `width == row ÷ n - spacing × (n - 1) ÷ n` (published by those who met it: rdar://41192642,
  /// rdar://39275811, and the articles of Use Your Loaf, which also tell that it is gone in iOS
  /// 15).
  var textWidths: [StackConstraint] {
    guard stack.distribution == .fill, along.axis == .horizontal, visible.count > 1,
      stack.environment.profile.version <= 14
    else { return [] }
    let share = 1 / CGFloat(visible.count)
    let gaps = stack.spacing * CGFloat(visible.count - 1)
    return visible.filter { ($0 as? UILabel)?.numberOfLines ?? 1 != 1 }.map { label in
      let resistance = label.contentCompressionResistancePriority(for: .horizontal)
      return StackConstraint(
        role: .textWidth, first: .init(label, .width), second: .init(stack, .width),
        multiplier: share, constant: -gaps * share,
        priority: UILayoutPriority(min(999, resistance.rawValue + 10)))
    }
  }
}
