import PlumbKit

extension DiffCommand {
  static let syntax = CommandSyntax(
    name: "diff", summary: "Shows what a change to a file does to its cells.",
    discussion: """
      Lays both versions out and prints for each cell that differs: its height, views that were
      added, removed, moved or resized, texts and other properties, constraints with their
      constants and priorities. With --output also a picture, before beside after, each view
      that differs marked. Views are matched by object id, then by their labels in Interface
      Builder; the order of elements, stored frames and what another Xcode writes do not count.

      The exit code is 0 when nothing differs, 1 when something does, 2 when a version could not
      be used. With --git it is 0 but for bad usage, because Git takes any other for a crash.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", isRepeatable: true, spelling: "OLD NEW",
      values: .files(["xib", "storyboard", "yaml", "yml"]),
      help: "two versions of a .xib, .storyboard or template; /dev/null for one that does not"
        + " exist, - for standard input"),
    options: OptionSyntax.variantOptions + [
      .scene, .format, .extraPicture, .path, .git, .json,
    ],
    examples: [
      .init(line: "plumb diff old/PhotoCell.xib PhotoCell.xib", purpose: "what differs, as text"),
      .init(
        line: "plumb diff old/Mail.xib Mail.xib -w 320 -w 568 -o mail.png",
        purpose: "text, and a picture for the pull request"),
      .init(
        line: "git show HEAD:Mail.xib | plumb diff - Mail.xib",
        purpose: "what is not committed yet"),
      .init(
        line: "git config diff.plumb.command 'plumb diff --git'",
        purpose: "with '*.xib diff=plumb' in .gitattributes: git diff shows layouts"),
    ])
}

extension OptionSyntax {
  /// `--output` of commands whose answer is a text.
  static let extraPicture = OptionSyntax(
    name: "output", short: "o", placeholder: "PATH", values: .path,
    help:
      "a picture as well: its file, a folder for it, or - for standard output in place of the text"
      + " (no picture)")
  static let path = OptionSyntax(
    name: "path", placeholder: "PATH", values: .path,
    help: "what the file is called where OLD and NEW are copies; data and images of a template are"
      + " looked for beside it")
  static let git = OptionSyntax(
    name: "git", help: "the arguments are those that Git gives to an external diff")
}
