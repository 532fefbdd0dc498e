import Foundation

extension ProcessBenchmark {
  /// From the moment the template is written to the moment its new picture is in place.
  mutating func watch(_ page: TablePage) {
    let arguments = ["render", page.template, "--output", page.output, "--watch"]
    try? FileManager.default.removeItem(atPath: page.picture)
    guard let child = ChildProcess(plumb, arguments) else {
      return report.skip("--watch", "it does not start")
    }
    guard let first = FileState.wait(for: page.picture, other: nil), child.isRunning else {
      child.stop()
      return report.skip("--watch", "no picture, or plumb does not go on watching")
    }
    var last = first
    var times: [Double] = []
    for change in 0..<15 {
      usleep(150_000)
      let start = wallSeconds()
      try? page.write(suffix: " \(change)")
      guard let next = FileState.wait(for: page.picture, other: last) else { break }
      times.append(wallSeconds() - start)
      last = next
    }
    child.stop()
    guard times.count == 15, let median = times.median, let worst = times.max() else {
      return report.skip("--watch", "a change of the template made no new picture")
    }
    report.line(
      "--watch, milliseconds", value: median * 1000, bar: 100,
      note: String(format: "worst of 15: %.1f", worst * 1000))
  }
}

/// A file as it was at one moment.
struct FileState: Equatable {
  let number: UInt64
  let seconds: Int
  let nanoseconds: Int

  /// Looks every 0.2 ms until a picture other than `other` is there; nil after ten seconds.
  static func wait(for path: String, other: FileState?) -> FileState? {
    let start = wallSeconds()
    while wallSeconds() - start < 10 {
      var info = stat()
      if stat(path, &info) == 0, info.st_size > 0 {
        #if os(Linux)
          let time = info.st_mtim
        #else
          let time = info.st_mtimespec
        #endif
        let state = FileState(
          number: UInt64(info.st_ino), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
        if state != other { return state }
      }
      usleep(200)
    }
    return nil
  }
}
