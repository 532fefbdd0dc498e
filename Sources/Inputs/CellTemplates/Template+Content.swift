import Reading

extension Template {
  /// The template with these rows instead of its own. Throws if it has several sections, or no cell
  /// for a row.
  package func showing(_ rows: [DataRecord]) throws(TemplateErrors) -> Template {
    var check = try RowCheck(self)
    try check.add(rows)
    try check.finish()
    return changed { $0.sections[0].rows = rows }
  }

  /// The template for the rows of a file that are read one after the other, with the first of them
  /// in place of its own.
  ///
  /// - Returns: also how many rows there are; nil where the file cannot be opened.
  /// - Throws: as `showing(_:)`, and what is wrong with the file.
  package func showing(
    _ file: RowFile
  ) throws(TemplateErrors) -> (template: Template, rowCount: Int)? {
    guard var reader = file.rows() else { return nil }
    var check = try RowCheck(self)
    var first: [DataRecord] = []
    while let rows = try reader.next() {
      try check.add(rows)
      first += rows.prefix(Self.namingRows - first.count)
    }
    try check.finish()
    let count = check.count
    return (changed { $0.sections[0].rows = first }, count)
  }

  /// Throws where the template has no rows of its own and was read for those of others.
  package func requireData() throws(TemplateErrors) {
    if let missing = plan.missingData {
      throw TemplateErrors(diagnostics: warnings + [missing], files: files)
    }
  }

  /// The template with a field of every row set to a text; `media.title` sets a field of a nested
  /// record. Throws if no cell shows a field of that name and no row has one.
  package func setting(_ name: String, to text: String) throws(TemplateErrors) -> Template {
    let path = FieldPath(names: name.split(separator: ".").map(String.init))
    let known = fields
    guard known.contains(path) else {
      let names = known.map(\.description)
      throw problem(
        "there is no field \(Diagnostic.quoted(name))",
        expected: Diagnostic.choices(Array(names.prefix(Self.listed))),
        hint: Diagnostic.didYouMean(name, in: names))
    }
    return changed { plan in
      for section in plan.sections.indices {
        for row in plan.sections[section].rows.indices {
          plan.sections[section].rows[row].set(.text(text), at: path.names[...])
        }
      }
    }
  }

  /// The preparation of rows that come one after the other. Throws if the template has several
  /// sections, or no cell shows a field that is set.
  package func rowPreparation(
    setting settings: [(name: String, text: String)]
  ) throws(TemplateErrors) -> RowPreparation {
    guard plan.sections.count == 1 else {
      throw problem(
        "has \(plan.sections.count) sections with rows of their own",
        expected: "a template with one section for --rows")
    }
    var template = self
    for setting in settings { template = try template.setting(setting.name, to: setting.text) }
    return RowPreparation(
      cell: plan.sections[0].rules.cell, identifiers: plan.cells.map(\.reuseIdentifier),
      fields: fields,
      settings: settings.map {
        (FieldPath(names: $0.name.split(separator: ".").map(String.init)), $0.text)
      })
  }

  /// The maximum number of names in a message.
  fileprivate static let listed = 12
  private static let namingRows = 1000

  /// The fields that cells require or select by, then those of the first thousand rows; each once.
  fileprivate var fields: [FieldPath] {
    let uses = plan.cells.flatMap(\.fields) + plan.sections.flatMap(\.rules.cell.fields)
    let rows = plan.sections.flatMap(\.rows).prefix(Self.namingRows)
    return (uses.map(\.path) + rows.flatMap { $0.paths(below: []) })
      .uniqued()
  }

  fileprivate func changed(_ change: (inout TemplatePlan) -> Void) -> Template {
    var plan = plan
    change(&plan)
    return Template(
      path: path, plan: plan, source: source, warnings: warnings, files: files, access: access)
  }

