import Foundation
import Testing

@testable import PlumbCommand

struct StandardStreamTests {
  @Test("a full disk is an answer, not a crash", .enabled(if: access("/dev/full", W_OK) == 0))
  func fullDisk() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    #expect(StandardStream(descriptor: descriptor).write([1])?.reason == "No space left on device")
  }

  @Test("a stream that was closed is an answer, not a crash")
  func closedStream() {
    #expect(StandardStream(descriptor: -1).write([1])?.reason == "Bad file descriptor")
  }

  @Test("everything arrives, however much it is")
  func writesAll() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { unlink(path) }
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(StandardStream(descriptor: descriptor).write(bytes) == nil)
    close(descriptor)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
  }
}
