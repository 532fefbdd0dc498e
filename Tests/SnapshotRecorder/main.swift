import Foundation
import ImageCoding
import LayoutTree
import Snapshots

// A process that writes references and results, so that tests can kill it, fill its disk, or start
// several.
//
//   SnapshotRecorder record FOLDER        references a, b and c, over and over, in two versions
//   SnapshotRecorder limit BYTES FOLDER   the first version once, when no file may be longer than
//   BYTES SnapshotRecorder add PREFIX COUNT FOLDER   results PREFIX-0 … to the run in FOLDER

/// One of two versions of a reference; the second has another picture and another layout.
func snapshot(_ name: String, version: Int) -> Snapshot {
  var picture = PixelBuffer(width: 200, height: 100, filledWith: 0xFFFF_FFFF)
  var random = UInt32(truncatingIfNeeded: version * 7 + name.utf8.reduce(0) { $0 + Int($1) })
  for y in 0..<60 {
    for x in 0..<200 {
      random = random &* 1_664_525 &+ 1_013_904_223
      picture[x, y] = 0xFF00_0000 | random >> 8
    }
  }
  let frame = LayoutTree.Frame(x: 0, y: 0, width: 100, height: Double(20 + version))
  let view = LayoutTree.View(
    id: "title", parent: nil, className: "UILabel", frame: frame, unrounded: .init(frame))
  let tree = LayoutTree(
    file: "\(name).yaml", width: 200, scale: 1, profile: "ios18",
    scenes: [.init(id: "0.0", height: 100, contentHeight: 100, views: [view])])
  return Snapshot(name: name, png: (try? picture.pngBytes()) ?? [], tree: tree)
}

func fail(_ message: String) -> Never {
  FileHandle.standardOutput.write(Data("\(message)\n".utf8))
  exit(1)
}

func record(in folder: String, forever: Bool) {
  let store = ReferenceStore(folder: folder)
  let versions = [0, 1].map { version in
    ["a", "sub/b", "sub/c"].map { snapshot($0, version: version) }
  }
  FileHandle.standardOutput.write(Data("ready\n".utf8))
  var turn = 0
  repeat {
    for snapshot in versions[turn % 2] {
      do {
        try store.write(snapshot)
      } catch {
        fail(error.reason)
      }
    }
    turn += 1
  } while forever
}

func add(_ prefix: String, _ count: Int, to folder: String) {
  let run = SnapshotRun(tool: "plumb", mode: .never, references: "refs")
  for number in 0..<count {
    let result = SnapshotResult(
      name: "\(prefix)-\(number)", source: .init(file: "test"), outcome: .passed, summary: "")
    do {
      try ArtifactFolder(path: folder).add(result, to: run, session: RunSession(id: "test"))
    } catch {
      fail(error.reason)
    }
  }
}

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.count, arguments.last) {
case ("record", 2, let folder?): record(in: folder, forever: true)
case ("once", 2, let folder?): record(in: folder, forever: false)
case ("limit", 3, let folder?):
  var limit = rlimit()
  limit.rlim_cur = rlim_t(arguments[arguments.startIndex + 1]) ?? 0
  limit.rlim_max = limit.rlim_cur
  signal(SIGXFSZ, SIG_IGN)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
  record(in: folder, forever: false)
case ("add", 4, let folder?):
  add(
    arguments[arguments.startIndex + 1], Int(arguments[arguments.startIndex + 2]) ?? 0, to: folder)
default: fail("usage: see main.swift")
}
