import CellTemplates
import Diagnostics
import InterfaceBuilder
import LayoutTree
import Reading
import UIKit
import ViewDrawing

/// An Interface Builder file in one language, and the rows that are asked for of it.
struct InterfaceRequest {
  let layout: InterfaceLayout
  let rows: [InterfaceRows.Row]

  /// A table of the rows in a variant, laid out, and the header of its layout tree.
  func table(
    at variant: LayoutVariant, text: any TextMeasurer
  ) -> (table: InterfaceTable, header: LayoutTree) {
    let header = LayoutTree(
      file: layout.document.path, width: variant.width, scale: variant.scale,
      profile: variant.profile, variant: [variant.screen].compactMap(\.self) + variant.remarks)
    let table = variant.environment(text: text).perform {
      let table = InterfaceTable(layout, rows, width: CGFloat(variant.width))
      table.tableView.layoutAllRows()
      return table
    }
    return (table, header)
  }
}

extension PlumbSession {
  /// Draws the cells of an Interface Builder file, one below the other and each as high as its
  /// content, in every variant of the request; without widths at that of the canvas.
  func renderInterface(_ file: String, _ request: PictureRequest) throws(PlumbError) {
    if let style = request.sheet { return try renderSheet(of: file, style, request) }
    let document = try loadDocument(file)
    let count = try request.layout.variants(of: InterfaceLayout(document)).count
    try checkCount(count, of: file, request)
    try forEachVariant(of: file, request.layout, scene: request.scene) {
      rows, variant throws(PlumbError) in
      let path = request.output.path(
        template: file, suffix: variant.suffix, format: request.format)
      if request.output.isFile { try claim(path, for: file) }
      let picture = try picture(of: rows, at: variant, request)
      try deliver(picture, request, to: path)
      tellConflicts(of: picture.tree)
    }
  }

  /// Rows of a document in a variant, laid out and drawn.
  func picture(
    of rows: InterfaceRequest, at variant: LayoutVariant, _ request: PictureRequest
  ) throws(PlumbError) -> TablePicture {
    let assets = SceneAssets(typesetter)
    let path = rows.layout.document.path
    let picture = TablePicture(
      try paint(rows, at: variant, request, assets), named: OutputDestination.stem(of: path),
      layers: request.layers, hasLegend: request.hasLegend, assets: assets)
    for problem in picture.damagedPictures {
      send(
        .warning(
          Diagnostic(
            .warning, at: FileLocation(file: path),
            "\(Diagnostic.quoted(problem.name ?? "a picture")): \(problem.error); a placeholder is"
              + " drawn")))
    }
    return picture
  }

  private func renderSheet(
    of file: String, _ style: SheetStyle, _ request: PictureRequest
  ) throws(PlumbError) {
    let assets = SceneAssets(typesetter)
    var tables: [(table: PaintedTable, variant: LayoutVariant)] = []
    try forEachVariant(of: file, request.layout, scene: request.scene) {
      rows, variant throws(PlumbError) in
      tables.append((try paint(rows, at: variant, request, assets), variant))
    }
    try deliver(
      SheetContent(title: OutputDestination.stem(of: file), file: file, tables: tables), style,
      request,
      assets)
  }

  /// Rows of a document in a variant, laid out, and the selected ones drawn.
  private func paint(
    _ rows: InterfaceRequest, at variant: LayoutVariant, _ request: PictureRequest,
    _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    let (table, header) = rows.table(at: variant, text: typesetter)
    return try withExtendedLifetime(table) { () throws(PlumbError) in
      try paint(table.tableView, header, request, assets, of: rows.layout.document.path)
    }
  }
}

extension InterfaceLayout {
  /// The scene of that id or reuse identifier; without one what a picture of the document shows.
  func scenes(picked name: String?) throws(PlumbError) -> [InterfaceScene] {
    guard let name else {
      guard !shownScenes.isEmpty else {
        throw PlumbError(document.path, "has nothing to draw: no cell and no view")
      }
      return shownScenes
    }
    let found = scenes.filter { $0.isCalled(name) }
    guard !found.isEmpty else {
      let known = scenes.compactMap { $0.reuseIdentifier ?? $0.id }
      throw PlumbError(
        document.path, "has no scene \(Diagnostic.quoted(name))",
        hint: nearest(to: name, in: known).map { "did you mean \(Diagnostic.quoted($0))?" })
    }
    return found
  }
}

extension LayoutRequest {
  /// The variants asked for of a document: by itself it has one, as wide as its canvas.
  func variants(of layout: InterfaceLayout) throws(PlumbError) -> [LayoutVariant] {
    try variants(
      declared: [TemplateVariant(.width(Double(layout.device.size.width)))],
      settings: TemplateSettings(
        profile: layout.document.header.tools.profile, scale: Double(layout.device.scale)),
      path: layout.document.path)
  }
}

extension PlumbSession {
  /// Lays out the scenes of an Interface Builder file and prints every frame: at their stored
  /// sizes, or as rows of a table where the request names widths, devices or data.
  func interfaceFrames(
    of file: String, _ request: LayoutRequest, as form: FramesForm,
    to sink: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) {
    let isTable =
      !request.widths.isEmpty || !request.devices.isEmpty || request.content.dataFile != nil
    if !isTable { return try storedFrames(of: file, request, as: form, to: sink) }
    try forEachVariant(of: file, request, scene: nil) { rows, variant throws(PlumbError) in
      let (table, header) = rows.table(at: variant, text: typesetter)
      var printer = FramesPrinter(header, form, to: sink)
      var conflicts = ConflictReport()
      withExtendedLifetime(table) {
        table.tableView.forEachElement { element, view in
          guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
          let scene = RowReader.scene(of: cell, at: path)
          printer.write(scene)
          conflicts.add(scene)
        }
      }
      printer.finish()
      send(conflicts, file: file, width: variant.width)
    }
  }

