import Foundation
import Locking

/// The features of the terminal that standard output is, if it is one.
package struct Terminal: Sendable {
  package var isOutput = false
  /// The variables a program was started with: terminals name their kind there.
  var environment: [String: String] = [:]
  /// How large it is; `nil` when it does not say.
  var size: Size?

  /// Characters, and pixels where the terminal knows them (else 0).
  struct Size: Sendable, Equatable {
    var columns: Int
    var rows: Int
    var pixelWidth = 0
    var pixelHeight = 0
  }
}

extension Terminal {
  static func standard(environment: [String: String]) -> Terminal {
    Terminal(isOutput: isatty(1) == 1, environment: environment, size: size(of: 1) ?? size(of: 2))
  }

  /// Asked of the driver; terminals that do not answer have no size.
  private static func size(of descriptor: Int32) -> Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return nil }
    return Size(
      columns: Int(window.ws_col), rows: Int(window.ws_row), pixelWidth: Int(window.ws_xpixel),
      pixelHeight: Int(window.ws_ypixel))
  }
}

/// Keys as they are pressed, without a line having to be ended.
struct Keyboard: Sendable {
  /// A key that means something.
  enum Key: Equatable, Sendable {
    case character(Character)
    case left
    case right
  }

  /// Waits for a key; nil when there will be none any more.
  let next: @Sendable () -> Key?
  /// Gives the terminal back its manners, when the process has to end while it waits.
  let restore: @Sendable () -> Void

  /// The keys of the terminal that this process runs in.
  static var terminal: Keyboard {
    let keys = TerminalKeys()
    return Keyboard(next: keys.next, restore: keys.restore)
  }
}

/// Keys of the terminal that standard input is.
///
/// The terminal is made to hand them over one by one only while one is waited for: whatever happens
/// in between, the shell gets its terminal back as it was.
private final class TerminalKeys: Sendable {
  private let manners: termios
  private let pending = Locked<[Keyboard.Key]>([])

  init() {
    var manners = termios()
    tcgetattr(0, &manners)
    self.manners = manners
  }

  func restore() {
    var manners = manners
    tcsetattr(0, TCSANOW, &manners)
  }

  func next() -> Keyboard.Key? {
    var raw = manners
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSANOW, &raw)
    defer { restore() }
    while true {
      if let key = pending.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return key }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(0, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      let keys = Self.keys(Array(bytes[..<count]))
      pending.withLock { $0 += keys }
    }
  }

  /// The keys that bytes stand for. What begins with an escape is one key (ECMA-48): of those the
  /// arrows mean something, and no letter in one may be taken for a key by itself.
  static func keys(_ bytes: [UInt8]) -> [Keyboard.Key] {
    guard bytes.first == 0x1B else {
      return String(decoding: bytes, as: UTF8.self).map { .character($0) }
    }
    switch bytes.dropFirst() {
    case [0x5B, 0x43], [0x4F, 0x43]: return [.right]
    case [0x5B, 0x44], [0x4F, 0x44]: return [.left]
    case []: return [.character("\u{1B}")]
    default: return []
    }
  }
}

/// The desktop that a terminal may be on.
enum Desktop {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Shows a file with the program that the desktop has for it; false where there is none.
  static func open(_ path: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [opener, path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
