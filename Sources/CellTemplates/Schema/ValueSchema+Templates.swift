import Reading

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
