import LayoutTree
import Numbers

/// One difference between two trees, from the first to the second.
public enum LayoutChange: Equatable, Sendable {
  /// The trees were laid out differently: width, scale or profile.
  case setting(name: String, from: String, to: String)
  /// A scene is only in the second tree.
  case sceneAdded(scene: String)
  /// A scene is only in the first tree.
  case sceneRemoved(scene: String)
  /// The same scenes come in another order.
  case scenesReordered
  /// A number of the scene itself: `height` or `contentHeight`.
  case scene(String, component: String, from: Double, to: Double)
  /// The row is made from another cell.
  case reuseIdentifier(scene: String, from: String?, to: String?)
  /// A view is only in the second tree.
  case viewAdded(scene: String, view: String)
  /// A view is only in the first tree.
  case viewRemoved(scene: String, view: String)
  /// A view's `x`, `y`, `width` or `height`, in points.
  case frame(scene: String, view: String, component: String, from: Double, to: Double)
  /// The frame is the same on the pixel grid, but not before rounding.
  case unrounded(scene: String, view: String, component: String, from: Double, to: Double)
  /// Something else about a view: its class, its superview, its ambiguity, its position in the
  /// order.
  case view(scene: String, view: String, what: String, from: String, to: String)
  /// A constraint is only in the second tree. `equation` says which.
  case constraintAdded(scene: String, equation: String)
  /// A constraint is only in the first tree.
  case constraintRemoved(scene: String, equation: String)
  /// The constraint with this id says something else now.
  case constraint(
    scene: String, id: String, part: LayoutTree.Constraint.Part, from: String, to: String)
  /// Other constraints conflict than before.
  case conflicts(scene: String, from: Int, to: Int)
}

extension LayoutChange {
  /// Whether the change is of numbers that no pixel shows: those before rounding.
  public var isBelowPixels: Bool {
    switch self {
    case .unrounded: true
    case .constraint(_, _, let part, _, _): part == .violation
    default: false
    }
  }

  /// The change as one line: `0.1 title.height 41 → 61.5`.
  public var description: String { description(in: scene) }

  /// The change as one line that begins with the name of what it is in, or does without.
  func description(in scene: String?) -> String { (scene.map { "\($0) " } ?? "") + words }

  /// The id of the scene that it is in; nil for one of the tree as a whole.
  private var scene: String? {
    switch self {
    case .setting, .scenesReordered: nil
    case .sceneAdded(let scene), .sceneRemoved(let scene), .scene(let scene, _, _, _),
      .reuseIdentifier(let scene, _, _), .viewAdded(let scene, _), .viewRemoved(let scene, _),
      .frame(let scene, _, _, _, _), .unrounded(let scene, _, _, _, _),
      .view(let scene, _, _, _, _), .constraintAdded(let scene, _),
      .constraintRemoved(let scene, _), .constraint(let scene, _, _, _, _),
      .conflicts(let scene, _, _):
      scene
    }
  }

  private var words: String {
    switch self {
    case .setting(let name, let from, let to): "\(name) \(from) → \(to)"
    case .sceneAdded: "added"
    case .sceneRemoved: "removed"
    case .scenesReordered: "rows in another order"
    case .scene(_, let component, let from, let to):
      "\(component) \(readable(from)) → \(readable(to))"
    case .reuseIdentifier(_, let from, let to):
      "reuse identifier \(from ?? "none") → \(to ?? "none")"
    case .viewAdded(_, let view): "\(view) added"
    case .viewRemoved(_, let view): "\(view) removed"
    case .frame(_, let view, let component, let from, let to):
      "\(view).\(component) \(readable(from)) → \(readable(to))"
    case .unrounded(_, let view, let component, let from, let to):
      "\(view).\(component) before rounding \(from) → \(to)"
    case .view(_, let view, let what, let from, let to): "\(view) \(what) \(from) → \(to)"
    case .constraintAdded(_, let equation): "constraint added: \(equation)"
    case .constraintRemoved(_, let equation): "constraint removed: \(equation)"
    case .constraint(_, let id, let part, let from, let to):
      "constraint \(id): \(part.rawValue) \(from) → \(to)"
    case .conflicts(_, let from, let to): "conflicts \(from) → \(to)"
    }
  }
}

