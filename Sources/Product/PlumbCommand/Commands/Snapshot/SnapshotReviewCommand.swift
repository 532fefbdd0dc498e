/// `plumb snapshot review`: one failure of the last run after the other, each to be decided on.
struct SnapshotReviewCommand: Command, Equatable {
  let place: SnapshotPlace
  let patterns: [String]
  /// Whether the report is opened in a browser instead.
  let opensReport: Bool
  /// How pictures are shown in the terminal.
  let preview: PreviewChoice

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    patterns = arguments.operands
    opensReport = arguments.contains(.openReport)
    preview = try arguments.value(of: .reviewPreview, as: .preview([])) ?? .auto
  }

  static let syntax = CommandSyntax(
    name: "snapshot review", summary: "Goes through the failures of the last run, one at a time.",
    discussion: """
      Each is shown with what moved, and its pictures where the terminal can show any. Then it is
      decided by a key: a accepts the picture as the new reference, s skips it, o opens its
      pictures, A accepts this and all that follow, b goes back, q ends. Nothing is written
      before a key says so.

      Without a terminal it lists the failures and how to accept them. The exit code is 0 when
      nothing is left to decide, 1 when something is.
      """,
    operand: .snapshotNames("the failures to go through (all)"),
    options: [.openReport, .reviewPreview, .project, .artifacts, .allowWrite],
    examples: [
      .init(line: "plumb snapshot review", purpose: "all of them"),
      .init(line: "plumb snapshot review 'Templates/mail-*'", purpose: "one template's"),
      .init(line: "plumb snapshot review --open", purpose: "in the browser"),
    ])
}

extension OptionSyntax {
  static let openReport = OptionSyntax(
    name: "open", help: "open the report of the last run in a browser, and end")
  static let reviewPreview = OptionSyntax(
    name: "preview", short: "p", placeholder: "HOW",
    values: .words(PreviewChoice.allCases.map(\.rawValue)),
    help: "show pictures by kitty, iterm or sixel, or none (auto: as the terminal says)")
}

extension OperandSyntax {
  /// Names of snapshots: whole ones, or patterns for several.
  static func snapshotNames(_ help: String, isRequired: Bool = false) -> OperandSyntax {
    OperandSyntax(placeholder: "NAME", isRequired: isRequired, isRepeatable: true, help: help)
  }
}
