import Cassowary
import Numbers

extension LayoutEngine {
  /// Why a sum of dimensions has its value in the present answer; nil if the engine does not decide
  /// it.
  ///
  /// - Complexity: O(constraints), to find whose the summands are.
  func reasons(
    for parts: [(dimension: LayoutDimension, factor: CGFloat)], of slot: EngineSlot
  ) -> [LayoutReason]? {
    var order: [ConstraintID] = []
    var factors: [ConstraintID: Double] = [:]
    for part in parts {
      guard let explanation = solver.explanation(of: slot[part.dimension]) else { return nil }
      for share in explanation.parts {
        if factors[share.constraint] == nil { order.append(share.constraint) }
        factors[share.constraint, default: 0] += share.factor * Double(part.factor)
      }
    }
    let owners = owners
    return order.compactMap { id in
      guard let factor = factors[id], !Tolerance.sameFactor(factor, 0),
        let constraint = owners[id].flatMap(shown)
      else { return nil }
      return LayoutReason(
        constraint: constraint, factor: CGFloat(factor), length: CGFloat(-solver.constant(of: id)))
    }
  }
}
