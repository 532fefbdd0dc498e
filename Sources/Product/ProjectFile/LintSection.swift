import Linting
import Reading

/// Reads `lint:`.
struct LintSection {
  private let section: SectionReader

  init(_ section: SectionReader) { self.section = section }

  /// The names that IBLinter and SwiftLint use for the same.
  private static let habits = [
    "only_rules": "only", "enabled_rules": "enable", "opt_in_rules": "enable",
    "disabled_rules": "disable", "included": "include", "excluded": "exclude",
  ]

  func read(_ node: YAMLNode) -> LintSettings {
    var settings = LintSettings()
    section.forEachEntry(
      of: node, called: "'lint'", keys: .lint, habits: Self.habits
    ) { entry in
      switch entry.key {
      case "only": settings.only = rules(entry.value)
      case "enable": settings.enabled = Set(rules(entry.value))
      case "disable": settings.disabled = Set(rules(entry.value))
      case "severity": settings.severities = severities(entry.value)
      case "include": settings.included = patterns(entry.value)
      case "exclude": settings.excluded = patterns(entry.value)
      case "ignore": settings.ignores = ignores(entry.value)
      default:
        settings.baselineLocation = section.location(entry.value.mark)
        settings.baseline = section.word(entry.value, "the path of a file")
      }
    }
    return settings
  }

  // MARK: Rules

  private static let ids = LintRule.all.map(\.id)

  private func rules(_ node: YAMLNode) -> [String] {
    section.words(node, "the id of a rule").compactMap {
      isRule($0.text, at: $0.mark) ? $0.text : nil
    }
  }

  private func isRule(_ id: String, at mark: YAMLMark) -> Bool {
    if Self.ids.contains(id) { return true }
    section.error(
      mark, "unknown rule \(Diagnostic.quoted(id))", expected: Diagnostic.choices(Self.ids),
      hint: Diagnostic.didYouMean(id, in: Self.ids))
    return false
  }

  private func severities(_ node: YAMLNode) -> [String: Severity] {
    guard let entries = node.entries else {
      section.error(node.mark, node.kind, expected: "rules with severities")
      return [:]
    }
    var severities: [String: Severity] = [:]
    let words = Severity.allCases.map(\.rawValue)
    for entry in entries where isRule(entry.key, at: entry.keyMark) {
      let text = entry.value.scalar?.text ?? ""
      if let severity = Severity(rawValue: text) {
        severities[entry.key] = severity
      } else {
        section.error(
          entry.value.mark, "unknown severity \(Diagnostic.quoted(text))",
          expected: Diagnostic.choices(words), hint: Diagnostic.didYouMean(text, in: words))
      }
    }
    return severities
  }

  // MARK: Paths

  private func patterns(_ node: YAMLNode) -> [GlobPattern] {
    section.words(node, "a path or a pattern such as 'Pods/**'").map { GlobPattern($0.text) }
  }

  // MARK: Ignored findings

  /// `- misplaced-view EuI-TD-shm`, `- EuI-TD-shm` or `- {rule: …, object: …, file: …, reason: …}`.
  private func ignores(_ node: YAMLNode) -> [LintIgnore] {
    (node.items ?? [node]).compactMap { item in
      item.entries == nil ? handle(item) : mapping(item)
    }
  }

  private func handle(_ node: YAMLNode) -> LintIgnore? {
    let expected = "'RULE OBJECT', as a finding has it in brackets"
    guard let text = section.word(node, expected) else { return nil }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if words.count == 2 {
      return isRule(words[0], at: node.mark) ? LintIgnore(rule: words[0], object: words[1]) : nil
    }
    let isRule = Self.ids.contains(text)
    return isRule ? LintIgnore(rule: text) : LintIgnore(object: text)
  }

  private func mapping(_ node: YAMLNode) -> LintIgnore? {
    var ignore = LintIgnore()
    section.forEachEntry(of: node, called: "'ignore'", keys: .ignore) { entry in
      switch entry.key {
      case "rule":
        guard let id = section.word(entry.value, "the id of a rule") else { return }
        if isRule(id, at: entry.value.mark) { ignore.rule = id }
      case "object": ignore.object = section.word(entry.value, "an object id")
      case "file":
        ignore.file = section.word(entry.value, "a path or a pattern").map(GlobPattern.init)
      default: break
      }
    }
    if ignore == LintIgnore() {
      section.error(
        node.mark, "this would ignore everything", expected: "a rule, an object or a file")
      return nil
    }
    return ignore
  }
}