extension LayoutTree {
  /// What is different in `other`; empty when the two describe the same layout.
  ///
  /// Frames are compared exactly, the numbers of constraints to a thousandth of a point. The name
  /// of the file and the fingerprint do not count: they say where a layout comes from, not what it
  /// is; nor does what is read in views, whose frames say what became of it. Scenes, views and
  /// constraints are matched by id, constraints also by what they tie.
  ///
  /// - Complexity: linear in the size of both trees.
  public func changes(to other: LayoutTree) -> [LayoutChange] {
    let scenes = Matching(scenes, other.scenes, by: \.id)
    return settings(to: other)
      + scenes.removed.map { .sceneRemoved(scene: $0.id) }
      + scenes.added.map { .sceneAdded(scene: $0.id) }
      + (scenes.keepsOrder ? [] : [.scenesReordered])
      + scenes.pairs.flatMap { old, new in old == new ? [] : old.changes(to: new) }
  }

  /// What the tree was laid out in.
  func settings(to other: LayoutTree) -> [LayoutChange] {
    let settings = [
      ("width", readable(width), readable(other.width)),
      ("scale", readable(scale), readable(other.scale)),
      ("profile", profile, other.profile),
      ("variant", Self.words(variant), Self.words(other.variant)),
    ]
    return settings.filter { $0.1 != $0.2 }.map { .setting(name: $0.0, from: $0.1, to: $0.2) }
  }

  private static func words(_ variant: [String]) -> String {
    variant.isEmpty ? "as usual" : variant.joined(separator: ", ")
  }
}

extension LayoutTree.Scene {
  /// What is different in `other`: the scene's own numbers, then views, then constraints.
  func changes(to other: Self) -> [LayoutChange] {
    ownChanges(to: other) + viewChanges(to: other) + constraintChanges(to: other)
  }

  private func ownChanges(to other: Self) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    if reuseIdentifier != other.reuseIdentifier {
      changes.append(
        .reuseIdentifier(scene: id, from: reuseIdentifier, to: other.reuseIdentifier))
    }
    for (name, from, to) in [
      ("height", height, other.height), ("contentHeight", contentHeight, other.contentHeight),
    ] where from != to {
      changes.append(.scene(id, component: name, from: from, to: to))
    }
    return changes
  }

  private func viewChanges(to other: Self) -> [LayoutChange] {
    let views = Matching(views, other.views, by: \.id)
    var changes: [LayoutChange] = views.removed.map { .viewRemoved(scene: id, view: $0.id) }
    changes += views.added.map { .viewAdded(scene: id, view: $0.id) }
    if !views.keepsOrder {
      changes.append(
        .view(
          scene: id, view: "views", what: "order",
          from: self.views.map(\.id).joined(separator: " "),
          to: other.views.map(\.id).joined(separator: " ")))
    }
    return changes + views.pairs.flatMap { $0.changes(to: $1, in: id) }
  }

  private func constraintChanges(to other: Self) -> [LayoutChange] {
    let constraints = ConstraintPairing(constraints, other.constraints)
    var changes: [LayoutChange] = constraints.removed.map {
      .constraintRemoved(scene: id, equation: $0.equation)
    }
    changes += constraints.added.map { .constraintAdded(scene: id, equation: $0.equation) }
    changes += constraints.pairs.flatMap { $0.changes(to: $1, in: id) }
    if conflicts.map(\.members) != other.conflicts.map(\.members) {
      changes.append(.conflicts(scene: id, from: conflicts.count, to: other.conflicts.count))
    }
    return changes
  }
}

