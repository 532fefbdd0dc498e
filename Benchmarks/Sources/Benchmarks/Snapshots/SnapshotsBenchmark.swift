import Foundation

/// `plumb snapshot test` as a whole program, when all references match: the time until somebody knows.
struct SnapshotsBenchmark {
  var report: Report

  private let plumb = ProcessInfo.processInfo.environment["PLUMB"] ?? "../.build/release/plumb"

  /// Seconds on two cores, for 200 references; measured with what there is.
  private static let bar = 3.0

  mutating func run() {
    report.title("snapshots: at least \(SnapshotProject.count) references, all of which match")
    guard access(plumb, X_OK) == 0 else {
      return report.skip("everything", "no \(plumb): `make build` makes it")
    }
    do {
      let project = try SnapshotProject(templates: "../Templates")
      defer { project.remove() }
      try measure(project)
    } catch {
      report.skip("everything", "\(error)")
    }
  }

  private mutating func measure(_ project: SnapshotProject) throws {
    let place = ["--project", project.settings]
    guard times(["snapshot", "record"] + place) != nil else {
      return report.skip("everything", "plumb snapshot record fails")
    }
    let count = try references(of: project)
    guard count >= SnapshotProject.count else {
      return report.skip("everything", "there are \(count) references")
    }
    for jobs in [2, 1] {
      let test = ["snapshot", "test", "--jobs", "\(jobs)"] + place
      let runs = (0..<5).compactMap { _ in times(test) }
      guard let wall = runs.map(\.wall).min(), let work = runs.map(\.processor).median else {
        return report.skip("--jobs \(jobs)", "a reference does not match")
      }
      report.line(
        "seconds, --jobs \(jobs)", value: wall, bar: jobs == 2 ? Self.bar : 2 * Self.bar,
        note: String(
          format: "for %d, by the clock, best of 5; processor time %.2f, %.1f ms a picture", count,
          work,
          work / Double(count) * 1000))
    }
  }

  /// Runs plumb on two processors, although `run` pins the benchmarks to one.
  private func times(_ arguments: [String]) -> ChildProcess.Times? {
    guard let taskset = ChildProcess.find("taskset") else {
      return ChildProcess.times(plumb, arguments)
    }
    return ChildProcess.times(taskset, ["-c", "0,1", plumb] + arguments)
  }

  private func references(of project: SnapshotProject) throws -> Int {
    let folder = project.folder.appendingPathComponent("Snapshots").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.count { $0.hasSuffix(".png") }
  }
}
