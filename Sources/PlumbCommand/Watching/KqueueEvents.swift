#if canImport(Darwin)
  import Darwin

  /// Folder events from macOS (kqueue(2)).
  ///
  /// A folder tells of names that come and go; a file that is written in place only tells itself,
  /// so files are watched as well.
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
