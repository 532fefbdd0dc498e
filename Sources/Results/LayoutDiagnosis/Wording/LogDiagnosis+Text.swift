import ConstraintLog

extension LogDiagnosis {
  /// The whole answer in plain English, one paragraph a conflict.
  ///
  /// - Parameter file: the name of the log.
  public func text(file: String) -> String {
    var lines: [String] = []
    for (number, conflict) in conflicts.enumerated() {
      lines += conflictLines(conflict, number: number, file: file) + [""]
    }
    if conflicts.isEmpty { lines += noConflictLines(file: file) + [""] }
    lines += unreadLines(file: file)
    return lines.joined(separator: "\n").trimmedEnd + "\n"
  }

  private func conflictLines(
    _ conflict: LoggedConflict, number: Int, file: String
  ) -> [String] {
    let count = conflict.constraints(message.constraints).count
    let which = conflicts.count > 1 ? "conflict \(number + 1) of \(conflicts.count)" : "conflict"
    let head =
      "\(file):\(message.line): \(which): \(count == 1 ? "this constraint" : "these \(count) constraints")"
      + " cannot hold\(count == 1 ? "" : " together")"
    return [head, ""] + memberLines(conflict) + ["", "  " + sentence(conflict)]
      + sizeLines(conflict) + assumptionLines + outcomeLines(conflict) + adviceLines(conflict)
  }

  // MARK: Members

  /// Lengths that cannot be negative, listed one by one; of more the first stands for all.
  private static let mostSigns = 3

  private func memberLines(_ conflict: LoggedConflict) -> [String] {
    let signs = conflict.members.filter { !$0.isConstraint }
    let shown =
      signs.count > Self.mostSigns ? conflict.members.filter(\.isConstraint) : conflict.members
    let texts = shown.map(memberText)
    let width = texts.map(\.count).max() ?? 0
    let lines = zip(shown, texts).map { member, text in
      let padding = String(repeating: " ", count: width - text.count)
      guard case .constraint(let index) = member else { return "    \(text)" }
      let mark = member == conflict.broken ? "   <- \(mark(conflict))" : ""
      return "    \(text)\(padding)   \(message.constraints[index].handle)\(mark)"
    }
    guard signs.count > Self.mostSigns, let first = signs.first else { return lines }
    let more = andMore(signs.count - 1, after: ",", of: " lengths")
    return lines + ["    \(memberText(first))\(more)"]
  }

  /// "given up" only where the log says so.
  private func mark(_ conflict: LoggedConflict) -> String {
    isReportedBroken(conflict) ? "given up" : "a likely candidate"
  }

  /// Whether the log itself names the member that was given up.
  public func isReportedBroken(_ conflict: LoggedConflict) -> Bool {
    guard case .constraint(let index) = conflict.broken, message.constraints.indices.contains(index)
    else { return false }
    return message.broken?.address == message.constraints[index].address
  }

  /// A member of a conflict as an equation: `Avatar.height == 34`.
  public func memberText(_ member: LoggedConflict.Member) -> String {
    switch member {
    case .constraint(let index): labels.text(of: message.constraints[index].equation)
    case .notNegative(let item, let what): "\(labels.label(of: item)).\(what) >= 0"
    }
  }

  /// The sum that shows the contradiction: 54.3333, but the others make it 34 + 2 × 10 = 54.
  public func sentence(_ conflict: LoggedConflict) -> String {
    guard let arithmetic = conflict.arithmetic else {
      return
        "Together they say something false; their factors are too far apart for a sum that shows it."
    }
    let sum = ArithmeticText.sum(arithmetic)
    let verb = ArithmeticText.verb(arithmetic.relation)
    let apart = "\(readablePoints(arithmetic.gap)) apart."
    switch conflict.members[arithmetic.target] {
    case .notNegative(let item, let what):
      let subject = "\(labels.label(of: item)).\(what) cannot be negative"
      let others = conflict.members.count == 2 ? "the constraint makes it" : "the others \(verb)"
      return "\(subject), but \(others) \(sum): \(apart)"
    case .constraint(let index):
      let equation = message.constraints[index].equation
      let asked = "`\(labels.text(of: equation))` asks for \(readable(arithmetic.demanded))"
      let isSign = conflict.members.contains { !$0.isConstraint }
      guard isSign, arithmetic.parts.isEmpty, conflict.members.count == 2 else {
        let others = conflict.members.count == 2 ? "the other makes" : "the others make"
        return "\(asked), but \(others)\(verb.dropFirst(4)) \(sum): \(apart)"
      }
      return "\(asked), but it cannot be negative: \(apart)"
    }
  }

