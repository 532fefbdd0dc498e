import LayoutTree
import Numbers

/// One difference between two trees, from the first to the second.
public enum LayoutChange: Equatable, Sendable {
  /// The trees were laid out differently.
  case setting(Setting, from: String, to: String)
  /// A scene is only in the second tree.
  case sceneAdded(scene: String)
  /// A scene is only in the first tree.
  case sceneRemoved(scene: String)
  /// The same scenes come in another order.
  case scenesReordered
  /// A height of the scene itself, in points.
  case scene(String, SceneHeight, from: Double, to: Double)
  /// The row is made from another cell.
  case reuseIdentifier(scene: String, from: String?, to: String?)
  /// A view is only in the second tree.
  case viewAdded(scene: String, view: String)
  /// A view is only in the first tree.
  case viewRemoved(scene: String, view: String)
  /// The same views come in another order; their ids, in both.
  case viewsReordered(scene: String, from: [String], to: [String])
  /// A number of a view's frame, in points.
  case frame(
    scene: String, view: String, LayoutTree.RectangleComponent, from: Double, to: Double)
  /// The frame is the same on the pixel grid, but not before rounding.
  case unrounded(
    scene: String, view: String, LayoutTree.RectangleComponent, from: Double, to: Double)
  /// Something else about a view than its frame.
  case view(scene: String, view: String, ViewDifference)
  /// A constraint is only in the second tree. `equation` says which.
  case constraintAdded(scene: String, equation: String)
  /// A constraint is only in the first tree.
  case constraintRemoved(scene: String, equation: String)
  /// The constraint with this id says something else now.
  case constraint(scene: String, id: String, LayoutTree.Constraint.Difference)
  /// Other constraints conflict than before.
  case conflicts(scene: String, from: Int, to: Int)

  /// The setting of a tree's layout; raw values as messages name it.
  public enum Setting: String, Sendable {
    case width, scale, profile, variant
  }

  /// A height of a scene; raw values as messages name it.
  public enum SceneHeight: String, Sendable {
    case height, contentHeight
  }
}

/// The differences of two views of one id, apart from their frames.
public enum ViewDifference: Hashable, Sendable {
  case className(from: String, to: String)
  /// By id; nil for the root.
  case superview(from: String?, to: String?)
  /// It is hidden now and was not, or the other way round.
  case visibility(isHidden: Bool)
  /// Constraints leave its frame open now and did not, or the other way round.
  case soundness(isAmbiguous: Bool)

  /// `class UILabel → UIButton`.
  var words: String {
    switch self {
    case .className(let from, let to): "class \(from) → \(to)"
    case .superview(let from, let to): "superview \(from ?? "none") → \(to ?? "none")"
    case .visibility(let isHidden): "state \(isHidden ? "shown → hidden" : "hidden → shown")"
    case .soundness(let isAmbiguous):
      "layout \(isAmbiguous ? "exact → ambiguous" : "ambiguous → exact")"
    }
  }
}

extension LayoutChange {
  /// Whether the change is of numbers that no pixel shows: those before rounding.
  public var isBelowPixels: Bool {
    switch self {
    case .unrounded: true
    case .constraint(_, _, let difference): difference.part == .violation
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
      .viewsReordered(let scene, _, _), .frame(let scene, _, _, _, _),
      .unrounded(let scene, _, _, _, _), .view(let scene, _, _), .constraintAdded(let scene, _),
      .constraintRemoved(let scene, _), .constraint(let scene, _, _),
      .conflicts(let scene, _, _):
      scene
    }
  }

  private var words: String {
    switch self {
    case .setting(let setting, let from, let to): "\(setting.rawValue) \(from) → \(to)"
    case .sceneAdded: "added"
    case .sceneRemoved: "removed"
    case .scenesReordered: "rows in another order"
    case .scene(_, let height, let from, let to):
      "\(height.rawValue) \(readable(from)) → \(readable(to))"
    case .reuseIdentifier(_, let from, let to):
      "reuse identifier \(from ?? "none") → \(to ?? "none")"
    case .viewAdded(_, let view): "\(view) added"
    case .viewRemoved(_, let view): "\(view) removed"
    case .viewsReordered(_, let from, let to):
      "views order \(from.joined(separator: " ")) → \(to.joined(separator: " "))"
    case .frame(_, let view, let component, let from, let to):
      "\(view).\(component.rawValue) \(readable(from)) → \(readable(to))"
    case .unrounded(_, let view, let component, let from, let to):
      "\(view).\(component.rawValue) before rounding \(from) → \(to)"
    case .view(_, let view, let difference): "\(view) \(difference.words)"
    case .constraintAdded(_, let equation): "constraint added: \(equation)"
    case .constraintRemoved(_, let equation): "constraint removed: \(equation)"
    case .constraint(_, let id, let difference): "constraint \(id): \(difference.words)"
    case .conflicts(_, let from, let to): "conflicts \(from) → \(to)"
    }
  }
}

extension LayoutTree {
  /// The differences in `other`; empty when the two describe the same layout.
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

