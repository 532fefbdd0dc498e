import LayoutTree
import Numbers

/// The changes along one axis: views that changed by themselves, and views that followed others.
///
/// Down, a row is as high as what is in it: a view that has grown with what it contains follows.
/// Across, a view is as wide as what it is in allows: it follows what it lies in, unless what it
/// contains knows why. Views that only moved follow what has grown before them; where nothing has,
/// the first that moved leads the others.
struct AxisSummary {
  private let axis: SummaryAxis
  private let hierarchy: Hierarchy
  private var leaders: [(step: ViewStep, reason: String?)] = []
  private var grownAlong: [ViewStep] = []
  private var moved: [ViewStep] = []

  init(
    _ axis: SummaryAxis, _ pairs: [(old: LayoutTree.View, new: LayoutTree.View)],
    _ hierarchy: Hierarchy, _ reasons: inout ChangeReasons
  ) {
    self.axis = axis
    self.hierarchy = hierarchy
    var rest: [ViewStep] = []
    for step in pairs.compactMap({ ViewStep($0.old, $0.new, axis) }) {
      if let reason = reasons.reason(for: step, axis, hierarchy) {
        leaders.append((step, reason))
      } else {
        rest.append(step)
      }
    }
    let following = following(rest)
    leaders += rest.filter { $0.growth != 0 && !following.contains($0.new.id) }.map { ($0, nil) }
    grownAlong = rest.filter { $0.growth != 0 && following.contains($0.new.id) }
    moved = rest.filter { $0.growth == 0 }
    if leaders.isEmpty, !moved.isEmpty { leaders = [(moved.removeFirst(), nil)] }
  }

  /// Grown views that follow others, but the topmost, whose row may follow it.
  private func following(_ rest: [ViewStep]) -> Set<String> {
    let explained = leaders.map(\.step)
    let grown = Set((explained + rest).filter { $0.growth != 0 }.map(\.new.id))
    var following = Set(explained.flatMap { hierarchy.ancestors(of: $0.new.id) })
    for step in rest {
      let ancestors = hierarchy.ancestors(of: step.new.id)
      if axis == .vertical {
        if step.growth != 0 { following.formUnion(ancestors) }
        if step.new.parent == nil { following.insert(step.new.id) }
      } else if ancestors.contains(where: grown.contains) {
        following.insert(step.new.id)
      }
    }
    return following
  }

  var ownLines: [SummaryLine] { leading + followers }

  /// The lines of the vertical axis, with the row's own height.
  func lines(
    rowFrom old: Double, to new: Double, _ reasons: inout ChangeReasons
  ) -> [SummaryLine] {
    let lines = ownLines
    guard old != new else { return lines }
    if lines.isEmpty {
      let reason = reasons.reason(along: axis).map { " (\($0))" } ?? ""
      return [.happens("height \(readable(old)) → \(readable(new))\(reason)")]
    }
    return lines + [
      .follows(
        "the row \(new > old ? "grows" : "shrinks") from \(readable(old)) to \(readable(new))")
    ]
  }

  private var leading: [SummaryLine] {
    leaders.map { step, reason in
      let (name, path): (String, KeyPath<LayoutTree.Frame, Double>) =
        step.growth != 0 ? (axis.extentName, axis.extent()) : (axis.originName, axis.origin())
      let numbers =
        "\(readable(step.old.frame[keyPath: path])) → \(readable(step.new.frame[keyPath: path]))"
      return .happens("\(step.new.id).\(name) \(numbers)" + (reason.map { " (\($0))" } ?? ""))
    }
  }
}

// MARK: - What follows

extension AxisSummary {
  /// Views that moved or grew alike, a line for each distance.
  private var followers: [SummaryLine] {
    let around = grownAlong.filter { $0.new.parent != nil || axis == .horizontal }
    return Self.grouped(moved, by: \.shift).map { .follows(movement($0)) }
      + Self.grouped(around, by: \.growth).map { .follows(growth($0)) }
  }

  private static func grouped(
    _ steps: [ViewStep], by distance: KeyPath<ViewStep, Double>
  ) -> [[ViewStep]] {
    var indices: [Double: Int] = [:]
    var groups: [[ViewStep]] = []
    for step in steps {
      let key = step[keyPath: distance]
      if let known = indices[key] {
        groups[known].append(step)
      } else {
        indices[key] = groups.count
        groups.append([step])
      }
    }
    return groups
  }

  /// `3 views below it move down by 20.5`
  fileprivate func movement(_ group: [ViewStep]) -> String {
    let position = areBehind(group) ? " \(axis.behind) it" : ""
    let verb = agreeing(group.count, "moves", "move")
    return "\(Self.name(group))\(position) \(verb) \(axis.movement(group[0].shift))"
  }

  /// `2 views around it grow by 20.5`
  private func growth(_ group: [ViewStep]) -> String {
    let grows =
      group[0].growth > 0
      ? agreeing(group.count, "grows", "grow") : agreeing(group.count, "shrinks", "shrink")
    let position = areAround(group) ? " around it" : ""
    return "\(Self.name(group))\(position) \(grows) by "
      + readable(abs(group[0].growth))
  }

