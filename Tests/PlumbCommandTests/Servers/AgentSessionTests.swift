import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// The session of an agent in the documentation, which `scripts/mcp-client.py` plays with the
/// protocol's own client. `PLUMB_RECORD=all` writes it.
@Suite("An agent's session in the documentation")
struct AgentSessionTests {
  private static let root = FileManager.default.currentDirectoryPath

  /// Names of parameters in the order of the script, and whether the text of the cell comes along.
  private struct Call {
    let tool: String
    let arguments: String
    let text: String?
  }

  @Test("is what the server answers")
  func session() throws {
    let script = try String(contentsOfFile: Self.root + "/scripts/editor-test", encoding: .utf8)
    let cell = try #require(script.components(separatedBy: "YAML'\n").dropFirst().first)
      .components(separatedBy: "YAML\n")[0]
    let folder = try TestFolder(["cell.yaml": cell])
    let calls = try calls(cell)
    let lines = try calls.enumerated().map { number, call in
      var arguments = call.arguments
      if let text = call.text {
        let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let rest = arguments.dropFirst()
        arguments = "{\"text\": \(quoted)" + (rest == "}" ? "" : ", ") + rest
      }
      return ServerSession.call(number + 1, call.tool, arguments)
    }
    let run = ServerSession(
      agent: [#"{"jsonrpc":"2.0","id":99,"method":"tools/list"}"#] + lines, in: folder)
    let tools = (run.answer(99)["result"] as? [String: Any])?["tools"] as? [[String: Any]] ?? []
    var text = "tools: " + tools.map { $0["name"] as? String ?? "" }.joined(separator: ", ") + "\n"
    for (number, call) in calls.enumerated() {
      text +=
        "\n> \(call.tool) \(call.arguments)" + (call.text == nil ? "" : " and the text") + "\n"
      for content in run.contents(number + 1) {
        let words = content["text"] as? String ?? "a picture"
        text += "< " + (words.count <= 700 ? words : words.prefix(700) + " …") + "\n"
      }
    }
    let path = Self.root + "/Documentation/examples/agent-session.txt"
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "all" {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  private func calls(_ cell: String) throws -> [Call] {
    let edits = [
      ("      - title.height == 24\n", ""), ("      - title.height == 30\n", ""),
      ("font: headline", "font: headline, numberOfLines: 0"),
    ]
    let source = cell.replacing("fnt", with: "font")
    let mended = edits.reduce(source) { $0.replacing($1.0, with: $1.1) }
    let list = edits.map { old, new in
      #"{"old": "\#(old.replacing("\n", with: "\\n"))", "new": "\#(new)"}"#
    }.joined(separator: ", ")
    let sizes = #"{"text_size": ["L", "AX3"], "width": 320}"#
    return [
      Call(tool: "lint", arguments: #"{"path": "cell.yaml"}"#, text: nil),
      Call(tool: "lint", arguments: sizes, text: source),
      Call(
        tool: "why", arguments: #"{"questions": ["title.height"], "text_size": "AX3"}"#,
        text: source),
      Call(
        tool: "try_repair",
        arguments: #"{"edits": [\#(list)], "text_size": ["AX3"], "picture": true}"#, text: source),
      Call(tool: "lint", arguments: sizes, text: mended),
      Call(tool: "sweep", arguments: "{}", text: mended),
      Call(
        tool: "render", arguments: #"{"text_size": "AX3", "layers": "diagram"}"#, text: mended),
    ]
  }
}
