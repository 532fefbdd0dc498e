import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb mcp")
struct MCPTests {
  /// A cell with a conflict in every text size, whose title and price are cut in the large ones.
  static let order = """
    name: order
    profile: ios18
    widths: [320]
    cells:
      Order:
        views:
          photo: { class: UIView, backgroundColor: systemTeal }
          title: { class: UILabel, font: headline, text: "{title}" }
          price: { class: UILabel, font: body, text: "{price}" }
        constraints:
          - photo.leading == contentView.leadingMargin
          - photo.width == 60
          - photo.top == contentView.topMargin
          - photo.bottom <= contentView.bottomMargin
          - photo.height == 60
          - title.leading == photo.trailing + 12
          - title.top == contentView.topMargin
          - title.height == 24
          - title.trailing == contentView.trailingMargin
          - price.leading == title.leading
          - price.top == title.bottom + 4
          - price.trailing == contentView.trailingMargin
          - price.bottom == contentView.bottomMargin
          - price.height == 20
          - price.bottom == photo.top + 30
    data:
      - { title: Coffee beans from Guatemala, price: 12.50 € }
    """

  private let folder: TestFolder

  init() throws { folder = try TestFolder(["order.yaml": Self.order, "notes/secret.txt": "x"]) }

  private func session(_ lines: String...) -> ServerSession {
    ServerSession(agent: lines, in: folder)
  }

