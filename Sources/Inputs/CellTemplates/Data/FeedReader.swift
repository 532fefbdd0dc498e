import Reading

/// Reads rows from an RSS 2.0 feed with Media RSS elements: one row per `<item>`, and the channel's
/// own title, link and description as common fields.
///
/// A row has `title`, `link`, `description`, `content` (content:encoded), `pubDate`, `guid`,
/// `author`, `creator`, `comments`, `category` (a list), `enclosure`, and `media` with `text`,
/// `description`, `title`, `credit`, `thumbnail` and `content`. Of repeated elements the first is
/// used. An absent element is a missing field, an empty element an empty text. The reader converts
/// nothing: text keeps its HTML until a pattern applies `html()`.
struct FeedReader {
  private var xml: XMLReader
  private var set = DataSet()
  private var channel = FeedRecordBuilder()
  private var item: FeedRecordBuilder?
  private var names = FeedNamespaces()
  private var depth = 0

  /// Returns the rows of a feed; nil with the reason in the log.
  static func read(_ source: SourceText, log: DiagnosticLog) -> DataSet? {
    var reader = FeedReader(xml: XMLReader(source.bytes, limits: TemplateLimits.feed))
    do {
      return try reader.feed()
    } catch {
      log.error(
        at: source.location(ofByte: error.offset), "broken XML: \(error.message)",
        expected: error.expected, hint: error.hint)
      return nil
    }
  }

  /// The elements around the items, which are not fields.
  private static let frames: Set<String> = ["rss", "rdf:RDF", "channel"]

  private init(xml: XMLReader) {
    self.xml = xml
  }

  private mutating func feed() throws(XMLFailure) -> DataSet {
    while true {
      let offset = xml.position
      guard let event = try xml.next() else { break }
      switch event {
      case .start(let element): try start(element, at: offset)
      case .end(let name): try end(names.canonical(name), at: offset)
      case .text(let text):
        if item != nil { item?.add(text) } else { channel.add(text) }
      }
    }
    set.about = channel.record
    return set
  }

  private mutating func start(_ element: XMLElement, at offset: Int) throws(XMLFailure) {
    names.learn(from: element)
    let name = names.canonical(element.name)
    if depth == 0, name != "rss", name != "rdf:RDF" {
      throw XMLFailure(
        offset: offset, message: "the root element is <\(element.name)>", expected: "<rss>",
        hint: name == "feed" ? "Atom feeds are not read" : nil)
    }
    depth += 1
    if item != nil {
      item?.open(name, element)
    } else if name == "item" {
      item = FeedRecordBuilder()
    } else if !Self.frames.contains(name) {
      channel.open(name, element)
    }
  }

  private mutating func end(_ name: String, at offset: Int) throws(XMLFailure) {
    depth -= 1
    if name == "item", let finished = item, finished.isComplete {
      guard set.rows.count < TemplateLimits.rows else {
        throw XMLFailure(
          offset: offset, message: "too many items", expected: "at most \(TemplateLimits.rows)")
      }
      set.rows.append(finished.record)
      item = nil
    } else if item != nil {
      item?.close()
    } else if !Self.frames.contains(name) {
      channel.close()
    }
  }
}

/// Maps a feed's namespace prefixes to the usual ones, which rows use.
private struct FeedNamespaces {
  private var prefixes: [String: String] = [:]

  private static let known = [
    "http://search.yahoo.com/mrss/": "media", "http://search.yahoo.com/mrss": "media",
    "http://purl.org/rss/1.0/modules/content/": "content",
    "http://purl.org/dc/elements/1.1/": "dc",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
  ]

  /// Records `xmlns:prefix="…"`. A prefix is assumed to have one meaning in the whole document.
  mutating func learn(from element: XMLElement) {
    for (name, value) in element.attributes where name.hasPrefix("xmlns:") {
      prefixes[String(name.dropFirst(6))] = Self.known[value]
    }
  }

  func canonical(_ name: String) -> String {
    guard let colon = name.firstIndex(of: ":"), let prefix = prefixes[String(name[..<colon])] else {
      return name
    }
    return prefix + name[colon...]
  }
}

/// Collects the fields of one item (or of the channel) from its elements.
private struct FeedRecordBuilder {
  /// The destination of an open element's text; nil if the text belongs to the enclosing element.
  private enum Field: Equatable {
    case top(String)
    case category
    case media(String)
  }

  private var openFields: [Field?] = []
  private var texts: [(field: Field, text: String)] = []
  private var attributeRecords: [(field: Field, record: DataRecord)] = []

  /// Whether all elements are closed.
  fileprivate var isComplete: Bool { openFields.isEmpty }

  fileprivate mutating func open(_ name: String, _ element: XMLElement) {
    let field = field(for: name)
    openFields.append(field)
    guard let field else { return }
    if let attributes = attributes(of: field, element) {
      if !attributeRecords.contains(where: { $0.field == field }) {
        attributeRecords.append((field, attributes))
      }
    } else {
      texts.append((field, ""))
    }
  }

  /// Adds text to the innermost open field.
  mutating func add(_ text: String) {
    guard let field = openFields.last(where: { $0 != nil }) ?? nil,
      let index = texts.lastIndex(where: { $0.field == field })
    else { return }
    texts[index].text += text
  }

  mutating func close() {
    _ = openFields.popLast()
  }

  // MARK: Elements

  private static let topElements = [
    "title": "title", "link": "link", "description": "description", "pubDate": "pubDate",
    "guid": "guid", "author": "author", "comments": "comments", "content:encoded": "content",
    "dc:creator": "creator", "dc:date": "date", "enclosure": "enclosure", "language": "language",
  ]

  private static let mediaElements: Set<String> = [
    "text", "description", "title", "credit", "keywords", "thumbnail", "content",
  ]

  private func field(for name: String) -> Field? {
    if name.hasPrefix("media:") {
      let element = String(name.dropFirst(6))
      return Self.mediaElements.contains(element) ? .media(element) : nil
    }
    guard openFields.isEmpty else { return nil }
    return name == "category" ? .category : Self.topElements[name].map(Field.top)
  }

  private func attributes(of field: Field, _ element: XMLElement) -> DataRecord? {
    switch field {
    case .top("enclosure"), .media("thumbnail"), .media("content"):
      var record = DataRecord()
      for (name, value) in element.attributes where !name.contains(":") {
        record.append(name, .text(value))
      }
      return record
    default: return nil
    }
  }

  // MARK: Result

  /// The fields in the order of their first occurrence.
  var record: DataRecord {
    var record = DataRecord()
    var media = DataRecord()
    var categories: [DataValue] = []
    for (field, text) in texts {
      switch field {
      case .top(let name): if record[name] == nil { record.append(name, .text(text)) }
      case .media(let name): if media[name] == nil { media.append(name, .text(text)) }
      case .category: categories.append(.text(text))
      }
    }
    for (field, attributes) in attributeRecords {
      switch field {
      case .top(let name): record.append(name, .record(attributes))
      case .media(let name): media.append(name, .record(attributes))
      case .category: break
      }
    }
    if !categories.isEmpty { record.append("category", .list(categories)) }
    if !media.names.isEmpty { record.append("media", .record(media)) }
    return record
  }
}
