import CellTemplates
import ProjectFile

/// `plumb schema`: what editors complete and check templates and project files with.
struct SchemaCommand: Command, Equatable {
  /// Whether the schema of project files is meant.
  let isProject: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    isProject = arguments.contains(.projectSchema)
  }

  func run(_ console: Console) -> ExitCode {
    console.output(Array((isProject ? ProjectSchema.text : TemplateSchema.text).utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "schema", summary: "Prints the JSON Schema of templates or of plumb.yaml, for editors.",
    discussion: """
      A template that begins with '# yaml-language-server: $schema=\(TemplateSchema.fileName)'
      is completed and checked while it is typed, in every editor that knows YAML schemas; so is
      a plumb.yaml that names \(ProjectSchema.fileName). 'plumb init' writes both files as well.
      """,
    options: [.projectSchema],
    examples: [
      .init(
        line: "plumb schema > \(TemplateSchema.fileName)", purpose: "beside the templates"),
      .init(
        line: "plumb schema --project > \(ProjectSchema.fileName)", purpose: "beside plumb.yaml"),
    ])
}

extension OptionSyntax {
  static let projectSchema = OptionSyntax(
    name: "project", help: "print the schema of plumb.yaml instead of that of templates")
}
