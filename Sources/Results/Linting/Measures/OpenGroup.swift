import UIKitCore

/// Views whose openness has one cause: where one goes decides about the others.
struct OpenGroup {
  private let axis: NSLayoutConstraint.Axis
  /// In the order of the file; at least one.
  private var members: [OpenView]

  /// Open views that are looked at: each costs two optimizations of its part.
  private static let limit = 100

  /// The groups of a scene: open views that a constraint joins, or of which one lies in the other.
  static func groups(of scene: LintScene, _ axis: NSLayoutConstraint.Axis) -> [OpenGroup] {
    guard !ConflictRepairs.areTooMany(scene.root.layoutConflicts.count) else { return [] }
    var open: [OpenView] = []
    for entry in scene.views where open.count < limit {
      if let view = OpenView(entry, axis) { open.append(view) }
    }
    guard !open.isEmpty else { return [] }
    var groups = ViewGroups(open.map(\.entry.view))
    for view in open { groups.join(view.entry.view, view.entry.view.superview) }
    for constraint in scene.root.allConstraints where constraint.concerns(axis) {
      groups.join(constraint.firstItem.owner, constraint.secondItem.owner)
    }
    return groups.members.map { indices in
      OpenGroup(axis: axis, members: indices.map { open[$0] })
    }
    .filter { group in !group.members.contains { $0.entry.hasUnknownSize } }
  }

  /// Whether one of the views is open only until code gives it its content.
  var hasStandIns: Bool { members.contains { $0.entry.isStandIn } }

  /// Whether nothing moves by more than a point, of texts that code sets.
  var isSmall: Bool {
    members.contains(where: \.entry.mayChange)
      && members.allSatisfy { member in
        [member.place, member.size].compactMap(\.self).allSatisfy {
          $0.upperBound - $0.lowerBound <= 1
        }
      }
  }

  /// Whether contents of one priority compete for room.
  var isTie: Bool { !ties.isEmpty }

  /// What to say of the group, at the first view whose own size is open.
  func observation(in scene: LintScene) -> Observation {
    let head = members.first { $0.size != nil } ?? members[0]
    let others = members.filter { $0.entry.id != head.entry.id }
    let names = listed(others.map(\.entry.name), most: 3)
    let along = others.isEmpty ? "" : ", and with it \(names)"
    let wish = ties.first.map { $0.wish == .hug ? "stretched" : "squeezed" } ?? "open"
    return Observation(
      object: head.entry.id, place: head.entry.place, aspect: "\(axis.rawValue) \(wish)"
    ) {
      let settled = ties.first.map { ($0, $0.trials(scene.trial)) }
      let room = ties.first.flatMap { $0.room(scene.trial) }
      return .init(
        message: "\(head.words(axis))\(along)",
        hint: settled.map { $0.sentence($1, after: room) { scene.name(of: $0) } } ?? hint(head),
        related: others.prefix(10).map { ($0.entry.place, $0.words(axis)) },
        repair: room.map {
          scene.repair(
            $0.words, $0.step, .openness, $0.outcome, remarks: $0.remarks)
        }
          ?? settled.flatMap { tie, trials in trials.first.map { tie.repair($0, in: scene) } })
    }
  }

  private func hint(_ head: OpenView) -> String {
    let what = axis == .horizontal ? "width" : "height"
    if head.size != nil { return "add a constraint that decides its \(what)" }
    return "pin its \(axis == .horizontal ? "leading" : "top") edge or its centre"
  }

  /// Members whose contents ask for room with the same priority.
  private var ties: [LayoutTie] {
    LayoutTie.ties(
      among: members.compactMap { member in member.size.map { (member.entry.view, $0) } },
      along: axis)
  }
}

