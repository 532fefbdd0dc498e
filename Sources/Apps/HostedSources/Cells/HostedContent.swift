import CellSources
import Foundation
import InterfaceBuilder
import PlumbCells
import Reading
import UIKit

/// What previews and classes make, as views.
struct HostedContent {
  let view: UIView
  /// The controller of the view, which keeps it alive and is as large as the screen.
  let controller: UIViewController?
  /// The height in points that the preview's traits fix, or the table of a storyboard.
  private(set) var height: CGFloat?
  /// Whether it was made with a height that it did not ask for.
  private(set) var isSized = false
  /// The height in points that the app's code gives items or headers of its class, if it is known.
  private(set) var itemHeight: CGFloat?
  /// The width that it gives them.
  private(set) var itemWidth: CGFloat?
  /// Whether both are what the item's constraints say.
  private(set) var hasOwnSize = false
  /// Whether the code gives other items of that list other sizes.
  private(set) var isOneOfSeveral = false

  /// The height in points of items and headers of collections that ask for none.
  static let usualHeight: CGFloat = 120

  private init(view: UIView, controller: UIViewController? = nil) {
    self.view = view
    self.controller = controller
  }

  /// Makes the content of a row, lets the main queue run empty, and fills it with the row's data.
  /// `width`: of the row, in points.
  init(_ row: HostedRow, width: CGFloat) {
    MainQueue.prepare()
    HostedWatch.begin(row.entry)
    defer { HostedWatch.end() }
    let registration = HostedCells.registration
    let previews = registration?.previews ?? []
    if previews.indices.contains(row.entry.number) {
      // Unchecked: the main actor's executor is the main thread, on which a host works.
      nonisolated(unsafe) var made: Any = ()
      let make = previews[row.entry.number].make
      MainActor.assumeIsolated { made = make() }
      self = Self.content(of: made, row.entry)
      height = previews[row.entry.number].size?.height.map { CGFloat($0) }
    } else {
      let declared = Self.declared(row)
      let given = declared.flatMap { Self.itemSize($0, inListOfWidth: width) }
      let size = CGSize(
        width: given?.width ?? width, height: given?.height ?? Self.usualHeight)
      let made = declared.flatMap { Self.make($0, size) }
      var sample = declared.map { HostedSampleRun($0, row) }
      self.init(view: sample?.show(in: made?.view) ?? UIView())
      height = declared.map { Self.asksDelegate($0, width) } ?? false ? nil : made?.rowHeight
      isSized = made?.isSized ?? false || view is UICollectionReusableView && given?.width != nil
      itemHeight = isSized ? given.map { CGFloat($0.height) } : nil
      itemWidth = isSized ? given?.width.map { CGFloat($0) } : nil
      isOneOfSeveral = given?.isOneOfSeveral ?? false
      MainQueue.run()
      sample?.fill(view)
      if let declared, made?.isSized == false, let own = Self.ownSize(view, declared) {
        (itemWidth, itemHeight, hasOwnSize) = (own.width, own.height, true)
      }
      if let height = itemHeight {
        view.frame.size = CGSize(width: itemWidth ?? view.frame.width, height: height)
        view.layoutIfNeeded()
        // The size is that of another kind of item.
        if view.flattensLabel { (itemHeight, itemWidth) = (nil, nil) }
      }
    }
    if let record = row.record { show(record, row.entry) }
    MainQueue.run()
    if let declared = Self.declared(row), let cell = view as? UITableViewCell {
      height = height ?? Self.otherHeight(view, declared)
      let sources = RowHeightSources.around(declared.file)
      if sources.hidesSeparators(of: Self.simpleName(of: declared)) { cell.omitsSeparator = true }
    }
  }

  /// The class that a row shows; nil for a preview.
  private static func declared(_ row: HostedRow) -> HostedClass? {
    guard let registration = HostedCells.registration else { return nil }
    let index = row.entry.number - registration.previews.count
    return registration.classes.indices.contains(index) ? registration.classes[index] : nil
  }

  /// Has the controller appear, lays out lists in the view, in the current environment, and lets what
  /// code puts onto the main queue then arrive: cells that code fills later are as high as what they
  /// show in the end. Names the cells' views.
  func settle(_ row: HostedRow) {
    guard controller != nil || view.containsList, !(view is UITableViewCell) else { return }
    HostedWatch.begin(row.entry)
    defer { HostedWatch.end() }
    controller?.appear {}
    MainQueue.run()
    view.settleLists()
    MainQueue.run()
    view.settleLists(again: true)
    PropertyNames.give(to: view, of: controller)
  }

  // MARK: Previews

