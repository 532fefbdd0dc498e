import LayoutTree

/// A picture and the layout it shows, to be compared with a stored one of the same name.
public struct Snapshot: Sendable {
  /// The files' path below the folder of references without extension, for example `Templates/mail-320`.
  public let name: String
  /// The picture as a PNG file.
  public let png: [UInt8]
  /// What was laid out, with the fingerprint of fonts and libraries.
  public let tree: LayoutTree
  /// Where in the picture the tree's scenes are; of the others no difference is told by its view.
  public let places: [Place]

  /// Where a scene is drawn.
  public struct Place: Equatable, Sendable {
    /// The scene's id.
    public let scene: String
    /// The left edge of the cell, in points from that of the picture.
    public let x: Double
    /// The top edge.
    public let y: Double

    /// A scene at a place.
    public init(scene: String, x: Double, y: Double) {
      self.scene = scene
      self.x = x
      self.y = y
    }
  }

  /// A snapshot from its parts.
  public init(name: String, png: [UInt8], tree: LayoutTree, places: [Place] = []) {
    self.name = name
    self.png = png
    self.tree = tree
    self.places = places
  }
}
