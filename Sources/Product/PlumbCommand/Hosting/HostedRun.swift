import AtomicFiles
import CellHosts
import CellSources
import CollectionAlgorithms
import Diagnostics
import Foundation
import JSONWriting
import PlumbCells
import PlumbKit
import ProjectFile
import Reading

/// What the command line says of Swift sources.
struct HostRequest: Equatable {
  /// The Swift files and folders among the operands; one module.
  var operands: [String] = []
  /// The preview or class that is drawn; nil for all.
  var scene: String?
  /// After so many seconds a preview is ended.
  var timeout = HostRequest.usualTimeout
  /// The project file that was named; nil for the nearest one.
  var project: String?
  /// The option that says where the only picture goes.
  var singlePlace: String?

  /// Seconds that a preview may take.
  static let usualTimeout = 10.0
}

/// Draws Swift sources: builds a host of them, and has that do the command's work.
///
/// What a host runs is code of other people. So each preview has a process of its own where
/// pictures are drawn: a crash or an endless loop ends that one only.
final class HostedRun {
  private let console: Console
  private let request: HostRequest
  /// Notes that were reported already.
  private var reported: Set<Diagnostic> = []
  /// The files that the last host was built from.
  private(set) var files: [String] = []

  init(_ request: HostRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  /// What became of the previews of a source.
  struct Outcome {
    var code = ExitCode.success
    /// Lines that hosts have printed: a picture each.
    var lines = 0
  }

  // MARK: A process each

  /// Draws each preview of a source in a process of its own.
  ///
  /// - Parameter output: gets what hosts print.
  func drawEach(
    _ file: String, _ output: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) -> Outcome {
    let host = try build()
    let entries = try entries(of: host).filter { $0.isIn(file) }
    let chosen = try HostedEntry.chosen(.init(request.scene), of: entries, in: file)
    if let place = request.singlePlace, chosen.count > 1 {
      throw PlumbError(
        file, "has \(chosen.count) previews, and \(place) names one picture",
        hint: "choose one with --preview, or name a folder")
    }
    var outcome = Outcome()
    for entry in chosen {
      let end = run(host, ["\(entry.number)"], limit: .seconds(request.timeout)) { bytes in
        outcome.lines += bytes.count { $0 == UInt8(ascii: "\n") }
        output(bytes)
      }
      let code = report(end, of: entry)
      if console.terminal.isOutput, code < .failure { outcome.lines += 1 }
      outcome.code = max(outcome.code, code)
    }
    return outcome
  }

  /// The exit code of a preview's process; says why one ended early.
  private func report(_ end: HostProcess.End, of entry: HostedEntry) -> ExitCode {
    if case .exited(let code) = end, let code = ExitCode(rawValue: code) { return code }
    console.report(
      Diagnostic(
        .error, at: entry.location,
        "\(entry.title) \(end.reason(limit: request.timeout))",
        hint: end == .timedOut ? "--timeout sets another limit" : nil))
    return .failure
  }

  // MARK: One process

  /// Runs the command as it was typed in a host of its Swift sources.
  func runAll(_ output: @escaping ([UInt8]) -> Void) -> ExitCode {
    do throws(PlumbError) {
      let host = try build()
      switch run(host, [], limit: nil, output) {
      case .exited(let code): return ExitCode(rawValue: code) ?? .failure
      case .crashed, .timedOut: return .failure
      case .notStarted(let code):
        throw PlumbError(host.executable, "cannot be run: \(String(cString: strerror(code)))")
      }
    } catch {
      return console.fail(error)
    }
  }

  // MARK: Hosts

  private func build() throws(PlumbError) -> CellHost {
    files = (try? HostSources(request.operands).paths) ?? request.operands
    let host = try CellHost(
      request.operands, try CellHost.Settings(of: request.project, console))
    files = host.files + Self.neighbours(of: host.files)
    for note in host.notes where reported.insert(note).inserted { console.report(note) }
    return host
  }

  /// Interface Builder files beside the sources.
  private static func neighbours(of files: [String]) -> [String] {
    return files.map(PathName.prefix(of:)).uniqued()
      .flatMap { folder in
        let names = try? FileManager.default.contentsOfDirectory(
          atPath: folder.isEmpty ? "." : folder)
        return (names ?? []).sorted().filter(SourceEndings.isInterface).map { folder + $0 }
      }
  }

  private func run(
    _ host: CellHost, _ entry: [String], limit: Duration?, _ output: @escaping ([UInt8]) -> Void
  ) -> HostProcess.End {
    var variables = ["SWIFT_BACKTRACE": Self.backtrace]
    for word in entry { variables[HostedProcess.variable] = word }
    return HostProcess(
      executable: host.executable, arguments: console.arguments, variables: variables,
      sharesOutput: console.terminal.isOutput && entry != [HostedListing.word]
    ).run(limit: limit, output)
  }

  /// How the runtime reports a crash: the functions, without registers and libraries.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24,top=0"

  /// What a host can show; asked of it once.
  private func entries(of host: CellHost) throws(PlumbError) -> [HostedEntry] {
    let kept = URL(fileURLWithPath: host.executable + ".json")
    if let data = try? Data(contentsOf: kept),
      let entries = try? JSONDecoder().decode([HostedEntry].self, from: data)
    {
      return entries
    }
    var bytes: [UInt8] = []
    let end = run(host, [HostedListing.word], limit: .seconds(request.timeout)) { bytes += $0 }
    guard end == .exited(0),
      let entries = try? JSONDecoder().decode([HostedEntry].self, from: Data(bytes))
    else {
      throw PlumbError(
        request.operands[0], "the program with its previews \(end.reason(limit: request.timeout))")
    }
    try? Data(bytes).write(to: kept, options: .atomic)
    return entries
  }
}

/// The list of what a host can show, as it prints it on request.
enum HostedListing {
  /// The value of the variable that asks for it.
  static let word = "list"

  /// Whether this process was started for the list.
  static var isWanted: Bool {
    HostedCells.isHost
      && ProcessInfo.processInfo.environment[HostedProcess.variable] == word
  }

  /// The list as JSON.
  static var text: [UInt8] { StableJSON.fragment(HostedEntry.registered) }
}

extension CellHost.Settings {
  /// How a project compiles its cells.
  ///
  /// - Parameter named: the project file; nil for the nearest one.
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
    emptied = project.swift.emptied
    for path in project.swift.sources { further.append(try opened(path)) }
    for module in project.swift.modules {
      modules.append(.init(name: module.name, folder: try opened(module.folder)))
    }
  }
}
