import Foundation

/// The state of a file, compared without reading it.
///
/// Two states that are alike in all of this would have to be of the same file, the same length and
/// the same moment.
package struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  /// When its bytes were last written.
  package let modified: Moment
  private let changed: Moment

  /// Seconds and nanoseconds since 1970, by the clock that files are dated with.
  package struct Moment: Comparable, Sendable {
    package let seconds: Int
    package let nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int) {
      (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
    }

    package static func < (left: Moment, right: Moment) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// The state of the file at `path`, symbolic links followed; nil when there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      modified = Moment(status.st_mtimespec)
      changed = Moment(status.st_ctimespec)
    #else
      modified = Moment(status.st_mtim)
      changed = Moment(status.st_ctim)
    #endif
  }
}

extension FileStamp.Moment {
  package static var now: FileStamp.Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileStamp.Moment(time)
  }

  fileprivate init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
