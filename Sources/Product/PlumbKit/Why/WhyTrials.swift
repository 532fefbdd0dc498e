import LayoutTree
import Linting
import UIKitCore
import UIKitIdentifiers

/// The repair that ends the conflicts of a row: in words with the value, and as changes.
struct WhyMending {
  let answer: WhyAnswer.Mending
  let changes: [RowChange]
}

/// A value's limits and the changes that would alter it, by laying the row out.
struct WhyTrials {
  let trial: RowTrial
  let question: WhyQuestion
  let view: UIView
  let reasons: [LayoutReason]
  /// The value in the present layout, in points.
  let value: () -> Double

  private var names: ConstraintNames { ConstraintNames(trial.views, GuideNames(trial.views)) }

  private func equation(_ constraint: NSLayoutConstraint) -> String {
    var names = names
    return names.value(of: constraint).equation
  }

  // MARK: What limits a text

  /// A text of several lines, and the constraints that would hold it if it were one line.
  struct Limit {
    let text: String
    let constraints: [NSLayoutConstraint]
    fileprivate let label: UILabel
    fileprivate let wrap: Wrap
  }

  /// How a text wraps; lengths in points.
  fileprivate struct Wrap {
    /// The width that the text may have, and that of all of it in one line.
    var room: Double, natural: Double
    /// The widest of its lines, and how many there are.
    var longest: Double, lines: Int
    /// The greatest width of the view that a constraint limits.
    var bound: Double?
  }

  /// Texts whose limits are looked for: each is laid out once more.
  private static let mostTexts = 4

  /// Why each text that adds to a width wraps: in one line it would be wider, and these constraints
  /// hold it then. In the final layout they may well have room to spare, since a text is measured
  /// at the width that they leave it and then takes that of its longest line.
  var limits: [Limit] {
    reasons.compactMap { reason -> UILabel? in
      guard reason.constraint.origin == .contentSize, reason.constraint.firstAttribute == .width,
        let label = reason.constraint.firstItem as? UILabel, label.numberOfLines != 1,
        label.lineCount > 1
      else { return nil }
      return label
    }.prefix(Self.mostTexts).compactMap(limit)
  }

  private func limit(of label: UILabel) -> Limit? {
    let found = trial.with([.oneLine(label)]) {
      (label.layoutReasons(for: [(.width, 1)]) ?? []).map(\.constraint).filter { one in
        one.isLever && !reasons.contains { $0.constraint === one }
      }
    }
    let bounds = found.filter { $0.relation != .equal }
    let limits = bounds.isEmpty ? found : bounds
    guard !limits.isEmpty else { return nil }
    let wrap = wrap(of: label, limits, [])
    guard wrap.natural > wrap.room + Tolerance.move else { return nil }
    let equations = limits.prefix(2).map { "`\(equation($0))`" }.joined(separator: " and ")
    let limited = wrap.bound.map { "\(boundName(limits)) to \(readable($0))" } ?? "it"
    let name = trial.views.id(of: label) ?? "?"
    return Limit(
      text: "\(name) wraps at \(readable(wrap.room)), the longest of its"
        + " \(counted(wrap.lines, "line")) is \(readable(wrap.longest)): \(equations)"
        + " \(agreeing(limits.count, "limits", "limit")) \(limited) (in one line \(name) would be"
        + " \(readable(wrap.natural)) wide)",
      constraints: limits, label: label, wrap: wrap)
  }

  private func wrap(
    of label: UILabel, _ limits: [NSLayoutConstraint], _ changes: [RowChange]
  ) -> Wrap {
    var wrap = trial.with(changes + [.oneLine(label)]) {
      Wrap(
        room: Double(label.alignmentRect(forFrame: label.unroundedFrame).width),
        natural: Double(label.intrinsicContentSize.width), longest: 0, lines: 0,
        bound: limitedView(limits).map {
          Double($0.alignmentRect(forFrame: $0.unroundedFrame).width)
        })
    }
    (wrap.longest, wrap.lines) = trial.with(changes) {
      (Double(label.intrinsicContentSize.width), label.lineCount)
    }
    return wrap
  }

