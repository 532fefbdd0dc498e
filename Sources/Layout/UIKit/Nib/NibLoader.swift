/// Finds and reads Interface Builder files for `UINib`; `InterfaceBuilder.NibFolder` is one.
public protocol NibLoader: Sendable {
  /// Reads a file. What is wrong with it is thrown, each message with its place.
  func contents(of source: NibSource) throws(NibError) -> any NibContents
}

/// Where a nib comes from.
public enum NibSource: Hashable, Sendable, CustomStringConvertible {
  /// A name without ending; in the folder of a bundle's resources, if there is one.
  case named(String, folder: String?)
  /// The bytes of a file.
  case data(Data)
  /// A file's path.
  case file(String)

  /// As messages call it.
  public var description: String {
    switch self {
    case .named(let name, _): name
    case .data: "data"
    case .file(let path): path
    }
  }
}

/// A file that was read: its objects can be made any number of times.
public protocol NibContents {
  /// Makes all objects and returns those at the top of the file.
  func instantiate(_ surroundings: NibSurroundings) throws(NibError) -> [Any]

  /// Makes the objects of the prototype cell with that reuse identifier and returns the cell; nil
  /// where the file is no storyboard.
  func prototype(_ reuseIdentifier: String) throws(NibError) -> UITableViewCell?
}

/// What the objects of a file are connected to that is not in it.
public struct NibSurroundings {
  /// File's Owner.
  public let owner: Any?
  /// What stands in for placeholders, by their identifiers.
  public let externalObjects: [String: Any]

  /// Names what a file is connected to.
  public init(owner: Any? = nil, externalObjects: [String: Any] = [:]) {
    self.owner = owner
    self.externalObjects = externalObjects
  }
}

/// Why a nib cannot be used.
public struct NibError: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one: `Cell.xib:12:9: error: …`.
  public let messages: [String]

  /// What is wrong, in the order of the file.
  public init(_ messages: [String]) { self.messages = messages }

  /// A line for each message.
  public var description: String { messages.joined(separator: "\n") }
}

/// What `init(coder:)` decodes a view of an Interface Builder file from.
///
/// Other than on iOS a view's properties do not lie in it under keys: it gives the view everything
/// its element says, subviews included, in one step at the end of `super.init(coder:)`. Code after
/// that call finds the view as on iOS. Of the keys that subclasses ask for it has none.
package final class NibCoder: NSCoder {
  /// What cannot be changed once a cell is made.
  let cellStyle: UITableViewCell.CellStyle
  let reuseIdentifier: String?
  /// What cannot be changed once a table is made.
  let tableStyle: UITableView.Style
  private var body: ((UIView) -> Void)?

  /// A coder for one view; `decode` is called once.
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

  /// Gives the view what its element says, if that has not happened: initializers that do not hand
  /// the coder on get it when they return.
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
  /// Ends `init(coder:)` of a class of the framework: what the file says comes after the class's
  /// own set-up.
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
  /// What the property holds.
  public var wrappedValue: Value

  /// An outlet that is not connected yet.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// For user-defined runtime attributes; the same as `Outlet`.
public typealias Inspectable = Outlet

/// An outlet of a type that is known at run time only.
protocol AnyOutlet: AnyObject {
  /// What it holds now.
  var anyValue: Any { get }
  /// Takes a value of its type; false for any other.
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

  /// The number as the type that the property has.
  private static func number(_ number: NSNumber) -> Value? {
    let readings: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.boolValue,
      number.intValue,
    ]
    return readings.lazy.compactMap { $0 as? Value }.first
  }
}

/// The `@Outlet` properties of an object, its superclasses' included, nearest class first.
struct OutletTable {
  private(set) var outlets: [(name: String, outlet: any AnyOutlet)] = []

  init(_ object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        // The compiler names a wrapper's storage after the property, with an underscore.
        guard let label = child.label, let outlet = child.value as? any AnyOutlet else { continue }
        outlets.append((String(label.dropFirst()), outlet))
      }
      mirror = current.superclassMirror
    }
  }

  subscript(name: String) -> (any AnyOutlet)? {
    outlets.first { $0.name == name }?.outlet
  }
}
