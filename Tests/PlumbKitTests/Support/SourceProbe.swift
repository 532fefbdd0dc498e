import CellSources
import Snapshots
import Testing

@testable import PlumbKit
@testable import UIKitCore

extension PlumbSession {
  /// The picture of a file in a variant; in the first one that the request makes without it.
  func picture(
    of file: String, at variant: LayoutVariant? = nil, _ request: PictureRequest = .init()
  ) throws -> TablePicture {
    let source = try open(file, CellRequest(request.layout.content))
    let variant = try variant ?? #require(try variants(of: source, request.layout).first)
    return try Renderer(self).picture(
      of: try cells(of: source, in: variant), titled: source.name, at: variant, request)
  }

  /// A file in a variant as a reference is made of it, at one pixel a point.
  func snapshot(
    of file: String, at variant: LayoutVariant, layers: [PictureLayer] = [],
    rows: RowSelection? = nil, name: String, storedPath: String
  ) throws -> Snapshot {
    var request = PictureRequest(layout: .init(scale: 1), layers: layers)
    request.rows = rows
    return try SnapshotRenderer(self).snapshot(
      of: try picture(of: file, at: variant, request), named: name, storedPath)
  }
}
