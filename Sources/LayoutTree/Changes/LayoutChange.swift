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
  /// Something else about a view: its class, its superview, its ambiguity, its place in order.
  case view(scene: String, view: String, what: String, from: String, to: String)
  /// A constraint is only in the second tree. `equation` says which.
  case constraintAdded(scene: String, equation: String)
  /// A constraint is only in the first tree.
  case constraintRemoved(scene: String, equation: String)
  /// The constraint with this id says something else now.
  case constraint(scene: String, id: String, what: String, from: String, to: String)
  /// Other constraints conflict than before.
  case conflicts(scene: String, from: Int, to: Int)
}

extension LayoutChange {
  /// Whether the change is of numbers that no pixel shows: those before rounding.
  public var isBelowPixels: Bool {
    switch self {
    case .unrounded: true
    case .constraint(_, _, let what, _, _): what == "violation"
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
    case .constraint(_, let id, let what, let from, let to):
      "constraint \(id): \(what) \(from) → \(to)"
    case .conflicts(_, let from, let to): "conflicts \(from) → \(to)"
    }
  }
}
