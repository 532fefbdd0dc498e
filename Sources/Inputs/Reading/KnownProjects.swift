import Locking

/// Readings of projects, by their folders: a command reads each once. A server says before each
/// request that files may have changed (`FilesAge.advance()`); then a reading is kept only where all
/// its files are as they were.
package final class KnownProjects<Reading>: Sendable {
  private struct Known {
    let reading: Reading
    let files: FileStamps
    var age: Int
  }

  private let known = Locked<[String: Known]>([:])

  package init() {}

  /// The reading of a folder.
  ///
  /// - Parameter read: makes it, and notes each file before it is read.
  package func reading(of folder: String, _ read: (FileStamps) -> Reading) -> Reading {
    let age = FilesAge.current
    return known.withLock { known in
      if let present = known[folder], present.age == age || present.files.areCurrent {
        known[folder]?.age = age
        return present.reading
      }
      let files = FileStamps()
      let reading = read(files)
      known[folder] = Known(reading: reading, files: files, age: age)
      return reading
    }
  }
}

/// How often it was said that files may have changed.
package enum FilesAge {
  private static let count = Locked(0)

  fileprivate static var current: Int { count.withLock { $0 } }

  /// Says that files may have changed since they were read.
  package static func advance() { count.withLock { $0 += 1 } }
}

/// The states in which files and folders were when they were read.
package final class FileStamps: Sendable {
  private let stamps = Locked<[String: FileStamp?]>([:])

  package init() {}

  /// Notes a file or folder that is about to be read, or is missing.
  package func note(_ path: String) {
    stamps.withLock { stamps in
      if stamps[path] == nil { stamps[path] = .some(FileStamp(path)) }
    }
  }

  /// Notes what was found on the way through a folder: the folders in it, by which files that are
  /// added or removed are known.
  package func note(_ name: String, in home: String) {
    note(PathName.prefix(of: PathName.joined(name, in: home + "/")))
    // An empty folder is the folder of nothing.
    if !PathName.last(of: name).contains(".") { note("\(home)/\(name)") }
  }

  /// Whether all are as they were.
  fileprivate var areCurrent: Bool {
    stamps.withLock { stamps in stamps.allSatisfy { FileStamp($0.key) == $0.value } }
  }
}
