/// What a value in a file may look like, for editors: whoever reads the value says it.
///
/// It never forbids what the reader takes. Where a reader asks for more than a shape (an equation that
/// names views of this cell), the schema says less, and the reader the rest.
package indirect enum ValueSchema: Sendable {
  /// A scalar taken as it stands; YAML's numbers and switches are text as well.
  case text
  /// Text that may also be `~` or `null`, which are then shown as they are.
  case anyScalar
  /// A scalar whose characters match a regular expression, in the part of it that JavaScript, Python and
  /// Swift agree on.
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
