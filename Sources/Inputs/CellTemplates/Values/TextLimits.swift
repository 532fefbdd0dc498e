import Locking

/// The longest text that a view shows: fields can be repeated, and data is larger than memory.
///
/// Locked, because a template's plan may be used on any thread.
final class TextLimit: Sendable {
  /// Of UTF-8.
  static let bytes = 1 << 20

  private let location: FileLocation
  private let isExceeded = Locked(false)

  init(at location: FileLocation) { self.location = location }

  func note() { isExceeded.withLock { $0 = true } }

  /// Reports the texts that were cut so far; nil for none.
  var warning: Diagnostic? {
    guard isExceeded.withLock({ $0 }) else { return nil }
    return Diagnostic(
      .warning, at: location, "a text here is longer than \(Self.bytes >> 20) MiB and is cut",
      expected: "at most \(Self.bytes) bytes of UTF-8")
  }
}

/// The limits of all texts of a template.
final class TextLimits: Sendable {
  private let limits = Locked<[TextLimit]>([])

  func limit(at location: FileLocation) -> TextLimit {
    let limit = TextLimit(at: location)
    limits.withLock { $0.append(limit) }
    return limit
  }

  /// Texts that were cut so far, in the order of the template.
  var warnings: [Diagnostic] { limits.withLock { $0 }.compactMap(\.warning) }
}

extension String {
  /// The longest run of whole Unicode scalars from the start that fits in `count` bytes.
  /// Complexity: O(count)
  func prefix(ofBytes count: Int) -> String {
    guard utf8.count > count else { return self }
    var end = utf8.index(utf8.startIndex, offsetBy: count)
    while end > utf8.startIndex, utf8[end] & 0xC0 == 0x80 { utf8.formIndex(before: &end) }
    return String(self[..<end])
  }
}
