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
    LayoutTree.Frame.components.compactMap { name, component in
      let from = frame[keyPath: component], to = other.frame[keyPath: component]
      if from != to {
        return .frame(scene: scene, view: id, component: name, from: from, to: to)
      }
      let exact = unrounded[keyPath: component], otherExact = other.unrounded[keyPath: component]
      if exact == otherExact { return nil }
      return .unrounded(scene: scene, view: id, component: name, from: exact, to: otherExact)
    }
  }

  private static func word(_ isAmbiguous: Bool) -> String { isAmbiguous ? "ambiguous" : "exact" }
}
