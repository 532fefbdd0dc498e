import Foundation
import PlumbKit

/// The server's side of the Language Server Protocol.
final class LSPService: RPCService {
  private static let methods = [
    "initialize", "shutdown", "textDocument/hover", "textDocument/completion",
    "textDocument/codeAction", "textDocument/documentLink",
  ]

  private(set) var isOver = false
  /// Whether the client has said good-bye as the protocol asks.
  private(set) var isShutDown = false
  private var workshop: Workshop
  private let followsClient: Bool
  private var isInitialized = false
  /// Those that are open, by URI.
  private var documents: [String: LSPDocument] = [:]
  /// Documents to be looked at when the client is silent, the last change last.
  private var waiting: [String] = []
  /// Documents that are closed, whose diagnostics go.
  private var closed: [String] = []
  /// What is wrong with each document, as it was last published.
  private var problems: [String: [LSPProblem]] = [:]

  init(_ workshop: Workshop, followsClient: Bool) {
    (self.workshop, self.followsClient) = (workshop, followsClient)
  }

  func answer(
    _ method: String, _ params: RPCParams, _ call: RPCCall
  ) throws(RPCError) -> any Encodable {
    guard Self.methods.contains(method) else { throw .unknown(method, among: Self.methods) }
    if method == "initialize" { return try initialize(params) }
    guard isInitialized else {
      throw RPCError(
        .notInitialized, "'initialize' comes before \(Diagnostic.quoted(method))")
    }
    if method == "shutdown" {
      isShutDown = true
      return JSONNull()
    }
    guard !isShutDown else { throw RPCError(.invalidRequest, "the server is shut down") }
    let uri = try params.record("textDocument").needed("uri")
    guard let document = documents[uri] else { return JSONNull() }
    switch method {
    case "textDocument/hover":
      return LSPHover(work(call), document).answer(at: try position(params)) ?? JSONNull()
    case "textDocument/completion":
      return TemplateCompletion(document).items(at: try position(params))
    case "textDocument/codeAction":
      let range = try params.record("range")
      let lines =
        try range.record("start").integer(
          "line")...max(
          try range.record("start").integer("line"), try range.record("end").integer("line"))
      return LSPRepairs(work(call), document).actions(for: problems(of: uri, call), in: lines)
    default: return document.links(in: workshop)
    }
  }

  /// What is wrong with a document as it is now.
  private func problems(of uri: String, _ call: RPCCall) -> [LSPProblem] {
    if !waiting.contains(uri), let known = problems[uri] { return known }
    guard let document = documents[uri], document.kind != .swift else { return [] }
    return work(call).problems(in: document)
  }

  private func position(_ params: RPCParams) throws(RPCError) -> LSPPosition {
    let position = try params.record("position")
    return LSPPosition(
      line: try position.integer("line"), character: try position.integer("character"))
  }

  private func work(_ call: RPCCall) -> LSPWork {
    LSPWork(workshop, Array(documents.values), isCancelled: call.isCancelled)
  }

  private func initialize(_ params: RPCParams) throws(RPCError) -> JSONObject {
    isInitialized = true
    if followsClient, let uri = try params.text("rootUri"), let path = LSPDocument.path(of: uri),
      let root = ResolvedPath.of(path)
    {
      workshop = workshop.serving(root)
    }
    return [
      "serverInfo": ["name": "plumb", "version": plumbVersion] as JSONObject,
      "capabilities": [
        "textDocumentSync": ["openClose": true, "change": 2, "save": true] as JSONObject,
        "hoverProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix"]] as JSONObject,
        "completionProvider": ["triggerCharacters": [".", ":", " "]] as JSONObject,
        "documentLinkProvider": [:] as JSONObject, "positionEncoding": "utf-16",
      ] as JSONObject,
    ]
  }

  // MARK: Documents

  func note(_ method: String, _ params: RPCParams) {
    if method == "exit" { isOver = true }
    guard isInitialized, !isShutDown,
      let document = try? params.record("textDocument"), let uri = try? document.needed("uri")
    else { return }
    switch method {
    case "textDocument/didOpen":
      guard let text = try? document.needed("text"), let path = LSPDocument.path(of: uri),
        let name = try? workshop.path(of: path, allowingSwift: true)
      else { return }
      documents[uri] = LSPDocument(uri: uri, path: name, text: text)
      lookAtText(of: uri)
    case "textDocument/didChange":
      guard let changes = try? params.records("contentChanges") else { return }
      for change in changes { documents[uri]?.apply(change) }
      lookAtText(of: uri)
    case "textDocument/didSave": wait(for: uri)
    case "textDocument/didClose":
      documents[uri] = nil
      waiting.removeAll { $0 == uri }
      closed.append(uri)
    default: break
    }
  }

  /// Swift is looked at when it is saved: it is compiled from files, and run.
  private func lookAtText(of uri: String) {
    if documents[uri]?.kind != .swift { wait(for: uri) }
  }

  private func wait(for uri: String) {
    guard documents[uri] != nil else { return }
    waiting.removeAll { $0 == uri }
    waiting.append(uri)
  }

  /// Looks at changes; a newer text that comes meanwhile is looked at instead.
  func rest(_ send: (JSONObject) -> Void, isInterrupted: @escaping () -> Bool) {
    for uri in closed {
      problems[uri] = nil
      send(Self.diagnostics(uri, []))
    }
    closed = []
    while let uri = waiting.last, !isInterrupted() {
      guard let document = documents[uri] else { return }
      let work = LSPWork(workshop, Array(documents.values), isCancelled: isInterrupted)
      let found = work.problems(in: document)
      if isInterrupted() { return }
      waiting.removeAll { $0 == uri }
      problems[uri] = found
      send(Self.diagnostics(uri, found.map { $0.diagnostic(in: document) }))
    }
  }

  private static func diagnostics(_ uri: String, _ list: [JSONObject]) -> JSONObject {
    .notification("textDocument/publishDiagnostics", ["uri": uri, "diagnostics": list])
  }
}
