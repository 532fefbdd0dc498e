import Diagnostics
import JSONWriting

extension LintReport {
  /// One object; keys in alphabetical order.
  var json: String {
    let document = Document(
      files: files, findings: findings.map(Item.init), failures: failures.map(\.description),
      summary: .init(
        errors: count(.error), warnings: count(.warning), notes: count(.note)))
    return String(decoding: StableJSON.page(document), as: UTF8.self)
  }

  private func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  private struct Document: Encodable {
    let files: Int
    let findings: [Item]
    let failures: [String]
    let summary: Summary
  }

  private struct Summary: Encodable {
    let errors: Int
    let warnings: Int
    let notes: Int
  }

  private struct Place: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String

    init(_ related: Finding.Related) {
      file = related.location.file
      line = related.location.line
      column = related.location.column
      message = related.message
    }
  }

  private struct Item: Encodable {
    let rule: String
    let severity: String
    let file: String
    let line: Int
    let column: Int
    let message: String
    let hint: String?
    let scene: String
    let object: String
    let related: [Place]
    let variants: [String]?

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity.rawValue
      file = finding.location.file
      line = finding.location.line
      column = finding.location.column
      message = finding.message
      hint = finding.hint
      scene = finding.scene
      object = finding.object
      related = finding.related.map(Place.init)
      variants = finding.variants.isEmpty ? nil : finding.variants
    }
  }
}
