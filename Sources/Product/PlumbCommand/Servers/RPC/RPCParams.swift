import Reading

/// What a request says, by names; each is read as what it has to be.
struct RPCParams {
  let record: DataRecord

  init(_ record: DataRecord) { self.record = record }

  /// The record under a name; empty where there is none.
  func record(_ name: String) throws(RPCError) -> RPCParams {
    switch record[name] {
    case nil, .null: return RPCParams(DataRecord())
    case .record(let record): return RPCParams(record)
    default: throw Self.mismatch(name, "an object")
    }
  }

  /// The records of a list; empty where there is none.
  func records(_ name: String) throws(RPCError) -> [RPCParams] {
    guard let value = record[name], value != .null else { return [] }
    guard case .list(let values) = value else { throw Self.mismatch(name, "a list") }
    var records: [RPCParams] = []
    for value in values {
      guard case .record(let record) = value else { throw Self.mismatch(name, "objects") }
      records.append(RPCParams(record))
    }
    return records
  }

  /// The text under a name; nil where there is none.
  func text(_ name: String) throws(RPCError) -> String? {
    switch record[name] {
    case nil, .null: return nil
    case .text(let text): return text
    default: throw Self.mismatch(name, "a text")
    }
  }

  func needed(_ name: String) throws(RPCError) -> String {
    guard let text = try text(name) else {
      throw RPCError(.invalidParams, "\(Diagnostic.quoted(name)) is missing")
    }
    return text
  }

  /// The whole number under a name that has to be there.
  func integer(_ name: String) throws(RPCError) -> Int {
    guard case .number(let digits)? = record[name], let number = Int(digits) else {
      throw Self.mismatch(name, "a whole number")
    }
    return number
  }

  private static func mismatch(_ name: String, _ expected: String) -> RPCError {
    RPCError(.invalidParams, "\(Diagnostic.quoted(name)) cannot be used", expected: expected)
  }
}
