import PlumbKit
import Snapshots

/// `plumb snapshot clean`: references that nothing asks for.
struct SnapshotCleanCommand: Command, Equatable {
  let place: SnapshotPlace
  let filter: SnapshotFilter
  let shard: SnapshotShard?
  /// Whether orphans are deleted, not only listed.
  let deletes: Bool

  var hosting: HostRequest? { HostRequest(sourcesOf: place) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    filter = SnapshotFilter(
      try arguments.values(of: .filter, as: .text("a part of a name or source")))
    shard = try arguments.value(of: .shard, as: .shard)
    deletes = arguments.contains(.delete)
    if deletes, filter.isFiltering {
      throw .conflicting(
        "--delete", with: "--filter", reason: Self.reason)
    }
    if deletes, let shard, shard.count > 1 {
      throw .conflicting(
        "--delete", with: "--shard", reason: Self.reason)
    }
  }

  private static let reason = "who looks at a part does not know what the rest asks for"

  /// Lists or deletes them.
  func run(_ console: Console) -> ExitCode {
    do throws(PlumbError) {
      if deletes { try refuseShards(console.terminal.environment) }
      let folders = try place.folders(console)
      let cleaning = try SnapshotCleaning(folders) { console.report($0) }
      // A filter that fits nothing is fine here: there may be nothing left over.
      let orphans = cleaning.orphans.filter { filter.accepts(name: $0.name, source: $0.name) }
      let code = tell(cleaning.broken, console)
      if deletes {
        try cleaning.delete(orphans) { name in
          console.print(Diagnostic.printable(name), as: ["deleted": name])
        }
        return code
      }
      for orphan in orphans {
        console.print(Diagnostic.printable(orphan.name), as: ["orphan": orphan.name])
      }
      guard !orphans.isEmpty else { return code }
      console.errorOutput(
        "\(orphans.count) left over; \(place.command("clean --delete", console.program)) deletes"
          + " \(agreeing(orphans.count, "it", "them"))\n")
      return max(code, .findings)
    } catch {
      return console.fail(error)
    }
  }

  /// A machine that is given a part of the run by its environment.
  private func refuseShards(_ environment: [String: String]) throws(PlumbError) {
    let wanted: (shard: SnapshotShard, reason: String)?
    do {
      wanted = try SnapshotShard.wanted(by: environment)
    } catch {
      throw PlumbError([error.diagnostic])
    }
    guard let wanted, shard == nil else { return }
    throw PlumbError([
      Diagnostic(
        .error,
        "--delete cannot go with \(wanted.reason), which ask for shard \(wanted.shard):"
          + " \(Self.reason)", hint: "--shard 1/1 is the whole")
    ])
  }

  /// Sources that cannot be read: their references are kept.
  private func tell(_ broken: [ProjectCases.BrokenSource], _ console: Console) -> ExitCode {
    for source in broken {
      for diagnostic in source.diagnostics { console.report(diagnostic) }
      console.report(
        Diagnostic(
          .note, at: FileLocation(file: source.source),
          "its references are kept until it can be read"))
    }
    return broken.isEmpty ? .success : .failure
  }

  static let syntax = CommandSyntax(
    name: "snapshot clean", summary: "Lists references that nothing asks for; deletes on request.",
    discussion: """
      Such an orphan is left behind when a template is renamed or a variant removed, or when a
      Swift test is gone from its file. Only what is a reference counts: a picture with its layout
      beside it, or either alone as plumb writes it; other files are nobody's business.
      References of a source that cannot be read are kept: it may ask for them again.

      With --delete they are deleted, never when only a part of the project is looked at. The
      exit code is 0 when there are none or they are deleted, 1 when some are listed, 2 when
      something could not be read or deleted.
      """,
    options: [.delete, .filter, .shard, .project, .allowRead, .allowWrite, .linesJSON],
    examples: [
      "plumb snapshot clean": "what would go",
      "plumb snapshot clean --delete": "delete it",
    ])
}

extension OptionSyntax {
  static let delete = OptionSyntax(name: "delete", help: "delete what would only be listed")
}
