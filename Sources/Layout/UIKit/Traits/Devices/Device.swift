/// A model of iPhone or iPad, as far as layout and a drawing of it need to know it.
///
/// Sizes and scales are those of Apple's Human Interface Guidelines ("Layout", device screen
/// sizes). Safe areas are those of a window without bars under iOS 18, as simulators report them
/// and many public tables repeat. Radii are `UIScreen`'s own, as github.com/kylebshr/ScreenCorners
/// lists them.
public struct Device: Hashable, Sendable {
  /// What interrupts the front of a device, which is also what safe areas go around.
  public enum Front: Hashable, Sendable {
    /// Broad edges above and below the screen; the button below.
    case homeButton
    /// The screen reaches around the sensors at its top edge.
    case notch
    /// The sensors are an island in the screen.
    case island
    /// An even edge all around.
    case plain
  }

  /// The name it is sold under: `iPhone 15 Pro`.
  public let name: String
  /// Points across when held upright.
  public let portraitWidth: CGFloat
  /// Points down when held upright.
  public let portraitHeight: CGFloat
  /// Pixels a point.
  public let scale: CGFloat
  /// What sensors, bars and corners cover when held upright.
  public let portraitSafeArea: UIEdgeInsets
  /// What they cover when held on the side; both sides alike, whichever the sensors are on.
  public let landscapeSafeArea: UIEdgeInsets
  /// Radius of the screen's corners, in points.
  public let cornerRadius: CGFloat
  /// What its front looks like.
  public let front: Front
  /// Other names it is known by.
  let aliases: [String]

  /// Whether it is an iPad.
  public var isPad: Bool { name.hasPrefix("iPad") }

  /// Size of the screen, in points.
  public func size(_ orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: CGSize(width: portraitWidth, height: portraitHeight)
    case .landscape: CGSize(width: portraitHeight, height: portraitWidth)
    }
  }

  /// What sensors, bars and corners cover.
  public func safeArea(_ orientation: Orientation) -> UIEdgeInsets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }
}
