import Foundation
import Reading

extension MCPTool {
  static let tryRepair = MCPTool(
    name: "try_repair",
    about: "Applies edits to a source without saving it: what lint finds before and after, and what"
      + " changes in the layout.",
    parameters: [
      .path, .text,
      Parameter(
        name: "edits", form: .edits,
        about: "each replaces 'old', which occurs once in the source, by 'new'", isRequired: true),
      Parameter(name: "picture", form: .flag, about: "draw both versions side by side as well"),
    ], options: [.width, .textSize, .language, .scene]
  ) { tool, given, work throws(RPCError) in
    let options = try tool.typed(given, work)
    let source = try work.source(given)
    let old = try source.contents()
    let new = try edited(old, try given.records("edits"))
    let former = try work.path(of: "before-\(PathName.last(of: source.path))")
    let texts = [source.path: Array(new.utf8), former: Array(old.utf8)]
    let scene = options.contains { $0.hasPrefix("--scene") }
    let linted = scene ? options.filter { !$0.hasPrefix("--scene") } : options
    let lint = { (text: String) in
      work.run(["lint", "--json"] + linted + ["--", source.path], [source.path: Array(text.utf8)])
    }
    let (before, after) = (lint(old), lint(new))
    let diff = ["diff"] + options + ["--path=\(source.path)", "--json", "--", former, source.path]
    let changes = work.run(diff, texts)
    var contents = [.text("before:")] + before.contents + [.text("after:")] + after.contents
    contents += [.text("what changes:")] + changes.contents
    if given.record["picture"] == .bool(true) {
      contents += try DrawnAnswer.draw(work) { folder, scale in
        let drawing = diff.map { $0 == "--json" ? "--output=\(folder)/diff.png" : $0 }
        var answer = work.answer(drawing.dropLast(3) + scale + drawing.suffix(3), texts)
        answer.output = Array("\(folder)/diff.png".utf8)
        return answer
      }.contents
    }
    return ToolAnswer(contents: contents, isError: after.isError)
  }

  private static func edited(
    _ text: String, _ edits: [RPCParams]
  ) throws(RPCError) -> String {
    var text = text
    if edits.isEmpty { throw RPCError(.invalidParams, "'edits' is empty") }
    for edit in edits {
      let old = try edit.needed("old"), new = try edit.needed("new")
      let places = text.ranges(of: old)
      guard places.count == 1, let place = places.first else {
        throw RPCError(
          .invalidParams,
          "\(Diagnostic.quoted(old)) occurs \(places.count) times in the source", expected: "once")
      }
      text.replaceSubrange(place, with: new)
    }
    return text
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
    return work.run(
      ["diff", "--json"] + options + ["--", first.path, second.path],
      first.texts.merging(second.texts) { _, new in new })
  }
}
