import Foundation
import Locking
import Snapshots
import Testing

@testable import PlumbCommand

@Suite("plumb snapshot review")
struct SnapshotReviewCommandTests {
  private let plumb: SnapshotPlayground

  private static let failed = Result {
    try SnapshotPlayground.files { plumb in
      _ = plumb("record")
      try plumb.moveTitle()
      try plumb.writeTemplate("b", margin: 30)
      _ = plumb("test")
    }
  }

  init() throws { plumb = try SnapshotPlayground(Self.failed.get()) }

  private func keys(_ text: String) -> [Keyboard.Key] { text.map { .character($0) } }

  /// What is accepted when these keys are pressed.
  private func accepted(_ keys: [Keyboard.Key]) throws -> [String] {
    _ = plumb("review", keys: keys)
    return try plumb.run().results.filter { $0.outcome == .updated }.map {
      String($0.name.suffix(5))
    }
  }

  @Test(
    "decides by keys: accept, skip, back, all that follow, quit",
    arguments: [
      ("aaa", ["a-320", "a-568", "b-320"]), ("sas", ["a-568"]), ("q", []), ("", []),
      ("aq", ["a-320"]),
      ("sbaq", ["a-320"]), ("sAy", ["a-568", "b-320"]), ("sAnq", []), ("xyz?aq", ["a-320"]),
    ])
  func decisions(text: String, expected: [String]) throws {
    #expect(try accepted(keys(text)) == expected)
  }

  @Test("goes on and back with the arrows")
  func arrows() throws {
    #expect(try accepted([.right, .right, .left] + keys("aq")) == ["a-568"])
  }

  @Test("shows what has moved, and the question")
  func text() {
    let run = plumb("review", keys: keys("asq"))
    #expect(run.lines[0] == "[1/3] Templates/a-320 (320 pt; Templates/a.yaml)")
    #expect(run.lines[1].hasPrefix("  ") && run.lines.joined().contains(SnapshotPlayground.change))
    #expect(run.output.contains("[a]ccept  [s]kip"))
    #expect(run.lines.last == "1 accepted, 2 left")
    #expect(run.code == .findings)
    #expect(plumb("review", keys: keys("aa")).code == .success)
    let done = plumb("review", keys: [])
    #expect(done.code == .success)
    #expect(done.lines == ["Nothing to decide: no snapshot of the last run waits for it."])
  }

  @Test("is about some of them where they are named")
  func named() throws {
    let run = plumb("review", "Templates/b-*", keys: keys("a"))
    #expect(run.lines[0].hasPrefix("[1/1] Templates/b-320 "))
    #expect(run.code == .success)
  }

  @Test("opens the picture that says most")
  func open() {
    var opened: [String] = []
    _ = plumb("review", keys: keys("oq")) { path in
      opened.append(path)
      return true
    }
    #expect(opened == ["\(plumb.folder)/.plumb/Templates/a-320-diff.png"])
  }

  @Test("opens the report, made anew, in a browser")
  func report() throws {
    try FileManager.default.removeItem(atPath: plumb.folder + "/.plumb/report.html")
    var opened: [String] = []
    let run = plumb("review", "--open") { path in
      opened.append(path)
      return true
    }
    #expect(run.code == .success)
    #expect(opened == ["\(plumb.folder)/.plumb/report.html"])
    #expect(plumb.place.bytes(".plumb/report.html") != nil)
    #expect(plumb("review", "--open").code == .failure)
  }

  @Test("serves the report, whose buttons accept, until nothing is left")
  func serving() throws {
    let names = Locked<[String]>([])
    let run = plumb("review", "--serve", "--open") { address in
      Thread {
        guard let url = URL(string: address), let port = url.port.flatMap(UInt16.init) else {
          return
        }
        let found = PageClient.page(port, at: url.path())
          .components(separatedBy: "data-accept=\"").dropFirst()
          .compactMap { $0.components(separatedBy: "\"").first }
        names.withLock { $0 = found }
        _ = PageClient.order(
          port, url.path(), found.joined(separator: "\n"), from: "http://127.0.0.1:\(port)")
        _ = PageClient.page(port, at: url.path())
      }.start()
      return true
    }
    // The first button is that of two snapshots with one cause.
    #expect(
      names.withLock { $0 } == ["Templates/a-320&#10;Templates/a-568"] + SnapshotPlayground.names)
    #expect(run.code == .success)
    #expect(run.lines.dropFirst() == SnapshotPlayground.names.map { "accepted \($0)" }[...])
    #expect(try plumb.outcomes().values.allSatisfy { $0 == .updated })
  }

  @Test("without a terminal lists what there is, and how to accept it")
  func noTerminal() {
    let run = plumb("review")
    #expect(run.code == .findings)
    #expect(run.lines.count == 3)
    #expect(run.errors.contains("plumb snapshot accept Templates/a-320 --project \(plumb.folder)"))
  }

  @Test("shows the pictures beside each other in a terminal that can")
  func pictures() {
    let run = plumb("review", "--preview", "kitty", keys: keys("q"))
    #expect(run.output.contains("expected, actual, difference\n\u{1B}_G"))
    #expect(!plumb("review", "--preview", "none", keys: keys("q")).output.contains("\u{1B}"))
  }
}
