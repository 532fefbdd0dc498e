import Reading

/// The JSON Schema of templates, made of the tables that the compiler reads them with.
public enum TemplateSchema {
  /// The file's name beside templates, for the line `# yaml-language-server: $schema=…` at their top.
  public static let fileName = "plumb-template.schema.json"

  /// The schema as a file: JSON, with a line break at its end.
  public static var text: String { json.jsonText() + "\n" }

  static var json: DataValue {
    var encoder = SchemaEncoder()
    guard case .record(let root) = encoder.json(.mapping(.template)) else { return .null }
    let head: [(String, DataValue)] = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("title", .text("Plumb template")),
      ("description", .text("A table of self-sizing cells, laid out and drawn by `plumb render`.")),
    ]
    return .object(
      head + zip(root.names, root.values) + [("definitions", .record(encoder.definitions))])
  }
}
