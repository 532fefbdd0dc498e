/// One problem in a user's input, as data: severity, location, problem and correction.
///
/// The parts are separate for `--json` and editors; only `description` joins them into a sentence.
public struct Diagnostic: Hashable, Sendable {
  /// An error stops the work on its file; a warning or a note does not.
  public let severity: Severity
  /// The location; nil if the problem is in no file (a command line argument).
  public let location: FileLocation?
  /// The problem, without a full stop: `unknown key 'txt'`.
  public let message: String
  /// The expected input, in words that follow "expected": `a number from 1 to 1000`.
  public let expected: String?
  /// A suggestion: `did you mean 'text'?`.
  public let hint: String?
  /// The kind of problem that `plumb help` explains; nil for one that its message explains.
  package let kind: String?
  /// The layout that shows it; nil where it is in every one.
  package var layout: LayoutFields?

  /// Creates a problem from its parts.
  public init(
    _ severity: Severity = .error, at location: FileLocation? = nil, _ message: String,
    expected: String? = nil, hint: String? = nil
  ) {
    self.init(severity, at: location, message, expected: expected, hint: hint, kind: nil)
  }

  package init(
    _ severity: Severity, at location: FileLocation?, _ message: String,
    expected: String? = nil, hint: String? = nil, kind: String?
  ) {
    self.kind = kind
    self.severity = severity
    self.location = location
    self.message = message
    self.expected = expected
    self.hint = hint
  }
}

/// Why an input could not be used, or an output not be written: one or more messages.
public struct PlumbError: Error, Sendable {
  /// In the order in which they should be read; at least one.
  public let diagnostics: [Diagnostic]

  /// Several problems of one input.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One problem with a file as a whole.
  package init(_ file: String, _ message: String, expected: String? = nil, hint: String? = nil) {
    diagnostics = [
      Diagnostic(
        .error, at: FileLocation(file: file), message, expected: expected, hint: hint)
    ]
  }
}

/// The severity of a finding. The raw value is the printed word.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The input cannot be used.
  case error
  /// The input can be used, but probably has another meaning than intended.
  case warning
  /// Additional information about another finding.
  case note
}

// MARK: - Where it is

/// A location in a file as editors show it: lines and columns start at 1, and columns count
/// characters (Unicode scalars, as in libyaml), not bytes. (Not called `SourceLocation`: Swift
/// Testing has that name.)
public struct FileLocation: Hashable, Sendable {
  /// The path as the user gave it, so that messages are the same on every machine.
  public let file: String
  /// 1-based; 0 means the whole file (if it is missing or empty).
  public let line: Int
  /// 1-based; 0 means the whole line.
  public let column: Int

  /// Creates a location at a line and column of a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Creates a location that means a whole file.
  public init(file: String) {
    self.init(file: file, line: 0, column: 0)
  }
}

extension FileLocation: Comparable {
  /// Compares file, then line, then column: the order in which problems are printed.
  public static func < (left: FileLocation, right: FileLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension FileLocation: CustomStringConvertible {
  /// `file:line:column`, a form that terminals and editors make clickable.
  public var description: String {
    let file = Diagnostic.printable(file)
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}
