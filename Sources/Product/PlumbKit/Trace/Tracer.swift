/// Traces the rows of files.
public struct Tracer {
  private let session: PlumbSession

  /// Lays out with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Hands over the trace of each row of a file, in every variant of the request.
  ///
  /// - Parameters:
  ///   - row: `section.row`, or counted from 0 over all sections; all rows without one.
  ///   - height: lays every row out at this height, as a table does with an estimate, or with a
  ///     cell that showed another row before; each at its own without one.
  ///   - scene: which cell of an Interface Builder file, by id or reuse identifier.
  /// - Throws: `PlumbError` for a file that cannot be read or laid out, or without that row.
  public func trace(
    _ file: String, row: String? = nil, height: Double? = nil, scene: String? = nil,
    _ request: LayoutRequest, to sink: (LayoutTrace) -> Void
  ) throws(PlumbError) {
    var (rows, isTraced) = (0, row == nil)
    try session.forEachRow(of: file, scene: scene, height: height, request) { laidOut in
      rows += 1
      guard row.map(laidOut.isCalled) ?? true else { return }
      isTraced = true
      sink(LayoutTrace(laidOut))
    }
    guard !isTraced, let row else { return }
    throw .noRow(row, of: rows, in: file)
  }
}
