/// Puts lines together into messages.
struct MessageCollector {
  private var done: [ConflictMessage] = []
  private var message: ConflictMessage?
  private var pending: PendingEntry?
  private var isInList = false
  private var isAfterRecovery = false
  /// Constraints of `message`, by names that libraries give, which may be the same.
  private var seen: Set<String> = []

  mutating func take(_ line: LogText.Line) {
    for piece in LogPiece.pieces(of: line) { take(piece) }
  }

  /// The messages, once every line is taken.
  mutating func finish() -> [ConflictMessage] {
    endEvent()
    return done
  }

  /// What follows belongs to another event of the log.
  mutating func endEvent() {
    closeEntry()
    endMessage()
  }

  // MARK: Pieces

  private mutating func take(_ piece: LogPiece) {
    if mayContinue(piece), pending?.extend(by: piece) == true { return }
    closeEntry()
    switch piece.kind {
    case .header: beginWithHeader(piece)
    case .advice, .blank, .mark: break
    case .footer: closeList()
    case .listStart:
      if message == nil { begin(at: piece.number) }
      isInList = true
      message?.isCutOff = true
    case .listEnd: closeList()
    case .recovery:
      closeList()
      isAfterRecovery = true
    case .entry: takeEntry(piece)
    case .opening:
      if isInList || isAfterRecovery {
        pending = PendingEntry(piece)
      } else {
        takeOther(piece)
      }
    case .other: takeOther(piece)
    }
  }

  /// Whether a piece may be the rest of the constraint before it.
  private func mayContinue(_ piece: LogPiece) -> Bool {
    switch piece.kind {
    case .other, .opening, .mark: true
    case .entry: pending?.lacksAddress == true && EntryStart.isBareConstraint(piece.bytes)
    default: false
    }
  }

  private mutating func beginWithHeader(_ piece: LogPiece) {
    endMessage()
    begin(at: piece.number)
    message?.hasHeader = true
    if piece.bytes.last == .ascii("(") { isInList = true }
  }

  /// Within a list every line counts; elsewhere one that looks like a part of a constraint.
  private mutating func takeOther(_ piece: LogPiece) {
    guard let message, message.broken == nil, !isAfterRecovery else { return }
    let isBegun = !message.constraints.isEmpty || !message.unread.isEmpty
    let isRedacted = message.hasHeader && piece.bytes.firstIndex(of: "<private>") != nil
    guard isInList || isRedacted || (isBegun && piece.bytes.looksLikeConstraint) else { return }
    note(piece.number, piece.bytes, Self.reason(piece.bytes))
  }

  private static func reason(_ bytes: Bytes) -> String {
    if bytes.firstIndex(of: "<private>") != nil { return "the system has redacted it" }
    return "it names no constraint"
  }

  private mutating func begin(at line: Int) {
    endMessage()
    message = ConflictMessage(line: line)
  }

  private mutating func closeList() {
    isInList = false
    message?.isCutOff = false
  }

  private mutating func endMessage() {
    if var message, !message.isEmpty {
      message.markTableSizes()
      done.append(message)
    }
    message = nil
    seen = []
    isInList = false
    isAfterRecovery = false
  }

  // MARK: Entries

  /// All but the last constraint of a line are complete; the last may go on in the next line.
  private mutating func takeEntry(_ piece: LogPiece) {
    if message?.broken != nil { endMessage() }
    if message == nil {
      let isRest = isAfterRecovery
      begin(at: piece.number)
      message?.hasOnlyRecovery = isRest
      message?.lacksBeginning = true
    }
    if message?.hasHeader == true, !isAfterRecovery, message?.constraints.isEmpty == true {
      isInList = true
    }
    let entry = PendingEntry(piece)
    pending = entry
    if message?.hasHeader == false, !isInList, !isAfterRecovery, entry.isQuoted {
      message?.isFragment = true
    }
    let isOpen = isInList || message?.isCutOff == true
    message?.isCutOff = isOpen && !entry.endsList
    if entry.endsList { isInList = false }
  }

  private mutating func closeEntry() {
    guard let entry = pending else { return }
    pending = nil
    do {
      add(try entry.constraint())
    } catch {
      note(entry.line, entry.text, error.reason)
    }
    if entry.endsList { closeList() }
  }

  private mutating func add(_ constraint: LoggedConstraint) {
    if isAfterRecovery {
      message?.broken = constraint
      return
    }
    guard seen.count < LogLimits.constraints else {
      return note(
        constraint.line, constraint.body[...].utf8.map(\.self)[...],
        "it is past the limit of \(LogLimits.constraints) constraints")
    }
    if seen.insert("\(constraint.address) \(constraint.body)").inserted {
      message?.constraints.append(constraint)
    }
  }

