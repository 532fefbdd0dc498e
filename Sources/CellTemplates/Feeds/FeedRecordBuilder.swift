import Reading

/// Builds the fields of one item (or of the channel) from the elements inside it.
struct FeedRecordBuilder {
  /// Where the text of an open element goes; nil for an element whose text belongs to the one around it.
  private enum Field: Equatable {
    case top(String)
    case category
    case media(String)
  }

  private var openFields: [Field?] = []
  private var texts: [(field: Field, text: String)] = []
  private var attributeRecords: [(field: Field, record: DataRecord)] = []

  /// True between the elements: every one that was opened is closed.
  var isComplete: Bool { openFields.isEmpty }

  mutating func open(_ name: String, _ element: XMLElement) {
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

  /// Elements that say what they say in attributes become records.
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

  /// The fields in the order of their first mention.
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
