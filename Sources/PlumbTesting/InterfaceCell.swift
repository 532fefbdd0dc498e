import UIKit

/// A cell of a `.xib` or `.storyboard` file: by name as `UINib` finds it, or by path.
///
/// ```swift
/// assertSnapshot(of: InterfaceCell("ContactCell"), widths: [320, 568])
/// assertSnapshot(of: InterfaceCell("Main.storyboard", identifier: "contact") { (cell: ContactCell) in
///   cell.name.text = "Ada Lovelace"
/// })
/// ```
///
/// Names are looked for in the resources of `bundle`, then beside the test file. What ends in `.xib` or
/// `.storyboard` is a path, seen from the test file's folder.
public struct InterfaceCell<View: UIView>: SnapshotSubject {
  private let name: String
  private let identifier: String?
  private let bundle: Bundle?
  private let configure: (View) throws -> Void

  /// A cell of a file.
  ///
  /// - Parameters:
  ///   - name: of the file, with or without its folder and ending.
  ///   - identifier: the cell's reuse identifier. Storyboards need it; of a XIB it must be the cell's own, if
  ///     both have one.
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
  /// - Throws: `NibError` for a file that cannot be read, or a cell of another class; what `configure` throws.
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
