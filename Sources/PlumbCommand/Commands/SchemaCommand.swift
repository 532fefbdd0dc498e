import CellTemplates

/// `plumb schema`: what editors complete and check templates with.
struct SchemaCommand: Command, Equatable {
  init(_ arguments: ParsedArguments) throws(ArgumentError) {}

  func run(_ console: Console) -> ExitCode {
    console.output(Array(TemplateSchema.text.utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "schema", summary: "Prints the JSON Schema of templates, for editors.",
    discussion: """
      A template that begins with '# yaml-language-server: $schema=\(TemplateSchema.fileName)'
      is completed and checked while it is typed, in every editor that knows YAML schemas.
      'plumb init' writes the file as well.
      """,
    examples: [
      .init(
        line: "plumb schema > \(TemplateSchema.fileName)", purpose: "beside the templates")
    ])
}
