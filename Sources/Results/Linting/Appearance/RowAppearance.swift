import Typesetting
import UIKitCore

/// Looks at a laid-out row as a person would, and finds what is cut off, squeezed, outside or on
/// top of something else. The one computation behind four rules of `plumb lint`, `plumb trace`,
/// `plumb why` and the layer `problems`.
package struct RowAppearance {
  /// What kind of thing is looked at.
  package struct Subject {
    package enum Kind {
      /// A row of a table, whose content must end inside.
      case row
      case view
    }

    package enum State {
      /// What users see.
      case filled
      /// What a canvas of Interface Builder shows: texts are placeholders, views that are
      /// alternatives lie on top of each other until code hides one, and widths of texts are not
      /// exactly Apple's.
      case onCanvas
    }

    private let kind: Kind
    private let state: State

    package var isRow: Bool { kind == .row }
    package var isOnCanvas: Bool { state == .onCanvas }

    package init(_ kind: Kind, _ state: State) {
      self.kind = kind
      self.state = state
    }
  }

  /// The cell, or what else is the root of the layout.
  let root: UIView
  let content: UIView
  let subject: Subject
  /// The views of a cell that are not in its content view.
  private let beside: [UIView]
  /// What shows in the content view, and then what lies beside that in a cell.
  let drawn: [ViewAppearance]
  let ties: WrittenTies

  /// A row, laid out.
  package init(of content: UIView, in root: UIView, _ subject: Subject) {
    self.root = root
    self.content = content
    self.subject = subject
    ties = WrittenTies(root)
    beside =
      (root as? UITableViewCell).flatMap {
        $0.contentView === content ? $0.viewsBesideContent : nil
      }
      ?? []
    let origin = CGPoint(x: -content.bounds.minX, y: -content.bounds.minY)
    let corner = CGPoint(x: origin.x - content.frame.minX, y: origin.y - content.frame.minY)
    drawn =
      content.bounds.width > 0 && content.bounds.height > 0
      ? content.subviews.compactMap { ViewAppearance($0, origin: origin) }
        + beside.compactMap { ViewAppearance($0, origin: corner) } : []
  }

  /// Everything that is wrong with it, in the order of the rules and, in each, of the views.
  package var faults: [VisibleFault] {
    guard !drawn.isEmpty else { return [] }
    let inks = drawn.flatMap(\.inks)
    return outsideFaults(inks.filter { $0.view.isDescendant(of: content) })
      + inks.filter { !$0.view.showsSample }.compactMap { textFault($0) }
      + inks.filter { !$0.view.showsSample }.flatMap { squeezeFaults($0.view, $0.frame) }
      + vanishedFaults(content)
      + SiblingOverlaps(self).faults
      + RowGaps(self, inks).faults
  }

  // MARK: Outside

  /// Between the letters and the frame of a label that is as high as its text, at most.
  private static let lineAir: CGFloat = 8

  /// One for each edge: the view that is farthest outside, and with it those that hang on it.
  private func outsideFaults(_ inks: [ViewAppearance]) -> [VisibleFault] {
    guard subject.isRow else { return [] }
    let bounds = CGRect(origin: .zero, size: content.bounds.size)
    return RowEdge.allCases.compactMap { edge in
      let outside = inks.compactMap { drawn -> (view: UIView, rect: CGRect, excess: CGFloat)? in
        guard !drawn.isScrolled, let ink = drawn.ink else { return nil }
        let excess = edge.excess(of: ink.rect, over: bounds)
        guard excess > Tolerance.edge, !isMeantOutside(drawn, edge) else { return nil }
        // Letters decide, but people compare with frames: the air around a line is no difference.
        let air = abs(edge.position(in: drawn.frame) - edge.position(in: ink.rect))
        return (drawn.view, air <= Self.lineAir ? drawn.frame : ink.rect, excess)
      }
      guard
        let worst = outside.enumerated().max(by: {
          ($0.element.excess, -$0.offset) < ($1.element.excess, -$1.offset)
        })?.element
      else { return nil }
      return VisibleFault(
        kind: .outside(
          edge, end: edge.position(in: worst.rect), limit: edge.position(in: bounds),
          beyond: surroundings(beyond: edge)),
        view: worst.view, others: outside.map(\.view).filter { $0 !== worst.view },
        rect: worst.rect)
    }
  }

  /// Whether most of a small picture lies outside: with decoration that happens to none.
  private static func isIconOutside(
    _ rect: CGRect, _ drawn: ViewAppearance, _ edge: RowEdge, _ size: CGSize
  ) -> Bool {
    let length = edge.axis == .horizontal ? rect.width : rect.height
    let excess = edge.excess(of: rect, over: CGRect(origin: .zero, size: size))
    return drawn.view is UIImageView && max(rect.width, rect.height) <= largestIcon
      && 2 * excess > length
  }

  /// The longer side of a picture that stands for something, in points.
  private static let largestIcon: CGFloat = 64

  private func surroundings(beyond edge: RowEdge) -> VisibleFault.Surroundings {
    guard edge.axis == .horizontal, let cell = root as? UITableViewCell,
      let accessory = cell.accessoryFrame
    else { return .rowEnd }
    return (accessory.midX > content.frame.midX) == edge.isFar ? .accessory : .rowEnd
  }

  /// Whether somebody put the view there on purpose: decoration that is pinned to the very edge
  /// that it goes beyond, or a badge on the corner of another view.
  private func isMeantOutside(_ drawn: ViewAppearance, _ edge: RowEdge) -> Bool {
    let view = drawn.view
    if drawn.ink?.kind == .text || drawn.ink?.kind == .control { return isBadge(view) }
    if drawn.ink.map({ Self.isIconOutside($0.rect, drawn, edge, content.bounds.size) }) == true {
      return isBadge(view)
    }
    let chain = sequence(first: view, next: \.superview).prefix { $0 !== content }
    return chain.contains { member in
      ties.ties(member, content).contains { tie in
        tie.constraint.relation == .equal && tie.concerns(edge.axis)
          && tie.own.edge == (edge.isFar ? .far : .near)
      }
    } || isBadge(view)
  }

  /// Whether constraints hold the view to a larger one at a corner, as a badge.
  func isBadge(_ view: UIView) -> Bool {
    guard let parent = view.superview else { return false }
    let area = view.bounds.width * view.bounds.height
    return ties.constraints(of: view).contains { constraint in
      let partners = [constraint.firstItem.owner, constraint.secondItem.owner]
      guard
        let other = partners.compactMap(\.self).first(where: { $0 !== view }),
        other.superview === parent, other.bounds.width * other.bounds.height > area
      else { return false }
      return isHeld(view, to: other)
    }
  }

  /// Whether constraints hold a view to another one along both axes.
  func isHeld(_ view: UIView, to other: UIView) -> Bool {
    let places = ties.ties(view, other).filter { !$0.isSize && !$0.separates }
    return places.contains { $0.concerns(.horizontal) }
      && places.contains { $0.concerns(.vertical) }
  }

  // MARK: Text

  /// On a canvas the frames are those that Xcode stored with Apple's fonts.
  var textTolerance: CGFloat { subject.isOnCanvas ? Tolerance.textWidth : 0 }

  private func textFault(_ drawn: ViewAppearance) -> VisibleFault? {
    guard let label = drawn.view as? UILabel, let text = label.shownText, let ink = drawn.ink,
      label.text?.contains(where: { $0.isLetter || $0.isNumber }) ?? false
    else { return nil }
    guard text.isTruncated else {
      return brokenWord(label).map {
        VisibleFault(kind: .brokenWord($0), view: label, others: [], rect: drawn.frame)
      }
    }
    guard !isSharedOut(label) else { return nil }
    var offer: UILayoutPriority?
    if label.numberOfLines != 0, mayBeCut(label), !showsNothing(label, text) {
      offer = self.offer(of: label)
      if offer == nil { return nil }
    }
    let rect = ink.rect.union(drawn.frame)
    if label.numberOfLines == 1, text.naturalWidth > label.bounds.width {
      guard text.naturalWidth > label.bounds.width * (1 + textTolerance) else { return nil }
      return VisibleFault(
        kind: .narrow(width: label.bounds.width, needed: text.naturalWidth), view: label,
        others: [], rect: rect, offer: offer)
    }
    return VisibleFault(
      kind: .short(
        lines: text.lines, needed: text.neededLines, limit: max(0, label.numberOfLines),
        height: label.bounds.height, neededHeight: text.height),
      view: label, others: [], rect: rect, offer: offer)
  }

  /// A word that goes on in the next line; letters of scripts that are written without blanks may.
  private func brokenWord(_ label: UILabel) -> String? {
    guard label.lineCount > 1, label.lineBreakMode != .byCharWrapping,
      let typesetter = label.environment.text as? Typesetter
    else { return nil }
    let text = Array((label.text ?? "").utf16)
    let width =
      label.bounds.width * (1 + textTolerance) + 1 / label.environment.displayScale
    let lines = typesetter.layout(
      label.drawnParagraph, width: Double(width), maximumLines: max(0, label.numberOfLines)
    ).lines
    let isLetter = { (index: Int) in
      text.indices.contains(index) && text[index] < Self.endOfSpacedScripts
        && Unicode.Scalar(text[index])?.properties.isAlphabetic == true
    }
    for end in lines.dropLast().map(\.utf16Range.upperBound.index)
    where isLetter(end - 1) && isLetter(end) {
      var (first, last) = (end, end)
      while isLetter(first - 1) { first -= 1 }
      while isLetter(last) { last += 1 }
      return String(decoding: text[first..<last], as: UTF16.self)
    }
    return nil
  }

  /// Latin, Greek, Cyrillic and Armenian letters come before it; all have blanks between words.
  private static let endOfSpacedScripts: UInt16 = 0x0590

  /// Whether Xcode gives a label's share of a stack out by an unknown formula.
  private func isSharedOut(_ label: UILabel) -> Bool {
    guard subject.isOnCanvas, label.numberOfLines != 1, let stack = label.superview as? UIStackView
    else { return false }
    return stack.axis == .vertical && stack.distribution == .fillProportionally
  }

  /// Whether somebody said that text may be missing: by naming the line break, which Interface
  /// Builder does for every label, or by a resistance that gives way to others.
  private func mayBeCut(_ label: UILabel) -> Bool {
    offer(of: label) != nil
      || label.hasChosenLineBreak && !subject.isOnCanvas
  }

  /// The resistance of a label that gives way to others.
  private func offer(of label: UILabel) -> UILayoutPriority? {
    let resistance = label.contentCompressionResistancePriority(for: .horizontal)
    return resistance < .defaultHigh ? resistance : nil
  }

  /// Whether no letter of the text is left: a label that may be cut still has something to say.
  private func showsNothing(_ label: UILabel, _ text: ShownText) -> Bool {
    guard text.lines == 1, text.naturalWidth > label.bounds.width,
      !ties.states(.horizontal, of: label), let typesetter = label.environment.text as? Typesetter
    else { return false }
    let width = Double(label.bounds.width + 1 / label.environment.displayScale)
    let line = typesetter.layout(label.drawnParagraph, width: width, maximumLines: 1).lines.first
    // The ellipsis stands for no character of the text.
    return line.map { $0.runs.allSatisfy(\.utf16Range.isEmpty) } ?? false
  }

  // MARK: Squeezed

  private func squeezeFaults(_ view: UIView, _ rect: CGRect) -> [VisibleFault] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
      guard let squeeze = Squeeze(view, axis, ties),
        squeeze.needed - squeeze.size > Tolerance.squeeze + squeeze.needed * textTolerance
      else { return nil }
      return VisibleFault(
        kind: .squeezed(axis, size: squeeze.size, needed: squeeze.needed), view: view,
        others: squeeze.rivals, rect: rect)
    }
  }

  /// Views without any room, unless a constraint says so: a height of 0 is how code hides.
  private func vanishedFaults(_ parent: UIView) -> [VisibleFault] {
    parent.subviews.filter { !$0.isHidden && $0.alpha >= ViewAppearance.leastAlpha }.flatMap {
      view in
      if view.frame.width > 0, view.frame.height > 0 {
        return view.drawsItself ? [] : vanishedFaults(view)
      }
      let rect = view.convert(view.bounds, to: content)
      if let scroll = view as? UIScrollView { return flatFaults(scroll, rect) }
      guard let label = view as? UILabel else {
        let axis: NSLayoutConstraint.Axis = view.frame.width > 0 ? .vertical : .horizontal
        let holdsOthers = !view.drawsItself && !ties.states(axis, of: view)
        return squeezeFaults(view, rect) + (holdsOthers ? vanishedFaults(view) : [])
      }
      return vanishedText(label, rect).map { [$0] } ?? []
    }
  }

  private func vanishedText(_ label: UILabel, _ rect: CGRect) -> VisibleFault? {
    guard label.text?.isEmpty == false, !label.translatesAutoresizingMaskIntoConstraints else {
      return nil
    }
    let needed = label.sizeThatFits(.zero)
    let kind: VisibleFault.Kind
    if label.frame.width <= 0, !ties.states(.horizontal, of: label) {
      kind = .narrow(width: 0, needed: needed.width)
    } else if label.frame.height <= 0, !ties.states(.vertical, of: label) {
      kind = .short(
        lines: 0, needed: 1, limit: max(0, label.numberOfLines), height: 0,
        neededHeight: needed.height)
    } else {
      return nil
    }
    return VisibleFault(kind: kind, view: label, others: [], rect: rect)
  }

  /// Views that scroll and are 0 high though they have something to show.
  private func flatFaults(_ scroll: UIScrollView, _ rect: CGRect) -> [VisibleFault] {
    guard subject.isRow, scroll.frame.width > 0, scroll.frame.height <= 0,
      !scroll.translatesAutoresizingMaskIntoConstraints, !ties.states(.vertical, of: scroll),
      (scroll as? UITextView).map({ !$0.text.isEmpty }) ?? true
    else { return [] }
    return [VisibleFault(kind: .flat(scroll), view: scroll, others: [], rect: rect)]
  }
}

