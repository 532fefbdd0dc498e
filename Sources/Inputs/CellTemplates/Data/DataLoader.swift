import Reading

/// Loads the rows of a template's `data:`: inline, or from a file.
struct DataLoader {
  let context: TemplateReading
  /// The template's folder, ending in `/`, or empty: paths of data files are relative to it.
  let folder: String

  /// Returns the rows; nil with the reason in the log.
  func load(_ node: YAMLNode) -> DataSet? {
    let node = node.localized(context)
    if let items = node.items {
      return rows(of: .list(items.map(value)), at: node)
    }
    if node.scalar != nil {
      return file(node, format: nil, rows: nil)
    }
    guard let fields = Fields(node, of: "data", keys: .dataFile, context) else { return nil }
    guard let file = fields["file"] else {
      context.error(
        node, "data without a file", expected: "a list of rows, a file's name or {file: …}")
      return nil
    }
    let format = fields.value("format", Self.formatReader)
    let path = fields.value("rows", Self.path)
    return self.file(file, format: format, rows: path)
  }

  static let formatReader = ValueReader<DataFormat>.choice([
    "json": .json, "csv": .csv, "rss": .rss,
  ])

  private static let path = ValueReader<FieldPath>(
    "the names that lead to the rows, as in result.items", schema: .text
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text else { throw .mismatch() }
    do throws(ExpressionError) {
      var cursor = try ExpressionCursor(text)
      let path = try FieldPath.parse(&cursor)
      try cursor.expectEnd("'.' or the end")
      return path
    } catch {
      throw .expression(error)
    }
  }

  // MARK: Files

  private func file(_ node: YAMLNode, format: DataFormat?, rows: FieldPath?) -> DataSet? {
    guard let name = ValueReader<String>.text.value(of: node, key: "data", context),
      let format = format ?? self.format(of: name, at: node)
    else { return nil }
    let path = PathName.joined(name, in: folder)
    guard context.files.access.admits(path) else {
      context.log.report(FileAccess.refusal(of: name, path, at: context.location(node.mark)))
      return nil
    }
    context.files.add(path)
    guard
      let source = SourceText.read(
        path, limit: TemplateLimits.dataBytes, namedAt: context.location(node.mark),
        log: context.log)
    else { return nil }
    return read(source, format, rows, at: node)
  }

  private func format(of name: String, at node: YAMLNode) -> DataFormat? {
    if let format = DataFormat(endingOf: name) { return format }
    context.error(
      node, "no format for \(Diagnostic.quoted(name))",
      expected: DataFormat.expectation,
      hint: "say it: {file: \(name), format: json}")
    return nil
  }

  private func read(
    _ source: SourceText, _ format: DataFormat, _ path: FieldPath?, at node: YAMLNode
  ) -> DataSet? {
    if format == .rss {
      return source.decodedXML(log: context.log).flatMap { FeedReader.read($0, log: context.log) }
    }
    guard source.isValid(log: context.log) else { return nil }
    if format == .csv { return CSVReader.read(source, log: context.log) }
    let value =
      format == .lines
      ? JSONReader.readLines(source, log: context.log).map(DataValue.list)
      : JSONReader.read(source, log: context.log)
    return value.flatMap { rows(of: $0, path: path, at: node) }
  }

  // MARK: Rows

  /// Returns the rows in a value: a list, possibly inside records.
  private func rows(of value: DataValue, path: FieldPath? = nil, at node: YAMLNode) -> DataSet? {
    var set = DataSet()
    var value = context.languages.declared.isEmpty ? value : value.localized(context.languages)
    if case .record(let record) = value {
      set.about = record
      guard let path, let inner = record.value(at: path) else {
        context.error(
          node,
          path.map { "no \(Diagnostic.quoted($0.description)) in the data" }
            ?? "data that is one record", expected: "a list of rows",
          hint: listHint(record))
        return nil
      }
      value = inner
    }
    guard case .list(let values) = value, values.count <= TemplateLimits.rows else {
      context.error(
        node, "data that is no list of rows",
        expected: "a list of at most \(TemplateLimits.rows) rows")
      return nil
    }
    set.rows = values.map(DataRecord.init(row:))
    return set
  }

