import CYAML
import CollectionAlgorithms

/// Reads a YAML file into a tree of nodes with their locations.
///
/// A syntax error of libyaml ends the reading with one message. Valid YAML that is not allowed here
/// (duplicate keys, unknown tags) is reported, and reading continues.
package struct YAMLReader {
  let source: SourceText
  fileprivate let log: DiagnosticLog

  /// Thrown if the reason is already in the log.
  struct Stop: Error {}

  private let expected: String
  private let events: YAMLEvents
  private var anchors: [String: YAMLNode] = [:]
  private var openAnchors: Set<String> = []

  /// Reads the only document of the file; nil with the reason in the log. `expected`: the kind of
  /// file, for the message about an empty one: `a template`.
  package static func read(
    _ source: SourceText, expected: String, log: DiagnosticLog
  ) -> YAMLNode? {
    guard let events = YAMLEvents(source.bytes) else { return nil }
    var reader = YAMLReader(source: source, log: log, expected: expected, events: events)
    return try? reader.document()
  }

  private init(source: SourceText, log: DiagnosticLog, expected: String, events: YAMLEvents) {
    self.source = source
    self.log = log
    self.expected = expected
    self.events = events
  }

  private mutating func document() throws(Stop) -> YAMLNode {
    _ = try next()
    guard case .documentStart = try next().kind else {
      throw stop(at: FileLocation(file: source.file), "the file is empty", expected: expected)
    }
    let root = try node(try next(), depth: 0)
    _ = try next()
    let after = try next()
    if case .documentStart = after.kind {
      log.error(
        at: location(after.start), "a second document",
        expected: "one document in a file",
        hint: "remove the '---'")
    }
    return root
  }

  // MARK: Nodes

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(Stop) -> YAMLNode {
    let mark = event.start
    guard depth < YAMLLimits.depth else {
      throw stop(
        at: location(mark), "nested too deep", expected: "at most \(YAMLLimits.depth) levels")
    }
    switch event.kind {
    case .alias(let name):
      return try resolve(name, at: mark)
    case .scalar(let text, let isPlain, let anchor, let tag):
      let content = scalar(text, isPlain: isPlain, tag: tag, event: event)
      return try finish(.scalar(content), at: mark, count: 1, anchor: anchor)
    case .sequenceStart(let anchor):
      return try sequence(at: mark, anchor: anchor, depth: depth)
    case .mappingStart(let anchor):
      return try mapping(at: mark, anchor: anchor, depth: depth)
    default:
      throw stop(at: location(mark), "broken YAML")
    }
  }

  private mutating func sequence(
    at mark: YAMLMark, anchor: String?, depth: Int
  ) throws(Stop) -> YAMLNode {
    open(anchor)
    var items: [YAMLNode] = []
    var count = 1
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind { break }
      let item = try node(event, depth: depth + 1)
      count += item.expandedCount
      items.append(item)
    }
    return try finish(.sequence(items), at: mark, count: count, anchor: anchor)
  }

  private mutating func mapping(
    at mark: YAMLMark, anchor: String?, depth: Int
  ) throws(Stop) -> YAMLNode {
    open(anchor)
    var builder = YAMLMappingBuilder(file: source.file, log: log)
    var count = 1
    while true {
      let event = try next()
      if case .mappingEnd = event.kind { break }
      let key = try node(event, depth: depth + 1)
      let value = try node(try next(), depth: depth + 1)
      count += key.expandedCount + value.expandedCount
      builder.add(key, value)
    }
    return try finish(.mapping(builder.entries), at: mark, count: count, anchor: anchor)
  }

  // MARK: Anchors

  private mutating func open(_ anchor: String?) {
    if let anchor { openAnchors.insert(anchor) }
  }

  private mutating func finish(
    _ content: YAMLNode.Content, at mark: YAMLMark, count: Int, anchor: String?
  ) throws(Stop) -> YAMLNode {
    guard count <= YAMLLimits.expandedNodes else {
      throw stop(
        at: location(mark), "too many values once its aliases are expanded",
        expected: "at most \(YAMLLimits.expandedNodes)")
    }
    let node = YAMLNode(content: content, mark: mark, expandedCount: count)
    if let anchor {
      anchors[anchor] = node
      openAnchors.remove(anchor)
    }
    return node
  }

  private func resolve(_ name: String, at mark: YAMLMark) throws(Stop) -> YAMLNode {
    if openAnchors.contains(name) {
      throw stop(at: location(mark), "the alias '*\(name)' stands inside what it stands for")
    }
    guard let node = anchors[name] else {
      throw stop(
        at: location(mark), "the alias '*\(name)' has no anchor '&\(name)' before it",
        hint: Diagnostic.didYouMean(name, in: anchors.keys.sorted()))
    }
    return node
  }

  // MARK: Events

  private func next() throws(Stop) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      throw stop(error)
    }
  }
}

extension YAMLReader {
  /// The scalar of an event. Only the tag `!!str` is supported; others are reported and ignored.
  func scalar(
    _ text: String, isPlain: Bool, tag: String?, event: YAMLEvent
  ) -> YAMLScalar {
    let isString = tag == "tag:yaml.org,2002:str" || tag == "!"
    if let tag, !isString {
      log.error(
        at: location(event.start), "the tag \(Diagnostic.quoted(tag))",
        expected: "no tags")
    }
    return YAMLScalar(
      text: text, isPlain: isPlain && !isString,
      textColumn: textColumn(text, isPlain: isPlain, event: event))
  }

