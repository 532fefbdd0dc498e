import Diagnostics
import Foundation
import Linting
import PlumbKit
import ProjectFile

extension LintCommand {
  /// Lints every file and tells what was found.
  func run(_ console: Console) -> ExitCode {
    do throws(LintFailure) {
      let settings = try loadSettings()
      let known = try loadBaseline(settings)
      let files = LintFiles(operands, settings)
      guard !files.paths.isEmpty else { throw Self.nothing(in: files.emptyFolders) }
      return lint(files.paths, settings, known, console)
    } catch {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      return .failure
    }
  }

  private func lint(
    _ files: [String], _ settings: LintSettings, _ known: Baseline, _ console: Console
  ) -> ExitCode {
    let linter = Linter(settings)
    var report = LintReport()
    report.rules = settings.rules
    report.version = plumbVersion
    report.folder = settings.workingFolder
    let run = FileRun(
      console, project: configuration, fonts: fonts, continuation: continuation)
    let code = run(files) { session, file throws(PlumbError) in
      var part = LintReport()
      defer {
        report.files += 1
        report.findings += part.findings
        report.failures += part.failures
        if isPrintedByFile { print(part, console) }
      }
      do throws(PlumbError) {
        part.findings = known.new(of: try LintReader(session, linter).findings(in: file), settings)
      } catch {
        part.failures = error.diagnostics
        throw error
      }
    }
    guard run.isReady else { return .failure }
    do throws(PlumbError) {
      try finish(report, settings, console)
    } catch {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      return .failure
    }
    return newBaseline == nil && report.hasProblems ? max(code, .findings) : code
  }

  /// Formats of lines are printed file by file: what was found stays, should a later file crash the
  /// tool.
  private var isPrintedByFile: Bool {
    newBaseline == nil && output == nil && (format == .text || format == .github)
  }

  private func print(_ part: LintReport, _ console: Console) {
    if format == .text, console.hasColors, console.terminal.isOutput {
      for finding in part.findings { console.print(finding.coloredLines) }
    } else {
      console.output(Array(part.text(format).utf8))
    }
  }

  /// Writes the report, as far as it has not been printed, or the new baseline.
  private func finish(
    _ report: LintReport, _ settings: LintSettings, _ console: Console
  ) throws(PlumbError) {
    if let newBaseline {
      return try write(Baseline(report.findings, settings).text, to: newBaseline)
    }
    if let output {
      try write(report.text(format), to: output)
    } else if !isPrintedByFile {
      print(report, console)
    }
    if console.showsProgress { console.errorOutput(report.summary + "\n") }
  }

  private func write(_ text: String, to path: String) throws(PlumbError) {
    try ReportFile.write(Array(text.utf8), to: path)
  }

  // MARK: Settings

  private func loadSettings() throws(LintFailure) -> LintSettings {
    let here = FileManager.default.currentDirectoryPath + "/"
    var settings = LintSettings()
    if let path = configuration ?? ProjectFile.nearest(to: here) {
      settings = try Self.project(path).lint
      let full = path.hasPrefix("/") ? path : here + path
      settings.folder = full.lastIndex(of: "/").map { String(full[...$0]) } ?? here
    } else {
      settings.folder = here
    }
    settings.workingFolder = here
    return choice.applied(to: settings)
  }

  private static func project(_ path: String) throws(LintFailure) -> ProjectFile {
    do {
      return try ProjectFile.load(path)
    } catch {
      throw LintFailure(diagnostics: error.diagnostics)
    }
  }

  private func loadBaseline(_ settings: LintSettings) throws(LintFailure) -> Baseline {
    guard newBaseline == nil,
      let path = baseline
        ?? settings.baseline.map({ $0.hasPrefix("/") ? $0 : settings.folder + $0 })
    else { return Baseline() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LintFailure(diagnostics: [
        Diagnostic(
          .error, at: FileLocation(file: path), "no such baseline",
          hint: "write it with --write-baseline \(path)")
      ])
    }
    return Baseline(text: String(decoding: data, as: UTF8.self))
  }

  private static func nothing(in folders: [String]) -> LintFailure {
    LintFailure(
      diagnostics: folders.map {
        Diagnostic(
          .error, at: FileLocation(file: $0), "has no .xib, .storyboard or template to look at")
      })
  }
}

/// Why linting could not begin.
struct LintFailure: Error {
  let diagnostics: [Diagnostic]
}
