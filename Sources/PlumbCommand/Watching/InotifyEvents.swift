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
