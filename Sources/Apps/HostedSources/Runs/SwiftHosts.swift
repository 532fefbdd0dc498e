import CellHosts
import CellSources
import Foundation
import JSONWriting
import PlumbCells
import PlumbCommand
import PlumbKit
import ProjectFile
import Reading

/// Runs Swift sources by building hosts of them.
package struct SwiftHosts: SwiftSupport {
  /// Support without state.
  package init() {}

  package var app: (any AppCode)? { HostedCells.isHost ? RegisteredCode() : nil }

  package func host(_ request: HostRequest, _ console: Console) -> any SourceHost {
    HostedRun(request, console)
  }

  package func preview(_ command: PreviewCommand, _ console: Console) -> ExitCode {
    SamplePrinter(command, console).run()
  }

  package func test(_ command: SwiftTestCommand, _ console: Console) -> ExitCode {
    do throws(PlumbError) {
      // The nearest project file to the package, not to this folder.
      let folder = command.folder
      let project =
        command.configuration ?? ProjectFile.nearest(to: ResolvedPath.of(folder) ?? folder)
      let settings = try project.map { path throws(PlumbError) in
        try CellHost.Settings(of: path, console)
      }
      var package = try TestedPackage(folder, settings ?? .init())
      for note in package.notes { console.report(note) }
      try package.build()
      let filters = command.filters.flatMap { ["--filter", $0] }
      return try run(package.testRun(filters), console)
    } catch {
      return console.fail(error)
    }
  }

  /// Runs the tests of a package; what they print is shown as they print it, line by line.
  private func run(
    _ program: (executable: String, arguments: [String], variables: [String: String]),
    _ console: Console
  ) throws(PlumbError) -> ExitCode {
    var (output, messages) = (WholeLines(), WholeLines())
    let end = HostProcess(
      executable: program.executable, name: program.executable, arguments: program.arguments,
      variables: program.variables.merging(PlumbSession.fontVariables) { own, _ in own },
      sharesOutput: false
    ).run(
      limit: nil, { console.lines(output.adding($0)) },
      errors: { console.messages(String(decoding: messages.adding($0), as: UTF8.self)) })
    console.lines(output.rest())
    console.messages(String(decoding: messages.rest(), as: UTF8.self))
    if case .notStarted = end {
      throw PlumbError(program.executable, end.reason(limit: 0))
    }
    return end == .exited(0) ? .success : .findings
  }
}

/// The list of what a host can show, as it prints it on request.
package enum HostedListing {
  /// The value of the variable that asks for it.
  static let word = "list"

  /// Whether this process was started for the list.
  package static var isWanted: Bool {
    HostedCells.isHost
      && ProcessInfo.processInfo.environment[HostedProcess.variable] == word
  }

  package static var text: [UInt8] { StableJSON.fragment(HostedEntry.registered) }
}

extension CellHost.Settings {
  /// How a project compiles its cells. `named`: the project file; nil for the nearest one.
  init(of named: String?, _ console: Console) throws(PlumbError) {
    self.init()
    guard let project = try ProjectFile.holding(named) else { return }
    let access = FileAccess(projectOf: project.path, allowing: console.permissions.reads)
    func opened(_ path: SwiftSettings.Path) throws(PlumbError) -> String {
      let opened = project.opened(path.text)
      guard access.admits(opened) else {
        throw PlumbError([FileAccess.refusal(of: path.text, opened, at: path.location)])
      }
      return opened
    }
    languageVersion = project.swift.version
    warnings = WarningChoice(rawValue: project.swift.warnings) ?? warnings
    emptied = project.swift.emptied
    for path in project.swift.sources { further.append(try opened(path)) }
    for module in project.swift.modules {
      modules.append(.init(name: module.name, folder: try opened(module.folder)))
    }
  }
}
