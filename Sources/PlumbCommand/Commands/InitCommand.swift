import Diagnostics
import Foundation

/// `plumb init`: a template to start from.
struct InitCommand: Command, Equatable {
  let folder: String

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    folder = arguments.operands.first ?? "."
    if folder.isEmpty {
      throw .invalidValue(option: "DIR", value: folder, expected: "the path of a folder")
    }
  }

  /// Writes all files or none: what is there already is never touched.
  func run(_ console: Console) -> ExitCode {
    let schema = path(of: SampleTemplate.schema.name)
    let samples = SampleTemplate.files + (NewFile.exists(schema) ? [] : [SampleTemplate.schema])
    let files = samples.map { NewFile(path: path(of: $0.name), text: $0.text) }
    if let problem = NewFile.create(files, in: folder) {
      console.report(problem)
      return .failure
    }
    for file in files { console.print(file.path) }
    console.errorOutput(nextSteps(program: console.program))
    return .success
  }

  private func path(of name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Commands to be typed next, as they have to be typed.
  private func nextSteps(program: String) -> String {
    let plumb = ShellWord.quoted(program)
    let file = ShellWord.quoted(ShellWord.asOperand(path(of: SampleTemplate.files[0].name)))
    return """

      Next:
        \(plumb) render \(file) --layers all      # pictures with every constraint
        \(plumb) render \(file) --watch           # again after every change
        \(plumb) frames \(file) --width 320       # the same as numbers

      """
  }

  static let syntax = CommandSyntax(
    name: "init", summary: "Writes a template of your own to start from, with its data.",
    discussion: """
      The template explains itself in comments. Files that are there already are never
      overwritten: then nothing is written at all.
      """,
    operand: OperandSyntax(
      placeholder: "DIR", isRequired: false, values: .folder,
      help: "where to put them; made when missing (the current folder)"),
    examples: [
      .init(
        line: "plumb init",
        purpose: "contacts.yaml, its data and its schema in the current folder"),
      .init(line: "plumb init cells", purpose: "the same in a folder of their own"),
    ])
}
