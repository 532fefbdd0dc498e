import Foundation
import Linting
import PlumbKit
import Reading

/// The streams of a command, and the texts that may be printed there.
package struct Console {
  /// Everything that standard input has; `nil`, after a message, when it cannot be read.
  package var input: () -> [UInt8]? = { [] }
  /// The next bytes of standard input; empty at its end, nil when it cannot be read.
  var inputPieces: @Sendable () -> [UInt8]? = { [] }
  /// Appends bytes to standard output as they are.
  private let rawOutput: ([UInt8]) -> Void
  /// Appends bytes to standard output for a client that may have gone away. Returns whether somebody
  /// still reads.
  var deliver: ([UInt8]) -> Bool
  /// Appends text to standard error as it is.
  private let rawErrorOutput: (String) -> Void
  /// Whether messages may be coloured.
  var hasColors: Bool
  /// Whether results and messages are objects for programs, a line each.
  package var isJSON = false
  /// Whether a text is a field of such an object.
  var wrapsTexts = false
  /// Whether somebody watches standard error: then long work shows its progress.
  package let showsProgress: Bool
  /// Where output goes to, if that is a terminal.
  package var terminal = Terminal()
  /// How the program was called, repeated in commands that messages suggest.
  var program = "plumb"
  /// Keys as they are pressed; nil where nobody sits at a terminal.
  var keyboard: Keyboard?
  /// Shows a file with the program that the desktop has for it; false where there is none.
  var open: (_ path: String) -> Bool = { _ in false }
  /// When it is, in UTC: `2026-11-21T20:50:00`.
  var timestamp: () -> String = { "1970-01-01T00:00:00" }
  /// The arguments after the program's name, as they were typed.
  package var arguments: [String] = []
  /// The command that is run, as it is typed: `plumb frames`.
  var command = "plumb"
  /// Notes what the calling thread works on from now on, for the message of a crash.
  var onWork: @Sendable (WorkNote) -> Void = { _ in }
  /// Fonts that former commands have left open; nil where a process runs one command.
  var fonts: FontPool?
  /// Whether nobody waits for the answer any more.
  var isCancelled: () -> Bool = { false }
  /// Notes that a row of a table is done.
  var onProgress: () -> Void = {}
  /// Has something done before a signal ends the process.
  package var onInterruption: (@escaping @Sendable () -> Void) -> Void = { _ in }

  /// Whether errors are followed by the line that they point at.
  private let showsSources: Bool
  /// The paths that files may name and results may be written to, beyond their project.
  package var permissions = FilePermissions()
  /// The runner of Swift sources; nil in a build of the core.
  var swift: (any SwiftSupport)?
  var app: (any AppCode)? { swift?.app }
  /// The target of an Xcode project that Swift cells are compiled in; nil for the first.
  package var target: String?

  init(
    input: @escaping () -> [UInt8]? = { [] },
    inputPieces: @escaping @Sendable () -> [UInt8]? = { [] }, output: @escaping ([UInt8]) -> Void,
    errorOutput: @escaping (String) -> Void, hasColors: Bool, showsProgress: Bool,
    terminal: Terminal = Terminal(), program: String = "plumb", keyboard: Keyboard? = nil,
    open: @escaping (_ path: String) -> Bool = { _ in false },
    timestamp: @escaping () -> String = { "1970-01-01T00:00:00" }, command: String = "plumb",
    showsSources: Bool = false, swift: (any SwiftSupport)? = nil,
    onWork: @escaping @Sendable (WorkNote) -> Void = { _ in },
    onInterruption: @escaping (@escaping @Sendable () -> Void) -> Void = { _ in }
  ) {
    self.input = input
    self.inputPieces = inputPieces
    rawOutput = output
    deliver = { bytes in
      output(bytes)
      return true
    }
    rawErrorOutput = errorOutput
    self.hasColors = hasColors
    self.showsProgress = showsProgress
    self.terminal = terminal
    self.program = program
    self.keyboard = keyboard
    self.open = open
    self.timestamp = timestamp
    self.command = command
    self.showsSources = showsSources
    self.swift = swift
    self.onWork = onWork
    self.onInterruption = onInterruption
  }

  /// The console, with colours as the command line asks for them.
  func colored(_ choice: ColorChoice) -> Console {
    var console = self
    switch choice {
    case .auto: break
    case .always: console.hasColors = true
    case .never: console.hasColors = false
    }
    return console
  }
}

