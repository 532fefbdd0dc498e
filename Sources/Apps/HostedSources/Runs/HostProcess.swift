import Foundation
import PlumbCommand

/// A process that runs the tool's own command line with the code of an app in it.
struct HostProcess {
  enum End: Equatable {
    case exited(Int32)
    case crashed(Int32)
    /// It took longer than it may, and was ended.
    case timedOut
    /// It could not be started; the system's error number.
    case notStarted(Int32)

    /// What a process without a result has done, for messages: `has crashed (SIGSEGV)`. `limit`:
    /// the seconds that it was given.
    func reason(limit: Double) -> String {
      switch self {
      case .exited(let code): "has ended the process with exit code \(code)"
      case .crashed(let signal): "has crashed (\(CrashReport.name(of: signal)))"
      case .timedOut: "took longer than \(Int(limit.rounded(.up))) s and was ended"
      case .notStarted(let code): "cannot be started: \(String(cString: strerror(code)))"
      }
    }
  }

  let executable: String
  /// The name that the program is called by.
  var name = "plumb"
  /// The arguments after the program's name.
  let arguments: [String]
  /// Further variables of the environment.
  let variables: [String: String]
  /// Whether it prints where this process does: on a terminal, which it may ask for its size.
  let sharesOutput: Bool

  /// After the time is over a backtrace may be printed for so long.
  private static let patience = Duration.seconds(20)
  /// What still holds its pipes then is not waited for any longer: the runtime's own program for
  /// backtraces waits for ever for a process that has overflowed its stack.
  private static let moment = Duration.seconds(1)

  /// Runs the process to its end.
  ///
  /// - Parameters:
  ///   - limit: after which it is ended; nil for none.
  ///   - output: gets what it prints, as it comes; nothing where it shares the output.
  ///   - errors: gets its messages, as they come.
  ///   - isCrashing: whether it has said that it ends: its backtrace may take longer than the limit.
  func run(
    limit: Duration?, _ output: ([UInt8]) -> Void, errors: ([UInt8]) -> Void,
    isCrashing: () -> Bool = { false }
  ) -> End {
    guard var results = PipeEnds() else { return .notStarted(errno) }
    defer { results.close() }
    guard var messages = PipeEnds() else { return .notStarted(errno) }
    defer { messages.close() }
    let (process, code) = spawn(output: results.write, errors: messages.write)
    results.closeWriting()
    messages.closeWriting()
    guard let process else { return .notStarted(code) }
    let start = ContinuousClock.now
    var isLate = false
    var ended: (status: Int32, time: ContinuousClock.Instant)?
    while true {
      guard results.read(waiting: 20, output) else { break }
      _ = messages.read(waiting: 0, errors)
      if let ended {
        guard ContinuousClock.now - ended.time > Self.moment else { continue }
        endBacktracer()
        break
      }
      var status: Int32 = 0
      if !results.hasMore, waitpid(process, &status, WNOHANG) == process {
        ended = (status, .now)
        continue
      }
      guard let limit else { continue }
      let time = ContinuousClock.now - start
      if time > limit + Self.patience {
        kill(process, SIGKILL)
      } else if !isLate, time > limit, !isCrashing() {
        // The runtime writes a backtrace for this signal.
        kill(process, SIGABRT)
        isLate = true
      }
    }
    let end = end(of: process, ended?.status, isLate: isLate)
    while messages.read(waiting: 0, errors), messages.hasMore {}
    return end
  }

  private func end(of process: pid_t, _ known: Int32?, isLate: Bool) -> End {
    var status = known ?? 0
    while known == nil, waitpid(process, &status, 0) < 0, errno == EINTR {}
    if isLate { return .timedOut }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .crashed(signal)
  }

  /// Ends the runtime's program that was to write a backtrace of the process, where the system lists
  /// programs: it goes by the file that it writes to.
  private func endBacktracer() {
    guard let report = variables["SWIFT_BACKTRACE"]?.split(separator: "output-to=").last else {
      return
    }
    let programs = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for program in programs.compactMap(pid_t.init) {
      let words = FileManager.default.contents(atPath: "/proc/\(program)/cmdline") ?? Data()
      let text = String(decoding: words, as: UTF8.self)
      if text.hasPrefix("swift-backtrace\0"), text.contains("\0\(report)\0") {
        kill(program, SIGKILL)
      }
    }
  }

  private func spawn(output: Int32, errors: Int32) -> (pid_t?, Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Shared or not, the process holds an end of the pipe until it ends.
    if !sharesOutput { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    // This process waits for its signals on a thread; the new one has to receive them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var environment = ProcessInfo.processInfo.environment
    // Formatters of the app write the same times everywhere.
    environment["TZ"] = "UTC"
    for (name, value) in variables { environment[name] = value }
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    var pairs = environment.keys.sorted().map { strdup("\($0)=\(environment[$0] ?? "")") } + [nil]
    defer {
      for word in words + pairs { free(word) }
      (words, pairs) = ([], [])
    }
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, &attributes, words, pairs)
    return code == 0 ? (process, 0) : (nil, code)
  }
}

/// A pipe, of which a new process gets the end to write to.
private struct PipeEnds {
  private let reading: Int32
  let write: Int32
  private var isWriting = true
  private var bytes = [UInt8](repeating: 0, count: 1 << 16)
  /// Whether the last read found something.
  private(set) var hasMore = false

