extension WhyAnswer {
  /// The answer for programs: one object, keys in alphabetical order, a line.
  ///
  /// `row` is the name of a scene where `isStored` is there, else a path; keys of what an answer
  /// does not have are left out.
  public var json: [UInt8] {
    StableJSON.answer(object(parts: parts) + (variant?.json ?? ["width": width]))
  }

  /// One of many answers: parts that add nothing are left out, and what is the same in an earlier
  /// answer to the question, the one that is most like it.
  package func json(likeOneOf earlier: [(line: Int, answer: WhyAnswer)]) -> [UInt8] {
    let own = earlier.filter { $0.answer.question == question && $0.answer.subject == subject }
    let closest = own.min { parts(unlike: $0.answer).count < parts(unlike: $1.answer).count }
    guard let (line, first) = closest else {
      return StableJSON.answer(
        object(parts: addingParts) + (variant?.json ?? ["width": width]))
    }
    let names = Set(addingParts.map(\.name))
    let lost = first.addingParts.map(\.name).filter { !names.contains($0) }
    let object: JSONObject = [
      "file": file, "row": row.name, "subject": question.text, "value": value, "like": line,
      "parts": parts(unlike: first).map(\.json), "without": lost.isEmpty ? nil : lost,
      "ranges": ranges, "outside": outside == first.outside ? nil : outside,
      "warnings": warnings == first.warnings ? nil : warnings,
      "width": width, "textSize": variant?.contentSizeCategory.shortName,
      "language": variant?.language, "direction": variant?.direction.word,
    ]
    return StableJSON.answer(object)
  }

  private var addingParts: [Part] { parts.filter { $0.length != 0 } }

  private func parts(unlike other: WhyAnswer) -> [Part] {
    addingParts.filter { !other.parts.contains($0) }
  }

  private var row: (name: String, cell: String?, isStored: Bool?) {
    switch subject {
    case .row(let path, let cell): (path, cell, nil)
    case .scene(let name): (name, nil, true)
    }
  }

  private func object(parts: [Part]) -> JSONObject {
    [
      "file": file, "row": row.name, "cell": row.cell, "isStored": row.isStored,
      "cellWidth": cellWidth, "subject": question.text, "value": value,
      "parts": parts.map(\.json), "ranges": ranges, "ties": ties, "outside": outside,
      "factors": factors, "limits": limits, "warnings": warnings, "mending": mending,
      "change": change,
    ]
  }
}

extension WhyAnswer.Part {
  /// A part that is no constraint has its words and priority 1000, as programs read both.
  fileprivate var json: JSONObject {
    let constraint: WhyAnswer.Constraint? =
      if case .constraint(let constraint) = source { constraint } else { nil }
    let content: (view: String, line: Double?)? =
      if case .content(let view, let line)? = constraint?.maker { (view, line) } else { nil }
    return [
      "constraint": name, "kind": kind.rawValue, "factor": factor, "length": length,
      "equation": constraint?.equation, "text": constraint?.text,
      "priority": constraint?.priority ?? PriorityScale.required, "view": content?.view,
      "line": content?.line,
    ]
  }

  /// A source without its details; raw values as in JSON.
  enum Kind: String {
    case constraint, content, frame, table, stackView
    case alignment, rounding, fixedSize, separator, stored

    /// Whether a constraint brings the length, and not the frame that a view was given.
    var isStated: Bool {
      switch self {
      case .constraint, .content, .table, .stackView: true
      case .frame, .alignment, .rounding, .fixedSize, .separator, .stored: false
      }
    }
  }

  /// The kind of its source; a frame has one, held by its mask or by nothing.
  var kind: Kind {
    switch source {
    case .constraint(let constraint):
      switch constraint.maker {
      case .application: .constraint
      case .content: .content
      case .autoresizingMask: .frame
      case .table: .table
      case .stackView: .stackView
      }
    case .givenFrame: .frame
    case .givenHeight: .stored
    case .alignment: .alignment
    case .switchSize: .fixedSize
    case .separator: .separator
    case .rounding: .rounding
    }
  }
}