// MARK: - Printing

/// Everything is printed through here, with control characters made visible.
extension Console {
  ///
  /// - Parameter object: what programs are told in its place.
  package func print(_ line: String, as object: JSONObject? = nil) {
    if isJSON { return rawOutput(VisibleText.of(StableJSON.answer(object ?? ["message": line]))) }
    rawOutput(Array((VisibleText.line(line) + "\n").utf8))
  }

  /// Prints lines of another program as they are.
  package func lines(_ bytes: [UInt8]) {
    guard isJSON else { return output(bytes) }
    for line in bytes.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      print(text, as: ["line": text])
    }
  }

  /// Prints text or JSON to standard output: whole lines, or pieces that end between characters.
  package func output(_ bytes: [UInt8]) {
    let text: JSONObject = ["text": String(decoding: bytes, as: UTF8.self)]
    rawOutput(VisibleText.of(wrapsTexts ? StableJSON.answer(text) : bytes))
  }

  /// Prints lines with commands to the build, as `WorkflowCommand` has escaped them.
  func commands(_ lines: String) {
    rawOutput(VisibleText.of(Array(lines.utf8), commands: .kept))
  }

  /// Passes a picture on, or what shows it on a terminal.
  package func picture(_ bytes: [UInt8]) { rawOutput(bytes) }

  /// Prints messages to standard error, for people alone.
  func errorOutput(_ text: String) { if !isJSON { rawErrorOutput(VisibleText.of(text)) } }

  /// Prints messages of a host, among them what the app's own code prints. Of escape sequences only
  /// the colours of the tool's messages are left.
  package func messages(_ text: String) {
    if !text.isEmpty { rawErrorOutput(Style.visible(text)) }
  }

  /// Replaces the last line of standard error; a host's messages come in whole lines.
  package func progress(_ line: String) {
    if app == nil { rawErrorOutput(Self.clearLine + VisibleText.of(line)) }
  }

  /// The variable that says to a host that its messages are seen on a terminal.
  package static let watchedVariable = "PLUMB_HOST_WATCHED"

  /// Takes the line of progress away before the process ends by a signal, past all buffers.
  var clearsProgress: @Sendable () -> Void {
    { [clears = showsProgress && app == nil] in
      if clears { _ = StandardStream(descriptor: 2).write(Array(Self.clearLine.utf8)) }
    }
  }

  /// To the start of the line, and all of it erased (ECMA-48: CR, EL).
  private static let clearLine = "\r\u{1B}[K"

  /// Prints findings in colours to standard output.
  func printColored(_ lines: String) { rawOutput(Array((lines + "\n").utf8)) }

  /// Prints why nothing could be done.
  package func fail(_ diagnostic: Diagnostic) -> ExitCode {
    report(diagnostic)
    return .failure
  }

  /// Prints a message to standard error, in colours where there are any, and below an error or a
  /// warning the line of the file that it points at.
  package func report(_ diagnostic: Diagnostic) {
    if isJSON { return report(diagnostic.json()) }
    if hasColors {
      rawErrorOutput(diagnostic.colored + "\n")
    } else {
      rawErrorOutput(VisibleText.line(diagnostic.description) + "\n")
    }
    guard showsSources, diagnostic.severity != .note, let location = diagnostic.location else {
      return
    }
    for line in SourceLines.excerpt(at: location) {
      rawErrorOutput(VisibleText.line(line) + "\n")
    }
  }
}

extension Console {
  /// Prints messages of which notes belong to what is above them.
  func report(all diagnostics: [Diagnostic]) {
    guard isJSON else { return diagnostics.forEach(report) }
    var rest = diagnostics[...]
    while let head = rest.popFirst() {
      let notes = rest.prefix { $0.severity == .note }
      rest = rest.dropFirst(notes.count)
      report(head.json(notes: Array(notes)))
    }
  }

