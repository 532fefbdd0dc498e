extension LayoutTree {
  /// What a scroll through the table finds: the table counts with estimates until rows come into
  /// view, so its content grows or shrinks on the way and the scroll indicator with it.
  ///
  /// Measured by scrolling a table, a screen at a time, from the top to the end.
  public struct Scrolling: Codable, Equatable, Sendable {
    /// A moment of the scroll, when the table has come to rest.
    public struct Step: Codable, Equatable, Sendable {
      /// How far the content has been scrolled, in points.
      public var offset: Double
      /// The height of the content by what is known now: `contentSize.height`.
      public var contentHeight: Double

      /// A moment from its parts.
      public init(offset: Double, contentHeight: Double) {
        self.offset = offset
        self.contentHeight = contentHeight
      }
    }

    /// The height of the part in view, in points.
    public var viewport: Double
    /// The height of the content were all rows as high as estimated.
    public var estimatedHeight: Double
    /// The height of the content when every row has been measured.
    public var contentHeight: Double
    /// From the top to the end.
    public var steps: [Step]

    /// A scroll from its parts.
    public init(
      viewport: Double, estimatedHeight: Double, contentHeight: Double, steps: [Step]
    ) {
      self.viewport = viewport
      self.estimatedHeight = estimatedHeight
      self.contentHeight = contentHeight
      self.steps = steps
    }
  }
}
