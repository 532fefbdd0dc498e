import Foundation
import TestSupport

@testable import PlumbCommand

/// What a server answers a client that sends everything at once.
final class ServerSession {
  private(set) var output: [UInt8] = []
  private(set) var errors = ""
  private(set) var code = ExitCode.success

  /// - Parameter size: bytes of a piece in which the server reads.
  init(_ arguments: [String], _ input: [UInt8], piecesOf size: Int = 1 << 16) {
    let rest = Rest(input, size)
    let console = Console(
      inputPieces: rest.next, output: { [unowned self] in output += $0 },
      errorOutput: { [unowned self] in errors += $0 }, hasColors: false, showsProgress: false)
    code = PlumbTool(console: console).run(arguments)
  }

  /// A session of `plumb mcp` on a folder, a message a line, after both have greeted.
  convenience init(agent lines: [String], in folder: TestFolder) {
    let text = ([Self.greeting] + lines).joined(separator: "\n") + "\n"
    self.init(["mcp", "--root", folder.path], Array(text.utf8))
  }

  static let greeting = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
    {"jsonrpc":"2.0","method":"notifications/initialized"}
    """

  /// A call of a tool.
  static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":"#
      + #"{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  /// The lines of the server, read as JSON.
  var messages: [Any] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) ?? "no JSON: \($0)"
    }
  }

  /// The message of an id.
  func answer(_ id: Int) -> [String: Any] {
    messages.compactMap { $0 as? [String: Any] }.first { $0["id"] as? Int == id } ?? [:]
  }

  /// The error of a request: code and message.
  func error(_ id: Int) -> String {
    let error = answer(id)["error"] as? [String: Any] ?? [:]
    return "\(error["code"] ?? "no error") \(error["message"] ?? "")"
  }

  /// The contents of a tool's answer.
  func contents(_ id: Int) -> [[String: Any]] {
    let result = answer(id)["result"] as? [String: Any]
    return result?["content"] as? [[String: Any]] ?? []
  }

  /// The texts of a tool's answer.
  func text(_ id: Int) -> String {
    contents(id).compactMap { $0["text"] as? String }.joined(separator: "\n")
  }

  /// Unchecked: under the lock.
  private final class Rest: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: ArraySlice<UInt8>
    private let size: Int

    init(_ bytes: [UInt8], _ size: Int) { (self.bytes, self.size) = (bytes[...], size) }

    @Sendable func next() -> [UInt8]? {
      lock.withLock {
        defer { bytes = bytes.dropFirst(size) }
        return Array(bytes.prefix(size))
      }
    }
  }
}
