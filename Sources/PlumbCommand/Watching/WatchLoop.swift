import Diagnostics

/// Does the work for each file, and again for those that have changed, until a signal ends the
/// process.
struct WatchLoop {
  private let files: [String]
  private let console: Console
  private let run: FileRun
  private let events: any FolderEvents
  private var watched: WatchedFiles

  /// After an event the files must be left alone for so long: a save is several events.
  private static let quiet: Int32 = 10
  /// So long an editor may take to put a new file in the place of the old one.
  private static let absence: Int32 = 100
  /// Somebody who writes all the time is not waited for longer than this.
  private static let patience = Duration.milliseconds(250)
  /// Files are looked at this often even without an event: not every file system tells (network,
  /// containers).
  private static let safety: Int32 = 1000

  init(_ files: [String], _ console: Console, _ run: FileRun) {
    self.files = files.indices.filter { !files[..<$0].contains(files[$0]) }.map { files[$0] }
    self.console = console
    self.run = run
    events = FolderEventSource.system()
    watched = WatchedFiles(files)
  }

  /// Works on all files, then waits for changes. Returns only when the first work cannot start.
  consuming func run(_ work: FileRun.Work) -> ExitCode {
    events.watch(files)
    for file in files {
      guard build(file, work) else { return .failure }
    }
    console.errorOutput(notice + "\n")
    while true {
      events.watch(watched.files)
      waitForChange()
      for file in watched.takeChanges() { _ = build(file, work) }
    }
  }

  /// Works on one file, and tells how long it took. False when there are no fonts to work with.
  private mutating func build(_ file: String, _ work: FileRun.Work) -> Bool {
    let start = ContinuousClock.now
    let moment = FileStamp.Moment.now
    let code = run([file], work)
    guard run.isReady else { return false }
    watched.setFiles(run.sources, of: file, readSince: moment)
    let time = "in \((ContinuousClock.now - start).milliseconds) ms"
    console.errorOutput(
      code == .failure && run.tally.pictures == 0
        ? "\(file): failed \(time)\n" : "\(file): \(run.tally.madePictures) \(time)\n")
    return true
  }

  private var notice: String {
    let count = watched.files.count
    return "watching \(count == 1 ? "1 file" : "\(count) files"); Ctrl-C ends"
  }

  /// Returns when something has happened and no more does.
  private func waitForChange() {
    guard events.wait(milliseconds: Self.safety) else { return }
    let start = ContinuousClock.now
    while ContinuousClock.now - start < Self.patience {
      let isQuiet = !events.wait(milliseconds: watched.lacksFile ? Self.absence : Self.quiet)
      if isQuiet { return }
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded to the nearest.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + (components.attoseconds + 500_000_000_000_000)
      / 1_000_000_000_000_000
  }
}
