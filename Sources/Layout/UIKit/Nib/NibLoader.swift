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
