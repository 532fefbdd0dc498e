import Foundation

/// Whole commands on cells and logs of thousands of views or constraints, by processor time, and how the time grows: the
/// exponents are those from 1,000 to 2,000 and from 5,000 to 10,000.
struct ScaleBenchmark {
  var report: Report

  private let plumb = ProcessInfo.processInfo.environment["PLUMB"] ?? "../.build/release/plumb"
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-scale-\(getpid())")

  init(report: Report) { self.report = report }

  /// What is run on which input, and the bars that the issue tracker sets: seconds at a size, and the greatest exponent.
  private struct Subject {
    let name: String
    let command: [String]
    let input: (Int) -> String
    var isLog = false
    let seconds: [(size: Int, bar: Double)]
    var exponent: Double?
    /// The largest size that is measured.
    var limit = 10_000
  }

  private var subjects: [Subject] {
    let frames = ["frames", "--json", "--details"]
    let layers = ["render", "--layers", "all", "--output", path("picture.png")]
    return [
      Subject(
        name: "frames, chain", command: frames, input: ScaledCell.chain, seconds: [(2000, 0.35)],
        exponent: 1.2),
      Subject(
        name: "frames, grid", command: frames, input: ScaledCell.grid, seconds: [(2000, 0.35)],
        exponent: 1.2),
      Subject(
        name: "frames, labels", command: frames, input: ScaledCell.labels, seconds: [(2000, 0.35)],
        exponent: 1.2),
      Subject(
        name: "frames, labels that keep below each other", command: frames,
        input: ScaledCell.bounds, seconds: [], limit: 2000),
      Subject(
        name: "frames, nested stacks", command: frames, input: ScaledCell.stacks,
        seconds: [(2000, 0.35)], exponent: 1.2),
      Subject(
        name: "frames, tree of stacks", command: frames, input: ScaledCell.tree,
        seconds: [(2000, 0.35)], exponent: 1.2),
      Subject(
        name: "frames, stacks of all distributions", command: frames,
        input: ScaledCell.distributions, seconds: [(2000, 0.35)], exponent: 1.2),
      Subject(
        name: "frames, chain that conflicts", command: frames, input: ScaledCell.conflict,
        seconds: [(2000, 1)], exponent: 1.3),
      Subject(
        name: "frames as text, the same", command: ["frames"], input: ScaledCell.conflict,
        seconds: [(2000, 1)], exponent: 1.3, limit: 5000),
      Subject(
        name: "frames, one stack, too narrow", command: frames, input: ScaledCell.wide,
        seconds: [], limit: 5000),
      Subject(
        name: "explain, one conflict", command: ["explain"], input: ScaledCell.log, isLog: true,
        seconds: [(1000, 0.15), (5000, 0.9)]),
      Subject(
        name: "lint, chain of labels", command: ["lint"], input: ScaledCell.labels,
        seconds: [(2000, 1), (5000, 3)]),
      Subject(
        name: "PNG with all layers, chain", command: layers, input: ScaledCell.chain,
        seconds: [(2000, 2), (5000, 6)], limit: 5000),
    ]
  }

  mutating func run() {
    report.title("scale: whole commands on large cells, seconds of processor time")
    guard access(plumb, X_OK) == 0 else {
      return report.skip("everything", "no \(plumb): `make build` makes it")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for subject in subjects { try measure(subject) }
      try measureRanks()
    } catch {
      report.skip("everything", "\(error)")
    }
  }

  private mutating func measure(_ subject: Subject) throws {
    var times: [Int: Double] = [:]
    for size in [1000, 2000, 5000, 10_000] where size <= subject.limit {
      let input = path(subject.isLog ? "input.log" : "input.yaml")
      try subject.input(size).write(toFile: input, atomically: true, encoding: .utf8)
      times[size] = seconds(subject.command + [input])
      let shown = times[size].map { report.time($0) } ?? "fails"
      guard let bar = subject.seconds.first(where: { $0.size == size })?.bar else {
        report.note("\(subject.name), \(size)", shown)
        continue
      }
      report.line("\(subject.name), \(size)", value: times[size] ?? .infinity, bar: bar)
    }
    for (size, twice) in [(1000, 2000), (5000, 10_000)] {
      guard let first = times[size], let second = times[twice] else { continue }
      let value = log2(second / first)
      let name = "  exponent, \(size) to \(twice)"
      if let bar = subject.exponent {
        report.line(name, value: value, bar: bar)
      } else {
        report.note(name, String(format: "%6.3f", value))
      }
    }
  }

  /// Every pair of 100 views with two inequalities of random priority.
  private mutating func measureRanks() throws {
    let input = path("input.yaml")
    try ScaledCell.ranks(100).write(toFile: input, atomically: true, encoding: .utf8)
    report.line(
      "frames, 9,900 ranked inequalities",
      value: seconds(["frames", "--json", "--details", input]) ?? .infinity,
      bar: 3)
  }

  /// The least disturbed of three runs; nil where one does not end as such runs may: 1 says that there are findings.
  private func seconds(_ arguments: [String]) -> Double? {
    let times = (0..<3).compactMap { _ in
      ChildProcess(plumb, arguments)?.wait(accepting: 0...1)
    }
    return times.count == 3 ? times.min() : nil
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
}
