import Cassowary

extension UIView {
  /// Whether only non-negative sizes or the tie-break decide a dimension, so that another
  /// measurement of some content could change it.
  package final func restsOnNothing(_ dimension: LayoutDimension) -> Bool {
    guard let (engine, slot) = diagnosedSlot else { return true }
    engine.answerLayout()
    guard let explanation = engine.solver.explanation(of: slot[dimension]) else { return true }
    guard explanation.ties.isEmpty else { return true }
    let owners = engine.owners
    return explanation.parts.contains { owners[$0.constraint].flatMap(engine.shown) == nil }
  }
}
