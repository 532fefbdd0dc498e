import Foundation
import Locking
import UIKitCore

/// The content of a row's line.
public enum HeightLineContents: Sendable {
  /// The row's height.
  case heights
  /// The height, and the frames of the row's views.
  case frames
}

/// Lays out rows as they come in, and prints a line of JSON for each: what a server runs that sends
/// heights along with a feed.
///
/// Memory does not grow with the number of rows, and rows come out in their order. A row that
/// cannot be used is reported in its place.
public struct HeightPrinter {
  private let session: PlumbSession
  private let sink: ([UInt8]) -> Void

  /// Prints into `sink`; lines are handed over as soon as they are there.
  public init(_ session: PlumbSession, to sink: @escaping ([UInt8]) -> Void) {
    self.session = session
    self.sink = sink
  }

  /// Rows that come one after the other, instead of a source's own.
  public struct Rows: Sendable {
    fileprivate let name: String
    fileprivate let jobs: Int
    fileprivate let next: @Sendable () -> [UInt8]?
    fileprivate let makeSession: @Sendable () -> Result<PlumbSession, PlumbError>

    /// Rows as JSON lines.
    ///
    /// - Parameters:
    ///   - name: what messages call the stream.
    ///   - jobs: how many threads lay rows out.
    ///   - next: the next bytes, as soon as there are any; empty at the end of the stream, nil
    ///     where it cannot be read. Is called by one thread at a time.
    ///   - makeSession: a session for a thread, which reports nothing.
    public init(
      named name: String, jobs: Int, next: @escaping @Sendable () -> [UInt8]?,
      makeSession: @escaping @Sendable () -> Result<PlumbSession, PlumbError>
    ) {
      self.name = name
      self.jobs = jobs
      self.next = next
      self.makeSession = makeSession
    }
  }

  /// Prints the heights of rows in each variant of a request.
  ///
  /// - Parameters:
  ///   - rows: the rows; nil for those of the file.
  ///   - contents: what lines have.
  ///   - scene: which cell of the file, by object id, reuse identifier or preview; nil for all.
  ///   - chosen: which rows of the file; nil for all.
  /// - Returns: whether all rows could be used.
  /// - Throws: if the file or the stream cannot be used.
  public func print(
    _ file: String, _ request: LayoutRequest, rows: Rows?,
    _ contents: HeightLineContents = .heights, scene: String? = nil, chosen: RowSelection? = nil
  ) throws(PlumbError) -> Bool {
    guard let rows else {
      try printOwn(file, request, contents, scene, chosen)
      return true
    }
    let layout = try RowLayout(session, file, request, contents)
    var summary = RowSummary()
    if rows.jobs > 1, session.app == nil {
      try work(rows, file, request, contents, &summary)
    } else {
      try work(rows, layout, &summary)
    }
    send(summary, layout, file, rows)
    return summary.failures == 0
  }

  /// Prints the heights of the rows that the source has itself.
  private func printOwn(
    _ file: String, _ request: LayoutRequest, _ contents: HeightLineContents, _ scene: String?,
    _ chosen: RowSelection?
  ) throws(PlumbError) {
    var cells = CellRequest(request.content, scenes: SceneChoice(scene))
    cells.streamsRows = true
    let source = try session.open(file, cells)
    let variants = try session.variants(of: source, request)
    let labels = VariantLabels(variants)
    var number = 0
    var conflicts = ConflictReport()
    try session.forEach(variants, of: source) { cells, variant throws(PlumbError) in
      var writer = RowHeightWriter(labels[number], width: variant.width, contents)
      number += 1
      var index = 0
      try cells.forEachRow(in: variant, text: session.typesetter) { cell, path in
        defer { index += 1 }
        guard chosen?.contains(section: path.section, row: path.row, number: index) ?? true else {
          return
        }
        writer.write(index, cell, at: path)
        sink(writer.takeBytes())
      }
      conflicts.add(variant: writer.conflicts)
    }
    session.send(conflicts, file: source.path)
  }

  // MARK: Streams

  /// One thread: reads, lays out, writes.
  private func work(
    _ rows: Rows, _ layout: RowLayout, _ summary: inout RowSummary
  ) throws(PlumbError) {
    var lines = RowStream(rows.next)
    while true {
      let chunk: RowChunk?
      do {
        chunk = try lines.chunk()
      } catch {
        throw PlumbError(rows.name, "cannot be read")
      }
      guard let chunk else { return }
      let part = layout.heights(of: chunk)
      sink(part.bytes)
      summary.add(part)
    }
  }

  /// Several threads lay out what another reads; this one writes.
  private func work(
    _ rows: Rows, _ file: String, _ request: LayoutRequest, _ contents: HeightLineContents,
    _ summary: inout RowSummary
  ) throws(PlumbError) {
    let work = OrderedWork<RowChunk, Result<RowHeights, PlumbError>>(limit: 4 * rows.jobs)
    let hasFailed = Locked(false)
    LayoutThread.start {
      var lines = RowStream(rows.next)
      do {
        while let chunk = try lines.chunk() { work.put(chunk) }
      } catch {
        hasFailed.withLock { $0 = true }
      }
      work.close()
    }
    for _ in 0..<rows.jobs {
      LayoutThread.start {
        let layout = rows.makeSession().flatMap { session in
          Result { () throws(PlumbError) in
            try RowLayout(session, file, request, contents)
          }
        }
        while let (number, chunk) = work.take() {
          work.finish(number, layout.map { $0.heights(of: chunk) })
        }
      }
    }
    while let result = work.result() {
      let part = try result.get()
      sink(part.bytes)
      summary.add(part)
    }
    if hasFailed.withLock({ $0 }) { throw PlumbError(rows.name, "cannot be read") }
  }

  private func send(
    _ summary: RowSummary, _ layout: RowLayout, _ file: String, _ rows: Rows
  ) {
    var conflicts = ConflictReport()
    for variant in summary.conflicts { conflicts.add(variant: variant) }
    session.send(conflicts, file: layout.path)
    guard summary.rows > summary.failures, !summary.hasShownFields else { return }
    session.send(
      .warning(
        Diagnostic(
          .warning, at: FileLocation(file: rows.name), "no row has a field that a cell shows",
          expected: layout.shownFields)))
  }
}

/// The results of the rows of a stream so far.
private struct RowSummary {
  var rows = 0
  var failures = 0
  var hasShownFields = false
  var conflicts: [ConflictReport] = []

  mutating func add(_ part: RowHeights) {
    rows += part.rows
    failures += part.failures
    hasShownFields = hasShownFields || part.hasShownFields
    if conflicts.isEmpty {
      conflicts = part.conflicts
    } else {
      for index in conflicts.indices { conflicts[index].add(part.conflicts[index]) }
    }
  }
}
