import ImageCoding
import Snapshots

/// Shows the pictures of a failure: beside each other in the terminal, or on the desktop.
struct SnapshotGallery {
  private let artifacts: ArtifactFolder
  private let preview: PicturePreview?
  private let open: (String) -> Bool

  /// Pixels between pictures.
  private static let gap = 16

  /// - Parameter preview: nil where the terminal shows no pictures.
  init(_ artifacts: ArtifactFolder, _ preview: PicturePreview?, open: @escaping (String) -> Bool) {
    (self.artifacts, self.preview, self.open) = (artifacts, preview, open)
  }

  /// Shows expected, actual and difference in the terminal, as far as it can.
  func show(_ result: SnapshotResult) {
    guard let preview else { return }
    let pictures = [ArtifactKind.expected, .actual, .difference].compactMap {
      kind -> PixelBuffer? in
      let bytes = (try? artifacts.bytes(of: result.name, kind)).flatMap { $0 }
      return bytes.flatMap { try? PixelBuffer(png: $0) }
    }
    guard !pictures.isEmpty, let png = try? Self.joined(pictures).pngBytes() else { return }
    let names = pictures.count == 3 ? "expected, actual, difference" : "actual"
    try? preview.show(png, named: names)
  }

  /// Shows the picture that says most with the desktop's program for pictures.
  func open(_ result: SnapshotResult) -> Bool {
    for kind in [ArtifactKind.difference, .actual] {
      if (try? artifacts.bytes(of: result.name, kind)).flatMap({ $0 }) != nil {
        return open(artifacts.path(of: result.name, kind))
      }
    }
    return false
  }

  /// Pictures beside each other, on grey where there are none.
  static func joined(_ pictures: [PixelBuffer]) -> PixelBuffer {
    let width = pictures.map(\.width).reduce(0, +) + gap * (pictures.count - 1)
    var whole = PixelBuffer(width: width, height: pictures.map(\.height).max() ?? 0)
    for index in 0..<whole.width * whole.height {
      whole[index % whole.width, index / whole.width] = 0xFF80_8080
    }
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width { whole[left + x, y] = picture[x, y] }
      }
      left += picture.width + gap
    }
    return whole
  }
}
