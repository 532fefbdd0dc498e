import Foundation
import Linting
import PlumbKit
import Reading

extension LintCommand {
  /// The path of the baseline, absolute; nil where none is named.
  private func baselinePath(_ settings: LintSettings) -> String? {
    baseline.map { PathName.joined($0, in: settings.workingFolder) }
      ?? settings.baseline.map { PathName.joined($0, in: settings.folder) }
  }

  /// A path as messages name it.
  private static func shown(_ path: String, _ settings: LintSettings) -> String {
    PathName.relative(path, to: settings.workingFolder) ?? path
  }

  /// The findings that are known; none where a new baseline is written.
  func loadBaseline(
    _ settings: LintSettings, _ reads: [String]
  ) throws(LintFailure) -> Baseline {
    guard newBaseline == nil, let path = baselinePath(settings) else {
      if prunes {
        throw LintFailure(diagnostics: [
          Diagnostic(.error, "--prune needs a baseline", hint: "name it with --baseline FILE")
        ])
      }
      return Baseline()
    }
    let access = FileAccess(projectOf: settings.folder, allowing: reads)
    guard baseline != nil || access.admits(path) else {
      throw LintFailure(diagnostics: [
        FileAccess.refusal(
          of: settings.baseline ?? path, path, at: settings.baselineLocation)
      ])
    }
    let name = Self.shown(path, settings)
    guard let bytes = try Self.bytes(path, named: name) else {
      throw LintFailure(diagnostics: [
        Diagnostic(
          .error, at: FileLocation(file: name), "no such baseline",
          hint: "write it with --write-baseline \(name)")
      ])
    }
    return try Self.baseline(bytes, path, named: name, settings)
  }

  private static func bytes(_ path: String, named name: String) throws(LintFailure) -> [UInt8]? {
    do throws(FileFailure) {
      return try FileContents.read(path, limit: baselineLimit)
    } catch {
      throw LintFailure(diagnostics: [
        Diagnostic(
          .error, at: FileLocation(file: name), "cannot be read as a baseline: \(error.reason)",
          hint: error.hint)
      ])
    }
  }

  private static func baseline(
    _ bytes: [UInt8], _ path: String, named name: String, _ settings: LintSettings
  ) throws(LintFailure) -> Baseline {
    do throws(PlumbError) {
      if let remnant = GitRemnant.diagnostic(of: bytes, file: name) {
        throw PlumbError([remnant])
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw PlumbError(name, "is no baseline: it is not UTF-8")
      }
      return try Baseline(text: text, path: path, named: name, settings, exists: exists)
    } catch {
      throw LintFailure(diagnostics: error.diagnostics)
    }
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Bytes of a baseline.
  private static let baselineLimit = 64 << 20

  /// Writes the findings of a run as a baseline, in place of another one but of no other file.
  func writeBaseline(
    _ report: LintReport, _ settings: LintSettings, to path: String, _ console: Console
  ) throws(PlumbError) {
    let full = PathName.joined(path, in: settings.workingFolder)
    if let old = try? Self.bytes(full, named: path), !old.isEmpty, !Baseline.isBaseline(old) {
      throw PlumbError(path, "is there and no baseline", hint: "remove it, or name another file")
    }
    let new = Baseline(report.findings, settings, path: full)
    try ReportFile.write(Array(new.text.utf8), to: path)
    console.errorOutput(
      "\(counted(new.count.findings, "finding")) in \(counted(new.count.files, "file")) written to"
        + " \(Diagnostic.printable(path))\n")
  }

  /// Names the entries of the baseline that no longer occur, or takes them out.
  func compare(
    _ known: Baseline, with files: [String], _ settings: LintSettings, _ console: Console
  ) throws(PlumbError) {
    let outdated = known.outdated(files, settings, exists: Self.exists)
    guard newBaseline == nil, let path = baselinePath(settings), !outdated.isEmpty else { return }
    let name = Self.shown(path, settings)
    if prunes {
      try ReportFile.write(Array(known.text(without: outdated).utf8), to: path)
      let count = "\(outdated.count) \(agreeing(outdated.count, "entry", "entries"))"
      return console.errorOutput("\(count) taken out of \(Diagnostic.printable(name))\n")
    }
    console.report(
      Diagnostic(
        .note, at: FileLocation(file: name),
        "\(outdated.count) \(agreeing(outdated.count, "entry no longer occurs", "entries no longer occur")):"
          + " \(listed(outdated.map { "'\($0.text)'" }, most: 5))",
        hint: "--prune takes \(agreeing(outdated.count, "it", "them")) out"))
  }
}