  /// Lays out the scenes of an Interface Builder file at their stored sizes and prints every frame.
  ///
  /// Frames are comparable with those in the file: same device, same scale, the metrics of the
  /// Xcode that saved it, unless the request says otherwise.
  func storedFrames(
    of file: String, _ request: LayoutRequest, as form: FramesForm,
    to sink: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) {
    report(.variant(Self.storedSizes))
    let document = try loadDocument(file)
    let layout = try localized(document, to: request.languages.first, request.content)
    let environment = environment(of: layout, request)
    let rows = try InterfaceRows(layout, layout.scenes, request.content).scenesOnce()
    var printer = FramesPrinter(header(of: layout, environment), form, to: sink)
    var conflicts = ConflictReport()
    environment.perform {
      for row in rows {
        let tree = LayoutTree.Scene(row.scene, layout.stored(row.scene, row.content))
        printer.write(tree)
        conflicts.add(tree)
      }
    }
    printer.finish()
    tellNotes([layout])
    send(conflicts, file: file, width: Double(layout.device.size.width))
  }

  /// The environment of the canvas; what the request says goes first.
  func environment(of layout: InterfaceLayout, _ request: LayoutRequest) -> LayoutEnvironment {
    LayoutEnvironment(
      profile: request.profile.flatMap(OSProfile.named) ?? layout.document.header.tools.profile,
      text: typesetter, displayScale: request.scale.map { CGFloat($0) } ?? layout.device.scale,
      contentSizeCategory: layout.document.header.contentSizeCategory,
      language: request.languages.first)
  }

  private func header(
    of layout: InterfaceLayout, _ environment: LayoutEnvironment
  ) -> LayoutTree {
    LayoutTree(
      file: layout.document.path, width: Double(layout.device.size.width),
      scale: Double(environment.displayScale), profile: environment.profile.name)
  }
}

extension LayoutTree.Scene {
  /// A scene of a document, laid out at its stored size.
  init(_ scene: InterfaceScene, _ stored: StoredScene) {
    self = RowReader.scene(of: stored.content, named: scene.id, laidOutBy: stored.root)
    id = scene.id
    reuseIdentifier = scene.reuseIdentifier
    fittedHeight = stored.fittedHeight.map { Double($0) }
  }
}

extension PlumbSession {
  /// Calls `body` with each variant of a document that is asked for, and with the document in the
  /// variant's language; then reports the notes of all layouts, each once.
  func forEachVariant(
    of file: String, _ request: LayoutRequest, scene: String?,
    _ body: (InterfaceRequest, LayoutVariant) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    let document = try loadDocument(file)
    let records = try rows(of: request.content)
    var byLanguage: [String: InterfaceRequest] = [:]
    var languages: [String] = []
    for variant in try completed(request).variants(of: InterfaceLayout(document)) {
      report(.variant(variant.summary))
      let language = variant.language ?? ""
      let known: InterfaceRequest
      if let found = byLanguage[language] {
        known = found
      } else {
        let layout = try localized(document, to: variant.language, request.content)
        known = InterfaceRequest(
          layout: layout, rows: try rows(of: layout, scene, records, request.content))
        byLanguage[language] = known
        languages.append(language)
      }
      try body(known, variant)
    }
    tellNotes(languages.compactMap { byLanguage[$0]?.layout })
  }

  /// Reads a document; numbers that cannot be read are reported, what is wrong is thrown.
  func loadDocument(_ file: String) throws(PlumbError) -> InterfaceDocument {
    sources = [file]
    do {
      let document = try InterfaceDocument.load(file)
      for warning in document.numberWarnings { report(.warning(warning)) }
      return document
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  /// The document in a language, with the assets that are asked for.
  func localized(
    _ document: InterfaceDocument, to language: String?, _ content: ContentRequest
  ) throws(PlumbError) -> InterfaceLayout {
    let resources = InterfaceResources(
      of: document.path, language: language, assets: content.assets)
    addSources(resources.files)
    if let assets = content.assets, !resources.hasCatalogs {
      throw PlumbError(
        assets, "has no asset catalogue", expected: "an .xcassets, or a folder with one in it")
    }
    do {
      let translated = try resources.translated(document)
      addSources([translated.path])
      return InterfaceLayout(translated, resources)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  private func addSources(_ files: [String]) {
    sources += files.filter { !sources.contains($0) }
  }

  func rows(
    of layout: InterfaceLayout, _ scene: String?, _ records: [DataRecord]?,
    _ content: ContentRequest
  ) throws(PlumbError) -> [InterfaceRows.Row] {
    let rows = InterfaceRows(layout, try layout.scenes(picked: scene), content)
    guard let records else { return try rows.scenesOnce() }
    return try rows.rows(records) { send(.warning($0)) }
  }

  /// Reports the notes of a document's layouts, each once. By then it is known
  /// which assets were read.
  private func tellNotes(_ layouts: [InterfaceLayout]) {
    for layout in layouts { addSources(layout.files) }
    var seen: Set<Diagnostic> = []
    for note in layouts.flatMap(\.notes) where seen.insert(note).inserted { send(.warning(note)) }
  }
}
