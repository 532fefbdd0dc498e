/// The part of a layer that cells style: corners, border, clipping.
public final class CALayer {
  /// Radius of the corners, in points; anything but a number from 0 on is drawn as 0.
  public var cornerRadius: CGFloat = 0
  /// Width of the border drawn inside the edge.
  public var borderWidth: CGFloat = 0
  /// Colour of the border.
  public var borderColor: CGColor?
  /// Whether what lies outside the layer, corners included, is cut away.
  public var masksToBounds = false
  /// Opacity, which `UIView.alpha` sets.
  public var opacity: Float = 1

  init() {}
}
