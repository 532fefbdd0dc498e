extension LayoutTree {
  /// Where the JSON has line breaks. The bytes between them are the same.
  public enum JSONLayout: Sendable {
    /// The whole tree on one line, for programs: `plumb frames --json`.
    case oneLine
    /// A line for each view and constraint, for references that people review in a diff.
    case linePerNode
  }

  /// The tree as JSON text, ending in a line break.
  ///
  /// - Complexity: linear in the number of views and constraints.
  public func json(_ layout: JSONLayout = .oneLine) -> String {
    String(decoding: jsonBytes(layout), as: UTF8.self)
  }

  /// The same text as UTF-8.
  ///
  /// - Complexity: linear in the number of views and constraints.
  public func jsonBytes(_ layout: JSONLayout = .oneLine) -> [UInt8] {
    var bytes: [UInt8] = []
    var stream = LayoutTreeStream(of: self, layout: layout) { bytes.append(contentsOf: $0) }
    for scene in scenes { stream.write(scene) }
    stream.finish()
    return bytes
  }
}
