extension Scene {
  /// One thing to paint.
  public indirect enum Node: Hashable, Sendable {
    /// Nodes that move, are clipped and fade together.
    case group(Group)
    /// The inside of a path.
    case fill(Path, Color)
    /// The line of a path.
    case stroke(Path, Color, StrokeStyle)
    /// A run of text, drawn as outlines.
    case glyphs(Glyphs)
    /// A picture by its index in `Scene.images`, stretched to the rectangle.
    case image(Int, Rect)
  }

  /// Nodes that share a name, a transform, a clip and an opacity.
  public struct Group: Hashable, Sendable {
    /// Stable name, unique in the scene; the element's `id` in SVG.
    public var id: String?
    /// What a reader is told on hover; the element's `<title>` in SVG.
    public var title: String?
    /// From the children's coordinates to the parent's.
    public var transform: Transform
    /// In the children's coordinates; nothing outside it is painted.
    public var clip: Path?
    /// 0...1, of the children painted together.
    public var opacity: Double
    /// First at the bottom.
    public var children: [Node]

    /// A group; without arguments it changes nothing.
    public init(
      id: String? = nil, title: String? = nil, transform: Transform = .identity,
      clip: Path? = nil, opacity: Double = 1, children: [Node] = []
    ) {
      self.id = id
      self.title = title
      self.transform = transform
      self.clip = clip
      self.opacity = opacity
      self.children = children
    }
  }
}
