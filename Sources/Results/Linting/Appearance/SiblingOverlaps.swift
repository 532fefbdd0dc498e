import UIKitCore

/// Siblings that lie on top of each other although nothing says that they should.
struct SiblingOverlaps {
  private let row: RowAppearance

  init(_ row: RowAppearance) { self.row = row }

  /// Pairs that are compared, so that no file takes forever.
  private static let budget = 200_000

  /// Chosen: the share of its superview above which a view is meant to fill it.
  private static let backgroundShare: CGFloat = 0.8

  /// The faults of all families of siblings, in the order of the views.
  var faults: [VisibleFault] {
    var budget = Self.budget
    return faults(among: row.drawn, of: row.content, &budget)
  }

  private func faults(
    among siblings: [ViewAppearance], of parent: UIView, _ budget: inout Int
  ) -> [VisibleFault] {
    let families = siblings.map { Sibling($0) }
    let covers = families.indices.filter { families[$0].isCover }
    var found: [Overlap] = []
    for upper in families.indices {
      for lower in 0..<upper where families[lower].box.intersects(families[upper].box) {
        budget -= 1
        guard budget > 0 else { return [] }
        if let overlap = overlap(families[lower], families[upper]),
          !covers.contains(where: {
            lower < $0 && $0 < upper && families[$0].hides(overlap.rect)
          })
        {
          found.append(overlap)
        }
      }
    }
    let meant = found.map { isMeant($0, in: parent) }
    let carriers = zip(found, meant).compactMap { $1 ? $0 : nil }
    let byLower = Dictionary(grouping: carriers) { ObjectIdentifier($0.lower.view) }
    let byUpper = Dictionary(grouping: carriers) { ObjectIdentifier($0.upper.view) }
    let wrong = zip(found, meant).filter { overlap, isMeant in
      !isMeant
        && ![
          byLower[ObjectIdentifier(overlap.lower.view)] ?? [],
          byUpper[ObjectIdentifier(overlap.upper.view)] ?? [],
        ].joined().contains { isCarried(overlap, by: $0) }
    }
    return wrong.map { $0.0.fault(row) }
      + siblings.flatMap { faults(among: $0.children, of: $0.view, &budget) }
  }

  /// Two inks, one of each sibling, that lie on top of each other.
  private struct Overlap {
    let lower: Sibling
    let upper: Sibling
    let inks: (lower: ViewAppearance, upper: ViewAppearance)
    let rect: CGRect

    func fault(_ row: RowAppearance) -> VisibleFault {
      var fault = VisibleFault(
        kind: .overlap(rect.size), view: inks.upper.view, others: [inks.lower.view], rect: rect)
      fault.isHeldInHeight = [upper.view, lower.view].contains { view in
        row.ties.ties(view, row.content).contains {
          $0.own == .centerY && $0.constraint.relation == .equal
        }
      }
      return fault
    }
  }

  private struct Sibling {
    let root: ViewAppearance
    let inks: [ViewAppearance]
    let box: CGRect

    init(_ root: ViewAppearance) {
      self.root = root
      // A blur is made for what lies below it, and carries its content over that.
      inks = root.view is UIVisualEffectView ? [] : root.inks
      box = inks.compactMap { $0.ink?.rect }.reduce(CGRect.null) { $0.union($1) }
    }

    var view: UIView { root.view }

    var isCover: Bool { root.ink?.kind == .background }

    /// Whether a background covers a rectangle, so that nobody sees, or is to see, what is below.
    func hides(_ rect: CGRect) -> Bool { isCover && root.ink?.rect.covers(rect) ?? false }
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

  /// Less is not seen: descenders, the air around a symbol, inexact widths.
  private var leastOverlap: CGFloat { row.subject.isOnCanvas ? 4 : 2 }

  /// The rectangle that both cover, where that can be a mistake.
  private func shared(_ low: ViewAppearance, _ high: ViewAppearance) -> CGRect? {
    guard let lower = low.ink, let upper = high.ink, isOpaque(low), isOpaque(high) else {
      return nil
    }
    let rect = lower.largestOverlap(with: upper)
    guard !rect.isNull, rect.width > leastOverlap, rect.height > leastOverlap else { return nil }
    // A plain view behind, before or around something is a background, a cover or a frame.
    if lower.kind == .background && rect.covers(upper.rect) { return nil }
    if upper.kind == .background && (upper.isTranslucent || rect.covers(lower.rect)) { return nil }
    if lower.kind == .background && upper.kind == .background { return nil }
    if lower.kind == .background && isBar(lower, under: upper, isLeftToRight(high.view)) {
      return nil
    }
    if upper.kind == .background && isStrike(upper, through: lower) { return nil }
    return rect
  }