  /// The sum alone: `34 + 2 × 10 = 54, not 54.3333`; `nil` where there is none.
  public func sum(_ conflict: LoggedConflict) -> String? {
    conflict.arithmetic.map { "\(ArithmeticText.sum($0)), not \(readable($0.demanded))" }
  }

  // MARK: Around them

  private func sizeLines(_ conflict: LoggedConflict) -> [String] {
    guard !conflict.isProvenMinimal else { return [] }
    let text =
      "(The set is too large to try it without each constraint; some of them may not be needed.)"
    return TextWrapping.lines(text, indent: 2)
  }

  private var assumptionLines: [String] {
    guard assumption == .oneSuperview else { return [] }
    return ["  (The log does not name '|'; it is taken to be one view.)"]
  }

  private func outcomeLines(_ conflict: LoggedConflict) -> [String] {
    guard conflict.holdsInTheEnd else { return [] }
    let text =
      "`\(memberText(conflict.broken))` is \(isReportedBroken(conflict) ? "given up" : "a candidate"),"
      + " but holds in the final layout: what is given up for another conflict lets it."
    return TextWrapping.lines(text, indent: 2)
  }

  private func adviceLines(_ conflict: LoggedConflict) -> [String] {
    let constraints = conflict.constraints(message.constraints)
    if let system = conflict.system(in: message) {
      let text =
        "\(agreeing(constraints.count, "It belongs", "All of these belong")) to \(system.owner); nothing"
        + " in your code. \(system.advice)"
      return [""] + TextWrapping.lines(text, indent: 2)
    }
    let notes = notes(on: conflict)
    return addressLines(items(of: conflict))
      + (notes.isEmpty ? [] : [""] + notes.flatMap { TextWrapping.lines($0, indent: 2) })
      + remedyLines(conflict)
  }

  /// The conflict's constraints that the app has not made, a sentence or two each.
  package func notes(on conflict: LoggedConflict) -> [String] {
    SourceNote.notes(on: conflict.constraints(message.constraints))
  }

  /// What is printed of a message without a conflict, without its place; nil for others.
  package var verdictText: String? {
    guard conflicts.isEmpty else { return nil }
    return noConflictLines(file: "").joined(separator: "\n")
      .replacing(":\(message.line): ", with: "", maxReplacements: 1)
  }

  private func unreadLines(file: String) -> [String] {
    message.unread.prefix(Self.mostUnread).map {
      "\(file):\($0.line): not read, \($0.reason): \(Self.shortened($0.text))"
    }
      + (message.unread.count > Self.mostUnread
        ? ["\(file): \(message.unread.count - Self.mostUnread) more lines were not read"] : [])
  }

  private static let mostUnread = 20
  /// Of a line that was not read, in characters.
  private static let mostShown = 200

