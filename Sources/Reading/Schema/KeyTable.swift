/// The keys of one kind of mapping: what its reader accepts and what editors are told, in one table, so that
/// neither can know a key that the other does not.
package struct KeyTable: Sendable {
  package let keys: [Key]
  /// Keys that may not be left out.
  package var required: [String] = []
  /// Of each group one key at least.
  package var anyOf: [[String]] = []
  /// Of these exactly one.
  package var oneOf: [String] = []
  /// What else there is to say, in JSON Schema's own words.
  package var rules: [(name: String, value: DataValue)] = []

  package init(
    _ keys: [Key], required: [String] = [], anyOf: [[String]] = [], oneOf: [String] = [],
    rules: [(name: String, value: DataValue)] = []
  ) {
    self.keys = keys
    self.required = required
    self.anyOf = anyOf
    self.oneOf = oneOf
    self.rules = rules
  }

  /// In the order of the table.
  package var names: [String] { keys.map(\.name) }
}

/// A key, what its value may be, and what an editor says when the pointer rests on it.
package struct Key: Sendable {
  package let name: String
  package let schema: ValueSchema
  package let about: String
  /// What holds when the key is left out, as it would be written.
  package var standard: String?

  package init(_ name: String, _ schema: ValueSchema, _ about: String, standard: String? = nil) {
    self.name = name
    self.schema = schema
    self.about = about
    self.standard = standard
  }
}
