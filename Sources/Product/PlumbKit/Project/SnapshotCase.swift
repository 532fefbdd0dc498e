import LayoutTree

/// One picture of a project: a source in a variant, and what its reference is called.
public struct SnapshotCase: Equatable, Sendable {
  /// The path of the template or Interface Builder file below the project's folder.
  public let source: String
  /// What it is laid out at.
  public let variant: LayoutVariant
  /// The reference's path below the folder of references, without extension: the source's without
  /// its own, and what the variant is called: `Templates/mail-320-dark`.
  public let name: String
  /// Rows of its table.
  let rows: Int
  /// What is shown.
  let content: ContentRequest
  /// What is drawn over the table.
  let layers: [PictureLayer]
  /// The way to the project's folder, with a slash at its end; empty for the working folder.
  let prefix: String

  /// The variant for people: `320 pt, dark`, `iPhone 15 landscape, AX3`.
  public var caption: String { variant.summary }

  /// The path of the source, as it can be opened.
  var path: String { prefix + source }

  /// The part of the name that all cases of a source share: its path without the extension.
  static func stem(of source: String) -> String {
    let folder = source.lastIndex(of: "/").map { source[...$0] } ?? ""
    return folder + OutputDestination.stem(of: source)
  }
}
