import ConstraintLog
import LayoutDiagnosis

/// Console logs, read and solved: what `plumb explain` does before it prints. The floor is reading them.
struct ExplainBenchmark {
  var report: Report

  mutating func run() {
    report.title("explain: conflicts in console logs (floor: the log read)")
    measure("60 views, 3 of 239 constraints fight", ConflictingLog.cell(views: 60), bar: 5)
    measure("400 constraints, all of them fight", ConflictingLog.chain(constraints: 400), bar: 50)
  }

  private mutating func measure(_ name: String, _ log: [UInt8], bar milliseconds: Double) {
    let times = Timing(rounds: 5).medians([
      { Double(ConflictLog.read(log).count) },
      { Double(ConflictLog.read(log).reduce(0) { $0 + LogDiagnosis($1).conflicts.count }) },
    ])
    report.line(name, ours: times[1], peer: times[0], peerName: "read", bar: nil)
    report.line("  milliseconds", value: times[1] * 1000, bar: milliseconds)
  }
}

/// Logs of different shapes.
enum ConflictingLog {
  /// A cell of views in a column, each with a width and a leading edge of its own, and one view that is to be as tall as
  /// its neighbours and taller.
  static func cell(views: Int) -> [UInt8] {
    var lines: [String] = []
    for index in 0..<views {
      lines.append(gap(above: index))
      lines.append("\(view(index)).height == 20")
      lines.append("\(view(index)).leading == \(content).leading + 16")
      lines.append("\(view(index)).width == \(100 + index)")
    }
    lines.removeAll { $0 == "\(view(views / 2)).height == 20" || $0.hasPrefix("\(view(0)).width") }
    lines.append("\(view(views / 2)).top == \(view(views / 2 - 1)).top")
    return text(lines)
  }

  /// A column of views with their gaps and heights, and a content view that is too low for them.
  static func chain(constraints: Int) -> [UInt8] {
    let views = (constraints - 2) / 2
    let lines = (0..<views).flatMap { [gap(above: $0), "\(view($0)).height == \(10 + $0 % 7)"] }
    return text(
      lines + ["\(content).bottom == \(view(views - 1)).bottom + 12", "\(content).height == 44"])
  }

  private static let content = "UITableViewCellContentView:0xc0"

  private static func view(_ index: Int) -> String { "UIView:0x\(String(4096 + index, radix: 16))" }

  private static func gap(above index: Int) -> String {
    index == 0
      ? "\(view(0)).top == \(content).top + 8" : "\(view(index)).top == \(view(index - 1)).bottom + 8"
  }

  private static func text(_ bodies: [String]) -> [UInt8] {
    let entries = bodies.enumerated().map { index, body in
      "    \"<NSLayoutConstraint:0x\(String(65536 + index, radix: 16)) \(body)   (active)>\",\n"
    }
    return Array("Unable to simultaneously satisfy constraints.\n(\n\(entries.joined()))\n".utf8)
  }
}
