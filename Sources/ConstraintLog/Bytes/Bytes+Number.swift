extension Bytes {
  /// The whole of the bytes as a finite number, as a log prints it: `34`, `-8.5`, `2.22507e-308`.
  var number: Double? {
    let bytes = trimmed
    guard let first = bytes.first, bytes.count <= 40 else { return nil }
    let starts =
      first.isDigit || first == .ascii("-") || first == .ascii("+") || first == .ascii(".")
    guard starts, let number = Double(bytes.text), number.isFinite else { return nil }
    return number
  }

  /// A number, or a spacing that UIKit prints with its value: `NSSpace(8)`,
  /// `NSLayoutAnchorConstraintSpace(8)`.
  var length: Double? {
    let bytes = trimmed
    if let number = bytes.number { return number }
    let isNegative = bytes.first == .ascii("-")
    let name = isNegative ? bytes.dropFirst() : bytes
    for prefix in Self.spacings where name.starts(with: prefix) && name.last == .ascii(")") {
      let value = name.dropFirst(prefix.utf8CodeUnitCount).dropLast().number
      return value.map { isNegative ? -$0 : $0 }
    }
    return nil
  }

  private static let spacings: [StaticString] = ["NSSpace(", "NSLayoutAnchorConstraintSpace("]
}