  /// Whether all are siblings of the only leader and lie behind it.
  private func areBehind(_ group: [ViewStep]) -> Bool {
    guard leaders.count == 1, let leader = leaders.first?.step else { return false }
    return group.allSatisfy {
      $0.new.parent == leader.new.parent
        && $0.old.frame[keyPath: axis.origin()] >= leader.old.frame[keyPath: axis.origin()]
    }
  }

  /// Whether the only leader lies in all of them.
  private func areAround(_ group: [ViewStep]) -> Bool {
    guard leaders.count == 1, let leader = leaders.first?.step else { return false }
    let ancestors = hierarchy.ancestors(of: leader.new.id)
    return group.allSatisfy { ancestors.contains($0.new.id) }
  }

  private static func name(_ group: [ViewStep]) -> String {
    group.count == 1 ? group[0].new.id : "\(group.count) views"
  }
}

/// One of the two directions that frames change in, with its words.
enum SummaryAxis {
  case vertical, horizontal

  func origin<Space>() -> KeyPath<LayoutTree.Rectangle<Space>, Double> {
    self == .vertical ? \.y : \.x
  }
  fileprivate func extent<Space>() -> KeyPath<LayoutTree.Rectangle<Space>, Double> {
    self == .vertical ? \.height : \.width
  }

  /// `y`, `x`
  fileprivate var originName: String { self == .vertical ? "y" : "x" }
  /// `height`, `width`
  fileprivate var extentName: String { self == .vertical ? "height" : "width" }
  /// Where what follows lies.
  fileprivate var behind: String { self == .vertical ? "below" : "beside" }

  /// `down by 20.5`
  fileprivate func movement(_ distance: Double) -> String {
    let word =
      switch self {
      case .vertical: distance > 0 ? "down" : "up"
      case .horizontal: distance > 0 ? "right" : "left"
      }
    return "\(word) by \(readable(abs(distance)))"
  }

  /// Whether an attribute of a constraint decides along the axis.
  func isOf(_ attribute: LayoutTree.Attribute?) -> Bool {
    attribute?.axis == (self == .vertical ? .vertical : .horizontal)
  }
}

/// How a view has changed along an axis.
struct ViewStep {
  let old: LayoutTree.View
  let new: LayoutTree.View
  /// How far its beginning has moved, in points.
  let shift: Double
  /// By how much it has become larger, in points; negative where it has shrunk.
  let growth: Double
  /// `shift` before frames are rounded to pixels: what moved by less than one has a shift of 0.
  let exactShift: Double
  /// `growth` before frames are rounded to pixels.
  let exactGrowth: Double

  /// Nil for a view that has not changed along the axis.
  init?(_ old: LayoutTree.View, _ new: LayoutTree.View, _ axis: SummaryAxis) {
    self.old = old
    self.new = new
    shift = Self.difference(old.frame[keyPath: axis.origin()], new.frame[keyPath: axis.origin()])
    growth = Self.difference(old.frame[keyPath: axis.extent()], new.frame[keyPath: axis.extent()])
    exactShift = new.unrounded[keyPath: axis.origin()] - old.unrounded[keyPath: axis.origin()]
    exactGrowth = new.unrounded[keyPath: axis.extent()] - old.unrounded[keyPath: axis.extent()]
    if shift == 0, growth == 0 { return nil }
  }

  /// To a thousandth of a point: positions on a grid of thirds differ in their last digits.
  private static func difference(_ old: Double, _ new: Double) -> Double {
    (new - old).rounded(decimals: Decimals.printed)
  }
}

/// Why views changed, as far as a tree knows: texts, and edited constraints.
struct ChangeReasons {
  private let constraints: [EditedConstraint]
  private var usedConstraints: Set<Int> = []
  private var usedTexts: Set<String> = []

  init(_ old: LayoutTree.Scene, _ new: LayoutTree.Scene) {
    let pairing = ConstraintPairing(old.constraints, new.constraints)
    let views = Set(old.views.map(\.id)).symmetricDifference(new.views.map(\.id))
    let comings =
      pairing.removed.map { EditedConstraint($0, "removed") }
      + pairing.added.map { EditedConstraint($0, "added") }
    // Constraints come and go with their views.
    constraints =
      pairing.pairs.compactMap { EditedConstraint($0.old, $0.new) }
      + comings.filter { edited in !edited.anchors.contains { views.contains($0.item) } }
  }

  /// Why a view grew or moved along an axis, each reason once, or nil.
  mutating func reason(
    for step: ViewStep, _ axis: SummaryAxis, _ hierarchy: Hierarchy
  ) -> String? {
    if step.growth != 0, let reason = textReason(step.old, step.new) {
      usedTexts.insert(step.new.id)
      return reason
    }
    return takeConstraint { $0.explains(step, axis, hierarchy) }
  }

