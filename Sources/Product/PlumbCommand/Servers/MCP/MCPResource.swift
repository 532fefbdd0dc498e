import CellTemplates
import ProjectFile
import Reading

/// A text that agents may read: how to go on, and what templates may hold.
struct MCPResource {
  let uri: String
  let title: String
  let type: String
  let text: String

  /// - Parameter files: templates to begin from, and their data.
  static func all(_ files: [(name: String, text: String)]) -> [MCPResource] {
    [
      MCPResource(
        uri: "plumb://agents", title: "How an agent works with plumb", type: "text/markdown",
        text: AgentsGuide.text)
    ]
      + files.map { name, text in
        let isTemplate = SourceEndings.isYAML(name)
        return MCPResource(
          uri: "plumb://templates/\(name)",
          title: isTemplate ? "A template to begin from" : "Data of a template",
          type: isTemplate ? "application/yaml" : "application/json", text: text)
      } + [
        MCPResource(
          uri: "plumb://schema/template", title: "JSON Schema of templates",
          type: "application/schema+json", text: TemplateSchema.text),
        MCPResource(
          uri: "plumb://schema/project", title: "JSON Schema of plumb.yaml",
          type: "application/schema+json", text: ProjectSchema.text),
      ]
  }

  static var templates: [JSONObject] {
    [
      [
        "uriTemplate": "plumb://schema/{name}", "mimeType": "application/schema+json",
        "name": "The keys of a class, such as UILabel, or the form of an answer, such as frames",
      ]
    ]
  }

  var description: JSONObject { ["uri": uri, "name": title, "mimeType": type] }

  static func content(
    of uri: String, _ resources: [MCPResource]
  ) throws(RPCError) -> JSONObject {
    if let resource = resources.first(where: { $0.uri == uri }) {
      return ["uri": resource.uri, "mimeType": resource.type, "text": resource.text]
    }
    let name = String(uri.dropFirst("plumb://schema/".count))
    if uri.hasPrefix("plumb://schema/"),
      let text = AnswerSchema.text(of: name) ?? TemplateKeys.text(of: name)
    {
      return ["uri": uri, "mimeType": "application/schema+json", "text": text]
    }
    throw RPCError(
      .resourceNotFound, "no resource \(Diagnostic.quoted(uri))",
      hint: Diagnostic.didYouMean(uri, in: resources.map(\.uri)))
  }
}