  /// Nil where the system has none left, with the reason in `errno`.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reading, write) = (ends[0], ends[1])
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
  }

  /// Hands on what is there, after at most `wait` milliseconds (-1 for ever); false at the end.
  mutating func read(waiting wait: Int32, _ receive: ([UInt8]) -> Void) -> Bool {
    var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    hasMore = false
    guard poll(&request, 1, wait) > 0 else { return true }
    let count = Foundation.read(reading, &bytes, bytes.count)
    if count > 0 {
      hasMore = true
      receive(Array(bytes[..<count]))
    }
    return count > 0 || count < 0 && errno == EINTR
  }

  mutating func closeWriting() {
    if isWriting { Foundation.close(write) }
    isWriting = false
  }

  mutating func close() {
    closeWriting()
    Foundation.close(reading)
  }
}

/// Where the code of an app was when its process was ended: its own functions, the innermost first.
struct AppBacktrace {
  /// A function of the app, and where in it.
  struct Frame: Equatable {
    let function: String
    let location: FileLocation
  }

  let frames: [Frame]

  /// Frames that are worth printing; of a function that calls itself one is enough.
  private static let most = 8

  /// Reads what the Swift runtime has written. `sources`: the paths of the app's files as they were
  /// given; the compiler has made them absolute.
  init(_ json: Data, sources: [String]) {
    let report = try? JSONDecoder().decode(Report.self, from: json)
    let crashed = report?.threads.first { $0.crashed == true }
    var frames: [Frame] = []
    for frame in crashed?.frames ?? [] where frames.count < Self.most {
      guard let place = frame.sourceLocation, place.line > 0, frame.thunk != true,
        let file = sources.first(where: { place.file == $0 || place.file.hasSuffix("/" + $0) })
      else { continue }
      let found = Frame(
        function: Self.function(frame.description ?? ""),
        location: FileLocation(file: file, line: place.line, column: max(1, place.column)))
      if frames.last != found { frames.append(found) }
    }
    self.frames = frames
  }

  /// `FeedCell.show(_:)` of `FeedCell.show(_:) + 254`; the source pass names previews.
  private static func function(_ words: String) -> String {
    if words.contains("plumbPreview_") { return "#Preview" }
    return words.range(of: " + ", options: .backwards).map { String(words[..<$0.lowerBound]) }
      ?? words
  }

  /// A crash as the runtime reports it.
  private struct Report: Decodable {
    let threads: [Thread]

    struct Thread: Decodable {
      let crashed: Bool?
      let frames: [Frame]
    }

    struct Frame: Decodable {
      let description: String?
      let thunk: Bool?
      let sourceLocation: Place?
    }

    struct Place: Decodable {
      let file: String
      let line: Int
      let column: Int
    }
  }
}

/// Bytes that come in pieces, passed on in whole lines.
struct WholeLines {
  private var unfinished: [UInt8] = []

  /// The whole lines among what was held back and these bytes.
  mutating func adding(_ bytes: [UInt8]) -> [UInt8] {
    unfinished += bytes
    guard let end = unfinished.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    defer { unfinished.removeFirst(end + 1) }
    return Array(unfinished[...end])
  }

  /// What the last line has without an end.
  mutating func rest() -> [UInt8] {
    defer { unfinished = [] }
    return unfinished
  }
}

/// The messages of a process without what the Swift runtime says of its backtraces.
struct HostMessages {
  private(set) var failure: Failure?
  /// Whether the process has named the signal that ends it.
  private(set) var saysCrash = false
  private var whole = WholeLines()

  /// `App/FeedCell.swift:30: Fatal error: Index out of range`.
  struct Failure {
    /// `Index out of range`.
    let message: String
    /// The file's name without its folder, and the line.
    fileprivate let place: (file: String, line: Int)?

    fileprivate init?(_ line: Substring) {
      guard let range = line.range(of: "Fatal error: ") else { return nil }
      message = String(line[range.upperBound...])
      let words = line[..<range.lowerBound].split(separator: ":")
      guard words.count >= 2, let number = Int(words[1]) else {
        place = nil
        return
      }
      place = (PathName.last(of: String(words[0])), number)
    }

    /// The failure's place, if it is in one of `files`.
    func location(in files: [String]) -> FileLocation? {
      guard let place, let file = files.first(where: { PathName.last(of: $0) == place.file }) else {
        return nil
      }
      return FileLocation(file: file, line: place.line, column: 1)
    }
  }

  /// The whole lines among what was held back and these bytes, to be passed on.
  mutating func lines(adding bytes: [UInt8]) -> String {
    String(decoding: whole.adding(bytes), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
      .filter { passes($0) }.map { $0 + "\n" }.joined()
  }

  /// What the last line has without an end.
  mutating func rest() -> String { String(decoding: whole.rest(), as: UTF8.self) }

  private mutating func passes(_ line: Substring) -> Bool {
    if let failure = Failure(line) {
      self.failure = failure
      return false
    }
    if line.contains(": note: ended by SIG") { saysCrash = true }
    return !line.isEmpty && !line.hasPrefix("swift-runtime: ") && !line.hasPrefix("*** Signal ")
  }
}
