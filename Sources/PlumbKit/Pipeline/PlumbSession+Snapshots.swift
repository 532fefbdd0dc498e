import LayoutTree
import Rendering
import Snapshots

extension PlumbSession {
  /// A template at a width as a reference is made of it: at one pixel a point, which keeps the
  /// files small. `plumb render --scale 1` writes the same picture.
  ///
  /// - Parameters:
  ///   - name: of the reference's files.
  ///   - storedPath: the template's path as the reference is to name it, the same on every machine.
  package func snapshot(
    of file: String, width: Double, layers: [PictureLayer] = [], name: String,
    storedPath: String
  ) throws(PlumbError) -> Snapshot {
    let template = try load(file)
    let picture = try picture(
      of: template, width: width, PictureRequest(layout: .init(scale: 1), layers: layers))
    var tree = picture.tree
    tree.file = storedPath
    tree.fingerprint = fingerprint + RenderingFingerprint.lines
    do {
      return Snapshot(
        name: name, png: try PNGRenderer(scale: picture.tree.scale).render(picture.scene),
        tree: tree)
    } catch {
      throw PlumbError(file, error.description)
    }
  }
}
