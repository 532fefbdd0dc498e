import ImageCoding
import LayoutTree

@testable import Snapshots

/// A small snapshot, and what may be different about it.
enum Sample {
  /// A white square whose first `ink` pixels have another colour, and a layout with one label.
  static func snapshot(
    _ name: String = "cell-320", titleHeight: Double = 20.5, side: Int = 10, ink: Int = 0,
    color: UInt32 = 0xFF00_0000,
    fingerprint: [String] = ["system: Inter 4.001 aa", "FreeType 2.12.1"], tool: String? = nil
  ) throws -> Snapshot {
    var picture = PixelBuffer(width: side, height: side, filledWith: 0xFFFF_FFFF)
    for x in 0..<ink { picture[x % side, x / side] = color }
    return Snapshot(
      name: name, png: try picture.pngBytes(),
      tree: tree(titleHeight: titleHeight, fingerprint: fingerprint, tool: tool))
  }

  /// The layout with one label.
  static func tree(
    titleHeight: Double = 20.5, fingerprint: [String] = ["FreeType 2.12.1"], tool: String? = nil
  ) -> LayoutTree {
    let frame = LayoutTree.Frame(x: 0, y: 0, width: 280, height: titleHeight)
    let title = LayoutTree.View(
      id: "title", parent: nil, className: "UILabel", frame: frame, unrounded: .init(frame))
    return LayoutTree(
      file: "cell.yaml", width: 320, scale: 1, profile: "ios18", fingerprint: fingerprint,
      tool: tool, scenes: [.init(id: "0.0", height: 61, contentHeight: 60.5, views: [title])])
  }
}
