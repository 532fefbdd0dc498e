@testable import PlumbCommand

/// What a run of the tool printed.
final class Recording {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var code = ExitCode.success

  init(_ arguments: [String], hasColors: Bool = false) {
    let console = Console(
      output: { [unowned self] in output += String(decoding: $0, as: UTF8.self) },
      errorOutput: { [unowned self] in errors += $0 }, hasColors: hasColors,
      showsProgress: false)
    code = PlumbTool(console: console).run(arguments)
  }
}
