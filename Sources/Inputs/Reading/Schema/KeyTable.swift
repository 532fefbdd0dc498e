/// The keys of one kind of mapping: what its reader accepts and what editors offer, in one table,
/// so that neither can know a key that the other does not.
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

/// What a value in a file may look like, for editors. Each reader of a value declares its schema.
///
/// It never forbids what the reader takes. Where a reader asks for more than a shape (an equation
/// that names views of this cell), the schema says less, and the reader the rest.
package indirect enum ValueSchema: Sendable {
  /// A scalar taken as it stands; YAML's numbers and switches are text as well.
  case text
  /// Text that may also be `~` or `null`, which are then shown as they are.
  case anyScalar
  /// A scalar whose characters match a regular expression, in the part of it that JavaScript,
  /// Python and Swift agree on.
  case matching(String)
  case flag
  /// `~`, or nothing at all behind the key.
  case nothing
  case choice([String])
  case number(ClosedRange<Double>)
  /// More than 0, at most this.
  case positive(Double)
  case integer(ClosedRange<Int>)
  /// A list of at least `least` values.
  case list(ValueSchema, least: Int = 0)
  case mapping(KeyTable)
  /// Names of the file's own with their values; `named` matches the names, `except` are taken.
  case names(ValueSchema, named: String? = nil, except: [String] = [], least: Int = 0)
  /// A mapping whose `key` says which table it follows.
  case chosen(by: String, [(name: String, table: KeyTable)])
  case either([ValueSchema])
  /// Written once, under `definitions`.
  case defined(String, ValueSchema)
  /// What is defined elsewhere under that name; lets views nest.
  case reference(String)
  /// With a text that editors show.
  case described(String, ValueSchema)
  /// Any value at all: rows of data.
  case anything
}
