import Linting

/// Pages of `plumb help` that are about no command.
enum HelpPage {
  /// The page of a word; nil for a word that has none.
  static func text(of word: String) -> String? {
    if word == "template" {
      return String(decoding: PackageResources.template_txt, as: UTF8.self)
    }
    if word == "json" {
      return wrapped(json) + "\n" + String(decoding: PackageResources.answers_txt, as: UTF8.self)
    }
    if let rule = LintRule.named(word) {
      return wrapped(
        "\(rule.id): \(rule.severity.rawValue)\n\n\(rule.summary)\n\n\(rule.rationale)")
    }
    return messages[word].map(wrapped)
  }

  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n\n").map {
      HelpList.wrap(String($0).replacing("\n", with: " "), width: 80).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private static let json = """
    Answers as JSON

    With --json a command prints an object a line, and messages as objects on standard error. These \
    are the fields: * follows those that are always there, and +name stands for the fields that are \
    listed under that name at the end. Within a version fields are only added. 'plumb schema NAME' \
    prints the JSON Schema of an answer.
    """

  /// Ids of messages that no rule finds.
  private static let messages = [
    "input-error": """
    input-error: error

    A file, an option or a value cannot be used as it is. The message names what is expected, and \
    the hint what was probably meant. The exit code is 2.
    """,
    "input-warning": """
    input-warning: warning

    An input can be used, but probably means something else than it was meant to.
    """,
    "note": """
    note: note

    Something that explains another message, or that is good to know.
    """,
  ]
}
