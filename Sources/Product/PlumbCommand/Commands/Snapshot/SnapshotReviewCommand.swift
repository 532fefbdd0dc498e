import PlumbKit
import Snapshots

/// `plumb snapshot review`: one failure of the last run after the other, each to be decided on.
struct SnapshotReviewCommand: Command, Equatable {
  let place: SnapshotPlace
  let patterns: [String]
  /// Whether the report is opened in a browser instead.
  let opensReport: Bool
  /// Whether the report is served, with buttons that accept, and at which port; 0 for a free one.
  let serves: Bool
  let port: UInt16
  /// How pictures are shown in the terminal.
  let preview: PreviewChoice

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    patterns = arguments.operands
    opensReport = arguments.contains(.openReport)
    serves = arguments.contains(.serveReport)
    port = try arguments.value(of: .port, as: .port) ?? 0
    if serves, !patterns.isEmpty {
      throw .conflicting("--serve", with: "names", reason: "the report shows all failures")
    }
    if !serves, arguments.contains(.port) {
      throw .lacking("--port", needs: "--serve", reason: "a file has no port")
    }
    preview = try arguments.value(of: .reviewPreview, as: .preview([])) ?? .auto
  }

  static let syntax = CommandSyntax(
    name: "snapshot review", summary: "Goes through the failures of the last run, one at a time.",
    discussion: """
      Each is shown with what moved, and its pictures where the terminal can show any. Then it is
      decided by a key: a accepts the picture as the new reference, s skips it, o opens its
      pictures, A accepts this and all that follow, b goes back, q ends. Nothing is written
      before a key says so. With --serve the report is at an address of this machine, and its
      buttons accept one snapshot, or all that changed for one cause.

      Without a terminal it lists the failures and how to accept them. The exit code is 0 when
      nothing is left to decide, 1 when something is.
      """,
    operand: .snapshotNames("the failures to go through (all)"),
    options: [.openReport, .serveReport, .port, .reviewPreview, .project, .artifacts, .allowWrite],
    examples: [
      "plumb snapshot review": "all of them",
      "plumb snapshot review 'Templates/mail-*'": "one template's",
      "plumb snapshot review --open": "in the browser",
      "plumb snapshot review --serve --open": "in the browser, with buttons that accept",
    ])
}

extension OptionSyntax {
  static let openReport = OptionSyntax(
    name: "open", help: "open the report of the last run in a browser")
  static let serveReport = OptionSyntax(
    name: "serve", help: "serve the report to browsers of this machine, with buttons that accept")
  static let reviewPreview = OptionSyntax(
    name: "preview", short: "p", placeholder: "HOW",
    values: .words(PreviewChoice.allCases.map(\.rawValue)),
    help: "show pictures by kitty, iterm or sixel, or none (auto: as the terminal says)")
}

extension OperandSyntax {
  /// Names of snapshots: whole ones, or patterns for several.
  static func snapshotNames(_ help: String, isRequired: Bool = false) -> OperandSyntax {
    OperandSyntax(placeholder: "NAME", isRequired: isRequired, isRepeatable: true, help: help)
  }
}

extension SnapshotReviewCommand {
  /// Goes through the failures, or lists them where nobody can answer.
  func run(_ console: Console) -> ExitCode {
    do throws(PlumbError) {
      let folders = try place.folders(console) { [keyboard = console.keyboard] in
        keyboard?.restore()
      }
      let acceptance = try SnapshotAcceptance(folders)
      if serves, !acceptance.candidates.isEmpty {
        return ReviewServer(acceptance, folders, console).serve(at: port, opens: opensReport)
      }
      if opensReport { return try openReport(acceptance.run, folders, console) }
      let results =
        patterns.isEmpty ? acceptance.candidates : try acceptance.candidates(of: patterns)
      tellBroken(acceptance.run, console)
      guard !results.isEmpty else {
        console.print("Nothing to decide: no snapshot of the last run waits for it.")
        return .success
      }
      guard let keyboard = console.keyboard else { return list(results, console) }
      return try review(results, acceptance, folders, keyboard, console)
    } catch {
      return console.fail(error)
    }
  }

  private func review(
    _ results: [SnapshotResult], _ acceptance: SnapshotAcceptance,
    _ folders: SnapshotFolders, _ keyboard: Keyboard, _ console: Console
  ) throws(PlumbError) -> ExitCode {
    let gallery = SnapshotGallery(
      folders.artifacts, try pictures(on: console), open: console.open)
    var review = SnapshotReview(of: results, acceptance, gallery, keyboard, console)
    review.run()
    if review.remaining < results.count {
      _ = try SnapshotReportFiles(of: review.acceptance.run, folders, console).write()
    }
    return review.remaining == 0 ? .success : .findings
  }

  /// Pictures where the terminal is known to show any; asked for by name it has to.
  private func pictures(on console: Console) throws(PlumbError) -> PicturePreview? {
    do {
      return try PicturePreview(preview, on: console)
    } catch {
      if preview == .auto { return nil }
      throw PlumbError([error.diagnostic])
    }
  }

  private func list(_ results: [SnapshotResult], _ console: Console) -> ExitCode {
    for result in results { console.print(Diagnostic.printable(result.summary)) }
    let first = ShellWord.quoted(results[0].name)
    console.errorOutput(
      """

      This is no terminal. Accept what was meant:
        \(place.command("accept \(first)", console.program))
        \(place.command("accept --all", console.program))

      """)
    return .findings
  }

  /// Results that cannot be accepted must not be forgotten over those that can.
  private func tellBroken(_ run: SnapshotRun, _ console: Console) {
    for result in run.results where result.outcome == .broken {
      console.report(Diagnostic(.warning, Diagnostic.printable(result.summary)))
    }
  }

  /// Writes the page anew (runs of Swift tests write none) and opens it.
  private func openReport(
    _ run: SnapshotRun, _ folders: SnapshotFolders, _ console: Console
  ) throws(PlumbError) -> ExitCode {
    let page = try SnapshotReportFiles(of: run, folders, console).write()
    console.print(page)
    guard console.open(page) else {
      throw PlumbError([
        Diagnostic(.error, "there is no program here to open it with", hint: "open it in a browser")
      ])
    }
    return .success
  }
}
