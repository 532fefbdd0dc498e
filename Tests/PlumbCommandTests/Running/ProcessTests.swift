import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("The program")
struct ProcessTests {
  @Test("writes the same bytes in two processes, called from different folders")
  func deterministic() throws {
    let place = try Workplace()
    _ = try place.write(Workplace.template(rows: 5), to: "a.yaml")
    for (folder, path) in [
      (".", "a.yaml"), ("..", "\((place.folder as NSString).lastPathComponent)/a.yaml"),
    ] {
      let out = "\(place.folder)/out\(folder.count)"
      let run = try Tool(
        ["render", path, "--layers", "all", "-o", out], in: "\(place.folder)/\(folder)"
      ).run()
      #expect(run.code == 0)
    }
    let first = try #require(place.bytes("out1/a-320.png"))
    #expect(place.bytes("out2/a-320.png") == first)
  }

  @Test(
    "ends with the exit code of what happened",
    arguments: [(["--version"], 0), (["rendr"], 2), (["render", "missing.yaml"], 2)]
      as [([String], Int32)])
  func exitCodes(arguments: [String], code: Int32) throws {
    #expect(try Tool(arguments, in: NSTemporaryDirectory()).run().code == code)
  }

  @Test("shows the line of a warning, and calls the key as the file does")
  func warnings() throws {
    let place = try Workplace()
    let text = Workplace.template(rows: 1)
      .replacingOccurrences(of: "text: \"{title}\"", with: "color: \"{title}\"")
    _ = try place.write(text, to: "a.yaml")
    let run = try Tool(["heights", "a.yaml"], in: place.folder).run()
    #expect(run.code == 0)
    let lines = run.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 3, "\(lines)")
    #expect(lines[0].hasPrefix("a.yaml:5:39: warning: 'color' of a row cannot be 'Row 0'"))
    #expect(lines[1] == "  5 |       title: { class: UILabel, color: \"{title}\" }")
    #expect(lines[2] == "    |                                       ^")
  }

  @Test("reads a template from standard input and writes its picture to standard output")
  func pipes() throws {
    let place = try Workplace()
    _ = try place.write(Workplace.template(), to: "a.yaml")
    _ = try Tool(["render", "a.yaml"], in: place.folder).run()
    let run = try Tool(
      ["render", "-", "-o", "-"], in: place.folder, command: "\"$@\" < a.yaml"
    ).run()
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Data(run.output) == place.bytes("a-320.png"))
  }

  @Test("ends without a word when nobody reads on, also where SIGPIPE is ignored")
  func closedPipe() throws {
    let place = try Workplace()
    _ = try place.write(Workplace.template(rows: 3000), to: "a.yaml")
    for trap in ["", "trap '' PIPE; "] {
      let run = try Tool(
        ["frames", "a.yaml"], in: place.folder,
        command: "\(trap)( \"$@\"; echo $? > code ) | head -n 1"
      ).run()
      #expect(run.errors == "")
      #expect(place.text("code") == "141\n")
    }
  }

  @Test(
    "says that standard output is full",
    .enabled(if: FileManager.default.isWritableFile(atPath: "/dev/full")))
  func fullOutput() throws {
    let place = try Workplace()
    _ = try place.write(Workplace.template(), to: "a.yaml")
    let run = try Tool(
      ["render", "a.yaml", "-o", "-"], in: place.folder, command: "\"$@\" > /dev/full"
    ).run()
    #expect(run.code == 2)
    #expect(
      run.errors == "error: standard output cannot be written: No space left on device\n")
  }

  @Test(
    "leaves no unfinished file behind, and the old picture as it was, when it is interrupted",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    let place = try Workplace()
    _ = try place.write(Workplace.template(rows: 4000), to: "a.yaml")
    _ = try place.write("an old picture", to: "a-320.png")
    let tool = Tool(["render", "a.yaml"], in: place.folder)
    try tool.process.run()
    let deadline = Date(timeIntervalSinceNow: 60)
    while place.contents.count == 2, tool.process.isRunning, Date() < deadline { usleep(1000) }
    kill(tool.process.processIdentifier, signal)
    tool.process.waitUntilExit()
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == signal)
    #expect(place.contents == ["a-320.png", "a.yaml"])
    #expect(place.text("a-320.png") == "an old picture")
  }

  @Test("says that a file would grow past its limit, and keeps what was there")
  func fileLimit() throws {
    let place = try Workplace()
    _ = try place.write(Workplace.template(rows: 40), to: "a.yaml")
    _ = try place.write("an old picture", to: "a-320.png")
    let run = try Tool(
      ["render", "a.yaml"], in: place.folder, command: "ulimit -f 2; \"$@\""
    ).run()
    #expect(run.code == 2)
    #expect(
      run.errors == "a-320.png: error: cannot be written: File too large;"
        + " a limit on the size of files is set (ulimit -f)\n")
    #expect(place.contents == ["a-320.png", "a.yaml"])
    #expect(place.text("a-320.png") == "an old picture")
  }
}
