import Linting

/// The command line's choice of rules, on top of the project file.
struct RuleChoice: Equatable {
  private let only: [String]
  private let enabled: [String]
  private let disabled: [String]
  private let severities: [RuleSeverity]

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    only = try arguments.values(of: .onlyRule, as: .rule)
    enabled = try arguments.values(of: .rule, as: .rule)
    disabled = try arguments.values(of: .disableRule, as: .rule)
    severities = try arguments.values(of: .severity, as: .ruleSeverity)
  }

  /// Settings with what the command line says in their place.
  func applied(to settings: LintSettings) -> LintSettings {
    var settings = settings
    if !only.isEmpty { settings.only = only }
    settings.disabled.subtract(only + enabled)
    settings.enabled.formUnion(enabled)
    settings.disabled.formUnion(disabled)
    if let others = settings.only { settings.only = others + enabled }
    for entry in severities { settings.severities[entry.rule] = entry.severity }
    return settings
  }
}

/// `misplaced-view=error`.
struct RuleSeverity: Equatable {
  let rule: String
  let severity: Severity
}

extension ValueKind<String> {
  static let rule = word(LintRule.all.map { ($0.id, $0.id) })
}

extension ValueKind<LintReport.Format> {
  static let lintFormat = word(LintReport.Format.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<RuleSeverity> {
  /// A rule and a severity, an equals sign between them.
  static let ruleSeverity = ValueKind { text, option throws(ArgumentError) in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .invalidValue(
        option: option, value: text, expected: "RULE=LEVEL, such as misplaced-view=error")
    }
    let severities = ValueKind<Severity>.word(Severity.allCases.map { ($0.rawValue, $0) })
    return RuleSeverity(
      rule: try ValueKind<String>.rule.read(String(parts[0]), option),
      severity: try severities.read(String(parts[1]), option))
  }
}