  func settings(to other: LayoutTree) -> [LayoutChange] {
    let settings: [(LayoutChange.Setting, String, String)] = [
      (.width, readable(width), readable(other.width)),
      (.scale, readable(scale), readable(other.scale)),
      (.profile, profile, other.profile),
      (.variant, Self.words(variant), Self.words(other.variant)),
    ]
    return settings.filter { $0.1 != $0.2 }.map { .setting($0.0, from: $0.1, to: $0.2) }
  }

  private static func words(_ variant: [String]) -> String {
    variant.isEmpty ? "as usual" : variant.joined(separator: ", ")
  }
}

extension LayoutTree.Scene {
  /// The differences in `other`: the scene's own numbers, then views, then constraints.
  func changes(to other: Self) -> [LayoutChange] {
    ownChanges(to: other) + viewChanges(to: other) + constraintChanges(to: other)
  }

  private func ownChanges(to other: Self) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    if reuseIdentifier != other.reuseIdentifier {
      changes.append(
        .reuseIdentifier(scene: id, from: reuseIdentifier, to: other.reuseIdentifier))
    }
    let heights: [(LayoutChange.SceneHeight, Double, Double)] = [
      (.height, height, other.height), (.contentHeight, contentHeight, other.contentHeight),
    ]
    return changes
      + heights.filter { $0.1 != $0.2 }.map { .scene(id, $0.0, from: $0.1, to: $0.2) }
  }

  private func viewChanges(to other: Self) -> [LayoutChange] {
    let views = Matching(views, other.views, by: \.id)
    var changes: [LayoutChange] = views.removed.map { .viewRemoved(scene: id, view: $0.id) }
    changes += views.added.map { .viewAdded(scene: id, view: $0.id) }
    if !views.keepsOrder {
      changes.append(
        .viewsReordered(scene: id, from: self.views.map(\.id), to: other.views.map(\.id)))
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
  /// The differences in `other`, a view of the same id.
  func changes(to other: Self, in scene: String) -> [LayoutChange] {
    guard self != other else { return [] }
    return differences(to: other).map { .view(scene: scene, view: id, $0) }
      + frameChanges(to: other, in: scene)
  }

  /// The differences in `other` apart from its frame.
  func differences(to other: Self) -> [ViewDifference] {
    var found: [ViewDifference] = []
    if className != other.className {
      found.append(.className(from: className, to: other.className))
    }
    if parent != other.parent { found.append(.superview(from: parent, to: other.parent)) }
    if isHidden != other.isHidden { found.append(.visibility(isHidden: other.isHidden)) }
    if isAmbiguous != other.isAmbiguous {
      found.append(.soundness(isAmbiguous: other.isAmbiguous))
    }
    return found
  }

  /// A component that moved on the pixel grid, or failing that before rounding.
  private func frameChanges(to other: Self, in scene: String) -> [LayoutChange] {
    LayoutTree.RectangleComponent.allCases.compactMap { component in
      let from = frame[component], to = other.frame[component]
      if from != to { return .frame(scene: scene, view: id, component, from: from, to: to) }
      let exact = unrounded[component], otherExact = other.unrounded[component]
      if exact == otherExact { return nil }
      return .unrounded(scene: scene, view: id, component, from: exact, to: otherExact)
    }
  }
}

extension LayoutTree.Constraint {
  /// A part of a constraint that may differ; raw values as messages name them.
  public enum Part: String, CaseIterable, Sendable {
    case first, relation, second, multiplier, constant, priority, violation, state

    /// Whether layout has found it; every other part somebody has written.
    var isComputed: Bool { self == .violation || self == .state }
  }

  /// A part that differs, with both values; nil where there is no second anchor.
  public struct Difference: Equatable, Sendable {
    /// The part that differs.
    public let part: Part
    /// The old value.
    public let from: SceneDeclaration.Value?
    /// The new value.
    public let to: SceneDeclaration.Value?

    /// `constant 8 → 12`.
    var words: String { "\(part.rawValue) \(from?.text ?? "none") → \(to?.text ?? "none")" }
  }

  /// A part as a value; nil for an anchor that is not there.
  func value(of part: Part) -> SceneDeclaration.Value? {
    switch part {
    case .first: .word(first.description)
    case .relation: .word(relation.rawValue)
    case .second: second.map { .word($0.description) }
    case .multiplier: .number(multiplier)
    case .constant: .number(constant)
    case .priority: .number(priority)
    case .violation: .number(violation)
    case .state: .word(isBroken ? "broken" : "kept")
    }
  }

  /// The differences of a constraint, as far as people can read: to a thousandth.
  func differences(to other: Self) -> [Difference] {
    Part.allCases.compactMap { part in
      let difference = Difference(part: part, from: value(of: part), to: other.value(of: part))
      return difference.from?.text == difference.to?.text ? nil : difference
    }
  }

  /// The differences in another version of this constraint, as changes of the scene that has both.
  func changes(to other: Self, in scene: String) -> [LayoutChange] {
    guard self != other else { return [] }
    return differences(to: other).map { .constraint(scene: scene, id: id, $0) }
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

  /// Pairs elements with equal keys; of several with one key, the last counts. Complexity: linear.
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
