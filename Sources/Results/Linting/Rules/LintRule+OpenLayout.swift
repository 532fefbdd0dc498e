import UIKitCore

extension LintRule {
  static let ambiguousLayout = LintRule(
    "ambiguous-layout", .warning,
    summary: "The constraints leave a view more than one place or size.",
    rationale: """
      Where the constraints allow several layouts the engine picks one, and may pick another on the \
      next device, after a rotation or with the next version of iOS, without a word in the console.
      """
  ) { scene in
    let open = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      OpenGroup.groups(of: scene, axis).map { group in
        var observation = group.observation(in: scene)
        // In a view of another size there may be no room to share.
        let hasOtherSize =
          (scene.hasCanvasHeight || scene.hasUndecidedHeight) && axis == .vertical && group.isTie
        if scene.hasCanvasSize || group.hasStandIns || hasOtherSize
          || scene.isOnCanvas && group.isSmall
        {
          observation.severity = .note
        }
        return observation
      }
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

extension LintRule {
  /// Labels of several lines that no constraint keeps from growing in one. On a canvas a text that no
  /// code changes either fits or does not; of one that code sets a long one is warned of.
  static let labelWithoutWidth = LintRule(
    LayoutTrial.endlessLabelRule, .warning,
    summary: "A label of several lines has no width to wrap at.",
    rationale: """
      A label wraps at the width that constraints give it. With nothing on its trailing side it runs \
      out of the screen in one line, however many lines it may have.
      """
  ) { scene in
    let shown = scene.views.filter(\.isShown).map(\.view)
    return LongTexts(scene.root, shown: shown).unbounded.compactMap(scene.entry).compactMap {
      entry in
      let width = entry.view.bounds.width
      let isWritten = scene.isOnCanvas && !entry.mayChange
      if isWritten, width <= scene.root.bounds.width { return nil }
      return Observation(
        object: entry.id, place: entry.place,
        message: "\(entry.name) may have several lines, but nothing bounds its width",
        hint: "pin its trailing edge, or set preferredMaxLayoutWidth",
        severity: scene.isOnCanvas && width < 0.75 * scene.root.bounds.width ? .note : nil)
    }
  }
}

extension LintRule {
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
      + " \(readable(usualVerticalHugging.last ?? PriorityScale.low))"
  }

  /// 250, and Interface Builder's: 251 for labels and images, 750 for fixed heights.
  private var usualVerticalHugging: [Double] {
    // Without a default, so that the compiler asks for a new control.
    switch (self as? any DrawnView)?.drawnContent {
    case .label, .image: [PriorityScale.low, PriorityScale.low + 1]
    case .toggle, .stepper, .activity, .progress, .slider, .segments, .pages:
      [PriorityScale.low, PriorityScale.high]
    case .button, .field, .pane, .bar, .searchBar, .datePicker, .picker, .placeholder,
      .subviewsOnly, nil:
      [PriorityScale.low]
    }
  }
}
