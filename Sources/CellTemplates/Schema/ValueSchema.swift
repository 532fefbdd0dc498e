/// What a value of a template may look like, for editors: every `ValueReader` says it of what it reads.
///
/// It never forbids what the reader takes. Where a reader asks for more than a shape (an equation that
/// names views of this cell), the schema says less, and the compiler the rest.
indirect enum ValueSchema: Sendable {
  /// A scalar taken as it stands; YAML's numbers and switches are text as well.
  case text
  /// Text that may also be `~` or `null`, which are then shown as they are.
  case anyScalar
  /// A scalar whose characters match a regular expression, in the part of it that JavaScript, Python and
  /// Swift agree on.
  case matching(String)
  case flag
  case choice([String])
  case number(ClosedRange<Double>)
  /// More than 0, at most this.
  case positive(Double)
  case integer(ClosedRange<Int>)
  /// A list of at least `least` values.
  case list(ValueSchema, least: Int = 0)
  case mapping(KeyTable)
  /// Names of the template's own with their values; `named` matches the names, `except` are taken.
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

extension ValueSchema {
  /// A name that equations can use; a character that has a meaning there ends it.
  static let identifier = #"^[^\s0-9.:|@()\[\]{}"'=<>+*/,#-][^\s.:|@()\[\]{}"'=<>+*/,#-]*$"#

  /// Any identifier: which metrics there are the compiler knows.
  static let metric = ValueSchema.defined("metric", .matching(identifier))

  /// A value, or one for each of some languages.
  static func localizable(_ value: ValueSchema) -> ValueSchema {
    .either([value, .names(value, named: LanguageTag.pattern, least: 1)])
  }

  /// A number within `range`, or the name of a metric.
  static func length(_ range: ClosedRange<Double>) -> ValueSchema {
    .either([.number(range), metric])
  }
}