  /// Views that lie on top of others by their nature do not count.
  private func isOpaque(_ drawn: ViewAppearance) -> Bool {
    // Without a default, so that the compiler asks for a new control.
    switch (drawn.view as? any DrawnView)?.drawnContent {
    case .activity, .progress, .pane: false
    case .label, .image, .button, .toggle, .slider, .segments, .stepper, .field, .pages, .bar,
      .searchBar, .datePicker, .picker, .placeholder, .subviewsOnly, nil:
      drawn.view.alpha > ViewAppearance.coveringAlpha
    }
  }

  /// Whether a text begins on a plain view that is as high as the text, as on the filled part of a
  /// bar, or on one that is lower than the text and within its height, as on a marker's stroke.
  private func isBar(_ bar: Ink, under text: Ink, _ isLeftToRight: Bool) -> Bool {
    guard text.kind == .text else { return false }
    let begins = isLeftToRight ? text.rect.minX : text.rect.maxX
    let isAround = bar.rect.minY.isAtMost(text.rect.minY) && text.rect.maxY.isAtMost(bar.rect.maxY)
    let isWithin = text.rect.minY <= bar.rect.midY && bar.rect.midY <= text.rect.maxY
    return bar.rect.minX.isAtMost(begins) && begins.isAtMost(bar.rect.maxX)
      && (isAround || isWithin && bar.rect.height < text.rect.height)
  }

  /// Whether a line goes through a text: what it cost before.
  private func isStrike(_ line: Ink, through text: Ink) -> Bool {
    text.kind == .text && 4 * line.rect.height <= text.rect.height
      && abs(line.rect.midY - text.rect.midY) <= text.rect.height / 4
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
      || isMark(high, on: low) || isCaption(high, on: low)
      || isTitle(high, of: low) || isTitle(low, of: high)
      || hangsOverCorner(overlap.upper, of: overlap.lower)
      || isPile(parent) || isCover(overlap.upper, over: overlap.lower, in: parent)
      || areConcentric(overlap.lower.root.frame, overlap.upper.root.frame)
      || areConcentric(low.frame, high.frame)
      || row.subject.isOnCanvas
        && (areAlternatives(low, high) || isPrompt(high, of: low)
          || isLoneLine(low, besides: high, in: parent)
          || isLoneLine(high, besides: low, in: parent))
  }

  /// Whether a negative distance or a centre puts one over the edge of the other.
  private func isPulledOver(_ lower: UIView, _ upper: UIView) -> Bool {
    row.ties.ties(lower, upper).contains { tie in
      guard tie.constraint.relation == .equal else { return false }
      if tie.own.isCentre, tie.other.edge != nil { return true }
      if tie.other.isCentre, tie.own.edge != nil { return true }
      guard tie.separates else { return false }
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
        || sibling.root.frame.width * sibling.root.frame.height
          > Self.backgroundShare * size.width * size.height)
  }

  /// Whether a picture or coloured view is pinned to the left and right edge of its superview: a
  /// banner. Texts that lie inside it are captions; pictures and controls may hang over its edge,
  /// as the portrait in a profile does. A view pinned to top and bottom is no band: in rows that is
  /// a thumbnail, on which nothing lies on purpose.
  private func isBand(_ sibling: Sibling, of parent: UIView, under upper: ViewAppearance) -> Bool {
    guard let band = sibling.root.ink, sibling.inks.count == 1, let ink = upper.ink,
      band.kind == .picture || band.kind == .background,
      band.rect.spans(ink.rect)
    else { return false }
    let edges = row.ties.ties(sibling.view, parent).filter {
      $0.constraint.relation == .equal && $0.concerns(.horizontal) && $0.own.edge == $0.other.edge
    }
    guard edges.contains(where: { $0.own.edge == .near }),
      edges.contains(where: { $0.own.edge == .far })
    else { return false }
    return ink.kind == .text ? band.rect.covers(ink.rect) : ink.kind != .background
  }

