import JSONWriting
import Numbers

extension WhyAnswer {
  /// The answer for programs: one object, keys in alphabetical order, a line.
  public var json: [UInt8] { StableJSON.line(self) }
}

extension WhyAnswer: Encodable {
  private enum CodingKeys: String, CodingKey {
    case row, cell, isStored, width, cellWidth, value, parts, ranges, ties, outside
    case factors, limits, warnings, mending, change
    case question = "subject"
  }

  /// `row` is the name of a scene where `isStored` is there, else a path; keys of what an answer
  /// does not have are left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch subject {
    case .row(let path, let cell):
      try values.encode(path, forKey: .row)
      try values.encodeIfPresent(cell, forKey: .cell)
    case .scene(let name):
      try values.encode(name, forKey: .row)
      try values.encode(true, forKey: .isStored)
    }
    try values.encode(width, forKey: .width)
    try values.encodeIfPresent(cellWidth, forKey: .cellWidth)
    try values.encode(question.text, forKey: .question)
    try values.encode(value, forKey: .value)
    try values.encode(parts, forKey: .parts)
    try values.encode(ranges, forKey: .ranges)
    try values.encodeIfPresent(ties, forKey: .ties)
    try values.encodeIfPresent(outside, forKey: .outside)
    try values.encodeIfPresent(factors, forKey: .factors)
    try values.encodeIfPresent(limits, forKey: .limits)
    try values.encodeIfPresent(warnings, forKey: .warnings)
    try values.encodeIfPresent(mending, forKey: .mending)
    try values.encodeIfPresent(change, forKey: .change)
  }
}

extension WhyAnswer.Part: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name = "constraint"
    case equation, text, view, kind, factor, length, priority, line
  }

  /// What is no constraint has its words as the constraint, and the priority 1000: programs read
  /// both keys in every part.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(kind.rawValue, forKey: .kind)
    try values.encode(factor, forKey: .factor)
    try values.encode(length, forKey: .length)
    guard case .constraint(let constraint) = source else {
      return try values.encode(PriorityScale.required, forKey: .priority)
    }
    try values.encodeIfPresent(constraint.equation, forKey: .equation)
    try values.encodeIfPresent(constraint.text, forKey: .text)
    try values.encode(constraint.priority, forKey: .priority)
    guard case .content(let view, let line) = constraint.maker else { return }
    try values.encode(view, forKey: .view)
    try values.encodeIfPresent(line, forKey: .line)
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

  /// What kind of source it has. The frame of a view has one kind, whether its autoresizing mask
  /// holds it or nothing does.
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