  /// Shows what was made in a browser, or says that there is none.
  func openOrWarn(_ address: String) {
    guard !open(address) else { return }
    report(Diagnostic(.warning, "no program opens \(address)", hint: "open it in a browser"))
  }

  /// Prints a line to standard error, beside an answer. `object`: what programs are told in its
  /// place.
  func note(_ line: String, as object: JSONObject) {
    isJSON ? report(object) : rawErrorOutput(VisibleText.line(line) + "\n")
  }

  private func report(_ object: JSONObject) {
    let bytes = StableJSON.answer(object)
    rawErrorOutput(String(decoding: VisibleText.of(bytes), as: UTF8.self))
  }
}

/// The lines of files that errors and warnings point at.
enum SourceLines {
  /// Bytes of a file from which lines are shown.
  private static let limit = 1 << 20

  /// The line of a location and a caret below its column; empty where the file cannot be read any
  /// more. It is read anew each time, since `--watch` reports errors of files that change.
  static func excerpt(at location: FileLocation) -> [String] {
    guard location.column > 0, location.file != PlumbSession.inputName else { return [] }
    let file = SourceText.read(location.file, limit: limit, log: DiagnosticLog())
    guard var line = file?.line(location.line) else { return [] }
    if line.unicodeScalars.last == "\r" { line.unicodeScalars.removeLast() }
    return SourceExcerpt.lines(of: line, at: location)
  }
}

/// What a command line allows: paths that files may name and results may go to beyond their
/// project (`--allow-read`, `--allow-write`, `--follow`), and Swift code that runs (`--swift`).
package struct FilePermissions: Sendable, Equatable {
  package var reads: [String] = []
  /// Folders that references and artifacts may be written into.
  var writes: [String] = []
  /// Whether pictures are written through links.
  var followsLinks = false
  /// Whether Swift files that no operand names are compiled and run: those of folders.
  package var compilesFolders = false

  init() {}

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    reads = try arguments.values(of: .allowRead, as: .text("the path of a file or folder"))
    writes = try arguments.values(of: .allowWrite, as: .text("the path of a folder"))
    followsLinks = arguments.contains(.follow)
    compilesFolders = arguments.contains(.swift)
  }

  /// Whether Swift code at the path of an operand may be compiled and run.
  package func compiles(_ path: String) -> Bool { compilesFolders || SourceEndings.isSwift(path) }
}

extension OptionSyntax {
  static let allowRead = OptionSyntax(
    name: "allow-read", placeholder: "PATH", isRepeatable: true, values: .path,
    help: "a file or folder outside of the project that files may name; repeat it for several")
  static let swift = OptionSyntax(
    name: "swift",
    help: "compile and run the Swift files of folders too (only Swift files that are named)")
  static let target = OptionSyntax(
    name: "target", placeholder: "NAME",
    help: "the target of the Xcode project or package that Swift cells are compiled in; without it"
      + " the application that has the file, by name the first")
  static let allowWrite = OptionSyntax(
    name: "allow-write", placeholder: "PATH", isRepeatable: true, values: .folder,
    help: "a folder outside of the project that references and artifacts may be in; repeat it for"
      + " several")
  static let follow = OptionSyntax(
    name: "follow", help: "write through a symbolic link that is where a picture goes")
}

extension Console {
  /// Reports why something could not be done; returns the exit code for it.
  package func fail(_ error: PlumbError) -> ExitCode {
    report(all: error.diagnostics)
    return .failure
  }
}

