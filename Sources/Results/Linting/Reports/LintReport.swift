import Diagnostics
import Numbers

/// The results of a run, ready to be printed.
public struct LintReport: Sendable {
  /// For people, for scripts and for the tools that show findings beside code.
  public enum Format: String, CaseIterable, Sendable {
    /// A line each, for people.
    case text
    /// One object, for scripts.
    case json
    /// The Static Analysis Results Interchange Format 2.1.0, for code scanning.
    case sarif
    /// Workflow commands, which GitHub shows beside the changed lines.
    case github
  }

  /// How many files were looked at.
  public var files = 0
  /// File by file, in the order of locations.
  public var findings: [Finding] = []
  /// Why files could not be looked at.
  public var failures: [Diagnostic] = []
  /// Which rules ran.
  public var rules: [LintRule] = LintRule.all
  /// The version of the tool.
  public var version = ""
  /// The absolute path of the folder that paths start from, with a slash at its end.
  public var folder = ""

  /// A report of nothing.
  public init() {}

  /// Whether something was found that is more than worth knowing.
  public var hasProblems: Bool { findings.contains { $0.severity != .note } }

  /// The whole report.
  public func text(_ format: Format) -> String {
    switch format {
    case .text: plain
    case .json: json
    case .sarif: sarif
    case .github: annotations
    }
  }

  /// `3 errors, 1 warning and 2 notes in 12 files`.
  public var summary: String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return counted(count, severity.rawValue)
    }
    let places = "in \(counted(files, "file"))"
    return (counts.isEmpty ? "nothing found" : series(counts)) + " " + places
  }
}

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

extension LintReport {
  /// A workflow command each.
  var annotations: String {
    (findings.map(\.annotation) + failures.map(\.annotation)).map { $0 + "\n" }.joined()
  }
}

extension Finding {
  fileprivate var annotation: String {
    let text = message + (hint.map { "; \($0)" } ?? "")
    return severity.annotation(at: location, title: rule, text)
  }
}

extension Diagnostic {
  fileprivate var annotation: String {
    let text = message + (expected.map { ", expected \($0)" } ?? "")
    return severity.annotation(at: location, title: "plumb lint", text)
  }
}

extension Severity {
  fileprivate func annotation(
    at location: FileLocation?, title: String, _ message: String
  ) -> String {
    var properties: [(name: String, value: String)] = []
    if let location {
      properties.append(("file", location.file))
      if location.line > 0 { properties.append(("line", "\(location.line)")) }
      if location.column > 0 { properties.append(("col", "\(location.column)")) }
    }
    properties.append(("title", title))
    return "\(WorkflowCommand(self == .note ? "notice" : rawValue, properties, message))"
  }
}
