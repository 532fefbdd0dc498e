import Foundation
import PlumbKit
import SnapshotReports
import Snapshots

/// `plumb snapshot merge`: artifacts of several runs become those of one.
struct SnapshotMergeCommand: Command, Equatable {
  let place: SnapshotPlace
  let folders: [String]
  let hasAllResults: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    folders = arguments.operands
    hasAllResults = arguments.contains(.allResults)
  }

  static let syntax = CommandSyntax(
    name: "snapshot merge", summary: "Makes one report of the artifacts of several shards.",
    discussion: """
      Each folder is the artifacts of a run, with its run.json, or holds such folders, as the
      download of a workflow's artifacts does. The pictures, the results and all reports go into
      one folder of artifacts, from which accept and review work.

      A snapshot that was run twice counts as it fared worst. The exit code is 0 when all passed,
      1 when one failed, 2 when a shard is missing or a folder cannot be read: then the report
      has what there is, and says what is not.
      """,
    operand: OperandSyntax(
      placeholder: "DIR", isRepeatable: true, values: .folder, help: "artifacts of the shards"),
    options: [.artifacts, .project, .allowWrite, .allResults],
    examples: [
      "plumb snapshot merge shard-1 shard-2": "into .plumb",
      "plumb snapshot merge shards --artifacts report": "everything below a folder, into another",
    ])
}

extension SnapshotMergeCommand {
  /// Merges the runs of all folders; one that cannot be read does not stop the rest.
  func run(_ console: Console) -> ExitCode {
    do throws(PlumbError) {
      let project = try place.folders(console)
      var code = ExitCode.success
      let sources = readSources(console, &code)
      guard let merged = SnapshotRun.merged(sources.map(\.run)) else { return .failure }
      let gathered = try gather(merged, from: sources.map(\.folder), project.artifacts)
      let reports = SnapshotReportFiles(
        of: gathered.run, project, console, hasAllResults: hasAllResults,
        notes: gathered.notes.map(\.description))
      let page = try reports.write()
      for note in gathered.notes {
        console.report(Diagnostic(gathered.isComplete ? .warning : .error, note.sentence))
      }
      console.print(gathered.run.conclusion)
      console.print("Report: \(page)")
      if !gathered.isComplete { code = .failure }
      return max(code, gathered.run.failures.isEmpty ? .success : .findings)
    } catch {
      return console.fail(error)
    }
  }

  private func gather(
    _ merged: MergedRun, from folders: [String], _ artifacts: ArtifactFolder
  ) throws(PlumbError) -> MergedRun {
    do {
      var empty = merged.run
      empty.results = []
      if !folders.contains(where: { Self.isSame($0, artifacts.path) }) {
        try artifacts.start(empty)
      }
      let gathered = try merged.gathered(from: folders, into: artifacts.path)
      try artifacts.write(gathered.run)
      return gathered
    } catch {
      throw PlumbError([Diagnostic(.error, Diagnostic.reason(of: error))])
    }
  }

  /// Whether two paths lead to one folder.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let places = [first, second].map {
      URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path
    }
    return places[0] == places[1]
  }

  // MARK: - Folders

  /// Folders below one that is named are looked into so deep.
  private static let depth = 3

  private func readSources(
    _ console: Console, _ code: inout ExitCode
  ) -> [(folder: String, run: SnapshotRun)] {
    var sources: [(folder: String, run: SnapshotRun)] = []
    for operand in folders {
      let found = Self.runs(in: operand, depth: Self.depth)
      if found.isEmpty {
        console.report(
          Diagnostic(
            .error, at: FileLocation(file: operand), "has no run.json",
            expected: "artifacts of a run, or a folder of such"))
        code = .failure
      }
      for folder in found where !sources.contains(where: { Self.isSame($0.folder, folder) }) {
        do {
          guard let run = try ArtifactFolder(path: folder).read() else { continue }
          sources.append((folder, run))
        } catch {
          console.report(Diagnostic(.error, error.reason))
          code = .failure
        }
      }
    }
    return sources
  }

  /// The folder itself if it is one of artifacts, else those within, in alphabetical order.
  private static func runs(in folder: String, depth: Int) -> [String] {
    let files = FileManager.default
    if files.fileExists(atPath: "\(folder)/run.json") { return [folder] }
    guard depth > 0 else { return [] }
    let entries = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return entries.flatMap { entry -> [String] in
      var isFolder: ObjCBool = false
      let path = PathName.prefix(in: folder) + entry
      guard !ResolvedPath.isLink(path),
        files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { return [] }
      return runs(in: path, depth: depth - 1)
    }
  }
}

extension MergeNote {
  /// The note as a message: without a capital letter and a full stop.
  fileprivate var sentence: String {
    let text = description
    return text.prefix(1).lowercased() + text.dropFirst().dropLast(text.hasSuffix(".") ? 1 : 0)
  }
}
