import Foundation
import Typesetting

/// Whole programs, from start to end, without a shell and in turn: `plumb --version` by processor time, one picture
/// against a browser's screenshot of the same table by the clock, how soon `--watch` has a new picture, and calls of
/// `plumb mcp` against the commands.
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
      try calls(page)
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

  // MARK: Calls

  /// The template of Agents.md in one row and width.
  private static let row = """
    widths: [320]
    cells:
      Order:
        views:
          photo: { class: UIView, backgroundColor: systemTeal }
          title: { class: UILabel, font: headline, numberOfLines: 0, text: "{title}" }
          price: { class: UILabel, font: body, text: "{price}" }
        constraints:
          - "H:|-[photo(60)]-12-[title]-|"
          - photo.top == contentView.topMargin
          - photo.height == 60
          - photo.bottom <= contentView.bottomMargin
          - title.top == contentView.topMargin
          - price.top == title.bottom + 4
          - price.leading == title.leading
          - price.trailing <= contentView.trailingMargin
          - price.bottom <= contentView.bottomMargin
    data:
      - { title: Coffee beans from Guatemala, price: 12.50 € }

    """

  /// A call among others: what 100 more of them take, each.
  private mutating func calls(_ page: TablePage) throws {
    let write = { (text: String, name: String) in
      try text.write(
        to: page.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try write(Self.row, "row.yaml")
    let greeting = """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}

      """
    for tool in ["lint", "frames", "render"] {
      let call = """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\(tool)","arguments":{"path":"row.yaml"}}}

        """
      try write(greeting + call, "one")
      try write(greeting + String(repeating: call, count: 101), "many")
      let words = tool == "render" ? ["--output", page.output] : ["--json"]
      let served = { [plumb] (calls: String) in
        let script = #""$0" mcp --root "$1" <"$1/$2""#
        return ChildProcess.times("/bin/sh", ["-c", script, plumb, page.folder.path, calls])?.wall
      }
      var (ours, alone): ([Double], [Double]) = ([], [])
      for _ in 0..<9 {
        if let one = served("one"), let many = served("many") { ours.append((many - one) / 100) }
        let row = page.folder.path + "/row.yaml"
        if let times = ChildProcess.times(plumb, [tool, row] + words) { alone.append(times.wall) }
      }
      report.line(
        "\(tool) of a row by plumb mcp", ours: ours.median ?? .infinity, peer: alone.median,
        peerName: "the command", bar: 0.34)
    }
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