  /// The view that a constraint alone keeps from growing wider.
  private func limitedView(_ limits: [NSLayoutConstraint]) -> UIView? {
    guard limits.count == 1, limits[0].firstAttribute == .width,
      limits[0].relation == .lessThanOrEqual
    else { return nil }
    return limits[0].firstItem as? UIView
  }

  private func boundName(_ limits: [NSLayoutConstraint]) -> String {
    let name = limitedView(limits).flatMap { trial.views.id(of: $0) }
    return "\(name ?? "?").width"
  }

  /// How a change of its limit reaches a text: more room, and then the lines that fit into it.
  private func effect(on limit: Limit, of change: RowChange) -> String? {
    let (old, new) = (limit.wrap, wrap(of: limit.label, limit.constraints, [change]))
    guard abs(new.room - old.room) > Tolerance.visible else { return nil }
    let name = trial.views.id(of: limit.label) ?? "?"
    let bound = old.bound.flatMap { old in
      new.bound.map { new in
        "\(boundName(limit.constraints)) may be \(Self.words(from: old, to: new)) then, so that "
      }
    }
    return "\(bound ?? "")\(name) wraps at \(Self.words(from: old.room, to: new.room)); the longest"
      + " of its \(counted(new.lines, "line")) is"
      + " \(Self.words(from: old.longest, to: new.longest))"
  }

  /// `248 (216 + 32)`.
  private static func words(from old: Double, to new: Double) -> String {
    let difference = new - old
    guard abs(difference) > Tolerance.visible else { return "\(readable(new)) as before" }
    let sign = difference < 0 ? "-" : "+"
    return "\(readable(new)) (\(readable(old)) \(sign) \(readable(abs(difference))))"
  }

  // MARK: What would change it

  /// Something with a length that the value depends on.
  private struct Lever {
    let length: CGFloat
    let words: String
    let change: (CGFloat) -> RowChange
    /// How much of the value it makes, in points.
    var weight: Double
    /// How often it counts in the value, where it is the spacing of a stack.
    var count = 0.0
    /// Lengths are tried until one changes the value.
    let steps: [CGFloat]
    /// The text that it limits.
    var limit: Limit?
  }

  /// Levers that are tried, each with a few layouts.
  private static let mostLevers = 6
  /// In points. A limit of a text changes nothing until another word fits in a line.
  private static let (step, limitSteps): (CGFloat, [CGFloat]) = (8, [8, 16, 32, 64])

  /// The change that alters the value: first what limits a text, else what adds most to it.
  /// `mending`: what a broken row is laid out with besides.
  func change(limits: [Limit], after mending: WhyMending?) -> WhyAnswer.Change? {
    let others = mending?.changes ?? []
    let (before, conflicts) = trial.with(others) {
      (value(), trial.row.host.layoutConflicts.count)
    }
    if let shaped = shapedPicture(others, before, conflicts) { return shaped }
    for lever in levers(limits).prefix(Self.mostLevers) {
      for step in lever.steps {
        let length = lever.length + (lever.length < 0 ? -step : step)
        let after = trial.with(others + [lever.change(length)]) {
          trial.row.host.layoutConflicts.count > conflicts ? nil : value()
        }
        guard let after, abs(after - before) > Tolerance.visible else { continue }
        return WhyAnswer.Change(
          change: "\(lever.words) from \(readable(Double(lever.length))) to"
            + " \(readable(Double(length)))",
          sum: Self.sum(lever, step, after - before),
          reason: lever.limit.flatMap { effect(on: $0, of: lever.change(length)) },
          difference: after - before, value: after)
      }
    }
    return nil
  }

