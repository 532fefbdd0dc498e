import UIKitCore

extension LintRule {
  static let fixedLabelHeight = LintRule(
    "fixed-label-height", .warning,
    summary: "A label has a fixed height, and its font grows with the text size.",
    rationale: """
      Fonts of text styles follow the text size that somebody has chosen: at the largest they are two to \
      four times as large. A height in points does not follow, and letters are cut above and below.
      """
  ) { scene in
    scene.constraints.compactMap { entry in
      guard let label = entry.constraint.label, scene.entry(of: label)?.isShown ?? true,
        let (category, needed) = label.firstLine(higherThan: entry.constraint.constant)
      else { return nil }
      let equation = scene.equation(entry.constraint)
      var observation = Observation(object: entry.id, place: entry.place) {
        let change = "`\(equation.replacing(" == ", with: " >= "))` in place of `==`"
        let repair = scene.minimum(in: entry.constraint).map { step, outcome in
          scene.repair(change, step, .fault, outcome)
        }
        return .init(
          message: "`\(equation)` is too low for a line of text at text size \(category.shortName),"
            + " which is \(readable(Double(needed).wholePoints)) points high",
          hint: "make the height a minimum (`>=`), or leave it to the text", related: [],
          repair: repair)
      }
      if category.isAccessibilityCategory { observation.severity = .note }
      return observation
    }
  }
}

extension LintRule {
  static let smallTouchTarget = LintRule(
    "small-touch-target", .note,
    summary: "A button is smaller than 44 points both ways.",
    rationale: """
      Apple's guidelines ask for 44 by 44 points of what is touched. An image view in a larger button is as \
      easy to draw, and a finger hits it.
      """, isOnByDefault: false
  ) { scene in
    scene.views.compactMap { entry in
      guard entry.view is UIButton, entry.isShown, !entry.isStandIn else { return nil }
      let size = entry.view.bounds.size
      // Code may give it a larger title or image, and with it the size.
      let isOpen = entry.mayChange && size == entry.view.intrinsicContentSize
      guard !isOpen, min(size.width, size.height) > 0, max(size.width, size.height) < touchTarget
      else { return nil }
      return Observation(
        object: entry.id, place: entry.place,
        message: "\(entry.name) is \(readable(Double(size.width), decimals: 2)) × "
          + "\(readablePoints(Double(size.height).rounded(decimals: 2))), a finger wants 44 × 44",
        hint: "make it larger, with its picture in the middle")
    }
  }

  /// In points, of Apple's guidelines.
  private static let touchTarget: CGFloat = 44
}

extension LintScene {
  /// A size as a minimum, which was laid out and does no harm now; nil for one that does, and for
  /// what is no equation.
  fileprivate func minimum(
    in size: NSLayoutConstraint
  ) -> (step: RowChange, outcome: LayoutTrial.Outcome)? {
    guard size.relation == .equal, let step = RowChange.relation(size, .greaterThanOrEqual) else {
      return nil
    }
    let outcome = trial.outcome(of: [step])
    return outcome.isHarmless && outcome.conflicts <= trial.before.conflicts ? (step, outcome) : nil
  }
}

extension NSLayoutConstraint {
  /// The label whose height a constraint limits; one held shut shows by code.
  fileprivate var label: UILabel? {
    guard firstAttribute == .height, secondItem == nil, relation != .greaterThanOrEqual,
      priority == .required, constant > 1
    else { return nil }
    return firstItem as? UILabel
  }
}

extension UILabel {
  /// The first text size, from the usual one on, at which a line is higher than `height` points by
  /// more than a point, and how high it is there.
  ///
  /// Nil for a label without a text, one whose text shrinks to fit, and fonts that do not follow
  /// the text size.
  func firstLine(
    higherThan height: CGFloat
  ) -> (category: UIContentSizeCategory, height: CGFloat)? {
    guard let style = font.textStyle, text?.isEmpty == false, !adjustsFontSizeToFitWidth else {
      return nil
    }
    let largest = sequence(first: self as UIView, next: \.superview)
      .compactMap(\.maximumContentSizeCategory).min()
    return environment.perform {
      for category in UIContentSizeCategory.allCases where category >= .large {
        if let largest, category > largest { break }
        let font = UIFont.preferredFont(
          forTextStyle: UIFont.TextStyle(rawValue: style.rawValue), contentSizeCategory: category)
        if font.lineHeight > height + 1 { return (category, font.lineHeight) }
      }
      return nil
    }
  }
}
