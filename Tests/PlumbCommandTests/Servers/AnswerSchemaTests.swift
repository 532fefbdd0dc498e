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
    let schema = closed(try reader.read(line: Array(text.utf8)))
    let validator = try #require(SchemaValidator(schema))
    for part in bytes.split(separator: 0x0A) {
      let problems = validator.problems(of: try reader.read(line: part))
      #expect(problems.isEmpty, "\(name): \(problems.prefix(4))")
    }
  }

  /// A schema that allows the fields which it names and no others: what is printed has to be named.
  private func closed(_ schema: DataValue) -> DataValue {
    switch schema {
    case .list(let values): return .list(values.map(closed))
    case .record(let record):
      let isObject = record["type"] == .text("object") && record["properties"] != nil
      return .object(
        zip(record.names, record.values.map(closed))
          + (isObject ? [("additionalProperties", .bool(false))] : []))
    case .null, .bool, .number, .text: return schema
    }
  }

  @Test("published schemas leave room for fields to come, and a text is nothing else")
  func open() throws {
    for schema in AnswerSchema.all {
      let text = try #require(AnswerSchema.text(of: schema.name))
      #expect(!text.contains("additionalProperties"))
      #expect(!text.contains(#"["string","number""#))
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
    let run = plumb("test", "--json")
    try check("run", run.bytes)
    for field in [#""textSize":"#, #""width":"#, #""direction":"#, #""appearance":"#] {
      #expect(run.output.contains(field) && plumb("list", "--json").output.contains(field))
    }
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

  @Test("light and dark of one layout are said once", arguments: [[], ["--details"]])
  func appearances(details: [String]) {
    let run = Recording(["frames", sources[0], "--json", "--appearance", "both"] + details)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains(#""appearances":["light","dark"]"#))
  }

  @Test("answers in other variants are as their schemas say, and say which they are")
  func variants() throws {
    let axes = ["--text-size", "AX3", "--direction", "rtl"]
    for (name, arguments) in [
      ("frames", ["--dark"]), ("frames", ["--dark", "--details"]), ("trace", ["--dark"]),
      ("lint", []), ("sweep", ["--widths", "320-330"]), ("why", ["--dark"]),
      ("diff", ["--dark"]),
    ] {
      let source = name == "diff" ? Self.templates + "/mail.yaml" : sources[0]
      let more = name == "why" ? ["title.height"] : name == "diff" ? [sources[0]] : []
      let run = Recording([name, source] + more + ["--json"] + axes + arguments)
      try check(name, run.bytes)
      try check("message", Array(run.errors.utf8))
      #expect(!run.output.contains(#""variant":["#))
      for field in [#""textSize":"AX3""#, #""direction":"rtl""#] {
        #expect(run.output.contains(field), "\(name)")
      }
      if name == "frames" {
        #expect(run.errors.contains(#""row":"0.0""#) && run.errors.contains(#""width":320"#))
      }
      if name == "lint" {
        #expect(run.output.contains(#""row":"0.0""#) && run.output.contains(#""width":320"#))
      }
    }
  }

  @Test("text says which variant and file it is about")
  func headings() {
    let other = folder.file("other.yaml")
    try? folder.write(Data(MCPTests.order.utf8), as: "other.yaml")
    let axes = ["--text-size", "L", "--text-size", "AX3", "--direction", "rtl"]
    let run = Recording(["trace", sources[0], other] + axes)
    let headings = run.output.split(separator: "\n").filter { $0.contains("row 0.0") }
    #expect(headings.count == 4 && Set(headings).count == 4, "\(headings)")
    #expect(headings.last?.contains("320 pt, text size AX3, right to left") == true)
    let why = Recording(["why", sources[0], "title.height"] + axes)
    #expect(why.output.contains("at 320 pt, text size AX3, right to left: title.height"))
  }

  @Test("what prints a text prints it in an object for programs, and every command has the option")
  func texts() throws {
    for syntax in Invocation.syntaxes.flatMap(\.flattened) where !syntax.isGroup {
      #expect(
        syntax.isServer || syntax.allOptions.contains { $0.name == "json" }, "\(syntax.name)")
    }
    for arguments in [
      ["schema"], ["help"], ["help", "lint"], ["agents"], ["completions", "bash"], ["manual"],
      ["frames", "--help"],
    ] {
      let run = Recording(arguments + ["--json"])
      #expect(run.code == .success)
      try check("line", run.bytes)
      #expect(run.output.hasPrefix(#"{"text":""#) && run.output.split(separator: "\n").count == 1)
    }
    let heights = Recording(["heights", sources[0], "--json"])
    #expect(heights.output.hasPrefix(#"{"index":0"#))
  }

  @Test("repairs are data: what changes, from what to what, and the edit")
  func repairs() throws {
    let fields = [#""property":""#, #""subject":""#, #""from":""#, #""to":""#, #""edits":[{"#]
    for arguments in [["lint"], ["trace"], ["sweep", "--widths", "320-322"]] {
      let run = Recording([arguments[0], sources[0], "--json"] + arguments.dropFirst())
      for field in fields { #expect(run.output.contains(field), "\(arguments): \(field)") }
    }
    let moved = Recording([
      "lint", Self.templates + "/diagnosis.yaml", "--json", "--text-size", "AX3",
    ])
    #expect(moved.output.contains(#""moves":[{"dimension":"#), "\(moved.output)")
  }

  @Test("many variants are told by what differs from the first, and whole with details")
  func many() throws {
    let axes = [
      "--width", "320,375", "--text-size", "L", "--text-size", "AX3", "--direction", "both",
      "--appearance", "both", "--json",
    ]
    let flight = Self.templates + "/flight.yaml"
    for arguments in [["frames", flight, "--rows", "0"], ["why", flight, "cell.height"]] {
      let run = Recording(arguments + axes)
      try check(arguments[0], run.bytes)
      #expect(run.bytes.count < 16_000, "\(arguments): \(run.bytes.count)")
      #expect(run.output.split(separator: "\n").count == 8)
      #expect(run.output.split(separator: "\n").count { $0.contains(#""like":"#) } == 7)
      let whole = Recording(arguments + axes + ["--details"])
      #expect(!whole.output.contains(#""like":"#))
      try check(arguments[0], whole.bytes)
    }
  }

  @Test("rows that are not there are an error, and a failure of lint is said in the answer alone")
  func failures() {
    for form in [[], ["--json"]] {
      let run = Recording(["frames", sources[0], "--rows", "9"] + form)
      #expect(run.code == .failure && run.output.isEmpty)
      #expect(run.errors.contains("there is no row '9'"))
    }
    let lint = Recording(["lint", folder.file("nowhere.yaml"), "--json"])
    #expect(lint.errors.isEmpty && lint.output.contains("no such file") && lint.code == .failure)
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
