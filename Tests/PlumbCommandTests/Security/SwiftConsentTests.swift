import TestSupport
import Testing

@testable import PlumbCommand

/// Swift code runs only where the command line names it or says `--swift`. This build has no Swift
/// cells, so that a command which would compile some says so.
@Suite("Swift files that nobody has named")
struct SwiftConsentTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["App/Evil.swift", "App/More/Other.swift", "Old/Evil.swift"] {
      _ = try place.write("import UIKit\nfinal class EvilCell: UITableViewCell {}\n", to: name)
    }
    _ = try place.write("<UIView: 0x1; frame = (0 0; 320 44)>", to: "dump.txt")
  }

  private static let commands = [
    ["render"], ["frames"], ["heights"], ["sweep"], ["inspect"], ["trace"], ["lint"],
    ["lint", "--sweep"], ["why"], ["verify", "--hierarchy", "dump.txt"], ["diff"],
  ]

  private func run(_ command: [String], _ path: String, _ options: [String] = []) -> Recording {
    var arguments = command.map { $0 == "dump.txt" ? place.folder + "/dump.txt" : $0 }
    if command == ["diff"] { arguments.append(place.folder + "/Old") }
    arguments.append("\(place.folder)/\(path)")
    if command == ["why"] { arguments.append("cell.height") }
    return Recording(arguments + options)
  }

  @Test(
    "are left alone by every command, which counts them and names the option", arguments: commands)
  func folders(_ command: [String]) {
    let run = run(command, "App")
    // Nothing that `lint` reads is wrong.
    #expect(run.code == (command.first == "lint" ? .success : .failure))
    #expect(!run.errors.contains(MissingHost.reason), "\(run.errors)")
    let count = command == ["diff"] ? "1 Swift file was" : "2 Swift files were"
    #expect(run.errors.contains("\(count) left alone; --swift compiles and runs"), "\(run.errors)")
    for path in ["App/Evil.swift", "App"] {
      let allowed = self.run(command, path, path == "App" ? ["--swift"] : [])
      #expect(allowed.errors.contains(MissingHost.reason), "\(path): \(allowed.errors)")
    }
  }

  @Test("are not compiled because plumb.yaml names them")
  func projectFile() throws {
    let project = try place.write(
      """
      sources: [App/Evil.swift]
      swift: {sources: [App/Evil.swift]}
      lint: {include: ["App/*.swift"], exclude: "*.xib"}
      """, to: "plumb.yaml")
    for command in [["lint"], ["lint", "--sweep"], ["sweep"]] {
      let run = run(command, "App", ["--config", project])
      #expect(!run.errors.contains(MissingHost.reason), "\(run.errors)")
      #expect(run.errors.contains("left alone"))
    }
    let test = Recording(["snapshot", "test", "--project", project])
    #expect(test.errors.contains(MissingHost.reason), "\(test.errors)")
  }

  @Test("are counted beside what is linted, and looked at with it when asked for")
  func beside() throws {
    _ = try place.write(Workplace.template(), to: "App/cell.yaml")
    let run = run(["lint"], "App")
    #expect(run.code == .success)
    #expect(run.errors == "note: 2 Swift files were left alone; --swift compiles and runs them\n")
    #expect(self.run(["lint"], "App", ["--swift"]).errors.contains(MissingHost.reason))
  }

  @Test("are not compiled for Git, whose attributes a change can set")
  func git() {
    let file = "\(place.folder)/App/Evil.swift"
    let old = "\(place.folder)/Old/Evil.swift"
    let arguments = ["diff", "--git", "Evil.swift", old, "1", "100644", file, "2", "100644"]
    let run = Recording(arguments)
    #expect(run.code == .success && run.errors == "")
    #expect(
      run.output == "Evil.swift: Swift files were left alone; "
        + "'plumb diff --git --swift' compiles and runs both versions\n")
    #expect(Recording(arguments + ["--swift"]).errors.contains(MissingHost.reason))
  }
}