  @Test(
    "a known version of the protocol is kept, and the newest offered for others",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
      ("1999-01-01", "2025-06-18"),
    ])
  func versions(asked: String, answered: String) {
    let greeting =
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
    let run = ServerSession(["mcp", "--root", folder.path], Array(greeting.utf8))
    let result = (run.messages.first as? [String: Any])?["result"] as? [String: Any]
    #expect(result?["protocolVersion"] as? String == answered)
    #expect(run.code == .success)
  }

  @Test("every tool says what it takes, and is short enough to be read with the others")
  func tools() throws {
    let run = session(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    let result = run.answer(1)["result"] as? [String: Any]
    let tools = try #require(result?["tools"] as? [[String: Any]])
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "render", "frames", "why", "trace", "lint", "sweep", "diff", "compare", "try_repair",
        "explain", "verify", "help", "schema",
      ])
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      #expect(schema["type"] as? String == "object")
      #expect(schema["properties"] is [String: Any])
    }
    #expect(run.output.count < 22_000)
  }

  @Test("a cell that is cut and in conflict is found, explained, mended and drawn by calls alone")
  func agent() throws {
    let edits = """
      [{"old":"      - title.height == 24\\n","new":""},{"old":"      - price.height == 20\\n","new":""},
      {"old":"      - price.bottom == photo.top + 30\\n","new":""},
      {"old":"text: \\"{title}\\"","new":"text: \\"{title}\\", numberOfLines: 0"}]
      """.replacing("\n", with: "")
    let run = session(
      ServerSession.call(1, "lint", #"{"path":"order.yaml","text_size":["L","AX3"]}"#),
      ServerSession.call(2, "trace", #"{"path":"order.yaml"}"#),
      ServerSession.call(3, "why", #"{"path":"order.yaml","questions":["title.height"]}"#),
      ServerSession.call(
        4, "try_repair", #"{"path":"order.yaml","text_size":["AX3"],"edits":\#(edits)}"#),
      ServerSession.call(
        5, "render", #"{"path":"order.yaml","text_size":"AX3","layers":"diagram"}"#))
    #expect(run.text(1).contains("conflicting-constraints"))
    #expect(run.text(1).contains("truncated-text"))
    #expect(run.text(1).contains(#""file":"order.yaml""#))
    #expect(run.text(2).contains("price.bottom == photo.top + 30"))
    #expect(run.text(3).contains("title.height"))
    let trial = run.contents(4).compactMap { $0["text"] as? String }
    #expect(trial[0].hasPrefix(#"{"gone": [{"rule": "#), "\(trial[0])")
    #expect(trial[0].contains("conflicting-constraints"))
    #expect(trial[0].hasSuffix(#""new": [], "left": []}"#), "\(trial[0])")
    let picture = try #require(run.contents(5).first { $0["type"] as? String == "image" })
    let bytes = try #require(Data(base64Encoded: picture["data"] as? String ?? ""))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try String(contentsOfFile: folder.file("order.yaml"), encoding: .utf8) == Self.order)
  }

  @Test("a repair of lint is tried as it is, and says what is gone, new and left")
  func ownEdits() throws {
    let lines = Self.order.split(separator: "\n")
    let line = try #require(lines.firstIndex { $0.contains("title.height == 24") }) + 1
    let edit = { (text: String, file: String) in
      #"{"path":"order.yaml","text_size":"AX3","direction":"rtl","edits":[{"file":"\#(file)","#
        + #""line":\#(line),"column":25,"endLine":\#(line),"endColumn":27,"text":"\#(text)"}]}"#
    }
    let far = #"{"line":900,"column":1,"endLine":900,"endColumn":2,"text":""}"#
    let run = session(
      ServerSession.call(1, "try_repair", edit("60", "order.yaml")),
      ServerSession.call(2, "try_repair", edit("60", "notes/secret.txt")),
      ServerSession.call(
        3, "try_repair", #"{"path":"order.yaml","edits":[{"line":1,"text":"x"}]}"#),
      ServerSession.call(4, "try_repair", #"{"path":"order.yaml","edits":[{"olt":"x"}]}"#),
      ServerSession.call(
        5, "try_repair",
        #"{"path":"order.yaml","edits":[\#(far)]}"#))
    let trial = run.contents(1).compactMap { $0["text"] as? String }
    let left = try #require(trial[0].components(separatedBy: #""left": "#).last)
    #expect(left.contains("conflicting-constraints") && left.contains("right to left"), "\(left)")
    #expect(!left.contains("hint"), "\(left)")
    #expect(trial.contains { $0.contains(#""same":false"#) }, "\(trial)")
    #expect(run.text(2).contains("another file"))
    for call in 3...4 { #expect(run.text(call).contains("{old, new}"), "\(run.text(call))") }
    #expect(run.text(5).contains("no piece of the source"))
  }

  @Test("pages of help and the keys of classes can be read")
  func pages() {
    let run = session(
      ServerSession.call(1, "help", #"{"topic":"ambiguous-layout"}"#),
      ServerSession.call(2, "help", #"{"topic":"snapshot test"}"#),
      ServerSession.call(3, "schema", #"{"name":"UILabel"}"#),
      ServerSession.call(4, "schema", #"{"name":"UILable"}"#))
    #expect(run.text(1).hasPrefix("ambiguous-layout: "))
    #expect(run.text(2).contains("plumb snapshot test"))
    #expect(run.text(3).contains("numberOfLines"))
    #expect(run.text(4).contains("UILabel"))
  }

  @Test("answers are those of the command, whatever was asked before")
  func warm() {
    let sizes = ["AX3", "L", "XS", "AX3"]
    let run = ServerSession(
      agent: sizes.enumerated().map { index, size in
        ServerSession.call(index + 1, "frames", #"{"path":"order.yaml","text_size":"\#(size)"}"#)
      }, in: folder)
    for (index, size) in sizes.enumerated() {
      let own = Recording(["frames", folder.file("order.yaml"), "--json", "--text-size", size])
      let lines = (own.output + own.errors).replacing(folder.path + "/", with: "")
      #expect(run.text(index + 1) + "\n" == lines)
    }
  }

  @Test("the project file of the folder holds, wherever the server was started")
  func project() throws {
    try folder.write(Data("lint: { disable: [truncated-text] }".utf8), as: "plumb.yaml")
    let run = session(ServerSession.call(1, "lint", #"{"path":"order.yaml","text_size":"AX3"}"#))
    #expect(run.text(1).contains("conflicting-constraints"), "\(run.text(1))")
    #expect(!run.text(1).contains("truncated-text"))
  }

  @Test("a text stands for a file, saved or not, and two of them are compared")
  func texts() {
    let text = Self.order.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
    let taller = text.replacing("title.height == 24", with: "title.height == 40")
    let run = session(
      ServerSession.call(1, "frames", #"{"text":"\#(text)"}"#),
      ServerSession.call(2, "diff", #"{"old":"order.yaml","new_text":"\#(taller)"}"#),
      ServerSession.call(3, "compare", #"{"first":"order.yaml","second":"order.yaml"}"#))
    #expect(run.text(1).contains(#""id":"price""#))
    #expect(run.text(2).contains("title"))
    #expect(run.text(3) == "no view differs")
  }

  @Test(
    "files outside of the folder are neither read nor named",
    arguments: ["../x.yaml", "/etc/passwd", "out.yaml", "notes/../../x.yaml", "a\\u0000b"])
  func outside(path: String) throws {
    let other = try TestFolder(["x.yaml": Self.order])
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("out.yaml"), withDestinationPath: other.file("x.yaml"))
    let run = session(ServerSession.call(1, "frames", #"{"path":"\#(path)"}"#))
    #expect(run.text(1).hasSuffix(" is not in the folder that is served"))
    #expect((run.answer(1)["result"] as? [String: Any])?["isError"] as? Bool == true)
  }

  @Test("data that a template names outside of the folder is not read, whatever the project is")
  func dataOutside() throws {
    let project = try TestFolder([
      ".git/HEAD": "ref: x", "rows.json": #"[{"title":"SECRET","price":"1"}]"#,
      "served/cell.yaml": Self.order.replacing(
        "data:\n  - { title: Coffee beans from Guatemala, price: 12.50 € }",
        with: "data: ../rows.json"),
    ])
    let lines =
      ServerSession.greeting + "\n" + ServerSession.call(1, "frames", #"{"path":"cell.yaml"}"#)
    let run = ServerSession(["mcp", "--root", project.file("served")], Array(lines.utf8))
    #expect(run.text(1).contains("leads out of the project"))
    #expect(!run.text(1).contains("SECRET"))
  }

  @Test("Swift is compiled only where that was allowed")
  func swift() throws {
    try folder.write(Data("import UIKit".utf8), as: "Cell.swift")
    let run = session(ServerSession.call(1, "render", #"{"path":"Cell.swift"}"#))
    #expect(run.text(1).contains("--allow-swift"))
  }

  @Test(
    "what is no request is answered with the protocol's error",
    arguments: [
      ("nonsense", "-32700"), ("{\"jsonrpc\":\"2.0\",\"id\":1", "-32700"), ("[]", "-32600"),
      ("1", "-32600"), (#"{"id":1,"method":"ping"}"#, "-32600"),
      (#"{"jsonrpc":"2.0","id":1}"#, "-32600"),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, "-32600"),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, "-32602"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tols/list"}"#, "-32601"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"draw"}}"#, "-32602"),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"x"}}"#, "-32002"),
      (String(repeating: "[", count: 100_000), "-32700"),
    ])
  func broken(line: String, code: String) {
    let run = session(line, #"{"jsonrpc":"2.0","id":99,"method":"ping"}"#)
    let errors = run.messages.compactMap { ($0 as? [String: Any])?["error"] as? [String: Any] }
    #expect(errors.compactMap { $0["code"] as? Int }.map(String.init) == [code])
    #expect(run.answer(99)["result"] is [String: Any])
    #expect(run.code == .success)
  }

  @Test(
    "a wrong parameter is told as the result of its call, in words for parameters",
    arguments: [
      (#"{"path":"order.yaml","widht":3}"#, "did you mean 'width'?"),
      (#"{"path":"order.yaml","width":{}}"#, "'width' cannot be used"),
      ("{}", "'path' is missing"), (#"{"path":"order.yaml","scene":"A"}"#, "has no scene"),
      (#"{"path":"order.yaml","text_size":"huge"}"#, "text_size"),
      (#"{"path":"order.yaml","rows":"9"}"#, "there is no row '9'"),
    ])
  func wrong(arguments: String, words: String) {
    let run = session(ServerSession.call(1, "frames", arguments))
    let result = run.answer(1)["result"] as? [String: Any]
    #expect(result?["isError"] as? Bool == true)
    #expect(run.text(1).contains(words) && !run.text(1).contains("--"), "\(run.text(1))")
  }

  @Test("several values stand in one text or in a list, whose items are described")
  func several() throws {
    let run = session(
      ServerSession.call(1, "frames", #"{"path":"order.yaml","text_size":"L, AX3"}"#),
      ServerSession.call(2, "frames", #"{"path":"order.yaml","text_size":["L","AX3"]}"#),
      ServerSession.call(3, "why", #"{"path":"order.yaml","questions":"title.x,price.y"}"#),
      #"{"jsonrpc":"2.0","id":4,"method":"tools/list"}"#)
    #expect(run.text(1) == run.text(2) && run.text(1).contains(#""textSize":"AX3""#))
    #expect(run.text(3).contains("title.x") && run.text(3).contains("price.y"))
    let tools = (run.answer(4)["result"] as? [String: Any])?["tools"] as? [[String: Any]] ?? []
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      for (name, value) in schema["properties"] as? [String: [String: Any]] ?? [:] {
        let types = value["type"] as? [String] ?? [value["type"] as? String ?? ""]
        #expect(!types.contains("array") || value["items"] != nil, "\(name)")
      }
    }
  }

  @Test("each template to begin from is sound in usual and large text")
  func templates() throws {
    for file in SampleTemplate.all {
      try folder.write(Data(file.text.utf8), as: file.name)
      try folder.write(Data(SampleTemplate.rows.text.utf8), as: SampleTemplate.rows.name)
      let run = session(
        ServerSession.call(1, "lint", #"{"path":"\#(file.name)","text_size":"L,AX3"}"#))
      #expect(run.text(1).contains(#""errors":0,"hidden":0,"notes":"#))
      #expect(run.text(1).contains(#""warnings":0"#), "\(file.name): \(run.text(1))")
    }
  }

  @Test("views of a template and of a XIB are compared by name, and what is compared are frames")
  func compared() throws {
    try folder.write(Data(Self.interface.utf8), as: "order.xib")
    let run = session(
      ServerSession.call(1, "compare", #"{"first":"order.yaml","second":"order.xib"}"#))
    #expect(run.text(1).contains("\n  title: ") && run.text(1).contains("\n  price: "))
    #expect(run.text(1).contains("\n  photo: only in the first"))
    #expect(!run.text(1).contains("contentMode") && !run.text(1).contains("title: only"))
  }

  /// Two labels with outlets that are called as in the template.
  static let interface = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
    <tableViewCell id="cell" reuseIdentifier="Order">
    <rect key="frame" width="320" height="100"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" width="320" height="100"/><subviews>
    <label text="Coffee" translatesAutoresizingMaskIntoConstraints="NO" id="a-1"/>
    <label text="12.50" translatesAutoresizingMaskIntoConstraints="NO" id="b-2"/></subviews>
    <constraints>
    <constraint firstItem="a-1" firstAttribute="top" secondItem="content" secondAttribute="top" constant="8" id="1"/>
    <constraint firstItem="a-1" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="8" id="2"/>
    <constraint firstItem="b-2" firstAttribute="top" secondItem="a-1" secondAttribute="bottom" constant="8" id="3"/>
    <constraint firstItem="b-2" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="8" id="4"/>
    <constraint firstAttribute="bottom" secondItem="b-2" secondAttribute="bottom" constant="8" id="5"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="title" destination="a-1" id="o"/>
    <outlet property="price" destination="b-2" id="p"/></connections>
    </tableViewCell></objects></document>
    """

  @Test("nothing but a greeting and a ping is answered before the greeting")
  func order() {
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ]
    let run = ServerSession(
      ["mcp", "--root", folder.path], Array(lines.joined(separator: "\n").utf8), piecesOf: 7)
    #expect(run.error(1).hasPrefix("-32600 'initialize' comes before"))
    #expect(run.answer(2)["result"] is [String: Any])
  }

  @Test("a request that a client has given up has no answer, and a batch has one")
  func cancelled() {
    let run = session(
      ServerSession.call(1, "sweep", #"{"path":"order.yaml","text_size":"all"}"#),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"[{"jsonrpc":"2.0","id":2,"method":"ping"},{"jsonrpc":"2.0","id":3,"method":"ping"}]"#)
    #expect(run.answer(1).isEmpty)
    #expect((run.messages.last as? [Any])?.count == 2)
  }

  @Test("a message that is too long is refused, and the next one answered")
  func huge() {
    let long = String(repeating: "x", count: MessageReader.limit + 10)
    let run = session(long, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
    #expect("\(run.messages)".contains("the message is too long"))
    #expect(run.answer(2)["result"] is [String: Any])
  }

  @Test("resources are listed and read")
  func resources() {
    let run = session(
      #"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"plumb://agents"}}"#)
    #expect("\(run.answer(1))".contains("plumb://schema/template"))
    #expect("\(run.answer(2))".contains("lint"))
  }

  @Test("a folder that cannot be served ends the server with a message")
  func noFolder() {
    let run = ServerSession(["mcp", "--root", folder.file("order.yaml")], [])
    #expect(run.code == .failure)
    #expect(run.errors.contains("is no folder that can be served"))
  }
}
