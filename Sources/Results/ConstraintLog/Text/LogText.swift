import Numbers

/// Makes plain lines of what people paste: JSON of the system's log, escaped and quoted text, what
/// word processors and web pages make of quotes, spaces and dashes.
enum LogText {
  /// A line and its number in the file, counted from 1.
  typealias Line = (number: Int, bytes: Bytes)

  /// The lines of a log: one event for plain text, one for each message of a JSON log. Complexity:
  /// linear in the length of the log.
  static func events(of log: [UInt8]) -> [[Line]] {
    let all = log[...]
    if all.firstIndex(of: JSONEvents.key) != nil { return JSONEvents.events(in: all) }
    var lines: [Line] = []
    for (index, line) in log.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A })
      .enumerated()
    {
      for part in unescaped(line) { lines.append((index + 1, plain(part))) }
    }
    return [withWholeSentences(lines)]
  }

  // MARK: Sentences

  /// The lines, joined where a break divides a sentence between parts of a message.
  private static func withWholeSentences(_ lines: [Line]) -> [Line] {
    var whole: [Line] = []
    for line in lines {
      if let last = whole.last, let joined = joined(last.bytes, line.bytes) {
        whole[whole.count - 1].bytes = joined
      } else {
        whole.append(line)
      }
    }
    return whole
  }

  /// Both lines as one where a sentence begins in the first and ends in the second.
  private static func joined(_ line: Bytes, _ next: Bytes) -> Bytes? {
    for sentence in sentences {
      for count in 1..<sentence.count {
        let end = sentence.prefix(count)
        guard line.trimmed.ends(with: end.trimmed),
          next.trimmed.starts(with: sentence[count...].trimmed)
        else { continue }
        let rest = next.trimmed.dropFirst(sentence[count...].trimmed.count)
        return (line.trimmed.dropLast(end.trimmed.count) + sentence + rest)[...]
      }
    }
    return nil
  }

  private static let sentences: [Bytes] = [
    "Unable to simultaneously satisfy", "Will attempt to recover by breaking constraint",
  ].map { Array($0.utf8)[...] }

  // MARK: Escapes

  /// The lines of a string literal, or of one that a logger has escaped.
  private static func unescaped(_ line: Bytes) -> [Bytes] {
    guard line.firstIndex(of: "\\n") != nil || line.firstIndex(of: "#012") != nil,
      line.firstIndex(of: "onstraint") != nil
    else { return [line] }
    var result: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line.has("\\n", at: index) {
        result.append(0x0A)
        index += 2
      } else if line.has("#012", at: index) {
        result.append(0x0A)
        index += 4
      } else if line.has("\\t", at: index) {
        result.append(0x20)
        index += 2
      } else if line.has("\\\"", at: index) || line.has("\\'", at: index) {
        result.append(line[index + 1])
        index += 2
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result.split(separator: 0x0A).map { $0 }
  }

  // MARK: Characters

  /// The line in the characters that UIKit prints.
  static func plain(_ line: Bytes) -> Bytes {
    let line = withoutInnerBrackets(
      withoutBold(withoutEscapes(withoutTimes(withoutQuoteMarks(line)))))
    guard line.contains(where: { $0 >= 0x80 || $0 == 0x1B || $0 == .ascii("&") }) else {
      return line
    }
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if byte == 0x1B, index + 1 < line.endIndex, line[index + 1] == .ascii("[") {
        index = endOfColor(line, index)
      } else if byte >= 0x80 || byte == .ascii("&"),
        let found = replacements.first(where: { line.has($0.key, at: index) })
      {
        result += [UInt8](found.value.utf8)
        index += found.key.utf8CodeUnitCount
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result[...]
  }

  /// Without the backslashes that keep Markdown from reading `\\<` as HTML.
  private static func withoutEscapes(_ line: Bytes) -> Bytes {
    guard line.firstIndex(of: "\\<") != nil else { return line }
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    for index in line.indices {
      let isEscape = line[index] == .ascii("\\") && index + 1 < line.endIndex
      if !isEscape || !escaped.contains(line[index + 1]) { result.append(line[index]) }
    }
    return result[...]
  }

  private static let escaped = Set("<>[]_*|()'".utf8)

  /// Without Markdown's `**`, and with `-(0)-` for Jira's `~~(0)~~`.
  private static func withoutBold(_ line: Bytes) -> Bytes {
    var rest = line.trimmed
    guard rest.starts(with: "**") else { return line }
    rest = rest.dropFirst(2)
    if rest.ends(with: "**") { rest = rest.dropLast(2) }
    var result: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let isStruck = rest.has("~~", at: index)
      result.append(isStruck ? .ascii("-") : rest[index])
      index += isStruck ? 2 : 1
    }
    return result[...].trimmed
  }

  /// Early SnapKit's constraint without the brackets around its parts.
  private static func withoutInnerBrackets(_ line: Bytes) -> Bytes {
    guard let start = line.firstIndex(of: "<<"), line.firstIndex(of: "Constraint:0x") != nil else {
      return line
    }
    var result = Array(line[...start])
    for index in line.indices where index > start + 1 {
      let next = index + 1 < line.endIndex ? line[index + 1] : 0
      let opens = line[index] == .ascii("<") && next.belongsToClassName && !next.isDigit
      let closes = line[index] == .ascii(">") && (next == .ascii(".") || next.isBlank)
      if !opens && !closes { result.append(line[index]) }
    }
    return result[...]
  }

  /// Without the `> ` of mails and Markdown.
  private static func withoutQuoteMarks(_ line: Bytes) -> Bytes {
    var rest = line
    while rest.first == .ascii(">"), !isEndOfEntry(rest) { rest = rest.dropFirst().trimmed }
    return rest
  }

  /// Whether a `>` ends a constraint of which the rest is in the line before.
  private static func isEndOfEntry(_ line: Bytes) -> Bool {
    let next = line.dropFirst().trimmed.first
    return next == nil || next == .ascii("\"") || next == .ascii(",")
  }

  /// Without what `flutter run --verbose` puts before each line, and `[DEVICE LOG] `.
  private static func withoutTimes(_ line: Bytes) -> Bytes {
    var rest = line
    while let start = rest.firstIndex(where: { !$0.isBlank }), rest[start] == .ascii("["),
      let end = rest[start...].prefix(longestTime).firstIndex(of: .ascii("]")),
      isTime(rest[(start + 1)..<end])
    {
      rest = rest[(end + 1)...]
      if rest.first?.isBlank == true { rest = rest.dropFirst() }
    }
    return rest
  }

  private static let longestTime = 16

  private static func isTime(_ bytes: Bytes) -> Bool {
    if bytes.elementsEqual("DEVICE LOG".utf8) { return true }
    return bytes.allSatisfy { $0.isBlank || $0.isDigit || "+,ms".utf8.contains($0) }
      && bytes.contains { $0.isBlank }
  }

  /// `ESC [ 31 m`: the byte after it.
  private static func endOfColor(_ line: Bytes, _ start: Int) -> Int {
    var index = start + 2
    while index < line.endIndex, !(0x40...0x7E).contains(line[index]) { index += 1 }
    return min(index + 1, line.endIndex)
  }

  private static let replacements: KeyValuePairs<StaticString, String> = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{201A}": "'", "\u{201C}": "\"", "\u{201D}": "\"",
    "\u{201E}": "\"", "\u{AB}": "\"", "\u{BB}": "\"", "\u{A0}": " ", "\u{202F}": " ",
    "\u{2009}": " ",
    "\u{2007}": " ", "\u{2028}": " ", "\u{200B}": "", "\u{2060}": "", "\u{FEFF}": "",
    "\u{2010}": "-", "\u{2011}": "-", "\u{2013}": "-", "\u{2212}": "-", "\u{2014}": "--",
    "\u{2264}": "<=", "\u{2265}": ">=",
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#34;": "\"", "&apos;": "'",
    "&nbsp;": " ", "&amp;": "&",
  ]
}

