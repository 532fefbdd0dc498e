import Diagnostics

extension LintReport {
  /// A line a finding, and one, indented, for each location that takes part.
  var plain: String {
    findings.map { $0.lines.joined(separator: "\n") + "\n" }.joined()
  }
}

extension Finding {
  /// The finding in the form of every message, rule and object at the end.
  public var lines: [String] {
    ["\(diagnostic) [\(handle)]"]
      + related.map { "    \($0.location): \(Diagnostic.printable($0.message))" }
  }
}
