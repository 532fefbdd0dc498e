import Foundation

extension IndexPath {
  /// The path of a row of a table: section first, then row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section of a table.
  /// - Precondition: the path has two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row inside its section.
  /// - Precondition: the path has two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
