import Foundation
import Typesetting

/// Swift cells, from the command to the picture by the clock, on all processors: with an empty cache, after a change of
/// one of three files, and where nothing has changed. The floor is the same compiler and linker at a program that
/// imports Foundation and does nothing else, in turn with ours.
struct CellsBenchmark {
  var report: Report

  private static let rounds = 5

  mutating func run() {
    report.title("cells: Swift cells, whole programs on all processors")
    let plumb = ProcessBenchmark(report: report).plumb
    let kit = URL(fileURLWithPath: plumb).deletingLastPathComponent().path + "/plumb-swift"
    guard access(plumb, X_OK) == 0, access(kit, R_OK) == 0 else {
      return report.skip("everything", "no \(plumb) with its modules: `make build` makes them")
    }
    guard let compiler = ChildProcess.find("swiftc") else {
      return report.skip("everything", "no swiftc in PATH")
    }
    do {
      let app = try CellApp()
      defer { app.remove() }
      measure(app, plumb, compiler)
      measureProject(app, plumb, compiler)
      watch(app, plumb)
    } catch {
      report.skip("everything", "\(error)")
    }
  }

  private mutating func measure(_ app: CellApp, _ plumb: String, _ compiler: String) {
    let draw = ChildProcess.onAllProcessors(plumb, ["render", app.sources, "--output", app.output])
    let empty = ChildProcess.onAllProcessors(compiler, app.emptyProgram)
    var times = [[Double]](repeating: [], count: 4)
    // The first of the compiler's own runs fills its cache of modules.
    guard ChildProcess.times(empty.program, empty.arguments) != nil else {
      return report.skip("everything", "swiftc cannot compile an empty program")
    }
    for round in 0..<Self.rounds {
      app.emptyCache()
      let cold = ChildProcess.times(draw.program, draw.arguments)
      try? app.write(round)
      let edited = ChildProcess.times(draw.program, draw.arguments)
      let same = ChildProcess.times(draw.program, draw.arguments)
      let floor = ChildProcess.times(empty.program, empty.arguments)
      guard let cold, let edited, let same, let floor else {
        return report.skip("everything", "plumb failed")
      }
      for (index, time) in [floor, cold, edited, same].enumerated() {
        times[index].append(time.wall)
      }
    }
    let medians = times.compactMap(\.median)
    let names = ["empty cache", "one of three files edited", "nothing has changed"]
    for (index, bars) in [(6.0, 8.0), (2.5, 3.5), (0.5, 1.0)].enumerated() {
      let ours = medians[index + 1]
      report.line(
        names[index] + ", seconds", value: ours, bar: bars.0,
        note: String(format: "worst of %d: %.2f", Self.rounds, times[index + 1].max() ?? 0))
      report.line(
        names[index], ours: ours, peer: medians[0], peerName: "swiftc, empty program",
        bar: bars.1)
    }
  }

  /// A cell of the app in the examples, as its repository stores it: a project file, a framework, a
  /// theme, and a bridging header that brings UIKit.
  private mutating func measureProject(_ app: CellApp, _ plumb: String, _ compiler: String) {
    let cell = "../Examples/Parcels/Parcels/Cells/DepotCell.swift"
    let draw = ChildProcess.onAllProcessors(plumb, ["render", cell, "--output", app.output])
    let empty = ChildProcess.onAllProcessors(compiler, app.emptyProgram)
    var times = [[Double]](repeating: [], count: 3)
    for _ in 0..<Self.rounds {
      app.emptyCache()
      for (index, command) in [empty, draw, draw].enumerated() {
        guard let time = ChildProcess.times(command.program, command.arguments) else {
          return report.skip("an app", "\(command.arguments) failed")
        }
        times[index].append(time.wall)
      }
    }
    let medians = times.compactMap(\.median)
    for (index, name) in ["an app, empty cache", "an app, nothing has changed"].enumerated() {
      report.line(
        name, ours: medians[index + 1], peer: medians[0], peerName: "swiftc, empty program",
        bar: [12.0, 1.0][index])
    }
  }

  /// From the moment a source is written to the moment its new picture is in place.
  private mutating func watch(_ app: CellApp, _ plumb: String) {
    let arguments = ["render", app.sources, "--output", app.output, "--watch"]
    try? FileManager.default.removeItem(atPath: app.picture)
    let command = ChildProcess.onAllProcessors(plumb, arguments)
    guard let child = ChildProcess(command.program, command.arguments) else {
      return report.skip("--watch", "it does not start")
    }
    defer { child.stop() }
    guard var last = FileState.wait(for: app.picture, other: nil) else {
      return report.skip("--watch", "no picture")
    }
    var times: [Double] = []
    for round in 0..<Self.rounds {
      usleep(300_000)
      let start = wallSeconds()
      try? app.write(100 + round)
      guard let next = FileState.wait(for: app.picture, other: last) else {
        return report.skip("--watch", "a change of a source made no new picture")
      }
      times.append(wallSeconds() - start)
      last = next
    }
    report.line(
      "--watch, one file edited, seconds", value: times.median ?? .infinity, bar: 2.5,
      note: String(format: "worst of %d: %.2f", Self.rounds, times.max() ?? 0))
  }
}
