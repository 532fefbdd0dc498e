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

  /// What findings of a text lie together by.
  public enum Grouping: String, CaseIterable, Sendable {
    case file
    case rule
  }

  /// How many files were looked at.
  public var files = 0
  /// How many findings a baseline has hidden.
  public var hidden = 0
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

  /// Whether something was found that is at least that bad; nothing is where no severity is given.
  public func fails(on severity: Severity?) -> Bool {
    guard let severity, let limit = Severity.allCases.firstIndex(of: severity) else { return false }
    return findings.contains { Severity.allCases[...limit].contains($0.severity) }
  }

  /// The whole report.
  public func text(_ format: Format) -> String {
    switch format {
    case .text: plain
    case .json: json
    case .sarif: sarif
    case .github: annotations
    }
  }

  /// `3 errors and 2 notes in 12 files: 3 errors and 1 note of …; 7 more are in the baseline`.
  public var summary: String {
    let counts = Self.counts(findings)
    let places = "in \(counted(files, "file"))"
    let rules = LintRule.all.compactMap { rule -> String? in
      let found = findings.filter { $0.rule == rule.id }
      return found.isEmpty ? nil : "\(rule.id) \(Self.counts(found))"
    }
    return (counts.isEmpty ? "nothing found" : counts) + " " + places
      + (rules.isEmpty ? "" : ": " + rules.joined(separator: ", "))
      + (hidden == 0 ? "" : "; \(hidden) more \(agreeing(hidden, "is", "are")) in the baseline")
  }

  private static func counts(_ findings: [Finding]) -> String {
    series(
      Severity.allCases.compactMap { severity in
        let count = findings.count { $0.severity == severity }
        return count > 0 ? counted(count, severity.rawValue) : nil
      })
  }
}

extension LintReport {
  /// A line a finding, and one, indented, for each location that takes part.
  var plain: String {
    findings.map { $0.lines.joined(separator: "\n") + "\n" }.joined()
  }
}

extension LintReport {
  /// The findings below a line for each file or rule, in order.
  public func plain(by grouping: Grouping) -> String {
    let names =
      grouping == .file ? findings.map(\.location.file).uniqued() : LintRule.all.map(\.id)
    return names.map { name in
      let found = findings.filter {
        name == (grouping == .file ? $0.location.file : $0.rule)
      }
      guard !found.isEmpty else { return "" }
      let title = grouping == .file ? name : "\(name): \(LintRule.named(name)?.summary ?? "")"
      return "\(Diagnostic.printable(title)) (\(Self.counts(found)))\n"
        + found.map { $0.lines.map { "  \($0)\n" }.joined() }.joined()
    }.joined()
  }
}

extension Finding {
  /// The finding in the form of every message, rule and object at the end.
  public var lines: [String] {
    let others = related.map { "\($0.location): \(Diagnostic.printable($0.message))" }
    return ["\(diagnostic) [\(handle)]"]
      + listedLines(others, most: Self.mostRelated).map { "    \($0)" }
  }

  /// Members of a conflict that a terminal gets; JSON and SARIF have all.
  private static let mostRelated = 12
}

extension LintReport {
  /// A workflow command each.
  var annotations: String {
    (findings.map(\.annotation) + failures.map(\.annotation)).map { $0 + "\n" }.joined()
  }
}

extension Finding {
  fileprivate var annotation: String {
    severity.annotation(at: location, title: rule, diagnostic.words)
  }
}

extension Diagnostic {
  fileprivate var annotation: String {
    severity.annotation(at: location, title: "plumb lint", words)
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
