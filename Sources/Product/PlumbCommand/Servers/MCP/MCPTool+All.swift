import Foundation
import Reading

extension MCPTool {
  /// In the order in which they are used.
  static let all: [MCPTool] = [
    render, frames, why, trace, lint, sweep, diff, compare, tryRepair, explain, verify, help,
    schema,
  ]

  /// What a layout is asked for at.
  private static let variants: [OptionSyntax] = [
    .width, .device, .textSize, .appearance, .direction, .language, .profile,
  ]
  private static let content: [OptionSyntax] = [.set, .data, .scene]

  static let frames = MCPTool(
    name: "frames", about: "Lays out each row and gives the frame of every view, in points.",
    options: variants + content + [.sweptRows, .details]
  ) { tool, given, work throws(RPCError) in try tool.run("frames", given, work) }

  static let trace = MCPTool(
    name: "trace",
    about: "Says of each row which views are ambiguous, in conflict, cut off or squeezed, and what"
      + " would help; every remedy was laid out.",
    options: variants + content + [.row, .rowHeight, .details]
  ) { tool, given, work throws(RPCError) in try tool.run("trace", given, work) }

  static let why = MCPTool(
    name: "why",
    about: "Explains a number of the layout: the constraints it rests on, as a sum that adds up.",
    parameters: [
      .path, .text,
      Parameter(
        name: "questions", form: .texts,
        about: "VIEW.ATTRIBUTE each: title.height, photo.trailing, cell.height", isRequired: true),
    ], options: variants + content + [.row]
  ) { tool, given, work throws(RPCError) in
    try tool.run("why", given, work, and: try given.texts("questions"))
  }

  static let lint = MCPTool(
    name: "lint",
    about: "Finds faults of the layout with file, line, message and hint. Without a path: in the"
      + " whole folder.",
    options: [
      .onlyRule, .disableRule, .sweep, .width, .textSize, .direction, .language, .scene, .sweptRows,
    ]
  ) { tool, given, work throws(RPCError) in
    if given.record["path"] == nil, given.record["text"] == nil {
      return work.run(["lint", "--json"] + (try tool.typed(given, work)) + [try work.path(of: "")])
    }
    return try tool.run("lint", given, work)
  }

  static let sweep = MCPTool(
    name: "sweep",
    about: "Lays rows out at every width of a range and says from where to where"
      + " something is wrong.",
    options: [
      .widths, .sweptDevice, .sweptTextSize, .language, .direction, .scale, .profile, .sweptRows,
      .pieces,
    ] + content
  ) { tool, given, work throws(RPCError) in
    try tool.run("sweep", given, work)
  }

  static let diff = MCPTool(
    name: "diff", about: "Says what a change of a source does to its cells.",
    parameters: pair("old", "new", "version"), options: variants + [.scene]
  ) { tool, given, work throws(RPCError) in
    let options = try tool.typed(given, work)
    let old = try work.source(given, path: "old", text: "old_text")
    let new = try work.source(given, path: "new", text: "new_text")
    return work.run(
      ["diff", "--json"] + options + ["--", old.path, new.path],
      old.texts.merging(new.texts) { _, new in new })
  }

  private static func pair(_ one: String, _ other: String, _ what: String) -> [Parameter] {
    [one, other].flatMap { name in
      [
        Parameter(name: name, about: "path of the \(name) \(what)"),
        Parameter(name: "\(name)_text", about: "the \(name) \(what) itself"),
      ]
    }
  }

  static let explain = MCPTool(
    name: "explain",
    about: "Reads 'Unable to simultaneously satisfy constraints' from a log: which constraints"
      + " fight, the sum that proves it, and what to do.",
    parameters: [
      Parameter(name: "path", about: "a file with the log"),
      Parameter(name: "text", about: "the log itself"),
    ]
  ) { tool, given, work throws(RPCError) in try tool.run("explain", given, work) }

  static let help = MCPTool(
    name: "help",
    about: "Explains a topic: template (how one is written), json (the fields of answers), a rule"
      + " such as ambiguous-layout, or a command.",
    parameters: [Parameter(name: "topic", about: "one or two words", isRequired: true)]
  ) { tool, given, work throws(RPCError) in
    _ = try tool.typed(given, work)
    let topic = try given.needed("topic")
    return work.run(["help", "--"] + topic.split(separator: " ").map(String.init))
  }

  static let schema = MCPTool(
    name: "schema",
    about: "Gives the keys of a class of templates, such as UILabel or UIStackView, or the JSON"
      + " Schema of a command's answer.",
    parameters: [
      Parameter(name: "name", about: "a class, or a command such as frames", isRequired: true)
    ]
  ) { tool, given, work throws(RPCError) in
    _ = try tool.typed(given, work)
    return work.run(["schema", "--", try given.needed("name")])
  }

  static let verify = MCPTool(
    name: "verify",
    about: "Compares a layout with what a simulator printed (recursiveDescription) or drew.",
    parameters: [
      .path, .text,
      Parameter(name: "hierarchy", about: "a file with what recursiveDescription printed"),
      Parameter(name: "hierarchy_text", about: "the printed hierarchy itself"),
      Parameter(name: "picture", about: "a picture that a simulator drew"),
    ], options: variants + content + [.row]
  ) { tool, given, work throws(RPCError) in
    let options = try tool.typed(given, work)
    let source = try work.source(given)
    if let picture = try given.text("picture") {
      return work.run(
        ["verify", "--json", "--picture=\(try work.path(of: picture))"] + options
          + ["--", source.path], source.texts)
    }
    let dump = try work.source(given, path: "hierarchy", text: "hierarchy_text")
    return work.run(
      ["verify", "--json", "--hierarchy=\(dump.path)"] + options + ["--", source.path],
      source.texts.merging(dump.texts) { _, new in new })
  }
}

extension RPCParams {
  /// The texts of a list, or one text alone; at least one.
  func texts(_ name: String) throws(RPCError) -> [String] {
    switch record[name] {
    case .text(let text)?:
      return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    case .list(let values)?:
      let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
      if texts.count == values.count, !texts.isEmpty { return texts }
    default: break
    }
    throw RPCError(.invalidParams, "\(name) cannot be used", expected: "a list of texts")
  }
}
