import Diagnostics
import JSONWriting

extension LintReport {
  /// One object; keys in alphabetical order.
  var json: String {
    let document: JSONObject = [
      "files": files, "findings": findings.map(object), "failures": failures.map(\.description),
      "summary": [
        "errors": count(.error), "warnings": count(.warning), "notes": count(.note),
        "hidden": hidden,
      ] as JSONObject,
    ]
    return String(decoding: StableJSON.page(document), as: UTF8.self)
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
      "related": finding.related.map { related -> JSONObject in
        [
          "file": related.location.file, "line": related.location.line,
          "column": related.location.column, "message": related.message,
        ]
      },
      "variants": finding.variants.isEmpty ? nil : finding.variants,
    ]
  }
}
