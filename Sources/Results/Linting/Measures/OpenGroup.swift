import LayoutDiagnosis
import UIKit

/// Views whose openness along an axis has one cause: where one of them goes decides about the
/// others.
struct OpenGroup {
  private let axis: NSLayoutConstraint.Axis
  /// In the order of the file; at least one.
  private var members: [OpenView]

  /// Open views of a scene that are looked at: each costs two optimizations of what it hangs
  /// together with.
  private static let limit = 100

  /// The groups of a scene: open views that a constraint joins, or of which one lies in the other.
  static func groups(of scene: LintScene, _ axis: NSLayoutConstraint.Axis) -> [OpenGroup] {
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

  /// What to say of the group, at the first view whose own size is open.
  func observation(in scene: LintScene) -> Observation {
    let head = members.first { $0.size != nil } ?? members[0]
    let others = members.filter { $0.entry.id != head.entry.id }
    let names = others.prefix(3).map(\.entry.name)
    let rest = others.count > 3 ? " and \(others.count - 3) more" : ""
    let along = others.isEmpty ? "" : ", and with it \(names.joined(separator: ", "))\(rest)"
    return Observation(
      object: head.entry.id, place: head.entry.place,
      message: "\(head.words(axis))\(along)", hint: hint(head),
      related: others.prefix(10).map { ($0.entry.place, $0.words(axis)) })
  }

  private func hint(_ head: OpenView) -> String {
    let what = axis == .horizontal ? "width" : "height"
    if let tie = ties.first {
      return tie.sentence { view in members.first { $0.entry.view === view }?.entry.name ?? "?" }
    }
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
  /// `title and toggle both resist compression at 750: either may be squeezed; change one of the
  /// two priorities (749 on title)`.
  package func sentence(_ name: (UIView) -> String) -> String {
    let names = views.map(name)
    let isPair = views.count == 2
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    let wish = wish == .hug ? "hug" : "resist compression"
    let (change, at) = (Self.number(remedy.priority), Self.number(priority))
    return "\(list) \(isPair ? "both" : "all") \(wish) at \(at):"
      + " \(isPair ? "either" : "any of them") may be"
      + " \(self.wish == .hug ? "stretched" : "squeezed");"
      + " change one of the\(isPair ? " two" : "") priorities (\(change) on \(name(remedy.view)))"
  }

  private static func number(_ priority: UILayoutPriority) -> String {
    Length.text(Double(priority.rawValue))
  }
}

extension UIView {
  /// The constraints that this view and everything below it hold.
  fileprivate var allConstraints: [NSLayoutConstraint] {
    constraints + subviews.flatMap(\.allConstraints)
  }
}
