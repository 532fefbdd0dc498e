import Foundation
import TestSupport
import Testing

/// Each input goes through every command of the tool, as processes that the system ends where they
/// take too long or too much.
///
/// In a soak the files of a batch depend on its number only, so a run can be cut into parts:
/// `PLUMB_SOAK_PART=3/10` takes every tenth batch from the third on.
@Suite("Soak: every command under a watchdog")
struct WatchdogSoakTests {
  private static let batchSize = soaked(1) > 1 ? 50 : 10
  /// Inputs of both lanes: 100,000 with `PLUMB_SOAK=20`.
  private static let batches = DocumentMutator.count(20, soaked: 100_000 / 20) / batchSize

  @Test(
    "No input takes more than 5 s of processor time or 1 GiB, or ends a command by a signal",
    arguments: [0, 1])
  func limits(lane: Int) throws {
    let part = try SoakPart.ofEnvironment()
    var watchdog = Watchdog(isReporting: soaked(1) > 1)
    for number in 0..<Self.batches where number % 2 == lane && part.contains(number / 2) {
      try watchdog.run(try SoakBatch(number, size: Self.batchSize))
    }
    #expect(watchdog.offences == [])
  }
}

@Suite("What a soak damages")
struct SoakProjectsTests {
  @Test("is read by its commands as long as it is whole", arguments: [0, 1])
  func whole(number: Int) throws {
    let place = try Workplace()
    let projects = try SoakProjects(number, count: 1, in: place, damages: false)
    #expect(projects.count > 10)
    for work in projects.work {
      let arguments = work.arguments + work.files
      let run = try Tool(arguments, in: place.folder).run()
      #expect(run.code < 2, "\(arguments): \(run.errors)")
      #expect(!run.errors.contains("error:"), "\(arguments): \(run.errors)")
    }
  }
}

/// Which batches of a soak a process runs: every `count`th from `index` on.
private struct SoakPart {
  let index: Int
  let count: Int

  func contains(_ number: Int) -> Bool { number % count == index }

  /// `PLUMB_SOAK_PART`, such as `3/10`; all where there is none.
  static func ofEnvironment() throws -> SoakPart {
    guard let text = ProcessInfo.processInfo.environment["PLUMB_SOAK_PART"] else {
      return SoakPart(index: 0, count: 1)
    }
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    try #require(
      numbers.count == 2 && numbers[1] > 0 && (1...numbers[1]).contains(numbers[0]),
      "PLUMB_SOAK_PART is '\(text)', expected a part and how many there are, such as 3/10")
    return SoakPart(index: numbers[0] - 1, count: numbers[1])
  }
}

/// Some inputs as files of a folder.
struct SoakBatch {
  /// A command with the files that it takes.
  struct Work {
    let arguments: [String]
    let files: [String]
  }

  let number: Int
  let workplace: Workplace
  /// How many damaged or random files there are.
  let inputs: Int
  private let width: String
  private let format: String
  /// Templates and documents.
  private var sources: [String] = []
  private var logs: [String] = []
  private var rows: [String] = []
  private let projects: SoakProjects

  init(_ number: Int, size: Int) throws {
    self.number = number
    workplace = try Workplace()
    width = ["120", "320", "600"][number % 3]
    format = ["png", "svg", "pdf"][number % 3]
    projects = try SoakProjects(number, count: size / 10, in: workplace)
    var inputs = SoakInputs(seed: UInt64(number))
    var damaged = try DamagedFiles(seed: UInt64(number))
    self.inputs = size + projects.count
    for index in 0..<size {
      let input = index % 5 < 3 ? inputs.next() : damaged.next()
      let file = "Cells/case-\(number)-\(index).\(input.suffix)"
      try workplace.write(input.bytes, to: file)
      switch input.kind {
      case .log: logs.append(file)
      case .rows: rows.append(file)
      case .template, .damagedTemplate, .damagedDocument, .otherBytes: sources.append(file)
      }
    }
    _ = try workplace.write("sources: Cells/*\nvariants: {width: \(width)}\n", to: "plumb.yaml")
  }

