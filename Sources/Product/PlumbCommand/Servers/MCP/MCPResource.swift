import CellTemplates
import Diagnostics
import JSONWriting
import ProjectFile

/// A text that agents may read: how to go on, and what templates may hold.
struct MCPResource {
  let uri: String
  let title: String
  let type: String
  let text: String

  static func all(_ template: String) -> [MCPResource] {
    [
      MCPResource(
        uri: "plumb://agents", title: "How an agent works with plumb", type: "text/markdown",
        text: AgentsGuide.text),
      MCPResource(
        uri: "plumb://templates/contacts.yaml", title: "A template to begin from",
        type: "application/yaml", text: template),
      MCPResource(
        uri: "plumb://schema/template", title: "JSON Schema of templates",
        type: "application/schema+json", text: TemplateSchema.text),
      MCPResource(
        uri: "plumb://schema/project", title: "JSON Schema of plumb.yaml",
        type: "application/schema+json", text: ProjectSchema.text),
    ]
  }

  static var templates: [JSONObject] { [] }

  /// As lists of resources have it.
  var description: JSONObject { ["uri": uri, "name": title, "mimeType": type] }

}

extension [MCPResource] {
  func content(of uri: String) throws(RPCError) -> JSONObject {
    guard let resource = first(where: { $0.uri == uri }) else {
      throw RPCError(
        .resourceNotFound, "no resource \(Diagnostic.quoted(uri))",
        hint: Diagnostic.didYouMean(uri, in: map(\.uri)))
    }
    return ["uri": resource.uri, "mimeType": resource.type, "text": resource.text]
  }
}
