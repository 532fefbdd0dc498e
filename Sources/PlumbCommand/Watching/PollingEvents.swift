import Foundation

/// No events: where the system has none to give, waiting is all there is.
final class PollingEvents: FolderEvents {
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
  /// Those of this system.
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
