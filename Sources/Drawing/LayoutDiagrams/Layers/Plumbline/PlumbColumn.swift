import LayoutTree
import Scene

/// The words beside the line, written as a sum: names, a column of numbers, a rule and the total.
///
/// Each stands as near as can be to its segment, to which a short line leads.
struct PlumbColumn {
  /// A line of the column.
  struct Entry {
    let wording: LinkWording
    let color: Scene.Color
    /// The middle of what it speaks of, in points below the row's top.
    let middle: Double
  }

  let entries: [Entry]
  let total: Entry
  /// Where the line hangs.
  let x: Double
  let palette: DiagramPalette
  let type: BadgeText

  private static let leader = 5.0
  /// Words that stand farther from their segment, in points, have no line to it: beside thousands
  /// of segments all those lines would be one grey bar.
  private static let longest = 240.0
  private static let space = 4.0
  /// Above the total.
  private static let rule = 2.5

  /// Where numbers end, at the left of the line and its ticks.
  private var numberEnd: Double { x - Self.leader - 5 }

  init(
    entries: [Entry], total: Entry, x: Double, palette: DiagramPalette, type: BadgeText
  ) {
    (self.entries, self.total, self.x, self.palette, self.type) = (entries, total, x, palette, type)
    let widest = (entries + [total]).map { type.width($0.wording.number) }.max() ?? 0
    nameEnd = x - Self.leader - 5 - widest - Self.space - BadgeText.padding
  }

  /// Where names end, left of the widest number.
  private let nameEnd: Double

  /// The tops of the entries, in their order, and of the total.
  var tops: (entries: [Double], total: Double) {
    let sorted = entries.indices.sorted { (entries[$0].middle, $0) < (entries[$1].middle, $1) }
    let stacked = GutterStack.tops(
      targets: sorted.map { entries[$0].middle - BadgeText.height / 2 }, step: BadgeText.height,
      from: 0, to: .infinity)
    var tops = [Double](repeating: 0, count: entries.count)
    for (index, top) in zip(sorted, stacked) { tops[index] = top }
    let end = stacked.last.map { $0 + BadgeText.height } ?? 0
    return (
      tops, max(entries.isEmpty ? 0 : end + 2 * Self.rule, total.middle - BadgeText.height / 2)
    )
  }

  /// The room the column takes.
  var bounds: Scene.Rect {
    let widest = (entries + [total]).map { type.width($0.wording.name) }.max() ?? 0
    let left = nameEnd - widest - BadgeText.padding
    return Scene.Rect(left, 0, x - left, tops.total + BadgeText.height)
  }

  /// The room of each line of words.
  var words: [Scene.Rect] {
    let tops = tops
    return zip(entries + [total], tops.entries + [tops.total]).map { entry, top in
      let left = nameEnd - type.width(entry.wording.name)
      return Scene.Rect(left, top + 1, numberEnd - left, BadgeText.height - 2)
    }
  }

  var entryNodes: [[Scene.Node]] {
    zip(entries, tops.entries).map { entry, top in
      leader(to: top, entry) + text(entry, top, entry.color)
    }
  }

  /// The nodes of the total: the rule of a sum, and the number on a filled badge.
  var totalNodes: [Scene.Node] {
    let top = tops.total
    let width = type.width(total.wording.number)
    let box = Scene.Rect(
      numberEnd - width - BadgeText.padding, top, width + 2 * BadgeText.padding, BadgeText.height)
    let ruleY = top - Self.rule
    let rule = Scene.Path.segment(
      Scene.Point(nameEnd + Self.space, ruleY),
      Scene.Point(numberEnd + BadgeText.padding, ruleY))
    let origin = Scene.Point(numberEnd - width, top + BadgeText.baseline)
    let above =
      entries.isEmpty
      ? leader(to: top, total) : [.stroke(rule, palette.caption, .init(width: 0.5))]
    return above + [.fill(.roundedRectangle(box, radius: 2.5), total.color)]
      + name(total.wording.name, top, total.color)
      + type.nodes(total.wording.number, palette.onFill, origin)
  }

  private func text(_ entry: Entry, _ top: Double, _ color: Scene.Color) -> [Scene.Node] {
    let number = entry.wording.number
    let origin = Scene.Point(numberEnd - type.width(number), top + BadgeText.baseline)
    return name(entry.wording.name, top, color) + type.nodes(number, color, origin)
  }

  private func name(_ name: String, _ top: Double, _ color: Scene.Color) -> [Scene.Node] {
    let origin = Scene.Point(nameEnd - type.width(name), top + BadgeText.baseline)
    return type.nodes(name, color == palette.plumbline ? palette.caption : color, origin)
  }

  private func leader(to top: Double, _ entry: Entry) -> [Scene.Node] {
    let y = top + BadgeText.height / 2
    guard abs(y - entry.middle) <= Self.longest else { return [] }
    let line = [
      Scene.Point(x - 3, entry.middle), Scene.Point(x - 4, entry.middle),
      Scene.Point(x - 4 - Self.leader, y),
    ]
    return [.stroke(.polyline(line), palette.context, .init(width: 0.5))]
  }
}

