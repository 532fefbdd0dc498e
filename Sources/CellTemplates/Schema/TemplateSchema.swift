import Reading

/// The JSON Schema of templates, made of the tables that the compiler reads them with.
public enum TemplateSchema {
  /// The file's name beside templates, for the line `# yaml-language-server: $schema=…` at their top.
  public static let fileName = "plumb-template.schema.json"

  /// The schema as a file: JSON, with a line break at its end.
  public static var text: String { json.jsonText() + "\n" }

  static var json: DataValue {
    SchemaEncoder.document(
      "Plumb template",
      about: "A table of self-sizing cells, laid out and drawn by `plumb render`.", .template)
  }
}