  /// The column of the text relative to the scalar's mark, if the scalar is on one line and as wide
  /// as its text plus its quotes: then it has no escapes, folded lines or tags.
  private func textColumn(_ text: String, isPlain: Bool, event: YAMLEvent) -> Int? {
    guard event.start.line == event.end.line else { return nil }
    let quotes = isPlain ? 0 : 1
    let width = event.end.column - event.start.column
    return width == text.unicodeScalars.count + 2 * quotes ? quotes : nil
  }
}

extension YAMLReader {
  func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: source.file, line: mark.line, column: mark.column)
  }

  /// Reports the reason why reading cannot continue.
  func stop(
    at location: FileLocation, _ message: String, expected: String? = nil, hint: String? = nil
  ) -> Stop {
    log.error(at: location, message, expected: expected, hint: hint)
    return Stop()
  }

  /// Reports a syntax error of libyaml.
  func stop(_ error: YAMLSyntaxError) -> Stop {
    guard let mark = error.mark else {
      return stop(at: source.location(ofByte: error.byteOffset), "broken YAML: \(error.problem)")
    }
    let words = YAMLSyntaxWords(error, at: mark, line: source.line)
    return stop(at: location(words.mark), "broken YAML: \(words.message)", hint: words.hint)
  }
}

/// Collects the entries of one mapping: keys must be unique scalars. A merge key (`<<`) adds the
/// entries of other mappings, over which the mapping's own keys take precedence (YAML's merge key,
/// yaml.org/type/merge).
struct YAMLMappingBuilder {
  let file: String
  fileprivate let log: DiagnosticLog
  private var own: [YAMLEntry] = []
  private var merged: [YAMLEntry] = []
  private var firstMarks: [String: YAMLMark] = [:]

  init(file: String, log: DiagnosticLog) {
    self.file = file
    self.log = log
  }

  mutating func add(_ key: YAMLNode, _ value: YAMLNode) {
    guard let scalar = key.scalar else {
      log.error(
        at: location(key.mark), "\(key.kind) as a key", expected: "a word",
        hint: "text that starts with a brace needs quotes: \"{title}\"")
      return
    }
    if scalar.isPlain, scalar.text == "<<" { return merge(value) }
    if let first = firstMarks[scalar.text] {
      log.error(
        at: location(key.mark), "the key \(Diagnostic.quoted(scalar.text)) is here twice",
        hint: "it is first used in line \(first.line)")
      return
    }
    firstMarks[scalar.text] = key.mark
    own.append(YAMLEntry(key: scalar.text, keyMark: key.mark, value: value))
  }

  /// The own entries in file order, then the merged ones that are not overridden.
  fileprivate var entries: [YAMLEntry] {
    guard !merged.isEmpty else { return own }
    return own + merged.uniqued(on: \.key, apartFrom: Set(firstMarks.keys))
  }

  private mutating func merge(_ value: YAMLNode) {
    for source in value.items ?? [value] {
      if let entries = source.entries {
        merged += entries
      } else {
        log.error(
          at: location(source.mark), "'<<' cannot merge \(source.kind)",
          expected: "a mapping or a list of mappings")
      }
    }
  }

  private func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: file, line: mark.line, column: mark.column)
  }
}

/// An event of libyaml's parser; nothing of libyaml leaves this file.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias(String)
    case scalar(text: String, isPlain: Bool, anchor: String?, tag: String?)
    case sequenceStart(anchor: String?), sequenceEnd
    case mappingStart(anchor: String?), mappingEnd
  }

  let kind: Kind
  let start: YAMLMark
  /// Behind the last character.
  let end: YAMLMark
}

/// libyaml's error for a file that is not YAML.
struct YAMLSyntaxError: Error {
  let problem: String
  let context: String
  /// Where the thing begins that could not be read; nil where libyaml does not say.
  let contextMark: YAMLMark?
  /// The position; nil for an encoding error, which only has `byteOffset`.
  let mark: YAMLMark?
  let byteOffset: Int
}

/// libyaml's event parser. Only this class uses its pointers; the results are Swift values.
final class YAMLEvents {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Creates a parser over a copy of the bytes; nil if libyaml cannot allocate memory.
  init?(_ bytes: [UInt8]) {
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: max(1, bytes.count))
    _ = input.initialize(from: bytes)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      input.deallocate()
      return nil
    }
    yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// Reads the next event. Must not be called after `streamEnd` or an error.
  func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      kind: kind(of: event), start: YAMLMark(event.start_mark), end: YAMLMark(event.end_mark))
  }

  private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_ALIAS_EVENT: .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: .sequenceStart(anchor: string(event.data.sequence_start.anchor))
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT: .mappingStart(anchor: string(event.data.mapping_start.anchor))
    case YAML_MAPPING_END_EVENT: .mappingEnd
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_STREAM_START_EVENT: .streamStart
    default: .streamEnd
    }
  }

  private func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(
      text: String(decoding: bytes, as: UTF8.self),
      isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
      anchor: string(scalar.anchor), tag: string(scalar.tag))
  }

  private func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }

  private var syntaxError: YAMLSyntaxError {
    let state = parser.pointee
    return YAMLSyntaxError(
      problem: state.problem.map { String(cString: $0) } ?? "out of memory",
      context: state.context.map { String(cString: $0) } ?? "",
      contextMark: state.context == nil ? nil : YAMLMark(state.context_mark),
      mark: state.error == YAML_READER_ERROR ? nil : YAMLMark(state.problem_mark),
      byteOffset: state.problem_offset)
  }
}

extension YAMLMark {
  /// libyaml counts from 0, editors from 1.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

/// The limits of YAML files. The message for a file that exceeds a limit names it.
enum YAMLLimits {
  /// The maximum nesting. The reader recurses, so this also bounds its stack.
  static let depth = 64
  /// The number of nodes with all aliases expanded; prevents the "billion laughs" attack.
  static let expandedNodes = 2_000_000
}
