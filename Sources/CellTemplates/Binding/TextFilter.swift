import Reading

/// What a pattern can do with a value: `{body | html() | cut(200)}`. A missing value stays missing.
enum TextFilter: Hashable, Sendable {
  /// The first so many UTF-16 units, never inside a character, and `...` if something was cut.
  case cut(Int)
  /// HTML as plain text.
  case html
  /// The elements of a list with this between them.
  case joined(String)
  /// The text so many times in a row.
  case repeated(Int)
  case uppercased
  case lowercased
  /// Without white space at either end.
  case trimmed

  func apply(to value: DataValue) -> DataValue {
    if case .joined(let separator) = self, case .list(let values) = value {
      return .text(values.compactMap(\.text).joined(separator: separator))
    }
    return value.text.map { .text(apply(to: $0)) } ?? .null
  }

  private func apply(to text: String) -> String {
    switch self {
    case .cut(let units): text.cut(toUTF16: units)
    case .html: HTMLText.plain(text)
    case .joined: text
    case .repeated(let count): String(repeating: text, count: count)
    case .uppercased: text.uppercased()
    case .lowercased: text.lowercased()
    case .trimmed: text.trimmed
    }
  }
}

extension String {
  /// The longest run of whole characters from the start that fits `limit` UTF-16 units, and `...`; the text
  /// itself when all of it fits.
  ///
  /// - Complexity: O(limit), however long the text.
  func cut(toUTF16 limit: Int) -> String {
    var end = startIndex
    var units = 0
    while end < endIndex {
      units += self[end].utf16.count
      guard units <= limit else { return self[..<end] + "..." }
      end = index(after: end)
    }
    return self
  }

  /// Without white space at either end.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let length = start.reversed().drop(while: \.isWhitespace).count
    return String(start.prefix(length))
  }
}
