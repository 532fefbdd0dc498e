/// Writes a rewritten file, and notes what each byte was made of.
struct RewriteWriter {
  private let plan: RewritePlan
  private let file: Int
  private(set) var output: [UInt8] = []
  private(set) var isChanged = false
  private var segments: [SourceMap.Segment] = []
  /// Offsets in the output at which an original line begins.
  private var marks: [(offset: Int, file: Int, lines: ClosedRange<Int>, padding: Int)] = []

  init(_ plan: RewritePlan, file: Int) {
    self.plan = plan
    self.file = file
  }

  private var structure: SwiftStructure { plan.index.structures[file] }

  var mapped: SourceMap.File {
    let lines = SourceMap.lineStarts(output)
    return SourceMap.File(
      path: plan.paths[file], oldLineStarts: plan.lines[file], newLineStarts: lines,
      segments: segments,
      marks: marks.map { mark in
        let position = SourcePosition(file: "", offset: mark.offset, lines: lines)
        return SourceMap.LineMark(
          newLine: position.line, file: mark.file, lines: mark.lines, padding: mark.padding)
      })
  }

  mutating func write() {
    let lacksUIKit = plan.needsUIKit[file] && !plan.importsUIKit(file)
    isChanged = lacksUIKit || !plan.edits[file].isEmpty || !plan.moves[file].isEmpty
    output.reserveCapacity(structure.bytes.count + 1024)
    copy(file, 0..<structure.markLength)
    if isChanged { header() }
    marks.append((output.count, file, 1...plan.lines[file].count, 0))
    emit(file, structure.markLength..<structure.bytes.count, skipping: plan.moves[file])
  }

  /// Names the original file to the compiler, and imports the hooks. A script has to begin with
  /// its first line.
  private mutating func header() {
    guard !structure.hasShebang else { return }
    if plan.needsUIKit[file], !plan.importsUIKit(file) { insert("import UIKit\n", at: 0, in: file) }
    insert(sourceLocation(file, line: 1), at: 0, in: file)
  }

  private func sourceLocation(_ file: Int, line: Int) -> String {
    "#sourceLocation(file: \(SourcePass.literal(plan.paths[file])), line: \(line))\n"
  }

  // MARK: Output

  private mutating func copy(_ source: Int, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let start = output.count
    output += plan.index.structures[source].bytes[range]
    segments.append(
      SourceMap.Segment(new: start..<output.count, file: source, old: range, isCopy: true))
  }

  private mutating func insert(_ text: String, at offset: Int, in source: Int) {
    insert(text, for: offset..<offset, in: source)
  }

  private mutating func insert(_ text: String, for range: Range<Int>, in source: Int) {
    guard !text.isEmpty else { return }
    let start = output.count
    output += text.utf8
    segments.append(
      SourceMap.Segment(new: start..<output.count, file: source, old: range, isCopy: false))
  }

  /// Copies a range with its edits, and leaves the line breaks of what has moved away.
  private mutating func emit(_ source: Int, _ range: Range<Int>, skipping moves: [Range<Int>]) {
    var position = range.lowerBound
    var move = 0
    let edits = plan.edits[source]
    var index = firstEdit(of: edits, from: range.lowerBound)
    while true {
      while move < moves.count, moves[move].lowerBound < position { move += 1 }
      let nextMove = move < moves.count ? moves[move].lowerBound : Int.max
      while index < edits.count, edits[index].range.lowerBound < position { index += 1 }
      let nextEdit = index < edits.count ? edits[index].range.lowerBound : Int.max
      let next = min(nextMove, nextEdit)
      // A value that is added at the end of a moved range belongs to it.
      guard next <= range.upperBound, next < Int.max else { break }
      copy(source, position..<next)
      if nextMove <= nextEdit {
        keepLines(of: moves[move], source, from: 0)
        position = moves[move].upperBound
        // Edits at the very end of a moved range have moved as well.
        while index < edits.count, edits[index].range.lowerBound <= position,
          edits[index].range.isEmpty
            || edits[index].range.lowerBound < position
        {
          index += 1
        }
        move += 1
      } else {
        apply(edits[index], source)
        position = edits[index].range.upperBound
        index += 1
      }
    }
    if position < range.upperBound { copy(source, position..<range.upperBound) }
  }

