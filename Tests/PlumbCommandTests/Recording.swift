import Foundation

@testable import PlumbCommand

/// What a run of the tool printed.
final class Recording {
  private(set) var bytes: [UInt8] = []
  private(set) var errors = ""
  private(set) var code = ExitCode.success

  /// Standard output as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  init(
    _ arguments: [String], input: [UInt8]? = [], pieces: [String] = [], hasColors: Bool = false,
    showsProgress: Bool = false, terminal: Terminal = Terminal(), program: String = "plumb",
    keys: [Keyboard.Key]? = nil, open: @escaping (String) -> Bool = { _ in false }
  ) {
    let stream = Pieces(pieces)
    let console = Console(
      input: { input }, inputPieces: stream.next, output: { [unowned self] in bytes += $0 },
      errorOutput: { [unowned self] in errors += $0 }, hasColors: hasColors,
      showsProgress: showsProgress, terminal: terminal, program: program,
      keyboard: keys.map { Keyboard(typing: $0) }, open: open)
    code = PlumbTool(console: console).run(arguments)
  }
}

extension Keyboard {
  /// Somebody who presses these keys, and then leaves.
  init(typing keys: [Key]) {
    let rest = KeysToType(keys)
    self.init(next: rest.next, restore: {})
  }
}

/// Bytes that come one piece after the other.
private final class Pieces: @unchecked Sendable {
  private let lock = NSLock()
  private var rest: ArraySlice<String>

  init(_ pieces: [String]) { rest = pieces[...] }

  @Sendable func next() -> [UInt8]? { lock.withLock { Array((rest.popFirst() ?? "").utf8) } }
}

private final class KeysToType: @unchecked Sendable {
  private let lock = NSLock()
  private var keys: ArraySlice<Keyboard.Key>

  init(_ keys: [Keyboard.Key]) { self.keys = keys[...] }

  func next() -> Keyboard.Key? { lock.withLock { keys.popFirst() } }
}
