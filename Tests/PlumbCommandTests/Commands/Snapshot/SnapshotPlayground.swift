import Foundation
import Snapshots
import TestSupport
import Testing

@testable import PlumbCommand

/// A project of three snapshots in a folder of its own: `Templates/a.yaml` at two widths,
/// `Templates/b.yaml` at one.
final class SnapshotPlayground {
  let place: Workplace
  var folder: String { place.folder }
  var artifacts: ArtifactFolder { ArtifactFolder(path: folder + "/.plumb") }

  init() throws {
    place = try Workplace()
    _ = try place.write("sources: [Templates]\n", to: "plumb.yaml")
    try writeTemplate("a", widths: "[320, 568]")
    try writeTemplate("b")
  }

  /// A project of these files, as `files(after:)` gives them.
  init(_ files: [String: Data]) throws {
    place = try Workplace()
    for (name, data) in files { try place.write(Array(data), to: name) }
  }

  /// Every file of a project with its bytes, after what has been done to it: tests that begin at
  /// the same point do not all go there.
  static func files(
    after steps: (SnapshotPlayground) throws -> Void
  ) throws -> [String: Data] {
    let plumb = try SnapshotPlayground()
    try steps(plumb)
    return plumb.place.contents.reduce(into: [:]) { $0[$1] = plumb.place.bytes($1) }
  }

  private static let recorded = Result { try files { _ = $0("record") } }

  /// Comes to what `plumb snapshot record` of the three comes to, which is done once for all tests.
  func takeReferences() throws {
    for (name, data) in try Self.recorded.get() { try place.write(Array(data), to: name) }
  }

  /// Names of the three, in their order.
  static let names = ["Templates/a-320", "Templates/a-568", "Templates/b-320"]

  /// Writes a template whose title is so far from the edges.
  func writeTemplate(_ name: String, widths: String = "[320]", margin: Int = 20) throws {
    let text = Workplace.template(widths: widths)
      .replacingOccurrences(of: "H:|-20-", with: "H:|-\(margin)-")
    _ = try place.write(text, to: "Templates/\(name).yaml")
  }

  /// What `moveTitle()` is told to have done.
  static let change = "title.leading == contentView.leading + 20: constant 20 → 21"

  /// Moves the title of `a` by one point.
  func moveTitle() throws { try writeTemplate("a", widths: "[320, 568]", margin: 21) }

  /// Runs `plumb snapshot …` for the project.
  func callAsFunction(
    _ arguments: String..., environment: [String: String] = [:], keys: [Keyboard.Key]? = nil,
    open: @escaping (String) -> Bool = { _ in false }
  ) -> Recording {
    Recording(
      ["snapshot"] + arguments + ["--project", folder],
      terminal: Terminal(environment: environment), keys: keys, open: open)
  }

  /// The run that the artifacts tell of.
  func run(_ artifacts: String = ".plumb") throws -> SnapshotRun {
    try #require(try ArtifactFolder(path: "\(folder)/\(artifacts)").read())
  }

  /// The outcome of each snapshot by name.
  func outcomes(_ artifacts: String = ".plumb") throws -> [String: SnapshotOutcome] {
    let results = try run(artifacts).results
    return Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0.outcome) })
  }

  /// Every file of the references with its bytes.
  var references: [String: Data] {
    let files = place.contents.filter { $0.hasPrefix("Snapshots/") }
    return files.reduce(into: [:]) { $0[$1] = place.bytes($1) }
  }
}

extension Recording {
  /// Lines on standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