  private func firstEdit(of edits: [Edit], from offset: Int) -> Int {
    edits.partitioningIndex { $0.range.lowerBound >= offset }
  }

  /// Adds the line breaks of an original range, less those that the replacement has.
  private mutating func keepLines(of range: Range<Int>, _ source: Int, from count: Int) {
    let bytes = plan.index.structures[source].bytes
    var seen = 0
    for offset in range where bytes[offset] == UInt8(ascii: "\n") {
      seen += 1
      guard seen > count else { continue }
      let hasReturn = offset > range.lowerBound && bytes[offset - 1] == UInt8(ascii: "\r")
      insert(hasReturn ? "\r\n" : "\n", for: offset..<offset + 1, in: source)
    }
  }

  private func line(_ offset: Int, of source: Int) -> Int {
    SourcePosition(file: "", offset: offset, lines: plan.lines[source]).line
  }

  /// Ends the lines that are in order so far at the line of a cut.
  private mutating func cut(at offset: Int, in source: Int) {
    guard let last = marks.popLast() else { return }
    let line = max(line(offset, of: source), last.lines.lowerBound)
    marks.append((last.offset, last.file, last.lines.lowerBound...line, last.padding))
  }

  private mutating func apply(_ edit: Edit, _ source: Int) {
    if case .resumption = edit.pieces.last { cut(at: edit.range.lowerBound, in: source) }
    let line = output.suffix(Self.widestPadding)
    let column = line.lastIndex(of: UInt8(ascii: "\n")).map { line.endIndex - $0 - 1 } ?? line.count
    for piece in edit.pieces {
      switch piece {
      case .text(let text):
        insert(text, for: edit.range, in: source)
        if !edit.range.isEmpty { keepLines(of: edit.range, source, from: 0) }
      case .moved(let origin, let range, let conditions):
        move(origin, range, conditions, at: edit.range.lowerBound, in: source)
      case .resumption: resume(at: edit.range.upperBound, in: source, column: column)
      }
    }
  }

  /// Writes a member that comes from an extension, at the column where it was.
  private mutating func move(
    _ origin: Int, _ range: Range<Int>, _ conditions: [String], at offset: Int, in source: Int
  ) {
    insert("\n" + conditions.map { "#if \($0)\n" }.joined(), at: offset, in: source)
    let position = SourcePosition(file: "", offset: range.lowerBound, lines: plan.lines[origin])
    let line = position.line
    insert(sourceLocation(origin, line: line), at: offset, in: source)
    marks.append((output.count, origin, line...self.line(range.upperBound, of: origin), 0))
    let padding = String(repeating: " ", count: min(position.column - 1, Self.widestPadding))
    insert(padding, for: range.lowerBound..<range.lowerBound, in: origin)
    emit(origin, range, skipping: [])
    insert(
      "\n" + conditions.map { _ in "#endif\n" }.joined(), for: range.upperBound..<range.upperBound,
      in: origin)
  }

  /// A member that begins further right than this loses its column, which the map still knows.
  private static let widestPadding = 200

  /// Goes on with the original file after something that came from elsewhere. If a line was cut,
  /// its second half begins right of where the first ended, so that a column says which it is in.
  private mutating func resume(at offset: Int, in source: Int, column: Int) {
    let position = SourcePosition(file: "", offset: offset, lines: plan.lines[source])
    if output.last != UInt8(ascii: "\n") { insert("\n", at: offset, in: source) }
    insert(sourceLocation(source, line: position.line), at: offset, in: source)
    let padding = min(max(position.column - 1, column), Self.widestPadding)
    marks.append((output.count, source, position.line...plan.lines[source].count, padding))
    insert(String(repeating: " ", count: padding), at: offset, in: source)
  }
}

extension SourceMap.File {
  /// A file that the pass has not read.
  init(unchanged bytes: [UInt8], path: String, _ file: Int) {
    let lines = SourceMap.lineStarts(bytes)
    let range = 0..<bytes.count
    self.init(
      path: path, oldLineStarts: lines, newLineStarts: lines,
      segments: [SourceMap.Segment(new: range, file: file, old: range, isCopy: true)],
      marks: [SourceMap.LineMark(newLine: 1, file: file, lines: 1...lines.count, padding: 0)])
  }
}