  private static func shortened(_ text: String) -> String {
    let plain = text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : String($0) }
      .joined()
    return plain.count > mostShown ? plain.prefix(mostShown) + "…" : plain
  }

  /// Never "they can hold together" of a message that was not read whole.
  private func noConflictLines(file: String) -> [String] {
    let count = message.constraints.count
    let head = "\(file):\(message.line): "
    guard message.isWhole else {
      return TextWrapping.lines(head + "cannot tell: \(missing)", indent: 0)
    }
    let these =
      count == 1
      ? "the constraint of this message can hold"
      : "the \(count) constraints of this message can hold together"
    if message.hasHeader {
      return TextWrapping.lines(head + these + ". UIKit says that they cannot: \(doubt)", indent: 0)
    }
    // In one line: where it would wrap depends on the length of the path.
    return [head + these + "."] + openLines
  }

  /// Why constraints of which UIKit says that they conflict may hold as far as the log goes.
  private var doubt: String {
    if let twin = twins {
      return "\(twin.0.handle) and \(twin.1.handle) say the same; what else UIKit saw is not in the"
        + " message."
    }
    let anchors = message.constraints.flatMap { [$0.equation.first, $0.equation.second] }
    guard anchors.contains(where: { $0?.attribute.isUnprinted == true }) else {
      return "a member of the conflict is missing from the log, or its sizes have changed since."
    }
    return "they speak of margins or baselines, which a log does not print. With other margins than"
      + " the app's they hold."
  }

  /// Two constraints that say the same.
  private var twins: (LoggedConstraint, LoggedConstraint)? {
    let all = message.constraints.enumerated()
    for (index, one) in all {
      if let other = message.constraints.dropFirst(index + 1).prefix(Self.mostCompared).first(
        where: { $0.equation == one.equation })
      {
        return (one, other)
      }
    }
    return nil
  }

  private static let mostCompared = 100

  /// "2 of 7 lines were not read", "the list breaks off".
  private var missing: String {
    let unread = message.unread.count
    let all = unread + message.constraints.count
    var parts: [String] = []
    if unread > 0 {
      parts.append("\(unread) of \(counted(all, "line")) \(agreeing(all, "was", "were")) not read")
    }
    if message.isCutOff { parts.append("the list of constraints breaks off") }
    if message.lacksBeginning && message.broken != nil && !message.lacksMembers {
      parts.append(
        "the list of constraints has no beginning, and what was read contradicts nothing")
    }
    if message.isFragment && message.broken == nil {
      parts.append(
        "it is a part of a message without its beginning, and what was read contradicts nothing")
    }
    if message.lacksMembers {
      parts.append("the constraints that were listed before the given-up one are missing")
    }
    return parts.joined(separator: ", and ") + "."
  }

  /// What constraints leave open: for each view what it has, and what is missing.
  private var openLines: [String] {
    let open = LooseEnds(message)
    var lines: [String] = []
    if !open.ambiguous.isEmpty {
      lines += ["", "  They leave open, as long as no other constraint decides it:"]
      lines += open.ambiguous.flatMap(openLines)
    }
    if !open.byContent.isEmpty {
      let known = Set(open.ambiguous.map(\.item.key))
      lines +=
        ["", "  Contents decide the rest, as long as nothing else does:"]
        + open.byContent.map { end in
          let name = known.contains(end.item.key) ? labels.label(of: end.item) : addressed(end.item)
          return "    \(name): \(end.what.joined(separator: ", ")) \(contentWords(end))"
        }
    }
    let items = open.ambiguous.map(\.item)
    return lines + (items.contains(where: isNameless) ? namingLines : []) + actionLines(open)
  }

  /// `follows from its text`, `follow from the text of UILabel 'Lunch?' and its own constraints`.
  private func contentWords(_ end: LooseEnds.End) -> String {
    let sources = end.sources.map { source in
      let owner = source.key == end.item.key ? "its" : "the"
      let name = source.key == end.item.key ? "" : " of \(labels.label(of: source))"
      return "\(owner) \(source.contentNoun)\(name)"
    }
    let list = listed(sources, most: 3, separator: sources.count == 2 ? " and " : ", ")
    return "\(agreeing(end.what.count, "follows", "follow")) from"
      + " \(list.isEmpty ? "contents" : list)"
  }

  /// A view's label, with its address where that is what says which view it is.
  private func addressed(_ item: LoggedItem) -> String {
    labels.label(of: item) + (isNameless(item) ? " (\(item.key))" : "")
  }

  /// Constraints of a view that are listed.
  private static let mostPresent = 8

  private func openLines(_ end: LooseEnds.End) -> [String] {
    let own = message.constraints.filter { constraint in
      [constraint.equation.first, constraint.equation.second].compactMap(\.self)
        .contains { $0.item.key == end.item.key }
    }
    let texts = own.prefix(Self.mostPresent).map { labels.text(of: $0.equation) }
    let width = texts.map(\.count).max() ?? 0
    let listed = zip(own, texts).map { constraint, text in
      "has      \(text)\(String(repeating: " ", count: width - text.count))"
        + "   \(constraint.handle)"
    }
    return ["    \(addressed(end.item)): \(end.what.joined(separator: ", "))"]
      + (listedLines(listed, of: own.count) + missing(end, own).map { "missing  \($0)" })
      .map { "      \($0)" }
  }

  /// One line an axis: how many constraints are missing, and of which attributes.
  private func missing(_ end: LooseEnds.End, _ own: [LoggedConstraint]) -> [String] {
    [true, false].compactMap { isHorizontal in
      let open = end.what.filter { ($0 == "x" || $0 == "width") == isHorizontal }
      guard !open.isEmpty else { return nil }
      let used = Set(
        own.flatMap { [$0.equation.first, $0.equation.second].compactMap(\.self) }
          .filter { $0.item.key == end.item.key }.map(\.attribute))
      let all: [LoggedAttribute] =
        isHorizontal
        ? [.leading, .trailing, .centerX, .width] : [.top, .bottom, .centerY, .height]
      let free = all.filter { !used.contains($0) }.map(\.rawValue)
      // Two equations decide position and size; one that is there settles one of them.
      let count = all.contains(where: used.contains) ? "one" : "two"
      return "\(count) of \(free.joined(separator: ", ")), for \(open.joined(separator: " and "))"
    }
  }
}

extension LoggedConflict.Member {
  fileprivate var isConstraint: Bool {
    if case .constraint = self { return true }
    return false
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