/// Messages in what `log show --style json` and `--style ndjson` print.
enum JSONEvents {
  static let key: StaticString = "\"eventMessage\""

  /// The lines of each event's message; all have the number of the line that the message is in.
  static func events(in log: Bytes) -> [[LogText.Line]] {
    var events: [[LogText.Line]] = []
    var number = 1
    var counted = log.startIndex
    var index = log.startIndex
    while let start = log.firstIndex(of: key, from: index) {
      number += log[counted..<start].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
      counted = start
      index = start + key.utf8CodeUnitCount
      guard let (text, end) = string(in: log, from: index) else { continue }
      events.append(text.split(separator: 0x0A).map { (number, LogText.plain($0)) })
      index = end
    }
    return events
  }

  /// The string after a colon, and where it ends; one that does not end is taken as far as it goes.
  private static func string(in log: Bytes, from start: Int) -> ([UInt8], end: Int)? {
    var index = start
    while index < log.endIndex, log[index].isBlank || log[index] == .ascii(":") { index += 1 }
    guard index < log.endIndex, log[index] == .ascii("\"") else { return nil }
    index += 1
    var text: [UInt8] = []
    while index < log.endIndex, log[index] != .ascii("\"") {
      guard log[index] == .ascii("\\"), index + 1 < log.endIndex else {
        text.append(log[index])
        index += 1
        continue
      }
      index = appendEscape(log, index + 1, to: &text)
    }
    return (text, min(index + 1, log.endIndex))
  }

  /// Appends what the escape at `index` stands for; the index after it.
  private static func appendEscape(_ log: Bytes, _ index: Int, to text: inout [UInt8]) -> Int {
    switch log[index] {
    case .ascii("n"): text.append(0x0A)
    case .ascii("t"): text.append(0x09)
    case .ascii("r"): text.append(0x0D)
    case .ascii("b"), .ascii("f"): text.append(0x20)
    case .ascii("u"): return appendCodeUnits(log, index + 1, to: &text)
    default: text.append(log[index])
    }
    return index + 1
  }

  /// `00e9`, or the two halves of a character outside the basic plane.
  private static func appendCodeUnits(_ log: Bytes, _ start: Int, to text: inout [UInt8]) -> Int {
    var units: [UInt16] = []
    var index = start
    while units.count < 2, let unit = Hexadecimal.unit(log[index...]) {
      units.append(unit)
      index += 4
      guard UTF16.isLeadSurrogate(unit), log.has("\\u", at: index) else { break }
      index += 2
    }
    text += Array(String(decoding: units, as: UTF16.self).utf8)
    return index
  }
}
