/// Decides which references are written instead of compared.
public enum RecordMode: String, CaseIterable, Codable, Sendable {
  /// Writes every reference that would change: after an intended change.
  case all
  /// Writes the references of failures, and keeps those within the tolerance.
  case failed
  /// Writes missing references: while writing a new test.
  case missing
  /// Writes nothing: on machines where nobody reviews new references.
  case never

  /// The environment variable with the mode.
  public static let variable = "PLUMB_RECORD"

  /// The explicit mode, else that of the variable, else `never` if `CI` is set, else `missing`.
  ///
  /// - Parameter flag: the value of an option or trait.
  /// - Throws: `UnknownRecordMode` for an invalid value, instead of comparing silently.
  public init(
    flag: String? = nil, environment: [String: String]
  ) throws(UnknownRecordMode) {
    if let flag {
      self = try Self.named(flag, in: nil)
    } else if let word = environment[Self.variable], !word.isEmpty {
      self = try Self.named(word, in: Self.variable)
    } else {
      self = Self.isCI(environment) ? .never : .missing
    }
  }

  /// Every CI system sets `CI`, most to `true`; users turn it off by `CI=false`.
  package static func isCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }

  /// The mode with a name, including Playwright's `changed` and `none`; nil if there is none.
  public init?(name: String) {
    switch name {
    case "changed": self = .failed
    case "none": self = .never
    default: self.init(rawValue: name)
    }
  }

  private static func named(
    _ word: String, in variable: String?
  ) throws(UnknownRecordMode) -> RecordMode {
    guard let mode = RecordMode(name: word) else {
      throw UnknownRecordMode(word: word, variable: variable)
    }
    return mode
  }
}

/// A record mode that does not exist.
public struct UnknownRecordMode: Error, CustomStringConvertible {
  /// The invalid value.
  public let word: String
  /// The variable with the value; nil for an option.
  public let variable: String?

  /// The invalid value, and the valid ones.
  public var description: String { diagnostic.description }

  /// An error that names the modes there are, and the one that was probably meant.
  public var diagnostic: Diagnostic {
    let modes = RecordMode.allCases.map(\.rawValue)
    return Diagnostic(
      .error, "\(variable ?? "the record mode") cannot be \(Diagnostic.quoted(word))",
      expected: Diagnostic.choices(modes), hint: Diagnostic.didYouMean(word, in: modes))
  }
}
