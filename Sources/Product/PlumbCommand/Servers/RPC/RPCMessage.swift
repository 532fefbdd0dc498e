import Reading

/// A message of a client (JSON-RPC 2.0, section 4).
enum RPCMessage {
  /// Asks for an answer under its id.
  case request(RPCID, method: String, DataRecord)
  /// Says something, and wants no answer.
  case notification(method: String, DataRecord)
  /// Answers a request of the server, which asks for nothing.
  case response
  /// Is none; answered under its id where that can be read.
  case broken(RPCID?, RPCError)

  static func all(in text: [UInt8]) -> (messages: [RPCMessage], isBatch: Bool) {
    var reader = JSONReader()
    do throws(JSONReader.LineProblem) {
      switch try reader.read(line: text) {
      case .list(let values) where !values.isEmpty: return (values.map(RPCMessage.init), true)
      case let value: return ([RPCMessage(value)], false)
      }
    } catch {
      let problem = RPCError(.parseError, error.message, expected: error.expected)
      return ([.broken(nil, problem)], false)
    }
  }

  private init(_ value: DataValue) {
    guard case .record(let record) = value else {
      self = .broken(nil, RPCError(.invalidRequest, "a message is an object"))
      return
    }
    let id = record["id"].flatMap(RPCID.init)
    guard record["jsonrpc"] == .text("2.0") else {
      self = .broken(id, RPCError(.invalidRequest, "'jsonrpc' is no \"2.0\""))
      return
    }
    guard case .text(let method)? = record["method"] else {
      let isResponse = record["result"] != nil || record["error"] != nil
      self =
        isResponse ? .response : .broken(id, RPCError(.invalidRequest, "'method' is missing"))
      return
    }
    var params = DataRecord()
    switch record["params"] {
    case .record(let record): params = record
    case nil, .null: break
    default:
      self = .broken(id, RPCError(.invalidParams, "'params' is no object"))
      return
    }
    switch (record["id"], id) {
    case (nil, _): self = .notification(method: method, params)
    case (_, let id?): self = .request(id, method: method, params)
    default: self = .broken(nil, RPCError(.invalidRequest, "'id' is neither a text nor a number"))
    }
  }
}

/// The name under which a client asks for an answer.
enum RPCID: Hashable, Encodable, Sendable {
  case text(String)
  /// The digits as they came.
  case number(String)

  init?(_ value: DataValue) {
    switch value {
    case .text(let text): self = .text(text)
    case .number(let digits): self = .number(digits)
    default: return nil
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .number(let digits):
      if let number = Int(digits) {
        try value.encode(number)
      } else {
        try value.encode(Double(digits) ?? 0)
      }
    }
  }
}

/// Why a request has no answer (JSON-RPC 2.0, section 5.1).
struct RPCError: Error {
  struct Code: Equatable {
    let number: Int

    static let parseError = Code(number: -32700)
    static let invalidRequest = Code(number: -32600)
    static let methodNotFound = Code(number: -32601)
    static let invalidParams = Code(number: -32602)
    /// Of the Language Server Protocol, for what comes before the first request.
    static let notInitialized = Code(number: -32002)
    /// Of the Model Context Protocol.
    static let resourceNotFound = Code(number: -32002)
    /// Of the Language Server Protocol.
    static let cancelled = Code(number: -32800)
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String, expected: String? = nil, hint: String? = nil) {
    self.code = code
    self.message =
      message + (expected.map { ", expected \($0)" } ?? "") + (hint.map { "; \($0)" } ?? "")
  }

  static func unknown(_ method: String, among methods: [String]) -> RPCError {
    RPCError(
      .methodNotFound, "no method \(Diagnostic.quoted(method))",
      hint: Diagnostic.didYouMean(method, in: methods))
  }
}

extension JSONObject {
  static func answer(_ id: RPCID?, _ result: Result<any Encodable, RPCError>) -> JSONObject {
    switch result {
    case .success(let value): return ["jsonrpc": "2.0", "id": id, "result": value]
    case .failure(let error):
      let words: JSONObject = ["code": error.code.number, "message": error.message]
      return ["jsonrpc": "2.0", "id": id.map { $0 as any Encodable } ?? JSONNull(), "error": words]
    }
  }

  static func notification(_ method: String, _ params: JSONObject) -> JSONObject {
    ["jsonrpc": "2.0", "method": method, "params": params]
  }
}

/// `null`, where a protocol asks for it.
struct JSONNull: Encodable {
  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encodeNil()
  }
}
