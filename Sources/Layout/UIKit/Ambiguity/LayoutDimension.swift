import Cassowary

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

  /// The dimensions along an axis, the position first.
  public static func along(_ axis: NSLayoutConstraint.Axis) -> [LayoutDimension] {
    axis == .horizontal ? [.x, .width] : [.y, .height]
  }

  /// The axis of the dimension.
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