/// The text beside a link of the chain: what it is, and how long.
///
/// The numbers of a chain add up, so they stand in a column of their own; everything else is
/// part of the name.
struct LinkWording: Equatable {
  /// `title`, `gap @750`, `top margin`.
  let name: String
  /// The length in points; of an inequality with its sign.
  let number: String

  /// The wording of a link in the chain of `scene`.
  init(_ link: HeightChain.Link, in scene: LayoutTree.Scene) {
    let constraint = Self.constraintID(of: link.reason).flatMap { id in
      scene.constraints.first { $0.id == id }
    }
    name = Self.name(of: link, constraint, in: scene)
    let isAtLeast = constraint.map { $0.relation != .equal } ?? false
    number = (isAtLeast && link.reason.isFirm ? "≥ " : "") + typographic(link.length)
  }

  private static func constraintID(of reason: HeightChain.Reason) -> String? {
    switch reason {
    case .constraint(let id), .loose(let id), .missed(let id, _), .broken(let id): id
    case .size, .margin, .baseline, .mirror, .yielding, .unfixed, .open, .separator, .rounding: nil
    }
  }

  private static func priority(of link: HeightChain.Link) -> String {
    EquationText.prioritySuffix(link.priority)
  }

  private static func name(
    of link: HeightChain.Link, _ constraint: LayoutTree.Constraint?, in scene: LayoutTree.Scene
  ) -> String {
    let content = scene.views.first?.id ?? ""
    switch link.reason {
    case .constraint: return tie(link, constraint, content) + priority(of: link)
    case .loose: return tie(link, constraint, content) + ", has room"
    case .missed(_, let by):
      return tie(link, constraint, content) + priority(of: link) + ", off by \(readable(by))"
    case .broken: return tie(link, constraint, content) + ", broken"
    case .margin: return margin(link, content, in: scene)
    case .size(let reason): return size(link, reason, in: scene)
    case .baseline: return scene.shownName(of: link.from.item) + " baseline"
    case .mirror: return "as much again"
    case .yielding(let intrinsic):
      let verb = link.length.magnitude > intrinsic ? "stretched" : "squeezed"
      return "\(scene.shownName(of: link.from.item)) (\(verb) from \(readable(intrinsic)))"
    case .unfixed: return scene.shownName(of: link.from.item) + " (not fixed)"
    case .open: return scene.sizing?.rule == .style ? "laid out by the cell" : "unconstrained"
    case .separator: return "separator"
    case .rounding: return "to whole pixels"
    }
  }

  /// An identifier that somebody gave, or else what is between the two lines.
  private static func tie(
    _ link: HeightChain.Link, _ constraint: LayoutTree.Constraint?, _ content: String
  ) -> String {
    if constraint?.origin.isStackView == true { return "spacing" }
    if let name = constraint?.givenName { return name }
    if let factor = constraint?.multiplier, factor != 1 { return "× \(readableFactor(factor))" }
    return [link.from.item, link.to.item].contains(content) ? "inset" : "gap"
  }

  private static func margin(
    _ link: HeightChain.Link, _ content: String, in scene: LayoutTree.Scene
  ) -> String {
    let isTop = [link.from, link.to].contains { $0.edge == .topMargin || $0.edge == .top }
    let isOwn = link.from.item == content || link.to.item == content
    let owner = isOwn ? "" : scene.shownName(of: link.from.item) + " "
    return owner + (isTop ? "top margin" : "bottom margin")
  }

  private static func size(
    _ link: HeightChain.Link, _ reason: HeightChain.SizeReason, in scene: LayoutTree.Scene
  ) -> String {
    let isWhole = Set([link.from.edge, link.to.edge]) == [.top, .bottom]
    let isHidden = scene.views.first { $0.id == link.from.item }?.isHidden == true
    let view =
      (isWhole ? "" : "½ ") + scene.shownName(of: link.from.item) + (isHidden ? ", hidden" : "")
    switch reason.ground {
    case .content(let source) where source == link.from.item: return "\(view) intrinsic"
    case .content(let source): return "\(view) (as \(scene.shownName(of: source)))"
    case .chain: return view
    case .width(let source):
      if let ratio = ratio(reason, in: scene) { return "\(view) (\(ratio))" }
      let owner = source == link.from.item ? "" : scene.shownName(of: source) + " "
      return "\(view) (= \(owner)width)"
    case .constant: return "\(view) (fixed)"
    }
  }

  /// The proportion of a view's sides that ties its height to its width.
  private static func ratio(
    _ reason: HeightChain.SizeReason, in scene: LayoutTree.Scene
  ) -> String? {
    let constraint = scene.constraints.first { $0.id == reason.constraints.first }
    guard let constraint, constraint.first.item == constraint.second?.item,
      constraint.constant == 0, constraint.multiplier > 0
    else { return nil }
    return constraint.aspectRatio
  }
}