  /// The shape of a picture drawn lower than its file, which stretches the value.
  private func shapedPicture(
    _ others: [RowChange], _ before: Double, _ conflicts: Int
  ) -> WhyAnswer.Change? {
    let row = trial.row
    let faults = RowAppearance(of: row.content, in: row.host, row.subject).faults
    for fault in faults {
      guard case .letterboxed(_, _, let ratio) = fault.kind,
        reasons.contains(where: { reason in
          reason.constraint.origin == .contentSize && reason.constraint.firstItem === fault.view
        })
      else { continue }
      let shape = NSLayoutConstraint(
        item: fault.view, attribute: .height, relatedBy: .equal, toItem: fault.view,
        attribute: .width, multiplier: ratio, constant: 0)
      let after = trial.with(others + [.addition(shape)]) {
        row.host.layoutConflicts.count > conflicts ? nil : value()
      }
      guard let after, abs(after - before) > Tolerance.visible else { continue }
      return WhyAnswer.Change(
        change: "add `\(equation(shape))`, the picture's shape", sum: nil, reason: nil,
        difference: after - before, value: after)
    }
    return nil
  }

  // MARK: What mends the row

  /// The repair that ends the conflicts of the row, and the value with it, or nil.
  var mending: WhyMending? {
    let now = trial.row.host.layoutConflicts.count
    guard now > 0 else { return nil }
    let scene = trial.row.scene(trial.views)
    let actions = TracedConflict.conflicts(scene, trial).compactMap { $0.problem(of: nil).action }
    guard let plan = RowPlan(actions, trial), plan.outcome.conflicts < now else { return nil }
    let changes = plan.steps.map(\.change)
    return WhyMending(
      answer: .init(
        changes: plan.steps.map(\.text), conflicts: plan.outcome.conflicts,
        value: trial.with(changes) { value() }), changes: changes)
  }

  /// `4 spacings × 8`; nil where a length counts once, or the change is another one.
  private static func sum(_ lever: Lever, _ step: CGFloat, _ change: Double) -> String? {
    let each = lever.length < 0 ? -Double(step) : Double(step)
    guard lever.count > 1, abs(lever.count * each - change) < Tolerance.visible else { return nil }
    return "\(readable(lever.count)) spacings × \(readable(each))"
  }

  private func levers(_ limits: [Limit]) -> [Lever] {
    var found: [(key: ObjectIdentifier, lever: Lever)] = []
    for reason in reasons {
      guard let (key, lever) = lever(of: reason) else { continue }
      if let known = found.firstIndex(where: { $0.key == key }) {
        found[known].lever.weight += lever.weight
        found[known].lever.count += lever.count
      } else {
        found.append((key, lever))
      }
    }
    let capped = limits.flatMap { limit in
      limit.constraints.map { lever(of: $0, weight: 0, Self.limitSteps, limit) }
    }
    let own = found.map(\.lever).enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    return capped + own.map(\.element)
  }

  private func lever(of reason: LayoutReason) -> (key: ObjectIdentifier, lever: Lever)? {
    let constraint = reason.constraint
    let weight = { (length: CGFloat) in abs(Double(reason.factor * length)) }
    if constraint.isLever {
      let lever = lever(of: constraint, weight: weight(constraint.constant), [Self.step])
      return (ObjectIdentifier(constraint), lever)
    }
    guard constraint.origin == .stackView, let stack = constraint.stack,
      constraint.identifier == UIKitIdentifier.Stack.spacing.rawValue,
      let before = constraint.secondItem as? UIView
    else { return nil }
    let own = stack.customSpacing(after: before)
    let isCustom = own != UIStackView.spacingUseDefault
    let name = trial.views.id(of: stack) ?? "?"
    let after = isCustom ? " after \(trial.views.id(of: before) ?? "?")" : ""
    let length = isCustom ? own : stack.spacing
    return (
      ObjectIdentifier(isCustom ? before : stack),
      Lever(
        length: length, words: "the spacing of stack `\(name)`\(after)",
        change: { .spacing(stack, after: isCustom ? before : nil, $0) },
        weight: weight(length), count: Double(abs(reason.factor)), steps: [Self.step])
    )
  }

