import Cassowary
import Numbers

extension LayoutEngine {
  /// So few summands are looked for one by one; more, by their hash.
  private static let fewReasons = 16

  /// Why a sum of dimensions has its present value; nil if the engine does not decide it.
  /// Complexity: O(constraints), to find the constraint of each summand.
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
    let owners = owners(among: order.count <= Self.fewReasons ? Set(order) : nil)
    return order.compactMap { id in
      guard let factor = factors[id], !Tolerance.sameFactor(factor, 0),
        let constraint = owners[id].flatMap(shown)
      else { return nil }
      return LayoutReason(
        constraint: constraint, factor: CGFloat(factor), length: CGFloat(-solver.constant(of: id)))
    }
  }
}

/// One summand of a position or size: a constraint and its contribution.
///
/// The constraints of all summands hold exactly, and their lengths, each times its factor, add up
/// to the value: they are the constraints on which the optimum rests, with their dual values.
public struct LayoutReason {
  /// The constraint; frames, contents and a table's decisions appear as ones made for it.
  public let constraint: NSLayoutConstraint
  /// The weight of `length` in the sum.
  public let factor: CGFloat
  /// The constraint's constant in points, including margins, baselines and alignment insets.
  public let length: CGFloat

  /// The contribution to the sum, in points.
  public var value: CGFloat { factor * length }
}

/// A position or size that constraints may leave open, of the alignment rectangle and in points.
public enum LayoutDimension: String, CaseIterable, Sendable {
  /// The left edge, from the superview's left.
  case x
  /// The top edge, from the superview's top.
  case y
  /// The horizontal extent.
  case width
  /// The vertical extent.
  case height

  public static func along(_ axis: NSLayoutConstraint.Axis) -> [LayoutDimension] {
    axis == .horizontal ? [.x, .width] : [.y, .height]
  }

  public var axis: NSLayoutConstraint.Axis {
    self == .x || self == .width ? .horizontal : .vertical
  }
}

extension EngineSlot {
  subscript(_ dimension: LayoutDimension) -> Variable {
    switch dimension {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

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
