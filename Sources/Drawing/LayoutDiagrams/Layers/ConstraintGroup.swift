import CollectionAlgorithms
import LayoutTree
import Scene

/// Constraints that one mark stands for: they say the same thing.
struct ConstraintGroup {
  /// What is drawn of them.
  enum Form {
    /// Distances of one length, one beside the other along an axis.
    case distances(Axis, [Place])
    /// Lines that coincide; `inside` are the views that the line needs not run through.
    case alignment(Axis, at: Double, reach: ClosedRange<Double>, inside: [ClosedRange<Double>])
    case size(Axis, Scene.Rect)
    /// What a view says of itself that is no length of a line: the proportion of its sides, a bound
    /// that it does not reach.
    case corner(Scene.Rect)
    /// Sizes along an axis that equal each other.
    case equals(Axis, [Scene.Rect])
    /// Nothing: frames do not tell where it is.
    case unseen
  }

  /// A distance between two parallel lines.
  struct Place {
    let span: ClosedRange<Double>
    /// The extents, across the axis, of what has the line at either end; nil where it is not known.
    var low: Extent?
    var high: Extent?

    /// What both ends have in common, or one of them where they have nothing.
    var lane: ClosedRange<Double> {
      let (low, high) = (low?.reach, high?.reach)
      return low.flatMap { low in high.flatMap(low.intersection) } ?? low ?? high ?? 0...0
    }
  }

  /// How far something reaches.
  struct Extent {
    var reach: ClosedRange<Double>
    /// Whether several views make it up, which a line along it ties together.
    var isShared = false

    func joined(with other: Extent) -> Extent {
      Extent(
        reach: reach.union(other.reach),
        isShared: isShared || other.isShared || reach != other.reach)
    }
  }

  var constraints: [LayoutTree.Constraint]
  var form: Form
  /// The number, without how often it occurs.
  var words: String
  /// Which of the marks it is that these constraints have.
  var part = 0
  /// What is said of a view's sides, and of their proportion, which has no axis.
  var sides: [Side] = []

  /// What one constraint says of a side.
  struct Side {
    let axis: Axis?
    /// Whether it is an inequality, which says nothing beside a size.
    let isBound: Bool
    let words: String

    /// `≥ 40 × 50, 1 : 1`; one side that has no line says which it is: `height ≤ 240`.
    static func text(of sides: [Side], hasLine: Bool) -> String {
      func words(_ axis: Axis?) -> String {
        let all = sides.filter { $0.axis == axis }
        let firm = all.filter { !$0.isBound }
        return (firm.isEmpty ? all : firm).map(\.words).uniqued().joined(separator: ", ")
      }
      let size = [words(.horizontal), words(.vertical)].filter { !$0.isEmpty }
      // A square with one side given.
      if size.count == 1, words(nil) == "1 : 1", !sides.contains(where: \.isBound) {
        let number = size[0].prefix { $0 != " " }
        return "\(number) × \(size[0])"
      }
      let name =
        size.count == 1 && !hasLine ? words(.vertical).isEmpty ? "width " : "height " : ""
      return [name + size.joined(separator: " × "), words(nil)].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
  }

  /// A size is said without a line where the view is smaller than this in both directions, in points;
  /// of larger ones only where its words have room beside the view.
  static let (tinyView, smallView) = (40.0, 80.0)
  /// Whether its words are both sides of a view smaller than `limit` points, which tell themselves what
  /// they are.
  func isSelfEvident(upTo limit: Double) -> Bool {
    guard case .size(_, let rect) = form else { return false }
    let isSquare = sides.contains { $0.axis == nil && $0.words == "1 : 1" }
    return max(rect.width, rect.height) <= limit
      && (Set(sides.compactMap(\.axis)).count == 2
        || isSquare && !sides.contains(where: \.isBound))
  }

  /// Whether a line along the size would be a dot beside its number, which then looks like a minus.
  var isHairline: Bool {
    guard case .size(let axis, let rect) = form else { return false }
    return axis.span(of: rect).length < Self.hairline
  }

  /// The length of a separator, in points of the picture.
  private static let hairline = 2.0

