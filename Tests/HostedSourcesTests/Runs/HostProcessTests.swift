import Foundation
import Testing

@testable import HostedSources

@Suite("Processes of hosts")
struct HostProcessTests {
  private func run(
    _ command: String, limit: Duration? = nil
  ) -> (end: HostProcess.End, output: String, errors: String) {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    let process = HostProcess(
      executable: "/bin/sh", arguments: ["-c", command], variables: ["PLUMB_WORD": "word"],
      sharesOutput: false)
    let end = process.run(limit: limit, { output += $0 }, errors: { errors += $0 })
    return (end, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self))
  }

  @Test("pass on what they print and their exit code")
  func output() {
    let ended = run("echo $PLUMB_WORD; echo message >&2; exit 3")
    #expect(ended.end == .exited(3))
    #expect(ended.output == "word\n" && ended.errors == "message\n")
  }

  @Test("say by which signal they end")
  func crash() {
    let ended = run("kill -SEGV $$")
    #expect(ended.end == .crashed(11))
    #expect(ended.end.reason(limit: 1) == "has crashed (SIGSEGV)")
  }

  @Test("are ended when they take too long")
  func late() {
    let ended = run("exec sleep 60", limit: .milliseconds(50))
    #expect(ended.end == .timedOut)
    #expect(ended.end.reason(limit: 0.5) == "took longer than 1 s and was ended")
  }

  @Test("end with their process, whoever else holds their output")
  func orphan() {
    let start = ContinuousClock.now
    let ended = run("sleep 60 & echo done; kill -SEGV $$")
    #expect(ended.end == .crashed(11) && ended.output == "done\n")
    #expect(ContinuousClock.now - start < .seconds(50))
  }

  @Test("say why they cannot be started")
  func missing() {
    let process = HostProcess(
      executable: "/nowhere/host", arguments: [], variables: [:], sharesOutput: false)
    let end = process.run(limit: nil, { _ in }, errors: { _ in })
    #expect(end == .notStarted(ENOENT))
    #expect(end.reason(limit: 1) == "cannot be started: No such file or directory")
  }
}

@Suite("Messages of hosts")
struct HostMessagesTests {
  @Test("come in whole lines, without those of the Swift runtime")
  func lines() {
    var messages = HostMessages()
    let pieces = ["one\ntw", "o\nswift-runtime: unable\n\nthr", "ee"]
    let passed = pieces.map { messages.lines(adding: Array($0.utf8)) }
    #expect(passed == ["one\n", "two\n", ""])
    let rests = [messages.rest(), messages.rest()]
    #expect(rests == ["three", ""])
    #expect(messages.failure == nil && !messages.saysCrash)
  }

  @Test("keep what a precondition said, and where")
  func failure() {
    var messages = HostMessages()
    let text = "App/Feed.swift:30: Fatal error: Index out of range\nx: note: ended by SIGTRAP\n"
    let passed = messages.lines(adding: Array(text.utf8))
    #expect(passed == "x: note: ended by SIGTRAP\n")
    #expect(messages.failure?.message == "Index out of range")
    #expect(messages.failure?.location(in: ["Sources/App/Feed.swift"])?.line == 30)
    #expect(messages.failure?.location(in: ["Other.swift"]) == nil)
    #expect(messages.saysCrash)
  }
}

@Suite("Backtraces of hosts")
struct AppBacktraceTests {
  private func frame(_ description: String, _ file: String, _ line: Int) -> String {
    """
    {"description": "\(description)", "sourceLocation":
      {"file": "\(file)", "line": \(line), "column": 0}}
    """
  }

  @Test("are the app's own functions of the thread that has crashed, each once")
  func frames() {
    let frames = [
      frame("FeedCell.show(_:) + 254", "/full/App/Feed.swift", 12),
      frame("FeedCell.show(_:) + 254", "/full/App/Feed.swift", 12),
      frame("UIView.layout() + 1", "/plumb/UIView.swift", 3),
      frame("plumbPreview_1() + 9", "/full/App/Feed.swift", 40),
      frame("nowhere + 1", "/full/App/Feed.swift", 0),
    ].joined(separator: ", ")
    let report = """
      {"threads": [{"frames": [\(frame("idle + 1", "/full/App/Feed.swift", 1))]},
        {"crashed": true, "frames": [\(frames)]}]}
      """
    let found = AppBacktrace(Data(report.utf8), sources: ["App/Feed.swift"]).frames
    #expect(found.map(\.function) == ["FeedCell.show(_:)", "#Preview"])
    #expect(found.map(\.location.line) == [12, 40])
    #expect(found.map(\.location.column) == [1, 1])
  }

  @Test("are empty where the report cannot be read")
  func broken() {
    for text in ["", "{", "[]", "{\"threads\": []}"] {
      #expect(AppBacktrace(Data(text.utf8), sources: ["App/Feed.swift"]).frames == [])
    }
  }
}
