import CellTemplates
import ProjectFile

/// `plumb help`: the overview, or the help of a command or group.
struct HelpCommand: Command {
  private let text: String

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    if arguments.operands.count == 1, let page = HelpPage.text(of: arguments.operands[0]) {
      text = page
      return
    }
    var topic: CommandSyntax?
    var choices = Invocation.syntaxes
    for word in arguments.operands {
      guard let next = choices.first(where: { $0.word == word }) else {
        guard let topic else { throw .unknownCommand(word) }
        throw .unknownTopic(word, command: topic.name, choices: choices.map(\.word))
      }
      topic = next
      choices = next.commands
    }
    text = topic?.help ?? Overview.text(of: Invocation.syntaxes)
  }

  func run(_ console: Console) -> ExitCode {
    console.output(Array(text.utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "help", summary: "Shows what the commands are, or explains one, or a message.",
    discussion: """
      Beside commands it explains what messages are called in brackets and in JSON; 'template' is one
      page with a whole template in it, and 'json' lists the fields of every answer.
      """,
    operand: OperandSyntax(
      placeholder: "COMMAND", isRequired: false, isRepeatable: true, values: .command,
      help: "the command to explain, all its words (all commands, in a line each)"),
    examples: [
      "plumb help render": "the same as plumb render --help",
      "plumb help ambiguous-layout": "what a rule of lint finds, and why that matters",
      "plumb help template": "templates on one page",
      "plumb help json": "the fields that --json prints",
      "plumb help snapshot test": "the same as plumb snapshot test --help",
    ])
}

/// `plumb manual`: the manual page.
struct ManualCommand: Command, Equatable {
  init(_ arguments: ParsedArguments) throws(ArgumentError) {}

  func run(_ console: Console) -> ExitCode {
    console.output(Array(ManualPage(commands: Invocation.syntaxes).text.utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "manual", summary: "Prints the manual page, in the language of man.",
    discussion: "`make install` puts it where man looks for it.",
    examples: [
      "plumb manual | man -l -": "read it (on Linux)",
      "plumb manual > plumb.1": "keep it",
    ])
}

/// `plumb completions`: the script that teaches a shell the commands.
struct CompletionsCommand: Command, Equatable {
  private let shell: Shell

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let name = arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw .unknownWord(option: "SHELL", value: name, choices: Shell.allCases.map(\.rawValue))
    }
    self.shell = shell
  }

  func run(_ console: Console) -> ExitCode {
    console.output(Array(shell.completions(of: Invocation.syntaxes).utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "completions", summary: "Prints a script that completes commands in a shell.",
    discussion: """
      `make install` puts the scripts where the shells look for them. Without it, have your shell
      read them when it starts, as in the examples.
      """,
    operand: OperandSyntax(
      placeholder: "SHELL", values: .words(Shell.allCases.map(\.rawValue)),
      help: Shell.allCases.map(\.rawValue).joined(separator: ", ")),
    examples: [
      "source <(plumb completions bash)": "in ~/.bashrc",
      "source <(plumb completions zsh)": "in ~/.zshrc, after compinit",
      "plumb completions fish > ~/.config/fish/completions/plumb.fish": "once; fish finds it there",
    ])
}

/// `plumb schema`: what editors complete and check templates and project files with.
struct SchemaCommand: Command, Equatable {
  private let text: String

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let name = arguments.operands.first
    if arguments.contains(.projectSchema) {
      if let name { throw .conflicting("--project", with: name, reason: "each names a schema") }
      text = ProjectSchema.text
      return
    }
    switch name {
    case nil, "template": text = TemplateSchema.text
    case "project": text = ProjectSchema.text
    case let name?:
      guard let schema = AnswerSchema.text(of: name) ?? TemplateKeys.text(of: name) else {
        let choices =
          ["template", "project"] + AnswerSchema.all.map(\.name) + TemplateKeys.classes
        throw .unknownWord(option: "NAME", value: name, choices: choices)
      }
      text = schema
    }
  }

  func run(_ console: Console) -> ExitCode {
    console.output(Array(text.utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "schema", summary: "Prints the JSON Schema of templates, plumb.yaml or answers.",
    discussion: """
      A template that begins with '# yaml-language-server: $schema=\(TemplateSchema.fileName)'
      is completed and checked while it is typed, in every editor that knows YAML schemas; so is
      a plumb.yaml that names \(ProjectSchema.fileName). 'plumb init' writes both files as well.
      """,
    operand: OperandSyntax(
      placeholder: "NAME", isRequired: false,
      help: "template, project, a class of templates such as UILabel, or a command whose answer is"
        + " meant: " + AnswerSchema.all.map(\.name).joined(separator: ", ") + " (template)"),
    options: [.projectSchema],
    examples: [
      "plumb schema > \(TemplateSchema.fileName)": "beside the templates",
      "plumb schema UILabel": "the keys of one class",
      "plumb schema frames": "what plumb frames --json prints",
      "plumb schema --project > \(ProjectSchema.fileName)": "beside plumb.yaml",
    ])
}

extension OptionSyntax {
  fileprivate static let projectSchema = OptionSyntax(
    name: "project", help: "print the schema of plumb.yaml instead of that of templates")
}
