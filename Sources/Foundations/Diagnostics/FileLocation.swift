/// A location in a file as editors show it: lines and columns start at 1, and columns count
/// characters (Unicode scalars, as in libyaml), not bytes. (Not called `SourceLocation`: Swift
/// Testing has that name.)
public struct FileLocation: Hashable, Sendable {
  /// The path as the user gave it; never made absolute, so that messages are the same on every
  /// machine.
  public let file: String
  /// 1-based; 0 means the whole file (if it is missing or empty).
  public let line: Int
  /// 1-based; 0 means the whole line.
  public let column: Int

  /// Creates a location at a line and column of a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Creates a location that means a whole file.
  public init(file: String) {
    self.init(file: file, line: 0, column: 0)
  }

  /// The location `count` characters further right on the same line.
  public func advanced(by count: Int) -> FileLocation {
    FileLocation(file: file, line: line, column: column + count)
  }
}

extension FileLocation: Comparable {
  /// Compares file, then line, then column: the order in which problems are printed.
  public static func < (left: FileLocation, right: FileLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension FileLocation: CustomStringConvertible {
  /// `file:line:column`, a form that terminals and editors make clickable.
  public var description: String {
    let file = Diagnostic.printable(file)
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}
