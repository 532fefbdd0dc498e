import Foundation
import Reading

extension MCPTool {
  static let tryRepair = MCPTool(
    name: "try_repair",
    about:
      "Applies edits to a source without saving it: which findings of lint are gone, which are new"
      + " and which are left, and what changes in the layout.",
    parameters: [
      .path, .text,
      Parameter(
        name: "edits", form: .edits,
        about:
          "those of a repair of lint, as they are, or {old, new}: old occurs once in the source",
        isRequired: true),
      Parameter(name: "picture", form: .flag, about: "draw both versions side by side as well"),
    ], options: [.width, .textSize, .direction, .language, .scene]
  ) { tool, given, work throws(RPCError) in
    let options = try tool.typed(given, work)
    let source = try work.source(given)
    let old = try source.contents()
    let new = try SourceEdits(try given.records("edits"), of: source.path, work).applied(to: old)
    let former = try work.path(of: "before-\(PathName.last(of: source.path))")
    let texts = [source.path: Array(new.utf8), former: Array(old.utf8)]
    let scene = options.contains { $0.hasPrefix("--scene") }
    let linted = scene ? options.filter { !$0.hasPrefix("--scene") } : options
    let lint = { (text: String) in
      work.answer(
        ["lint", "--json"] + linted + ["--", source.path], [source.path: Array(text.utf8)])
    }
    let (before, after) = (lint(old), lint(new))
    let diff = ["diff"] + options + ["--path=\(source.path)", "--json", "--", former, source.path]
    let changes = work.run(diff, texts)
    var contents = FindingChanges(from: before, to: after).texts.map(JSONObject.text)
    contents += [.text("what changes:")] + changes.contents
    if given.record["picture"] == .bool(true) {
      contents += try DrawnAnswer.draw(work) { folder, scale in
        let drawing = diff.map { $0 == "--json" ? "--output=\(folder)/diff.png" : $0 }
        var answer = work.answer(drawing.dropLast(3) + scale + drawing.suffix(3), texts)
        answer.output = Array("\(folder)/diff.png".utf8)
        return answer
      }.contents
    }
    return ToolAnswer(contents: contents, isError: after.hasFailed)
  }

  static let compare = MCPTool(
    name: "compare",
    about: "Compares two sources view by view, such as a template and the .xib that it rebuilds:"
      + " views are matched by name, and frames that differ are listed.",
    parameters: [
      Parameter(name: "first", about: "path of a source"),
      Parameter(name: "first_text", about: "a source itself"),
      Parameter(name: "second", about: "path of the other source"),
      Parameter(name: "second_text", about: "the other source itself"),
    ], options: [.width, .device, .textSize, .direction, .language, .profile]
  ) { tool, given, work throws(RPCError) in
    let options = try tool.typed(given, work)
    let first = try work.source(given, path: "first", text: "first_text")
    let second = try work.source(given, path: "second", text: "second_text")
    let answer = work.answer(
      ["diff", "--json"] + options + ["--", first.path, second.path],
      first.texts.merging(second.texts) { _, new in new })
    let lines = answer.hasFailed ? [] : ViewComparison(answer.output).lines
    let words = lines.isEmpty ? "no view differs" : lines.joined(separator: "\n")
    let texts = (answer.hasFailed ? [] : [words]) + [answer.messages].filter { !$0.isEmpty }
    return ToolAnswer(contents: texts.map(JSONObject.text), isError: answer.hasFailed)
  }
}