  init(constraints: [LayoutTree.Constraint], form: Form, words: String) {
    (self.constraints, self.form, self.words) = (constraints, form, words)
    guard let constraint = constraints.first else { return }
    switch form {
    case .size(let axis, _):
      sides = [Side(axis: axis, isBound: constraint.relation != .equal, words: words)]
      if isHairline { self.words = Side.text(of: sides, hasLine: false) }
    case .corner:
      let isBound = constraint.second == nil
      let axis: Axis = constraint.first.attribute == .width ? .horizontal : .vertical
      sides = [Side(axis: isBound ? axis : nil, isBound: isBound, words: words)]
      self.words = Side.text(of: sides, hasLine: false)
    case .distances, .alignment, .equals, .unseen: return
    }
  }

  /// The number, with how often it occurs.
  var text: String {
    switch form {
    case .distances(_, let places) where places.count > 1 && !words.isEmpty:
      "\(places.count) × \(words)"
    case .equals(_, let rects): "\(rects.count) equal"
    case .distances, .alignment, .size, .corner, .unseen: words
    }
  }
}

/// Says each thing once: distances that are equal and side by side or between the same two lines,
/// lines that coincide, both sides of a view, sizes that equal each other.
struct ConstraintGroups {
  private let geometry: RowGeometry
  private let equals: EqualSizes
  private let saysMisses: Bool
  private(set) var groups: [ConstraintGroup] = []
  /// The group that a later constraint may join, by what they have in common.
  private var open: [String: Int] = [:]

  /// `saysMisses`: whether it is said by how much constraints fail.
  init(
    _ constraints: [LayoutTree.Constraint], in geometry: RowGeometry, saysMisses: Bool = true
  ) {
    self.geometry = geometry
    self.saysMisses = saysMisses
    equals = EqualSizes(constraints, in: geometry)
    for constraint in constraints { add(constraint) }
    joinRows()
    splitEquals()
  }

  /// Sizes that equal each other and are counted: fewer have a word each.
  private static let leastEquals = 5

  /// Gives each of a few equal sizes a mark of its own, with a letter where there are several kinds.
  private mutating func splitEquals() {
    let all = groups.filter { if case .equals = $0.form { true } else { false } }.count
    var kind = 0
    groups = groups.flatMap { group -> [ConstraintGroup] in
      guard case .equals(let axis, let rects) = group.form, rects.count < Self.leastEquals else {
        return [group]
      }
      kind += 1
      let letter = all > 1 ? " " + String(UnicodeScalar(UInt8(64 + min(kind, 26)))) : ""
      return rects.enumerated().map { part, rect in
        var single = group
        single.form = .size(axis, rect)
        single.words = ["equal" + letter, group.words].filter { !$0.isEmpty }.joined(
          separator: ", ")
        single.part = part
        return single
      }
    }
  }

  private mutating func add(_ constraint: LayoutTree.Constraint) {
    guard !constraint.anchors.contains(where: { geometry.isEmpty($0.item) }),
      let shape = geometry.shape(of: constraint)
    else {
      addUnseen(constraint)
      return
    }
    let words = constraint.wording(of: shape, in: geometry, saysMiss: saysMisses)
    let form = form(of: constraint, shape)
    guard let key = key(of: constraint, form, words), let index = open[key] else {
      if let key = key(of: constraint, form, words) { open[key] = groups.count }
      groups.append(.init(constraints: [constraint], form: form, words: words))
      return
    }
    groups[index].join(constraint, form, words)
  }

  /// Constraints of one view that is not seen are counted.
  private mutating func addUnseen(_ constraint: LayoutTree.Constraint) {
    let view = constraint.anchors.map(\.item).first(where: geometry.isEmpty)
    guard let view else {
      groups.append(
        .init(
          constraints: [constraint], form: .unseen,
          words: geometry.scene.shownEquation(of: constraint)))
      return
    }
    let index = open["unseen \(view)"] ?? groups.count
    if index == groups.count { groups.append(.init(constraints: [], form: .unseen, words: "")) }
    open["unseen \(view)"] = index
    groups[index].constraints.append(constraint)
    let count = groups[index].constraints.count
    groups[index].words =
      "\(geometry.scene.shownName(of: view)) is empty: \(counted(count, "constraint"))"
  }

