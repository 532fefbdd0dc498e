/// What lies behind a content: a colour, corners, a line around it.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; nil takes the one that the style of what is in front asks for.
  public var backgroundColor: UIColor?
  /// Radius of the corners, where the corner style leaves it to the background.
  public var cornerRadius: CGFloat = 0
  /// Distances of the background from the edges of the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Colour of the line around it; nil takes the tint.
  public var strokeColor: UIColor?
  /// Width of the line around it; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the line lies.
  public var strokeOutset: CGFloat = 0

  /// Nothing to be seen.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
