import UIKitCore

/// Lays a row out otherwise, judges what becomes of it by all that can go wrong, and lays it out as
/// it was again.
///
/// `plumb trace`, `lint`, `why` and the conflicts of a layout tree offer nothing else than what was
/// tried here.
package final class LayoutTrial {
  /// A view of the row and the name that people know.
  package typealias NamedView = (id: String, view: UIView)

  /// The cell, or what else hosts the layout.
  package let host: UIView
  let content: UIView
  private let subject: RowAppearance.Subject
  /// Whether the row is as high as its content asks for.
  package let isSelfSizing: Bool
  private let silenced: Set<String>
  package let views: [NamedView]
  let names: [ObjectIdentifier: String]

  /// A row that is laid out. `rules`: rules of `plumb lint` that are switched off.
  package init(
    _ host: UIView, content: UIView, _ subject: RowAppearance.Subject, isSelfSizing: Bool,
    silencing rules: Set<String> = [], views: [NamedView]
  ) {
    (self.host, self.content, self.subject) = (host, content, subject)
    (self.isSelfSizing, self.views, silenced) = (isSelfSizing, views, rules)
    names = Dictionary(
      views.map { (ObjectIdentifier($0.view), $0.id) }, uniquingKeysWith: { first, _ in first })
  }

  package func name(of view: UIView) -> String {
    names[ObjectIdentifier(view)] ?? view.displayName
  }

  func equation(of constraint: NSLayoutConstraint) -> String {
    constraint.equation { item in item.owner.map(name) ?? "?" }
  }

  /// Runs `body` while the row is laid out with some changes. A row that sizes itself has the
  /// height that its content asks for then. Complexity: two layouts of the row.
  package func with<Result>(_ changes: [RowChange], _ body: () -> Result) -> Result {
    let set = RowChange(changes).set
    if let cell = host as? UITableViewCell {
      return cell.whileChanged(
        height: isSelfSizing ? .fitted : .given, isLast: !isInSeries, set, body)
    }
    let frames = (host.frame, content.frame)
    defer {
      set(false)
      (host.frame, content.frame) = frames
      host.layoutIfNeeded()
    }
    set(true)
    let fitted = host.awaitingView.map(\.fittedHeight) ?? 0
    if fitted > 0 {
      host.frame.size.height += fitted - content.frame.height
      content.frame.size.height = fitted
    }
    host.layoutIfNeeded()
    return body()
  }

  /// Whether a constraint that is added to the row takes part in a conflict.
  func conflicts(with addition: NSLayoutConstraint) -> Bool {
    with([.addition(addition)]) {
      host.layoutConflicts.contains { $0.constraints.contains { $0 === addition } }
    }
  }

  private var isInSeries = false

  /// Runs `body`, which tries changes; only the last of them stays laid out.
  func series<Result>(_ body: () -> Result) -> Result {
    _ = before
    isInSeries = true
    defer {
      isInSeries = false
      (host as? UITableViewCell)?.endChanges()
    }
    return body()
  }

  // MARK: What is wrong

  /// A view, and what is wrong with it.
  struct FaultKey: Hashable {
    private let rule: String
    private let view: ObjectIdentifier

    init(_ fault: VisibleFault) { (rule, view) = (fault.rule, ObjectIdentifier(fault.view)) }
  }

  /// Everything that is wrong with the row in one layout.
  struct Condition {
    let conflicts: Int
    let faults: [VisibleFault]
    /// The largest share of its content that a view loses, by the rule that says so.
    let losses: [FaultKey: CGFloat]
    /// Views of which constraints visibly leave something open, and along which axes.
    let openAxes: [OpenAxes]
    var open: [UIView] { openAxes.map(\.view) }
    /// Views of which next to nothing is left.
    let tiny: [UIView]
    /// Those of no size at all.
    var gone: [UIView] { tiny.filter { min($0.frame.width, $0.frame.height) <= 0 } }
    /// Views that reach into the margins of the content.
    let crowding: [UIView]
    /// Views that reach out of the content, and by how many points.
    let outside: [(view: UIView, points: CGFloat)]
    let height: CGFloat
    /// Points by which a row whose height is given is too low for what its content asks for.
    let lack: CGFloat
    let frames: [CGRect]
  }

  /// The row as it is without any change, looked at once. One whose height is given is laid out at
  /// that height as with changes: what lacks room in it counts both times.
  private(set) lazy var before =
    host.awaitingView == nil && !hasGivenHeight ? condition() : with([]) { condition() }

  /// What is written in the row.
  private(set) lazy var ties = WrittenTies(host)

  /// Whether a table or frame that is no drawing of an editor gives the row its height.
  var hasGivenHeight: Bool { !isSelfSizing && subject.isRow && !subject.isOnCanvas }

  /// What makes the row higher.
  private(set) lazy var roomOfRow = RoomRepair.ofRow(self)
  private var roomOutcomes: [ObjectIdentifier: Outcome] = [:]
  /// Changes that give room and are laid out in one row: most of its contents lack it for one reason.
  private static let mostRoomOutcomes = 8

  /// What becomes of the row with a change that gives room, laid out once for all contents; nil where
  /// enough were tried.
  func outcome(of room: RoomRepair.Candidate) -> Outcome? {
    let id = ObjectIdentifier(room.key)
    if roomOutcomes[id] == nil, roomOutcomes.count < Self.mostRoomOutcomes {
      roomOutcomes[id] = outcome(of: [room.step])
    }
    return roomOutcomes[id]
  }

  /// Whether it is not looked for what the row leaves open: too much is given up.
  package var isCrowded: Bool { ConflictRepairs.areTooMany(before.conflicts) }

  /// The views that are not hidden and that constraints place.
  private var shown: [UIView] {
    views.map(\.view).filter { view in
      view !== content && !view.translatesAutoresizingMaskIntoConstraints
        && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
    }
  }

  /// The row as it is laid out now.
  private func condition(isCrowded: Bool = false) -> Condition {
    let shown = shown
    let inner = content.bounds.inset(by: content.layoutMargins)
    let conflicts = host.layoutConflicts.count
    let faults = RowAppearance(of: content, in: host, subject).faults.filter {
      !silenced.contains($0.rule)
    }
    return Condition(
      conflicts: conflicts, faults: faults,
      losses: Dictionary(faults.map { (FaultKey($0), $0.lostShare) }, uniquingKeysWith: max),
      openAxes: isCrowded || ConflictRepairs.areTooMany(conflicts) ? [] : openAxes,
      tiny: shown.filter { min($0.frame.width, $0.frame.height) < Self.leastSize },
      crowding: shown.filter { view in
        view.superview === content
          && (view.frame.minX < inner.minX - Tolerance.visible
            || view.frame.maxX > inner.maxX + Tolerance.visible)
      }, outside: shown.compactMap(outside), height: host.frame.height, lack: lack,
      frames: views.map(\.view.frame))
  }

  /// What the rule `row-height-cuts-content` compares.
  private var lack: CGFloat {
    guard hasGivenHeight, !silenced.contains(Self.lowRowRule) else { return 0 }
    // The conflicts that are read next are of the layout, not of the fitting.
    defer { _ = content.layoutRange(of: .height) }
    return content.height(withoutPicturesAmong: views.map(\.view)) - content.bounds.height
  }

  /// Points by which a row is too low for its content, to be seen.
  static let leastLack: CGFloat = 2
  static let lowRowRule = "row-height-cuts-content"

  /// By how much a view in the content reaches out of it, where that is to be seen; for one that is
  /// deeper, out of its superview, where nothing holds it near.
  private func outside(_ view: UIView) -> (view: UIView, points: CGFloat)? {
    guard let parent = view.superview, !(parent is UIScrollView) else { return nil }
    let (frame, bounds) = (view.frame, parent.bounds)
    let points = max(
      bounds.minX - frame.minX, frame.maxX - bounds.maxX, bounds.minY - frame.minY,
      frame.maxY - bounds.maxY)
    let limit = parent === content ? Tolerance.visible : Self.greatestGrowth.height
    return points > limit ? (view, points) : nil
  }

  /// A view that is smaller shows nothing, in points.
  static let leastSize: CGFloat = 8
  /// A row that becomes so many times as high in points has no bound.
  private static let greatestGrowth: (height: CGFloat, factor: CGFloat) = (1000, 3)

  /// The views of which constraints visibly leave something open. Complexity: optimizations of
  /// their components for the first hundred that may be.
  package var openViews: [UIView] { openAxes.map(\.view) }

  typealias OpenAxes = (view: UIView, axes: Set<NSLayoutConstraint.Axis>)

  private var openAxes: [OpenAxes] {
    views.map(\.view).filter(\.hasAmbiguousLayout).prefix(Self.mostOpen).compactMap { view in
      let axes = Set(view.openRanges.map(\.dimension.axis))
      return axes.isEmpty ? nil : (view, axes)
    }
  }

  private static let mostOpen = 100

  // MARK: What becomes of it

  /// What became of the row.
  package struct Outcome {
    /// The numbers of frames that are others, view by view.
    package let moves: [FrameMove]
    /// The frames that are others, a view each: `photo: height 40 → 80`.
    package var frames: [String] { moves.lines }
    package let conflicts: Int
    /// Views of which constraints leave something open with the changes.
    package let open: [String]
    /// What is wrong with the changes and was not without them, a sentence each.
    package let harm: [String]
    /// What is wrong with the changes as it was without them, a sentence each, and the view.
    let left: [(view: UIView, words: String)]
    /// Texts of which not all is shown with the changes: `title is then cut: 1 of 6 lines`.
    package let cut: [String]
    /// The harm beside these texts.
    let otherHarm: [String]
    /// Siblings that lie on each other in part: `dot and bar overlap by 4 × 20 points, as now`.
    package let overlaps: [String]
    /// What is seen to be wrong with the changes.
    let faults: [VisibleFault]
    /// By how many points the first side of the constraint that was asked about is too large then;
    /// negative where it is too small.
    package let excess: Double?
    /// Views that constraints leave open then, and did not without the changes.
    let opened: Int
    /// Views that shrink to next to nothing.
    package let shrunk: Int
    /// How much of texts and controls is not shown: 1 for one of which nothing is.
    let loss: CGFloat
    /// How bad it is, the least first: conflicts, what is new, views gone, what is seen.
    fileprivate let badness: [Int]

    /// Whether something is better than with another outcome, or nothing worse.
    package static func < (one: Outcome, other: Outcome) -> Bool {
      one.badness.lexicographicallyPrecedes(other.badness)
    }

    /// Whether nothing is wrong that was not before.
    package var isHarmless: Bool { harm.isEmpty }
  }

  /// What becomes of the row with some changes.
  ///
  /// - Parameters:
  ///   - ids: the views whose overlaps are found.
  ///   - constraint: the one that may give way.
  package func outcome(
    of changes: [RowChange], watching ids: Set<String> = [],
    measuring constraint: NSLayoutConstraint? = nil
  ) -> Outcome {
    let before = before
    let known = Set(ids.isEmpty ? [] : overlaps(of: ids).map(\.pair))
    let apart = constraint.flatMap(Separation.init)
    let mayBreakChain =
      isSelfSizing
      && (changes.contains { $0.loosens(.vertical) } && fitsContent
        || changes.contains { $0.adds(.vertical) })
    let loosensWidths =
      views.count <= Self.mostLongTexts && changes.contains { $0.loosens(.horizontal) }
    if loosensWidths { _ = endlessBefore }
    let wasApart = apart?.overlap ?? 0 <= Self.leastOverlap
    return with(changes) {
      let after = condition(isCrowded: isCrowded)
      let harm =
        harm(after) + changes.compactMap(tooSmall)
        + (mayBreakChain && !fitsContent ? ["no constraints hold the row's height"] : [])
        + (loosensWidths ? newlyEndless : [])
        + (wasApart ? apart.flatMap(overlapping).map { [$0] } ?? [] : [])
      let cut = after.faults.filter { $0.cut(name) != nil }
      let isNew = { (views: [UIView], old: [UIView]) in
        views.filter { view in !old.contains { $0 === view } }.count
      }
      return Outcome(
        moves: zip(views, zip(before.frames, after.frames)).flatMap { entry, frames in
          FrameMove.between(frames.0, frames.1, of: entry.id)
        }, conflicts: after.conflicts, open: after.open.map(name), harm: harm, left: left(after),
        cut: cut.compactMap { $0.cut(name) },
        otherHarm: harm.filter { one in !cut.contains { $0.message(name) == one } },
        overlaps: ids.isEmpty
          ? []
          : overlaps(of: ids).map { overlap in
            let size = [overlap.size.width, overlap.size.height].map { readable(Double($0)) }
            return "\(overlap.pair) overlap by \(size[0]) × \(size[1]) points"
              + (known.contains(overlap.pair) ? ", as now" : " then")
          }, faults: after.faults,
        excess: constraint.map { Double($0.excess) },
        opened: isNew(after.open, before.open), shrunk: isNew(after.tiny, before.tiny),
        loss: after.faults.reduce(0) { $0 + $1.lostShare },
        badness: [
          after.conflicts, harm.count,
          isNew(after.tiny, before.tiny) + isNew(after.crowding, before.crowding),
          after.faults.count + after.open.count + after.gone.count,
        ])
    }
  }

  /// Whether constraints give the content a height.
  private var fitsContent: Bool {
    defer { _ = content.layoutRange(of: .height) }
    return content.fittedHeight > 1
  }

  static let endlessLabelRule = "label-without-width"

  /// Views of a row in which labels are given long texts.
  private static let mostLongTexts = 60

  /// Labels that would run out of the row in one line.
  private var endless: [UILabel] {
    silenced.contains(Self.endlessLabelRule)
      ? [] : LongTexts(host, shown: shown).unbounded
  }

  private lazy var endlessBefore = endless

  private var newlyEndless: [String] {
    endless.filter { label in !endlessBefore.contains { $0 === label } }
      .map { "nothing bounds the width of \(name(of: $0))" }
  }

  /// That a constant which a change gives a size is less than the content needs.
  private func tooSmall(_ change: RowChange) -> String? {
    guard case .constant(let constraint, let old, let new) = change.edit, new < old,
      constraint.secondItem == nil, let view = constraint.firstItem as? UIView,
      constraint.relation != .greaterThanOrEqual
    else { return nil }
    let isWidth = constraint.firstAttribute == .width
    let label = view as? UILabel
    let content =
      isWidth ? label?.sizeThatFits(.zero).width : label?.sizeThatFits(view.bounds.size).height
    guard
      let needed = label == nil
        ? view.neededSize(along: isWidth ? .horizontal : .vertical) : content,
      new < Double(needed), old >= Double(needed)
    else { return nil }
    return "\(name(of: view)) is \(readablePoints(new)) \(isWidth ? "wide" : "high"), its"
      + " content needs \(readable(Double(needed)))"
  }

  /// What is wrong now and was before. Notes are left out.
  private func left(_ after: Condition) -> [(view: UIView, words: String)] {
    let known = { (view: UIView, all: [UIView]) in all.contains { $0 === view } }
    let faults = after.faults.filter { fault in
      fault.severity(of: .content) != .note && before.losses[FaultKey(fault)] != nil
    }
    let gone = after.gone.filter { view in
      known(view, before.gone) && !known(view, faults.map(\.view))
    }
    return faults.map { ($0.view, $0.message(name)) }
      + gone.map { ($0, "\(name(of: $0)) has no size") }
  }

  /// A share of a text or control by which less of it is shown, to be seen.
  static let leastLoss: CGFloat = 0.1

  /// What is wrong now and was not before, a sentence each.
  private func harm(_ after: Condition) -> [String] {
    let faults = after.faults.filter { fault in
      before.losses[FaultKey(fault)].map { fault.lostShare > $0 + Self.leastLoss } ?? true
    }.map { $0.message(name) }
    let open = after.openAxes.filter { one in
      !before.openAxes.contains { $0.view === one.view && $0.axes.isSuperset(of: one.axes) }
    }.map { "constraints leave \(name(of: $0.view)) open" }
    let limit = Self.greatestGrowth
    let isEndless =
      after.height > limit.height && after.height > limit.factor * max(before.height, 1)
    let gone = after.gone.filter { view in
      !before.gone.contains { $0 === view } && !after.faults.contains { $0.view === view }
    }.map { "\(name(of: $0)) has no size" }
    let outside = after.outside.filter { one in
      !before.outside.contains { $0.view === one.view && $0.points + Self.leastSize > one.points }
        && !after.faults.contains { $0.view === one.view }
    }.map { "\(name(of: $0.view)) lies \(readablePoints(Double($0.points))) outside of the row" }
    let isLow = after.lack > max(before.lack, 0) + Self.leastLack
    let height = content.bounds.height
    return faults + gone + outside + open
      + (isLow
        ? [
          "the content needs \(readable(Double(height + after.lack).wholePoints)) points, its row has"
            + " \(readable(Double(height)))"
        ] : [])
      + (isEndless ? ["the row grows to \(readablePoints(Double(after.height)))"] : [])
  }
}
