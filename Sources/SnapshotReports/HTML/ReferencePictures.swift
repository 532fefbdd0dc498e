import Snapshots

/// The references of a project, for snapshots that passed: they leave no picture of their own, and
/// the reference shows what was drawn.
struct ReferencePictures {
  private let files: PictureFiles
  private let folder: String

  /// The references of a run; nil when nobody said where the project is.
  init?(_ run: SnapshotRun, settings: ReportSettings) {
    guard let project = settings.project else { return nil }
    files = PictureFiles(folder: project)
    folder = run.references
  }

  /// The reference of a result with its bytes; nil when there is none.
  func picture(
    of result: SnapshotResult
  ) -> (picture: SnapshotResult.Picture, bytes: [UInt8])? {
    let path = (result.reference ?? "\(folder)/\(result.name)") + ".png"
    guard let bytes = files.bytes(of: path), let size = PictureFiles.size(ofPNG: bytes)
    else { return nil }
    return (SnapshotResult.Picture(path: path, width: size.width, height: size.height), bytes)
  }
}
