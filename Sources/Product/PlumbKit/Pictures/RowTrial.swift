import LayoutTree
import Numbers
import UIKitCore

/// A change of a laid-out row that can be taken back.
struct RowChange {
  /// Makes the change; takes it back where its argument is false.
  let set: (Bool) -> Void

  /// Another priority of a constraint.
  static func priority(_ constraint: NSLayoutConstraint, _ new: UILayoutPriority) -> RowChange {
    let old = constraint.priority
    return RowChange { constraint.priority = $0 ? new : old }
  }

  /// Another constant of a constraint, in points.
  static func constant(_ constraint: NSLayoutConstraint, _ new: CGFloat) -> RowChange {
    let old = constraint.constant
    return RowChange { constraint.constant = $0 ? new : old }
  }

  /// Another spacing of a stack view, in points: after one of its views, or everywhere.
  static func spacing(_ stack: UIStackView, after view: UIView?, _ new: CGFloat) -> RowChange {
    guard let view else {
      let old = stack.spacing
      return RowChange { stack.spacing = $0 ? new : old }
    }
    let old = stack.customSpacing(after: view)
    return RowChange { stack.setCustomSpacing($0 ? new : old, after: view) }
  }

  /// Other priorities with which contents ask for their sizes.
  static func claims(
    _ wish: LayoutTie.Wish, _ changes: [LayoutTie.Remedy], along axis: NSLayoutConstraint.Axis
  ) -> RowChange {
    let priority = { (view: UIView) in
      wish == .hug
        ? view.contentHuggingPriority(for: axis)
        : view.contentCompressionResistancePriority(for: axis)
    }
    let old = changes.map { priority($0.view) }
    return RowChange { isOn in
      for (change, old) in zip(changes, old) {
        let new = isOn ? change.priority : old
        switch wish {
        case .hug: change.view.setContentHuggingPriority(new, for: axis)
        case .resistCompression:
          change.view.setContentCompressionResistancePriority(new, for: axis)
        }
      }
    }
  }

  /// A view whose frame holds it no longer.
  static func freed(_ view: UIView) -> RowChange {
    RowChange { view.translatesAutoresizingMaskIntoConstraints = !$0 }
  }

  /// One more constraint.
  static func addition(_ constraint: NSLayoutConstraint) -> RowChange {
    RowChange { constraint.isActive = $0 }
  }

  /// Another height of a row, in points, in a table that gives it one.
  static func rowHeight(_ cell: UIView, _ new: CGFloat) -> RowChange {
    let old = cell.frame.size.height
    return RowChange { cell.frame.size.height = $0 ? new : old }
  }

  /// A text in one line, however wide.
  static func oneLine(_ label: UILabel) -> RowChange {
    let old = label.numberOfLines
    return RowChange { label.numberOfLines = $0 ? 1 : old }
  }
}

/// Lays a row out otherwise, and as it was again.
struct RowTrial {
  let row: LaidOutRow
  let views: ViewNames

  /// Runs `body` while the row is laid out with some changes. A row that sizes itself has the
  /// height that its content asks for then.
  ///
  /// - Complexity: two layouts of the row.
  func with<Result>(_ changes: [RowChange], _ body: () -> Result) -> Result {
    let set = { (isOn: Bool) in
      for change in isOn ? changes : changes.reversed() { change.set(isOn) }
    }
    if let cell = row.host as? UITableViewCell {
      return cell.whileChanged(height: row.isSelfSizing ? .fitted : .given, set, body)
    }
    set(true)
    row.host.layoutIfNeeded()
    defer {
      set(false)
      row.host.layoutIfNeeded()
    }
    return body()
  }

  struct Outcome {
    /// The frames that are others, a view each: `photo: height 40 → 80`.
    let frames: [String]
    /// Conflicts that are there with the changes.
    let conflicts: Int
    /// Views of which constraints leave something open with the changes.
    let open: [String]
    /// Height of the row before and after, in points.
    let heights: (before: Double, after: Double)
    /// Siblings that lie on each other in part: `dot and bar overlap by 4 × 20 points, as now`.
    let overlaps: [String]
  }

