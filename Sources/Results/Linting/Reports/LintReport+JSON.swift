import Diagnostics
import Foundation

extension LintReport {
  /// One object; keys in alphabetical order.
  var json: String {
    let document = Document(
      files: files, findings: findings.map(Item.init), failures: failures.map(\.description),
      summary: .init(
        errors: count(.error), warnings: count(.warning), notes: count(.note)))
    return JSONPrinting.text(of: document)
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

/// Values as JSON for people and diffs: indented, keys in alphabetical order, a line feed at the
/// end.
enum JSONPrinting {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let bytes = (try? encoder.encode(value)) ?? Data()
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }
}
