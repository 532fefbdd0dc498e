import Cassowary
import ConstraintLog
import Numbers

extension LogDiagnosis {
  // MARK: Of a conflict

  /// The one thing to do about a conflict, at the end of the answer; where the height of a row is
  /// in it, that depends on who decides it.
  func actionLines(_ conflict: LoggedConflict) -> [String] {
    guard let repair = conflict.repairs.first else { return [] }
    let words = RepairText(repair, in: conflict, of: self)
    let action = "\(words.change): \(words.effect)"
    guard let size = rowHeight(in: conflict), let needed = neededSize(of: conflict) else {
      return ["", "  Do this:"] + item("\(action). With that all others hold.")
    }
    let height = readable(size.equation.constant)
    let fixed =
      "if rowHeight or heightForRowAt gives the row \(height): make that \(readable(needed)), or"
      + " UITableView.automaticDimension. Then all \(conflict.constraints(message.constraints).count)"
      + " hold, and no constraint changes."
    let sized =
      "if the row sizes itself, and \(height) is an estimate: \(action), until the row has its own"
      + " height; at \(readable(needed)) all of them hold."
    return ["", "  Do this:"] + item(fixed) + item(sized) + labelItem(conflict)
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

  /// Fixed heights of labels, where the rest can hold without them: a label has its own height.
  private func labelItem(_ conflict: LoggedConflict) -> [String] {
    let fixed = conflict.members.compactMap { member -> Int? in
      guard case .constraint(let index) = member else { return nil }
      let constraint = message.constraints[index]
      let first = constraint.equation.first
      let isHeight = constraint.equation.second == nil && first.attribute == .height
      let isLabel = first.item.className == "UILabel"
      return constraint.source == .code && isHeight && isLabel ? index : nil
    }
    guard !fixed.isEmpty, holds(without: Set(fixed)) else { return [] }
    let list = fixed.prefix(2).map { "`\(labels.text(of: message.constraints[$0].equation))`" }
    let rest = fixed.count > 2 ? " and \(fixed.count - 2) more" : ""
    return item(
      "or remove \(list.joined(separator: " and "))\(rest), if the texts may decide: a label is as"
        + " high as its text without such a constraint.")
  }

  /// Whether the constraints of the message can hold without some of them.
  private func holds(without absent: Set<Int>) -> Bool {
    let rest = message.constraints.indices.filter { !absent.contains($0) }.map {
      message.constraints[$0]
    }
    let smaller = ConflictMessage(constraints: rest, broken: nil)
    return LogDiagnosis(smaller, views: views).conflicts.isEmpty
  }

  // MARK: Of views without a name

  /// Views that are listed.
  private static let mostNameless = 4

  /// The addresses of views that have no name, and how the next log gives them one.
  func addressLines(_ items: [LoggedItem]) -> [String] {
    var seen: Set<String> = []
    let nameless = items.filter { item in
      item.name == nil && item.text == nil && item.address != nil && !item.isGuide
        && !item.isOwnedByUIKit && isAnonymous(item) && seen.insert(item.key).inserted
    }
    guard !nameless.isEmpty else { return [] }
    let list = nameless.prefix(Self.mostNameless).map { "\(labels.label(of: $0)) is \($0.key)" }
    let rest = nameless.count - list.count
    let text =
      list.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
      + ". In code `accessibilityIdentifier = \"…\"` gives a view a name, which the next log prints."
    return [""] + TextWrapping.lines(text, indent: 2)
  }

  /// Whether a person cannot know which view is meant: one of UIKit's classes, or one of several of
  /// a class.
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
    var added: [String] = []
    for what in end.what {
      guard let equation = suggestion(end.item, what) else { return [] }
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
      : "still open: \(left.prefix(3).map { labels.label(of: $0.item) }.joined(separator: ", "))"
    let source =
      views.frame(of: end.item) == nil
      ? "the lengths are examples" : "the lengths are those of the view hierarchy"
    return ["", "  Do this:"]
      + item(
        "add \(added.joined(separator: " and ")) for \(label): with that \(rest) (\(source)).")
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
        constant: length, priority: 1000)
    }
    let fix = { (attribute: LoggedAttribute, length: Double) in
      LoggedEquation(
        LoggedAnchor(item, attribute), .equal, multiplier: 1, nil,
        constant: length > 0 ? length : Self.exampleSize, priority: 1000)
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

  /// The view that names say an item lies in.
  private func superview(of item: LoggedItem) -> LoggedItem? {
    message.constraints.first { constraint in
      let anchors = [constraint.equation.first, constraint.equation.second]
      return constraint.superview != nil && constraint.superview?.key != item.key
        && anchors.contains { $0?.item.key == item.key }
    }?.superview
  }
}
