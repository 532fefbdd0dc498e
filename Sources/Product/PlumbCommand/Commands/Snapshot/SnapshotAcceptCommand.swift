import PlumbKit
import Snapshots

/// `plumb snapshot accept`: pictures of the last run become references, without being drawn again.
struct SnapshotAcceptCommand: Command, Equatable {
  let place: SnapshotPlace
  let patterns: [String]
  let isAll: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    patterns = arguments.operands
    isAll = arguments.contains(.acceptAll)
    if isAll, let name = patterns.first {
      throw .conflicting("--all", with: name, reason: "all are accepted, or those that are named")
    }
    if !isAll, patterns.isEmpty {
      throw .missingOperand("NAME or --all", command: "snapshot accept")
    }
  }

  /// Accepts what is named; what cannot be accepted does not stop the rest.
  func run(_ console: Console) -> ExitCode {
    do throws(PlumbError) {
      let folders = try place.folders(console)
      var acceptance = try SnapshotAcceptance(folders)
      let results = isAll ? acceptance.candidates : try acceptance.candidates(of: patterns)
      if results.isEmpty { console.errorOutput("Nothing to accept: nothing failed.\n") }
      let code = accept(results, &acceptance, console)
      guard results.count > 0 else { return code }
      try acceptance.save()
      _ = try SnapshotReportFiles(of: acceptance.run, folders, console).write()
      return code
    } catch {
      return console.fail(error)
    }
  }

  private func accept(
    _ results: [SnapshotResult], _ acceptance: inout SnapshotAcceptance, _ console: Console
  ) -> ExitCode {
    var code = ExitCode.success
    for result in results {
      do throws(PlumbError) {
        try acceptance.accept(result)
        console.print(result.name, as: ["accepted": result.name])
      } catch {
        code = console.fail(error)
      }
    }
    return code
  }

  static let syntax = CommandSyntax(
    name: "snapshot accept", summary: "Makes pictures of the last run the references.",
    discussion: """
      They are taken from the artifacts, so what becomes a reference is what was looked at, even
      when it was drawn on another machine: fetch the artifacts of a CI job and name their folder.
      Failures of Swift tests are accepted in the same way.

      A name is the whole name of a snapshot; with * or ? in it a pattern for several. The report
      is brought up to date. The exit code is 0 when all are accepted, 2 when one cannot be.
      """,
    operand: .snapshotNames("snapshots to accept, as the report names them"),
    options: [.acceptAll, .project, .artifacts, .allowWrite, .linesJSON],
    examples: [
      "plumb snapshot accept Templates/mail-320-dark": "one",
      "plumb snapshot accept 'Templates/mail-*'": "several",
      "plumb snapshot accept --all": "every failure of the last run",
      "plumb snapshot accept --all --artifacts ~/Downloads/plumb-report": "what a CI job has drawn",
    ])
}

extension OptionSyntax {
  static let acceptAll = OptionSyntax(name: "all", help: "every failure that has a picture")
}
