extension WhyAnswer {
  /// The answer for programs: one object, keys in alphabetical order, a line.
  ///
  /// `row` is the name of a scene where `isStored` is there, else a path; keys of what an answer
  /// does not have are left out.
  public var json: [UInt8] {
    let place: (row: String, cell: String?, isStored: Bool?) =
      switch subject {
      case .row(let path, let cell): (path, cell, nil)
      case .scene(let name): (name, nil, true)
      }
    let object: JSONObject =
      [
        "file": file, "row": place.row, "cell": place.cell, "isStored": place.isStored,
        "cellWidth": cellWidth, "subject": question.text, "value": value,
        "parts": parts.map(\.json), "ranges": ranges, "ties": ties, "outside": outside,
        "factors": factors, "limits": limits, "warnings": warnings, "mending": mending,
        "change": change,
      ]
    return StableJSON.answer(object + (variant?.json ?? ["width": width]))
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
