/// The keys of one kind of mapping, the same table for readers and for editors.
package struct KeyTable: Sendable {
  package let keys: [Key]
  package var required: [String] = []
  /// Groups of keys of which at least one is required.
  package var anyOf: [[String]] = []
  /// Keys of which exactly one is required.
  package var oneOf: [String] = []
  /// Additional rules, in JSON Schema's terms.
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

/// A key, the form of its value, and the description that editors show.
///
/// Readers need the names only. The rest is made when a schema is written: making it for every key
/// took 8 % of the time in which a picture is drawn.
package struct Key: Sendable {
  package let name: String
  /// The default value, as written in a file.
  package let standard: String?
  private let makeSchema: @Sendable () -> ValueSchema
  private let makeAbout: @Sendable () -> String

  package init(
    _ name: String, _ schema: @autoclosure @escaping @Sendable () -> ValueSchema,
    _ about: @autoclosure @escaping @Sendable () -> String, standard: String? = nil
  ) {
    self.name = name
    self.standard = standard
    makeSchema = schema
    makeAbout = about
  }

  package var schema: ValueSchema { makeSchema() }
  package var about: String { makeAbout() }
}

/// The form of a value in a file, for editors. Each reader of a value declares its schema.
///
/// A schema never forbids a value that the reader accepts. If a reader requires more than a form
/// (an equation must name views of its cell), the schema is looser than the reader.
package indirect enum ValueSchema: Sendable {
  /// A scalar read as text; YAML's numbers and booleans are text as well.
  case text
  /// Text that may also be `~` or `null`, which are then shown as written.
  case anyScalar
  /// A scalar that matches an expression that JavaScript, Python and Swift understand alike.
  case matching(String)
  case flag
  /// `~`, or no value after the key.
  case nothing
  case choice([String])
  case number(ClosedRange<Double>)
  /// A number above 0 and at most this.
  case positive(Double)
  case integer(ClosedRange<Int>)
  /// A list of at least `least` values.
  case list(ValueSchema, least: Int = 0)
  case mapping(KeyTable)
  /// Names chosen by the file with their values; `named` matches the names, `except` are reserved.
  case names(ValueSchema, named: String? = nil, except: [String] = [], least: Int = 0)
  /// A mapping whose `key` selects the table that applies.
  case chosen(by: String, [(name: String, table: KeyTable)])
  case either([ValueSchema])
  /// A schema that is written once, under `definitions`.
  case defined(String, ValueSchema)
  /// A reference to such a definition; allows recursion, as in nested views.
  case reference(String)
  /// A schema with a description for editors.
  case described(String, ValueSchema)
  /// Any value: rows of data.
  case anything
}
