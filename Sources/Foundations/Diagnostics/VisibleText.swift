/// Text on its way to a terminal or to the log of a build, made harmless: names and texts of files
/// are printed, and a file must control neither.
///
/// Characters that control a terminal or the direction of text become `\u001B`, which a reader of
/// JSON takes for the character itself: so one rule holds for text and for JSON. Lines stay lines;
/// one that a build would take for a command (`::error::`, `##[group]`, `##vso[…]`) loses the
/// character that makes it one.
public enum VisibleText {
  /// The text that may be printed.
  public static func of(_ text: String) -> String {
    String(decoding: of(Array(text.utf8)), as: UTF8.self)
  }

  /// A text as one line: a name with a line break must not look like a message.
  public static func line(_ text: String) -> String {
    let visible = of(text)
    guard visible.utf8.contains(0x0A) else { return visible }
    return visible.unicodeScalars.map { $0 == "\n" ? "\\u000A" : String($0) }.joined()
  }

  /// The UTF-8 that may be printed; `bytes` hold whole characters and begin a line.
  ///
  /// - Parameter commands: `kept` where the tool's own commands to the build are in it, each a
  ///   line.
  /// - Complexity: O(bytes); nothing is copied where nothing has to change.
  public static func of(_ bytes: [UInt8], commands: Commands = .escaped) -> [UInt8] {
    var scan = Scan(commands: commands)
    return bytes.withUnsafeBufferPointer { scan.run($0) } ?? bytes
  }

  /// Lines that a build would take for a command.
  public enum Commands: Sendable {
    case kept, escaped
  }

  private struct Scan {
    let commands: Commands
    private var result: [UInt8] = []
    /// Where the bytes begin that have not been copied.
    private var start = 0
    /// Whether only white space precedes on the line.
    private var beginsLine = true

    init(commands: Commands) { self.commands = commands }

    mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
      var index = 0
      while index < bytes.count {
        if !beginsLine { index = bytes.endOfPlainText(from: index) }
        guard index < bytes.count else { break }
        let byte = bytes[index]
        if byte > 0x23, byte < 0x7F, byte != 0x3A {
          beginsLine = false
          index += 1
        } else {
          index = visit(byte, index, bytes)
        }
      }
      guard start > 0 else { return nil }
      result += bytes[start...]
      return result
    }

    /// Handles a byte that may need a change; returns the index behind it.
    private mutating func visit(
      _ byte: UInt8, _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
      switch byte {
      case UInt8(ascii: "\n"):
        beginsLine = true
        return index + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): return index + 1
      case ..<0x20, 0x7F: return escape(UInt32(byte), index, 1, bytes)
      case UInt8(ascii: ":") where beginsLine && commands == .escaped && bytes.has("::", at: index):
        return escape(UInt32(byte), index, 1, bytes)
      case UInt8(ascii: "#"):
        beginsLine = false
        let length = bytes.has("##[", at: index) ? 2 : bytes.has("##vso[", at: index) ? 5 : 0
        guard length > 0 else { return index + 1 }
        return escape(UInt32(UInt8(ascii: "[")), index + length, 1, bytes)
      case 0x80...: return visitWide(index, bytes)
      default:
        beginsLine = false
        return index + 1
      }
    }

    /// A character of two bytes or more.
    private mutating func visitWide(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
      let first = bytes[index]
      let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      guard first >= 0xC2, index + length <= bytes.count else { return index + 1 }
      guard length < 4 else {
        beginsLine = false
        return index + length
      }
      var value = UInt32(first) & (length == 2 ? 0x1F : 0x0F)
      for next in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(next) & 0x3F }
      switch value {
      case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        return escape(value, index, length, bytes)
      // White space that builds skip as well before they look for a command.
      case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0xFEFF: break
      default: beginsLine = false
      }
      return index + length
    }

    /// Writes `\u001B` for a character; returns the index behind it.
    private mutating func escape(
      _ value: UInt32, _ index: Int, _ length: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
      result += bytes[start..<index]
      result += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
        result.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
      start = index + length
      beginsLine = false
      return start
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Passes over words of eight bytes that are printable ASCII without `#`, which inside of a line
  /// need no change; returns the index behind them.
  fileprivate func endOfPlainText(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(self)
    var index = start
    while index + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Each has the high bit of some byte where one is below a space, `#`, or DEL.
      let low = (word &- ones &* 0x20) & ~word
      let (hash, delete) = (word ^ ones &* 0x23, word ^ ones &* 0x7F)
      let named = (hash &- ones) & ~hash | (delete &- ones) & ~delete
      if (word | low | named) & (ones &* 0x80) != 0 { break }
      index += 8
    }
    return index
  }

  fileprivate func has(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[index + $0] == letters[$0] }
    }
  }
}
