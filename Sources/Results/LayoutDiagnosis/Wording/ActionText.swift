import ConstraintLog

extension LogDiagnosis {
  // MARK: Of a conflict

  /// Something that helps, what becomes of the layout, and where to choose it.
  package struct Remedy {
    package let change: String
    package fileprivate(set) var effect: String
    package fileprivate(set) var reason: String?
    /// `the row is fixed: …`; nil where it depends on nothing.
    package fileprivate(set) var condition: String?
  }

  private static let mostRemedies = 6

  /// What would help, in one order, best first; then which of them to choose. One is called
  /// recommended where the choice depends on nothing that the message does not show.
  func remedyLines(_ conflict: LoggedConflict) -> [String] {
    let remedies = remedies(for: conflict)
    guard let first = remedies.first else { return [] }
    let context = context(of: conflict).map { " (\($0))" } ?? ""
    let isConditional = remedies.contains { $0.condition != nil }
    let entries = remedies.enumerated().map { number, remedy in
      let isRecommended = number == 0 && !isConditional
      let reason = remedy.reason.map { isRecommended ? ["recommended: \($0)"] : [$0] } ?? []
      let words = ([remedy.effect] + reason).flatMap { TextWrapping.lines($0, indent: 9) }
      return ["\(number + 1). \(remedy.change)"] + words
    }
    let choices = remedies.enumerated().compactMap { number, remedy in
      remedy.condition.map { "\(number + 1), if \($0)" }
    }
    let rest =
      conflict.repairs.first?.endsAll == false
      ? "this conflict ends; the message has others." : "all others hold."
    let only = "\(first.change): \(first.effect). With that \(rest)"
    return ["", "  What would help, best first\(context):"]
      + listedLines(entries.map { $0.joined(separator: "\n") }, most: Self.mostRemedies)
      .map { "    \($0)" }
      + ["", "  Do this:"] + (choices.isEmpty ? [only] : choices).flatMap(item)
  }

  /// The repairs that were tried; where the height of a row is in the conflict, another height
  /// before them, and after the first one texts that decide their heights.
  package func remedies(for conflict: LoggedConflict) -> [Remedy] {
    var remedies = conflict.repairs.enumerated().map { number, repair in
      let words = RepairText(repair, in: conflict, of: self)
      return Remedy(
        change: words.change, effect: words.effect, reason: number == 0 ? words.reason : nil)
    }
    guard let size = rowHeight(in: conflict),
      let needed = neededRowHeight(of: conflict)
    else { return remedies.isEmpty ? stackRemedies(conflict) : remedies }
    let separator = Self.separator(below: size.equation.constant)
    let row = readable(size.equation.constant + separator)
    let height = readable(size.equation.constant)
    let all = conflict.need?.constraints ?? conflict.constraints(message.constraints).count
    let open = openHeights(conflict)
    let wanted =
      (open.isEmpty ? "" : "at least ") + readable(needed + separator, decimals: Decimals.printed)
      + open
    let estimate = separator > 0 ? "\(row), which leaves \(height)," : height
    let content =
      separator > 0
      ? ": the separator takes \(readable(separator)) of it"
        + " (nothing with `separatorStyle = .none`; then \(readable(needed)) is enough)" : ""
    let sum = conflict.need.map { " (\($0.sum))" } ?? ""
    if !remedies.isEmpty {
      remedies[0].effect +=
        ", until the row has its own height; at \(conflict.need.map(amount) ?? readable(needed))"
        + " all \(all) hold"
      remedies[0].condition =
        "the row sizes itself: `rowHeight`, or what `heightForRowAt` returns, is"
        + " `UITableView.automaticDimension`, and \(estimate) is an estimate."
    }
    let fixed = Remedy(
      change: "a row height of \(wanted) in place of \(row)",
      effect: "all \(all) hold, at that height\(sum)\(content)", reason: "no constraint changes",
      condition: "the row is fixed: `tableView.rowHeight` is set to a number, or `heightForRowAt`"
        + " returns one. `UITableView.automaticDimension` in its place gives \(wanted), too.")
    return [fixed] + remedies.prefix(1) + labelRemedy(conflict) + remedies.dropFirst()
  }

  /// ` and the heights of UILabel 'Opening hours' and UITextView 'Monday'`: what a log does not
  /// print.
  private func openHeights(_ conflict: LoggedConflict) -> String {
    let names = (conflict.need?.open ?? []).compactMap { member -> String? in
      guard case .notNegative(let item, what: "height") = member else { return nil }
      return labels.label(of: item)
    }
    guard !names.isEmpty else { return "" }
    return " and \(agreeing(names.count, "the height", "the heights")) of"
      + " \(listed(names, most: 3, separator: names.count == 2 ? " and " : ", "))"
  }

