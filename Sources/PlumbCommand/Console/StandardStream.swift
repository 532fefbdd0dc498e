import Foundation

/// A stream the process was started with.
///
/// `FileHandle.write` ends the process with a trap where a disk is full or the stream is closed;
/// here that is an answer.
struct StandardStream {
  /// 0 for input, 1 for output, 2 for messages.
  let descriptor: Int32

  /// Why the system took only a part of what was written.
  struct Failure: Equatable {
    let code: Int32

    /// In the system's words.
    var reason: String { String(cString: strerror(code)) }
    /// The reader has gone away.
    var isClosedPipe: Bool { code == EPIPE }
  }

  /// Writes all of `bytes`; nil, or why that failed.
  func write(_ bytes: [UInt8]) -> Failure? {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        if count < 0, waits(errno) { continue }
        guard count > 0 else { return Failure(code: errno) }
        written += count
      }
      return nil
    }
  }

  /// Everything up to the end, at most `limit` bytes and one, so that more can be told from
  /// exactly as much; nil where the stream cannot be read.
  func readAll(limit: Int = 16 << 20) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Foundation.read(descriptor, &piece, min(piece.count, limit + 1 - bytes.count))
      if count < 0, waits(errno) { continue }
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += piece[..<count]
    }
    return bytes
  }

  /// Whether to try again: after a signal, or when a stream that does not block is ready.
  private func waits(_ code: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN || code == EWOULDBLOCK else { return false }
    var request = pollfd(descriptor: descriptor)
    return poll(&request, 1, -1) > 0
  }
}

extension pollfd {
  fileprivate init(descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(descriptor == 0 ? POLLIN : POLLOUT), revents: 0)
  }
}
