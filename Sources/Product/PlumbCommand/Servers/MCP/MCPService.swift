import PlumbKit
import Reading

/// The server's side of the Model Context Protocol.
final class MCPService: RPCService {
  /// The newest first: what is offered to a client that asks for another one.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  private static let methods = [
    "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/read",
    "resources/templates/list",
  ]

  let isOver = false
  private let workshop: Workshop
  private var isInitialized = false
  private let resources: [MCPResource]

  /// - Parameter files: templates to begin from, and their data.
  init(_ workshop: Workshop, files: [(name: String, text: String)]) {
    (self.workshop, resources) = (workshop, MCPResource.all(files))
  }

  func answer(
    _ method: String, _ params: RPCParams, _ call: RPCCall
  ) throws(RPCError) -> any Encodable {
    switch method {
    case "ping": return [:] as JSONObject
    case "initialize": return try initialize(params)
    case _ where !Self.methods.contains(method): throw .unknown(method, among: Self.methods)
    case _ where !isInitialized:
      throw RPCError(.invalidRequest, "'initialize' comes before \(Diagnostic.quoted(method))")
    case "tools/list":
      try refusePages(params)
      return ["tools": MCPTool.all.map(\.description)] as JSONObject
    case "tools/call": return try callTool(params, call)
    case "resources/list":
      try refusePages(params)
      return ["resources": resources.map(\.description)] as JSONObject
    case "resources/templates/list":
      try refusePages(params)
      return ["resourceTemplates": MCPResource.templates] as JSONObject
    default:
      return ["contents": [try MCPResource.content(of: try params.needed("uri"), resources)]]
        as JSONObject
    }
  }

  func note(_ method: String, _ params: RPCParams) {}

  func rest(_ send: (JSONObject) -> Void, isInterrupted: @escaping () -> Bool) {}

  private func initialize(_ params: RPCParams) throws(RPCError) -> JSONObject {
    let asked = try params.needed("protocolVersion")
    isInitialized = true
    return [
      "protocolVersion": Self.versions.contains(asked) ? asked : Self.versions[0],
      "capabilities": ["tools": [:] as JSONObject, "resources": [:] as JSONObject] as JSONObject,
      "serverInfo": ["name": "plumb", "version": plumbVersion] as JSONObject,
      "instructions": AgentsGuide.summary,
    ]
  }

  /// Lists are short: they come whole.
  private func refusePages(_ params: RPCParams) throws(RPCError) {
    if try params.text("cursor") != nil {
      throw RPCError(.invalidParams, "'cursor' is of no list of this server")
    }
  }

  private func callTool(_ params: RPCParams, _ call: RPCCall) throws(RPCError) -> JSONObject {
    let name = try params.needed("name")
    guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
      throw RPCError(
        .invalidParams, "no tool \(Diagnostic.quoted(name))",
        hint: Diagnostic.didYouMean(name, in: MCPTool.all.map(\.name)))
    }
    let token = try params.record("_meta").record["progressToken"].flatMap(RPCID.init)
    var rows = 0
    let work = ToolWork(workshop, call, tool.options.map(\.parameter)) {
      rows += 1
      guard let token, rows < Self.allReported || rows.isMultiple(of: Self.allReported) else {
        return
      }
      call.notify(
        .notification("notifications/progress", ["progressToken": token, "progress": rows]))
    }
    let arguments = try params.record("arguments")
    do throws(RPCError) {
      return try tool.run(arguments, work).result
    } catch {
      // What a model has chosen it can choose anew: it sees results, and not the protocol's errors.
      return ToolAnswer(contents: [.text(error.message)], isError: true).result
    }
  }

  /// So many rows are reported one by one.
  private static let allReported = 100
}

extension JSONObject {
  /// A text among the contents of an answer.
  static func text(_ text: String) -> JSONObject { ["type": "text", "text": text] }
}