extension Console {
  /// The streams of this process, called as `program` with `environment`.
  ///
  /// Where output can no longer be written the process ends: there is nobody left to work for. A
  /// reader that has gone away (`plumb frames … | head`) is no error: the process ends as if by
  /// SIGPIPE, without a word, also where its parent has made it ignore that signal.
  static func standard(
    environment: [String: String], program: String, _ swift: (any SwiftSupport)?
  ) -> Console {
    let hasApp = swift?.app != nil
    let isTerminal = isatty(2) == 1 || hasApp && environment[watchedVariable] != nil
    let messages = StandardStream(descriptor: 2)
    let results = hasApp ? StandardStream.takingOutput() : StandardStream(descriptor: 1)
    var console = Console(
      input: { readInput(messages) },
      inputPieces: { StandardStream(descriptor: 0).readPiece() },
      output: { bytes in
        if let failure = results.write(bytes) { end(failure, messages) }
      },
      errorOutput: { text in _ = messages.write(Array(text.utf8)) },
      hasColors: ColorChoice.isWanted(by: environment, onTerminal: isTerminal),
      showsProgress: isTerminal, terminal: .standard(environment: environment),
      program: program.contains("/") ? program : "plumb",
      keyboard: isatty(0) == 1 && isatty(1) == 1 ? .terminal : nil, open: Desktop.open,
      timestamp: timestamp, showsSources: true, swift: swift, onWork: CrashReport.note,
      onInterruption: Interruption.handle)
    console.deliver = { bytes in
      signal(SIGPIPE, SIG_IGN)
      return results.write(bytes) == nil
    }
    return console
  }

  private static func timestamp() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return "\(date)T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }

  private static func end(_ failure: StandardStream.Failure, _ messages: StandardStream) -> Never {
    if failure.isClosedPipe { exit(128 + SIGPIPE) }
    write(
      Diagnostic(.error, "standard output cannot be written: \(failure.reason)"), messages)
    exit(ExitCode.failure.rawValue)
  }

  private static func readInput(_ messages: StandardStream) -> [UInt8]? {
    if isatty(0) == 1 {
      write(Diagnostic(.note, "reading from the terminal; Ctrl-D ends the input"), messages)
    }
    return StandardStream(descriptor: 0).readAll()
  }

  private static func write(_ diagnostic: Diagnostic, _ messages: StandardStream) {
    _ = messages.write(Array("\(diagnostic)\n".utf8))
  }
}

/// A stream the process was started with.
///
/// `FileHandle.write` ends the process with a trap where a disk is full or the stream is closed;
/// here that is an answer.
struct StandardStream {
  /// 0 for input, 1 for output, 2 for messages.
  let descriptor: Int32

  /// Standard output for the tool alone: what the code of an app prints goes to the messages from
  /// now on, so that it never stands in the middle of a picture or of JSON.
  static func takingOutput() -> StandardStream {
    let copy = dup(1)
    guard copy >= 0, dup2(2, 1) >= 0 else { return StandardStream(descriptor: 1) }
    _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
    return StandardStream(descriptor: copy)
  }

  /// Why the system took only a part of what was written.
  struct Failure: Equatable {
    let code: Int32

    /// In the system's words.
    var reason: String { String(cString: strerror(code)) }
    /// The reader has gone away.
    fileprivate var isClosedPipe: Bool { code == EPIPE }
  }

  /// Writes all of `bytes`; nil, or why that failed.
  func write(_ bytes: [UInt8]) -> Failure? {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        if count < 0, waits(errno) { continue }
        guard count > 0 else { return Failure(code: errno) }
        written += count
      }
      return nil
    }
  }

  /// Everything up to the end, at most `limit` bytes and one, so that a reader with a limit, none of
  /// which is higher, sees that there is more; nil where the stream cannot be read.
  fileprivate func readAll(limit: Int = 64 << 20) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Foundation.read(descriptor, &piece, min(piece.count, limit + 1 - bytes.count))
      if count < 0, waits(errno) { continue }
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += piece[..<count]
    }
    return bytes
  }

  /// The next bytes, at most 64 KiB; empty at the end, nil where it cannot be read.
  func readPiece() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &piece, piece.count)
      if count < 0, waits(errno) { continue }
      return count < 0 ? nil : Array(piece[..<count])
    }
  }

  /// Whether to try again: after a signal, or when a stream that does not block is ready.
  private func waits(_ code: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN || code == EWOULDBLOCK else { return false }
    var request = pollfd(descriptor: descriptor)
    return poll(&request, 1, -1) > 0
  }
}

extension pollfd {
  fileprivate init(descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(descriptor == 0 ? POLLIN : POLLOUT), revents: 0)
  }
}