  /// Whether something stands in a text field beside or above its letters, or on the side where
  /// its text does not begin: a button that shows the password, a unit, a currency, the name of the
  /// field. It may be higher than a field without a border.
  /// Or whether a picture stands beside the title of a button: the arrow of a menu.
  private func isAccessory(_ drawn: ViewAppearance, of other: ViewAppearance) -> Bool {
    guard let ink = drawn.ink?.rect else { return false }
    if let button = other.view as? UIButton {
      return drawn.ink?.kind == .picture && other.frame.covers(ink) && !button.shows(in: ink, other)
    }
    guard let field = other.view as? UITextField, !(drawn.view is UITextField),
      other.frame.spans(ink),
      other.frame.minY <= ink.midY, ink.midY <= other.frame.maxY
    else { return false }
    let (x, y) = (other.frame.minX - field.bounds.minX, other.frame.minY - field.bounds.minY)
    if let letters = field.innerLetters, other.frame.covers(ink),
      !letters.box.offsetBy(dx: x, dy: y).intersects(ink)
    {
      return true
    }
    let beginsAtRight =
      switch field.textAlignment {
      case .right: true
      case .left: false
      default: field.effectiveUserInterfaceLayoutDirection == .rightToLeft
      }
    return beginsAtRight ? ink.maxX <= other.frame.midX : ink.minX >= other.frame.midX
  }

  /// Whether a text lies in a button without a title, over or under it.
  private func isTitle(_ drawn: ViewAppearance, of other: ViewAppearance) -> Bool {
    guard let button = other.view as? UIButton, drawn.ink?.kind == .text,
      button.currentTitle?.isEmpty ?? true
    else { return false }
    return drawn.ink.map { other.frame.covers($0.rect) } ?? false
  }

  /// Whether something small that is no text, or a text on a background of its own, lies inside a
  /// picture: a check mark, a heart, a dot for who is there, "New". What begins where the picture
  /// begins is not excused, because that is how it looks where a distance was forgotten.
  private func isMark(_ drawn: ViewAppearance, on other: ViewAppearance) -> Bool {
    guard let mark = drawn.ink, let picture = other.ink, picture.kind == .picture,
      mark.kind != .text || drawn.view.backgroundColor != nil, picture.rect.covers(mark.rect)
    else { return false }
    let isAtStart =
      isLeftToRight(other.view)
      ? mark.rect.minX.isAtMost(picture.rect.minX) : picture.rect.maxX.isAtMost(mark.rect.maxX)
    return 4 * mark.rect.area <= picture.rect.area && !isAtStart
  }

  /// Whether a constraint places something a distance inside a picture's left or right edge,
  /// whatever its height depends on: a duration, a price; a portrait that hangs over the lower edge
  /// of a header. A text has to lie inside the picture.
  private func isCaption(_ drawn: ViewAppearance, on other: ViewAppearance) -> Bool {
    guard let upper = drawn.ink, let picture = other.ink, picture.kind == .picture,
      upper.kind == .text ? picture.rect.covers(upper.rect) : picture.rect.spans(upper.rect)
    else { return false }
    return row.ties.ties(drawn.view, other.view).contains { tie in
      tie.concerns(.horizontal) && tie.own.edge != nil && tie.own.edge == tie.other.edge
        && tie.constraint.constant != 0
    }
  }

  /// Whether a label lies inside a text field or a text view, as its prompt.
  private func isPrompt(_ drawn: ViewAppearance, of other: ViewAppearance) -> Bool {
    guard drawn.view is UILabel, let ink = drawn.ink?.rect else { return false }
    return (other.view is UITextField || other.view is UITextView) && other.frame.covers(ink)
  }

  /// Whether a stack view puts its views on top of each other, as a pile of portraits.
  private func isPile(_ parent: UIView) -> Bool {
    guard let stack = parent as? UIStackView else { return false }
    return stack.spacing < 0
      || stack.arrangedSubviews.contains { stack.customSpacing(after: $0) < 0 }
  }

  /// Whether a coloured view or a picture has the frame of a sibling behind the lower view and a
  /// constraint to it: an overlay on a card, other content of a bubble.
  private func isCover(_ upper: Sibling, over lower: Sibling, in parent: UIView) -> Bool {
    guard [.background, .picture].contains(upper.root.ink?.kind) else { return false }
    return parent.subviews.prefix { $0 !== lower.view }.contains { ground in
      !ground.isHidden && areEqual(ground.frame, upper.view.frame)
        && !row.ties.ties(upper.view, ground).isEmpty
    }
  }

  private func areEqual(_ first: CGRect, _ second: CGRect) -> Bool {
    first.minX.isAt(second.minX) && first.maxX.isAt(second.maxX)
      && first.minY.isAt(second.minY) && first.maxY.isAt(second.maxY)
  }

