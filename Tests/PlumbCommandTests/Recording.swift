@testable import PlumbCommand

/// What a run of the tool printed.
final class Recording {
  private(set) var bytes: [UInt8] = []
  private(set) var errors = ""
  private(set) var code = ExitCode.success

  /// Standard output as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  init(
    _ arguments: [String], input: [UInt8]? = [], hasColors: Bool = false,
    showsProgress: Bool = false, terminal: Terminal = Terminal(), program: String = "plumb"
  ) {
    let console = Console(
      input: { input }, output: { [unowned self] in bytes += $0 },
      errorOutput: { [unowned self] in errors += $0 }, hasColors: hasColors,
      showsProgress: showsProgress, terminal: terminal, program: program)
    code = PlumbTool(console: console).run(arguments)
  }
}
