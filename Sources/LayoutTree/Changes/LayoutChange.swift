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

  /// The change as one line: `0.1 title.height 41 -> 61.5`.
  public var description: String {
    switch self {
    case .setting(let name, let from, let to): "\(name) \(from) -> \(to)"
    case .sceneAdded(let scene): "\(scene) added"
    case .sceneRemoved(let scene): "\(scene) removed"
    case .scenesReordered: "rows in another order"
    case .scene(let scene, let component, let from, let to):
      "\(scene) \(component) \(readable(from)) -> \(readable(to))"
    case .reuseIdentifier(let scene, let from, let to):
      "\(scene) reuse identifier \(from ?? "none") -> \(to ?? "none")"
    case .viewAdded(let scene, let view): "\(scene) \(view) added"
    case .viewRemoved(let scene, let view): "\(scene) \(view) removed"
    case .frame(let scene, let view, let component, let from, let to):
      "\(scene) \(view).\(component) \(readable(from)) -> \(readable(to))"
    case .unrounded(let scene, let view, let component, let from, let to):
      "\(scene) \(view).\(component) before rounding \(from) -> \(to)"
    case .view(let scene, let view, let what, let from, let to):
      "\(scene) \(view) \(what) \(from) -> \(to)"
    case .constraintAdded(let scene, let equation): "\(scene) constraint added: \(equation)"
    case .constraintRemoved(let scene, let equation): "\(scene) constraint removed: \(equation)"
    case .constraint(let scene, let id, let what, let from, let to):
      "\(scene) constraint \(id): \(what) \(from) -> \(to)"
    case .conflicts(let scene, let from, let to): "\(scene) conflicts \(from) -> \(to)"
    }
  }
}
