import Foundation

/// Reports that something happened in folders, not what: the waiting side compares the files
/// itself, so that an extra event does no harm, and a lost one only costs time.
protocol FolderEvents: AnyObject {
  /// Watches the folders of `files`, and the files where the system needs that.
  func watch(_ files: [String])

  /// Returns true after an event, false when `milliseconds` have passed without one.
  func wait(milliseconds: Int32) -> Bool
}

/// The folders to watch for files that come, go and are replaced.
enum WatchedFolder {
  /// The folder of each file, or the nearest existing one, and of its link's target; once.
  static func folders(of files: [String]) -> [String] {
    var folders: [String] = []
    for file in files {
      for path in [file, resolved(file)].compactMap({ $0 }) {
        let folder = existing(PathName.folder(of: path))
        if !folders.contains(folder) { folders.append(folder) }
      }
    }
    return folders
  }

  private static func existing(_ folder: String) -> String {
    var folder = folder
    while folder != ".", folder != "/", FileStamp(folder) == nil {
      folder = PathName.folder(of: folder)
    }
    return folder
  }
}

#if canImport(Glibc)
  import Glibc

  /// Folder events from Linux (inotify(7)).
  ///
  /// Folders are watched, not files: an editor that saves by renaming puts another file under the
  /// name. A folder that is watched already is not watched twice, as the system knows it by its
  /// inode; one that was removed is watched again when it is back.
  final class InotifyEvents: FolderEvents {
    private let descriptor: Int32

    /// Everything that changes a file or what a name means. Reading is not in it.
    private static let mask = UInt32(
      IN_CREATE | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
        | IN_DELETE_SELF | IN_MOVE_SELF)

    /// Nil where the system has none left for this user.
    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    func watch(_ files: [String]) {
      for folder in WatchedFolder.folders(of: files) {
        inotify_add_watch(descriptor, folder, Self.mask)
      }
    }

    func wait(milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return false }
      var events = [UInt8](repeating: 0, count: 1 << 14)
      while read(descriptor, &events, events.count) > 0 {}
      return true
    }
  }
#endif

#if canImport(Darwin)
  import Darwin

  /// Folder events from macOS (kqueue(2)).
  ///
  /// A folder reports names that come and go; a file that is written in place is reported only for
  /// itself, so files are watched as well.
  final class KqueueEvents: FolderEvents {
    private let queue: Int32
    private var descriptors: [Int32] = []

    private static let changes = UInt32(
      NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)

    /// Nil where the system gives no queue.
    init?() {
      queue = kqueue()
      if queue < 0 { return nil }
    }

    deinit {
      for descriptor in descriptors { close(descriptor) }
      close(queue)
    }

    func watch(_ files: [String]) {
      let previous = descriptors
      descriptors = (WatchedFolder.folders(of: files) + files).map { open($0, O_EVTONLY) }
        .filter { $0 >= 0 }
      for descriptor in descriptors {
        var change = kevent(
          ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: Self.changes, data: 0, udata: nil)
        kevent(queue, &change, 1, nil, 0, nil)
      }
      for descriptor in previous { close(descriptor) }
    }

    func wait(milliseconds: Int32) -> Bool {
      var event = kevent()
      var limit = timespec(
        tv_sec: Int(milliseconds) / 1000, tv_nsec: Int(milliseconds) % 1000 * 1_000_000)
      return kevent(queue, nil, 0, &event, 1, &limit) > 0
    }
  }
#endif

/// No events: where the system has none to give, waiting is all there is.
private final class PollingEvents: FolderEvents {
  /// How often files are looked at; fast enough to seem at once.
  private static let interval: Int32 = 100

  func watch(_ files: [String]) {}

  func wait(milliseconds: Int32) -> Bool {
    poll(nil, 0, min(milliseconds, Self.interval))
    return false
  }
}

/// Which events there are.
enum FolderEventSource {
  static func system() -> any FolderEvents {
    #if canImport(Glibc)
      return InotifyEvents() ?? PollingEvents()
    #elseif canImport(Darwin)
      return KqueueEvents() ?? PollingEvents()
    #else
      return PollingEvents()
    #endif
  }
}
