import SourcePass

/// An error of the compiler with the notes that belong to it.
struct CompilerReport: Codable, Hashable, Sendable {
  let error: Message
  let notes: [Message]
  /// Whether the source pass says so, not the compiler.
  let isRefused: Bool

  /// A message at its place in the original file.
  struct Message: Codable, Hashable, Sendable {
    let message: String
    private let file: String?
    private let line: Int
    private let column: Int

    init(_ diagnostic: Diagnostic) {
      message = diagnostic.message
      file = diagnostic.location?.file
      line = diagnostic.location?.line ?? 0
      column = diagnostic.location?.column ?? 0
    }

    var location: FileLocation? { file.map { FileLocation(file: $0, line: line, column: column) } }
  }

  init(_ error: Diagnostic, notes: [Diagnostic], isRefused: Bool = false) {
    self.error = Message(error)
    self.notes = notes.map(Message.init)
    self.isRefused = isRefused
  }

  var diagnostic: Diagnostic { Diagnostic(.error, at: error.location, error.message) }

  static func lacksName(_ message: String) -> Bool {
    message.hasPrefix("cannot find '") || message.hasPrefix("cannot find type '")
      || message.hasPrefix("cannot find operator '")
  }

  /// The name that is nowhere by the error.
  var lackedName: String? {
    let starts = ["cannot find '", "cannot find type '", "cannot find operator '"]
    return starts.contains(where: error.message.hasPrefix) ? quoted.first : nil
  }

  /// Whether the name is needed as a type: a generated object, such as `Asset`, is none.
  var lacksType: Bool { error.message.hasPrefix("cannot find type '") }

  /// The quoted words of the error.
  private var quoted: [String] {
    error.message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Changes that mend the error and cut less than a piece; the first that applies is made.
  var repairs: [SourceCutter.Repair] {
    let message = error.message
    if message.hasPrefix("unknown attribute '") { return [.withoutAttribute] }
    if message.hasPrefix("'let' properties are implicitly 'final'") { return [.publicConstant] }
    if message.hasPrefix("missing return in ") { return [.trapAtEnd] }
    if message.hasPrefix("switch must be exhaustive") { return [.trapByDefault] }
    if message.hasPrefix("initializer for conditional binding must have Optional type") {
      return [.optionalValue]
    }
    if message.contains("overrid") && !message.contains("requires an 'override'") {
      return [.plainMember]
    }
    if message.contains("does not conform to protocol '"), let name = quoted.last {
      let known = ["Decodable": "Codable", "Encodable": "Codable", "Equatable": "Hashable"]
      return [.unlike(name)] + (known[name].map { [.unlike($0)] } ?? [])
    }
    return []
  }

  /// Where what the error is about is declared: properties without a value.
  var causes: [FileLocation] {
    let words = ["without initial value", "not initialized"]
    return notes.filter { note in words.contains { note.message.contains($0) } }
      .compactMap(\.location)
  }

  /// The property that an initializer does not set; empty where the message names none.
  var unsetProperty: String? {
    let message = error.message
    if message.contains("not initialized at "), let name = quoted.first, name.hasPrefix("self.") {
      return String(name.dropFirst(5))
    }
    let isOther =
      message.contains("isn't called on all paths")
      || message.hasPrefix("return from initializer without")
    return isOther ? "" : nil
  }

  /// Whether a call has arguments that what is called does not take.
  var isAboutArguments: Bool {
    [
      "extra argument", "incorrect argument label", "argument passed to call that takes no",
      "no exact matches in call to initializer",
    ].contains(where: error.message.hasPrefix)
  }

  /// Whether the declaration itself cannot stay.
  var isDeclaration: Bool {
    isRefused || error.message.hasPrefix("invalid redeclaration of ")
  }
}

/// A build that the compiler has refused, by the modules that did not compile.
struct BuildFailures: Error {
  /// In the order of the modules.
  let all: [BuildFailure]
}

/// A module that did not compile.
struct BuildFailure: Error, Codable {
  let module: String
  let reports: [CompilerReport]

  /// Messages that are passed on.
  private static let limit = 50

  var error: PlumbError {
    PlumbError(Array(reports.map(\.diagnostic).uniqued().prefix(Self.limit)))
  }
}