extension LayoutTree.View {
  /// What is different in `other`, a view of the same id.
  func changes(to other: Self, in scene: String) -> [LayoutChange] {
    guard self != other else { return [] }
    let words = [
      ("class", className, other.className),
      ("superview", parent ?? "none", other.parent ?? "none"),
      ("state", isHidden ? "hidden" : "shown", other.isHidden ? "hidden" : "shown"),
      ("layout", Self.word(isAmbiguous), Self.word(other.isAmbiguous)),
    ]
    let described = words.filter { $0.1 != $0.2 }.map {
      LayoutChange.view(scene: scene, view: id, what: $0.0, from: $0.1, to: $0.2)
    }
    return described + frameChanges(to: other, in: scene)
  }

  /// A component that moved on the pixel grid, or failing that before rounding.
  private func frameChanges(to other: Self, in scene: String) -> [LayoutChange] {
    let components = zip(LayoutTree.Frame.components, LayoutTree.UnroundedFrame.components)
    return components.compactMap { onPixels, beforeRounding in
      let (name, component) = onPixels
      let from = frame[keyPath: component], to = other.frame[keyPath: component]
      if from != to {
        return .frame(scene: scene, view: id, component: name, from: from, to: to)
      }
      let exact = unrounded[keyPath: beforeRounding.1]
      let otherExact = other.unrounded[keyPath: beforeRounding.1]
      if exact == otherExact { return nil }
      return .unrounded(scene: scene, view: id, component: name, from: exact, to: otherExact)
    }
  }

  private static func word(_ isAmbiguous: Bool) -> String { isAmbiguous ? "ambiguous" : "exact" }
}

extension LayoutTree.Constraint {
  /// A part of a constraint that may differ; raw values as messages name them.
  public enum Part: String, Sendable {
    case first, relation, second, multiplier, constant, priority, violation, state
  }

  /// A part that differs, with both values as people read them.
  struct Difference {
    let part: Part
    let from: String
    let to: String
  }

  /// What is different in `other`, a constraint of the same id or tie.
  func differences(to other: Self) -> [Difference] {
    let values: [(Part, String, String)] = [
      (.first, first.description, other.first.description),
      (.relation, relation.rawValue, other.relation.rawValue),
      (.second, second?.description ?? "none", other.second?.description ?? "none"),
      (.multiplier, readable(multiplier), readable(other.multiplier)),
      (.constant, readable(constant), readable(other.constant)),
      (.priority, readable(priority), readable(other.priority)),
      (.violation, readable(violation), readable(other.violation)),
      (.state, isBroken ? "broken" : "kept", other.isBroken ? "broken" : "kept"),
    ]
    return values.filter { $0.1 != $0.2 }.map { Difference(part: $0.0, from: $0.1, to: $0.2) }
  }

  /// The same as changes of a scene.
  func changes(to other: Self, in scene: String) -> [LayoutChange] {
    guard self != other else { return [] }
    return differences(to: other).map {
      .constraint(scene: scene, id: id, part: $0.part, from: $0.from, to: $0.to)
    }
  }
}

/// The elements of two arrays, paired by key.
struct Matching<Element> {
  /// In both, in the order of the second array.
  var pairs: [(old: Element, new: Element)] = []
  /// Only in the first, in its order.
  var removed: [Element] = []
  /// Only in the second, in its order.
  var added: [Element] = []
  /// Whether the common elements follow one another in the same order in both.
  var keepsOrder = true

  /// Pairs elements with equal keys; of several with one key, the last counts.
  ///
  /// - Complexity: linear.
  init(_ old: [Element], _ new: [Element], by key: (Element) -> String) {
    var oldIndex: [String: Int] = [:]
    for (index, element) in old.enumerated() { oldIndex[key(element)] = index }
    var isPaired = [Bool](repeating: false, count: old.count)
    var lastIndex = -1
    for element in new {
      guard let index = oldIndex[key(element)] else {
        added.append(element)
        continue
      }
      pairs.append((old[index], element))
      isPaired[index] = true
      if index < lastIndex { keepsOrder = false }
      lastIndex = index
    }
    removed = old.indices.filter { !isPaired[$0] }.map { old[$0] }
  }
}
