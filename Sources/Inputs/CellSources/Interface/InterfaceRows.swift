import InterfaceBuilder
import Reading

/// Finds for each row its scene and content: the scenes themselves, or one a row of data.
struct InterfaceRows {
  typealias Row = (scene: InterfaceScene, content: SceneContent)

  let layout: InterfaceLayout
  let request: ContentRequest
  /// The scenes that the request picked, or all that a picture shows.
  let scenes: [InterfaceScene]
  private let names: [String: SceneNames]
  /// Which files the rows may name: those of the document's project, and of the data file's.
  private let access: FileAccess

  init(
    _ layout: InterfaceLayout, _ scenes: [InterfaceScene], _ request: ContentRequest,
    _ access: FileAccess? = nil
  ) {
    let access = access ?? FileAccess(projectOf: layout.document.path)
    let ofData = request.dataFile.map { FileAccess(projectOf: $0) }
    self.access = ofData.map(access.union) ?? access
    self.layout = layout
    self.scenes = scenes
    self.request = request
    names = Dictionary(
      scenes.map { ($0.id, layout.names(in: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The key of a row that chooses its scene, unless a view is called so.
  private static let sceneKey = "reuseIdentifier"

  /// Each scene once, with the settings that it has views for.
  func scenesOnce() throws(PlumbError) -> [Row] {
    try checkSettings(scenes)
    return scenes.map { ($0, SceneContent(settings(of: $0, over: DataRecord()), access: access)) }
  }

  /// A row for each record; `warn` is called for fields that no view is called by.
  func rows(
    _ records: [DataRecord], warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> [Row] {
    let file = request.dataFile ?? ""
    guard records.count <= LayoutLimits.interfaceRows else {
      throw PlumbError(
        file, "has \(records.count) rows",
        expected: "at most \(LayoutLimits.interfaceRows) for an Interface Builder file")
    }
    var rows: [Row] = []
    for (number, record) in records.enumerated() {
      rows.append(try row(of: record, "row \(number): ", file))
    }
    try checkSettings(rows.map(\.scene))
    try checkFields(records, rows.map(\.scene), file, warn)
    return rows
  }

  /// The row of a record; `name` is what messages begin with, and `file` is that of the data.
  func row(of record: DataRecord, _ name: String, _ file: String) throws(PlumbError) -> Row {
    let scene = try scene(of: record, name, file)
    let content = SceneContent(
      settings(of: scene, over: record), folder: PathName.prefix(of: file), access: access)
    return (scene, content)
  }

  /// Whether a view is called by a field of the record.
  func isShown(_ record: DataRecord, in scene: InterfaceScene) -> Bool {
    let names = names(of: scene)
    return record.names.contains { $0 != Self.sceneKey && names.knows($0) }
  }

  /// The names of views, for messages.
  var callableNames: String {
    let listed = scenes.flatMap { names(of: $0).listed }.uniqued()
    return Diagnostic.choices(Array(listed.prefix(12)))
  }

  // MARK: Scenes

  private func scene(
    of record: DataRecord, _ name: String, _ file: String
  ) throws(PlumbError) -> InterfaceScene {
    if let wanted = record[Self.sceneKey]?.text, !isView(Self.sceneKey) {
      if let scene = layout.scenes.first(where: { $0.isCalled(wanted) }) { return scene }
      throw PlumbError(
        file, "\(name)\(layout.document.path) has no scene \(Diagnostic.quoted(wanted))",
        expected: Diagnostic.choices(callNames),
        hint: Diagnostic.didYouMean(wanted, in: callNames))
    }
    guard scenes.count == 1 else {
      throw PlumbError(
        layout.document.path, "has \(scenes.count) cells, and the rows do not say which is theirs",
        expected: Diagnostic.choices(callNames),
        hint: "--scene \(callNames[0]), or \"\(Self.sceneKey)\" in each row"
          + (file.isEmpty ? "" : " of \(file)"))
    }
    return scenes[0]
  }

  private var callNames: [String] { scenes.map { $0.reuseIdentifier ?? $0.id } }

  private func isView(_ name: String) -> Bool {
    scenes.contains { names(of: $0).knows(name) }
  }

  private func names(of scene: InterfaceScene) -> SceneNames {
    names[scene.id] ?? layout.names(in: scene)
  }

  // MARK: Names

  private func settings(of scene: InterfaceScene, over record: DataRecord) -> DataRecord {
    var record = record
    for setting in request.settings where names(of: scene).knows(setting.name) {
      if let index = record.names.firstIndex(of: setting.name) {
        record.values[index] = .text(setting.text)
      } else {
        record.append(setting.name, .text(setting.text))
      }
    }
    return record
  }

  private func checkSettings(_ scenes: [InterfaceScene]) throws(PlumbError) {
    for setting in request.settings
    where !scenes.contains(where: { names(of: $0).knows(setting.name) }) {
      throw unknown(setting.name, in: scenes, layout.document.path, .error)
    }
  }

  /// A field that no view is called by is most likely misspelt, or meant for someone else: data may
  /// have more than a cell shows. Where nothing at all fits, the data is not for this file.
  private func checkFields(
    _ records: [DataRecord], _ scenes: [InterfaceScene], _ file: String,
    _ warn: (Diagnostic) -> Void
  ) throws(PlumbError) {
    var known: [String: Bool] = [:]
    var unknownNames: [String] = []
    for (record, scene) in zip(records, scenes) {
      for name in record.names where name != Self.sceneKey {
        let isKnown = names(of: scene).knows(name)
        if known[name] == nil, !isKnown { unknownNames.append(name) }
        known[name] = known[name] ?? false || isKnown
      }
    }
    unknownNames.removeAll { known[$0] == true }
    guard let first = unknownNames.first else { return }
    if !known.values.contains(true) { throw unknown(first, in: scenes, file, .error) }
    for name in unknownNames {
      for diagnostic in unknown(name, in: scenes, file, .warning).diagnostics { warn(diagnostic) }
    }
  }

  private func unknown(
    _ name: String, in scenes: [InterfaceScene], _ file: String, _ severity: Severity
  ) -> PlumbError {
    let listed = scenes.flatMap { names(of: $0).listed }.uniqued()
    let whole = name.split(separator: ".").first.map(String.init) ?? name
    return PlumbError([
      Diagnostic(
        severity, at: FileLocation(file: file), "no view is called \(Diagnostic.quoted(name))",
        expected: listed.isEmpty
          ? "an object id; no view has an outlet or label"
          : Diagnostic.choices(Array(listed.prefix(12))),
        hint: Diagnostic.didYouMean(whole, in: listed))
    ])
  }
}

extension InterfaceScene {
  func isCalled(_ name: String) -> Bool { id == name || reuseIdentifier == name }
}
