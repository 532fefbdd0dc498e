import Foundation
import Typesetting

/// Whole programs, from start to end, without a shell and in turn: `plumb --version` by processor time, one picture
/// against a browser's screenshot of the same table by the clock, and how soon `--watch` has a new picture.
struct ProcessBenchmark {
  var report: Report

  private let peers = URL(fileURLWithPath: FileManager.default.currentDirectoryPath + "/.peers")
  /// Set by `run`: the release build of the command.
  let plumb = ProcessInfo.processInfo.environment["PLUMB"] ?? "../.build/release/plumb"

  mutating func run() {
    report.title("process: whole programs")
    guard access(plumb, X_OK) == 0 else {
      return report.skip("everything", "no \(plumb): `make build` makes it")
    }
    startUp()
    do {
      let page = try TablePage(font: FontCatalog.defaultFolder + "/InterVariable.ttf")
      defer { page.remove() }
      picture(page)
      watch(page)
    } catch {
      report.skip("pictures", "\(error)")
    }
  }

  // MARK: Start

  /// The bar is in milliseconds; the aim is half of what Swift with its dynamic Foundation needs to say hello.
  private mutating func startUp() {
    let hello = peers.appendingPathComponent("hello-foundation").path
    let hasPeer = access(hello, X_OK) == 0
    var ours: [ChildProcess.Times] = []
    var theirs: [Double] = []
    for _ in 0..<63 {
      if let times = ChildProcess.times(plumb, ["--version"]) { ours.append(times) }
      if hasPeer, let times = ChildProcess.times(hello, []) { theirs.append(times.processor) }
    }
    guard let median = ours.map(\.processor).median, let wall = ours.map(\.wall).median else {
      return report.skip("--version", "it fails")
    }
    report.line(
      "--version, milliseconds", value: median * 1000, bar: 6,
      note: String(format: "of processor time; by the clock %.1f", wall * 1000))
    report.line(
      "--version", ours: median, peer: theirs.median, peerName: "Swift + dynamic Foundation",
      bar: nil, aim: 0.5)
  }

  // MARK: One picture

  private mutating func picture(_ page: TablePage) {
    let draw = ["render", page.template, "--output", page.output]
    guard ChildProcess.times(plumb, draw) != nil, let browser = Browser(page) else {
      return report.skip("one picture", "plumb failed, or no Chromium to compare with")
    }
    var (ours, theirs): ([ChildProcess.Times], [ChildProcess.Times]) = ([], [])
    for _ in 0..<7 {
      if let times = browser.times() { theirs.append(times) }
      ours += (0..<5).compactMap { _ in ChildProcess.times(plumb, draw) }
    }
    report.line(
      "one picture", ours: ours.map(\.wall).median ?? .infinity, peer: theirs.map(\.wall).median,
      peerName: "Chromium, cold", bar: 0.05, aim: 0.022)
    guard let work = ours.map(\.processor).median, let theirWork = theirs.map(\.processor).median
    else { return }
    let ratio = String(format: "%.4f", work / theirWork)
    report.note("one picture, processor time", "ours \(report.time(work))  ratio \(ratio)")
  }
}
