/// Puts lines together into messages.
struct MessageCollector {
  private var done: [ConflictMessage] = []
  private var message: ConflictMessage?
  private var pending: PendingEntry?
  private var isInList = false
  private var isAfterRecovery = false
  /// Addresses of the constraints of `message`.
  private var seen: Set<String> = []

  /// Takes the next line of the log.
  mutating func take(_ line: LogLine) {
    if line.kind == .other, pending?.extend(by: line) == true { return }
    closeEntry()
    switch line.kind {
    case .header: begin(at: line.number)
    case .advice, .blank: break
    case .listStart: isInList = true
    case .listEnd: isInList = false
    case .recovery: isAfterRecovery = true
    case .entry: takeEntries(line)
    case .other: if isInList { note(line.number, line.bytes, "it names no constraint") }
    }
  }

  /// The messages, once every line is taken.
  mutating func finish() -> [ConflictMessage] {
    closeEntry()
    endMessage()
    return done
  }

  private mutating func begin(at line: Int) {
    endMessage()
    message = ConflictMessage(line: line)
  }

  private mutating func endMessage() {
    if let message, !message.constraints.isEmpty || message.broken != nil || !message.unread.isEmpty
    {
      done.append(message)
    }
    message = nil
    seen = []
    isInList = false
    isAfterRecovery = false
  }

  /// All but the last constraint of a line are complete; the last may go on in the next line.
  private mutating func takeEntries(_ line: LogLine) {
    if message?.broken != nil { endMessage() }
    if message == nil { begin(at: line.number) }
    for piece in EntrySplitter.entries(in: line.bytes) {
      closeEntry()
      pending = PendingEntry(line: line.number, bytes: piece)
    }
  }

  private mutating func closeEntry() {
    guard let entry = pending else { return }
    pending = nil
    do {
      add(try EntryParser.constraint(in: entry.bytes, line: entry.line))
    } catch {
      note(entry.line, entry.bytes, error.reason)
    }
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
    if seen.insert(constraint.address).inserted { message?.constraints.append(constraint) }
  }

  private mutating func note(_ line: Int, _ bytes: Bytes, _ reason: String) {
    guard (message?.unread.count ?? 0) < LogLimits.constraints else { return }
    let text = bytes.prefix(LogLimits.entryLength).text
    message?.unread.append(UnreadLine(line: line, text: text, reason: reason))
  }
}
