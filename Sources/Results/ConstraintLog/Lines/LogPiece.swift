/// A line of a log, or a part of one that holds a whole message, and its kind.
struct LogPiece {
  /// Of the line, counted from 1.
  let number: Int
  /// Without blanks at its ends.
  let bytes: Bytes
  let kind: Kind
  /// Whether the line had blanks before it and after it, where one was perhaps wrapped.
  var isIndented = false, endsInBlank = false

  enum Kind {
    /// "Unable to simultaneously satisfy constraints".
    case header
    case advice
    /// What follows the last constraint of a message.
    case footer
    /// `(`: the list begins.
    case listStart
    /// `)`: the list ends.
    case listEnd
    /// "Will attempt to recover by breaking constraint": the next entry is the one given up.
    case recovery
    /// A constraint, from its `<` on.
    case entry
    /// The beginning of something in angle brackets that names no address.
    case opening
    case blank
    /// `>` alone: the end of a constraint, or an empty line that a mail quotes.
    case mark
    /// The rest of a constraint that was wrapped, or another program's line.
    case other
  }

  /// The pieces of a line: one, or all parts of a log without line breaks.
  static func pieces(of line: LogText.Line) -> [LogPiece] {
    let bytes = line.bytes.trimmed
    let cuts = cuts(in: bytes)
    let ends = (line.bytes.first?.isBlank ?? false, line.bytes.last.map { $0 == 0x20 } ?? false)
    guard !cuts.isEmpty else {
      return [
        LogPiece(
          number: line.number, bytes: bytes, kind: kind(of: bytes), isIndented: ends.0,
          endsInBlank: ends.1)
      ]
    }
    var pieces: [LogPiece] = []
    let before = bytes[..<cuts[0].index].trimmed
    if !before.isEmpty, cuts[0].kind == .entry {
      let rest = before.last == .ascii("\"") ? before.dropLast().trimmed : before
      pieces.append(LogPiece(number: line.number, bytes: rest, kind: kind(of: rest)))
    }
    for (position, cut) in cuts.enumerated() {
      let end = position + 1 < cuts.count ? cuts[position + 1].index : bytes.endIndex
      pieces.append(
        LogPiece(number: line.number, bytes: bytes[cut.index..<end].trimmed, kind: cut.kind))
    }
    pieces[pieces.count - 1].endsInBlank = ends.1
    return pieces
  }

  // MARK: Cuts

  private typealias Cut = (index: Int, kind: Kind)

  /// Where the parts of a message begin, in their order.
  private static func cuts(in bytes: Bytes) -> [Cut] {
    var cuts: [Cut] = EntryStart.all(in: bytes).map { ($0, .entry) }
    for (mark, kind) in marks {
      if let index = bytes.firstIndex(of: mark) { cuts.append((index, kind)) }
    }
    return cuts.sorted { $0.index < $1.index }
  }

  private static let marks: [(StaticString, Kind)] = [
    ("Unable to simultaneously satisfy", .header),
    ("Conflicting constraints detected", .header), ("Will attempt to recover by", .recovery),
    ("Make a symbolic breakpoint at", .footer), ("Break on objc_exception_throw", .footer),
    ("The methods in the UIConstraintBasedLayoutDebugging", .footer),
    ("Set the NSUserDefault NSConstraintBasedLayout", .footer),
  ]

  private static func kind(of bytes: Bytes) -> Kind {
    if bytes.allSatisfy({ $0.isBlank || $0 == .ascii("\"") || $0 == .ascii(",") }) { return .blank }
    if bytes.elementsEqual([.ascii(">")]) { return .mark }
    if bytes.firstIndex(of: "simultaneously satisfy") != nil { return .header }
    if bytes.firstIndex(of: "recover by breaking") != nil { return .recovery }
    if bytes.elementsEqual([.ascii("(")]) { return .listStart }
    if bytes.elementsEqual([.ascii(")")]) || bytes.elementsEqual([.ascii(")"), .ascii(".")]) {
      return .listEnd
    }
    if advice.contains(where: { bytes.firstIndex(of: $0) != nil }) { return .advice }
    return EntryStart.isOpening(bytes) ? .opening : .other
  }

  /// Words of each sentence that UIKit prints around the list, in any version.
  private static let advice: [StaticString] = [
    "Probably at least one of the constraints", "Try this:", "(1) look at each constraint",
    "(2) find the code that added", "(Note: If you're seeing", "breaking constraint",
    "NSAutoresizingMaskLayoutConstraints",
    "UIViewAlertForUnsatisfiableConstraints", "UIConstraintBasedLayoutDebugging",
    "may also be helpful", "refer to the documentation for the UIView",
    "translatesAutoresizingMaskIntoConstraints)", "Set the NSUserDefault",
    "NSConstraintBasedLayout", "in the debugger.",
  ]
}

/// Finds where a constraint begins: `<NSLayoutConstraint:0x…`, `<MASLayoutConstraint:name …`.
enum EntryStart {
  /// Each place at which a constraint begins: the first, and those after a quote, a comma or a `>`.
  static func all(in bytes: Bytes) -> [Int] {
    var starts: [Int] = []
    var index = bytes.startIndex
    while let start = first(in: bytes, from: index) {
      if starts.isEmpty || isSeparated(bytes, start) { starts.append(start) }
      index = start + 1
    }
    if starts.isEmpty, isBareConstraint(bytes) { return [bytes.startIndex] }
    return starts
  }

  private static func first(in bytes: Bytes, from start: Int) -> Int? {
    var index = start
    while let open = bytes[index...].firstIndex(of: .ascii("<")) {
      if isStart(bytes, open) { return open }
      index = open + 1
    }
    return nil
  }

  /// Whether a `<` comes behind a constraint, or the sentence before the given-up one.
  private static func isSeparated(_ bytes: Bytes, _ start: Int) -> Bool {
    let before = bytes[..<start].trimmed
    return before.last == .ascii("\"") || before.last == .ascii(",") || before.last == .ascii(">")
      || before.ends(with: "breaking constraint") || before.ends(with: "recover by breaking")
  }

  /// A class name, a colon, and an address; or any name where the class is one of constraints.
  private static func isStart(_ bytes: Bytes, _ open: Int) -> Bool {
    var index = open + 1
    while index < bytes.endIndex, bytes[index].isBlank { index += 1 }
    let name = index
    while index < bytes.endIndex, bytes[index].belongsToClassName { index += 1 }
    guard index > name, index < bytes.endIndex, bytes[index] == .ascii(":") else { return false }
    if bytes.has("0x", at: index + 1) { return true }
    guard bytes[name..<index].ends(with: "Constraint"), index + 1 < bytes.endIndex else {
      return false
    }
    return !bytes[index + 1].isBlank || bytes[(index + 1)...].trimmed.starts(with: "0x")
  }

  /// A constraint without its angle brackets: `NSLayoutConstraint:0x1 UIView:0x2.height == 3`.
  static func isBareConstraint(_ bytes: Bytes) -> Bool {
    let end = bytes.firstIndex { !$0.belongsToClassName } ?? bytes.endIndex
    return bytes[..<end].ends(with: "Constraint") && bytes.has(":0x", at: end)
  }

  /// Whether bytes begin as a constraint does, but break off before its address.
  static func isOpening(_ bytes: Bytes) -> Bool {
    let rest = bytes.first == .ascii("\"") ? bytes.dropFirst() : bytes
    guard rest.first == .ascii("<") else { return false }
    let next = rest.dropFirst().trimmed.first
    return next.map { $0.belongsToClassName && !$0.isDigit } ?? true
  }
}