extension LayoutTie {
  /// The ways to settle the tie: most content first, then the least wrong.
  package func trials(_ row: LayoutTrial) -> [Trial] {
    let all = trials.map { trial in
      (trial, row.outcome(of: [.claims(wish, trial.changes, along: axis)]))
    }
    // A row that sizes itself is tried at its own height, sizes are those of the present one.
    let kept = all.filter { trial, outcome in
      outcome.shrunk == 0
        && zip(trial.sizes, sizes).allSatisfy {
          $0 >= LayoutTrial.leastSize || $1 < LayoutTrial.leastSize
        }
    }
    let shown = (kept.isEmpty ? all : kept)
    let whole = shown.filter { $0.0.sizes.allSatisfy { $0 > Tolerance.move } }
    let known = whole.contains(where: \.0.isSettled) ? whole : shown
    // What leaves something open is offered where it shows more than all that do not.
    let settled = known.filter(\.0.isSettled).map(\.1.loss).min()
    let offered = known.filter { trial, outcome in
      trial.isSettled || settled.map { outcome.loss + Self.visibleLoss < $0 } ?? true
    }
    let least = offered.map(\.1.loss).min() ?? 0
    let losing = { (outcome: LayoutTrial.Outcome) in
      outcome.loss > least + Self.visibleLoss ? 1 : 0
    }
    return offered.enumerated().sorted { one, other in
      let (mine, its) = (one.element.1, other.element.1)
      let (first, second) = ([mine.conflicts, losing(mine)], [its.conflicts, losing(its)])
      if first != second { return first.lexicographicallyPrecedes(second) }
      if mine < its { return true }
      return !(its < mine) && one.offset < other.offset
    }.map { entry in
      var trial = entry.element.0
      let outcome = entry.element.1
      trial.remarks = outcome.cut + LayoutTrial.Outcome.remarks(harm: outcome.otherHarm, left: [])
      trial.moves = outcome.moves
      return trial
    }
  }

  /// Shares of contents that are lost: by less the present layout stays as it is.
  private static let visibleLoss: CGFloat = 0.1

  /// The tie, and what each other priority makes of it, in one paragraph.
  package func sentence(_ row: LayoutTrial, _ name: (UIView) -> String) -> String {
    sentence(trials(row), after: room(row), name)
  }

  /// What gives them the room for which they compete; nil where they have too much.
  package func room(_ row: LayoutTrial) -> RoomRepair? {
    wish == .hug ? nil : RoomRepair(views, along: axis, row)
  }

  fileprivate func sentence(
    _ trials: [Trial], after room: RoomRepair?, _ name: (UIView) -> String
  ) -> String {
    problem(name)
      + (room.map {
        ([". \(views.count == 2 ? "Both" : "All") have room with \($0.words)"] + $0.remarks)
          .joined(separator: "; ")
      } ?? "")
      + zip(0..., trials).map { index, trial in
        "\(index == 0 && room == nil ? ". Set" : ". Or set") \(words(trial, name))"
      }.joined()
  }

  /// A way to settle the tie as a repair of the source.
  fileprivate func repair(_ trial: Trial, in scene: LintScene) -> SourceRepair {
    let name = { (view: UIView) in scene.name(of: view) }
    return scene.repair(
      "set \(change(trial, name))", .claims(wish, trial.changes, along: axis), .openness, nil,
      moves: trial.moves,
      remarks: trial.remarks + (trial.isSettled ? [] : ["and the others are still open"]))
  }

  /// `title and toggle both resist compression horizontally at 750, so that either may be squeezed:
  /// now title is 30 points narrower than its text`.
  package func problem(_ name: (UIView) -> String) -> String {
    let names = views.map(name)
    let isPair = views.count == 2
    let list = series(names)
    let verb = wish == .hug ? "hug" : "resist compression"
    let other = wish == .hug ? "stretched" : "squeezed"
    let along = axis == .horizontal ? "horizontally" : "vertically"
    return "\(list) \(isPair ? "both" : "all") \(verb) \(along) at \(Self.number(priority)), so"
      + " that \(isPair ? "either" : "any of them") may be \(other)\(present(name))"
  }

  /// `the horizontal hugging of title to 251`.
  package func change(_ trial: Trial, _ name: (UIView) -> String) -> String {
    let kind = wish == .hug ? "hugging" : "compression resistance"
    let along = axis == .horizontal ? "horizontal" : "vertical"
    let changes = trial.changes.map { "of \(name($0.view)) to \(Self.number($0.priority))" }
    return "the \(along) \(kind) \(changes.joined(separator: " and "))"
  }

  /// `the horizontal hugging of title to 251: title is then 80 wide and detail 208, as now`.
  package func words(_ trial: Trial, _ name: (UIView) -> String) -> String {
    let results = zip(views, trial.sizes).prefix(Self.mostSizes).enumerated().map { index, pair in
      let size = readable(Double(pair.1))
      return index == 0
        ? "\(name(pair.0)) is then \(size) \(axis == .horizontal ? "wide" : "high")"
        : "\(name(pair.0)) \(size)"
    }
    let isSame = zip(trial.sizes, sizes).allSatisfy { abs($0 - $1) < Tolerance.move }
    return "\(change(trial, name)): \(series(results))"
      + (isSame ? ", as now" : "") + (trial.isSettled ? "" : ", and the others are still open")
      + trial.remarks.map { "; \($0)" }.joined()
  }

