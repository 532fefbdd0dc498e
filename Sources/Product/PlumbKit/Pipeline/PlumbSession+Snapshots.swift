import LayoutTree
import Snapshots

extension PlumbSession {
  /// What a template wants to be seen at, at one pixel a point.
  package func snapshotVariants(of file: String) throws(PlumbError) -> [LayoutVariant] {
    try LayoutRequest(scale: 1).variants(of: try load(file))
  }

  /// A template in a variant as a reference is made of it: at one pixel a point, which keeps the
  /// files small. `plumb render --scale 1` writes the same picture.
  ///
  /// - Parameters:
  ///   - name: of the reference's files.
  ///   - storedPath: the template's path as the reference is to name it, the same on every machine.
  package func snapshot(
    of file: String, at variant: LayoutVariant, layers: [PictureLayer] = [], name: String,
    storedPath: String
  ) throws(PlumbError) -> Snapshot {
    let template = try localized(try load(file), for: variant)
    let request = PictureRequest(layout: .init(scale: 1), layers: layers)
    return try snapshot(
      of: try picture(of: template, at: variant, request), named: name, storedPath)
  }
}
