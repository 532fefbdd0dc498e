import Foundation

/// `plumb init`: a project to start from.
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
    let shared = SampleProject.shared.filter { !NewFile.exists(path(of: $0.name)) }
    let files = (SampleProject.files + shared).map {
      NewFile(path: path(of: $0.name), text: $0.text)
    }
    if let problem = NewFile.create(files, in: folder) {
      return console.fail(problem)
    }
    for file in files { console.print(file.path, as: ["file": file.path]) }
    console.errorOutput(nextSteps(program: console.program))
    return .success
  }

  private func path(of name: String) -> String { PathName.prefix(in: folder) + name }

  // MARK: What to do next

  /// Commands to be typed next, as they have to be typed.
  private func nextSteps(program: String) -> String {
    let plumb = ShellWord.quoted(program)
    let file = ShellWord.quoted(ShellWord.asOperand(path(of: SampleTemplate.file.name)))
    let project = folder == "." ? "" : " --project \(ShellWord.quoted(ShellWord.asOperand(folder)))"
    let steps = [
      ("\(plumb) render \(file) --layers diagram", "pictures with every constraint"),
      ("\(plumb) render \(file) --watch", "again after every change"),
      ("\(plumb) snapshot record\(project)", "keep a picture of every variant, in Snapshots"),
      ("\(plumb) snapshot test\(project)", "draw them again and compare, here and in CI"),
    ]
    let width = steps.map(\.0.count).max() ?? 0
    let lines = (steps + ignoring).map { command, purpose in
      "  \(command)\(String(repeating: " ", count: max(0, width - command.count)))   # \(purpose)"
    }
    return "\nNext:\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Entries that keep leavings out of the repository, where somebody else has such a list.
  private var ignoring: [(String, String)] {
    let path = path(of: SampleProject.ignored.name)
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    let lines = (text ?? "").split(separator: "\n").map { $0.trimmingPrefix("/") }
    if lines.contains(where: { $0 == ".plumb/" || $0 == ".plumb" }) { return [] }
    return [("echo .plumb/ >> \(ShellWord.quoted(path))", "leave out what runs leave")]
  }

  static let syntax = CommandSyntax(
    name: "init", summary: "Writes a project to start from: plumb.yaml, a template and its data.",
    discussion: """
      The files explain themselves in comments. Files that are there already are never
      overwritten: then nothing is written at all, but for a .gitignore and the JSON Schemas,
      which are left as they are.
      """,
    operand: OperandSyntax(
      placeholder: "DIR", isRequired: false, values: .folder,
      help: "where to put them; made when missing (the current folder)"),
    options: [.linesJSON],
    examples: [
      "plumb init": "plumb.yaml, contacts.yaml, its data and the schemas in the current folder",
      "plumb init cells": "the same in a folder of their own",
    ])
}
