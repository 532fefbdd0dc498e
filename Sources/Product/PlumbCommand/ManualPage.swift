import PlumbKit

/// The manual page, written in man(7).
struct ManualPage {
  let commands: [CommandSyntax]

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
    for (line, purpose) in Overview.examples { page.example(line, purpose) }
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
    for (line, purpose) in command.examples { page.example(line, purpose) }
  }
}

/// Writes man(7): requests at the start of lines, and text in which nothing may look like one.
struct RoffWriter {
  private(set) var text: String

  /// The term that an item explains.
  enum Term {
    case bold(String)
    case option(OptionSyntax)
  }

  init(name: String, section: Int, date: String, source: String) {
    text = ".TH \(name.uppercased()) \(section) \(date) \"\(source)\" \"User Commands\"\n"
  }

  fileprivate mutating func section(_ title: String) { text += ".SH \(title)\n" }

  /// A smaller heading.
  fileprivate mutating func subsection(_ title: String) {
    text += ".SS \"\(Self.escaped(title))\"\n"
  }

  /// A request without arguments.
  mutating func request(_ name: String) { text += ".\(name)\n" }

  mutating func line(_ roff: String) { text += roff + "\n" }

  /// Paragraphs, which empty lines separate.
  mutating func paragraphs(_ plain: String) {
    for paragraph in plain.split(separator: "\n\n") {
      text +=
        (startsBlock ? "" : ".PP\n") + Self.wrapped(String(paragraph).replacing("\n", with: " "))
    }
  }

  /// Whether a heading has just been written, after which no paragraph has to be started.
  private var startsBlock: Bool {
    let last = text.dropLast().split(separator: "\n").last ?? ""
    return last.hasPrefix(".SH") || last.hasPrefix(".SS")
  }

  /// `plumb render FILE... [options]`, the words to be typed in bold.
  fileprivate mutating func synopsis(_ command: String, _ operand: String?, hasOptions: Bool) {
    let operand = operand.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
    text += "\\fBplumb \(command)\\fR\(operand)\(hasOptions ? " [\\fIoptions\\fR]" : "")\n"
  }

  fileprivate mutating func item(_ term: Term, _ meaning: String) {
    text += ".TP\n\(Self.roff(term))\n" + Self.wrapped(meaning)
  }

  /// A command to copy, and below it what it does.
  mutating func example(_ line: String, _ purpose: String) {
    text +=
      (startsBlock ? "" : ".PP\n") + ".nf\n.RS 4\n\(Self.escaped(line))\n.RE\n.fi\n.RS 8\n"
      + Self.wrapped(purpose)
      + ".RE\n"
  }

  private static func roff(_ term: Term) -> String {
    switch term {
    case .bold(let word): return "\\fB\(escaped(word))\\fR"
    case .option(let option):
      let letter = option.dashedLetter.map { "\\fB\(escaped($0))\\fR, " } ?? ""
      let name = "\\fB\(escaped(option.dashed))\\fR"
      guard let placeholder = option.placeholder else { return letter + name }
      let value = "\\fI\(placeholder)\\fR"
      return letter + name + (option.impliedValue == nil ? " \(value)" : "[=\(value)]")
    }
  }

  /// Running text in lines that people can read and compare; the reader fills its own.
  private static func wrapped(_ plain: String) -> String {
    HelpList.wrap(plain, width: 68).map { escaped($0) + "\n" }.joined()
  }

  /// Text in which every character stands for itself: a hyphen that can be copied as one, no
  /// escapes, no request at the start of the line, and nothing but ASCII.
  static func escaped(_ plain: String) -> String {
    var result = ""
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "\"": result += "\\(dq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default:
        result +=
          scalar.isASCII
          ? String(scalar) : "\\[u\(hexadecimal(scalar.value))]"
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  /// At least four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
