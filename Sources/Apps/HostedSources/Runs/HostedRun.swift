import CellHosts
import CellSources
import CollectionAlgorithms
import Foundation
import InterfaceBuilder
import PlumbCommand
import PlumbKit
import Reading

/// Draws Swift sources: builds a host of them, and has that do the command's work.
///
/// What a host runs is code of other people. So each preview has a process of its own where
/// pictures are drawn: a crash or an endless loop ends that one only.
final class HostedRun: SourceHost {
  private let console: Console
  private var request: HostRequest
  /// The file that stands for standard input.
  private var input: String?
  /// Notes that were reported already.
  private var reported: Set<Diagnostic> = []
  /// The files that the last host was built from.
  private(set) var files: [String] = []
  /// Of the last process: what it was running when it was ended, and what a precondition said.
  private var backtrace: AppBacktrace?
  private var failure: HostMessages.Failure?

  init(_ request: HostRequest, _ console: Console) {
    self.request = request
    self.console = console
    let files = request.operands
    if request.mayBeVersions, CellHost.areVersions(files[0], files[1]) {
      (self.request.former, self.request.operands) = ([files[0]], [files[1]])
    }
  }

  // MARK: A process each

  /// Draws each preview of a source in a process of its own. `output`: gets what hosts print.
  func drawEach(
    _ file: String, _ output: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) -> HostOutcome {
    let host = try build(drawsRest: true)
    let all = try entries(of: host)
    let entries = all.filter { $0.isIn(file) }
    // A source without cells is compiled with those that have some.
    if entries.isEmpty, !all.isEmpty, request.operands.count > 1 { return HostOutcome() }
    let chosen = try HostedEntry.chosen(.init(request.scene), of: entries, in: file)
    if let place = request.singlePlace, chosen.count > 1 {
      throw PlumbError(
        file, "has \(chosen.count) previews, and \(place) names one picture",
        hint: "choose one with --preview, or name a folder")
    }
    var outcome = HostOutcome()
    if host.notes.contains(where: { $0.severity == .error }) { outcome.code = .failure }
    for entry in chosen {
      let end = draw(takesModel: entry.model == .shown, entry.title, at: entry.location) {
        variables in
        run(
          host, ["\(entry.number)"], variables, limit: .seconds(request.timeout)
        ) { bytes in
          outcome.lines += bytes.count { $0 == UInt8(ascii: "\n") }
          output(bytes)
        }
      }
      let code = report(end, entry.title, at: entry.location)
      if console.terminal.isOutput, code < .failure { outcome.lines += 1 }
      outcome.code = max(outcome.code, code)
    }
    reportLeftOut(of: host)
    if host.isIncomplete { outcome.code = max(outcome.code, .findings) }
    return outcome
  }

  /// Runs a process, and again without made-up models where one of them has ended it. `process`:
  /// gets further variables of the environment.
  private func draw(
    takesModel: Bool, _ title: String, at location: FileLocation,
    _ process: ([String: String]) -> HostProcess.End
  ) -> HostProcess.End {
    let end = process([:])
    if case .exited = end { return end }
    guard takesModel, request.hasSamples else { return end }
    let message = failure.map { ": \(Diagnostic.printable($0.message))" } ?? ""
    let kept = (backtrace, failure)
    let plain = process([HostedProcess.plainVariable: "1"])
    guard case .exited = plain else {
      (backtrace, failure) = kept
      return end
    }
    console.report(
      Diagnostic(
        .note, at: location,
        "\(title) \(end.reason(limit: request.timeout)) with a made-up model\(message); it has"
          + " sample texts"))
    return plain
  }

  /// The exit code of a process; says why it ended early, and in which functions of the app.
  private func report(
    _ end: HostProcess.End, _ title: String, at location: FileLocation
  ) -> ExitCode {
    if case .exited(let code) = end, let code = ExitCode(rawValue: code) { return code }
    let frames = backtrace?.frames ?? []
    let message = failure.map { ": \(Diagnostic.printable($0.message))" } ?? ""
    let place = failure?.location(in: files) ?? frames.first?.location
    console.report(
      Diagnostic(
        .error, at: end == .timedOut ? location : place ?? location,
        "\(title) \(end.reason(limit: request.timeout))\(message)", hint: hint(for: end)))
    for frame in frames {
      console.report(Diagnostic(.note, at: frame.location, "in \(frame.function)"))
    }
    return .failure
  }

  private func hint(for end: HostProcess.End) -> String? {
    if end == .timedOut { return "--timeout sets another limit" }
    guard failure?.message.contains("implicitly unwrapping") == true else { return nil }
    return "outlets are filled from a XIB of the class's name, or a storyboard's prototype"
  }

  // MARK: One process

  /// Runs the command as it was typed in a host of its Swift sources.
  func runAll(_ output: @escaping ([UInt8]) -> Void) -> ExitCode {
    do throws(PlumbError) {
      let host = try build()
      let place = FileLocation(file: request.operands[0])
      var isPrinted = false
      let end = draw(
        takesModel: host.samples.contains { $0.title != nil }, "the program", at: place
      ) { variables in
        if isPrinted { return .exited(ExitCode.failure.rawValue) }
        return run(host, [], variables, limit: nil) { bytes in
          isPrinted = true
          output(bytes)
        }
      }
      let code = report(end, "the program", at: place)
      reportLeftOut(of: host)
      if code == .failure { return request.failureCode }
      return host.isIncomplete ? max(code, .findings) : code
    } catch {
      _ = console.fail(error)
      return request.failureCode
    }
  }

  /// Previews of the cells with made-up values, once these compile.
  func samples() throws(PlumbError) -> [SamplePreview] { try build().samples }

  // MARK: Hosts

