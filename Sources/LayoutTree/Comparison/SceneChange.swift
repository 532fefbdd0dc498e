/// One thing that a change to a file does to a scene.
public struct SceneChange: Hashable, Sendable {
  /// What it happens to.
  public enum Subject: Hashable, Sendable {
    /// The scene as a whole: its height, its accessory.
    case scene
    /// A view, by its id in the new version (else in the old), and what people call it.
    case view(id: String, name: String)
    /// A constraint, by its id, and as it was.
    case constraint(id: String, equation: String)
  }

  /// What happens.
  public enum Effect: Hashable, Sendable {
    /// It was not there before; a description.
    case added(String)
    /// It is not there any more; a description.
    case removed(String)
    /// A part of it is something else: a component of a frame, a property.
    case changed(what: String, from: SceneOutline.Value?, to: SceneOutline.Value?)
    /// It looks different, and nothing that is told in another way says why.
    case redrawn
  }

  /// What it happens to.
  public let subject: Subject
  /// What happens.
  public let effect: Effect

  /// A change from its parts.
  public init(_ subject: Subject, _ effect: Effect) {
    self.subject = subject
    self.effect = effect
  }
}

extension SceneChange {
  /// Whether layout has found it, at some width; everything else somebody has written.
  public var isComputed: Bool {
    guard case .changed(let what, _, _) = effect else { return false }
    switch subject {
    case .scene: return what == "height" || what == "conflicts"
    case .view: return what == "layout" || LayoutTree.Frame.components.contains { $0.0 == what }
    case .constraint: return false
    }
  }

  /// The change as one line: `title.height 41 -> 61.5`.
  public var text: String {
    switch (subject, effect) {
    case (.scene, .changed(let what, let from, let to)): "\(what) \(Self.step(from, to))"
    case (.scene, _): "drawn differently"
    case (.view(_, let name), .added(let what)): "\(name) added: \(what)"
    case (.view(_, let name), .removed(let what)): "\(name) removed: \(what)"
    case (.view(_, let name), .changed(let what, let from, let to)):
      "\(name).\(what) \(Self.step(from, to))"
    case (.view(_, let name), .redrawn): "\(name) drawn differently"
    case (.constraint(let id, let equation), .added):
      "constraint added: \(Self.told(equation, id))"
    case (.constraint(let id, let equation), .removed):
      "constraint removed: \(Self.told(equation, id))"
    case (.constraint(let id, let equation), .changed(let what, let from, let to)):
      "constraint \(Self.told(equation, id)): \(what) \(Self.step(from, to))"
    case (.constraint(let id, let equation), .redrawn):
      "constraint \(Self.told(equation, id))"
    }
  }

  /// Several changes, a line each; those of one constraint in one line.
  public static func lines(_ changes: [SceneChange]) -> [String] {
    var lines: [String] = []
    var last: Subject?
    for change in changes {
      if case .constraint = change.subject, change.subject == last,
        case .changed(let what, let from, let to) = change.effect, !lines.isEmpty
      {
        lines[lines.count - 1] += ", \(what) \(step(from, to))"
      } else {
        lines.append(change.text)
      }
      last = change.subject
    }
    return lines
  }

  private static func step(_ from: SceneOutline.Value?, _ to: SceneOutline.Value?) -> String {
    "\(from?.text ?? "none") -> \(to?.text ?? "none")"
  }

  /// An equation, and the id where it says more.
  private static func told(_ equation: String, _ id: String) -> String {
    let isEquation = id.contains(" ")
    return isEquation ? equation : "\(equation) (\(id))"
  }
}
