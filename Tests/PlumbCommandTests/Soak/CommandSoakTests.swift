import Foundation
import Linting
import PlumbKit
import TestSupport
import Testing

@testable import PlumbCommand

/// Each input goes through every command in this process, whose trap would end the test runner.
/// In a soak the handlers of the tool are installed, so the run ends with the path of the input,
/// which has its seed and number, and the file stays.
@Suite("Soak: every command")
struct CommandSoakTests {
  /// Inputs of a seed: 20,000 of all seeds with `PLUMB_SOAK=20`; `WatchdogSoakTests` takes more.
  private static let count = DocumentMutator.count(6, soaked: 20_000 / 20 / seeds.count)
  private static let seeds = [1, 2]
  /// The handlers are installed once: a second time they would hand a signal on to themselves.
  private static let crashReport: Void = CrashReport.install()

  @Test(
    "ends without a crash or a hang on stack views, guides and attributed texts", arguments: seeds)
  func inputs(seed: Int) throws {
    if soaked(1) > 1 { _ = Self.crashReport }
    let soak = try CommandSoak(named: "seed-\(seed)")
    var inputs = SoakInputs(seed: UInt64(seed))
    for index in 0..<Self.count {
      let input = inputs.next()
      try soak.run(input, name: "case-\(index)", width: [120, 320, 600][index % 3])
    }
    for (kind, share) in soak.acceptedShares {
      let least = kind == .template ? 0.95 : 0.4
      #expect(share >= least, "accepted: \(share) of \(kind); \(soak.refusals.prefix(20))")
      if soaked(1) > 1 { print("seed \(seed): \(share) of \(kind) accepted") }
    }
    #expect(soak.slowest.seconds < 120, "\(soak.slowest.file) hangs")
    if soaked(1) > 1 { print("seed \(seed): slowest \(soak.slowest)") }
  }
}

/// Takes inputs through every command, with one session for all of them.
private final class CommandSoak {
  private(set) var slowest = (file: "", seconds: 0.0)
  /// The first reasons why inputs were refused.
  var refusals: [String] { messages.lines }

  private let place: Workplace
  private let name: String
  private let console: Console
  private let run: FileRun
  private let linter: Linter
  private let messages = Messages()
  private var made: [SoakInput.Kind: Int] = [:]
  private var accepted: [SoakInput.Kind: Int] = [:]
  /// The file before, for comparisons, by suffix.
  private var previous: [String: String] = [:]

  init(named name: String) throws {
    self.name = name
    place = try Workplace()
    console = Console(
      output: { _ in }, errorOutput: { [messages] in messages.add($0) }, hasColors: false,
      showsProgress: false, command: "soak", onWork: CrashReport.note)
    run = FileRun(console)
    var settings = LintSettings()
    settings.enabled = Set(LintRule.all.map(\.id))
    linter = Linter(settings)
    _ = try place.write("sources: [Cells]\nvariants: { width: 320 }\n", to: "plumb.yaml")
  }

  /// How many inputs of each kind could be laid out, from 0 to 1; of kinds that have enough to say
  /// so.
  var acceptedShares: [(kind: SoakInput.Kind, share: Double)] {
    SoakInput.Kind.allCases.compactMap { kind in
      guard let count = made[kind], count > 2 else { return nil }
      return (kind, Double(accepted[kind, default: 0]) / Double(count))
    }
  }

  private final class Messages {
    private(set) var lines: [String] = []

    func add(_ text: String) {
      if lines.count < 100, text.contains("error: ") { lines.append(text) }
    }
  }

  /// How many inputs are recorded and tested as one project.
  private static let projectSize = 40

  func run(_ input: SoakInput, name: String, width: Double) throws {
    let text = String(decoding: input.bytes, as: UTF8.self)
    let file = try place.write(text, to: "Cells/\(self.name)-\(name).\(input.suffix)")
    let start = ContinuousClock.now
    made[input.kind, default: 0] += 1
    let request = LayoutRequest(widths: [width], scale: 1)
    _ = run([file]) { session, file throws(PlumbError) in
      try FramesPrinter(session, as: .text) { _ in }.print(file, request)
      self.accepted[input.kind, default: 0] += 1
      self.commands(session, file, request, inputs: self.made.values.reduce(0, +))
    }
    try recordIfEnough()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if seconds > slowest.seconds { slowest = (file, seconds) }
  }

  private static let questions = ["v0.width", "v1.y", "v2.height", "label.width", "inner.y"]

  /// A command may refuse an input; it has to come back.
  private func commands(
    _ session: PlumbSession, _ file: String, _ request: LayoutRequest, inputs: Int
  ) {
    _ = try? FramesPrinter(session, as: .json) { _ in }.print(file, LayoutRequest())
    let format: PictureFormat = [.png, .svg, .pdf][inputs % 3]
    let output = OutputDestination.folder("\(place.folder)/out")
    _ = try? Renderer(session).render(
      file,
      PictureRequest(
        layout: request, layers: PictureLayer.allCases, format: format, output: output))
    _ = try? LintReader(session, linter).findings(in: file)
    _ = try? Tracer(session).trace(file, request) { _ = $0.text }
    for text in ["contentView.height", Self.questions[inputs % Self.questions.count]] {
      guard let question = WhyQuestion(text, row: nil) else { continue }
      let answers = try? WhyFinder(session).answers(to: question, in: file, request)
      for answer in answers ?? [] { _ = answer.text }
    }
    compare(session, file, request, output)
  }

  private func compare(
    _ session: PlumbSession, _ file: String, _ request: LayoutRequest, _ output: OutputDestination
  ) {
    let kind = (file as NSString).pathExtension
    defer { previous[kind] = file }
    guard let old = previous[kind] else { return }
    let difference = try? FileComparer(session).diff(
      DiffRequest(old: old, new: file, layout: request, output: output, format: .svg))
    _ = difference?.text
    _ = difference?.json
  }

  /// The files of this moment are a project: recorded, tested, and removed.
  private func recordIfEnough() throws {
    let folder = "\(place.folder)/Cells"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    guard files.count >= Self.projectSize else { return }
    for word in ["record", "test"] {
      let arguments = ["snapshot", word, "--jobs", "1", "--project", place.folder]
      _ = PlumbTool(console: console).run(arguments)
    }
    for entry in ["Cells", "Snapshots", "out", ".plumb"] {
      try? FileManager.default.removeItem(atPath: "\(place.folder)/\(entry)")
    }
    previous = [:]
  }
}
