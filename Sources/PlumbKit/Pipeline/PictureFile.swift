import Foundation

/// A file being written so that nobody ever sees half of it: pieces go to a temporary file beside
/// it, which takes its place when it is complete. What was there before stays until then.
final class PictureFile {
  private let path: String
  private let temporary: String
  private var file: UnsafeMutablePointer<FILE>?
  private var failure: PlumbError?

  /// Opens the temporary file; folders on the way are made.
  init(_ path: String) throws(PlumbError) {
    self.path = path
    temporary = "\(path).plumb-\(ProcessInfo.processInfo.processIdentifier)"
    try Self.makeFolder(of: path)
    file = fopen(temporary, "wb")
    if file == nil { throw Self.failure(path) }
  }

  /// Removes what was not finished.
  deinit {
    guard let file else { return }
    fclose(file)
    remove(temporary)
  }

  /// Appends bytes. A failure (the disk is full) is kept for `finish()`.
  func append(_ bytes: [UInt8]) {
    guard let file, failure == nil else { return }
    if fwrite(bytes, 1, bytes.count, file) != bytes.count { failure = Self.failure(path) }
  }

  /// Puts the complete file in its place.
  func finish() throws(PlumbError) {
    guard let file else { return }
    if let failure { throw failure }
    self.file = nil
    guard fclose(file) == 0, rename(temporary, path) == 0 else {
      let failure = Self.failure(path)
      remove(temporary)
      throw failure
    }
  }

  private static func makeFolder(of path: String) throws(PlumbError) {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw PlumbError(folder, "cannot be made: the folder for the pictures")
    }
  }

  /// The system's own word on what has just failed.
  private static func failure(_ path: String) -> PlumbError {
    PlumbError(path, "cannot be written: \(String(cString: strerror(errno)))")
  }
}
