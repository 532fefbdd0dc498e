/// The part of a layer that cells style: corners, border, clipping, shadow.
public final class CALayer {
  /// Radius of the corners, in points; anything but a number from 0 on is drawn as 0.
  public var cornerRadius: CGFloat = 0
  /// Width of the border drawn inside the edge.
  public var borderWidth: CGFloat = 0
  /// Colour of the border; opaque black unless set, as in Core Animation. Nil draws none.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// Whether what lies outside the layer, corners included, is cut away.
  public var masksToBounds = false
  /// Opacity, which `UIView.alpha` sets.
  public var opacity: Float = 1

  /// Colour of the shadow; nil casts none.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// How dark the shadow is, from 0 (none) to 1.
  public var shadowOpacity: Float = 0
  /// Where the shadow falls, from the layer.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred: the standard deviation, in points.
  public var shadowRadius: CGFloat = 3

  init() {}
}
