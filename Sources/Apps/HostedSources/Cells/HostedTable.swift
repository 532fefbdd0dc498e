import CellSources
import CellTemplates
import Foundation
import InterfaceBuilder
import Linting
import PlumbCells
import Reading
import SourcePass
import UIKit

/// What lies around the sources of hosted cells: nibs, pictures, colours and fonts.
package struct HostedSurroundings {
  let path: String
  /// The folder of asset catalogues that was asked for.
  let assets: String?

  /// The environment of a variant, with the nibs beside the sources, the app's classes in them, and
  /// the images of asset catalogues by their names.
  func environment(_ variant: LayoutVariant, _ text: any TextMeasurer) -> LayoutEnvironment {
    var classes = NibClasses()
    let all = HostedCells.registration?.classes ?? []
    // Nibs are filled with the classes of the version that shows them.
    let isFormer = all.contains { $0.isFormer && $0.file == path }
    for declared in all where declared.isFormer == isFormer {
      let name = declared.name.split(separator: ".").last.map(String.init)
      if let type = declared.type as? UIView.Type {
        classes.register(type, as: name)
      } else if let type = declared.type as? UIViewController.Type, let name {
        classes.register(controller: type, as: name)
      }
    }
    let project = AppFiles.around(path)
    let nibs = NibFolder(
      PathName.folder(of: path), classes: classes, assets: assets, project: project,
      ignoring: Self.noteMissing)
    let bare = variant.environment(text: text, nibs: nibs)
    let resources = InterfaceResources(
      of: path, language: variant.language, assets: assets, access: FileAccess(projectOf: path),
      further: project.catalogs)
    let (images, colors) = bare.perform { (resources.images, resources.colors) }
    let files = AppFiles(
      of: path, assets: assets, language: variant.language, screen: variant.target.screen)
    return bare.with(images, colors, files)
  }

  /// Notes that a class lacks what a XIB sets: a superclass may be missing, and attributes come from
  /// extensions that no code names. An outlet that nothing explains is an error.
  private static func noteMissing(_ problem: Diagnostic, isOutlet: Bool) -> Bool {
    if isOutlet, HostedCells.registration?.isPartial != true { return false }
    HostedCells.note(
      problem.message, file: problem.location?.file, line: problem.location?.line ?? 0)
    return true
  }

  /// The fonts of the app whose code this process has; none in a process that is no host.
  package static var fonts: [String] {
    guard let registration = HostedCells.registration,
      let source = registration.previews.first?.file ?? registration.classes.first?.file
    else { return [] }
    return AppFiles(of: source, assets: nil, language: nil).fonts
  }

  /// The XIB of a cell's name, beside a source or else in its project, or one with another name that
  /// has a cell of that class; nil where there is none.
  static func nib(named name: String, beside file: String) -> String? {
    let folder = PathName.prefix(of: file)
    return ["", "Base.lproj/"].map { "\(folder)\($0)\(name).xib" }
      .first { FileManager.default.fileExists(atPath: $0) }
      ?? AppFiles.around(file).path(named: "\(name).xib")
      ?? AppFiles.around(file).xib(ofCell: name)
  }
}

/// A table that shows hosted cells, a row each. A preview that is a table is shown itself.
final class HostedTable: NSObject, TableOwner {
  let tableView: UITableView
  let hasOwnEstimates = false
  let declaredRows: [DeclaredRow]? = nil
  private let rows: [HostedRow]
  private let contents: [HostedContent]
  private let cells: [UITableViewCell]

  /// Previews and classes by their titles, with a number where several rows of data are one.
  var rowNames: [String]? {
    guard !cells.isEmpty else { return nil }
    var counts: [String: Int] = [:]
    return rows.map { row in
      counts[row.entry.title, default: 0] += 1
      let count = counts[row.entry.title] ?? 1
      return count == 1 ? row.entry.title : "\(row.entry.title), row \(count - 1)"
    }
  }

  /// Makes the views, in the current environment.
  convenience init(_ rows: [HostedRow], at target: TemplateVariant.Target) {
    let width = target.viewport.width
    self.init(rows, rows.map { HostedContent($0, width: width) }, at: target)
  }

  /// The tables of rows: each list shows its own rows, other contents are rows of the first table.
  static func tables(_ rows: [HostedRow], at target: TemplateVariant.Target) -> [HostedTable] {
    let made = rows.map { ($0, HostedContent($0, width: target.viewport.width)) }
    let lists = made.filter { $0.1.view is UITableView }
    let others = made.filter { !($0.1.view is UITableView) }
    return ([others] + lists.map { [$0] }).filter { !$0.isEmpty }.map { part in
      HostedTable(part.map(\.0), part.map(\.1), at: target)
    }
  }

