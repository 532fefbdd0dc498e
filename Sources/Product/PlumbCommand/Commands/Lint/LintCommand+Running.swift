import CellSources
import Foundation
import Linting
import PlumbKit
import ProjectFile
import Reading
import Sweeps

extension LintCommand {
  /// Lints every file and reports what was found.
  func run(_ console: Console) -> ExitCode {
    do throws(LintFailure) {
      let project = try ProjectFile.forLinting(configuration)
      let settings = choice.applied(to: .ofProject(project))
      var known = try loadBaseline(settings, console.permissions.reads)
      let files = LintFiles(
        operands, settings, allowing: console.permissions.reads,
        compilesFolders: console.permissions.compilesFolders)
      let count = files.swiftFilesLeftAlone
      if count > 0, console.app == nil {
        console.report(Diagnostic(.note, CellSource.leftAlone(count)))
      }
      for note in files.notes { console.report(note) }
      let others = [
        (files.foreignFiles, "for macOS, watchOS or tvOS, or of Xcode 4"),
        (files.unlistedFiles, "that the Xcode project does not have"),
      ]
      for (count, which) in others where count > 0 {
        console.report(Diagnostic(.note, "\(counted(count, "file")) \(which), left alone"))
      }
      // Where only Swift is left nothing that is looked at is wrong.
      guard !files.paths.isEmpty || count > 0 && newBaseline == nil else {
        throw Self.nothing(in: files.emptyFolders)
      }
      var sweep =
        sweeps ? SweepRequest(layout).filled(from: project?.sweep ?? SweepSettings()) : nil
      sweep?.rows = rows
      return lint(files.paths, settings, &known, sweep, console)
    } catch {
      return console.fail(error)
    }
  }

  private func lint(
    _ files: [String], _ settings: LintSettings, _ known: inout Baseline, _ sweep: SweepRequest?,
    _ console: Console
  ) -> ExitCode {
    let reader = { (session: PlumbSession) in
      LintReader(
        session, Linter(settings), layout, scene: scene, rows: rows, sweeping: sweep)
    }
    var report = LintReport(settings, version: plumbVersion)
    let run = FileRun(
      console, project: configuration, fonts: fonts, continuation: continuation)
    run.tellsFailures = format != .json || output != nil || newBaseline != nil
    let code = run(files) { session, file throws(PlumbError) in
      var part = LintReport()
      defer {
        report.files += 1
        report.findings += part.findings
        report.failures += part.failures
        if isPrintedByFile { print(part, console) }
      }
      do throws(PlumbError) {
        part.findings = known.new(of: try reader(session).findings(in: file), settings)
      } catch {
        part.failures = error.diagnostics
        throw error
      }
    }
    guard run.isReady else { return .failure }
    report.hidden = known.hidden
    do throws(PlumbError) {
      try finish(report, settings, console)
      try compare(known, with: files, settings, console)
    } catch {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      return .failure
    }
    let fails = newBaseline == nil && report.fails(on: failure.severity)
    return fails ? max(code, .findings) : code
  }

  /// Lines are printed file by file, so that they stay should a later file crash the tool.
  private var isPrintedByFile: Bool {
    newBaseline == nil && output == nil && grouping == nil && (format == .text || format == .github)
  }

  private func print(_ part: LintReport, _ console: Console) {
    if format == .text, console.hasColors, console.terminal.isOutput {
      for finding in part.findings { console.printColored(finding.coloredLines) }
    } else {
      format == .github
        ? console.commands(part.text(format)) : console.output(Array(part.text(format).utf8))
    }
  }

  /// Writes the report, as far as it has not been printed, or the new baseline.
  private func finish(
    _ report: LintReport, _ settings: LintSettings, _ console: Console
  ) throws(PlumbError) {
    if let newBaseline {
      return try writeBaseline(report, settings, to: newBaseline, console)
    }
    let text = grouping.map(report.plain) ?? report.text(format)
    if let output {
      try write(text, to: output)
    } else if grouping != nil {
      console.output(Array(text.utf8))
    } else if !isPrintedByFile {
      print(report, console)
    }
    if console.showsProgress || format == .text && report.files > 1 {
      console.errorOutput(report.summary + "\n")
    }
  }

  private func write(_ text: String, to path: String) throws(PlumbError) {
    try ReportFile.write(Array(text.utf8), to: path)
  }

  private static func nothing(in folders: [String]) -> LintFailure {
    LintFailure(
      diagnostics: folders.map {
        Diagnostic(
          .error, at: FileLocation(file: $0),
          "has no .xib, .storyboard or template to look at")
      })
  }
}

/// Why linting could not begin.
struct LintFailure: Error {
  let diagnostics: [Diagnostic]
}

extension Console {
  /// Prints why linting could not begin.
  func fail(_ failure: LintFailure) -> ExitCode {
    for diagnostic in failure.diagnostics { report(diagnostic) }
    return .failure
  }
}

extension ProjectFile {
  /// The project file whose rules hold: the one at a path, else the nearest one; nil for none.
  static func forLinting(_ path: String?) throws(LintFailure) -> ProjectFile? {
    guard let path = path ?? inForce else { return nil }
    do {
      return try load(path)
    } catch {
      throw LintFailure(diagnostics: error.diagnostics)
    }
  }
}

extension LintSettings {
  /// The settings of a project, with the folders that paths start from.
  static func ofProject(_ project: ProjectFile?) -> LintSettings {
    let here = PathName.prefix(in: FileManager.default.currentDirectoryPath)
    var settings = project?.lint ?? LintSettings()
    settings.folder = here
    if let path = project?.path {
      settings.folder = PathName.prefix(of: PathName.joined(path, in: here))
    }
    settings.workingFolder = here
    return settings
  }
}

extension LintReport {
  /// An empty report of a run under settings.
  init(_ settings: LintSettings, version: String) {
    self.init()
    rules = settings.rules
    self.version = version
    folder = settings.workingFolder
  }
}
