/// A syntax error in words: what is wrong, where it begins, and what helps.
struct YAMLSyntaxWords {
  /// Where the reader has to look: where the unfinished thing begins, not where libyaml noticed.
  let mark: YAMLMark
  let message: String
  var hint: String?

  /// The words for an error of libyaml; its own where it is none of the usual ones. `line`: the
  /// text of a line of the file, counted from 1.
  init(_ error: YAMLSyntaxError, at found: YAMLMark, line: (Int) -> String) {
    let start = error.contextMark ?? found
    let text = line(found.line)
    let isFirstInLine = text.unicodeScalars.prefix(found.column - 1).allSatisfy { $0 == " " }
    switch (error.context, error.problem) {
    case ("while scanning a quoted scalar", _):
      self.init(mark: start, message: "the quote is not closed")
    case ("while parsing a flow mapping", _):
      self.init(unclosed: "{", by: "}", start, found)
    case ("while parsing a flow sequence", _):
      self.init(unclosed: "[", by: "]", start, found)
    case ("while parsing a flow node", _):
      self.init(mark: found, message: "a value, ']' or '}' is missing here")
    case ("while parsing a block mapping", _) where isFirstInLine && found.column != start.column,
      ("while parsing a block collection", _) where isFirstInLine && found.column != start.column:
      self.init(
        mark: found,
        message: "the line begins in column \(found.column), in which no entry above it begins")
    case ("while parsing a block mapping", _):
      self.init(mark: found, message: "a key is missing here")
    case ("while parsing a block collection", _):
      self.init(mark: found, message: "an entry that begins with '-' is missing here")
    case ("while scanning a simple key", _):
      self.init(mark: start, message: "the key has no ':'")
    case (_, "mapping values are not allowed in this context"):
      self.init(mark: found, message: "the ':' makes a key where none can be", hint: Self.quotes)
    case (_, "found character that cannot start any token"):
      let character = text.unicodeScalars.dropFirst(found.column - 1).first.map { String($0) }
      self.init(
        mark: found, message: "a text cannot begin with \(Diagnostic.quoted(character ?? ""))",
        hint: Self.quotes)
    default:
      let context = error.context.isEmpty ? "" : " \(error.context)"
      self.init(mark: found, message: error.problem + context)
    }
    if text.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
      hint = "YAML is indented with spaces, never with tabs"
    }
  }

  private init(mark: YAMLMark, message: String, hint: String? = nil) {
    self.mark = mark
    self.message = message
    self.hint = hint
  }

  /// A bracket without its end: at the bracket if in another line, else where a comma is missing.
  private init(unclosed open: String, by close: String, _ start: YAMLMark, _ found: YAMLMark) {
    if start.line == found.line {
      self.init(mark: found, message: "',' or '\(close)' is missing here")
    } else {
      self.init(mark: start, message: "'\(open)' is not closed before line \(found.line)")
    }
  }

  private static let quotes =
    "text with one of : { } [ ] , & * # ? | > @ ` in it may need quotes"
}
