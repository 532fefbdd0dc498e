/// A place in a file as an editor shows it: lines and columns start at 1, a column counts
/// characters (Unicode scalars, as libyaml does), not bytes. (Not called `SourceLocation`: Swift
/// Testing has that name.)
public struct FileLocation: Hashable, Sendable {
  /// The path as the user gave it; never made absolute, so that messages are the same everywhere.
  public let file: String
  /// 1-based; 0 means the file as a whole (it is missing, it is empty).
  public let line: Int
  /// 1-based; 0 means the line as a whole.
  public let column: Int

  /// A place at a line and column of a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The file as a whole.
  public init(file: String) {
    self.init(file: file, line: 0, column: 0)
  }

  /// The same line, `count` characters further right.
  public func advanced(by count: Int) -> FileLocation {
    FileLocation(file: file, line: line, column: column + count)
  }
}

extension FileLocation: Comparable {
  /// File, then line, then column: the order in which problems are printed.
  public static func < (left: FileLocation, right: FileLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension FileLocation: CustomStringConvertible {
  /// `file:line:column`, the form that terminals and editors make clickable.
  public var description: String {
    let file = Diagnostic.printable(file)
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}
