import PlumbKit

/// The program: arguments in, text and an exit code out.
struct PlumbTool {
  let console: Console

  /// Does what the arguments (without the program's name) ask for.
  func run(_ arguments: [String]) -> ExitCode {
    let console = console.colored(ColorChoice(in: arguments))
    do {
      return perform(try Invocation(arguments), console)
    } catch {
      console.report(error.diagnostic)
      console.errorOutput(error.advice + "\n")
      return .failure
    }
  }

  private func perform(_ invocation: Invocation, _ console: Console) -> ExitCode {
    switch invocation {
    case .help(let text): console.output(Array(text.utf8))
    case .version: console.print("plumb \(plumbVersion)")
    case .command(let command): return command.run(console)
    }
    return .success
  }
}
