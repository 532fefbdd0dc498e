import ProjectFile
import Reading

/// What runs commands on documents as their editor has them.
struct LSPWork {
  private let workshop: Workshop
  private let texts: [String: [UInt8]]
  private let isCancelled: () -> Bool

  init(_ workshop: Workshop, _ documents: [LSPDocument], isCancelled: @escaping () -> Bool) {
    (self.workshop, self.isCancelled) = (workshop, isCancelled)
    var texts = Dictionary(
      documents.filter { $0.kind != .swift }.map { ($0.path, Array($0.text.utf8)) },
      uniquingKeysWith: { first, _ in first })
    // What is wrong with the project file is shown in that file; default settings hold meanwhile.
    if let project = workshop.projectFile, !Self.isSound(project, texts[project]) {
      texts[project] = Array("{}".utf8)
    }
    self.texts = texts
  }

  private static func isSound(_ project: String, _ text: [UInt8]?) -> Bool {
    let text = text.map { String(decoding: $0, as: UTF8.self) }
    return (try? text.map { try ProjectFile.parse($0, path: project) } ?? .load(project)) != nil
  }

  /// The objects that a command prints, its messages first. `text`: stands for the file at `path`,
  /// in place of what its editor has.
  func objects(
    _ arguments: [String], _ path: String, and operands: [String] = [], text: String? = nil
  ) -> (messages: [RPCParams], answers: [RPCParams]) {
    var texts = texts
    if let text { texts[path] = Array(text.utf8) }
    let answer = workshop.run(
      arguments + ["--json", "--", path] + operands, texts: texts, isCancelled: isCancelled)
    return (Self.objects(Array(answer.messages.utf8)), Self.objects(answer.output))
  }

  private static func objects(_ lines: [UInt8]) -> [RPCParams] {
    var reader = JSONReader()
    return lines.split(separator: 0x0A).compactMap { line in
      guard case .record(let record)? = try? reader.read(line: line) else { return nil }
      return RPCParams(record)
    }
  }

  func problems(in document: LSPDocument) -> [LSPProblem] {
    guard !document.isLarge else { return [] }
    switch document.kind {
    case .other: return []
    case .project: return Self.projectProblems(in: document)
    case .swift: return workshop.allowsSwift ? lint(document) : []
    case .template, .interface:
      let found = lint(document)
      // A misspelt word hides what else is wrong: that is looked for in the text as it is meant.
      let slips = found.compactMap(\.correction)
      guard !slips.isEmpty, slips.count == found.count(where: { $0.isError }) else { return found }
      let lines = Set(slips.map(\.start.line))
      return found + lint(document.applying(slips)).map { $0.withoutEdits(of: lines) }
    }
  }

  /// The problems that `plumb lint` finds in a document.
  private func lint(_ document: LSPDocument) -> [LSPProblem] {
    let (messages, answers) = objects(
      ["lint", "--fail-on=never"], document.path,
      text: document.kind == .swift ? nil : document.text)
    let findings = answers.flatMap { answer in
      ["errors", "findings"].flatMap { (try? answer.records($0)) ?? [] }
    }
    let name = workshop.name(of: document.path)
    return (messages + findings).map { LSPProblem($0, of: name, in: document) }
  }

  private static func projectProblems(in document: LSPDocument) -> [LSPProblem] {
    do {
      _ = try ProjectFile.parse(document.text, path: document.path)
      return []
    } catch {
      return error.diagnostics.map { LSPProblem($0, in: document) }
    }
  }
}

/// A message about a document, with what would mend it.
struct LSPProblem {
  let isError: Bool
  /// The rule, or the kind of message.
  let id: String
  /// What it is about, where a rule has found it.
  let subject: String
  private let severity: String
  let position: LSPPosition
  private let message: String
  /// The repair that was laid out, in words; nil for none.
  let change: String?
  /// The edits of the repair; empty for none.
  private(set) var edits: [TextChange]
  /// The word that was probably meant; nil where nothing was misspelt.
  let correction: TextChange?

  /// A message that a command has printed. `name`: what commands call the document.
  init(_ object: RPCParams, of name: String, in document: LSPDocument) {
    let text = { (name: String) in (try? object.text(name)).flatMap(\.self) }
    let number = { (name: String) in (try? object.integer(name)) ?? 1 }
    let isHere = (text("file") ?? name) == name
    severity = text("severity") ?? "error"
    isError = severity == "error"
    id = text("rule") ?? text("id") ?? ""
    subject = [text("scene"), text("object")].compactMap(\.self).joined(separator: " ")
    position =
      isHere
      ? document.position(line: number("line"), column: number("column"))
      : LSPPosition(line: 0, character: 0)
    let words = Diagnostic(
      .error, text("message") ?? "", expected: text("expected"), hint: text("hint")
    ).sentence
    message = isHere ? words : "\(text("file") ?? ""): \(words)"
    let repair = try? object.record("repair")
    change = (try? repair?.text("change")).flatMap(\.self)
    edits = ((try? repair?.records("edits")) ?? []).compactMap { TextChange($0, in: document) }
    correction = isHere ? TextChange(correcting: words, at: position, in: document) : nil
  }

