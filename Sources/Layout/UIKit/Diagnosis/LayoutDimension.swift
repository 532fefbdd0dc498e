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
