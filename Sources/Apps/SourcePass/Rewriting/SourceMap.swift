/// A position in a file: line and column from 1, columns in bytes, as the compiler counts them.
package struct SourcePosition: Hashable, Sendable {
  /// The path, as it was given.
  package let file: String
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Maps positions in rewritten files to positions in the files they were made of.
///
/// Lines are kept wherever it can be done, and `#sourceLocation` names the original file and line
/// elsewhere, so that the compiler's own messages have the right file and line. Only columns after
/// a change in the same line have to be mapped.
package struct SourceMap: Sendable {
  /// A piece of a rewritten file and the bytes it was made of.
  struct Segment: Sendable {
    let new: Range<Int>
    let file: Int
    let old: Range<Int>
    /// Whether the bytes are the same.
    let isCopy: Bool
  }

  /// From this line on the compiler says that a line is one of the original file.
  struct LineMark: Sendable {
    let newLine: Int
    let file: Int
    /// The original lines up to the next cut.
    let lines: ClosedRange<Int>
    /// Bytes of its first line that belong to nothing: the line was cut there.
    let padding: Int
  }

  /// A rewritten file.
  struct File: Sendable {
    let path: String
    let oldLineStarts: [Int]
    let newLineStarts: [Int]
    let segments: [Segment]
    let marks: [LineMark]
  }

  private let files: [File]
  private let indices: [String: Int]
  /// By original file, in the order of their lines: marks, and the rewritten files they are in.
  private let marks: [[(rewritten: Int, mark: Int)]]

  init(_ files: [File]) {
    self.files = files
    indices = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { $1 < $0 ? $1 : $0 }
    )
    var marks = [[(rewritten: Int, mark: Int)]](repeating: [], count: files.count)
    for (rewritten, file) in files.enumerated() {
      for (index, mark) in file.marks.enumerated() { marks[mark.file].append((rewritten, index)) }
    }
    self.marks = marks
  }

  package var paths: [String] { files.map(\.path) }

  /// The original position of a place in the text of a rewritten file; nil for a file or a line
  /// that is not there.
  package func original(of position: SourcePosition) -> SourcePosition? {
    guard let index = indices[position.file] else { return nil }
    return original(files[index], line: position.line, column: position.column)
  }

  /// The original position of a place as the compiler reports it: in the original file and line,
  /// but with the column of the rewritten text.
  package func original(ofReported position: SourcePosition) -> SourcePosition? {
    guard let (file, line) = rewritten(position) else { return nil }
    return original(file, line: line, column: position.column)
  }

  /// Whether a reported place is in text of the original, and not in what takes its place.
  package func isOwn(reported position: SourcePosition) -> Bool {
    guard let (file, line) = rewritten(position) else { return false }
    return segment(in: file, line: line, column: position.column)?.segment.isCopy ?? false
  }

  /// The rewritten file, and its line, of a place that the compiler reports.
  private func rewritten(_ position: SourcePosition) -> (file: File, line: Int)? {
    guard let index = indices[position.file] else { return nil }
    // Text that was moved to another file has a mark of its own, with fewer lines.
    var best: (file: File, line: Int, count: Int)?
    for (rewritten, markIndex) in marks[index] {
      let mark = files[rewritten].marks[markIndex]
      let isFirst = position.line == mark.lines.lowerBound
      guard mark.lines.contains(position.line), !isFirst || position.column > mark.padding,
        mark.lines.count < best?.count ?? .max
      else { continue }
      let line = mark.newLine + position.line - mark.lines.lowerBound
      best = (files[rewritten], line, mark.lines.count)
    }
    return best.map { ($0.file, $0.line) }
  }

  private func original(_ file: File, line: Int, column: Int) -> SourcePosition? {
    guard let (segment, offset) = segment(in: file, line: line, column: column) else { return nil }
    let shift = segment.isCopy ? offset - segment.new.lowerBound : 0
    let old = min(segment.old.lowerBound + shift, segment.old.upperBound)
    let starts = files[segment.file].oldLineStarts
    return SourcePosition(file: files[segment.file].path, offset: old, lines: starts)
  }

  /// The segment of a place in the rewritten text, and its offset; the last one at the end.
  private func segment(
    in file: File, line: Int, column: Int
  ) -> (segment: Segment, offset: Int)? {
    guard line >= 1, line <= file.newLineStarts.count else { return nil }
    let offset = file.newLineStarts[line - 1] + max(column, 1) - 1
    let next = file.segments.partitioningIndex { $0.new.lowerBound > offset }
    return next == 0 ? nil : (file.segments[next - 1], offset)
  }

  /// The offsets at which lines begin. Only `\n` ends a line, as for the compiler's messages.
  static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    return starts
  }
}
