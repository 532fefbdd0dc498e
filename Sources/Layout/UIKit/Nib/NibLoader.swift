/// Finds and reads Interface Builder files for `UINib`; `InterfaceBuilder.NibFolder` is one.
public protocol NibLoader: Sendable {
  /// Reads a file. Throws all problems of the file, each message with its position.
  func contents(of source: NibSource) throws(NibError) -> any NibContents
}

/// The source of a nib.
public enum NibSource: Hashable, Sendable, CustomStringConvertible {
  /// A name without extension; in the folder of a bundle's resources, if there is one.
  case named(String, folder: String?)
  /// The bytes of a file.
  case data(Data)
  /// A file's path.
  case file(String)

  /// The source's name in messages.
  public var description: String {
    switch self {
    case .named(let name, _): name
    case .data: "data"
    case .file(let path): path
    }
  }
}

/// A file that was read; it can be instantiated any number of times.
public protocol NibContents {
  /// Instantiates all objects and returns the top-level ones.
  func instantiate(_ surroundings: NibSurroundings) throws(NibError) -> [Any]

  /// Instantiates the objects of the prototype cell with a reuse identifier and returns the cell;
  /// nil if the file is no storyboard.
  func prototype(_ reuseIdentifier: String) throws(NibError) -> UITableViewCell?
}

/// The external objects that a file's objects are connected to.
public struct NibSurroundings {
  /// File's Owner.
  public let owner: Any?
  /// The replacements of placeholders, by the placeholders' identifiers.
  public let externalObjects: [String: Any]

  /// Creates surroundings from owner and external objects.
  public init(owner: Any? = nil, externalObjects: [String: Any] = [:]) {
    self.owner = owner
    self.externalObjects = externalObjects
  }
}

/// The reason why a nib cannot be used.
public struct NibError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One or more messages: `Cell.xib:12:9: error: …`.
  public let messages: [String]

  /// Creates an error from messages in the order of the file.
  public init(_ messages: [String]) { self.messages = messages }

  /// The messages, one per line.
  public var description: String { messages.joined(separator: "\n") }
}

/// The coder from which `init(coder:)` decodes a view of an Interface Builder file.
///
/// Unlike on iOS it does not contain the view's properties under keys: it sets everything that the
/// view's element declares, subviews included, in one step at the end of `super.init(coder:)`. Code
/// after that call finds the view as on iOS. Keys that subclasses decode themselves have no value.
package final class NibCoder: NSCoder {
  /// The style of a cell, which cannot change after initialization.
  let cellStyle: UITableViewCell.CellStyle
  let reuseIdentifier: String?
  /// The style of a table, which cannot change after initialization.
  let tableStyle: UITableView.Style
  private var body: ((UIView) -> Void)?

  /// Creates a coder for one view; it calls `decode` once.
  package init(
    cellStyle: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil,
    tableStyle: UITableView.Style = .plain, decode: @escaping (UIView) -> Void
  ) {
    self.cellStyle = cellStyle
    self.reuseIdentifier = reuseIdentifier
    self.tableStyle = tableStyle
    body = decode
    super.init()
  }

  /// Applies the view's element if that has not happened yet. An initializer that does not pass the
  /// coder on gets the properties after it returns.
  package func finish(_ view: UIView) {
    let decode = body
    body = nil
    decode?(view)
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
  /// Ends `init(coder:)` of a class of the framework, so that the file's values override the
  /// class's defaults.
  final func finishDecoding(_ coder: NSCoder) {
    (coder as? NibCoder)?.finish(self)
  }
}

/// A property that an Interface Builder file may set by its name, without the Objective-C runtime:
///
/// ```swift
/// @Outlet var titleLabel: UILabel!
/// @Outlet var stars: [UIImageView]!
/// @Inspectable var inset: CGFloat = 8
/// ```
///
/// Stands in for `@IBOutlet` and `@IBInspectable`, which need that runtime. The reference is
/// strong, and observers of the property do not hear of what a file sets; `setValue(_:forKey:)` can
/// be overridden instead.
@propertyWrapper
public final class Outlet<Value> {
  /// The present value.
  public var wrappedValue: Value

  /// Creates an outlet without connection.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// For user-defined runtime attributes; a synonym of `Outlet`.
public typealias Inspectable = Outlet

/// An outlet whose type is known only at run time.
protocol AnyOutlet: AnyObject {
  /// The present value.
  var anyValue: Any { get }
  /// Sets a value of the outlet's type; returns false for any other.
  func take(_ value: Any?) -> Bool
}

extension Outlet: AnyOutlet {
  var anyValue: Any { wrappedValue }

  func take(_ value: Any?) -> Bool {
    guard let value = value as? Value ?? (value as? NSNumber).flatMap(Self.number) else {
      return false
    }
    wrappedValue = value
    return true
  }

  /// The number converted to the property's type.
  static func number(_ number: NSNumber) -> Value? {
    let readings: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.boolValue,
      number.intValue,
    ]
    return readings.lazy.compactMap { $0 as? Value }.first
  }
}

/// The properties of an object that files can set: those marked `@Outlet`, and those in
/// `ObjectMembers`; its superclasses' included, nearest class first.
struct OutletTable {
  private let object: AnyObject
  private var outlets: [(name: String, outlet: any AnyOutlet)] = []
  private var members: [any MemberTable] = []

  init(_ object: AnyObject) {
    self.object = object
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if let table = child.value as? any MemberTable { members.append(table) }
        // The compiler names a wrapper's storage after the property, with an underscore.
        guard let label = child.label, let outlet = child.value as? any AnyOutlet else { continue }
        outlets.append((String(label.dropFirst()), outlet))
      }
      mirror = current.superclassMirror
    }
  }

  /// The names, for messages.
  var names: [String] { outlets.map(\.name) + members.flatMap(\.propertyNames) }

  subscript(name: String) -> (any AnyOutlet)? {
    if let outlet = outlets.first(where: { $0.name == name })?.outlet { return outlet }
    return members.lazy.compactMap { $0.outlet(name, of: object) }.first
  }
}