  private func build(drawsRest: Bool = false) throws(PlumbError) -> CellHost {
    try readInput()
    if let missing = request.operands.first(where: { !FileManager.default.fileExists(atPath: $0) })
    {
      throw PlumbError(missing, "no such file")
    }
    files = (try? HostSources(request.operands).paths) ?? request.operands
    var settings = try CellHost.Settings(of: request.project, console)
    settings.project = FileAccess(projectOf: request.operands[0]).home
    settings.target = console.target
    settings.drawsRest = drawsRest
    settings.drawsClasses = request.drawsClasses
    settings.isStrict = request.isStrict
    console.onInterruption { ProgramRun.endAll() }
    defer { if console.showsProgress { console.progress("") } }
    if !request.hasWarnings { settings.warnings = .none }
    let start = ContinuousClock.now
    let host: CellHost
    do throws(PlumbError) {
      host = try CellHost(
        request.operands, former: request.former, replacing: request.replaced, settings
      ) { [console] step in
        if console.showsProgress {
          console.progress("\(step) …")
        } else if !console.isJSON, ContinuousClock.now - start > Self.patience {
          console.messages("\(step) …\n")
        }
      }
    } catch {
      // What is wrong may be in a file that was found, and is mended there.
      files = (files + error.diagnostics.compactMap(\.location?.file)).uniqued()
      throw error
    }
    files = host.files + Self.interfaces(around: host.files)
    for note in host.notes where reported.insert(note).inserted { console.report(note) }
    report(host.warnings)
    return host
  }

  /// How long nothing is said of a build that no terminal shows: logs get a line for each step that
  /// begins later.
  private static let patience = Duration.seconds(10)

  /// Says what was cut out of the sources; once for each list.
  private func reportLeftOut(of host: CellHost) {
    for line in host.leftOut where reported.insert(line).inserted { console.report(line) }
  }

  /// Warnings of the compiler that are shown.
  private static let mostWarnings = 20

  /// Passes warnings of the compiler on; a host that was there already has none.
  private func report(_ warnings: [Diagnostic]) {
    for warning in warnings.prefix(Self.mostWarnings) { console.report(warning) }
    let rest = warnings.count - Self.mostWarnings
    guard rest > 0 else { return }
    console.report(
      Diagnostic(
        .note, "and \(counted(rest, "more warning")) of the compiler",
        hint: "'swift: warnings: none' in plumb.yaml hides them"))
  }

  /// Gives a version that comes from standard input a file: hosts are built of files.
  private func readInput() throws(PlumbError) {
    let word = PlumbSession.standardInput
    guard let other = (request.operands + request.former).first(where: { $0 != word }),
      request.operands.contains(word) || request.former.contains(word)
    else { return }
    guard let bytes = console.input() else { throw PlumbError(word, "cannot be read") }
    let path = try CellHost.file(of: bytes, named: other)
    request.operands = request.operands.map { $0 == word ? path : $0 }
    request.former = request.former.map { $0 == word ? path : $0 }
    input = path
  }

  deinit {
    if let input { try? FileManager.default.removeItem(atPath: Folder.parent(of: input)) }
  }

  /// Interface Builder files beside the sources and in their project.
  static func interfaces(around files: [String]) -> [String] {
    let beside = files.map(PathName.prefix(of:)).uniqued()
      .flatMap { folder in
        let names = try? FileManager.default.contentsOfDirectory(
          atPath: folder.isEmpty ? "." : folder)
        return (names ?? []).sorted().filter(SourceEndings.isInterface).map { folder + $0 }
      }
    let known = Set(beside.map { ResolvedPath.of($0) ?? $0 })
    let all = files.first.map { AppFiles.around($0).interfaces } ?? []
    return beside + all.filter { !known.contains(ResolvedPath.of($0) ?? $0) }
  }

  private func run(
    _ host: CellHost, _ entry: [String], _ further: [String: String] = [:], limit: Duration?,
    _ output: @escaping ([UInt8]) -> Void
  ) -> HostProcess.End {
    let report = "\(host.executable).crash-\(getpid())"
    defer { unlink(report) }
    var variables = PlumbSession.fontVariables
    variables["SWIFT_BACKTRACE"] = "\(Self.backtrace),output-to=\(report)"
    for word in entry { variables[HostedProcess.variable] = word }
    if console.showsProgress { variables[Console.watchedVariable] = "1" }
    if host.isIncomplete {
      variables[HostedProcess.lackVariable] =
        (["\(host.lackedStatements)"] + host.untitledViews.prefix(HostedProcess.mostUntitled))
        .joined(separator: " ")
    }
    variables.merge(further) { $1 }
    var messages = HostMessages()
    let pass = { [console] (bytes: [UInt8]) in
      console.messages(messages.lines(adding: bytes))
    }
    let end = HostProcess(
      executable: host.executable,
      arguments: console.arguments.map { $0 == PlumbSession.standardInput ? input ?? $0 : $0 },
      variables: variables,
      sharesOutput: console.terminal.isOutput && entry != [HostedListing.word]
    ).run(
      limit: limit, output, errors: pass,
      isCrashing: { messages.saysCrash })
    console.messages(messages.rest())
    failure = messages.failure
    let json = try? Data(contentsOf: URL(fileURLWithPath: report))
    backtrace = json.map { AppBacktrace($0, sources: host.files) }
    return end
  }

  /// How the runtime reports a crash: for programs, and only the thread that has crashed.
  private static let backtrace =
    "enable=yes,format=json,color=no,interactive=no,threads=crashed,registers=none,images=none"
    + ",limit=64,top=0"

  /// What a host can show; asked of it once.
  private func entries(of host: CellHost) throws(PlumbError) -> [HostedEntry] {
    if let data = host.keptListing,
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
    host.keep(listing: Data(bytes))
    return entries
  }
}
