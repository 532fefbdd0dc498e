import Reading

/// What a data file is written in.
enum DataFormat: Sendable {
  case json
  case csv
  case rss

  /// By the ending of a file's name; nil for any that is not known.
  init?(endingOf name: String) {
    switch name.split(separator: ".").last?.lowercased() {
    case "json": self = .json
    case "csv": self = .csv
    case "rss", "xml": self = .rss
    default: return nil
    }
  }

  /// The endings, for messages.
  static let expectation = "a .json, .csv, .rss or .xml file"
}

extension DataRecord {
  /// The row that an element of a list is: anything but a record has the one field `value`.
  init(row value: DataValue) {
    if case .record(let record) = value {
      self = record
    } else {
      self.init(names: ["value"], values: [value])
    }
  }
}