  fileprivate func problem(
    _ message: String, expected: String, hint: String? = nil
  ) -> TemplateErrors {
    TemplateErrors(
      diagnostics: [
        Diagnostic(
          .error, at: FileLocation(file: path), message, expected: expected, hint: hint)
      ], files: files)
  }
}

/// Checks rows that come from elsewhere for a template: each has a cell and the images that it
/// needs, and one of them a field that a cell shows.
private struct RowCheck {
  private let template: Template
  private let fields: [FieldPath]
  private let log = DiagnosticLog()
  private var hasShownField = false
  /// The fields of the first row, for the message where no row has one that is shown.
  private var firstNames: [String] = []
  private(set) var count = 0

  init(_ template: Template) throws(TemplateErrors) {
    guard template.plan.sections.count == 1 else {
      throw template.problem(
        "has \(template.plan.sections.count) sections with rows of their own",
        expected: "a template with one section for --data")
    }
    self.template = template
    fields = template.fields
  }

  mutating func add(_ rows: [DataRecord]) throws(TemplateErrors) {
    let section = template.plan.sections[0]
    if let row = rows.firstIndex(where: { section.rules.cell.value(for: $0) == nil }) {
      let cells = Diagnostic.choices(template.plan.cells.map(\.reuseIdentifier))
      throw template.problem(
        "row \(count + row) of the data finds no cell", expected: "one of \(cells)")
    }
    if count == 0 { firstNames = rows.first?.names ?? [] }
    if !hasShownField {
      hasShownField = rows.contains { row in fields.contains { row.value(at: $0) != nil } }
    }
    if !log.hasErrors {
      template.changed { $0.sections[0].rows = rows }.plan.checkImages(log, only: .error)
    }
    count += rows.count
  }

  func finish() throws(TemplateErrors) {
    guard hasShownField else {
      throw template.problem(
        "no row of the data has a field that a cell shows",
        expected: Diagnostic.choices(fields.prefix(Template.listed).map(\.description)),
        hint: firstNames.isEmpty
          ? nil
          : "the first row has "
            + Diagnostic.choices(firstNames.prefix(Template.listed).map { Diagnostic.quoted($0) }))
    }
    guard !log.hasErrors else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: template.files)
    }
  }
}

/// Makes rows from the values of a stream, as `showing(_:)` does from those of a file.
package struct RowPreparation: Sendable {
  fileprivate let cell: RowChoice<String>
  fileprivate let identifiers: [String]
  fileprivate let fields: [FieldPath]
  fileprivate let settings: [(path: FieldPath, text: String)]

  /// The row of a value, with the settings; nil if no cell is chosen for it.
  package func row(of value: DataValue) -> DataRecord? {
    var row = DataRecord(row: value)
    for setting in settings { row.set(.text(setting.text), at: setting.path.names[...]) }
    return cell.value(for: row) == nil ? nil : row
  }

  package func isShown(_ row: DataRecord) -> Bool { fields.contains { row.value(at: $0) != nil } }

  /// The fields that cells show, for messages.
  package var shownFields: String {
    Diagnostic.choices(fields.prefix(12).map(\.description))
  }

  package var cells: String { Diagnostic.choices(identifiers) }
}

extension DataRecord {
  fileprivate func paths(below parent: [String]) -> [FieldPath] {
    zip(names, values).flatMap { name, value -> [FieldPath] in
      let path = parent + [name]
      if case .record(let inner) = value { return inner.paths(below: path) }
      return [FieldPath(names: path)]
    }
  }

  /// Sets the value at a path, creating missing records on the way.
  fileprivate mutating func set(_ value: DataValue, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    let rest = path.dropFirst()
    var new = value
    if !rest.isEmpty {
      var inner = DataRecord()
      if case .record(let record)? = self[name] { inner = record }
      inner.set(value, at: rest)
      new = .record(inner)
    }
    if let index = names.firstIndex(of: name) { values[index] = new } else { append(name, new) }
  }
}
