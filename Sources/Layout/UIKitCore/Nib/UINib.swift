import Locking

/// An Interface Builder file whose objects can be instantiated any number of times.
///
/// The `InterfaceBuilder` module reads `.xib` and `.storyboard` files; the environment that is
/// current when the nib is created supplies the loader: `LayoutEnvironment(text: …, nibs:
/// NibFolder("Cells"))`. As on iOS the file is read on first use, and a missing or invalid one ends
/// the program; `objects(withOwner:options:)` throws instead.
public final class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let source: NibSource
  private let loader: (any NibLoader)?
  private var loaded: (any NibContents)?

  private init(_ source: NibSource) {
    self.source = source
    loader = LayoutEnvironment.current.nibs
  }

  /// Creates a nib by name, from the bundle's resources, else by the environment's loader.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(.named(name, folder: bundleOrNil?.resourcePath))
  }

  /// Creates a nib from the bytes of a `.xib` file. Such a nib has no access to asset catalogues.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(.data(data))
  }

  /// Creates the nib of a file. Not UIKit's.
  public convenience init(contentsOf url: URL) {
    self.init(.file(url.path))
  }

  /// Instantiates the objects of the file, and returns the top-level ones in the order of the file.
  ///
  /// The steps, each for all objects before the next: `init(coder:)`, user-defined runtime
  /// attributes, connections, and `awakeFromNib()`.
  /// - Precondition: the file can be read and its outlets can be connected.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    do {
      return try objects(withOwner: ownerOrNil, options: optionsOrNil)
    } catch {
      endProgram("UINib: \(error)")
    }
  }

  /// The top-level objects of the file, or the reason why it cannot be loaded, where
  /// `instantiate(withOwner:options:)` ends the program. Not UIKit's.
  public func objects(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) throws(NibError) -> [Any] {
    let external = options?[.externalObjects] as? [String: Any]
    let objects = try contents().instantiate(
      NibSurroundings(owner: owner, externalObjects: external ?? [:]))
    if owner != nil { Self.keep(Objects(all: objects)) }
    return objects
  }

  /// On iOS the list is autoreleased: weak outlets of the owner keep their views until they are added.
  private static func keep(_ objects: Objects) {
    // Let go outside of the lock: a view that ends may load a nib.
    let oldest = latest.withLock { latest in
      latest.append(objects)
      return latest.count > mostKept ? latest.removeFirst() : nil
    }
    withExtendedLifetime(oldest) {}
  }

  /// What was made last for an owner, which nobody else may hold yet. Unchecked: nothing reads it.
  private struct Objects: @unchecked Sendable { let all: [Any] }
  private static let latest = Locked<[Objects]>([])
  private static let mostKept = 16

  /// The content of the file; read once.
  func contents() throws(NibError) -> any NibContents {
    if let loaded { return loaded }
    guard let loader else {
      throw NibError([
        "\(source): the environment has no nibs: LayoutEnvironment(text: …, nibs: NibFolder(…))"
      ])
    }
    let contents = try loader.contents(of: source)
    loaded = contents
    return contents
  }
}

extension Bundle {
  /// Instantiates a nib in the bundle; see `UINib`.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Registers a nib for cells with a reuse identifier; nil removes the registration.
  ///
  /// The file has one top-level object, a table cell. In a storyboard the prototype with that reuse
  /// identifier is used, which on iOS is available only to its own table.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    register(forCellReuseIdentifier: identifier) {
      do {
        return try nib.cell(named: identifier)
      } catch {
        endProgram("dequeueReusableCell: \(error)")
      }
    }
  }

  /// Registers a nib for headers and footers with a reuse identifier; nil removes the registration.
  public final func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    headerFooters.register(identifier) {
      do {
        return try nib.headerFooter(named: identifier)
      } catch {
        endProgram("dequeueReusableHeaderFooterView: \(error)")
      }
    }
  }
}

extension UINib {
  /// Creates a cell for a table that registered the nib; throws where iOS raises.
  package func cell(named identifier: String) throws(NibError) -> UITableViewCell {
    let contents = try contents()
    if let cell = try contents.prototype(identifier) as? UITableViewCell { return cell }
    let objects = try contents.instantiate(NibSurroundings())
    guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
      throw NibError([
        "the nib for '\(identifier)' must have one top-level object, a UITableViewCell; it has "
          + Self.listing(objects)
      ])
    }
    guard let own = cell.reuseIdentifier, !own.isEmpty else {
      cell.givenReuseIdentifier = identifier
      return cell
    }
    guard own == identifier else {
      throw NibError([
        "the cell's reuse identifier in the nib is '\(own)', but it is registered as '\(identifier)'"
      ])
    }
    return cell
  }

  /// Creates a header or footer for a table that has registered the nib under a reuse identifier.
  package func headerFooter(
    named identifier: String
  ) throws(NibError) -> UITableViewHeaderFooterView {
    let objects = try objects(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
      throw NibError([
        "the nib for '\(identifier)' must have one top-level object, a "
          + "UITableViewHeaderFooterView; it has \(Self.listing(objects))"
      ])
    }
    view.givenReuseIdentifier = view.reuseIdentifier ?? identifier
    return view
  }

  private static func listing(_ objects: [Any]) -> String {
    objects.isEmpty ? "none" : objects.map { "\(type(of: $0))" }.joined(separator: ", ")
  }
}
