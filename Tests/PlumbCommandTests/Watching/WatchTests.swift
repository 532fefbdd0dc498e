import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb render --watch")
struct WatchTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  /// A process that watches, and what it has said on standard error.
  private final class Watcher {
    private let tool: Tool
    private let said = Transcript()

    init(_ arguments: [String], in folder: String) throws {
      tool = Tool(["render"] + arguments + ["--watch"], in: folder)
      let said = said
      tool.errors.fileHandleForReading.readabilityHandler = { said.add($0.availableData) }
      try tool.process.run()
    }

    deinit {
      tool.errors.fileHandleForReading.readabilityHandler = nil
      if tool.process.isRunning { kill(tool.process.processIdentifier, SIGKILL) }
    }

    /// Waits until it has said `count` lines that contain `text`; false when it does not.
    func says(_ text: String, times count: Int = 1) -> Bool {
      let deadline = Date(timeIntervalSinceNow: 60)
      while said.lines(with: text) < count {
        if Date() > deadline { return false }
        usleep(2000)
      }
      return true
    }

    /// How often it has worked so far.
    var builds: Int { said.lines(with: " ms") }

    /// Sends Ctrl-C and waits for the end.
    func interrupt() -> (reason: Process.TerminationReason, status: Int32) {
      kill(tool.process.processIdentifier, SIGINT)
      tool.process.waitUntilExit()
      return (tool.process.terminationReason, tool.process.terminationStatus)
    }
  }

  /// Text that one thread adds to and another looks at.
  private final class Transcript: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""

    func add(_ data: Data) { lock.withLock { text += String(decoding: data, as: UTF8.self) } }

    func lines(with word: String) -> Int {
      lock.withLock { text.split(separator: "\n").count { $0.contains(word) } }
    }
  }

  @Test("draws again after every way of saving, and ends with Ctrl-C")
  func saves() throws {
    let file = try place.write(Workplace.template(), to: "a.yaml")
    let watcher = try Watcher(["a.yaml"], in: place.folder)
    #expect(watcher.says("watching 1 file; Ctrl-C ends"))
    var pictures = [place.bytes("a-320.png")]
    let saves: [(String) throws -> Void] = [
      { try $0.write(toFile: file, atomically: false, encoding: .utf8) },
      { text in
        // As an editor with a backup: away with the old file, the new one under its name.
        try FileManager.default.moveItem(atPath: file, toPath: file + "~")
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        try FileManager.default.removeItem(atPath: file + "~")
      },
      { text in
        try text.write(toFile: file + ".new", atomically: false, encoding: .utf8)
        rename(file + ".new", file)
      },
    ]
    for (index, save) in saves.enumerated() {
      try save(Workplace.template(rows: index + 3))
      #expect(watcher.says("a.yaml: 1 picture in ", times: index + 2))
      pictures.append(place.bytes("a-320.png"))
    }
    #expect(Set(pictures).count == 4)
    let end = watcher.interrupt()
    #expect(end.reason == .uncaughtSignal)
    #expect(end.status == SIGINT)
    #expect(place.contents == ["a-320.png", "a.yaml"])
  }

  @Test("keeps the last good picture while the template is wrong or gone")
  func mistakes() throws {
    _ = try place.write(Workplace.template(), to: "a.yaml")
    let watcher = try Watcher(["a.yaml"], in: place.folder)
    #expect(watcher.says("watching"))
    let good = place.bytes("a-320.png")
    _ = try place.write("cells: [", to: "a.yaml")
    #expect(watcher.says("a.yaml: failed in "))
    #expect(watcher.says("error: broken YAML"))
    #expect(place.bytes("a-320.png") == good)
    try FileManager.default.removeItem(atPath: "\(place.folder)/a.yaml")
    #expect(watcher.says("a.yaml: error: no such file"))
    #expect(place.bytes("a-320.png") == good)
    _ = try place.write(Workplace.template(rows: 4), to: "a.yaml")
    #expect(watcher.says("a.yaml: 1 picture in ", times: 2))
    #expect(place.bytes("a-320.png") != good)
  }

  @Test("draws those templates again whose data has changed, also data that was missing")
  func data() throws {
    let template = Workplace.template().prefix { _ in true }
      .replacing(/sections:(.|\n)*/, with: "data: data/rows.json\n")
    _ = try place.write(String(template), to: "a.yaml")
    _ = try place.write(Workplace.template(), to: "b.yaml")
    let watcher = try Watcher(["a.yaml", "b.yaml"], in: place.folder)
    #expect(watcher.says("watching 3 files"))
    #expect(watcher.says("error: no such file 'data/rows.json'"))
    _ = try place.write(#"[{"title": "one"}]"#, to: "data/rows.json")
    #expect(watcher.says("a.yaml: 1 picture in "))
    _ = try place.write(#"[{"title": "one"}, {"title": "two"}]"#, to: "data/rows.json")
    #expect(watcher.says("a.yaml: 1 picture in ", times: 2))
    #expect(watcher.builds == 4)
  }

  @Test("does nothing because of its own pictures, or of other files")
  func unrelated() throws {
    _ = try place.write(Workplace.template(), to: "a.yaml")
    let watcher = try Watcher(["a.yaml"], in: place.folder)
    #expect(watcher.says("watching"))
    _ = try place.write("x", to: "other.yaml")
    _ = try place.write("x", to: ".a.yaml.swp")
    usleep(300_000)
    #expect(watcher.builds == 1)
  }
}
