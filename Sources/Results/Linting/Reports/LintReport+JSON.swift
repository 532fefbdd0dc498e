extension LintReport {
  /// One object in a line; keys in alphabetical order.
  var json: String {
    let document: JSONObject = [
      "files": files, "findings": findings.map(object),
      "failures": failures.map(\.description), "errors": failures.map { $0.json() },
      "summary": [
        "errors": count(.error), "warnings": count(.warning), "notes": count(.note),
        "hidden": hidden,
      ] as JSONObject,
    ]
    return String(decoding: StableJSON.answer(document), as: UTF8.self)
  }

  private func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  private func object(_ finding: Finding) -> JSONObject {
    let object: JSONObject = [
      "rule": finding.rule,
      "severity": finding.severity.rawValue,
      "file": finding.location.file,
      "line": finding.location.line,
      "column": finding.location.column,
      "message": finding.message,
      "hint": finding.hint,
      "scene": finding.scene,
      "object": finding.object,
      "related": finding.related.isEmpty
        ? nil
        : finding.related.map { related -> JSONObject in
          [
            "file": related.location.file, "line": related.location.line,
            "column": related.location.column, "message": related.message,
          ]
        },
      "variants": finding.variants.isEmpty ? nil : finding.variants,
      "repair": finding.repair?.json,
    ]
    return object + (finding.layout?.json ?? [:])
  }
}

extension SourceRepair {
  /// The repair for programs.
  package var json: JSONObject {
    [
      "change": change, "subject": subject, "property": property?.name, "from": property?.from,
      "to": property?.to, "frames": frames, "moves": moves,
      "remarks": remarks.isEmpty ? nil : remarks, "edits": edits,
    ]
  }
}

extension TextEdit: Encodable {
  private enum Key: String, CodingKey { case file, line, column, endLine, endColumn, text }

  /// As `plumb lint --json` has it.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(start.file, forKey: .file)
    try fields.encode(start.line, forKey: .line)
    try fields.encode(start.column, forKey: .column)
    try fields.encode(end.line, forKey: .endLine)
    try fields.encode(end.column, forKey: .endColumn)
    try fields.encode(text, forKey: .text)
  }
}
