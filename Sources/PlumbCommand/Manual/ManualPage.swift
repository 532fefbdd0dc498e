import PlumbKit

/// The manual page, written in man(7).
struct ManualPage {
  let commands: [CommandSyntax]

  /// The page.
  var text: String {
    var page = RoffWriter(
      name: "plumb", section: 1, date: plumbDate, source: "plumb \(plumbVersion)")
    page.section("NAME")
    page.line("plumb \\- " + RoffWriter.escaped(Self.purpose))
    writeSynopsis(&page)
    page.section("DESCRIPTION")
    page.paragraphs(Self.description)
    page.section("COMMANDS")
    for command in commands.flatMap(\.flattened) { write(command, &page) }
    page.section("EXIT STATUS")
    for entry in Overview.exitCodes { page.item(.bold(entry.code), entry.meaning) }
    page.section("ENVIRONMENT")
    for entry in Overview.environment { page.item(.bold(entry.name), entry.meaning) }
    page.section("EXAMPLES")
    for example in Overview.examples { page.example(example.line, example.purpose) }
    return page.text
  }

  /// Without the full stop, as the tool that searches names (apropos) wants it.
  private static let purpose = "lay out self-sizing table cells as iOS does, and draw them"

  private static let description = """
    plumb reads table view cells that are described in templates (YAML), lays them out with Auto \
    Layout as iOS does, and draws the rows at any width, with the constraints on top if asked to.

    Options may stand before and behind files; -- ends them. --name value and --name=value are the \
    same, as are -n value and -nvalue.
    """

  private func writeSynopsis(_ page: inout RoffWriter) {
    page.section("SYNOPSIS")
    let typed = commands.flatMap(\.flattened).filter { !$0.isGroup }
    for (index, command) in typed.enumerated() {
      if index > 0 { page.request("br") }
      page.synopsis(command.name, command.operand?.usage, hasOptions: !command.options.isEmpty)
    }
  }

  private func write(_ command: CommandSyntax, _ page: inout RoffWriter) {
    page.subsection(command.usageLine)
    page.paragraphs(command.summary)
    if !command.discussion.isEmpty { page.paragraphs(command.discussion) }
    if let operand = command.operand { page.item(.bold(operand.usage), operand.help) }
    for option in command.options { page.item(.option(option), option.help) }
    if command.name == commands.first?.name {
      for option in [OptionSyntax.color, .helpFlag] {
        page.item(.option(option), option.help + "; every command has it")
      }
    }
    for example in command.examples { page.example(example.line, example.purpose) }
  }
}