  /// Unread lines that are kept; a file that is none of constraints would keep all of itself.
  private static let mostUnread = 1000

  private mutating func note(_ line: Int, _ bytes: Bytes, _ reason: String) {
    guard (message?.unread.count ?? 0) < Self.mostUnread else { return }
    let text = bytes.prefix(LogLimits.entryLength).text
    message?.unread.append(UnreadLine(line: line, text: text, reason: reason))
  }
}

extension ConflictMessage {
  /// Finds the sizes that tables decided where Masonry describes constraints, without identifiers.
  fileprivate mutating func markTableSizes() {
    guard constraints.contains(where: { $0.className == "MASLayoutConstraint" }) else { return }
    for index in constraints.indices where constraints[index].fixesContentView {
      constraints[index].isUnnamedTableSize = true
    }
  }

  fileprivate var isEmpty: Bool {
    constraints.isEmpty && broken == nil && unread.isEmpty && !(hasHeader && isCutOff)
  }
}

extension Bytes {
  /// Whether bytes hold what only constraints hold.
  fileprivate var looksLikeConstraint: Bool {
    let marks: [StaticString] = ["==", "<=", ">=", "0x", "V:", "H:", "onstraint"]
    return marks.contains { firstIndex(of: $0) != nil }
  }
}

/// A constraint whose end is perhaps not seen: programs wrap logs, even within words.
struct PendingEntry {
  /// Where it begins, counted from 1.
  let line: Int
  let isQuoted: Bool
  private var parts: [Bytes]
  /// Whether blanks were at the wrap before each part but the first.
  private var blanks: [Bool] = []
  private var endsInBlank: Bool
  private var length: Int

  init(_ piece: LogPiece) {
    line = piece.number
    isQuoted = piece.bytes.firstIndex(of: ">\"") != nil
    let start = piece.bytes.first == .ascii("\"") ? piece.bytes.dropFirst() : piece.bytes
    parts = [start]
    endsInBlank = piece.endsInBlank
    length = start.count
  }

  var text: Bytes { joined { blanks[$0] } }

  /// Whether it breaks off in the name of its class.
  var lacksAddress: Bool { !parts.contains { $0.contains(.ascii(":")) } }

  /// Whether a parenthesis after its `>` ends the list.
  var endsList: Bool {
    guard let last = parts.last, let end = EntryParser.closing(last) else { return false }
    return last[end...].contains(.ascii(")"))
  }

  private var isClosed: Bool {
    guard let last = parts.last else { return false }
    return EntryParser.closing(last) != nil || parts[0].first != .ascii("<")
  }

  /// Appends a line that continues the constraint; false when it does not, or cannot.
  mutating func extend(by piece: LogPiece) -> Bool {
    guard !isClosed, parts.count <= LogLimits.continuations,
      length + piece.bytes.count < LogLimits.entryLength
    else { return false }
    parts.append(piece.bytes)
    blanks.append(endsInBlank || piece.isIndented)
    endsInBlank = piece.endsInBlank
    length += piece.bytes.count
    return true
  }

  /// Wraps of which each is tried both ways; more are all taken to be of one kind.
  private static let mostMixed = 5

  /// The constraint, with wraps between words where there were blanks, then otherwise.
  func constraint() throws(EntryError) -> LoggedConstraint {
    let wraps = parts.count - 1
    do {
      return try EntryParser.constraint(in: text, line: line)
    } catch {
      guard wraps > 0 else { throw error }
      let mixes = wraps <= Self.mostMixed ? Array((0..<(1 << wraps)).reversed()) : [-1, 0]
      for mix in mixes {
        let joined = joined { mix == -1 || mix & (1 << $0) != 0 }
        if let found = try? EntryParser.constraint(in: joined, line: line) { return found }
      }
      guard wraps > Self.mostMixed else { throw error }
      for wrap in 0..<wraps {
        let joined = joined { blanks[$0] != ($0 == wrap) }
        if let found = try? EntryParser.constraint(in: joined, line: line) { return found }
      }
      throw error
    }
  }

  /// The parts with a blank after those for which `hasBlank` is true.
  private func joined(_ hasBlank: (Int) -> Bool) -> Bytes {
    guard parts.count > 1 else { return parts[0] }
    var bytes = Array(parts[0])
    for (index, part) in parts.dropFirst().enumerated() {
      if hasBlank(index) { bytes.append(0x20) }
      bytes += part
    }
    return bytes[...]
  }
}
