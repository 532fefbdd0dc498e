import Cassowary

extension UIView {
  /// Whether a dimension of the view rests on nothing more than that sizes are not negative, or on
  /// the tie-break: another measure of some content would change it.
  package final func restsOnNothing(_ dimension: LayoutDimension) -> Bool {
    guard let (engine, slot) = diagnosedSlot else { return true }
    engine.answerLayout()
    guard let explanation = engine.solver.explanation(of: slot[dimension]) else { return true }
    return !explanation.ties.isEmpty
      || explanation.parts.contains { engine.owner(of: $0.constraint).flatMap(engine.shown) == nil }
  }
}
