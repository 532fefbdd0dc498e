import Diagnostics
import Linting
import Reading

extension KeyTable {
  /// `lint:`.
  static let lint = KeyTable([
    Key("only", rules, "Rules that run, and no others."),
    Key("enable", rules, "Rules that run beside the usual ones."),
    Key("disable", rules, "Rules that do not run."),
    Key(
      "severity", .names(.choice(Severity.allCases.map(\.rawValue)), named: anyRule),
      "How bad the findings of a rule are."),
    Key("include", patterns, "What is looked at in folders."),
    Key("exclude", patterns, "What is not looked at."),
    Key("ignore", .either([ignored, .list(ignored)]), "Findings that stay."),
    Key("baseline", .text, "The file of findings that were there before."),
  ])

  /// An entry of `ignore:` as a mapping.
  static let ignore = KeyTable([
    Key("rule", rule, "The id of a rule."), Key("object", .text, "The id of an object."),
    Key("file", .text, "A path or a pattern."), Key("reason", .text, "Why, for people."),
  ])

  private static let ids = LintRule.all.map(\.id)
  private static let anyRule = "^(" + ids.joined(separator: "|") + ")$"
  private static let rule = ValueSchema.defined("rule", .choice(ids))
  private static let rules = ValueSchema.either([rule, .list(rule), .nothing])
  private static let ignored = ValueSchema.either([.text, .mapping(ignore)])
}