  /// Every command; those that take one or two files take some of the batch.
  var work: [Work] {
    let first = sources.indices.filter { $0 % 4 == number % 4 }.map { sources[$0] }
    let pairs = zip(first, first.dropFirst()).map { [$0, $1] }
    let rules = ["--rule", "vertical-priority-overridden"]
    return [
      Work(arguments: ["frames", "--json"], files: sources),
      Work(arguments: ["frames", "--width", width], files: sources),
      Work(
        arguments: ["render", "--layers", "all", "--format", format, "--output", "out/"],
        files: sources),
      Work(arguments: ["trace"], files: sources),
      Work(arguments: ["lint"] + rules, files: sources),
      Work(arguments: ["sweep", "--widths", "\(width)-\((Int(width) ?? 0) + 4)"], files: sources),
      Work(arguments: ["explain"], files: logs),
      Work(arguments: ["snapshot", "record", "--jobs", "1"], files: []),
      Work(arguments: ["snapshot", "test", "--jobs", "1"], files: []),
    ] + first.flatMap { single($0) }
      + pairs.map { Work(arguments: ["diff", "--output", "out/diff.png"] + $0, files: []) }
      + logs.map {
        Work(arguments: ["explain", "--json", "--output", "out/log.png", $0], files: [])
      }
      + rows.flatMap { rows in first.prefix(2).map { withRows($0, rows) } } + projects.work
  }

  private func single(_ file: String) -> [Work] {
    let widths = "300-304"
    return [
      ["why", file, "contentView.height", "title.width", "v0.y", "label.width"],
      ["inspect", "--widths", widths, "--output", "out/page.html", file],
      ["verify", file, "--hierarchy", logs.first ?? file],
      ["heights", "--frames", "--width", width, file],
    ].map { Work(arguments: $0, files: []) }
  }

  private func withRows(_ file: String, _ rows: String) -> Work {
    Work(arguments: ["heights", "-j", "2", "--rows", rows, file], files: [])
  }
}

/// Runs commands and notes those that offend.
private struct Watchdog {
  private(set) var offences: [String] = []
  private let isReporting: Bool
  private var runs = 0
  private var inputs = 0
  private var slowest = (seconds: 0.0, command: "")

  init(isReporting: Bool) { self.isReporting = isReporting }

  #if DEBUG
    /// A build for tests takes ten times as long.
    private static let seconds = 50
  #else
    private static let seconds = 5
  #endif

  mutating func run(_ batch: SoakBatch) throws {
    for work in batch.work {
      let start = ContinuousClock.now
      let hasEnded = try hasEnded(work.arguments + work.files, batch, seconds: 60)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      if seconds > slowest.seconds {
        slowest = (seconds, work.arguments.joined(separator: " "))
      }
      guard !hasEnded || ContinuousClock.now - start > .seconds(Self.seconds) else { continue }
      // Each file alone says which it is.
      for file in work.files where !(try self.hasEnded(work.arguments + [file], batch)) {
        try offend(work.arguments, batch, file)
      }
      if work.files.isEmpty, !(try self.hasEnded(work.arguments, batch)) {
        try offend(work.arguments, batch, nil)
      }
    }
    inputs += batch.inputs
    if isReporting { print("soak: batch \(batch.number), \(summary)") }
  }

  /// What this lane has done so far, and the largest process of all lanes.
  private var summary: String {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
      let largest = usage.ru_maxrss >> 20
    #else
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
      let largest = usage.ru_maxrss >> 10
    #endif
    return "\(inputs) inputs and \(runs) processes in this lane, \(offences.count) offences,"
      + " slowest \(slowest.seconds) s (\(slowest.command)), largest \(largest) MiB"
  }

  /// Keeps the files of the batch.
  private mutating func offend(_ arguments: [String], _ batch: SoakBatch, _ file: String?) throws {
    let kept = NSTemporaryDirectory() + "plumb-soak-\(batch.number)-\(offences.count)"
    try? FileManager.default.copyItem(atPath: batch.workplace.folder, toPath: kept)
    let line = "(cd \(kept) && plumb \((arguments + [file ?? ""]).joined(separator: " ")))"
    offences.append(line)
    if isReporting { print("soak: OFFENCE \(line)") }
  }

  /// Whether a process ends by itself, within the limits, with an exit code of the tool.
  private mutating func hasEnded(
    _ arguments: [String], _ batch: SoakBatch, seconds: Int = Self.seconds
  ) throws -> Bool {
    runs += 1
    let tool = Tool(
      arguments, in: batch.workplace.folder,
      command: "ulimit -v 1048576; ulimit -t \(seconds); exec \"$@\" >/dev/null 2>&1")
    try tool.process.run()
    let process = tool.process
    // Processor time does not pass where threads wait for each other. An alarm is kept for its whole
    // time, cancelled or not: one that kept its process would keep thousands of pipes open.
    let identifier = process.processIdentifier
    let alarm = DispatchWorkItem { kill(identifier, SIGTERM) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(20 * seconds), execute: alarm)
    process.waitUntilExit()
    alarm.cancel()
    return process.terminationReason == .exit && process.terminationStatus <= 2
  }
}