  /// The outcome of the row with some changes.
  ///
  /// - Parameter ids: the views whose overlaps are found.
  func outcome(of changes: [RowChange], watching ids: Set<String> = []) -> Outcome {
    let (before, height) = (views.entries.map(\.view.frame), row.host.frame.height)
    let known = Set(overlaps(of: ids).map(\.pair))
    return with(changes) {
      let frames = zip(views.entries, before).compactMap { entry, frame -> String? in
        let words = Self.words(from: frame, to: entry.view.frame)
        return words.isEmpty ? nil : "\(entry.id): \(words.joined(separator: ", "))"
      }
      return Outcome(
        frames: frames, conflicts: row.host.layoutConflicts.count, open: openViews,
        heights: (Double(height), Double(row.host.frame.height)),
        overlaps: overlaps(of: ids).map { overlap in
          let size = [overlap.size.width, overlap.size.height].map { readable(Double($0)) }
          return "\(overlap.pair) overlap by \(size[0]) × \(size[1]) points"
            + (known.contains(overlap.pair) ? ", as now" : " then")
        })
    }
  }

  /// Less is not seen, in points.
  private static let leastOverlap: CGFloat = 2

  /// The siblings of which one has an id among `ids` and which lie on each other in part; one around
  /// another is its background.
  ///
  /// - Complexity: O(ids · siblings).
  private func overlaps(of ids: Set<String>) -> [(pair: String, size: CGSize)] {
    views.entries.filter { ids.contains($0.id) && !$0.view.isHidden }.flatMap { entry in
      let siblings = entry.view.superview?.subviews ?? []
      return siblings.compactMap { other -> (pair: String, size: CGSize)? in
        guard other !== entry.view, !other.isHidden, let name = views.id(of: other),
          // A pair of two such views is reported once, with the first.
          !ids.contains(name) || isEarlier(entry.view, than: other, in: siblings)
        else { return nil }
        let (frame, shared) = (entry.view.frame, entry.view.frame.intersection(other.frame))
        guard !shared.isNull, min(shared.width, shared.height) > Self.leastOverlap,
          shared != frame, shared != other.frame
        else { return nil }
        return ("\(entry.id) and \(name)", shared.size)
      }
    }
  }

  private func isEarlier(_ view: UIView, than other: UIView, in siblings: [UIView]) -> Bool {
    siblings.first { $0 === view || $0 === other } === view
  }

  /// The views of which constraints visibly leave something open.
  ///
  /// - Complexity: optimizations of their components for the first hundred that may be.
  var openViews: [String] {
    views.entries.filter { $0.view.hasAmbiguousLayout }.prefix(Self.mostOpen).filter {
      !$0.view.openRanges.isEmpty
    }.map(\.id)
  }

  private static let mostOpen = 100

  private static func words(from old: CGRect, to new: CGRect) -> [String] {
    [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ].filter { abs($0.1 - $0.2) > Tolerance.visible }.map { name, from, to in
      "\(name) \(readable(Double(from))) → \(readable(Double(to)))"
    }
  }
}

extension RowTrial.Outcome {
  /// `all frames stay as they are now`, else the first frames that change.
  func frameLines(most: Int) -> [String] {
    guard !frames.isEmpty else { return ["all frames stay as they are now"] }
    return listedLines(frames, most: most)
  }

  /// `then nothing conflicts and nothing is left open`.
  var remains: String {
    let conflicts =
      conflicts == 0
      ? "nothing conflicts"
      : "\(counted(conflicts, "conflict")) \(agreeing(conflicts, "is", "are")) left"
    guard !open.isEmpty else { return "\(conflicts), and nothing is left open" }
    return "\(conflicts); still open: \(listed(open, most: 3))"
  }
}

/// The constraints of a row by their ids, and those that a tree describes.
struct NamedConstraints {
  private let known: [String: NSLayoutConstraint]
  private let views: ViewNames

  /// The constraints of the views of which `scene` is the value.
  init(_ scene: LayoutTree.Scene, _ views: ViewNames) {
    self.views = views
    // The scene has them in this order, then what its conflicts are about.
    known = Dictionary(
      zip(scene.constraints.map(\.id), RowReader.shownConstraints(of: views)),
      uniquingKeysWith: { first, _ in first })
  }

  subscript(_ id: String) -> NSLayoutConstraint? { known[id] }

  /// A constraint between views of the row, inactive; nil where it names something else.
  func made(of value: LayoutTree.Constraint) -> NSLayoutConstraint? {
    guard let item = views[value.first.item],
      let attribute = NSLayoutConstraint.Attribute(spelling: value.first.attributeName)
    else { return nil }
    let other = value.second.map { ($0, views[$0.item]) }
    let otherAttribute = value.second.map {
      NSLayoutConstraint.Attribute(spelling: $0.attributeName)
    }
    if other != nil, other?.1 == nil || otherAttribute == .some(nil) { return nil }
    return NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .init(value.relation), toItem: other?.1,
      attribute: otherAttribute.flatMap(\.self) ?? .notAnAttribute,
      multiplier: CGFloat(value.multiplier), constant: CGFloat(value.constant))
  }
}
