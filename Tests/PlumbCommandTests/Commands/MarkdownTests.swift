import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb markdown")
struct MarkdownTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    // The project of the documents.
    try place.write([], to: "plumb.yaml")
    _ = try place.write(Workplace.template(), to: "cell.yaml")
  }

  /// Writes a document, and has its pictures drawn.
  private func draw(_ text: String, _ options: [String] = []) throws -> Recording {
    let path = try place.write(text, to: "docs/guide.md")
    return Recording(["markdown", path] + options)
  }

  private var document: String? { place.text("docs/guide.md") }
  private var pictures: [String] { place.contents.filter { $0.hasSuffix(".png") } }

  private static let block = "```plumb\nrender: ../cell.yaml\n```\n"

  @Test("draws what a block names, shows it below, and writes nothing twice")
  func block() throws {
    let run = try draw("# Guide\n\n\(Self.block)\nEnd\n")
    #expect(run.code == .success, "\(run.errors)")
    let folder = place.folder + "/docs/"
    #expect(run.output == "\(folder)images/guide-1.png\n\(folder)guide.md\n")
    #expect(pictures == ["docs/images/guide-1.png"])
    let shown = "![cell-320](images/guide-1.png)\n<!-- /plumb -->\n"
    #expect(document == "# Guide\n\n\(Self.block)\(shown)\nEnd\n")
    let again = try draw(try #require(document))
    #expect(again.code == .success && again.output.isEmpty && again.errors.isEmpty)
    let render = Recording([
      "render", place.folder + "/cell.yaml", "-o", place.folder + "/same.png",
    ])
    #expect(render.code == .success)
    #expect(place.bytes("same.png") == place.bytes("docs/images/guide-1.png"))
  }

  @Test("takes a template in the block, options above it, comments, lists and other line ends")
  func kinds() throws {
    let template = Workplace.template().replacing("\n", with: "\n    ")
    let text = """
      ~~~plumb
      width: [280, 300]
      name: both
      alt: A [b] *c*
      ---
      \(Workplace.template())~~~
      <!-- plumb
      render: ../cell.yaml
      show: false
      name: quiet
      -->
      - item

          ```plumb
          \(template)
          ```
      """
    let run = try draw(text.replacing("\n", with: "\r\n"))
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      pictures.map { ($0 as NSString).lastPathComponent } == [
        "both-280.png", "both-300.png", "guide-3.png", "quiet.png",
      ])
    let lines = try #require(document).components(separatedBy: "\r\n")
    let escaped = #"![A \[b\] \*c\*]"#
    let first = try #require(lines.firstIndex(of: "~~~"))
    #expect(
      Array(lines[(first + 1)...(first + 3)]) == [
        "\(escaped)(images/both-280.png)", "\(escaped)(images/both-300.png)", MarkdownDocument.end,
      ])
    #expect(lines.suffix(2) == ["    ![guide-320](images/guide-3.png)", "    <!-- /plumb -->"])
    #expect(!lines.contains { $0.contains("quiet.png") })
  }

  @Test("leaves examples in longer fences, other comments and code of other names alone")
  func others() throws {
    let text = """
      ````markdown
      ```plumb
      render: nothing.yaml
      ```
      ````
      <!--
      ```plumb
      ```
      -->
      ```yaml
      render: nothing.yaml
      ```

          ```plumb
          ```
      """
    let run = try draw(text)
    #expect(run.code == .success && run.output.isEmpty, "\(run.errors)")
    #expect(document == text)
  }

  @Test("replaces the lines that showed pictures, and no line of the author's")
  func regeneration() throws {
    let mark = MarkdownDocument.end
    let run = try draw(
      "\(Self.block)\n![old](images/old.png)\n\n\(mark)\n![mine](images/mine.png)\n"
        + "\(Self.block)![mine](images/mine.png)\nText\n")
    #expect(run.code == .success)
    let first = "\(Self.block)![cell-320](images/guide-1.png)\n\(mark)\n![mine](images/mine.png)\n"
    let second = "\(Self.block)![cell-320](images/guide-2.png)\n\(mark)\n"
    #expect(document == first + second + "![mine](images/mine.png)\nText\n")
  }

  @Test("with --check writes nothing, and says at its line what it would")
  func check() throws {
    _ = try draw(Self.block)
    let good = try #require(document)
    #expect(try draw(good, ["--check"]).code == .success)
    try place.write([1], to: "docs/images/guide-1.png")
    let stale = try draw(good, ["--check"])
    #expect(stale.code == .findings && stale.output.isEmpty)
    #expect(stale.errors.contains("docs/guide.md:1:1: error: "))
    #expect(stale.errors.contains("images/guide-1.png"))
    #expect(place.bytes("docs/images/guide-1.png") == Data([1]))
    #expect(try draw(Self.block, ["--check"]).code == .findings)
    #expect(document == Self.block)
  }

  @Test("with --html shows pictures in their size in points, with texts escaped")
  func html() throws {
    let run = try draw(
      "```plumb\nrender: ../cell.yaml\nalt: '\"<b>&'\n```\n", ["--html", "--images", "a b"])
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      try #require(document).contains(
        #"<img src="a%20b/guide-1.png" alt="&quot;&lt;b&gt;&amp;" width="320" />"#))
  }

  /// Blocks that are refused, each with where and what the message is.
  static let mistakes = [
    ("render: ../../cell.yaml", "2:9: error: '../../cell.yaml' leads out of the project"),
    ("render: /etc/hosts", "2:9: error: '/etc/hosts' leads out of the project"),
    ("render: ../cel.yaml", "2:9: error: no such file"),
    ("render: Cell.swift", "2:9: error: 'Cell.swift' is code"),
    ("render: ../cell.yaml\ndata: /etc/hosts", "3:7: error: '/etc/hosts' leads out"),
    ("render: ../cell.yaml\nname: ../x", "3:7: error: a picture cannot be called '../x'"),
    ("render: ../cell.yaml\nrtl: true", "did you mean 'direction: rtl'?"),
    ("render: ../cell.yaml\nwdith: 3", "3:1: error: unknown key 'wdith' in a block"),
    ("render: ../cell.yaml\nwidth: x", "3:8: error: width cannot be 'x'"),
    ("render: ../cell.yaml\nlegend: 3", "3:9: error: a single value, expected true or false"),
    ("render: ../cell.yaml\nlegend: true", "legend cannot go with no layers"),
    ("width: 320\n---\ncels: 3", "4:1: error: unknown key 'cels' in a template"),
  ]

  @Test("refuses what cannot be drawn at its line and column", arguments: mistakes)
  func refused(block: String, message: String) throws {
    let text = "```plumb\n\(block)\n```\n"
    let run = try draw(text)
    #expect(run.code == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(document == text)
    #expect(pictures.isEmpty)
  }

  @Test("gives a row no file from elsewhere by a text, and no two blocks one picture")
  func elsewhere() throws {
    let other = try Workplace()
    let photo = try other.write("", to: "photo.png")
    let xib = try String(
      contentsOf: DocumentedCommandsTests.root.appendingPathComponent(
        "Documentation/examples/PhotoCell.xib"), encoding: .utf8)
    let view = try #require(xib.range(of: "<view contentMode=\"scaleToFill\" translates"))
    let end = try #require(xib.range(of: "</view>", range: view.upperBound..<xib.endIndex))
    let image =
      xib[..<view.lowerBound] + "<imageView contentMode=\"scaleToFill\" translates"
      + xib[view.upperBound..<end.lowerBound] + "</imageView>" + xib[end.upperBound...]
    _ = try place.write(String(image), to: "PhotoCell.xib")
    let refused = try draw("```plumb\nrender: ../PhotoCell.xib\nset: { photo: \(photo) }\n```\n")
    #expect(refused.errors.contains("leads out of the project"), "\(refused.errors)")
    let block = "```plumb\nrender: ../cell.yaml\nname: one\n```\n"
    let twice = try draw(block + block)
    #expect(twice.code == .failure)
    #expect(twice.errors.contains("guide.md:5:1: error: its picture "), "\(twice.errors)")
    #expect(try draw("```plumb\nrender: ../cell.yaml\n").errors.contains("is not closed"))
  }

  @Test("answers mdBook: its book with pictures in place of blocks, all else as it was")
  func book() throws {
    #expect(Recording(["markdown", "--mdbook", "supports", "html"]).code == .success)
    #expect(Recording(["markdown", "--mdbook", "supports", "epub"]).code == .findings)
    #expect(Recording(["markdown", "--mdbook"], input: Array("{}".utf8)).code == .failure)
    _ = try place.write("", to: "docs/sub/two.md")
    for list in ["sections", "items"] {
      let content = "# One\n\n\(Self.block)End ∆\u{202E}\n"
      let two: [String: Any] = [
        "name": "Two", "content": Self.block.replacing("../", with: "../../"), "number": [1, 1],
        "sub_items": [Any](), "path": "sub/two.md", "source_path": "sub/two.md",
      ]
      let one: [String: Any] = [
        "name": "One", "content": content, "number": [1], "sub_items": [["Chapter": two]],
        "path": "one.md", "source_path": "one.md", "parent_names": [String](),
      ]
      let draft: [String: Any] = [
        "name": "Draft", "content": "", "path": NSNull(), "sub_items": [Any](),
      ]
      let book: [String: Any] = [
        list: [["Chapter": one], "Separator", ["PartTitle": "P"], ["Chapter": draft]],
        "__non_exhaustive": NSNull(),
      ]
      let context: [String: Any] = [
        "root": place.folder, "renderer": "html", "config": ["book": ["src": "docs"]],
      ]
      let input = try JSONSerialization.data(withJSONObject: [context, book])
      let run = Recording(["markdown", "--mdbook"], input: [UInt8](input))
      #expect(run.code == .success, "\(run.errors)")
      let shown = { (name: String) in
        "\n<img src=\"images/\(name).png\" alt=\"cell-320\" width=\"320\" />\n\n"
      }
      var (newOne, newTwo, wanted) = (one, two, book)
      newTwo["content"] = shown("two-1")
      newOne["content"] = "# One\n\n\(shown("one-1"))End ∆\u{202E}\n"
      newOne["sub_items"] = [["Chapter": newTwo]]
      wanted[list] = [["Chapter": newOne], "Separator", ["PartTitle": "P"], ["Chapter": draft]]
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(run.bytes)) as? NSDictionary)
      #expect(answer == wanted as NSDictionary)
      #expect(pictures == ["docs/images/one-1.png", "docs/sub/images/two-1.png"])
    }
  }
}
