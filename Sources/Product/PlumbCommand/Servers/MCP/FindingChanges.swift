import Reading

/// What a change of a source does to the findings of lint, each said once.
struct FindingChanges {
  /// An object with the findings that are gone, new and left, and messages that are new.
  let texts: [String]

  init(from before: Workshop.Answer, to after: Workshop.Answer) {
    let known = Set(before.messages.split(separator: "\n"))
    let messages = after.messages.split(separator: "\n")
      .filter { after.hasFailed || !known.contains($0) }.joined(separator: "\n")
    var old = Self.findings(before)
    var (new, left): ([DataValue], [DataValue]) = ([], [])
    for finding in Self.findings(after) {
      if let index = old.firstIndex(where: { Self.isSame($0, finding) }) {
        let words = [old.remove(at: index), finding].map { $0["message"] ?? .null }
        let former = words[0] == words[1] ? [] : [("before", words[0])]
        left.append(.object(Self.head(finding) + former))
      } else {
        new.append(.record(finding))
      }
    }
    let answer = DataValue.object([
      ("gone", .list(old.map { .object(Self.head($0)) })), ("new", .list(new)),
      ("left", .list(left)),
    ])
    let text = after.hasFailed ? String(decoding: after.output, as: UTF8.self) : answer.compactJSON
    texts = [text, messages].filter { !$0.isEmpty }
  }

  private static func findings(_ answer: Workshop.Answer) -> [DataRecord] {
    var reader = JSONReader()
    return answer.output.split(separator: 0x0A).flatMap { line -> [DataRecord] in
      guard case .record(let record)? = try? reader.read(line: line),
        let findings = try? RPCParams(record).records("findings")
      else { return [] }
      return findings.map(\.record)
    }
  }

  /// Whether it is the same fault of the same thing, whatever its line and its numbers are.
  private static func isSame(_ one: DataRecord, _ other: DataRecord) -> Bool {
    ["rule", "scene", "object"].allSatisfy { one[$0] == other[$0] }
  }

  /// What it takes to know a finding again.
  private static func head(_ finding: DataRecord) -> [(String, DataValue)] {
    ["rule", "severity", "line", "message"].compactMap { name in
      finding[name].map { (name, $0) }
    }
  }
}