  /// The pixel that a row has for its separator, in points, where the height of the content view
  /// shows it: 43.667 is what a row of 44 leaves at three pixels a point, 43.5 at two. Else 0.
  private static func separator(below height: Double) -> Double {
    let pixels = [1.0 / 3, 1.0 / 2]
    return pixels.first { pixel in
      let row = height + pixel
      return abs(row - row.rounded()) < Tolerance.fit
    } ?? 0
  }

  /// What helps best, in a sentence or two, perhaps by the table's height, or nil.
  package func bestHelp(_ conflict: LoggedConflict) -> String? {
    guard let repair = conflict.repairs.first else { return nil }
    let best = words(repair, in: conflict)
    guard let size = rowHeight(in: conflict), let needed = neededRowHeight(of: conflict) else {
      return "What would help best: \(best)."
    }
    let count = conflict.need?.constraints ?? conflict.constraints(message.constraints).count
    let separator = Self.separator(below: size.equation.constant)
    let height = readable(size.equation.constant + separator)
    let open = openHeights(conflict)
    let wanted =
      (open.isEmpty ? "" : "at least ") + readable(needed + separator, decimals: Decimals.printed)
      + open
    return "Where the row has a fixed height: \(wanted) in place of \(height); all"
      + " \(count) hold then. Where it sizes itself, and \(height) is an estimate: \(best)."
  }

  /// A sentence on several lines, behind a dash.
  private func item(_ text: String) -> [String] {
    let lines = TextWrapping.lines(text, indent: 6)
    guard let first = lines.first else { return [] }
    return ["    - " + first.dropFirst(6)] + lines.dropFirst()
  }

  /// The height that a table gave a row in a conflict.
  private func rowHeight(in conflict: LoggedConflict) -> LoggedConstraint? {
    conflict.constraints(message.constraints).first {
      $0.source == .encapsulated && $0.sizer == .row && !$0.equation.first.attribute.isHorizontal
    }
  }

  /// To let texts decide the heights of labels, where the rest can hold without their fixed ones.
  private func labelRemedy(_ conflict: LoggedConflict) -> [Remedy] {
    let fixed = conflict.members.compactMap { member -> Int? in
      guard case .constraint(let index) = member else { return nil }
      let constraint = message.constraints[index]
      let first = constraint.equation.first
      let isHeight = constraint.equation.second == nil && first.attribute == .height
      let isLabel = first.item.className == "UILabel"
      return constraint.source == .code && isHeight && isLabel ? index : nil
    }
    guard !fixed.isEmpty, holds(without: Set(fixed)) else { return [] }
    let list = fixed.map { "`\(labels.text(of: message.constraints[$0].equation))`" }
    return [
      Remedy(
        change: "remove \(listed(list, most: 2, separator: list.count > 2 ? ", " : " and "))",
        effect: "a label is as high as its text without such a constraint, in every text size"
          + " (Dynamic Type); a number fits one of them",
        condition: "the texts may decide how high their labels are; in place of 1 and 2.")
    ]
  }

  /// To take the gaps out of a hidden stack view, with the next conflict.
  private func stackRemedies(_ conflict: LoggedConflict) -> [Remedy] {
    let members = conflict.members.compactMap { member -> Int? in
      guard case .constraint(let index) = member else { return nil }
      return index
    }
    let stack = { (rule: UIKitIdentifier.Stack) in
      members.filter { rule.begins(self.message.constraints[$0].identifier ?? "") }
    }
    guard let hiding = stack(.hiding).first else { return [] }
    let gaps = stack(.spacing).filter { message.constraints[$0].equation.constant != 0 }
    guard !gaps.isEmpty else { return [] }
    let name = labels.label(of: message.constraints[hiding].equation.first.item)
    let cured = message.constraints.enumerated().map { index, constraint in
      gaps.contains(index) ? constraint.withoutConstant : constraint
    }
    let next = LogDiagnosis(ConflictMessage(constraints: cured, broken: nil), views: views)
      .conflicts.first
    let after =
      next.flatMap { next in
        next.repairs.first.map { "; \(RepairText($0, in: next, of: self).change) is needed, too" }
      } ?? ""
    return [
      Remedy(
        change: "a spacing of 0 in \(name) while it is hidden",
        effect: "its gaps alone are longer than the 0 points that it has then\(after)")
    ]
  }

  /// Whether the constraints of the message can hold without some of them.
  private func holds(without absent: Set<Int>) -> Bool {
    LogDiagnosis(rest(without: absent), views: views).conflicts.isEmpty
  }

  private func rest(without absent: Set<Int>) -> ConflictMessage {
    let rest = message.constraints.indices.filter { !absent.contains($0) }
    return ConflictMessage(constraints: rest.map { message.constraints[$0] }, broken: nil)
  }

  // MARK: Of views without a name

  /// Views that are listed.
  private static let mostNameless = 4

  /// The addresses of views that have no name, and how the next log gives them one.
  func addressLines(_ items: [LoggedItem]) -> [String] {
    var seen: Set<String> = []
    let nameless = items.filter { isNameless($0) && seen.insert($0.key).inserted }
    guard !nameless.isEmpty else { return [] }
    let list = nameless.map { "\(labels.label(of: $0)) is \($0.key)" }
    let text = "\(listed(list, most: Self.mostNameless)). \(Self.naming)"
    return [""] + TextWrapping.lines(text, indent: 2)
  }

