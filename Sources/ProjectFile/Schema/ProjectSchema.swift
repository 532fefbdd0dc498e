import Reading

/// The JSON Schema of project files, made of the tables that they are read with.
public enum ProjectSchema {
  /// The file's name, for the line `# yaml-language-server: $schema=…` at the top of `plumb.yaml`.
  public static let fileName = "plumb-project.schema.json"

  /// The schema as a file: JSON, with a line break at its end.
  public static var text: String { json.jsonText() + "\n" }

  package static var json: DataValue {
    SchemaEncoder.document(
      "Plumb project",
      about: "What a project has decided for all who work on it: sources, variants, snapshots.",
      .project)
  }
}