  /// Sizes that are printed of one trial.
  private static let mostSizes = 4

  /// Which of them is stretched or squeezed in the present layout, and by how much.
  private func present(_ name: (UIView) -> String) -> String {
    let unequal = zip(views, excesses).filter { abs($0.1) > Tolerance.move }
    let words = unequal.prefix(Self.mostSizes).map { view, excess in
      let points = readablePoints(Double(abs(excess)))
      let isWrapped =
        axis == .horizontal && excess < 0 && (view as? UILabel).map { $0.lineCount > 1 } ?? false
      return "\(name(view)) is \(points) \(comparative(excess > 0)) than its \(view.contentNoun)"
        + (isWrapped ? " on one line" : "")
    }
    return words.isEmpty ? "" : ": now " + words.joined(separator: ", ")
  }

  private func comparative(_ isLarger: Bool) -> String {
    switch axis {
    case .horizontal: isLarger ? "wider" : "narrower"
    case .vertical: isLarger ? "taller" : "shorter"
    }
  }

  private static func number(_ priority: UILayoutPriority) -> String {
    readable(Double(priority.rawValue))
  }
}

extension UIView {
  /// What a person calls its content: `text`.
  package final var contentNoun: String {
    switch self {
    case is UILabel, is UITextView, is UITextField: "text"
    case is UIImageView: "image"
    case is UIButton: "title"
    default: "content"
    }
  }
}

extension UIView {
  /// The constraints that this view and everything below it hold.
  fileprivate var allConstraints: [NSLayoutConstraint] {
    constraints + subviews.flatMap(\.allConstraints)
  }
}

/// What constraints leave open of a view along an axis.
struct OpenView {
  let entry: LintView
  /// The values the place may have; nil where it is determined.
  let place: ClosedRange<CGFloat>?
  /// The values the size may have; nil where it is determined.
  let size: ClosedRange<CGFloat>?

  /// Nil for a view that is determined, or that constraints do not place.
  init?(_ entry: LintView, _ axis: NSLayoutConstraint.Axis) {
    // Most views are determined, which is cheap to know; ranges take the layout apart.
    guard entry.isConstrained, entry.isShown, entry.view.hasAmbiguousLayout else { return nil }
    let open = { (dimension: LayoutDimension) in
      entry.view.layoutRange(of: dimension).flatMap { $0.isVisiblyOpen ? $0 : nil }
    }
    place = open(axis == .horizontal ? .x : .y)
    size = open(axis == .horizontal ? .width : .height)
    guard place != nil || size != nil else { return nil }
    self.entry = entry
  }

  /// `title's width may be anything from 0 to 41.5`.
  func words(_ axis: NSLayoutConstraint.Axis) -> String {
    let isAcross = axis == .horizontal
    let (range, what) =
      size.map { ($0, isAcross ? "width" : "height") }
      ?? (place ?? 0...0, isAcross ? "x" : "y")
    return "\(entry.name).\(what) may be \(range.words)"
  }
}

extension ClosedRange<CGFloat> {
  /// `anything from 0 to 41.5`.
  fileprivate var words: String {
    let limit: CGFloat = 100_000
    switch (lowerBound > -limit, upperBound < limit) {
    case (true, true):
      return
        "anything from \(readable(Double(lowerBound))) to \(readable(Double(upperBound)))"
    case (true, false): return "anything from \(readable(Double(lowerBound))) up"
    case (false, true): return "anything up to \(readable(Double(upperBound)))"
    case (false, false): return "anything"
    }
  }
}

/// Disjoint sets of views, joined pair by pair (union–find).
struct ViewGroups {
  private var parents: [Int]
  private let places: [ObjectIdentifier: Int]

  init(_ views: [UIView]) {
    parents = Array(views.indices)
    places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Makes one group of those of two views; views it does not know join nothing.
  mutating func join(_ first: UIView?, _ second: UIView?) {
    guard let first = first.flatMap({ places[ObjectIdentifier($0)] }),
      let second = second.flatMap({ places[ObjectIdentifier($0)] })
    else { return }
    let roots = [root(first), root(second)].sorted()
    parents[roots[1]] = roots[0]
  }

  /// The groups, by their first member, each in the order of the views.
  var members: [[Int]] {
    var groups: [Int: [Int]] = [:]
    var order: [Int] = []
    for index in parents.indices {
      let root = root(index)
      if groups[root] == nil { order.append(root) }
      groups[root, default: []].append(index)
    }
    return order.compactMap { groups[$0] }
  }

  private func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }
}
