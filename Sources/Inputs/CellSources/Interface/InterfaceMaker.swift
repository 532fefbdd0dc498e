import CellTemplates
import InterfaceBuilder
import Linting
import Reading
import UIKitCore

/// Cells of an Interface Builder file.
///
/// A class, because it remembers its layouts: only after everything was drawn do they know which
/// pictures and colours were missing.
final class InterfaceMaker: CellMaker {
  private let document: InterfaceDocument
  private var layouts: [InterfaceLayout] = []

  init(_ document: InterfaceDocument) { self.document = document }

  var path: String { document.path }
  var name: String { PathName.stem(of: document.path) }
  var warnings: [Diagnostic] { document.numberWarnings }
  var rowCount: Int { InterfaceLayout(document).scenes.count }

  /// By itself a document has one variant, as wide as its canvas.
  var declaredVariants: [TemplateVariant] {
    [TemplateVariant(.width(Double(document.header.device.size.width)))]
  }

  var settings: TemplateSettings {
    TemplateSettings(
      profile: document.header.tools.profile, scale: Double(document.header.device.scale))
  }

  static func load(_ path: String, _ opened: OpenedFiles) throws(PlumbError) -> InterfaceMaker {
    opened.add([path])
    do {
      return InterfaceMaker(try .load(path))
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  static func read(_ bytes: [UInt8], path: String) throws(PlumbError) -> InterfaceMaker {
    do {
      return InterfaceMaker(try .read(bytes, path: path))
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  func cells(
    in language: String?, _ context: ReadingContext, warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> any LocalizedCells {
    let layout = try layout(in: language, context)
    let rows = InterfaceRows(
      layout, try layout.scenes(context.request.scenes), context.request.content,
      context.opened.access)
    let contents =
      if let records = context.records {
        try rows.rows(records, warn: warn)
      } else {
        try rows.scenesOnce()
      }
    layouts.append(layout)
    return InterfaceCells(layout: layout, rows: contents, source: rows)
  }

  func canvas(
    in language: String?, _ context: ReadingContext
  ) throws(PlumbError) -> SourceCanvas? {
    let layout = try layout(in: language, context)
    var scenes = layout.scenes
    if case .called = context.request.scenes { scenes = try layout.scenes(context.request.scenes) }
    let rows = try InterfaceRows(
      layout, scenes, context.request.content, context.opened.access
    ).scenesOnce()
    layouts.append(layout)
    return SourceCanvas(layout, rows)
  }

  func notes(_ opened: OpenedFiles) -> [Diagnostic] {
    for layout in layouts { opened.add(layout.files) }
    return layouts.flatMap(\.notes).uniqued()
  }

  /// The document in a language, with the assets that were asked for.
  private func layout(
    in language: String?, _ context: ReadingContext
  ) throws(PlumbError) -> InterfaceLayout {
    guard context.request.surroundings == .read else { return InterfaceLayout(document) }
    let assets = context.request.content.assets
    let resources = InterfaceResources(
      of: document.path, language: language, assets: assets, access: context.opened.access)
    context.opened.add(resources.files)
    if let assets, !resources.hasCatalogs {
      throw PlumbError(
        assets, "has no asset catalogue", expected: "an .xcassets, or a folder with one in it")
    }
    do {
      let translated = try resources.translated(document)
      context.opened.add([translated.path])
      return InterfaceLayout(translated, resources)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }
}

/// An Interface Builder file in one language, and the rows that are asked for of it.
private struct InterfaceCells: LocalizedCells {
  let layout: InterfaceLayout
  let rows: [InterfaceRows.Row]
  let source: InterfaceRows

  var rowCount: Int { rows.count }

  func table(in variant: LayoutVariant, text: any TextMeasurer) -> SourceTable {
    let table = variant.environment(text: text).perform {
      InterfaceTable(layout, rows, at: variant.target)
    }
    return SourceTable(table, of: layout.document.path, in: variant)
  }

  func rowTable(
    in variant: LayoutVariant, text: any TextMeasurer
  ) throws(PlumbError) -> any RowTable {
    InterfaceRowTable(source) { [layout] rows in
      variant.environment(text: text).perform { InterfaceTable(layout, rows, at: variant.target) }
    }
  }

  func location(ofDamaged picture: String) -> FileLocation? {
    FileLocation(file: layout.document.path)
  }
}

extension InterfaceLayout {
  fileprivate func scenes(_ choice: SceneChoice) throws(PlumbError) -> [InterfaceScene] {
    switch choice {
    case .every(let name): return scenes.filter { name.map($0.isCalled) ?? true }
    case .shown:
      guard !shownScenes.isEmpty else {
        throw PlumbError(document.path, "has nothing to draw: no cell and no view")
      }
      return shownScenes
    case .called(let name):
      let found = scenes.filter { $0.isCalled(name) }
      guard !found.isEmpty else {
        let known = scenes.compactMap { $0.reuseIdentifier ?? $0.id }
        throw PlumbError(
          document.path, "has no scene \(Diagnostic.quoted(name))",
          expected: Diagnostic.choices(Array(known.prefix(12))),
          hint: Diagnostic.didYouMean(name, in: known))
      }
      return found
    }
  }
}

/// A table that shows scenes of an Interface Builder file.
package final class InterfaceTable: TableOwner {
  package let tableView: UITableView
  private let layout: InterfaceLayout
  private let contents: [InterfaceRows.Row]
  private let rows: [InterfaceRow]
  /// The delegate's answer for each row, and the width of the table for which it holds.
  private var heights: [(width: CGFloat, height: CGFloat)]
  private var coded: CodedHeights

  /// Makes the cells; to be called in the environment that they are to have. `givesHeight`: whether
  /// rows have the height that their table in the file gives them.
  init(
    _ layout: InterfaceLayout, _ contents: [InterfaceRows.Row], at target: TemplateVariant.Target,
    givesHeight: Bool = true
  ) {
    self.layout = layout
    self.contents = contents
    let rows = contents.map { layout.row($0.scene, $0.content) }
    self.rows = rows
    let width = CGFloat(target.width)
    var coded = CodedHeights(layout)
    heights = zip(contents, rows).map { content, row in
      let given = givesHeight ? content.scene.tableHeight : nil
      return (width, given ?? coded.height(of: row, content.scene, width))
    }
    self.coded = coded
    tableView = UITableView(frame: CGRect(origin: .zero, size: target.viewport), style: .plain)
    setUp(target.safeArea)
  }

  /// The table scrolls under what is covered above and below; only its sides change the layout. A
  /// screen reaches from side to side, and its own views keep clear of what is covered.
  private func setUp(_ covered: UIEdgeInsets) {
    tableView.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    tableView.insetsContentViewsToSafeArea = contents.contains { $0.scene.kind != .controllerView }
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// The elements that the views and constraints of a row were made from.
  func inventory(ofRow row: Int) -> SceneInventory { rows[row].inventory }

  /// Whether a row has another height than its constraints give it, or these give none.
  func keepsHeight(ofRow row: Int) -> Bool {
    heights[row].height != UITableView.automaticDimension
  }

  /// The table is made for the cells of the file, which says nothing of how rows are estimated.
  package var hasOwnEstimates: Bool { false }

  package var declaredRows: [DeclaredRow]? {
    zip(contents, layout.outlines(of: contents.map(\.scene))).map { row, declaration in
      DeclaredRow(
        id: row.scene.id, reuseIdentifier: row.scene.reuseIdentifier, title: row.scene.title,
        declaration: declaration)
    }
  }

  package func lintScene(of cell: UITableViewCell, at path: IndexPath) -> LintScene? {
    let row = rows[path.row]
    return InterfaceLintReader(layout).scene(
      contents[path.row].scene, root: cell, content: cell.contentView, row.inventory,
      heights[path.row].height == UITableView.automaticDimension
        ? .automatic : .fixed(heights[path.row].height))
  }
}

extension InterfaceTable: UITableViewDataSource {
  /// One for each scene, or for each row of the data file.
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    rows[indexPath.row].cell
  }
}

extension InterfaceTable: UITableViewDelegate {
  /// The row height of the file's table, else automatic, or the stored height if undecided.
  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let width = tableView.bounds.width
    if heights[indexPath.row].width != width {
      let scene = contents[indexPath.row].scene
      heights[indexPath.row] = (
        width, scene.tableHeight ?? coded.height(of: rows[indexPath.row], scene, width)
      )
    }
    return heights[indexPath.row].height
  }
}

/// The heights of rows that their constraints give, and of those that leave views out the one that
/// the app's code gives its rows, or the stored one if that is computed.
private struct CodedHeights {
  private let layout: InterfaceLayout
  /// By the scene: its first row stands for the others, at every width. Nil where the constraints say enough.
  private var given: [String: CGFloat?] = [:]

  init(_ layout: InterfaceLayout) { self.layout = layout }

  mutating func height(
    of row: InterfaceRow, _ scene: InterfaceScene, _ width: CGFloat
  ) -> CGFloat {
    let height = row.height(inTableOfWidth: width)
    guard scene.kind == .tableCell, height == UITableView.automaticDimension else { return height }
    let given = given[scene.id] ?? coded(row, scene)
    self.given[scene.id] = .some(given)
    return given ?? height
  }

  private func coded(_ row: InterfaceRow, _ scene: InterfaceScene) -> CGFloat? {
    // At the stored width, so that the rows of all widths have heights of one kind.
    guard row.leavesViewsOut(atWidth: scene.storedSize.width) else { return nil }
    let sources = RowHeightSources.around(layout.document.path)
    let names = [scene.source["customClass"], scene.reuseIdentifier].compactMap(\.self)
    guard sources.decision(on: names) == .code else { return nil }
    let coded = names.lazy.compactMap { sources.height(on: $0) }.first.map { CGFloat($0) }
    layout.noteHeight(coded ?? row.storedHeight, of: scene)
    return coded ?? row.storedHeight
  }
}
