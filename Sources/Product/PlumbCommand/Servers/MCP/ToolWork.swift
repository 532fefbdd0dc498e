import Foundation
import Reading

/// A call of a tool: what runs commands for it, and what they leave.
struct ToolWork {
  private let workshop: Workshop
  private let call: RPCCall
  /// The parameters of the tool that are options of a command.
  private let parameters: [String]
  private let onProgress: () -> Void

  init(
    _ workshop: Workshop, _ call: RPCCall, _ parameters: [String],
    onProgress: @escaping () -> Void
  ) {
    (self.workshop, self.call, self.onProgress) = (workshop, call, onProgress)
    self.parameters = parameters
  }

  /// Characters of an answer: more are of no use to anybody.
  private static let limit = 200_000

  func path(of name: String) throws(RPCError) -> String { try workshop.path(of: name) }

  /// Runs a command.
  func answer(_ arguments: [String], _ texts: [String: [UInt8]] = [:]) -> Workshop.Answer {
    var answer = workshop.run(
      arguments, texts: texts, isCancelled: call.isCancelled, onProgress: onProgress)
    answer.messages = spoken(answer.messages)
    return answer
  }

  /// Messages with options called as the parameters that they are here; hints at others are left
  /// out.
  private func spoken(_ messages: String) -> String {
    messages.split(separator: "\n").map { line in
      var line = String(line)
      for name in parameters {
        line = line.replacing("--\(name.replacing("_", with: "-"))", with: name)
      }
      return line.hasPrefix("{")
        ? line.replacing(/,"hint":"(?:[^"\\]|\\.)*?--[a-z](?:[^"\\]|\\.)*"/, with: "")
        : line.replacing(/; [^;]*--[a-z].*$/, with: "")
    }.joined(separator: "\n")
  }

  /// Runs a command that prints JSON: its answer, and what it had to say beside it.
  func run(_ arguments: [String], _ texts: [String: [UInt8]] = [:]) -> ToolAnswer {
    let answer = answer(arguments, texts)
    guard answer.output.count <= Self.limit else {
      let words =
        "the answer has \(answer.output.count) characters, too many to be read: name a row, a cell"
        + " or a width"
      return ToolAnswer(contents: [.text(words)], isError: true)
    }
    let texts = [String(decoding: answer.output, as: UTF8.self), answer.messages]
      .map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
    return ToolAnswer(contents: texts.map(JSONObject.text), isError: answer.hasFailed)
  }

  // MARK: Sources

  /// A file that a tool is given: its path, and the text that stands for it.
  struct Source {
    let path: String
    let text: [UInt8]?

    /// The text in place of the file, for a command.
    var texts: [String: [UInt8]] { text.map { [path: $0] } ?? [:] }

    func contents() throws(RPCError) -> String {
      let log = DiagnosticLog()
      let bytes =
        text
        ?? FileScope.$current.withValue(FileScope()) {
          SourceText.read(path, limit: MessageReader.limit, log: log)?.bytes
        }
      guard let bytes else {
        throw RPCError(.invalidParams, log.diagnostics.map(\.description).joined(separator: "\n"))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The source of parameters: a path, a text, or a text with the path that it is to be read under.
  func source(
    _ parameters: RPCParams, path name: String = "path", text: String = "text"
  ) throws(RPCError) -> Source {
    let bytes = try parameters.text(text).map { Array($0.utf8) }
    guard let bytes else { return Source(path: try path(of: parameters.needed(name)), text: nil) }
    let isMarkup = bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    let usual = "\(text).\(isMarkup ? "xib" : "yaml")"
    let path = try path(of: try parameters.text(name) ?? usual)
    guard !SourceEndings.isSwift(path) else {
      throw RPCError(.invalidParams, "Swift is compiled from files only: save it and give its path")
    }
    return Source(path: path, text: bytes)
  }
}

/// The answer of a tool.
struct ToolAnswer {
  var contents: [JSONObject]
  var isError = false

  var result: JSONObject {
    ["content": contents, "isError": isError ? true : nil]
  }
}
