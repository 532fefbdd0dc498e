import ConstraintLog

extension LogDiagnosis {
  /// The whole answer in plain English, one paragraph a conflict.
  ///
  /// - Parameter file: what to call the log.
  public func text(file: String) -> String {
    var lines: [String] = []
    for (number, conflict) in conflicts.enumerated() {
      lines += conflictLines(conflict, number: number, file: file) + [""]
    }
    if conflicts.isEmpty { lines += noConflictLines(file: file) + [""] }
    lines += message.unread.map { "\(file):\($0.line): not read, \($0.reason): \($0.text)" }
    return lines.joined(separator: "\n").trimmedEnd + "\n"
  }

  private func conflictLines(
    _ conflict: LoggedConflict, number: Int, file: String
  ) -> [String] {
    let count = conflict.members.count
    let which = conflicts.count > 1 ? "conflict \(number + 1) of \(conflicts.count)" : "conflict"
    let head =
      "\(file):\(message.line): \(which): \(count == 1 ? "this constraint" : "these \(count) constraints")"
      + " cannot hold\(count == 1 ? "" : " together")"
    return [head, ""] + memberLines(conflict) + ["", "  " + sentence(conflict)]
      + assumptionLines + noteLines(conflict) + repairLines(conflict)
  }

  private var labels: ItemLabels { ItemLabels(message) }

  // MARK: Members

  private func memberLines(_ conflict: LoggedConflict) -> [String] {
    let texts = conflict.members.map { memberText($0) }
    let width = texts.map(\.count).max() ?? 0
    return zip(conflict.members, texts).map { member, text in
      let padding = String(repeating: " ", count: width - text.count)
      guard case .constraint(let index) = member else { return "    \(text)" }
      let mark = member == conflict.broken ? "   <- given up" : ""
      return "    \(text)\(padding)   \(message.constraints[index].handle)\(mark)"
    }
  }

  /// A member of a conflict as an equation: `Avatar.height == 34`.
  public func memberText(_ member: LoggedConflict.Member) -> String {
    switch member {
    case .constraint(let index): labels.text(of: message.constraints[index].equation)
    case .notNegative(let item, let what): "\(labels.label(of: item)).\(what) >= 0"
    }
  }

  /// The sum that shows the contradiction: `contentView.height == 54.3333` asks for 54.3333, but the others make
  /// it 34 + 2 × 10 = 54.
  public func sentence(_ conflict: LoggedConflict) -> String {
    guard let arithmetic = conflict.arithmetic else {
      return
        "Together they say something false; their factors are too far apart for a sum that shows it."
    }
    let sum = ArithmeticText.sum(arithmetic)
    let verb = ArithmeticText.verb(arithmetic.relation)
    let subject: String
    switch conflict.members[arithmetic.target] {
    case .notNegative(let item, let what):
      subject = "\(labels.label(of: item)).\(what) cannot be negative"
    case .constraint(let index):
      let equation = message.constraints[index].equation
      subject = "`\(labels.text(of: equation))` asks for \(Length.text(arithmetic.demanded))"
    }
    return "\(subject), but the others \(verb) \(sum): \(Length.points(arithmetic.gap)) apart."
  }

  /// The sum alone: `34 + 2 × 10 = 54, not 54.3333`; `nil` where there is none.
  public func sum(_ conflict: LoggedConflict) -> String? {
    conflict.arithmetic.map { "\(ArithmeticText.sum($0)), not \(Length.text($0.demanded))" }
  }

  // MARK: Around them

  private var assumptionLines: [String] {
    guard assumesOneSuperview else { return [] }
    return ["  (The log does not name '|'; it is taken to be one view.)"]
  }

  private func noteLines(_ conflict: LoggedConflict) -> [String] {
    let constraints = conflict.members.indices.compactMap { conflict.constraint($0, message) }
    let notes = SourceNote.notes(on: constraints)
    return notes.isEmpty ? [] : [""] + notes.flatMap { TextWrapping.lines($0, indent: 2) }
  }

  private func repairLines(_ conflict: LoggedConflict) -> [String] {
    let repairs = conflict.repairs(in: message)
    guard !repairs.isEmpty else { return [] }
    return ["", "  What would help, best first:"]
      + repairs.prefix(6).enumerated().map { "    \($0 + 1). \(words($1))" }
  }

  /// A repair as something to do.
  public func words(_ repair: Repair) -> String {
    let move = Length.points(repair.movement)
    switch repair.action {
    case .disableAutoresizingMask(let item):
      return "\(labels.label(of: item)).translatesAutoresizingMaskIntoConstraints = false"
    case .yieldToTable(let index):
      return
        "priority 999 for `\(equation(index))`: it gives way by \(move) while the table has another height"
    case .lowerPriority(let index):
      return "a priority below 1000 for `\(equation(index))`: it gives way by \(move)"
    case .setConstant(let index, let constant):
      return "a constant of \(Length.text(constant)) in `\(equation(index))`: it moves by \(move)"
    }
  }

  private func equation(_ index: Int) -> String {
    labels.text(of: message.constraints[index].equation)
  }

  private func noConflictLines(file: String) -> [String] {
    let count = message.constraints.count
    return TextWrapping.lines(
      "\(file):\(message.line): the \(count) constraint\(count == 1 ? "" : "s") of this message can hold"
        + " together. A member of the conflict is missing: is the log cut off, or a line not read?",
      indent: 0)
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