  private init(
    _ rows: [HostedRow], _ contents: [HostedContent], at target: TemplateVariant.Target
  ) {
    self.rows = rows
    self.contents = contents
    for content in contents { PropertyNames.give(to: content.view, of: content.controller) }
    for (row, content) in zip(rows, contents) {
      if content.controller != nil {
        let height = content.height ?? target.viewport.height
        content.view.frame = CGRect(x: 0, y: 0, width: target.viewport.width, height: height)
        content.view.setSafeAreaInsets(target.safeArea)
      } else if content.view.containsList, !(content.view is UITableViewCell) {
        content.view.frame.size.width = target.viewport.width
      }
      content.settle(row)
    }
    let own = contents.count == 1 ? contents[0].view as? UITableView : nil
    cells = own == nil ? contents.map { Self.cell(of: $0, target) } : []
    for cell in cells { cell.lackedStatements = HostedProcess.lackedStatements }
    tableView =
      own ?? UITableView(frame: CGRect(origin: .zero, size: target.viewport), style: .plain)
    super.init()
    tableView.frame = CGRect(origin: .zero, size: target.viewport)
    let covered = target.safeArea
    tableView.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    // Rows of hosted cells go by their previews, as those of templates by their cells.
    for (row, cell) in zip(rows, cells) where !row.entry.isClass && row.entry.name != nil {
      cell.givenReuseIdentifier = row.entry.name
    }
    guard own == nil else { return }
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
    // Other commands print what a row is like.
    if HostedProcess.onlyEntry != nil { noteBlankRows() }
  }

  /// Rows that are looked at for content.
  private static let mostChecked = 100

  /// Says why rows show nothing; those of a data file have what the file says.
  private func noteBlankRows() {
    for (index, row) in rows.enumerated().prefix(Self.mostChecked) where row.record == nil {
      let content = contents[index].view
      tableView.withRow(at: IndexPath(row: index, section: 0)) { cell in
        if let height = contents[index].itemHeight, !contents[index].hasOwnSize {
          HostedNotes.add(
            Diagnostic(
              .note, at: row.entry.location,
              "\(row.entry.title) is \(readablePoints(Double(height))) high, as the app's code gives"
                + (contents[index].isOneOfSeveral ? " some of its items" : " its items")))
        } else if let height = (cell as? HostingCell)?.madeUpHeight {
          HostedNotes.add(
            Diagnostic(
              .note, at: row.entry.location,
              "\(row.entry.title) asks for no height: the list gives it one on a phone; it is "
                + "\(readablePoints(height)) high here",
              hint: "a #Preview with the trait .fixedLayout(width:height:) says another"))
        }
        showUnseenLabels(in: content, of: cell, row)
        guard let reason = BlankRow.reason(cell, content: content) else { return }
        HostedNotes.add(
          Diagnostic(.note, at: row.entry.location, "\(row.entry.title) shows nothing: \(reason)"))
      }
    }
  }

  /// White text on a clear cell is on something dark in the app: where a text of a row is not seen,
  /// and all would be on a ground of the other appearance, it gets that.
  private func showUnseenLabels(in content: UIView, of cell: UITableViewCell, _ row: HostedRow) {
    let labels = BlankRow.labels(in: content)
    guard labels.unseen > 0 else { return }
    // What a preview shows is its own.
    let isAll =
      labels.seenOnOther == labels.all && row.entry.isClass
    let isDark = cell.traitCollection.userInterfaceStyle == .dark
    if isAll {
      let ground: UIColor = isDark ? .white : .black
      // Selecting a row may clear its own.
      (cell.backgroundColor, tableView.backgroundColor) = (ground, ground)
    }
    let count = labels.unseen
    HostedNotes.add(
      Diagnostic(
        .note, at: row.entry.location,
        "in \(row.entry.title) \(counted(count, "label")) \(agreeing(count, "has", "have")) the colour"
          + " of the ground" + (isAll ? "; it is drawn on \(isDark ? "white" : "black")" : ""),
        hint: "a #Preview can show it on what is behind it in the app"))
  }

  /// A cell that shows the content: itself, or one around a view, which is as high as the screen if
  /// it is a controller's.
  private static func cell(
    of content: HostedContent, _ target: TemplateVariant.Target
  ) -> UITableViewCell {
    if let cell = content.view as? UITableViewCell { return cell }
    guard content.controller != nil else {
      return HostingCell(
        content.view, height: content.height ?? content.itemHeight, width: content.itemWidth,
        isSized: content.isSized)
    }
    return HostingCell(content.view, height: content.height ?? target.viewport.height)
  }

  func lintScene(of cell: UITableViewCell, at path: IndexPath) -> LintScene? {
    let number = cells.isEmpty ? 0 : path.row
    guard rows.indices.contains(number) else { return nil }
    return HostedLintReader(rows[number].entry).scene(
      of: cell, isSelfSizing: tableView.heightRule(at: path) == .automatic)
  }
}

extension HostedTable: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells[indexPath.row]
  }
}

extension HostedTable: UITableViewDelegate {
  /// A cell asks its content, unless its preview or storyboard has a height; a view asks itself.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    contents[indexPath.row].height ?? (cells[indexPath.row] as? HostingCell)?.fixedHeight
      ?? UITableView.automaticDimension
  }
}