  private func lever(
    of constraint: NSLayoutConstraint, weight: Double, _ steps: [CGFloat], _ limit: Limit? = nil
  ) -> Lever {
    Lever(
      length: constraint.constant, words: "the constant of `\(equation(constraint))`",
      change: { .constant(constraint, $0) }, weight: weight, steps: steps, limit: limit)
  }

  // MARK: What is wrong with the row

  /// Conflicts and open views of the row: what is printed of a value need not hold on a device.
  var warnings: [String] {
    let conflicts = trial.row.host.layoutConflicts
    let open = trial.openViews
    var warnings: [String] = []
    if let first = conflicts.first {
      let given = "`\(equation(first.broken))` is given up"
      warnings.append(
        conflicts.count == 1
          ? "this row is broken: its constraints contradict each other, and \(given) (see plumb"
            + " trace)"
          : "this row is broken: it has \(conflicts.count) conflicts; in the first \(given) (see plumb trace)"
      )
    }
    if !open.isEmpty {
      warnings.append(
        "constraints leave something open of \(listed(open, most: 3)) (see plumb trace)")
    }
    return warnings
  }

  // MARK: Factors

  /// Why a length counts more than once: the constraints that repeat it, a sentence each.
  var factors: [String] {
    let counted = reasons.filter { reason in
      abs(reason.factor) > 1 + CGFloat(Tolerance.visible) && reason.length != 0
    }
    var found: [NSLayoutConstraint] = []
    for reason in counted {
      let items = reason.constraint.views
      let repeating = reasons.map(\.constraint).filter { one in
        one.repeats && one.isAlongside(reason.constraint)
      }
      let near = repeating.filter { one in
        one.views.contains { view in items.contains { $0 === view } }
      }
      for one in near.isEmpty ? repeating : near where !found.contains(where: { $0 === one }) {
        found.append(one)
      }
    }
    return found.prefix(Self.mostFactors).map(words)
  }

  private static let mostFactors = 3

  private func words(_ constraint: NSLayoutConstraint) -> String {
    let first = names.name(of: constraint.firstItem), second = names.name(of: constraint.secondItem)
    let equation = "`\(equation(constraint))`"
    if constraint.firstAttribute.isCentre {
      return "\(equation) centres \(first) in \(second): a length on one side of it counts on the"
        + " other side too"
    }
    let extent = constraint.firstAttribute == .width ? "wide" : "high"
    let share =
      constraint.multiplier == 1
      ? "as \(extent) as \(second)"
      : "\(readableFactor(Double(constraint.multiplier))) times as \(extent) as \(second)"
    return "\(equation) makes \(first) \(share): a length in \(second) counts in \(first) too"
  }
}

extension NSLayoutConstraint {
  /// Whether somebody wrote it, so that its constant can be changed.
  fileprivate var isLever: Bool {
    (origin == .application || origin == .visualFormat) && isActive
  }

  /// Whether it makes lengths of one item count again in another.
  fileprivate var repeats: Bool {
    guard secondItem != nil else { return false }
    return firstAttribute.isCentre
      || (firstAttribute.isExtent && firstAttribute == secondAttribute)
  }

  fileprivate func isAlongside(_ other: NSLayoutConstraint) -> Bool {
    firstAttribute.axis == other.firstAttribute.axis
  }

  fileprivate var views: [AnyObject] { [firstItem, secondItem].compactMap(\.self) }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  fileprivate var isExtent: Bool { self == .width || self == .height }

  fileprivate var axis: LayoutTree.Axis? {
    LayoutTree.Attribute(rawValue: spelling)?.axis
  }
}
