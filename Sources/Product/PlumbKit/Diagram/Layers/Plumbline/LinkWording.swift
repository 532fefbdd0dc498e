import LayoutTree

/// What stands beside a link of the chain: what it is, and how long.
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
    number = (isAtLeast && link.reason.isFirm ? "≥ " : "") + Self.signed(link.length)
  }

  /// A number with a true minus sign.
  static func signed(_ value: Double) -> String {
    (value < 0 ? "−" : "") + readable(value.magnitude)
  }

  private static func constraintID(of reason: HeightChain.Reason) -> String? {
    switch reason {
    case .constraint(let id), .loose(let id), .missed(let id, _), .broken(let id): id
    case .size, .margin, .baseline, .mirror, .yielding, .unfixed, .open, .separator, .rounding: nil
    }
  }

  private static func priority(of link: HeightChain.Link) -> String {
    link.priority < 1000 ? " @\(readable(link.priority))" : ""
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
    case .margin: return margin(link, content)
    case .size(let reason): return size(link, reason)
    case .baseline: return link.from.item + " baseline"
    case .mirror: return "as much again"
    case .yielding(let wish):
      let verb = link.length.magnitude > wish ? "stretched" : "squeezed"
      return "\(link.from.item) (\(verb) from \(readable(wish)))"
    case .unfixed: return link.from.item + " (not fixed)"
    case .open: return scene.sizing?.rule == .style ? "laid out by the cell" : "no chain"
    case .separator: return "separator"
    case .rounding: return "to whole pixels"
    }
  }

  /// An identifier that somebody gave, or else what is between the two lines.
  private static func tie(
    _ link: HeightChain.Link, _ constraint: LayoutTree.Constraint?, _ content: String
  ) -> String {
    if let constraint, constraint.id != constraint.equation {
      return constraint.id.hasPrefix("UISV-") ? "spacing" : constraint.id
    }
    if let factor = constraint?.multiplier, factor != 1 { return "× \(readable(factor))" }
    return [link.from.item, link.to.item].contains(content) ? "inset" : "gap"
  }

  private static func margin(_ link: HeightChain.Link, _ content: String) -> String {
    let isTop = [link.from, link.to].contains { $0.edge == .topMargin || $0.edge == .top }
    let owner = link.from.item == content || link.to.item == content ? "" : link.from.item + " "
    return owner + (isTop ? "top margin" : "bottom margin")
  }

  private static func size(_ link: HeightChain.Link, _ reason: HeightChain.SizeReason) -> String {
    let isWhole = Set([link.from.edge, link.to.edge]) == [.top, .bottom]
    let view = (isWhole ? "" : "½ ") + link.from.item
    switch reason.ground {
    case .content(let source) where source == link.from.item: return "\(view) intrinsic"
    case .content(let source): return "\(view) (as \(source))"
    case .chain: return view
    case .width(let source):
      return "\(view) (= \(source == link.from.item ? "" : source + " ")width)"
    case .constant: return "\(view) (fixed)"
    }
  }
}
