import CYAML
import Diagnostics

/// Reads a YAML file into a tree of nodes with their places.
///
/// What libyaml cannot read ends the reading with one message. What YAML allows but files here must not
/// have (duplicate keys, unknown tags) is reported, and reading goes on.
package struct YAMLReader {
  let source: SourceText
  let log: DiagnosticLog

  /// Thrown when the reason is already in the log.
  struct Stop: Error {}

  private let expected: String
  private let events: YAMLEvents
  private var anchors: [String: YAMLNode] = [:]
  private var openAnchors: Set<String> = []
  private var nodeCount = 0

  /// The only document of the file, or nil with the reason in the log.
  ///
  /// - Parameter expected: what the file should be, for the message that it is empty: `a template`.
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
        at: location(mark(after.start)), "a second document", expected: "one document in a file",
        hint: "remove the '---'")
    }
    return root
  }

  // MARK: Nodes

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(Stop) -> YAMLNode {
    let place = mark(event.start)
    guard depth < YAMLLimits.depth else {
      throw stop(
        at: location(place), "nested too deep", expected: "at most \(YAMLLimits.depth) levels")
    }
    switch event.kind {
    case .alias(let name):
      return try resolve(name, at: place)
    case .scalar(let text, let style, let anchor, let tag):
      let content = scalar(text, style: style, tag: tag, event: event)
      return try finish(.scalar(content), at: place, count: 1, anchor: anchor)
    case .sequenceStart(let anchor):
      return try sequence(at: place, anchor: anchor, depth: depth)
    case .mappingStart(let anchor):
      return try mapping(at: place, anchor: anchor, depth: depth)
    default:
      throw stop(at: location(place), "broken YAML")
    }
  }

  private mutating func sequence(
    at place: YAMLMark, anchor: String?, depth: Int
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
    return try finish(.sequence(items), at: place, count: count, anchor: anchor)
  }

  private mutating func mapping(
    at place: YAMLMark, anchor: String?, depth: Int
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
    return try finish(.mapping(builder.entries), at: place, count: count, anchor: anchor)
  }

  // MARK: Anchors

  private mutating func open(_ anchor: String?) {
    if let anchor { openAnchors.insert(anchor) }
  }

  private mutating func finish(
    _ content: YAMLNode.Content, at place: YAMLMark, count: Int, anchor: String?
  ) throws(Stop) -> YAMLNode {
    guard count <= YAMLLimits.expandedNodes else {
      throw stop(
        at: location(place), "too many values once its aliases are expanded",
        expected: "at most \(YAMLLimits.expandedNodes)")
    }
    let node = YAMLNode(content: content, mark: place, expandedCount: count)
    if let anchor {
      anchors[anchor] = node
      openAnchors.remove(anchor)
    }
    return node
  }

  private func resolve(_ name: String, at place: YAMLMark) throws(Stop) -> YAMLNode {
    if openAnchors.contains(name) {
      throw stop(at: location(place), "the alias '*\(name)' stands inside what it stands for")
    }
    guard let node = anchors[name] else {
      throw stop(
        at: location(place), "no anchor '&\(name)' before this alias",
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