  private func form(
    of constraint: LayoutTree.Constraint, _ shape: ConstraintShape
  ) -> ConstraintGroup.Form {
    switch shape {
    case .distance(let axis, let from, let to, let first, let second):
      let ends = [first, second].map { $0.map { ConstraintGroup.Extent(reach: $0) } }
      return .distances(
        axis,
        [
          .init(
            span: min(from, to)...max(from, to), low: from <= to ? ends[0] : ends[1],
            high: from <= to ? ends[1] : ends[0])
        ])
    case .alignment(let axis, let at, let reach):
      let inside = inside(constraint, axis.across)
      guard inside.isEmpty else {
        let around = smallHolder(of: constraint).map(axis.across.span)
        return .alignment(
          axis, at: at, reach: around ?? reach, inside: around.map { [$0] } ?? inside)
      }
      let shared = pinned(constraint, axis.across)
      return .alignment(axis, at: at, reach: shared ?? reach, inside: [])
    case .extent(let axis, let rect):
      let isReached = constraint.relation == .equal || !constraint.hasRoom(rect, axis, geometry)
      return constraint.second == nil && isReached ? .size(axis, rect) : .corner(rect)
    case .extents(let axis, let first, let second):
      return equals.number(of: constraint.first) == nil
        ? .size(axis, first) : .equals(axis, [first, second])
    }
  }

  /// The view of a constraint that holds the other and is so small that nothing is drawn in it: what
  /// its middles are tied to is shown around it.
  private func smallHolder(of constraint: LayoutTree.Constraint) -> Scene.Rect? {
    geometry.holder(of: constraint).flatMap { geometry.isIcon($0) ? geometry.rect(of: $0) : nil }
  }

  /// The extent of a view at an edge of the one that holds it: what both edges have in common.
  private func pinned(
    _ constraint: LayoutTree.Constraint, _ axis: Axis
  ) -> ClosedRange<Double>? {
    guard let holder = geometry.holder(of: constraint) else { return nil }
    return constraint.anchors.first { $0.item != holder }
      .flatMap { geometry.rect(of: $0.item) }.map(axis.span)
  }

  /// The views that a line through their middles is not drawn in: it ties what lies beside them.
  private func inside(_ constraint: LayoutTree.Constraint, _ axis: Axis) -> [ClosedRange<Double>] {
    let anchors = constraint.anchors
    guard anchors.contains(where: { $0.attribute.map { $0.isCenter || $0.isBaseline } ?? false })
    else { return [] }
    return anchors.filter { anchor in
      !anchors.contains { geometry.parent(of: $0.item) == anchor.item }
        && geometry.parent(of: anchor.item) != nil
    }.compactMap { geometry.rect(of: $0.item).map(axis.span) }
  }

  /// What constraints drawn together have in common; nil for one that failed.
  private func key(
    of constraint: LayoutTree.Constraint, _ form: ConstraintGroup.Form, _ words: String
  ) -> String? {
    guard !constraint.isBroken, constraint.violation < Tolerance.visible else { return nil }
    switch form {
    case .distances(let axis, let places):
      guard let span = places.first?.span else { return nil }
      let ends = [span.lowerBound, span.upperBound].map { Int(limited: $0.rounded()) }
      let holder = geometry.holder(of: constraint) ?? constraint.equation
      return "distance \(axis) \(ends) \(words) \(holder)"
    case .alignment(let axis, let at, _, _):
      return "alignment \(axis) \(Int(limited: at.rounded())) \(words)"
    case .size, .corner:
      guard constraint.second.map({ $0.item == constraint.first.item }) ?? true else { return nil }
      return "size \(constraint.first.item)"
    case .equals: return equals.number(of: constraint.first).map { "equal \($0) \(words)" }
    case .unseen: return nil
    }
  }

  /// Equal distances that are counted: fewer have a number each, which reads as no product.
  private static let leastCounted = 4

  /// Makes one of equal distances side by side, between views of one parent.
  private mutating func joinRows() {
    var rows: [String: [Int]] = [:]
    for (index, group) in groups.enumerated() {
      guard case .distances(let axis, let places) = group.form, places.count == 1,
        let constraint = group.constraints.first, group.constraints.count == 1,
        !group.words.isEmpty,
        !constraint.isBroken, constraint.violation < Tolerance.visible,
        let parent = geometry.commonParent(of: constraint)
      else { continue }
      // Inequalities of one number may have different lengths.
      let length = Int(limited: (places[0].span.length * 2).rounded())
      rows["\(axis) \(parent) \(group.words) \(length)", default: []].append(index)
    }
    var gone: Set<Int> = []
    for key in rows.keys.sorted() {
      for indices in chains(rows[key] ?? []) where indices.count >= Self.leastCounted {
        guard let first = indices.first else { continue }
        for other in indices.dropFirst() { groups[first].append(groups[other]) }
        gone.formUnion(indices.dropFirst())
      }
    }
    groups = groups.indices.filter { !gone.contains($0) }.map { groups[$0] }
  }

