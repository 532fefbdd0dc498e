import Reading
import UIKit

extension InterfaceDocument {
  /// Invalid numbers, each with its location: `alpha="nan"`, a hugging priority of 1001. Those of
  /// constraints are among the notes of their scenes (`ConstraintFault`).
  ///
  /// Interface Builder never writes these; a merge or a script does. Readers treat an unreadable
  /// attribute as absent.
  public var numberWarnings: [Diagnostic] {
    var found: [(offset: Int, message: String)] = []
    var count = 0
    root.forEach { element in
      guard element.name != "constraint" else { return }
      for attribute in element.attributes {
        guard let form = NumberForm.of(attribute.name, in: element.name),
          let problem = form.problem(attribute.value)
        else { continue }
        count += 1
        guard found.count < Self.mostNumberWarnings else { continue }
        let value = Diagnostic.quoted(attribute.value)
        let offset = source.offset(ofAttribute: attribute.name, inTagAt: element.offset)
        found.append((offset, "\(attribute.name) \(value) of <\(element.name)> \(problem.text)"))
      }
    }
    let left = count - found.count
    return found.enumerated().map { index, entry in
      let isLast = index == found.count - 1
      let more = isLast ? andMore(left, after: ",", of: " of this kind") : ""
      return Diagnostic(
        .warning, at: source.location(ofByte: entry.offset), entry.message + more)
    }
  }

  /// The maximum number of warnings; more of them add nothing.
  private static let mostNumberWarnings = 50
}

extension SourceText {
  /// The byte at which an attribute's name begins in the start tag at a byte; that of the tag where
  /// it has no such attribute. Complexity: O(length of the tag).
  func offset(ofAttribute name: String, inTagAt start: Int) -> Int {
    let name = Array(name.utf8)
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      } else if index > start, bytes[index - 1] <= 0x20, bytes[index...].starts(with: name),
        let next = bytes[(index + name.count)...].first(where: { $0 > 0x20 }),
        next == UInt8(ascii: "=")
      {
        return index
      }
    }
    return start
  }
}

/// The form of an attribute's number.
enum NumberForm {
  case length
  case ratio
  case priority

  /// The form of an attribute; nil if it holds no number, or only the application's.
  static func of(_ attribute: String, in element: String) -> NumberForm? {
    if let form = forms[attribute] { return form }
    return element == "edgeInsets" || element == "directionalEdgeInsets"
      ? insets[attribute] : nil
  }

  private static let forms: [String: NumberForm] = {
    var forms: [String: NumberForm] = ["multiplier": .ratio, "priority": .priority]
    let lengths = [
      "constant", "x", "y", "width", "height", "alpha", "spacing", "pointSize", "minX", "minY",
      "maxX", "maxY", "red", "green", "blue", "white", "numberOfLines", "rowHeight",
      "sectionHeaderHeight", "sectionFooterHeight", "minimumFontSize", "minimumScaleFactor",
      "lineSpacing", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight",
    ]
    for name in lengths { forms[name] = .length }
    for axis in ["horizontal", "vertical"] {
      forms["\(axis)HuggingPriority"] = .priority
      forms["\(axis)CompressionResistancePriority"] = .priority
    }
    return forms
  }()

  private static let insets: [String: NumberForm] = [
    "top": .length, "left": .length, "bottom": .length, "right": .length, "leading": .length,
    "trailing": .length,
  ]

  /// The problem of a text; nil for a valid number.
  func problem(_ text: String) -> NumberProblem? {
    if self == .length, Self.isPlain(text) { return nil }
    let value: CGFloat?
    let expected: String
    switch self {
    case .length: (value, expected) = (ValueText.number(text), "a number")
    case .ratio: (value, expected) = (ValueText.ratio(text), "a number or a ratio")
    case .priority:
      (value, expected) = (
        ValueText.priority(text).map { CGFloat($0.rawValue) }, "a priority from 1 to 1000"
      )
    }
    guard let value else { return .unreadable(expected: expected) }
    guard self == .length, abs(value) == InterfaceLimits.magnitude,
      Double(text).map(abs) != InterfaceLimits.magnitude
    else { return nil }
    return .tooLarge(Int(value))
  }

  /// Whether the text is short and consists of digits, as nearly every number of a file does.
  /// Parsing them all a second time would take a tenth of the time for a file.
  private static func isPlain(_ text: String) -> Bool {
    var digits = 0
    var points = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."): points += 1
      case UInt8(ascii: "-") where index == 0: continue
      default: return false
      }
    }
    return (1...6).contains(digits) && points <= 1
  }
}

/// The fault of a number in a file.
enum NumberProblem {
  /// It is none, or out of the range of its kind; what would be one.
  case unreadable(expected: String)
  /// The solver is not exact there; the number that is used in its place.
  case tooLarge(Int)

  /// In words that follow the number.
  var text: String {
    switch self {
    case .unreadable(let expected): "is not \(expected); it is read as if it were not there"
    case .tooLarge(let value): "is too large to be laid out; it counts as \(value)"
    }
  }
}