  private func listHint(_ record: DataRecord) -> String? {
    for (name, value) in zip(record.names, record.values) {
      if case .list = value { return "say where it is: {file: …, rows: \(name)}" }
    }
    return nil
  }

  // MARK: Inline values

  /// Converts a YAML value; a plain scalar may be a number, a boolean or null.
  private func value(_ node: YAMLNode) -> DataValue {
    switch node.content {
    case .sequence(let items): return .list(items.map(value))
    case .mapping(let entries):
      return .record(
        DataRecord(names: entries.map(\.key), values: entries.map { value($0.value) }))
    case .scalar(let scalar):
      guard scalar.isPlain else { return .text(scalar.text) }
      if scalar.isNull { return .null }
      if scalar.text == "true" || scalar.text == "false" { return .bool(scalar.text == "true") }
      return Double(scalar.text)?.isFinite == true ? .number(scalar.text) : .text(scalar.text)
    }
  }
}

/// Rows from a data file that is not part of a template: `--data rows.json`.
package enum DataFile {
  /// The rows of the list in a file. A record with exactly one list of records stands for that
  /// list, as in `{"total": 2, "items": […]}`; any other record is itself a row. Throws the
  /// problems of the file.
  package static func rows(of path: String) throws(TemplateErrors) -> [DataRecord] {
    let log = DiagnosticLog()
    let rows = rows(of: path, log)
    guard let rows, !log.hasErrors else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: [path])
    }
    return rows
  }

  private static func rows(of path: String, _ log: DiagnosticLog) -> [DataRecord]? {
    let location = FileLocation(file: path)
    guard let format = DataFormat(endingOf: path) else {
      log.error(
        at: location, "no format for \(Diagnostic.quoted(path))", expected: DataFormat.expectation)
      return nil
    }
    guard let source = SourceText.read(path, limit: TemplateLimits.dataBytes, log: log),
      let rows = rows(in: source, format, log)
    else { return nil }
    guard !rows.isEmpty, rows.count <= TemplateLimits.rows else {
      log.error(
        at: location, "\(rows.count) rows", expected: "from 1 to \(TemplateLimits.rows)")
      return nil
    }
    return rows
  }

  private static func rows(
    in source: SourceText, _ format: DataFormat, _ log: DiagnosticLog
  ) -> [DataRecord]? {
    switch format {
    case .rss: return source.decodedXML(log: log).flatMap { FeedReader.read($0, log: log)?.rows }
    case .csv:
      return source.isValid(log: log) ? CSVReader.read(source, log: log)?.rows : nil
    case .lines:
      guard source.isValid(log: log) else { return nil }
      return JSONReader.readLines(source, log: log)?.map(DataRecord.init(row:))
    case .json:
      guard source.isValid(log: log), let value = JSONReader.read(source, log: log) else {
        return nil
      }
      return (list(in: value) ?? [value]).map(DataRecord.init(row:))
    }
  }

  private static func list(in value: DataValue) -> [DataValue]? {
    if case .list(let values) = value { return values }
    guard case .record(let record) = value else { return nil }
    let lists = record.values.compactMap { value -> [DataValue]? in
      guard case .list(let items) = value, case .record? = items.first else { return nil }
      return items
    }
    return lists.count == 1 ? lists[0] : nil
  }
}

/// The format of a data file.
enum DataFormat: Sendable {
  case json
  case lines
  case csv
  case rss

  /// The format for a file name's extension; nil if there is none.
  init?(endingOf name: String) {
    switch name.split(separator: ".").last?.lowercased() {
    case "json": self = .json
    case "jsonl", "ndjson": self = .lines
    case "csv": self = .csv
    case "rss", "xml": self = .rss
    default: return nil
    }
  }

  /// The supported extensions, for messages.
  static let expectation = "a .json, .jsonl, .csv, .rss or .xml file"
}

extension DataRecord {
  /// Creates a row from an element of a list; a value that is no record becomes the field `value`.
  package init(row value: DataValue) {
    if case .record(let record) = value {
      self = record
    } else {
      self.init(names: ["value"], values: [value])
    }
  }
}
