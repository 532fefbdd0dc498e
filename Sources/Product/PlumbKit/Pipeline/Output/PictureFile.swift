import AtomicFiles
import Foundation

/// A file being written so that nobody ever sees half of it: pieces go to a temporary file beside
/// it, which takes its place when it is complete. What was there before stays until then, and its
/// permissions stay for good.
///
/// The file is not forced to the disk (`fsync`): after a crash of the whole machine a picture can
/// be drawn again, and waiting for a disk costs more than drawing. A full disk is noticed by
/// writing or closing.
final class PictureFile: PictureSink {
  private let path: String
  private let target: OutputTarget
  private let temporaries: TemporaryFiles
  /// Where the bytes go until the file is complete; nil when they go into a stream.
  private var temporary: String?
  private var file: UnsafeMutablePointer<FILE>?
  private var failure: PlumbError?

  /// Opens the temporary file; folders on the way are made.
  ///
  /// - Throws: `PlumbError` when nothing can be written there; nothing has been changed then.
  init(_ path: String, _ temporaries: TemporaryFiles) throws(PlumbError) {
    self.path = path
    self.temporaries = temporaries
    target = try OutputTarget(path)
    try OutputFolder.make(for: target.path)
    if target.isStream {
      file = fopen(target.path, "wb")
    } else if let (name, descriptor) = temporaries.create(beside: target.path) {
      temporary = name
      if let permissions = target.permissions { fchmod(descriptor, permissions) }
      file = fdopen(descriptor, "wb")
    }
    if file == nil { throw Self.failure(path) }
  }

  /// Removes what was not finished.
  deinit {
    if let file { fclose(file) }
    if let temporary { temporaries.remove(temporary) }
  }

  func append(_ bytes: [UInt8]) {
    guard let file, failure == nil else { return }
    if fwrite(bytes, 1, bytes.count, file) != bytes.count { failure = Self.failure(path) }
  }

  func finish() throws(PlumbError) {
    guard let file else { return }
    if let failure { throw failure }
    self.file = nil
    guard fclose(file) == 0 else { throw Self.failure(path) }
    guard let temporary else { return }
    guard temporaries.rename(temporary, to: target.path) else { throw Self.failure(path) }
    self.temporary = nil
  }

  /// The system's own word on what has just failed, and what helps.
  private static func failure(_ path: String) -> PlumbError {
    let code = errno
    let hint: String? =
      switch code {
      case ENOSPC, EDQUOT: "make room, or name another folder with --output"
      case EFBIG: "a limit on the size of files is set (ulimit -f)"
      case ENAMETOOLONG: "name the picture with --output"
      case EACCES, EPERM, EROFS: "name another folder with --output"
      default: nil
      }
    return PlumbError(path, "cannot be written: \(String(cString: strerror(code)))", hint: hint)
  }
}
