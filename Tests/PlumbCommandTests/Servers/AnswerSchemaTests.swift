import Foundation
import Reading
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("JSON for programs")
struct AnswerSchemaTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder(["order.yaml": MCPTests.order]) }

  private static let root = FileManager.default.currentDirectoryPath
  private static let templates = root + "/Templates"

  /// Sources of several kinds: with conflicts, with open views, of Interface Builder; and those of the
  /// folder that `PLUMB_CELLS` names.
  private var sources: [String] {
    let others = ProcessInfo.processInfo.environment["PLUMB_CELLS"].map { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".yaml") }.sorted().map {
        "\(folder)/\($0)"
      }
    }
    return [
      folder.file("order.yaml"), "\(Self.templates)/diagnosis.yaml", "\(Self.templates)/mail.yaml",
      "\(Self.templates)/RWBasicCell.xib",
    ] + (others ?? [])
  }

  private func check(_ name: String, _ bytes: [UInt8], _ line: Int = #line) throws {
    let text = try #require(AnswerSchema.text(of: name))
    var reader = JSONReader()
    let schema = try reader.read(line: Array(text.utf8))
    let validator = try #require(SchemaValidator(schema))
    for part in bytes.split(separator: 0x0A) {
      let problems = validator.problems(of: try reader.read(line: part))
      #expect(problems.isEmpty, "\(name): \(problems.prefix(4))")
    }
  }

  @Test("every answer is as its schema says, and so is every message", arguments: [false, true])
  func answers(hasDetails: Bool) throws {
    let details = hasDetails ? ["--details"] : []
    for source in sources {
      for (name, arguments) in [
        ("frames", ["frames", source] + details), ("trace", ["trace", source] + details),
        ("lint", ["lint", source]),
        ("sweep", ["sweep", source, "--widths", "320-330"] + (hasDetails ? ["--pieces"] : [])),
        ("diff", ["diff", source, sources[0]]),
        ("why", ["why", source, source.hasSuffix(".xib") ? "contentView.height" : "cell.height"]),
        ("heights", ["heights", source] + (hasDetails ? ["--frames"] : [])),
      ] {
        let run = Recording(arguments + (name == "heights" ? [] : ["--json"]))
        #expect(!run.bytes.isEmpty || run.code == .failure, "\(arguments): \(run.errors)")
        if name == "heights" {
          try check(name, run.bytes)
          continue
        }
        try check(name, run.bytes)
        try check("message", Array(run.errors.utf8))
      }
    }
  }

  @Test("comparisons with logs, hierarchies and pictures are as their schemas say")
  func comparisons() throws {
    let (row, picture) = (["--width", "320"], folder.file("order.png"))
    _ = Recording(["render", sources[0], "--output", picture] + row)
    let hierarchy = """
      <UITableViewCell: 0x1; frame = (0 0; 320 90)>
         | <UITableViewCellContentView: 0x2; frame = (0 0; 320 90)>
         |    | <UILabel: 0x3; frame = (88 11; 216 30); text = 'Coffee beans from Guatemala'>
         |    | <UILabel: 0x4; frame = (inf 11; 216 30); text = '12.50 €'>
      """
    try folder.write(Data(hierarchy.utf8), as: "hierarchy.txt")
    for (name, arguments) in [
      ("verify", ["verify", sources[0], "--hierarchy", folder.file("hierarchy.txt")] + row),
      ("verify-picture", ["verify", sources[0], "--picture", picture] + row),
      ("explain", ["explain", Self.root + "/Documentation/examples/console.log"]),
      ("explain", ["explain", Self.root + "/Documentation/examples/constraints.txt"]),
      ("devices", ["devices"]),
      ("compare", ["snapshot", "compare", picture, picture]),
      ("compare", ["snapshot", "compare", picture, Self.templates + "/photo.png"]),
    ] {
      let run = Recording(arguments + ["--json"])
      if !run.errors.isEmpty { try check("message", Array(run.errors.utf8)) }
      try check(name, run.bytes)
    }
  }

  @Test("runs and lists of snapshots are as their schemas say, and so is what other commands print")
  func snapshots() throws {
    let plumb = try SnapshotPlayground()
    try check("run", plumb("test", "--json").bytes)
    try check("run", plumb("record", "--json").bytes)
    try plumb.moveTitle()
    try check("run", plumb("test", "--json").bytes)
    try check("line", plumb("accept", "--all", "--json").bytes)
    try plumb.writeTemplate("b", widths: "[400]")
    try check("snapshots", plumb("list", "--json").bytes)
    try check("line", plumb("clean", "--json").bytes)
    try check("line", plumb("clean", "--delete", "--json").bytes)
  }

  @Test("what has no answer has a message, on standard error")
  func messages() throws {
    for arguments in [
      ["frames", "nowhere.yaml", "--json"], ["rendr", "--json"], ["lint", "a", "--format", "json"],
      ["frames", "--json", "--wdth", "3"],
    ] {
      let run = Recording(arguments)
      #expect(run.code == .failure)
      try check("message", Array(run.errors.utf8))
    }
    let pictures = Recording(
      ["render", sources[0], "--json", "--output", folder.path])
    try check("render", pictures.bytes)
  }

  @Test(
    "a cell with faults in 16 variants takes less than 4,000 tokens of four characters",
    arguments: ["frames", "trace", "why", "lint", "sweep"])
  func length(command: String) {
    let sizes = ["--text-size", "L", "--text-size", "AX3"]
    let rest: [String] =
      switch command {
      case "lint": ["--width", "320", "--width", "375"]
      case "sweep": ["--direction", "both", "--appearance", "both"]
      default:
        ["--width", "320", "--width", "375", "--direction", "both", "--appearance", "both"]
      }
    let subject = command == "why" ? ["title.height"] : []
    let run = Recording([command, sources[0]] + subject + ["--json"] + sizes + rest)
    #expect(!run.bytes.isEmpty)
    #expect(run.bytes.count < 16_000, "\(run.bytes.count)")
  }

  @Test("light and dark of one layout are said once")
  func appearances() {
    let run = Recording(["frames", sources[0], "--json", "--appearance", "both"])
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains(#""appearances":["light","dark"]"#))
  }

  @Test("a repair is an edit of the file", arguments: ["order.yaml"])
  func edits(name: String) {
    let run = Recording(["lint", folder.file(name), "--json"])
    #expect(run.output.contains(#""edits":[{"column":"#), "\(run.output)")
  }

  @Test("rules, messages and templates are explained, and classes have schemas of their own")
  func pages() {
    #expect(Recording(["help", "ambiguous-layout"]).output.hasPrefix("ambiguous-layout: warning"))
    #expect(Recording(["help", "input-error"]).code == .success)
    #expect(Recording(["help", "template"]).output.contains("cells:"))
    let fields = Recording(["help", "json"]).output
    for schema in AnswerSchema.all {
      #expect(fields.contains("\n\(schema.name): \(schema.about)\n"))
    }
    let label = Recording(["schema", "UILabel"])
    #expect(label.output.contains("numberOfLines"))
    #expect(label.bytes.count < 40_000, "\(label.bytes.count)")
    #expect(Recording(["schema", "UILable"]).errors.contains("did you mean 'UILabel'?"))
  }

  @Test("the page for agents is short, the same as the article, and its template is sound")
  func agents() throws {
    let page = Recording(["agents"]).output
    #expect(page.count <= 6000)
    let article = FileManager.default.currentDirectoryPath + "/Documentation/Agents.md"
    #expect(try String(contentsOfFile: article, encoding: .utf8) == page)
    let template = try #require(page.firstMatch(of: /```yaml\n((?s:.*?))```/)?.output.1)
    try folder.write(Data(template.utf8), as: "guide.yaml")
    let lint = Recording(
      ["lint", folder.file("guide.yaml"), "--text-size", "L", "--text-size", "AX3"])
    #expect(lint.output.isEmpty, "\(lint.output)")
  }

  @Test("the template of the help is one")
  func template() throws {
    let lines = Recording(["help", "template"]).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
    try folder.write(Data(text.replacing("image: photo.png, ", with: "").utf8), as: "help.yaml")
    let run = Recording(["frames", folder.file("help.yaml")])
    #expect(run.code == .success, "\(run.errors)")
  }
}
