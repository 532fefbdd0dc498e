import UIKit

/// Siblings that lie on top of each other although nothing says that they should.
struct SiblingOverlaps {
  private let row: RowAppearance

  init(_ row: RowAppearance) { self.row = row }

  /// Pairs that are compared, so that no file takes forever.
  private static let budget = 200_000

  /// The faults of all families of siblings, in the order of the views.
  var faults: [VisibleFault] {
    var budget = Self.budget
    return faults(among: row.drawn, of: row.content, &budget)
  }

  private func faults(
    among siblings: [ViewAppearance], of parent: UIView, _ budget: inout Int
  ) -> [VisibleFault] {
    let families = siblings.map { Sibling($0) }
    var found: [Overlap] = []
    for upper in families.indices {
      for lower in 0..<upper where families[lower].box.intersects(families[upper].box) {
        budget -= 1
        guard budget > 0 else { return [] }
        if let overlap = overlap(families[lower], families[upper]) { found.append(overlap) }
      }
    }
    let wrong = found.filter { overlap in
      !isMeant(overlap, in: parent)
        && !found.contains { isCarried(overlap, by: $0, in: parent) }
    }
    return wrong.map(\.fault)
      + siblings.flatMap { faults(among: $0.children, of: $0.view, &budget) }
  }

  /// Two inks, one of each sibling, that lie on top of each other.
  private struct Overlap {
    let lower: Sibling
    let upper: Sibling
    let inks: (lower: ViewAppearance, upper: ViewAppearance)
    let rect: CGRect

    var fault: VisibleFault {
      VisibleFault(
        kind: .overlap(rect.size), view: inks.upper.view, others: [inks.lower.view], rect: rect)
    }
  }

  private struct Sibling {
    let root: ViewAppearance
    let inks: [ViewAppearance]
    let box: CGRect

    init(_ root: ViewAppearance) {
      self.root = root
      inks = root.inks
      box = inks.compactMap { $0.ink?.rect }.reduce(CGRect.null) { $0.union($1) }
    }

    var view: UIView { root.view }
  }

  /// The largest overlap of what two siblings show.
  private func overlap(_ lower: Sibling, _ upper: Sibling) -> Overlap? {
    var largest: Overlap?
    for low in lower.inks {
      for high in upper.inks {
        guard let rect = shared(low, high) else { continue }
        if rect.width * rect.height > largest.map({ $0.rect.width * $0.rect.height }) ?? 0 {
          largest = Overlap(lower: lower, upper: upper, inks: (low, high), rect: rect)
        }
      }
    }
    return largest
  }

  /// Less is not seen: descenders, the air around a symbol, widths of texts that are not exactly
  /// Apple's.
  private var leastOverlap: CGFloat { row.subject.isOnCanvas ? 4 : 2 }

  /// The rectangle that both cover, where that can be a mistake.
  private func shared(_ low: ViewAppearance, _ high: ViewAppearance) -> CGRect? {
    guard let lower = low.ink, let upper = high.ink, isOpaque(low), isOpaque(high) else {
      return nil
    }
    let rect = lower.rect.intersection(upper.rect)
    guard !rect.isNull, rect.width > leastOverlap, rect.height > leastOverlap else { return nil }
    // A plain view behind, before or around something is a background, a cover or a frame.
    if lower.kind == .background && rect.covers(upper.rect) { return nil }
    if upper.kind == .background && rect.covers(lower.rect) { return nil }
    if lower.kind == .background && upper.kind == .background { return nil }
    return rect
  }

  /// Views that lie on top of others by their nature do not count.
  private func isOpaque(_ drawn: ViewAppearance) -> Bool {
    switch drawn.view {
    case is UIActivityIndicatorView, is UIProgressView, is UIVisualEffectView: false
    default: drawn.view.alpha > 0.5
    }
  }

  // MARK: On purpose

  /// Whether the file says that the two lie on top of each other.
  private func isMeant(_ overlap: Overlap, in parent: UIView) -> Bool {
    let (low, high) = overlap.inks
    let pairs = [(low.view, high.view), (overlap.lower.view, overlap.upper.view)]
    let isByHand = [overlap.lower.view, overlap.upper.view].allSatisfy {
      $0.translatesAutoresizingMaskIntoConstraints
    }
    return isByHand || pairs.contains { row.isHeld($1, to: $0) || isPulledOver($0, $1) }
      || isBackground(overlap.lower, of: parent) || isBackground(overlap.upper, of: parent)
      || isBand(overlap.lower, of: parent, under: high)
      || isAccessory(high, of: low) || isAccessory(low, of: high)
      || hangsOverCorner(overlap.upper, of: overlap.lower)
      || areConcentric(overlap.lower.root.frame, overlap.upper.root.frame)
      || areConcentric(low.frame, high.frame)
      || row.subject.isOnCanvas && areAlternatives(low, high)
  }

  /// Whether a negative distance puts one over the edge of the other.
  private func isPulledOver(_ lower: UIView, _ upper: UIView) -> Bool {
    row.ties.ties(lower, upper).contains { tie in
      guard tie.separates, tie.constraint.relation == .equal else { return false }
      let isFirst = tie.constraint.firstItem.owner === lower
      let first = isFirst ? tie.own : tie.other
      let distance = first.edge == .near ? tie.constraint.constant : -tie.constraint.constant
      return distance < 0
    }
  }

