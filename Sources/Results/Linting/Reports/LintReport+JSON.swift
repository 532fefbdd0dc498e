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
    [
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
      "repair": finding.repair.map(object),
    ]
  }

  private func object(_ repair: SourceRepair) -> JSONObject {
    [
      "change": repair.change, "frames": repair.frames,
      "remarks": repair.remarks.isEmpty ? nil : repair.remarks,
      "edits": repair.edits.map { edit -> JSONObject in
        [
          "file": edit.start.file, "line": edit.start.line, "column": edit.start.column,
          "endLine": edit.end.line, "endColumn": edit.end.column, "text": edit.text,
        ]
      },
    ]
  }
}
