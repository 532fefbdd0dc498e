import Foundation
import Reading

/// A tool of the Model Context Protocol: a command whose arguments have names.
struct MCPTool: Sendable {
  let name: String
  /// What it is for, in a sentence or two.
  let about: String
  /// The parameters that are no option of a command.
  let parameters: [Parameter]
  /// The options that parameters of the same names stand for; dashes are underscores there.
  let options: [OptionSyntax]
  fileprivate let body: @Sendable (MCPTool, RPCParams, ToolWork) throws(RPCError) -> ToolAnswer

  init(
    name: String, about: String, parameters: [Parameter] = [.path, .text],
    options: [OptionSyntax] = [],
    _ body: @escaping @Sendable (MCPTool, RPCParams, ToolWork) throws(RPCError) -> ToolAnswer
  ) {
    (self.name, self.about, self.body) = (name, about, body)
    (self.parameters, self.options) = (parameters, options)
  }

  /// Does what a client asks for.
  func run(_ given: RPCParams, _ work: ToolWork) throws(RPCError) -> ToolAnswer {
    try body(self, given, work)
  }

  /// What a client may say.
  struct Parameter: Sendable {
    enum Form: Sendable { case text, texts, flag, edits }

    let name: String
    var form = Form.text
    let about: String
    var isRequired = false
  }

  /// The tool as `tools/list` has it.
  var description: JSONObject {
    let required = parameters.filter(\.isRequired).map(\.name)
    return [
      "name": name, "description": about,
      "inputSchema": [
        "type": "object",
        "properties": JSONObject(
          parameters.map { ($0.name, $0.schema) } + options.map { ($0.parameter, $0.schema) }),
        "required": required.isEmpty ? nil : required, "additionalProperties": false,
      ] as JSONObject,
      "annotations": ["readOnlyHint": true, "openWorldHint": false] as JSONObject,
    ]
  }

  /// The options among parameters, as they are typed. Throws for a parameter that the tool does not
  /// have.
  func typed(_ given: RPCParams, _ work: ToolWork) throws(RPCError) -> [String] {
    let known = parameters.map(\.name) + options.map(\.parameter)
    if let stranger = given.record.names.first(where: { !known.contains($0) }) {
      throw RPCError(
        .invalidParams, "\(name) has no parameter \(Diagnostic.quoted(stranger))",
        hint: Diagnostic.didYouMean(stranger, in: known))
    }
    var arguments: [String] = []
    for option in options {
      guard let value = given.record[option.parameter], value != .null else { continue }
      arguments += try option.typed(value, work)
    }
    return arguments
  }

  /// Runs a command over one source, and prints JSON.
  func run(
    _ command: String, _ given: RPCParams, _ work: ToolWork, and operands: [String] = []
  ) throws(RPCError) -> ToolAnswer {
    let options = try typed(given, work)
    let source = try work.source(given)
    return work.run([command, "--json"] + options + ["--", source.path] + operands, source.texts)
  }
}

extension MCPTool.Parameter {
  static let path = MCPTool.Parameter(
    name: "path", about: "a template (.yaml), .xib, .storyboard or Swift file in the folder served")
  static let text = MCPTool.Parameter(
    name: "text", about: "the source itself, in place of a file or of what is saved under path")

  fileprivate var schema: JSONObject {
    switch form {
    case .text: ["type": "string", "description": about]
    case .flag: ["type": "boolean", "description": about]
    case .texts:
      ["type": "array", "items": ["type": "string"] as JSONObject, "description": about]
    case .edits:
      [
        "type": "array", "description": about,
        "items": [
          "type": "object",
          "properties": JSONObject(
            ["old", "new", "file", "text"].map { ($0, ["type": "string"] as JSONObject) }
              + ["line", "column", "endLine", "endColumn"].map {
                ($0, ["type": "integer"] as JSONObject)
              }),
        ] as JSONObject,
      ]
    }
  }
}

extension OptionSyntax {
  /// `text_size` for `--text-size`.
  var parameter: String { name.replacing("-", with: "_") }

  /// Placeholders that say of what form a value is.
  private static let spelled: Set<String?> = [widths.placeholder, set.placeholder]

  fileprivate var schema: JSONObject {
    // The defaults, in parentheses, are those of the command.
    let about = help.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
      .replacing("; repeat it for several", with: "; a list for several")
    guard let placeholder else { return ["type": "boolean", "description": about] }
    let form = Self.spelled.contains(placeholder) ? "\(placeholder): \(about)" : about
    let types = ["string", "number"]
    let items: JSONObject = ["type": types]
    return [
      "type": isRepeatable ? types + ["array"] : types, "items": isRepeatable ? items : nil,
      "description": form,
    ]
  }

  fileprivate func typed(_ value: DataValue, _ work: ToolWork) throws(RPCError) -> [String] {
    switch value {
    case .bool(let isOn) where placeholder == nil: return isOn ? [dashed] : []
    case .list(let values) where isRepeatable:
      var all: [String] = []
      for value in values { all += try typed(value, work) }
      return all
    case .text(let text) where placeholder != nil:
      if isRepeatable, self != .set {
        return text.split(separator: ",").map {
          "\(dashed)=\($0.trimmingCharacters(in: .whitespaces))"
        }
      }
      guard self == .data else { return ["\(dashed)=\(text)"] }
      return ["\(dashed)=\(try work.path(of: text))"]
    case .number(let digits) where placeholder != nil: return ["\(dashed)=\(digits)"]
    default:
      throw RPCError(
        .invalidParams, "\(Diagnostic.quoted(parameter)) cannot be used",
        expected: placeholder == nil ? "true or false" : "a text or a number")
    }
  }
}
