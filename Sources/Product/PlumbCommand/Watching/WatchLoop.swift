import Foundation

/// Does the work for each file, and for those that change, until a signal.
struct WatchLoop {
  private let files: [String]
  private let console: Console
  private let run: FileRun
  private let events: any FolderEvents
  private var watched: WatchedFiles

  /// After an event the files must be left alone for so long: a save is several events.
  private static let quiet: Int32 = 10
  /// How long an editor may take to replace a file.
  private static let absence: Int32 = 100
  /// Somebody who writes all the time is not waited for longer than this.
  private static let patience = Duration.milliseconds(250)
  /// Files are checked this often without an event: not every file system sends any.
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

  /// Works on one file, and returns how long it took. False when there are no fonts to work with.
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
    "watching \(counted(watched.files.count, "file")); Ctrl-C ends"
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

/// Templates, the files each is made from, and the state in which those were last seen.
struct WatchedFiles {
  private var sources: [(template: String, files: [String])]
  private var stamps: [String: FileStamp?] = [:]

  /// Templates whose other files are not known yet.
  init(_ templates: [String]) {
    sources = templates.map { ($0, [$0]) }
    for template in templates { stamps[template] = .some(FileStamp(template)) }
  }

  /// Every file, each once, in a fixed order.
  var files: [String] {
    var seen: Set<String> = []
    return sources.flatMap(\.files).filter { seen.insert($0).inserted }
  }

  /// Whether a file is not there: perhaps an editor is about to put its new version in place.
  var lacksFile: Bool { files.contains { FileStamp($0) == nil } }

  /// Says what a template was made from. A file that was not known and has been written since the
  /// template was being read counts as changed: it is unknown which of its states was read.
  mutating func setFiles(_ files: [String], of template: String, readSince start: FileStamp.Moment)
  {
    guard let index = sources.firstIndex(where: { $0.template == template }) else { return }
    sources[index].files = files.contains(template) ? files : [template] + files
    for file in files where stamps[file] == nil {
      let stamp = FileStamp(file)
      stamps[file] = .some(stamp.flatMap { $0.modified < start ? $0 : nil })
    }
  }

  /// Looks at every file again; the templates that are made from one that has changed since.
  mutating func takeChanges() -> [String] {
    var changed: Set<String> = []
    for file in files {
      let stamp = FileStamp(file)
      if stamps[file] != .some(stamp) { changed.insert(file) }
      stamps[file] = .some(stamp)
    }
    return sources.filter { !changed.isDisjoint(with: $0.files) }.map(\.template)
  }
}

extension WatchedFolder {
  /// Where a path leads when every symbolic link on it is followed; nil when nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
