import CellHosts
import CellSources
import PlumbCommand

/// Prints cells as `#Preview`s with made-up values, for `plumb preview`.
struct SamplePrinter {
  private let command: PreviewCommand
  private let console: Console

  init(_ command: PreviewCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  /// Compiles the sources, and with them what it prints.
  func run() -> ExitCode {
    do throws(PlumbError) {
      if let other = command.files.first(where: { !CellSource.isSwift($0) }) {
        throw PlumbError(other, "is no Swift file, and no folder of some")
      }
      guard command.files.allSatisfy(console.permissions.compiles) else {
        console.reportLeftAlone(command.request)
        return .failure
      }
      let all = try HostedRun(command.request, console).samples()
      let shown = all.filter { command.className == nil || $0.name == command.className }
      guard !shown.isEmpty else { throw refusal(all.map(\.name)) }
      console.output(Array(shown.map(\.text).joined(separator: "\n").utf8))
      for preview in shown { report(preview) }
      return .success
    } catch {
      return console.fail(error)
    }
  }

  private func refusal(_ known: [String]) -> PlumbError {
    guard let name = command.className else {
      return PlumbError(command.files[0], "has no cell that could be made without arguments")
    }
    return PlumbError(
      command.files[0], "has no cell class \(Diagnostic.quoted(name))",
      expected: known.isEmpty ? nil : Diagnostic.choices(Array(known.prefix(12))),
      hint: Diagnostic.didYouMean(name, in: known))
  }

  private func report(_ preview: SamplePreview) {
    if preview.title == nil {
      console.report(
        Diagnostic(
          .note, at: preview.location,
          "\(preview.name) has no method or property that takes a model",
          hint: "give the cell its content before 'return cell'"))
    }
    guard !preview.unknownTypes.isEmpty else { return }
    console.report(
      Diagnostic(
        .note, at: preview.location,
        "no value is known of \(listed(preview.unknownTypes, most: 4)): fill the placeholders"))
  }
}
