import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// Clients that do what no client should.
@Suite("Broken sessions")
struct BrokenSessionTests {
  private let folder: TestFolder

  /// A cell whose class decides the height of its row.
  static let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
    <tableViewCell id="cell" customClass="NoteCell"><rect key="frame" width="320" height="100"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" width="320" height="100"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
    <constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="8" id="1"/>
    <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="8" id="2"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="3"/>
    <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="4"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="5"/>
    </constraints></tableViewCellContentView></tableViewCell></objects></document>
    """

  init() throws { folder = try TestFolder(["order.yaml": MCPTests.order]) }

  @Test("are answered or ended", arguments: ["mcp", "lsp"], [1, 2])
  func fuzz(server: String, seed: UInt64) throws {
    var broken = BrokenSession(server, seed: seed, folder.path)
    var slowest = (number: 0, duration: Duration.zero)
    let clock = ContinuousClock()
    for number in 0..<DocumentMutator.count(30, soaked: 250) {
      let bytes = broken.next()
      // Stays where the server ends the tests.
      if soaked(1) > 1 { try folder.write(Data(bytes), as: "session") }
      let duration = clock.measure {
        let session = ServerSession([server, "--root", folder.path], bytes, piecesOf: 1000)
        if server == "mcp" { #expect(!session.messages.contains { $0 is String }) }
      }
      if duration > slowest.duration { slowest = (number, duration) }
    }
    #expect(slowest.duration < .seconds(60), "session \(slowest.number) of seed \(seed)")
    if soaked(1) > 1 { print("\(server), seed \(seed): slowest \(slowest)") }
  }

  @Test("end with the client", arguments: ["mcp", "lsp"])
  func disappearing(server: String) throws {
    let messages = BrokenSession(server, seed: 1, folder.path).whole
    try folder.write(Data(messages + messages), as: "session")
    let script =
      #"{ cat session; sleep 1; } | { "$@"; echo "ended $?" >&2; } | head -c 1 >/dev/null"#
    let run = try Tool([server], in: folder.path, command: script).run()
    #expect(run.errors == "ended 0\n")
  }

  @Test("a file that is changed or added meanwhile counts in the next answer")
  func changes() throws {
    try folder.write(Data(Self.cell.utf8), as: "App/cell.xib")
    try folder.write(Data("profile: ios18".utf8), as: "plumb.yaml")
    let answer = {
      ServerSession(
        agent: [ServerSession.call(1, "frames", #"{"path":"App/cell.xib","width":320}"#)],
        in: folder
      ).text(1)
    }
    for (name, text, height) in [
      ("App/Cell.swift", "NoteCell rowHeight = 80", 80),
      ("App/Cell.swift", "NoteCell rowHeight = 90", 90),
      // Two heights are none that is known.
      ("New/Cell.m", "NoteCell rowHeight = 70", 100),
    ] {
      try folder.write(Data(text.utf8), as: name)
      let found = answer()
      #expect(found.contains("\"height\":\(height)"), "\(name) \(text): \(found)")
    }
  }

  @Test("do not disturb another one on the same folder")
  func together() throws {
    try folder.write(Data(BrokenSession("mcp", seed: 1, folder.path).whole), as: "session")
    let script = #""$@" <session >a & "$@" <session >b; wait; cmp a b && grep -c image/png a"#
    let run = try Tool(["mcp"], in: folder.path, command: script).run()
    #expect(String(decoding: run.output, as: UTF8.self).hasPrefix("1"), "\(run)")
  }

  @Test("may name files with control characters, and serve a link")
  func names() throws {
    try folder.write(Data(MCPTests.order.utf8), as: "a\u{1}\u{1B}[31m.yaml")
    let link = folder.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    let lines = [
      ServerSession.greeting,
      ServerSession.call(1, "frames", #"{"path":"a\u0001\u001b[31m.yaml"}"#),
      ServerSession.call(2, "frames", #"{"path":"\#(link)/order.yaml"}"#),
      ServerSession.call(3, "frames", #"{"path":"../order.yaml"}"#),
    ]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let run = ServerSession(["mcp", "--root", link], bytes)
    #expect(run.text(1).contains("scenes") && !run.output.contains(0x1B))
    #expect(run.text(2).contains("scenes"))
    #expect(run.text(3).contains("is not in the folder that is served"))
  }

  @Test("with a document of ten megabytes are answered")
  func large() {
    let text = String(repeating: "a: b\\n", count: 2_000_000)
    let run = ServerSession(
      agent: [ServerSession.call(1, "lint", #"{"text":"\#(text)"}"#)], in: folder)
    #expect(run.text(1).contains("input-error"), "\(run.text(1).prefix(300))")
    let open = """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\
      {"uri":"file://\(folder.path)/order.yaml","text":"\(text)"}}}
      """
    let messages = [BrokenSession.initialize, open, BrokenSession.hover]
    let bytes = messages.flatMap { MessageFraming.headers.framed(Array($0.utf8)) }
    let editor = ServerSession(["lsp", "--root", folder.path], bytes)
    #expect(String(decoding: editor.output, as: UTF8.self).contains(#""result":null"#))
  }
}

/// Sessions of a server, most of whose messages are lost, doubled, in another order or damaged.
private struct BrokenSession {
  static let initialize = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
    """
  static let hover = """
    {"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"URI"},\
    "position":{"line":8,"character":9}}}
    """

  private let framing: MessageFraming
  private let messages: [String]
  private var mutator: TextMutator
  private var random: SeededRandom

  init(_ server: String, seed: UInt64, _ folder: String) {
    framing = server == "mcp" ? .lines : .headers
    mutator = TextMutator(seed: seed)
    random = SeededRandom(seed: seed)
    let all = server == "mcp" ? Self.agent : Self.editor
    messages = all.map { $0.replacing("URI", with: "file://\(folder)/order.yaml") }
  }

  /// Nothing is wrong with it.
  var whole: [UInt8] { messages.flatMap { framing.framed(Array($0.utf8)) } }

  mutating func next() -> [UInt8] {
    var chosen = messages.dropFirst().shuffled(using: &random)
      .prefix(Int.random(in: 1...5, using: &random)).map { Array($0.utf8) }
    for index in chosen.indices where Bool.random(using: &random) {
      chosen[index] = mutator.mutate(chosen[index])
    }
    if Int.random(in: 0..<8, using: &random) > 0 { chosen.insert(Array(messages[0].utf8), at: 0) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: chosen.append(Array(repeating: UInt8(ascii: "["), count: 100_000))
    case 1: chosen += chosen
    case 2: return mutator.mutate(chosen.flatMap(framing.framed))
    default: break
    }
    return chosen.flatMap(framing.framed)
  }

  private static let agent: [String] =
    [initialize, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#]
    + [
      ("frames", #"{"path":"order.yaml","width":300}"#), ("lint", "{}"),
      ("lint", #"{"path":"order.yaml","text_size":["L","AX3"]}"#),
      ("trace", #"{"path":"order.yaml"}"#),
      ("render", #"{"path":"order.yaml","layers":"diagram"}"#),
      ("why", #"{"path":"order.yaml","questions":["title.x"]}"#),
      ("sweep", #"{"path":"order.yaml","widths":"310-320"}"#),
      ("diff", #"{"old":"order.yaml","new_text":"cells: {}"}"#),
      ("compare", #"{"first":"order.yaml","second":"order.yaml"}"#),
      (
        "try_repair",
        #"{"path":"order.yaml","edits":[{"old":"      - title.height == 24\n","new":""}]}"#
      ),
      ("explain", #"{"text":"Unable to simultaneously satisfy constraints."}"#),
      ("verify", #"{"path":"order.yaml","hierarchy_text":"<UIView: 0x1; frame = (0 0; 320 44)>"}"#),
    ].enumerated().map { ServerSession.call($0 + 1, $1.0, $1.1) } + [
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#,
      #"[{"jsonrpc":"2.0","id":90,"method":"ping"},{"jsonrpc":"2.0","id":91,"method":"tools/list"}]"#,
      #"{"jsonrpc":"2.0","id":92,"method":"resources/read","params":{"uri":"plumb://schema/why"}}"#,
    ]

  private static let editor: [String] = {
    let text = MCPTests.order.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
    let document = #""textDocument":{"uri":"URI"}"#
    let place = #""start":{"line":17,"character":3},"end":{"line":17,"character":9}"#
    let note = { (method: String, params: String) in
      #"{"jsonrpc":"2.0","method":"textDocument/\#(method)","params":{\#(params)}}"#
    }
    return [
      initialize, note("didOpen", #""textDocument":{"uri":"URI","text":"\#(text)"}"#), hover,
      note("didChange", #"\#(document),"contentChanges":[{"range":{\#(place)},"text":"x: ["}]"#),
      note("didChange", #"\#(document),"contentChanges":[{"text":"cells: {"}]"#),
      note("didSave", document), note("didClose", document),
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{\#(document),"range":{\#(place)}}}"#,
      hover.replacing("hover", with: "completion"), hover.replacing("hover", with: "documentLink"),
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
  }()
}
