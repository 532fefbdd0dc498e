/// A command line taken apart, its values still text.
struct ParsedArguments {
  /// In the order they were typed.
  var operands: [String] = []
  /// Option names with their values, in the order they were typed; a flag's value is empty.
  var occurrences: [(option: String, value: String)] = []

  /// Whether the option or flag was given.
  func contains(_ option: OptionSyntax) -> Bool {
    occurrences.contains { $0.option == option.name }
  }

  /// Each value of a repeatable option, read as `kind`.
  func values<Value>(
    of option: OptionSyntax, as kind: ValueKind<Value>
  ) throws(ArgumentError) -> [Value] {
    var values: [Value] = []
    for (name, text) in occurrences where name == option.name {
      values.append(try kind.read(text, option.dashed))
    }
    return values
  }

  /// The value of an option read as `kind`; `nil` when it was not given.
  func value<Value>(
    of option: OptionSyntax, as kind: ValueKind<Value>
  ) throws(ArgumentError) -> Value? {
    try values(of: option, as: kind).last
  }
}
