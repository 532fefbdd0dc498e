/// An Interface Builder file whose objects can be made any number of times.
///
/// Reading `.xib` and `.storyboard` files is the `InterfaceBuilder` module's work: the environment
/// that is current when the nib is made names the loader, `LayoutEnvironment(text: …, nibs:
/// NibFolder("Cells"))`. As on iOS a file is looked for when it is needed first, and one that is
/// missing or wrong ends the program; `objects(withOwner:options:)` throws instead.
public final class UINib: NSObject {
  /// What may be said beside the owner.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// The option of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary from the identifiers of a file's external placeholders to what stands in for
    /// them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let source: NibSource
  private let loader: (any NibLoader)?
  private var loaded: (any NibContents)?

  private init(_ source: NibSource) {
    self.source = source
    loader = LayoutEnvironment.current.nibs
    super.init()
  }

  /// The nib of that name, without ending, in a bundle's resources or where the environment's
  /// loader looks.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(.named(name, folder: bundleOrNil?.resourcePath))
  }

  /// A nib out of the bytes of a `.xib` file. Pictures and colours of asset catalogues are not
  /// found from here.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(.data(data))
  }

  /// The nib in a file. Not UIKit's.
  public convenience init(contentsOf url: URL) {
    self.init(.file(url.path))
  }

  /// Makes the objects of the file, and returns those at its top in the order of the file.
  ///
  /// Objects are made by `init(coder:)`, take their user-defined runtime attributes, are connected
  /// to each other, and are sent `awakeFromNib()`: each step for all of them before the next.
  /// - Precondition: the file can be read and its outlets be connected.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    do {
      return try objects(withOwner: ownerOrNil, options: optionsOrNil)
    } catch {
      preconditionFailure("UINib: \(error)")
    }
  }

  /// As `instantiate(withOwner:options:)`, with the reason where that ends the program. Not
  /// UIKit's.
  public func objects(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) throws(NibError) -> [Any] {
    let external = options?[.externalObjects] as? [String: Any]
    return try contents().instantiate(
      NibSurroundings(owner: owner, externalObjects: external ?? [:]))
  }

  /// What the file holds, read once.
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
  /// Makes the objects of a nib in the bundle; see `UINib`.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Makes cells under a name out of a nib; nil forgets the name.
  ///
  /// The file has one object at its top, a table cell. Of a storyboard the prototype with that
  /// reuse identifier is taken, which on iOS only its own table can.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    register(forCellReuseIdentifier: identifier) {
      do {
        return try nib.cell(named: identifier)
      } catch {
        preconditionFailure("dequeueReusableCell: \(error)")
      }
    }
  }

  /// Makes headers and footers under a name out of a nib; nil forgets the name.
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
        preconditionFailure("dequeueReusableHeaderFooterView: \(error)")
      }
    }
  }
}

extension UINib {
  /// A new cell for a table that knows the nib by that name. What iOS raises exceptions for is
  /// thrown.
  package func cell(named identifier: String) throws(NibError) -> UITableViewCell {
    let contents = try contents()
    if let cell = try contents.prototype(identifier) { return cell }
    let objects = try contents.instantiate(NibSurroundings())
    guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
      throw NibError([
        "the nib for '\(identifier)' must have one top-level object, a UITableViewCell; it has "
          + Self.listing(objects)
      ])
    }
    guard let own = cell.reuseIdentifier, !own.isEmpty else {
      cell.reuseIdentifier = identifier
      return cell
    }
    guard own == identifier else {
      throw NibError([
        "the cell's reuse identifier in the nib is '\(own)', but it is registered as '\(identifier)'"
      ])
    }
    return cell
  }

  /// A new header or footer for a table that knows the nib by that name.
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
    view.reuseIdentifier = view.reuseIdentifier ?? identifier
    return view
  }

  private static func listing(_ objects: [Any]) -> String {
    objects.isEmpty ? "none" : objects.map { "\(type(of: $0))" }.joined(separator: ", ")
  }
}