  /// Why the row itself has changed along an axis.
  mutating func reason(along axis: SummaryAxis) -> String? {
    takeConstraint { $0.acts(along: axis) }
  }

  private mutating func takeConstraint(where isMeant: (EditedConstraint) -> Bool) -> String? {
    let index = constraints.indices.first {
      !usedConstraints.contains($0) && isMeant(constraints[$0])
    }
    guard let index else { return nil }
    usedConstraints.insert(index)
    return constraints[index].text
  }

  private func textReason(_ old: LayoutTree.View, _ new: LayoutTree.View) -> String? {
    guard let before = old.text, let after = new.text else { return nil }
    let lines = (old.lines ?? 1, new.lines ?? 1)
    if lines.0 == lines.1 { return before == after ? nil : "text changed" }
    let now =
      lines.1 == 1
      ? "fits on one line"
      : lines.1 > lines.0 ? "wraps to \(lines.1) lines" : "fits on \(lines.1) lines"
    return before == after ? "text \(now)" : "text changed and \(now)"
  }

  func unexplainedTexts(
    _ pairs: [(old: LayoutTree.View, new: LayoutTree.View)]
  ) -> [SummaryLine] {
    pairs.compactMap { old, new in
      guard let before = old.text, let after = new.text, before != after,
        !usedTexts.contains(new.id)
      else { return nil }
      return .happens("\(new.id).text \(Self.quoted(before)) → \(Self.quoted(after))")
    }
  }

  /// Constraints that say something else and moved nothing.
  var unexplainedConstraints: [SummaryLine] {
    constraints.indices.filter { !usedConstraints.contains($0) }.map {
      .happens(constraints[$0].text)
    }
  }

  /// Chosen: the characters of a text of which two fit in a line, the old one and the new one.
  private static let mostCharacters = 40

  /// The text in quotation marks, not more of it than a line can take.
  private static func quoted(_ text: String) -> String {
    text.count > mostCharacters ? "\"\(text.prefix(mostCharacters - 1))…\"" : "\"\(text)\""
  }
}

/// A constraint that was edited, added or removed, and the changes of frames that it explains.
private struct EditedConstraint {
  /// `constraint title.top == contentView.top + 11: constant 11 → 12`
  let text: String
  /// The views and guides that it ties, and what of them.
  fileprivate let anchors: [LayoutTree.Anchor]
  /// By how much its constant is another one, where nothing else of it is; in points.
  private let step: Double?

  /// Nil for two that say the same.
  init?(_ old: LayoutTree.Constraint, _ new: LayoutTree.Constraint) {
    let parts = old.differences(to: new).filter { $0.part != .violation }
    guard !parts.isEmpty else { return nil }
    let name = old.shownName == old.id ? "constraint \(old.id)" : old.shownName
    text = "\(name): \(parts.map(\.words).joined(separator: ", "))"
    anchors = new.anchors
    step = parts.map(\.part) == [.constant] ? new.constant - old.constant : nil
  }

  /// One that came or went.
  init(_ constraint: LayoutTree.Constraint, _ fate: String) {
    text = "constraint \(fate): \(constraint.equation)"
    anchors = constraint.anchors
    step = nil
  }

  fileprivate func acts(along axis: SummaryAxis) -> Bool {
    anchors.contains { axis.isOf($0.attribute) }
  }

  /// Whether a view changed as the constraint would have it, by its constant.
  fileprivate func explains(_ view: ViewStep, _ axis: SummaryAxis, _ hierarchy: Hierarchy) -> Bool {
    // Between a view and what is in it, the inner one moves.
    guard !anchors.contains(where: { hierarchy.ancestors(of: $0.item).contains(view.new.id) })
    else { return false }
    return anchors.contains { anchor in
      guard anchor.item == view.new.id, axis.isOf(anchor.attribute) else {
        return false
      }
      let distances = view.distances(of: anchor.attribute).filter {
        abs($0) > Tolerance.printed
      }
      guard let step else { return !distances.isEmpty }
      // What grew is explained by an edge only if it grew by as much.
      let isEdge = anchor.attribute != .width && anchor.attribute != .height
      if isEdge, abs(view.growth) > Tolerance.printed,
        !Tolerance.looksSame(abs(view.growth), abs(step)),
        !Tolerance.looksSame(abs(view.exactGrowth), abs(step))
      {
        return false
      }
      return distances.contains { Tolerance.looksSame(abs($0), abs(step)) }
    }
  }
}

extension ViewStep {
  /// How far what an attribute speaks of may have moved: before and after rounding, and to either
  /// side, since leading is right in some languages.
  fileprivate func distances(of attribute: LayoutTree.Attribute?) -> [Double] {
    guard let attribute else { return [] }
    if attribute == .width || attribute == .height { return [growth, exactGrowth] }
    if attribute.isCenter { return [shift + growth / 2, exactShift + exactGrowth / 2] }
    return [shift, exactShift, shift + growth, exactShift + exactGrowth]
  }
}