/// Makes of hosted rows what lint rules look at. A view is written where a property of its name is
/// declared, a constraint where anchors of those names are tied, and what has no name where its preview is.
private struct HostedLintReader {
  private let entry: HostedEntry
  private let place: SourcePlace
  private let sources: HostedLines

  init(_ entry: HostedEntry) {
    self.entry = entry
    place = SourcePlace(entry.location)
    sources = HostedLines(entry)
  }

  func scene(of cell: UITableViewCell, isSelfSizing: Bool) -> LintScene {
    var views: [LintView] = []
    var constraints: [LintConstraint] = []
    note(cell.constraints, in: cell, &constraints)
    read(cell.contentView, path: "", &views, &constraints)
    for (index, view) in cell.viewsBesideContent.enumerated() {
      add(view, path: "cell.\(index)", &views, &constraints)
    }
    return LintScene(
      id: entry.name ?? "\(entry.line)", name: entry.title, place: place,
      reuseIdentifier: cell.reuseIdentifier,
      rowHeight: isSelfSizing ? .automatic : .fixed(cell.bounds.height), root: cell,
      content: cell.contentView, views: views, constraints: constraints)
  }

  private func read(
    _ view: UIView, path: String, _ views: inout [LintView], _ constraints: inout [LintConstraint]
  ) {
    note(view.constraints, in: view, &constraints)
    for (index, subview) in view.subviews.enumerated() {
      add(subview, path: path.isEmpty ? "\(index)" : "\(path).\(index)", &views, &constraints)
    }
  }

  private func add(
    _ view: UIView, path: String, _ views: inout [LintView], _ constraints: inout [LintConstraint]
  ) {
    let name = view.name ?? "\(type(of: view))#\(path)"
    views.append(
      LintView(view: view, id: name, name: name, place: SourcePlace { sources.location(of: view) }))
    read(view, path: path, &views, &constraints)
  }

  private func note(
    _ held: [NSLayoutConstraint], in view: UIView, _ constraints: inout [LintConstraint]
  ) {
    for constraint in held where constraint.isWritten {
      let id = constraint.identifier ?? constraint.equation
      constraints.append(
        LintConstraint(
          constraint: constraint, id: id,
          place: SourcePlace { sources.location(of: constraint, in: view) }))
    }
  }
}

/// Finds the source lines of views and constraints, in the enclosing views' classes.
private final class HostedLines {
  private let entry: HostedEntry
  private var files: [String: LayoutLines] = [:]

  init(_ entry: HostedEntry) { self.entry = entry }

  /// The property of a view in the nearest class around it that has one; the preview's place without.
  func location(of view: UIView) -> FileLocation {
    guard let name = view.name else { return entry.location }
    return location(around: view) { lines, type in lines.line(ofProperty: name, in: type) }
      ?? entry.location
  }

  /// The statement that ties the anchors of a constraint; else the place of its first view.
  func location(of constraint: NSLayoutConstraint, in view: UIView) -> FileLocation {
    let first = constraint.firstItem as? UIView
    guard let first, let name = first.codeName else { return entry.location }
    let second = (constraint.secondItem as? UIView)?.codeName.map {
      ($0, constraint.secondAttribute.name)
    }
    return location(around: view) { lines, _ in
      lines.line(ofConstraintFrom: (name, constraint.firstAttribute.name), to: second)
    } ?? location(of: first)
  }

  private func location(
    around view: UIView, _ find: (LayoutLines, String) -> Int?
  ) -> FileLocation? {
    let classes = HostedCells.registration?.classes ?? []
    for view in sequence(first: view, next: \.superview) {
      let type = "\(type(of: view))"
      let file = classes.first { $0.name == type }?.file ?? entry.file
      if let line = find(lines(of: file), type) {
        return FileLocation(file: file, line: line, column: 1)
      }
    }
    return nil
  }

  private func lines(of file: String) -> LayoutLines {
    if let known = files[file] { return known }
    let text = SourceText.read(file, limit: 4 << 20, log: DiagnosticLog())
    let lines = LayoutLines(text?.bytes ?? [])
    files[file] = lines
    return lines
  }
}

extension UIView {
  /// What code in its cell calls it.
  fileprivate var codeName: String? {
    (superview as? UITableViewCell)?.contentView === self ? "contentView" : name
  }
}

extension LayoutEnvironment {
  /// A copy for code of an app: with its images and colours by name, and its files.
  fileprivate func with(
    _ images: [String: UIImage], _ colors: [String: UIColor], _ resources: any AppResources
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      profile: profile, text: text, displayScale: displayScale,
      contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
      userInterfaceStyle: userInterfaceStyle, language: language, images: images, nibs: nibs,
      colors: colors, resources: resources)
  }
}

extension NSLayoutConstraint {
  /// Whether code has made it, not UIKit.
  fileprivate var isWritten: Bool {
    switch origin {
    case .application, .visualFormat: true
    default: false
    }
  }
}
