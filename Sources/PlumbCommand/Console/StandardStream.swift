import Foundation

/// A stream the process was started with.
///
/// `FileHandle.write` ends the process with a trap where a disk is full or the stream is closed;
/// here that is an answer.
struct StandardStream {
  /// 1 for output, 2 for messages.
  let descriptor: Int32

  /// Writes all of `bytes`; nil, or why the system took only a part of them.
  func write(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return String(cString: strerror(errno)) }
        written += count
      }
      return nil
    }
  }
}
