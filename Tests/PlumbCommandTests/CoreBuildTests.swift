import TestSupport
import Testing

@testable import PlumbCommand

/// The tool of these tests is the core: nothing that runs Swift sources is handed to it.
@Suite("A build of the core")
struct CoreBuildTests {
  private static let sentence = "this build of plumb has no Swift cells: it is the core alone"

  @Test(
    "says of Swift sources that it has no Swift cells",
    arguments: [["frames"], ["render"], ["lint"], ["inspect"], ["heights"], ["sweep"], ["why"]])
  func sources(_ command: [String]) throws {
    let place = try Workplace()
    let file = try place.write("import UIKit\n", to: "Feed.swift")
    let run = Recording(command + (command == ["why"] ? [file, "title.width"] : [file]))
    #expect(run.errors.hasPrefix("\(file): error: \(Self.sentence)\n"), "\(run.errors)")
    #expect(run.code == .failure && run.output == "")
  }

  @Test("draws what is no Swift source beside one")
  func others() throws {
    let place = try Workplace()
    let cell = try place.write("import UIKit\n", to: "Feed.swift")
    let template = try place.write(Workplace.template(), to: "cell.yaml")
    let run = Recording(["render", cell, template, "--output", place.folder + "/out"])
    #expect(run.errors.hasPrefix("\(cell): error: \(Self.sentence)\n"), "\(run.errors)")
    #expect(run.code == .failure && run.output.hasSuffix("cell-320.png\n"))
  }

  @Test(
    "runs no tests of packages, clones none, and keeps nothing",
    arguments: [["swift-test", "FeedUI"], ["packages"], ["cache"], ["preview", "Feed.swift"]])
  func packages(_ command: [String]) {
    let run = Recording(command)
    #expect(run.errors == "error: \(Self.sentence)\n")
    #expect(run.code == .failure)
  }

  @Test("compares no versions of Swift sources, and is no hindrance to Git")
  func versions() {
    let run = Recording(["diff", "old/Feed.swift", "new/Feed.swift"])
    #expect(run.errors == "new/Feed.swift: error: \(Self.sentence)\n")
    #expect(run.code == .failure)
  }
}
