import LayoutTree

/// A picture and the layout it shows, to be compared with a stored one of the same name.
public struct Snapshot: Sendable {
  /// The files' name without extension, for example `mail-320`.
  public let name: String
  /// The picture as a PNG file.
  public let png: [UInt8]
  /// What was laid out, with the fingerprint of fonts and libraries.
  public let tree: LayoutTree

  /// A snapshot from its parts.
  public init(name: String, png: [UInt8], tree: LayoutTree) {
    self.name = name
    self.png = png
    self.tree = tree
  }
}