  private func isLeftToRight(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .leftToRight
  }

  /// Whether a small view covers a corner of a larger one: a badge, a close button. Where no
  /// constraint ties the two, neither may be a text, and the small one has at most a quarter of the
  /// area. Letters alone are no badge.
  private func hangsOverCorner(_ upper: Sibling, of lower: Sibling) -> Bool {
    let (small, large) = (upper.root.frame, lower.root.frame)
    let kinds = [upper.root.ink?.kind, lower.root.ink?.kind]
    let isSmall = 4 * small.area <= large.area
    guard upper.root.ink?.kind != .text || upper.view.backgroundColor != nil,
      !row.ties.ties(upper.view, lower.view).isEmpty || isSmall && !kinds.contains(.text)
    else { return false }
    let isBeyond = { (least: CGFloat, most: CGFloat, low: CGFloat, high: CGFloat) in
      least < low || most > high
    }
    return small.area < large.area
      && isBeyond(small.minX, small.maxX, large.minX, large.maxX)
      && isBeyond(small.minY, small.maxY, large.minY, large.maxY)
  }

  private func areConcentric(_ first: CGRect, _ second: CGRect) -> Bool {
    first.midX.isAt(second.midX) && first.midY.isAt(second.midY)
  }

  /// Whether two views of a kind begin or end at one corner: code shows one of them at a time.
  private func areAlternatives(_ low: ViewAppearance, _ high: ViewAppearance) -> Bool {
    let (a, b) = (low.frame, high.frame)
    let isAcross = a.minX.isAt(b.minX) || a.maxX.isAt(b.maxX) || a.midX.isAt(b.midX)
    let isDown = a.minY.isAt(b.minY) || a.maxY.isAt(b.maxY) || a.midY.isAt(b.midY)
    return isAcross && isDown
  }

  /// Whether a constraint puts one text in the middle of its superview's height, where another
  /// begins and ends in the same column and is tied to it neither above nor below: the one line of
  /// a row that shows two lines at other times.
  private func isLoneLine(
    _ line: ViewAppearance, besides other: ViewAppearance, in parent: UIView
  ) -> Bool {
    guard line.ink?.kind == .text, other.ink?.kind == .text,
      line.frame.minX.isAt(other.frame.minX), line.frame.maxX.isAt(other.frame.maxX)
    else { return false }
    return row.ties.ties(line.view, parent).contains { $0.own == .centerY && $0.other == .centerY }
      && !row.ties.ties(line.view, other.view).contains { $0.concerns(.vertical) }
  }

  /// Whether an overlap follows from one that is meant: the upper view is tied to one that lies on
  /// the same lower view, as the second line of a caption, or it is meant to lie on a view that has
  /// the frame of the lower one, as pictures have for their shadows.
  private func isCarried(_ overlap: Overlap, by other: Overlap) -> Bool {
    let haveLowerInCommon = other.lower.view === overlap.lower.view
    if haveLowerInCommon == (other.upper.view === overlap.upper.view) { return false }
    return haveLowerInCommon
      ? !row.ties.ties(overlap.upper.view, other.upper.view).isEmpty
      : other.lower.root.frame == overlap.lower.root.frame
  }
}

extension UIButton {
  /// Whether its title or picture is in a rectangle of the coordinates in which it is `drawn`.
  fileprivate func shows(in rect: CGRect, _ drawn: ViewAppearance) -> Bool {
    let (x, y) = (drawn.frame.minX - bounds.minX, drawn.frame.minY - bounds.minY)
    return [titleLabel?.frame, imageView?.frame].compactMap(\.self).contains { part in
      part.offsetBy(dx: x, dy: y).intersects(rect)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isCentre: Bool { self == .centerX || self == .centerY }
}

// MARK: - Within a point

extension CGFloat {
  /// Whether two edges or middles are meant to be at one position.
  fileprivate func isAt(_ other: CGFloat) -> Bool { Tolerance.aligns(self, other) }

  /// Whether it is before another position, or meant to be at it.
  fileprivate func isAtMost(_ other: CGFloat) -> Bool { self < other || isAt(other) }
}

extension CGRect {
  /// Whether it is as wide as another one and around it.
  fileprivate func spans(_ other: CGRect) -> Bool {
    minX.isAtMost(other.minX) && other.maxX.isAtMost(maxX)
  }

  fileprivate func covers(_ other: CGRect) -> Bool {
    let room = -CGFloat(Tolerance.alignment)
    return insetBy(dx: room, dy: room).contains(other)
  }
}
