import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// A folder with a stand-in for San Francisco, and a project that has another one.
@Suite("--fonts")
struct FontsOptionTests {
  private let place: Workplace
  private let file: String
  private let fonts: String

  init() throws {
    place = try Workplace()
    file = try place.write(Self.template, to: "Cells/a.yaml")
    fonts = place.folder + "/Own"
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    try RenamedFont("SF Pro").data().write(to: URL(fileURLWithPath: fonts + "/SF-Pro.ttf"))
  }

  /// Inter's own advances differ from those that stand for San Francisco's in its place.
  private static let template = """
    widths: [320]
    cells:
      Cell:
        views: { title: { class: UILabel, text: "111111 lines of 1", hugging: high } }
        constraints:
          - "V:|-[title]-|"
          - title.leading == contentView.leading
    data: [{}]

    """

  private func output(_ arguments: String...) -> String {
    let run = Recording(arguments)
    #expect(run.code == .success, "\(run.errors)")
    return run.output
  }

  /// The width of the title, as it is printed.
  private func width(_ frames: String) throws -> String {
    let line = try #require(frames.split(separator: "\n").first { $0.contains("title") })
    return String(line.split(separator: " ")[4])
  }

  @Test("has texts set in San Francisco's own file where the folder has one")
  func frames() throws {
    let usual = try width(output("frames", file))
    let own = try width(output("frames", file, "--fonts", fonts))
    #expect(abs(try #require(Double(own)) - (try #require(Double(usual)))) > 1)
    #expect(try width(output("frames", file, "--fonts", fonts + "/")) == own)
    #expect(output("why", file, "title.width", "--fonts", fonts).contains("width = \(own)\n"))
    #expect(output("trace", file, "--fonts", fonts).contains(" \(own) "))
    #expect(output("render", file, "-o", place.folder + "/a.svg").contains("a.svg"))
    #expect(output("render", file, "--fonts", fonts, "-o", place.folder + "/b.svg") != "")
    #expect(place.bytes("a.svg") != place.bytes("b.svg"))
    #expect(output("lint", file, "--fonts", fonts) == "")
    #expect(output("diff", file, file, "--fonts", fonts) == "")
  }

  @Test("is in the environment that a reference keeps, and goes before the project's fonts")
  func snapshots() throws {
    _ = try place.write("sources: [Cells]\nfonts: Nowhere\n", to: "plumb.yaml")
    let record = { (more: [String]) in
      Recording(["snapshot", "record", "--project", place.folder] + more)
    }
    #expect(record([]).code == .failure)
    let run = record(["--fonts", fonts])
    #expect(run.code == .success, "\(run.errors)")
    #expect(place.text("Snapshots/Cells/a-320.json")?.contains("San Francisco, SF Pro") == true)
  }

  @Test("refuses a folder that is not there, on every command that lays out")
  func missing() throws {
    let commands = [
      ["frames", file], ["render", file, "-o", place.folder], ["trace", file], ["lint", file],
      ["why", file, "title.x"], ["diff", file, file],
    ]
    for command in commands {
      let run = Recording(command + ["--fonts", "/nowhere"])
      #expect(run.code == .failure)
      #expect(
        run.errors.contains(
          "error: there is no folder of fonts '/nowhere'; without --fonts those of the machine"),
        "\(command): \(run.errors)")
    }
  }
}
