import PlumbKit
import UIKit

/// A subject of snapshots: views, cells, tables, nibs, and several cells as the rows of one table.
///
/// Conform your own models to it to say once how they are shown:
///
/// ```swift
/// extension Post: SnapshotSubject {
///   public func snapshotView() -> UIView { FeedCell(post: self) }
/// }
/// ```
public protocol SnapshotSubject {
  /// Makes the view of one variant. The variant is the current `LayoutEnvironment` while this runs,
  /// and views take their text size, appearance and direction from it at the moment they are made.
  func snapshotView() throws -> UIView
}

extension UIView: SnapshotSubject {
  /// The view itself.
  public func snapshotView() -> UIView { self }
}

extension Array: SnapshotSubject where Element: UITableViewCell {
  /// A table with a row for each cell.
  public func snapshotView() -> UIView { CellTable(self) }
}

extension UINib: SnapshotSubject {
  /// The one view at the top of the file.
  ///
  /// Make the nib in the call, as `UINib(nibName:bundle:)` does on iOS when a table registers it: a
  /// nib keeps the folder and the language of the moment it is made.
  /// - Throws: `NibError` where the file cannot be read, or has no view or several.
  public func snapshotView() throws -> UIView {
    let views = try objects(withOwner: nil).compactMap { $0 as? UIView }
    guard let view = views.first, views.count == 1 else {
      throw NibError([
        "the nib has \(views.count) views at its top, and a snapshot is taken of one:"
          + " use InterfaceCell(_:identifier:) for a cell of several"
      ])
    }
    return view
  }
}

/// A cell of a `.xib` or `.storyboard` file: by name as `UINib` finds it, or by path.
///
/// ```swift
/// assertSnapshot(of: InterfaceCell("ContactCell"), widths: [320, 568])
/// assertSnapshot(of: InterfaceCell("Main.storyboard", identifier: "contact") { (cell: ContactCell) in
///   cell.name.text = "Ada Lovelace"
/// })
/// ```
///
/// Names are looked for in the resources of `bundle`, then beside the test file. What ends in
/// `.xib` or `.storyboard` is a path, seen from the test file's folder.
public struct InterfaceCell<View: UIView>: SnapshotSubject {
  private let name: String
  private let identifier: String?
  private let bundle: Bundle?
  private let configure: (View) throws -> Void

  /// A cell of a file.
  ///
  /// - Parameters:
  ///   - name: of the file, with or without its folder and ending.
  ///   - identifier: the cell's reuse identifier. Storyboards need it; of a XIB it must be the
  ///     cell's own, if both have one.
  ///   - bundle: where names are looked for first; none where nil.
  ///   - configure: fills the cell, once for each variant. Name its class to get at its outlets.
  public init(
    _ name: String, identifier: String? = nil, bundle: Bundle? = nil,
    configure: @escaping (View) throws -> Void
  ) {
    self.name = name
    self.identifier = identifier
    self.bundle = bundle
    self.configure = configure
  }

  /// The cell, filled.
  ///
  /// - Throws: `NibError` for a file that cannot be read, or a cell of another class; what
  ///   `configure` throws.
  public func snapshotView() throws -> UIView {
    let view = try nib().view(identified: identifier)
    guard let known = view as? View else {
      throw NibError(["\(name): the cell is a \(type(of: view)), not a \(View.self)"])
    }
    try configure(known)
    return known
  }

  private func nib() -> UINib {
    guard name.hasSuffix(".xib") || name.hasSuffix(".storyboard") else {
      return UINib(nibName: name, bundle: bundle)
    }
    let folder = InterfaceFolder.current.map { URL(fileURLWithPath: $0, isDirectory: true) }
    return UINib(contentsOf: URL(fileURLWithPath: name, relativeTo: folder))
  }
}

extension InterfaceCell where View == UIView {
  /// A cell of a file as the file has it.
  public init(_ name: String, identifier: String? = nil, bundle: Bundle? = nil) {
    self.init(name, identifier: identifier, bundle: bundle) { _ in }
  }
}

/// The folder of the test file whose assertion is making its view.
enum InterfaceFolder {
  @TaskLocal static var current: String?
}

extension UINib {
  /// The cell with that reuse identifier, or the one view of the file.
  fileprivate func view(identified identifier: String?) throws -> UIView {
    guard let identifier else { return try snapshotView() }
    return try cell(named: identifier)
  }
}
