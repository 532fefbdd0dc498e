import Diagnostics
import Reading

/// Rows out of a file that no template names: `--data rows.json`.
package enum DataFile {
  /// The rows of a list. A record with one list of records in it means that list, as `{"total": 2, "items": […]}`
  /// does; any other is a row itself.
  ///
  /// - Throws: what is wrong with the file.
  package static func rows(of path: String) throws(TemplateErrors) -> [DataRecord] {
    let log = DiagnosticLog()
    let rows = rows(of: path, log)
    guard let rows, !log.hasErrors else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: [path])
    }
    return rows
  }

  private static func rows(of path: String, _ log: DiagnosticLog) -> [DataRecord]? {
    let place = FileLocation(file: path)
    guard let format = DataFormat(endingOf: path) else {
      log.error(
        at: place, "no format for \(Diagnostic.quoted(path))", expected: DataFormat.expectation)
      return nil
    }
    guard let source = SourceText.read(path, limit: TemplateLimits.dataBytes, log: log),
      let rows = rows(in: source, format, log)
    else { return nil }
    guard !rows.isEmpty, rows.count <= TemplateLimits.rows else {
      log.error(
        at: place, "\(rows.count) rows", expected: "from 1 to \(TemplateLimits.rows)")
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
