import Foundation

/// `plumb snapshot compare` against ImageMagick's `compare -metric AE`, whole processes in turn: two pictures of
/// 750 × 4000 pixels as other programs write them (libpng, level 6, filter "up"), the same, and with one row's title
/// changed.
struct CompareBenchmark {
  var report: Report

  private let plumb = ProcessInfo.processInfo.environment["PLUMB"] ?? "../.build/release/plumb"
  private let peer = ChildProcess.find("compare-im6.q16", "compare-im6", "compare")
  private let converter = ChildProcess.find("convert-im6.q16", "convert-im6", "convert")

  mutating func run() {
    report.title("compare: two pictures as files")
    guard access(plumb, X_OK) == 0 else {
      return report.skip("everything", "no \(plumb): `make build` makes it")
    }
    guard let converter, peer != nil else {
      return report.skip("everything", "ImageMagick is not installed: `make bench-setup` installs it")
    }
    do {
      let files = try ComparedFiles(converter: converter)
      defer { files.remove() }
      measure("identical", files.expected, files.copy, bar: 0.065, aim: 0.02)
      measure("one row differs", files.expected, files.changed, bar: 0.2, aim: 0.09)
    } catch {
      report.skip("everything", "\(error)")
    }
  }

  private mutating func measure(
    _ name: String, _ first: String, _ second: String, bar: Double, aim: Double
  ) {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for round in 0..<41 {
      if let seconds = seconds(plumb, ["snapshot", "compare", first, second]) { ours.append(seconds) }
      if round % 4 == 0, let peer, let seconds = seconds(peer, ["-metric", "AE", first, second, "null:"]) {
        theirs.append(seconds)
      }
    }
    guard let median = ours.median else { return report.skip(name, "plumb does not compare them") }
    report.line(
      name, ours: median, peer: theirs.median, peerName: "ImageMagick", bar: bar, aim: aim)
  }

  /// Both answer 0 for the same and 1 for a difference.
  private func seconds(_ program: String, _ arguments: [String]) -> Double? {
    let start = wallSeconds()
    guard let child = ChildProcess(program, arguments), child.wait(accepting: 0...1) != nil else {
      return nil
    }
    return wallSeconds() - start
  }
}