  /// Groups of one parent and one number in chains, from view to view in one lane.
  private func chains(_ indices: [Int]) -> [[Int]] {
    let sorted = indices.sorted { (start($0), $0) < (start($1), $1) }
    var chains: [[Int]] = []
    for index in sorted {
      let chain = chains.firstIndex { chain in
        chain.last.map { continues($0, index) } ?? false
      }
      if let chain { chains[chain].append(index) } else { chains.append([index]) }
    }
    return chains
  }

  private func start(_ index: Int) -> Double { groups[index].place?.span.lowerBound ?? 0 }

  private func continues(_ index: Int, _ next: Int) -> Bool {
    guard let a = groups[index].place, let b = groups[next].place,
      a.span.upperBound <= b.span.lowerBound,
      (a.lane.intersection(b.lane)?.length ?? 0) > DimensionLine.beam
    else { return false }
    let items = groups[index].constraints.flatMap(\.anchors).map(\.item)
    return groups[next].constraints.flatMap(\.anchors).contains { items.contains($0.item) }
  }
}

extension ConstraintGroup {
  /// The first of its distances.
  fileprivate var place: Place? {
    if case .distances(_, let places) = form { places.first } else { nil }
  }

  /// Takes in a constraint that says the same.
  fileprivate mutating func join(
    _ constraint: LayoutTree.Constraint, _ other: Form, _ otherWords: String
  ) {
    switch (form, other) {
    case (.distances(let axis, var places), .distances(_, let new)):
      guard let added = new.first else { return }
      places[0].low = Self.joined(places[0].low, added.low)
      places[0].high = Self.joined(places[0].high, added.high)
      form = .distances(axis, places)
    case (.alignment(let axis, let at, let reach, let inside), .alignment(_, _, let more, let new)):
      form = .alignment(axis, at: at, reach: reach.union(more), inside: inside + new)
    case (.equals(let axis, let rects), .equals(_, let more)):
      form = .equals(axis, rects + more.filter { !rects.contains($0) })
    case (.size, _), (.corner, _):
      let new = ConstraintGroup(constraints: [constraint], form: other, words: otherWords)
      sides += new.sides
      switch (form, other) {
      case (.size(.vertical, _), .size(.horizontal, _)), (.corner, .size): form = other
      default: break
      }
      if case .size = form {
        words = Side.text(of: sides, hasLine: !isHairline)
      } else {
        words = Side.text(of: sides, hasLine: false)
      }
    case (.distances, _), (.alignment, _), (.equals, _), (.unseen, _): return
    }
    constraints.append(constraint)
  }

  private static func joined(_ first: Extent?, _ second: Extent?) -> Extent? {
    first.flatMap { first in second.map(first.joined) } ?? first ?? second
  }

  /// Takes in another group of the same number, side by side with this one.
  fileprivate mutating func append(_ other: ConstraintGroup) {
    guard case .distances(let axis, let places) = form, case .distances(_, let more) = other.form
    else { return }
    form = .distances(axis, places + more)
    constraints += other.constraints
  }
}

extension LayoutTree.Constraint {
  /// Whether it bounds a side of a view that is smaller or larger than the bound.
  fileprivate func hasRoom(_ rect: Scene.Rect, _ axis: Axis, _ geometry: RowGeometry) -> Bool {
    relation != .equal && !isBroken && violation < Tolerance.visible
      && abs(axis.span(of: rect).length / geometry.scale - constant) > Tolerance.visible
  }
}

extension RowGeometry {
  /// Whether a view is so small that nothing of it can be pointed at.
  fileprivate func isEmpty(_ view: String) -> Bool {
    rect(of: view).map { $0.width == 0 && $0.height == 0 } ?? false
  }

  /// The view of a constraint that holds the other one; nil where neither does.
  fileprivate func holder(of constraint: LayoutTree.Constraint) -> String? {
    let items = constraint.anchors.map(\.item)
    return items.first { item in items.contains { parent(of: $0) == item } }
  }

  /// The view that holds both views of a constraint; nil where they have none in common.
  func commonParent(of constraint: LayoutTree.Constraint) -> String? {
    guard let second = constraint.second, let parent = parent(of: constraint.first.item),
      self.parent(of: second.item) == parent
    else { return nil }
    return parent
  }
}

extension Int {
  /// A number of a frame, which a file may make as large as it likes.
  fileprivate init(limited value: Double) {
    self = value.isFinite ? Int(Swift.min(Swift.max(value, -1e9), 1e9)) : 0
  }
}
