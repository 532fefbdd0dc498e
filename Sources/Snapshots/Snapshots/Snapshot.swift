import LayoutTree

/// A picture and the layout it shows, to be compared with a stored one of the same name.
public struct Snapshot: Sendable {
  /// The path of the files below the folder of references, without extension: `Templates/mail-320`.
  public let name: String
  /// The picture as a PNG file.
  public let png: [UInt8]
  /// The layout, with the fingerprint of fonts and libraries.
  public let tree: LayoutTree
  /// The scenes' positions in the picture; differences elsewhere name no view.
  public let places: [Position]

  /// The position of a scene in the picture.
  public struct Position: Equatable, Sendable {
    /// The scene's id.
    public let scene: String
    /// The left edge of the cell, in points from the picture's left edge.
    public let x: Double
    /// The top edge of the cell, in points from the picture's top edge.
    public let y: Double

    /// Creates a position in points.
    public init(scene: String, x: Double, y: Double) {
      self.scene = scene
      self.x = x
      self.y = y
    }
  }

  /// Creates a snapshot from its parts.
  public init(name: String, png: [UInt8], tree: LayoutTree, places: [Position] = []) {
    self.name = name
    self.png = png
    self.tree = tree
    self.places = places
  }
}

/// A text that is held against a stored one of the same name: the pieces of a sweep.
public struct TextSnapshot {
  /// The path of the file below the folder of references, without extension.
  public let name: String
  /// The whole file.
  public let text: String
  /// Fonts and libraries, a line each.
  public let fingerprint: [String]
  /// The differences from a stored file; throws where it cannot be read.
  public let comparison: (_ stored: String, _ path: String) throws(PlumbError) -> Comparison
  /// A picture for people who look at a difference, as a PNG file; it is never compared.
  public let picture: () -> [UInt8]?

  /// The differences from a stored file.
  public struct Comparison: Sendable {
    /// The changes, a line each.
    public let changes: [String]
    /// Fonts and libraries that the stored file was made with.
    public let fingerprint: [String]

    /// A comparison from its parts.
    public init(changes: [String], fingerprint: [String]) {
      (self.changes, self.fingerprint) = (changes, fingerprint)
    }
  }

  /// A snapshot from its parts.
  public init(
    name: String, text: String, fingerprint: [String],
    comparison: @escaping (String, String) throws(PlumbError) -> Comparison,
    picture: @escaping () -> [UInt8]? = { nil }
  ) {
    (self.name, self.text, self.fingerprint) = (name, text, fingerprint)
    (self.comparison, self.picture) = (comparison, picture)
  }
}