  private static let naming =
    "In code `accessibilityIdentifier = \"…\"` gives a view a name, which the next log prints."

  /// How a view without a name gets one, where its address was printed with it.
  var namingLines: [String] { [""] + TextWrapping.lines(Self.naming, indent: 2) }

  /// Whether only its address says which view an item is.
  func isNameless(_ item: LoggedItem) -> Bool {
    item.name == nil && item.text == nil && item.address != nil && !item.isGuide
      && !item.isOwnedByUIKit && isAnonymous(item)
  }

  /// Whether nobody can know which view is meant, by its class alone.
  private func isAnonymous(_ item: LoggedItem) -> Bool {
    guard views.isPosition(item) else { return false }
    let isPlain = item.className?.hasPrefix("UI") == true || item.className?.hasPrefix("NS") == true
    return isPlain || labels.label(of: item).hasSuffix(")")
  }

  /// The items that the constraints of a conflict are about, in their order.
  func items(of conflict: LoggedConflict) -> [LoggedItem] {
    conflict.constraints(message.constraints).flatMap { constraint in
      [constraint.equation.first, constraint.equation.second].compactMap(\.self).map(\.item)
    }
  }

  // MARK: Of what is left open

  /// One constraint for the first view that is left open, and what is open with it: tried.
  func actionLines(_ open: LooseEnds) -> [String] {
    guard let end = open.ambiguous.first else { return [] }
    let label = labels.label(of: end.item)
    var message = message
    var (added, lengths): ([String], [String]) = ([], [])
    let list = { (words: [String]) in words.joined(separator: " and ") }
    for what in end.what {
      guard let equation = suggestion(end.item, what) else { return [] }
      lengths.append(readable(equation.constant))
      added.append("`\(labels.text(of: equation))`")
      message = ConflictMessage(
        constraints: message.constraints
          + [
            LoggedConstraint(
              className: "NSLayoutConstraint", address: "added \(what)", equation: equation)
          ], broken: nil)
    }
    let left = LooseEnds(message).ambiguous
    let rest =
      left.isEmpty
      ? "nothing is left open"
      : "still open: \(listed(left.map { labels.label(of: $0.item) }, most: 3))"
    let what = end.what.joined(separator: " and ")
    let source =
      views.frame(of: end.item) == nil
      ? "Any length does: \(list(lengths)) \(agreeing(lengths.count, "is an example", "are examples"))"
      : "\(list(lengths)) \(agreeing(lengths.count, "is", "are")) its \(what) in the view hierarchy"
    return ["", "  Do this:"]
      + item(
        "add \(list(added)) for \(label), unless another constraint decides it: with that \(rest)."
          + " \(source).")
  }

  /// A constraint that decides a dimension, with the length that the view has.
  private func suggestion(_ item: LoggedItem, _ what: String) -> LoggedEquation? {
    let frame = views.frame(of: item)
    let pin = { (attribute: LoggedAttribute, length: Double) -> LoggedEquation? in
      guard let around = self.views.superviews[item.key] ?? self.superview(of: item) else {
        return nil
      }
      return LoggedEquation(
        LoggedAnchor(item, attribute), .equal, multiplier: 1, LoggedAnchor(around, attribute),
        constant: length, priority: PriorityScale.required)
    }
    let fix = { (attribute: LoggedAttribute, length: Double) in
      LoggedEquation(
        LoggedAnchor(item, attribute), .equal, multiplier: 1, nil,
        constant: length > 0 ? length : Self.exampleSize, priority: PriorityScale.required)
    }
    switch what {
    case "x": return pin(.left, frame?.x ?? Self.exampleInset)
    case "y": return pin(.top, frame?.y ?? Self.exampleInset)
    case "width": return fix(.width, frame?.width ?? 0)
    case "height": return fix(.height, frame?.height ?? 0)
    default: return nil
    }
  }

  /// In points, where no view hierarchy says what a view has.
  private static let (exampleInset, exampleSize) = (16.0, 40.0)

  private func superview(of item: LoggedItem) -> LoggedItem? {
    message.constraints.first { constraint in
      let anchors = [constraint.equation.first, constraint.equation.second]
      return constraint.superview != nil && constraint.superview?.key != item.key
        && anchors.contains { $0?.item.key == item.key }
    }?.superview
  }
}

extension LoggedConstraint {
  /// The same constraint with a constant of 0.
  fileprivate var withoutConstant: LoggedConstraint {
    let changed = LoggedEquation(
      equation.first, equation.relation, multiplier: equation.multiplier, equation.second,
      constant: 0, priority: equation.priority)
    return LoggedConstraint(
      className: className, address: address, origin: origin, identifier: identifier, mask: mask,
      equation: changed, superview: superview, body: body, line: line)
  }
}
