extension LayoutTree.Constraint {
  /// What is different in `other`, a constraint of the same id.
  func changes(to other: Self, in scene: String) -> [LayoutChange] {
    guard self != other else { return [] }
    let words = [
      ("first", first, other.first),
      ("relation", relation.rawValue, other.relation.rawValue),
      ("second", second ?? "none", other.second ?? "none"),
      ("multiplier", readable(multiplier), readable(other.multiplier)),
      ("constant", readable(constant), readable(other.constant)),
      ("priority", readable(priority), readable(other.priority)),
      ("violation", readable(violation), readable(other.violation)),
      ("state", isBroken ? "broken" : "kept", other.isBroken ? "broken" : "kept"),
    ]
    return words.filter { $0.1 != $0.2 }.map {
      .constraint(scene: scene, id: id, what: $0.0, from: $0.1, to: $0.2)
    }
  }
}
