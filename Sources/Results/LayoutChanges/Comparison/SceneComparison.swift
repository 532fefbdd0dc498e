import LayoutTree
import Numbers

/// What became of a scene from one version of a file to the next.
public struct SceneComparison: Sendable {
  /// The old version; views that are in both have their new ids.
  public let old: ComparedScene
  /// The new version.
  public let new: ComparedScene
  /// Every difference: the scene's own, then views in the order of the new version, then
  /// constraints.
  public private(set) var changes: [SceneChange] = []
  private let names: ItemNames

  /// Compares two versions of a scene.
  ///
  /// - Complexity: linear in the size of both.
  public init(_ old: ComparedScene, _ new: ComparedScene) {
    let pairing = ItemPairing(old.outline.items, new.outline.items)
    self.old = old.renamed(pairing.renamed)
    self.new = new
    names = ItemNames(self.old.outline.items, new.outline.items)
    changes = sceneChanges + viewChanges + constraintChanges
  }

  // MARK: The scene itself

  private var hasOtherHeight: Bool { Self.differ(old.layout.height, new.layout.height) }

  private static func differ(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) > Tolerance.printed
  }

  private var sceneChanges: [SceneChange] {
    var changes: [SceneChange] = []
    if hasOtherHeight {
      changes.append(
        change(.scene, "height", .number(old.layout.height), .number(new.layout.height)))
    }
    let conflicts = (old.layout.conflicts.count, new.layout.conflicts.count)
    if conflicts.0 != conflicts.1 {
      changes.append(
        change(.scene, "conflicts", .number(Double(conflicts.0)), .number(Double(conflicts.1))))
    }
    return changes + steps(.scene, old.outline.properties, new.outline.properties)
  }

  // MARK: Views

  private var viewChanges: [SceneChange] {
    let items = Matching(old.outline.items, new.outline.items, by: \.id)
    let frames = Matching(old.layout.views, new.layout.views, by: \.id)
    var laidOut: [String: (old: LayoutTree.View, new: LayoutTree.View)] = [:]
    for pair in frames.pairs { laidOut[pair.new.id] = pair }
    return items.removed.map { SceneChange(subject($0), .removed($0.summary)) }
      + items.added.map { SceneChange(subject($0), .added($0.summary)) }
      + items.pairs.flatMap { old, new in
        itemChanges(old, new) + (laidOut[new.id].map { frameChanges(new, $0.old, $0.new) } ?? [])
      }
  }

  private func itemChanges(
    _ old: SceneDeclaration.Item, _ new: SceneDeclaration.Item
  ) -> [SceneChange] {
    var changes: [SceneChange] = []
    if old.kind != new.kind {
      changes.append(change(subject(new), "class", .word(old.kind), .word(new.kind)))
    }
    if old.parent != new.parent {
      let parents = [old.parent, new.parent].map { $0.map { names.name(of: $0) } }
      changes.append(
        change(
          subject(new), "superview", parents[0].map { .word($0) }, parents[1].map { .word($0) }))
    }
    return changes + steps(subject(new), old.properties, new.properties)
  }

  private func frameChanges(
    _ item: SceneDeclaration.Item, _ old: LayoutTree.View, _ new: LayoutTree.View
  ) -> [SceneChange] {
    var changes = LayoutTree.Frame.components.compactMap { name, component -> SceneChange? in
      let from = old.frame[keyPath: component], to = new.frame[keyPath: component]
      // The content view grows with its row.
      if item.parent == nil, name == "height", hasOtherHeight { return nil }
      return Self.differ(from, to) ? change(subject(item), name, .number(from), .number(to)) : nil
    }
    if old.isAmbiguous != new.isAmbiguous {
      let words = [old, new].map {
        SceneDeclaration.Value.word($0.isAmbiguous ? "ambiguous" : "exact")
      }
      changes.append(change(subject(item), "layout", words[0], words[1]))
    }
    return changes
  }

  // MARK: Constraints

  private var constraintChanges: [SceneChange] {
    let pairing = ConstraintPairing(old.outline.constraints, new.outline.constraints)
    return pairing.removed.map { SceneChange(subject($0), .removed($0.equation)) }
      + pairing.added.map { SceneChange(subject($0), .added($0.equation)) }
      + pairing.pairs.flatMap { old, new in
        let names = (names.named(old), names.named(new))
        return names.0.steps(to: names.1).map { change(subject(old), $0.0, $0.1, $0.2) }
      }
  }

  // MARK: Parts

  private func subject(_ item: SceneDeclaration.Item) -> SceneChange.Subject {
    .view(id: item.id, name: names.name(of: item.id))
  }

  private func subject(_ constraint: LayoutTree.Constraint) -> SceneChange.Subject {
    .constraint(id: constraint.id, equation: names.named(constraint).equation)
  }

  private func change(
    _ subject: SceneChange.Subject, _ what: String, _ from: SceneDeclaration.Value?,
    _ to: SceneDeclaration.Value?
  ) -> SceneChange {
    SceneChange(subject, .changed(what: what, from: from, to: to))
  }

  /// What differs between the properties of one thing.
  private func steps(
    _ subject: SceneChange.Subject, _ old: [SceneDeclaration.Property],
    _ new: [SceneDeclaration.Property]
  ) -> [SceneChange] {
    let properties = Matching(old, new, by: \.name)
    return properties.removed.map { change(subject, $0.name, $0.value, nil) }
      + properties.added.map { change(subject, $0.name, nil, $0.value) }
      + properties.pairs.filter { $0.old.value != $0.new.value }.map {
        change(subject, $0.new.name, $0.old.value, $0.new.value)
      }
  }
}