  /// A message of a reader.
  init(_ diagnostic: Diagnostic, in document: LSPDocument) {
    (severity, isError) = (diagnostic.severity.rawValue, diagnostic.severity == .error)
    (id, subject, change, edits) = ("plumb.yaml", "", nil, [])
    position = document.position(
      line: diagnostic.location?.line ?? 1, column: diagnostic.location?.column ?? 1)
    message =
      Diagnostic(
        diagnostic.severity, diagnostic.message, expected: diagnostic.expected,
        hint: diagnostic.hint
      ).sentence
    correction = TextChange(correcting: message, at: position, in: document)
  }

  /// The problem without a repair of lines that are written otherwise than they are meant.
  func withoutEdits(of lines: Set<Int>) -> LSPProblem {
    var problem = self
    if edits.contains(where: { lines.contains($0.start.line) }) { problem.edits = [] }
    return problem
  }

  func diagnostic(in document: LSPDocument) -> JSONObject {
    let levels = ["error": 1, "warning": 2, "note": 3]
    return [
      "range": document.range(from: position), "severity": levels[severity] ?? 1,
      "source": "plumb", "code": id, "message": message,
    ]
  }
}

/// A piece of one line, or between two, that is replaced.
struct TextChange {
  let start: LSPPosition
  let end: LSPPosition
  let text: String

  /// An edit of a repair.
  init?(_ object: RPCParams, in document: LSPDocument) {
    guard let line = try? object.integer("line"), let column = try? object.integer("column"),
      let endLine = try? object.integer("endLine"),
      let endColumn = try? object.integer("endColumn"), let text = try? object.needed("text")
    else { return nil }
    start = document.position(line: line, column: column)
    end = document.position(line: endLine, column: endColumn)
    self.text = text
  }

  /// The word that a message asks about: `unknown key 'txt'; did you mean 'text'?`.
  init?(correcting message: String, at position: LSPPosition, in document: LSPDocument) {
    guard let match = message.firstMatch(of: /'([^']+)'.*did you mean '([^']+)'\?/),
      document.lines.indices.contains(position.line)
    else { return nil }
    let wrong = String(match.output.1)
    let rest = String(document.lines[position.line].utf16.dropFirst(position.character)) ?? ""
    guard let place = rest.range(of: wrong) else { return nil }
    let offset = position.character + rest[..<place.lowerBound].utf16.count
    start = LSPPosition(line: position.line, character: offset)
    end = LSPPosition(line: position.line, character: offset + wrong.utf16.count)
    text = String(match.output.2)
  }

  var json: JSONObject {
    ["range": ["start": start.json, "end": end.json] as JSONObject, "newText": text]
  }
}

extension LSPDocument {
  func applying(_ changes: [TextChange]) -> LSPDocument {
    var document = self
    let order = changes.sorted {
      ($0.start.line, $0.start.character) > ($1.start.line, $1.start.character)
    }
    for change in order where change.start.line == change.end.line {
      guard lines.indices.contains(change.start.line) else { continue }
      let line = document.lines[change.start.line].utf16
      let head = String(line.prefix(change.start.character)) ?? ""
      let tail = String(line.dropFirst(change.end.character)) ?? ""
      document.lines[change.start.line] = head + change.text + tail
    }
    return document
  }
}

/// Code actions: repairs that were laid out, and corrected words.
struct LSPRepairs {
  private let work: LSPWork
  private let document: LSPDocument

  init(_ work: LSPWork, _ document: LSPDocument) {
    (self.work, self.document) = (work, document)
  }

  func actions(for problems: [LSPProblem], in lines: ClosedRange<Int>) -> [JSONObject] {
    problems.filter { lines.contains($0.position.line) }.compactMap { problem in
      if let correction = problem.correction {
        return action("replace by '\(correction.text)'", problem, [correction])
      }
      guard let change = problem.change, !problem.edits.isEmpty, mends(problem, among: problems)
      else { return nil }
      return action(change, problem, problem.edits)
    }
  }

  /// Whether the edited text, read and laid out, has one problem less of this kind, and no new error.
  private func mends(_ problem: LSPProblem, among problems: [LSPProblem]) -> Bool {
    let after = work.problems(in: document.applying(problem.edits))
    let isSame = { (other: LSPProblem) in
      other.id == problem.id && other.subject == problem.subject
    }
    return after.count(where: isSame) < problems.count(where: isSame)
      && after.count(where: \.isError) <= problems.count(where: \.isError)
  }

  private func action(
    _ title: String, _ problem: LSPProblem, _ changes: [TextChange]
  ) -> JSONObject {
    [
      "title": title, "kind": "quickfix", "isPreferred": true,
      "diagnostics": [problem.diagnostic(in: document)],
      "edit": [
        "changes": JSONObject([(document.uri, changes.map(\.json))])
      ] as JSONObject,
    ]
  }
}
