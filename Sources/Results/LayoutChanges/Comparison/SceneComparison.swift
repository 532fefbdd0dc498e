import LayoutTree
import Numbers

/// The changes of a scene from one version of a file to the next.
public struct SceneComparison: Sendable {
  /// The old version; views that are in both have their new ids.
  public let old: ComparedScene
  /// The new version.
  public let new: ComparedScene
  /// Every difference: the scene's, then views in the new order, then constraints.
  public private(set) var changes: [SceneChange] = []
  private let names: ComparedNames

  /// Compares two versions of a scene.
  ///
  /// - Complexity: linear in the size of both.
  public init(_ old: ComparedScene, _ new: ComparedScene) {
    let pairing = ItemPairing(old.outline.items, new.outline.items)
    self.old = old.renamed(pairing.renamed)
    self.new = new
    names = ComparedNames(self.old.outline.items, new.outline.items)
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
        change(.scene, .height, .number(old.layout.height), .number(new.layout.height)))
    }
    let conflicts = (old.layout.conflicts.count, new.layout.conflicts.count)
    if conflicts.0 != conflicts.1 {
      changes.append(
        change(.scene, .conflicts, .number(Double(conflicts.0)), .number(Double(conflicts.1))))
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
      changes.append(change(subject(new), .className, .word(old.kind), .word(new.kind)))
    }
    if old.parent != new.parent {
      let parents = [old.parent, new.parent].map { $0.map { names.name(of: $0) } }
      changes.append(
        change(
          subject(new), .superview, parents[0].map { .word($0) }, parents[1].map { .word($0) }))
    }
    return changes + steps(subject(new), old.properties, new.properties)
  }

  private func frameChanges(
    _ item: SceneDeclaration.Item, _ old: LayoutTree.View, _ new: LayoutTree.View
  ) -> [SceneChange] {
    // Where a hidden view lies is nothing to look at.
    if old.isHidden, new.isHidden { return [] }
    let components = LayoutTree.RectangleComponent.allCases.filter { component in
      // The content view grows with its row.
      if item.parent == nil, component == .height, hasOtherHeight { return false }
      return Self.differ(old.frame[component], new.frame[component])
    }
    var changes = components.map {
      change(subject(item), .frame($0), .number(old.frame[$0]), .number(new.frame[$0]))
    }
    if old.isAmbiguous != new.isAmbiguous {
      let words = [old, new].map {
        SceneDeclaration.Value.word($0.isAmbiguous ? "ambiguous" : "exact")
      }
      changes.append(change(subject(item), .soundness, words[0], words[1]))
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
        return names.0.writtenDifferences(to: names.1).map {
          change(subject(old), .constraint($0.part), $0.from, $0.to)
        }
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
    _ subject: SceneChange.Subject, _ aspect: SceneChange.Aspect, _ from: SceneDeclaration.Value?,
    _ to: SceneDeclaration.Value?
  ) -> SceneChange {
    SceneChange(subject, .changed(aspect, from: from, to: to))
  }

  private func steps(
    _ subject: SceneChange.Subject, _ old: [SceneDeclaration.Property],
    _ new: [SceneDeclaration.Property]
  ) -> [SceneChange] {
    let properties = Matching(old, new, by: \.name)
    return properties.removed.map { change(subject, .property($0.name), $0.value, nil) }
      + properties.added.map { change(subject, .property($0.name), nil, $0.value) }
      + properties.pairs.filter { $0.old.value != $0.new.value }.map {
        change(subject, .property($0.new.name), $0.old.value, $0.new.value)
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
  /// The written differences in `other`, exactly.
  fileprivate func writtenDifferences(to other: Self) -> [Difference] {
    Part.allCases.filter { !$0.isComputed && value(of: $0) != other.value(of: $0) }.map {
      Difference(part: $0, from: value(of: $0), to: other.value(of: $0))
    }
  }
}

/// One thing that a change to a file does to a scene.
public struct SceneChange: Hashable, Sendable {
  /// The subject of the change.
  public enum Subject: Hashable, Sendable {
    /// The scene as a whole: its height, its accessory.
    case scene
    /// A view, by its id in the new version (else in the old), and what people call it.
    case view(id: String, name: String)
    case constraint(id: String, equation: String)
  }

  /// The kind of change.
  public enum Effect: Hashable, Sendable {
    /// It was not there before; a description.
    case added(String)
    /// It is not there any more; a description.
    case removed(String)
    /// An aspect of it is another; nil for one that it had not, or has no longer.
    case changed(Aspect, from: SceneDeclaration.Value?, to: SceneDeclaration.Value?)
    /// Its pixels differ, and no other change explains it.
    case redrawn
  }

  /// The aspect of a scene, a view or a constraint that changes.
  public enum Aspect: Hashable, Sendable {
    /// The row's height, in points.
    case height
    case conflicts
    case className
    case superview
    /// Whether constraints leave a view's frame open.
    case soundness
    /// A number of a view's frame, in points.
    case frame(LayoutTree.RectangleComponent)
    case constraint(LayoutTree.Constraint.Part)
    /// A property that somebody has written, by its name.
    case property(String)

    /// As lines and programs name it.
    public var name: String {
      switch self {
      case .height: "height"
      case .conflicts: "conflicts"
      case .className: "class"
      case .superview: "superview"
      case .soundness: "layout"
      case .frame(let component): component.rawValue
      case .constraint(let part): part.rawValue
      case .property(let name): name
      }
    }
  }

  /// The subject of the change.
  public let subject: Subject
  /// The kind of change.
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
    guard case .changed(let aspect, _, _) = effect else { return false }
    switch aspect {
    case .height, .conflicts, .soundness, .frame: return true
    case .className, .superview, .constraint, .property: return false
    }
  }

  /// The change as one line: `title.height 41 -> 61.5`.
  public var text: String {
    switch (subject, effect) {
    case (.scene, .changed(let aspect, let from, let to)): Self.step(aspect, from, to)
    case (.scene, _): "drawn differently"
    case (.view(_, let name), .added(let what)): "\(name) added: \(what)"
    case (.view(_, let name), .removed(let what)): "\(name) removed: \(what)"
    case (.view(_, let name), .changed(let aspect, let from, let to)):
      "\(name).\(Self.step(aspect, from, to))"
    case (.view(_, let name), .redrawn): "\(name) drawn differently"
    case (.constraint(let id, let equation), .added):
      "constraint added: \(Self.name(equation, id))"
    case (.constraint(let id, let equation), .removed):
      "constraint removed: \(Self.name(equation, id))"
    case (.constraint(let id, let equation), .changed(let aspect, let from, let to)):
      "constraint \(Self.name(equation, id)): \(Self.step(aspect, from, to))"
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
        case .changed(let aspect, let from, let to) = change.effect, !lines.isEmpty
      {
        lines[lines.count - 1] += ", \(step(aspect, from, to))"
      } else {
        lines.append(change.text)
      }
      last = change.subject
    }
    return lines
  }

  /// `height 41 -> 61.5`.
  public static func step(
    _ aspect: Aspect, _ from: SceneDeclaration.Value?, _ to: SceneDeclaration.Value?
  ) -> String {
    "\(aspect.name) \(from?.text ?? "none") -> \(to?.text ?? "none")"
  }

  /// An equation, with the id where that is more than the equation again.
  private static func name(_ equation: String, _ id: String) -> String {
    let isEquation = id.contains(" ")
    return isEquation ? equation : "\(equation) (\(id))"
  }
}

/// A scene as one of two versions has it: what was written, and where everything came to lie.
public struct ComparedScene: Equatable, Sendable {
  /// The written outline.
  public var outline: SceneDeclaration
  /// The layout of it.
  public var layout: LayoutTree.Scene

  /// A scene from its parts.
  public init(outline: SceneDeclaration, layout: LayoutTree.Scene) {
    self.outline = outline
    self.layout = layout
  }

  fileprivate func renamed(_ ids: [String: String]) -> ComparedScene {
    ComparedScene(outline: outline.renamed(ids), layout: layout.renamed(ids))
  }
}