  /// Whether a view fills its superview: pinned to all four edges, or nearly as large.
  private func isBackground(_ sibling: Sibling, of parent: UIView) -> Bool {
    let edges = Set(
      row.ties.ties(sibling.view, parent).filter {
        $0.own.edge != nil && $0.own.edge == $0.other.edge
      }
      .map { "\($0.own.edge == .near)\($0.concerns(.horizontal))" })
    let size = parent.bounds.size
    return sibling.inks.count == 1 && [.picture, .background].contains(sibling.root.ink?.kind)
      && (edges.count == 4
        || sibling.root.frame.width * sibling.root.frame.height > 0.8 * size.width * size.height)
  }

  /// Whether a picture or coloured view is pinned to the left and right edge of its superview: a
  /// banner. Texts that lie inside it are captions; pictures and controls may hang over its edge,
  /// as the portrait in a profile does. A view pinned to top and bottom is no band: in rows that is
  /// a thumbnail, on which nothing lies on purpose.
  private func isBand(_ sibling: Sibling, of parent: UIView, under upper: ViewAppearance) -> Bool {
    guard let band = sibling.root.ink, sibling.inks.count == 1, let ink = upper.ink,
      band.kind == .picture || band.kind == .background,
      ink.rect.minX >= band.rect.minX - 1, ink.rect.maxX <= band.rect.maxX + 1
    else { return false }
    let edges = row.ties.ties(sibling.view, parent).filter {
      $0.constraint.relation == .equal && $0.concerns(.horizontal) && $0.own.edge == $0.other.edge
    }
    guard edges.contains(where: { $0.own.edge == .near }),
      edges.contains(where: { $0.own.edge == .far })
    else { return false }
    return ink.kind == .text ? band.rect.covers(ink.rect) : ink.kind != .background
  }

  /// Whether something stands in a text field on the side where its text does not begin: a button
  /// that shows the password, a unit, a currency.
  private func isAccessory(_ drawn: ViewAppearance, of other: ViewAppearance) -> Bool {
    guard let field = other.view as? UITextField, let ink = drawn.ink?.rect,
      !(drawn.view is UITextField), other.frame.covers(ink)
    else { return false }
    let beginsAtRight =
      switch field.textAlignment {
      case .right: true
      case .left: false
      default: field.effectiveUserInterfaceLayoutDirection == .rightToLeft
      }
    return beginsAtRight ? ink.maxX <= other.frame.midX : ink.minX >= other.frame.midX
  }

  /// Whether a small view covers a corner of a larger one: a badge, a close button. Where no
  /// constraint ties the two, neither may be a text, and the small one is at most half as wide and
  /// high. Letters alone are no badge.
  private func hangsOverCorner(_ upper: Sibling, of lower: Sibling) -> Bool {
    let (small, large) = (upper.root.frame, lower.root.frame)
    let kinds = [upper.root.ink?.kind, lower.root.ink?.kind]
    let isSmall = 2 * small.width <= large.width && 2 * small.height <= large.height
    guard upper.root.ink?.kind != .text || upper.view.backgroundColor != nil,
      !row.ties.ties(upper.view, lower.view).isEmpty || isSmall && !kinds.contains(.text)
    else { return false }
    let isBeyond = { (least: CGFloat, most: CGFloat, low: CGFloat, high: CGFloat) in
      least < low || most > high
    }
    return small.width * small.height < large.width * large.height
      && isBeyond(small.minX, small.maxX, large.minX, large.maxX)
      && isBeyond(small.minY, small.maxY, large.minY, large.maxY)
  }

  private func areConcentric(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.midX - second.midX) <= 1 && abs(first.midY - second.midY) <= 1
  }

  /// Whether two views of a kind begin or end at one corner: code shows one of them at a time.
  private func areAlternatives(_ low: ViewAppearance, _ high: ViewAppearance) -> Bool {
    let (a, b) = (low.frame, high.frame)
    let isAcross =
      abs(a.minX - b.minX) <= 1 || abs(a.maxX - b.maxX) <= 1 || abs(a.midX - b.midX) <= 1
    let isDown = abs(a.minY - b.minY) <= 1 || abs(a.maxY - b.maxY) <= 1 || abs(a.midY - b.midY) <= 1
    return isAcross && isDown
  }

  /// Whether the upper view is tied to another one that lies on the lower on purpose: the second
  /// line of a caption.
  private func isCarried(_ overlap: Overlap, by other: Overlap, in parent: UIView) -> Bool {
    guard other.lower.view === overlap.lower.view, other.upper.view !== overlap.upper.view,
      isMeant(other, in: parent)
    else { return false }
    return !row.ties.ties(overlap.upper.view, other.upper.view).isEmpty
  }
}

extension CGRect {
  /// Whether it is all of another one, within a point.
  fileprivate func covers(_ other: CGRect) -> Bool { insetBy(dx: -1, dy: -1).contains(other) }
}
