import Foundation

/// `plumb heights` and `plumb frames` on e-mails, by processor time and memory of whole commands; and files that are long in
/// another way. The bars are those of the issue tracker, for a million rows scaled to as many as are measured.
struct StreamBenchmark {
  var report: Report

  private let plumb = ProcessInfo.processInfo.environment["PLUMB"] ?? "../.build/release/plumb"
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-stream-\(getpid())")
  private let rows = 100_000

  init(report: Report) { self.report = report }

  mutating func run() {
    report.title("stream: \(rows) e-mail rows through whole commands, seconds of processor time")
    guard access(plumb, X_OK) == 0 else {
      return report.skip("everything", "no \(plumb): `make build` makes it")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try measureRows()
      try measureLongFiles()
    } catch {
      report.skip("everything", "\(error)")
    }
  }

  private mutating func measureRows() throws {
    let template = try write(Self.template, "email.yaml")
    let lines = Emails(count: rows).emails.map {
      #"{"sender":"\#($0.sender)","date":"\#($0.date)","subject":"\#($0.subject)","preview":"\#($0.preview)"}"#
    }
    let stream = try write(lines.joined(separator: "\n") + "\n", "rows.jsonl")
    let list = try write("[" + lines.joined(separator: ",\n") + "]", "rows.json")
    let share = Double(rows) / 1e6
    line("heights", ["heights", template, "--rows", stream, "-j", "1"], bar: 20 * share)
    line(
      "heights, two threads", ["heights", template, "--rows", stream, "-j", "2"], bar: 22 * share)
    line(
      "frames --json --details", ["frames", "--json", "--details", template, "--data", list],
      bar: 25 * share)
    let one = try write(lines[0] + "\n", "one.jsonl")
    line("heights, first row", ["heights", template, "--rows", one, "-j", "1"], bar: 0.05)
  }

  private mutating func measureLongFiles() throws {
    let cell = """
      cells:
        C:
          views: { t: { class: UILabel, text: "{t}" } }
          constraints: ["H:|-[t]-|", "V:|-[t]-|"]

      """
    let sections = (0..<50_000).map { "  - { header: Section \($0), data: [{ t: Row }] }" }
    let sectioned = try write(
      cell + "sections:\n" + sections.joined(separator: "\n") + "\n", "sections.yaml")
    line("heights, 50,000 sections", ["heights", sectioned], bar: 1)
    let keys = (0..<100_000).map { "key\($0): \($0)" }.joined(separator: "\n")
    let unknown = try write(cell + "data: [{ t: 1 }]\n" + keys + "\n", "keys.yaml")
    line("frames, 100,000 unknown keys", ["frames", unknown], bar: 1, codes: 2...2)
  }

  private mutating func line(
    _ name: String, _ arguments: [String], bar: Double, codes: ClosedRange<Int32> = 0...0
  ) {
    let times = (0..<3).compactMap { _ in
      ChildProcess(plumb, arguments)?.wait(accepting: codes)
    }
    report.line(name, value: times.count == 3 ? times.min() ?? .infinity : .infinity, bar: bar)
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let path = folder.appendingPathComponent(name).path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private static let template = """
    name: email
    widths: [375]
    cells:
      Email:
        views:
          sender: { class: UILabel, text: "{sender}", font: headline }
          date: { class: UILabel, text: "{date}", font: subheadline }
          subject: { class: UILabel, text: "{subject}", font: subheadline }
          preview: { class: UILabel, text: "{preview}", font: subheadline, numberOfLines: 2 }
        constraints:
          - "H:|-[sender]-(>=8)-[date]-|"
          - sender.firstBaseline == date.firstBaseline
          - "H:|-[subject]-|"
          - "H:|-[preview]-|"
          - "V:|-[sender]-2-[subject]-2-[preview]-|"
    data: [{ sender: A, date: "1:10", subject: S, preview: P }]

    """
}