extension SceneDeclaration.Item {
  /// `UILabel "128 likes"`.
  fileprivate var summary: String {
    let texts = properties.compactMap { property in
      if case .text = property.value { property.value.text } else { nil }
    }
    return ([kind] + texts.prefix(1)).joined(separator: " ")
  }
}

extension LayoutTree.Constraint {
  /// What is written differently in `other`.
  fileprivate func steps(
    to other: Self
  ) -> [(String, SceneDeclaration.Value?, SceneDeclaration.Value?)] {
    let parts: [(String, SceneDeclaration.Value?, SceneDeclaration.Value?)] = [
      ("first", .word(first.description), .word(other.first.description)),
      ("relation", .word(relation.rawValue), .word(other.relation.rawValue)),
      (
        "second", second.map { .word($0.description) }, other.second.map { .word($0.description) }
      ),
      ("multiplier", .number(multiplier), .number(other.multiplier)),
      ("constant", .number(constant), .number(other.constant)),
      ("priority", .number(priority), .number(other.priority)),
    ]
    return parts.filter { $0.1 != $0.2 }
  }
}

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
    case changed(what: String, from: SceneDeclaration.Value?, to: SceneDeclaration.Value?)
    /// Its pixels differ, and no other change explains it.
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
      "constraint added: \(Self.name(equation, id))"
    case (.constraint(let id, let equation), .removed):
      "constraint removed: \(Self.name(equation, id))"
    case (.constraint(let id, let equation), .changed(let what, let from, let to)):
      "constraint \(Self.name(equation, id)): \(what) \(Self.step(from, to))"
    case (.constraint(let id, let equation), .redrawn):
      "constraint \(Self.name(equation, id))"
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

  private static func step(_ from: SceneDeclaration.Value?, _ to: SceneDeclaration.Value?) -> String
  {
    "\(from?.text ?? "none") -> \(to?.text ?? "none")"
  }

  /// An equation, with the id where that is more than the equation again.
  private static func name(_ equation: String, _ id: String) -> String {
    let isEquation = id.contains(" ")
    return isEquation ? equation : "\(equation) (\(id))"
  }
}

/// A scene as one of two versions has it: what was written, and where everything came to lie.
public struct ComparedScene: Equatable, Sendable {
  /// What was written.
  public var outline: SceneDeclaration
  /// What became of it.
  public var layout: LayoutTree.Scene

  /// A scene from its parts.
  public init(outline: SceneDeclaration, layout: LayoutTree.Scene) {
    self.outline = outline
    self.layout = layout
  }

  /// The scene with other ids for some views.
  fileprivate func renamed(_ ids: [String: String]) -> ComparedScene {
    ComparedScene(outline: outline.renamed(ids), layout: layout.renamed(ids))
  }
}
