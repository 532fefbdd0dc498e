import Foundation
import LayoutTree
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb heights")
struct HeightsTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  /// A title of any number of lines; rows with `photo` have a cell of their own.
  private static let template = """
    widths: [320]
    cells:
      Text:
        views: { title: { class: UILabel, text: "{title}", numberOfLines: 0 } }
        constraints: ["V:|-20-[title]-20-|", "H:|-20-[title]-20-|"]
      Photo:
        views: { photo: { class: UIView } }
        constraints: ["V:|[photo(100)]|", "H:|[photo]|"]
    rows:
      cell:
        - { when: photo, use: Photo }
        - { when: title, use: Text }
    data: [{ title: One }, { photo: x.jpg }]

    """

  private static let rows = """
    {"title": "One"}
    {"photo": "x.jpg"}
    {"title": "A title that is too long for a line of this width, so that it takes several"}

    """

  @Test("prints the heights of a source's own rows, which are those of frames")
  func ownRows() throws {
    let file = try place.write(Self.template, to: "a.yaml")
    let run = Recording(["heights", file])
    #expect(run.code == .success)
    #expect(
      run.output == """
        {"index":0,"height":60.5}
        {"index":1,"height":100}

        """)
    let frames = Recording(["frames", file, "--json", "--details"])
    let tree = try JSONDecoder().decode(LayoutTree.self, from: Data(frames.output.utf8))
    #expect(tree.scenes.map(\.height) == [60.5, 100])
  }

  @Test("prints the heights of rows that come in, in their order", arguments: ["1", "3"])
  func stream(jobs: String) throws {
    let file = try place.write(Self.template, to: "a.yaml")
    let run = Recording(["heights", file, "--rows", "-", "-j", jobs], pieces: [Self.rows])
    #expect(run.code == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        {"index":0,"height":60.5}
        {"index":1,"height":100}
        {"index":2,"height":81}

        """)
  }

  @Test("needs no rows of the source's own where rows come in", arguments: ["1", "2"])
  func noOwnRows(jobs: String) throws {
    let template = Self.template.split(separator: "\n").filter { !$0.hasPrefix("data:") }
    let file = try place.write(template.joined(separator: "\n"), to: "a.yaml")
    let own = try place.write(Self.template, to: "own.yaml")
    let options = ["--rows", "-", "--frames", "-j", jobs]
    let run = Recording(["heights", file] + options, pieces: [Self.rows])
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output == Recording(["heights", own] + options, pieces: [Self.rows]).output)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(Recording(["heights", file]).errors.contains("the template has no data"))
  }

  @Test("gives rows the same heights however the stream is cut into pieces")
  func pieces() throws {
    let file = try place.write(Self.template, to: "a.yaml")
    let arguments = ["heights", file, "--rows", "-", "-j", "1"]
    let whole = Recording(arguments, pieces: [Self.rows]).output
    let bytes = Recording(arguments, pieces: Self.rows.map(String.init)).output
    #expect(bytes == whole)
    let lines = Self.rows.split(separator: "\n").map { "\n\r\n \($0)\r\n" }
    #expect(Recording(arguments, pieces: ["\u{FEFF}"] + lines).output == whole)
    let unended = String(Self.rows.dropLast())
    #expect(Recording(arguments, pieces: [unended]).output == whole)
  }

  @Test("reports a row that cannot be used in its place, and goes on", arguments: ["1", "2"])
  func failures(jobs: String) throws {
    let file = try place.write(Self.template, to: "a.yaml")
    let rows = """
      {"title": "One"}
      {"title": }
      {"subtitle": "no cell"}
      {"title": "One", "title": "Two"}
      {"title": "One"} x
      7
      {"title": "One"}

      """
    let run = Recording(["heights", file, "--rows", "-", "-j", jobs], pieces: [rows])
    #expect(run.code == .findings)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        {"index":0,"height":60.5}
        {"index":1,"error":"column 11: broken JSON: unexpected '}'; expected a value"}
        {"index":2,"error":"finds no cell; expected one of Text or Photo"}
        {"index":3,"error":"column 18: broken JSON: the key 'title' is here twice"}
        {"index":4,"error":"column 18: broken JSON: something after the end; expected one value in a file"}
        {"index":5,"error":"finds no cell; expected one of Text or Photo"}
        {"index":6,"height":60.5}

        """)
  }

  @Test("reports a row that is too long once, and goes on")
  func longRow() throws {
    let file = try place.write(Self.template, to: "a.yaml")
    let piece = String(repeating: "x", count: 1 << 16)
    let pieces =
      ["{\"title\": \"One\"}\n{\"title\": \""] + Array(repeating: piece, count: 40)
      + ["\"}\n{\"title\": \"One\"}\n"]
    let run = Recording(["heights", file, "--rows", "-", "-j", "1"], pieces: pieces)
    #expect(
      run.output == """
        {"index":0,"height":60.5}
        {"index":1,"error":"too long; expected at most 1 MiB a row"}
        {"index":2,"height":60.5}

        """)
  }

  @Test("prints a line for each width, and names variants that widths do not tell apart")
  func variants() throws {
    let file = try place.write(Self.template, to: "a.yaml")
    let rows = ["{\"title\": \"One\"}\nx\n"]
    let widths = Recording(
      ["heights", file, "--rows", "-", "-w", "320", "-w", "568"], pieces: rows)
    #expect(
      widths.output.split(separator: "\n").map { $0.prefix(24) } == [
        "{\"index\":0,\"width\":320,\"", "{\"index\":0,\"width\":568,\"",
        "{\"index\":1,\"width\":320,\"", "{\"index\":1,\"width\":568,\"",
      ])
    let sizes = Recording(
      ["heights", file, "--rows", "-", "--text-size", "L", "--text-size", "AX3"], pieces: rows)
    #expect(sizes.output.contains("{\"index\":0,\"width\":320,\"variant\":\"320-AX3\",\"height\":"))
  }

  @Test("adds the frame of each view on request")
  func frames() throws {
    let file = try place.write(Self.template, to: "a.yaml")
    let run = Recording(
      ["heights", file, "--rows", "-", "--frames", "--set", "title=One"],
      pieces: ["{\"title\": \"Two\"}\n"])
    #expect(
      run.output == """
        {"index":0,"height":60.5,"frames":{"contentView":[0,0,320,60.5],"title":[20,20,280,20.5]}}

        """)
  }

  @Test("lays out rows of an Interface Builder file, each in a cell as the file has it")
  func interfaceFile() throws {
    let templates = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Templates").standardizedFileURL.path
    let file = templates + "/RWBasicCell.xib"
    let data = templates + "/RWBasicCell.json"
    let text = try String(contentsOfFile: data, encoding: .utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
    let rows = try list.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) + "\n"
    }
    let stream = Recording(["heights", file, "--rows", "-", "-w", "320"], pieces: rows)
    let own = Recording(["heights", file, "--data", data, "-w", "320"])
    #expect(stream.output == own.output)
    #expect(stream.output.split(separator: "\n").count == list.count)
  }

  @Test("reports conflicts of all rows once, and a stream whose fields no cell shows")
  func warnings() throws {
    let conflict = Self.template.replacingOccurrences(
      of: "\"V:|-20-[title]-20-|\"", with: "\"V:|-20-[title(10)]-20-|\", title.height == 30")
    let file = try place.write(conflict, to: "a.yaml")
    let run = Recording(
      ["heights", file, "--rows", "-", "-j", "2"],
      pieces: Array(repeating: "{\"title\": \"One\"}\n", count: 5))
    #expect(run.code == .findings)
    #expect(run.errors.contains("row 0 and 4 more at 320 pt"))
    let plain = try place.write(Workplace.template(), to: "b.yaml")
    let strange = Recording(
      ["heights", plain, "--rows", "-"], pieces: ["{\"titel\": \"One\"}\n"])
    #expect(
      strange.errors == "stdin: warning: no row has a field that a cell shows, expected title\n")
  }

  @Test("says why rows from elsewhere cannot be shown")
  func refusals() throws {
    let two = try place.write(
      Workplace.template() + "  - data: [{ title: One }]\n", to: "two.yaml")
    let run = Recording(["heights", two, "--rows", "-"], pieces: ["{}\n"])
    #expect(run.code == .failure)
    #expect(run.errors.contains("has 2 sections with rows of their own"))
    let both = Recording(["heights", two, "--rows", "-", "--data", "x.json"])
    #expect(both.errors.hasPrefix("error: --rows cannot go with --data"))
    let missing = Recording(["heights", two, "--rows", "none.jsonl"])
    #expect(missing.errors.contains("none.jsonl: error: cannot be read: No such file"))
  }
}