  /// The view of what a preview returned.
  private static func content(of made: Any, _ entry: HostedEntry) -> HostedContent {
    if let view = made as? UIView { return HostedContent(view: view) }
    if let controller = made as? UIViewController {
      return HostedContent(view: controller.view, controller: controller)
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "\(entry.title) is a \(type(of: made))"
    HostedNotes.add(
      Diagnostic(
        .warning, at: entry.location,
        "\(entry.title) gives a \(Diagnostic.printable("\(type(of: made))")), which is no view; a"
          + " placeholder is drawn"))
    return HostedContent(view: label)
  }

  // MARK: Classes

  /// Whether a class is drawn where nobody names it: a cell or a reusable view, which a table or a
  /// collection view makes without arguments, or one with a XIB.
  static func canMake(_ declared: HostedClass) -> Bool {
    guard
      declared.type is UITableViewCell.Type || declared.type is UICollectionReusableView.Type
        || declared.type is UITableViewHeaderFooterView.Type
    else { return false }
    return !declared.needsArguments || declared.sample?.makesCell == true || hasNib(declared)
      || isPrototype(declared)
  }

  /// Whether a storyboard has a cell of a class.
  private static func isPrototype(_ declared: HostedClass) -> Bool {
    !declared.isCodeOnly
      && AppFiles.around(declared.file).storyboardClasses.contains(simpleName(of: declared))
  }

  /// The path of the XIB of a class's name.
  private static func nib(of declared: HostedClass) -> String? {
    guard !declared.isCodeOnly else { return nil }
    return HostedSurroundings.nib(named: simpleName(of: declared), beside: declared.file)
  }

  private static func hasNib(_ declared: HostedClass) -> Bool {
    nib(of: declared) != nil
  }

  static func modelUse(of declared: HostedClass) -> HostedEntry.ModelUse {
    guard let sample = declared.sample else { return .none }
    guard sample.makesCell else { return .shown }
    return hasNib(declared) ? .none : .needed
  }

  private static func simpleName(of declared: HostedClass) -> String {
    declared.name.split(separator: ".").last.map(String.init) ?? declared.name
  }

  /// An object of a class: from the XIB of its name, else from a storyboard that has it, else as a
  /// table makes it.
  private static func make(
    _ declared: HostedClass, _ size: CGSize
  ) -> (view: UIView, rowHeight: CGFloat?, isSized: Bool)? {
    let simpleName = simpleName(of: declared)
    if let nib = nib(of: declared) {
      let views = UINib(contentsOf: URL(fileURLWithPath: nib)).instantiate(withOwner: nil)
      let cell = views.lazy.compactMap { $0 as? UIView }.first { type(of: $0) == declared.type }
      if let cell { return (cell, nil, false) }
    }
    let nibs = declared.isCodeOnly ? nil : LayoutEnvironment.current.nibs as? NibFolder
    do throws(NibError) {
      if let found = try nibs?.prototype(ofClass: simpleName), type(of: found.view) == declared.type
      {
        (found.view as? UITableViewCell)?.omitsSeparator = !found.hasSeparators
        return (found.view, found.rowHeight, false)
      }
    } catch {
      HostedNotes.add(
        Diagnostic(
          .warning, at: FileLocation(file: declared.file, line: declared.line, column: 1),
          "the prototype of \(simpleName) cannot be made: \(error.messages.first ?? "")"))
    }
    return registered(declared, as: simpleName, size).map {
      ($0, nil, $0 is UICollectionReusableView)
    }
  }

  private static func asksDelegate(_ declared: HostedClass, _ width: CGFloat) -> Bool {
    let sources = RowHeightSources.around(declared.file)
    let name = simpleName(of: declared)
    return sources.asksDelegate(for: name)
      || sources.heightOfBranch(on: name, inListOfWidth: Double(width)) != nil
  }

  /// The size that the constraints of an item of a XIB or a storyboard give it, in a project whose
  /// items size themselves; nil where they say too little.
  private static func ownSize(_ view: UIView, _ declared: HostedClass) -> CGSize? {
    guard let item = view as? UICollectionViewCell,
      AppFiles.around(declared.file).hasSelfSizingItems
    else { return nil }
    // Those of older XIBs tie views to the cell itself.
    let sizes = [item.contentView, item].map {
      $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return sizes.first { min($0.width, $0.height) > 1 }
  }

  private static func itemSize(
    _ declared: HostedClass, inListOfWidth width: CGFloat
  ) -> RowHeightSources.ItemSize? {
    guard declared.type is UICollectionReusableView.Type else { return nil }
    return RowHeightSources.around(declared.file).size(
      ofItem: simpleName(of: declared), isHeader: !(declared.type is UICollectionViewCell.Type),
      inListOfWidth: Double(width))
  }

  /// The height of a row that code gives in one number, or whose constraints give it none, or less
  /// than its content takes while code computes it: what that code says, else that of its XIB or
  /// storyboard or of the content.
  private static func otherHeight(_ view: UIView, _ declared: HostedClass) -> CGFloat? {
    guard let cell = view as? UITableViewCell else { return nil }
    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let name = simpleName(of: declared)
    let sources = RowHeightSources.around(declared.file)
    let isCoded = sources.decision(on: [name]) == .code
    let width = Double(cell.frame.width)
    let ofBranch = sources.heightOfBranch(on: name, inListOfWidth: width)
    if ofBranch == nil, sources.leavesToContent(name), fitted >= 1 { return nil }
    let coded =
      ofBranch
      ?? (isCoded || fitted < 1 ? sources.height(on: name, inListOfWidth: width) : nil)
    var other: Double?
    if coded == nil, isCoded || fitted < 1 {
      other = sources.otherHeight(
        on: name, inListOfWidth: width, near: fitted < 1 ? nil : Double(fitted))
      // One that is far from what the content asks for is that of other rows.
      if fitted >= 1, let found = other,
        abs(found - Double(fitted)) > Self.nearness * Double(fitted)
      {
        other = nil
      }
    }
    // In place of a height that says too little.
    let needed = isCoded && fitted >= 1 ? Double(cell.contentExtent) : nil
    guard
      fitted < 1 || coded != nil || other != nil
        || needed.map({ $0 > Double(fitted) + Self.pointsOverRow }) ?? false
    else { return nil }
    let stored = Double(cell.frame.height)
    let choices = [
      (coded, "the app's code gives its rows"),
      (other, "the app's code gives some of its rows"),
      (hasNib(declared) ? stored : nil, "in its XIB"),
      (isPrototype(declared) ? stored : nil, "in its storyboard"),
      (needed, "its content, as code computes the height of its rows"),
    ]
    guard let (found, words) = choices.first(where: { $0.0.map { $0 > 0 } ?? false }),
      let height = found
    else { return nil }
    guard abs(height - Double(fitted)) > Tolerance.visible else { return CGFloat(height) }
    HostedNotes.add(
      Diagnostic(
        .note, at: FileLocation(file: declared.file, line: declared.line, column: 1),
        "the constraints of \(name) give \(fitted < 1 ? "no height" : readablePoints(Double(fitted))): it is"
          + " \(readablePoints(height)) high, as \(words)"))
    return CGFloat(height)
  }

  /// The share of its fitted height by which the height of a row may be another, if it is one of
  /// several that code gives.
  private static let nearness = 0.4
  /// Points by which a content may reach over the edges of a row that is as high as it should be.
  private static let pointsOverRow = 8.0

  private static func registered(
    _ declared: HostedClass, as simpleName: String, _ size: CGSize
  ) -> UIView? {
    // The XIB has other views: this one has no other way.
    guard !declared.needsArguments else { return nil }
    if let cell = declared.type as? UITableViewCell.Type {
      return cell.init(registeredAs: simpleName)
    }
    if let header = declared.type as? UITableViewHeaderFooterView.Type {
      return header.init(registeredAs: simpleName)
    }
    // A collection view makes items with the size that its layout gives them.
    return (declared.type as? UICollectionReusableView.Type).map { type in
      UIView.made(as: type, frame: CGRect(origin: .zero, size: size))
    }
  }

  // MARK: Data

  /// Has a cell show a row of the data file, if it says how.
  private func show(_ record: DataRecord, _ entry: HostedEntry) {
    guard let cell = view as? any PlumbCell else {
      return HostedNotes.add(
        Diagnostic(
          .warning, at: entry.location,
          "\(type(of: view)) does not take rows of a data file",
          hint: "conform to PlumbCell, under #if canImport(PlumbCells)"))
    }
    do {
      try Self.show(DataValue.record(record).jsonText(), in: cell)
    } catch {
      HostedNotes.add(
        Diagnostic(
          .warning, at: entry.location,
          "a row of the data is not what \(type(of: view)) takes: \(Diagnostic.reason(of: error))"))
    }
  }

  /// Whether a class takes rows of data.
  static func takesRows(_ entry: HostedEntry) -> Bool { cellType(of: entry) != nil }

  /// Why the class of an entry takes no such row; nil where it does.
  static func reasonAgainst(_ record: DataRecord, _ entry: HostedEntry) -> String? {
    guard let type = cellType(of: entry) else { return "it takes none" }
    do {
      try decoded(DataValue.record(record).jsonText(), for: type)
      return nil
    } catch {
      return Diagnostic.reason(of: error)
    }
  }

  private static func cellType(of entry: HostedEntry) -> (any PlumbCell.Type)? {
    guard let registration = HostedCells.registration else { return nil }
    let index = entry.number - registration.previews.count
    guard registration.classes.indices.contains(index) else { return nil }
    return registration.classes[index].type as? any PlumbCell.Type
  }

  @discardableResult
  private static func decoded<Cell: PlumbCell>(
    _ row: String, for type: Cell.Type
  ) throws -> Cell.PlumbRow {
    try JSONDecoder().decode(Cell.PlumbRow.self, from: Data(row.utf8))
  }

  private static func show<Cell: PlumbCell>(_ row: String, in cell: Cell) throws {
    let value = try decoded(row, for: Cell.self)
    // Unchecked: both stay on the main thread.
    nonisolated(unsafe) let (cell, row) = (cell, value)
    MainActor.assumeIsolated { cell.show(row: row) }
  }
}

/// What was strange while hosted views were made, each once.
enum HostedNotes {
  /// Unchecked: used on the main thread only, like the views.
  private nonisolated(unsafe) static var notes: [Diagnostic] = []

  static func add(_ note: Diagnostic) { if !notes.contains(note) { notes.append(note) } }

  /// The notes so far, which are given away.
  static func take() -> [Diagnostic] {
    defer { notes = [] }
    return notes
  }
}
