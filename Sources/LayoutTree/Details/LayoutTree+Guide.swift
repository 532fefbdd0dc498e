extension LayoutTree {
  /// A layout guide: a rectangle that takes part in the layout without being drawn.
  public struct Guide: Codable, Equatable, Sendable {
    /// What a guide stands for.
    public enum Kind: String, Codable, Sendable {
      /// One that constraints place: the application's own, a stack view's.
      case custom
      /// The readable content, where it is narrower than the margins and nothing uses it.
      case readable
      /// The owner's bounds less its layout margins.
      case margins
      /// The owner's bounds less its safe area.
      case safeArea
    }

    /// `view.identifier`, as constraints name it. Unique in its scene.
    public var id: String
    /// What it stands for.
    public var kind: Kind
    /// Where it was laid out, unrounded, in the coordinates of the view that owns it.
    public var frame: Frame

    /// A guide at a place.
    public init(id: String, kind: Kind = .custom, frame: Frame) {
      self.id = id
      self.kind = kind
      self.frame = frame
    }
  }
}
