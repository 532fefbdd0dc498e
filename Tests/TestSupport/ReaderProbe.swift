import Diagnostics
import Reading

/// Runs a reader on a text as if it were the file `t`, and keeps what it reported.
package struct ReaderProbe<Value> {
  package let value: Value
  package let messages: [String]

  package init(_ text: String, read: (SourceText, DiagnosticLog) -> Value) {
    self.init(Array(text.utf8), read: read)
  }

  package init(_ bytes: [UInt8], read: (SourceText, DiagnosticLog) -> Value) {
    let log = DiagnosticLog()
    value = read(SourceText(file: "t", bytes: bytes), log)
    messages = log.diagnostics.map(\.description)
  }
}

extension YAMLNode {
  /// A dump that shows structure and places: `{a@1:1: 1@1:4}`.
  package var dump: String {
    let place = "@\(mark.line):\(mark.column)"
    switch content {
    case .scalar(let scalar): return (scalar.isPlain ? scalar.text : "'\(scalar.text)'") + place
    case .sequence(let items): return "[" + items.map(\.dump).joined(separator: ", ") + "]"
    case .mapping(let entries):
      return "{" + entries.map { "\($0.key): \($0.value.dump)" }.joined(separator: ", ") + "}"
    }
  }
}
