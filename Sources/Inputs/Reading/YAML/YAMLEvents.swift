import CYAML

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
