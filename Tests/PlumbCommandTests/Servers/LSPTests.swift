import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb lsp")
struct LSPTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder(["order.yaml": MCPTests.order, "rows.json": "[]"]) }

  private var uri: String { "file://\(folder.path)/order.yaml" }

  private func message(_ method: String, _ params: [String: Any], id: Int? = nil) -> [UInt8] {
    var object: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": params]
    if let id { object["id"] = id }
    let body = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private func opened(_ text: String, _ name: String = "order.yaml") -> [UInt8] {
    message("initialize", ["capabilities": [:]], id: 0)
      + message(
        "textDocument/didOpen",
        ["textDocument": ["uri": "file://\(folder.path)/\(name)", "version": 1, "text": text]])
  }

  private func asking(
    _ method: String, _ id: Int, line: Int, _ character: Int, in name: String = "order.yaml"
  ) -> [UInt8] {
    let place = ["line": line, "character": character]
    return message(
      "textDocument/\(method)",
      [
        "textDocument": ["uri": "file://\(folder.path)/\(name)"], "position": place,
        "range": ["start": place, "end": place],
      ], id: id)
  }

  private func run(_ input: [UInt8]) -> ServerSession {
    ServerSession(["lsp", "--root", folder.path], input, piecesOf: 333)
  }

  /// The messages of a server, cut at their heads.
  private func messages(_ session: ServerSession) -> [[String: Any]] {
    var rest = Data(session.output)
    var found: [[String: Any]] = []
    while let head = rest.range(of: Data("\r\n\r\n".utf8)) {
      let text = String(decoding: rest[rest.startIndex..<head.lowerBound], as: UTF8.self)
      guard let count = Int(text.dropFirst("Content-Length: ".count)) else { break }
      let body = rest[head.upperBound..<head.upperBound + count]
      if let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any] {
        found.append(object)
      }
      rest = Data(rest[(head.upperBound + count)...])
    }
    return found
  }

  private func diagnostics(_ session: ServerSession) -> [[String: Any]] {
    let last = messages(session).last {
      $0["method"] as? String == "textDocument/publishDiagnostics"
    }
    return (last?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
  }

  private func result(_ session: ServerSession, _ id: Int) -> Any? {
    messages(session).first { $0["id"] as? Int == id }?["result"]
  }

  @Test("a misspelt key and a conflict are shown at once, repaired one by one, and gone")
  func repairs() throws {
    let text = MCPTests.order.replacing("font: headline", with: "fnt: headline")
    var document = text
    var codes: [Set<String>] = []
    for _ in 0..<6 {
      let found = diagnostics(run(opened(document)))
      codes.append(Set(found.compactMap { $0["code"] as? String }))
      let lines = found.compactMap { ($0["range"] as? [String: [String: Int]])?["start"]?["line"] }
      guard let change = lines.lazy.compactMap({ action(document, line: $0) }).first else { break }
      document = change
    }
    #expect(codes.first?.isSuperset(of: ["input-error", "conflicting-constraints"]) == true)
    #expect(codes.last?.contains("input-error") == false, "\(codes)")
    #expect(codes.last?.contains("conflicting-constraints") == false, "\(codes)")
    #expect(document.contains("font: headline"))
  }

  /// The document with the first code action of a line; nil without one.
  private func action(_ document: String, line: Int) -> String? {
    let session = run(opened(document) + asking("codeAction", 1, line: line, 0))
    guard let actions = result(session, 1) as? [[String: Any]], let action = actions.first,
      let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]],
      let edits = changes[uri]
    else { return nil }
    var copy = LSPDocument(uri: uri, path: "order.yaml", text: document)
    for edit in edits {
      guard let range = edit["range"] as? [String: [String: Int]], let start = range["start"],
        let end = range["end"], let text = edit["newText"] as? String,
        let line = start["line"], let from = start["character"], let to = end["character"]
      else { return nil }
      let old = Array(copy.lines[line].utf16)
      copy.lines[line] =
        String(decoding: old[..<from], as: UTF16.self) + text
        + String(decoding: old[to...], as: UTF16.self)
    }
    return copy.text == document ? nil : copy.text
  }

  @Test("the newest text counts, whole or in part, and closing takes everything away")
  func changes() {
    let change: [String: Any] = [
      "range": [
        "start": ["line": 0, "character": 0], "end": ["line": 0, "character": 4],
      ], "text": "nime",
    ]
    let changed =
      opened(MCPTests.order)
      + message(
        "textDocument/didChange", ["textDocument": ["uri": uri], "contentChanges": [change]])
    #expect(diagnostics(run(changed)).contains { $0["code"] as? String == "input-error" })
    let closed = changed + message("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(diagnostics(run(closed)).isEmpty)
    #expect(diagnostics(run(opened("cells: [", "other.txt"))).isEmpty)
    #expect(!diagnostics(run(opened("sorces: [a.yaml]", "plumb.yaml"))).isEmpty)
  }

  @Test("a view is explained under the pointer, and names, keys and values are completed")
  func hover() {
    let lines = MCPTests.order.split(separator: "\n").map(String.init)
    let title = lines.firstIndex { $0.contains("title: {") } ?? 0
    let equation = lines.firstIndex { $0.contains("title.top ==") } ?? 0
    let font = lines[title].range(of: "font: ").map { lines[title][..<$0.upperBound].count } ?? 0
    let session = run(
      opened(MCPTests.order) + asking("hover", 1, line: title, 7)
        + asking("completion", 2, line: equation, 9) + asking("completion", 3, line: equation, 15)
        + asking("completion", 4, line: title, font))
    #expect("\(result(session, 1) ?? "")".contains("row 0.0 at 320 pt"))
    #expect("\(result(session, 1) ?? "")".contains("height 24 ="))
    func labels(_ id: Int) -> [String] {
      (result(session, id) as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
    }
    #expect(labels(2) == ["contentView", "photo", "title", "price"])
    #expect(labels(3).contains("firstBaseline"))
    #expect(labels(4).contains("headline"))
  }

  @Test("links lead to the data and pictures beside a template, and not out of the folder")
  func links() throws {
    let outside = try TestFolder(["out.json": "[]"])
    for name in ["my photo.png", "a.jpg"] { try folder.write(Data(), as: name) }
    let text =
      MCPTests.order.replacing("\ndata:", with: "\nrows: { data: rows.json }\nother:") + """
        , "my photo.png", { highlightedImage: a.jpg, x: '../order.yaml', y: "\(outside.path)/out.json" }
        """
    let session = run(opened(text) + asking("documentLink", 1, line: 0, 0))
    let targets = (result(session, 1) as? [[String: Any]] ?? []).map { "\($0["target"] ?? "")" }
    #expect(
      targets.map { $0.split(separator: "/").last } == ["rows.json", "my%20photo.png", "a.jpg"])
  }

  @Test("a template is known with any ends of lines and any spelling of its first key")
  func spellings() {
    let wrong = MCPTests.order.replacing("font: headline", with: "fnt: headline")
    for text in [
      wrong.replacing("\n", with: "\r\n"), wrong.replacing("\n", with: "\r"),
      wrong.replacing("cells:", with: "\"cells\" :"), wrong.replacing("cells:", with: "'cells':"),
    ] {
      let found = diagnostics(run(opened(text)))
      let mistake = found.first { $0["code"] as? String == "input-error" }
      let range = mistake?["range"] as? [String: [String: Int]]
      #expect(range?["start"]?["line"] == 7, "\(text.debugDescription)")
    }
  }

  @Test("a view of an Interface Builder file is called by its name, and its height has a reason")
  func interfaceHover() throws {
    try folder.write(Data(MCPTests.interface.utf8), as: "cell.xib")
    let lines = MCPTests.interface.split(separator: "\n").map(String.init)
    let line = lines.firstIndex { $0.contains("id=\"a-1\"") } ?? 0
    let session = run(
      opened(MCPTests.interface, "cell.xib")
        + asking("hover", 1, line: line, 3, in: "cell.xib"))
    let text = "\(result(session, 1) ?? "")"
    #expect(text.contains("**title**") && text.contains("height "), "\(text)")
  }

  @Test("Swift that is opened is not compiled before it is saved")
  func swift() {
    let open = opened("import UIKit", "Cell.swift")
    #expect(!messages(run(open)).contains { $0["method"] != nil })
    let document = ["textDocument": ["uri": "file://\(folder.path)/Cell.swift"]]
    let saved = run(open + message("textDocument/didSave", document))
    #expect(messages(saved).contains { $0["method"] != nil })
  }

  @Test("templates are read with default settings where the project file is broken")
  func project() throws {
    try folder.write(Data("sorces: [a.yaml]".utf8), as: "plumb.yaml")
    let session = run(opened(MCPTests.order) + asking("hover", 1, line: 6, 7))
    #expect(diagnostics(session).contains { $0["code"] as? String == "conflicting-constraints" })
    #expect("\(result(session, 1) ?? "")".contains("row 0.0 at 320 pt"))
  }

  @Test("a session that ends without a good-bye, or whose heads are lost, ends the server")
  func ends() {
    let shutdown = message("shutdown", [:], id: 1) + message("exit", [:])
    #expect(run(opened(MCPTests.order) + shutdown).code == .success)
    #expect(run(opened(MCPTests.order) + message("exit", [:])).code == .findings)
    #expect(run(Array("Content-Length: x\r\n\r\n{}".utf8)).code == .failure)
    #expect(run(Array("Content-Length: 99999999999\r\n\r\n{}".utf8)).code == .success)
    let early = run(message("textDocument/hover", [:], id: 1))
    #expect("\(messages(early))".contains("-32002"))
  }
}
