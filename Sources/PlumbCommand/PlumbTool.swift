/// The program: arguments in, text and an exit code out.
struct PlumbTool {
  let console: Console

  /// Does what the arguments (without the program's name) ask for.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      return perform(try Invocation(arguments))
    } catch {
      console.report(error.diagnostic)
      console.errorOutput(error.advice + "\n")
      return .failure
    }
  }

  private func perform(_ invocation: Invocation) -> ExitCode {
    switch invocation {
    case .help(let text): console.output(Array(text.utf8))
    case .version: console.print("plumb \(plumbVersion)")
    case .render(let command): return command.run(console)
    case .frames(let command): return command.run(console)
    }
    return .success
  }
}