/// A control or picture that is given less room than its content needs.
struct Squeeze {
  /// The size that it is given along the axis, in points.
  let size: CGFloat
  /// The size of its content.
  let needed: CGFloat
  /// Views whose contents take the room.
  let rivals: [UIView]

  /// Nil for a view that has its room, or that somebody made as small as it is.
  init?(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ ties: WrittenTies) {
    guard !view.translatesAutoresizingMaskIntoConstraints,
      view.contentCompressionResistancePriority(for: axis) >= .defaultHigh,
      let needed = view.neededSize(along: axis)
    else { return nil }
    let isFixed = view.hasFixedSize
    let rect = view.alignmentRect(forFrame: view.unroundedFrame)
    let drawn = axis == .horizontal ? rect.width : rect.height
    guard isFixed || drawn < needed, !ties.states(axis, of: view),
      let reasons = view.layoutReasons(for: [(axis == .horizontal ? .width : .height, 1)])
    else { return nil }
    // A control of a fixed size may be drawn larger than the size that constraints gave it.
    size = isFixed ? reasons.reduce(0) { $0 + $1.value } : drawn
    self.needed = needed
    guard size < needed else { return nil }
    var rivals: [UIView] = []
    for reason in reasons where reason.constraint.origin == .contentSize {
      guard let rival = reason.constraint.firstItem as? UIView, rival !== view,
        !rivals.contains(where: { $0 === rival })
      else { continue }
      rivals.append(rival)
    }
    self.rivals = rivals
    // A picture between pins is meant to be scaled, but not away; one that fills its view, to be cut.
    if view is UIImageView, view.contentMode == .scaleAspectFill, 2 * size >= needed { return nil }
    guard !rivals.isEmpty || size <= 0 || !(view is UIImageView || reasons.stateSize(around: view))
    else {
      return nil
    }
  }
}

