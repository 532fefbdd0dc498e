/// Which heights of a row are held from below or above, by what, and how strongly.
///
/// A height is held where something with a known answer states it: a constant, the content, the
/// view's width (settled before heights are), or another height that is held. What is not held
/// here is as large as the lines above and below make it.
struct ExtentSupports {
  /// The support that keeps a height at least (at most) as large as it is.
  struct Support {
    let reason: HeightChain.SizeReason
    let priority: Double
  }

  private(set) var lower: [String: Support] = [:]
  private(set) var upper: [String: Support] = [:]
  private let lines: RowLines

  /// A constraint that holds between two heights.
  private struct Tie {
    let constraint: LayoutTree.Constraint
    let first: String
    let second: String
  }

  /// Finds the supports of `scene`, whose lines are `lines`. Complexity: linear in the number of
  /// constraints, times how often a support of one height is replaced by a stronger one: once for
  /// each priority, at most.
  init(_ scene: LayoutTree.Scene, _ lines: RowLines) {
    self.lines = lines
    for item in lines.items { addContent(of: item) }
    let tight = scene.constraints.filter { !$0.isBroken && $0.origin != .encapsulatedSize }
    for constraint in tight { addGround(constraint) }
    passOn(along: tight.compactMap(tie))
  }

  /// Hands supports from height to height until none gets a stronger one.
  private mutating func passOn(along ties: [Tie]) {
    var tiesOfItem: [String: [Int]] = [:]
    for (index, tie) in ties.enumerated() {
      tiesOfItem[tie.first, default: []].append(index)
      tiesOfItem[tie.second, default: []].append(index)
    }
    var queue = Array(ties.indices)
    var next = 0
    while next < queue.count {
      let tie = ties[queue[next]]
      next += 1
      guard pass(tie) else { continue }
      queue += (tiesOfItem[tie.first] ?? []) + (tiesOfItem[tie.second] ?? [])
    }
  }

  /// `height >= content` at the compression, `height <= content` at the hugging priority.
  private mutating func addContent(of item: RowLines.Item) {
    guard let content = item.content, let height = content.height,
      Tolerance.sameLength(item.alignment.height, height)
    else { return }
    let reason = HeightChain.SizeReason(ground: .content(item.id))
    let least = Support(reason: reason, priority: content.compression.vertical)
    let most = Support(reason: reason, priority: content.hugging.vertical)
    Self.keep(least, for: item.id, in: &lower)
    Self.keep(most, for: item.id, in: &upper)
  }

  /// A height by a number, or by a width: an aspect ratio, whichever side the height is on.
  private mutating func addGround(_ constraint: LayoutTree.Constraint) {
    guard let first = LayoutTree.Extent(anchor: constraint.first) else { return }
    let second = constraint.second.flatMap(LayoutTree.Extent.init(anchor:))
    guard second != nil || constraint.second == nil, holds(constraint, first, second)
    else { return }
    switch (first.dimension, second?.dimension) {
    case (.height, nil): support(first.item, constraint, .constant, constraint.relation)
    case (.height, .width): support(first.item, constraint, width(of: second), constraint.relation)
    case (.width, .height):
      guard let second, constraint.multiplier != 0 else { return }
      let relation =
        constraint.multiplier > 0 ? constraint.relation.flipped : constraint.relation
      support(second.item, constraint, width(of: first), relation)
    default: return
    }
  }

  private func width(of extent: LayoutTree.Extent?) -> HeightChain.SizeReason.Ground {
    .width(extent?.item ?? "")
  }

  private mutating func support(
    _ item: String, _ constraint: LayoutTree.Constraint, _ ground: HeightChain.SizeReason.Ground,
    _ relation: LayoutTree.Relation
  ) {
    let support = Support(
      reason: .init(constraints: [constraint.id], ground: ground), priority: constraint.priority)
    if relation != .lessThanOrEqual { Self.keep(support, for: item, in: &lower) }
    if relation != .greaterThanOrEqual { Self.keep(support, for: item, in: &upper) }
  }

  /// The constraint as a tie between two heights; `nil` for any other.
  private func tie(_ constraint: LayoutTree.Constraint) -> Tie? {
    guard constraint.multiplier > 0,
      let first = LayoutTree.Extent(anchor: constraint.first), first.dimension == .height,
      let second = constraint.second.flatMap(LayoutTree.Extent.init(anchor:)),
      second.dimension == .height, holds(constraint, first, second)
    else { return nil }
    return Tie(constraint: constraint, first: first.item, second: second.item)
  }

  /// Hands on what is known of one height to another that is tied to it; whether that was news.
  private mutating func pass(_ tie: Tie) -> Bool {
    let constraint = tie.constraint
    var changed = false
    if constraint.relation != .lessThanOrEqual {
      changed = Self.hand(lower[tie.second], to: tie.first, constraint, in: &lower) || changed
      changed = Self.hand(upper[tie.first], to: tie.second, constraint, in: &upper) || changed
    }
    if constraint.relation != .greaterThanOrEqual {
      changed = Self.hand(upper[tie.second], to: tie.first, constraint, in: &upper) || changed
      changed = Self.hand(lower[tie.first], to: tie.second, constraint, in: &lower) || changed
    }
    return changed
  }

  private static func hand(
    _ support: Support?, to item: String, _ constraint: LayoutTree.Constraint,
    in supports: inout [String: Support]
  ) -> Bool {
    guard let support, !support.reason.constraints.contains(constraint.id) else { return false }
    let handed = Support(
      reason: .init(
        constraints: [constraint.id] + support.reason.constraints, ground: support.reason.ground),
      priority: min(support.priority, constraint.priority))
    return keep(handed, for: item, in: &supports)
  }

  private func holds(
    _ constraint: LayoutTree.Constraint, _ first: LayoutTree.Extent, _ second: LayoutTree.Extent?
  ) -> Bool {
    guard let left = lines.length(of: first) else { return false }
    let right = second.map { lines.length(of: $0) } ?? 0
    guard let right else { return false }
    let factor = second == nil ? 0 : constraint.multiplier
    return Tolerance.sameLength(left, factor * right + constraint.constant)
  }

  /// Of two supports the stronger one stays; of equals the first.
  @discardableResult
  private static func keep(
    _ support: Support, for item: String, in supports: inout [String: Support]
  ) -> Bool {
    if let known = supports[item], known.priority >= support.priority { return false }
    supports[item] = support
    return true
  }
}
