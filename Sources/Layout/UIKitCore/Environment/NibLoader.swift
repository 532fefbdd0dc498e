/// Finds and reads Interface Builder files for `UINib`; `InterfaceBuilder.NibFolder` is one.
public protocol NibLoader: Sendable {
  /// Reads a file. Throws all problems of the file, each message with its position.
  func contents(of source: NibSource) throws(NibError) -> any NibContents
  /// Whether there is such a file.
  func has(_ source: NibSource) -> Bool
}

extension NibLoader {
  /// Whether the file can be read.
  public func has(_ source: NibSource) -> Bool { (try? contents(of: source)) != nil }
}

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

  /// Instantiates the objects of the prototype with a reuse identifier and returns it, a
  /// `UITableViewCell`; nil if the file is no storyboard.
  func prototype(_ reuseIdentifier: String) throws(NibError) -> AnyObject?
}

/// The external objects that a file's objects are connected to.
public struct NibSurroundings {
  /// File's Owner.
  public let owner: Any?
  /// The replacements of placeholders, by the placeholders' identifiers.
  public let externalObjects: [String: Any]

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