extension [LayoutReason] {
  /// Whether the value rests on a length that is written for the view or one around it.
  fileprivate func stateSize(around view: UIView) -> Bool {
    contains {
      $0.constraint.isWritten && $0.constraint.secondItem == nil
        && [.width, .height].contains($0.constraint.firstAttribute)
        && $0.constraint.firstItem.owner.map(view.isDescendant) ?? false
    }
  }
}

extension UIView {
  /// The size along an axis below which something of the view's content is missing, in points; nil
  /// for views that show their content at any size.
  func neededSize(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let content = intrinsicContentSize
    let own = axis == .horizontal ? content.width : content.height
    guard own != UIView.noIntrinsicMetric, own.isFinite, own > 0 else { return nil }
    switch self {
    case _ where hasFixedSize: return own
    case let button as UIButton: return button.neededSize(along: axis, own)
    case let segments as UISegmentedControl:
      return axis == .horizontal ? min(own, segments.contentWidth) : nil
    case let field as UITextField:
      return axis == .vertical ? field.font.map { $0.lineHeight } : nil
    case let image as UIImageView: return image.image == nil ? nil : own
    case is UIPageControl: return axis == .horizontal ? own : nil
    default: return nil
    }
  }
}

extension UIButton {
  /// Picture and title without the space around them: nothing is lost when that shrinks.
  fileprivate func neededSize(along axis: NSLayoutConstraint.Axis, _ own: CGFloat) -> CGFloat? {
    let title = titleLabel?.text?.isEmpty == false ? titleLabel : nil
    guard axis == .horizontal else {
      return max(title?.font.capHeight ?? 0, min(own, currentImage?.size.height ?? 0))
    }
    guard configuration == nil else {
      // A title of next to no width has no letters that could be truncated.
      guard let title,
        title.shownText?.isTruncated ?? true
          || (title.numberOfLines == 1
            && title.intrinsicContentSize.width > title.bounds.width + Tolerance.squeeze)
      else { return nil }
      return own
    }
    guard title?.numberOfLines ?? 1 == 1, title?.adjustsFontSizeToFitWidth != true else {
      return nil
    }
    return min(own, (title?.intrinsicContentSize.width ?? 0) + (currentImage?.size.width ?? 0))
  }
}

/// The faults of a scene, looked for once for all rules, and what was tried against them.
final class AppearanceMemo {
  private var known: [VisibleFault]?
  private var madeTrial: LayoutTrial?
  private var overlaps: Set<Set<String>>??

  init() {}

  /// For another layout of the row that `other` was about.
  init(of other: AppearanceMemo) { overlaps = other.overlaps }

  /// The pairs that lie on each other at the stored size, which is laid out once for all faults.
  func storedOverlaps(_ find: () -> Set<Set<String>>?) -> Set<Set<String>>? {
    if let overlaps { return overlaps }
    let found = find()
    overlaps = .some(found)
    return found
  }

  func trial(_ make: () -> LayoutTrial) -> LayoutTrial {
    if let madeTrial { return madeTrial }
    let made = make()
    madeTrial = made
    return made
  }

  func faults(_ find: () -> [VisibleFault]) -> [VisibleFault] {
    if let known { return known }
    let found = find()
    known = found
    return found
  }
}
