/// A type as the source writes it, in its parts.
indirect enum TypeText: Equatable, Sendable {
  /// `Feed.Post`, `Result<Post, Error>`.
  case named(String, arguments: [TypeText])
  /// `T?` and `T!`.
  case optional(TypeText)
  case array(TypeText)
  case dictionary
  case tuple([(label: String?, type: TypeText)])
  /// `(A, B) throws -> R`.
  case function(parameterCount: Int, result: TypeText)
  /// What is no type that this can read: metatypes, packs, compositions of generic types.
  case other

  /// Types that are nested deeper are not read.
  private static let deepest = 20

  init(_ text: String) {
    var reader = TypeReader(text)
    self = reader.type(depth: 0)
    if !reader.isAtEnd { self = .other }
  }

  /// The name without types around it.
  var simpleName: String? {
    if case .named(let path, _) = self { return path.split(separator: ".").last.map(String.init) }
    return nil
  }

  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.named(let name, let first), .named(let otherName, let second)):
      name == otherName && first == second
    case (.optional(let first), .optional(let second)), (.array(let first), .array(let second)):
      first == second
    case (.dictionary, .dictionary), (.other, .other): true
    case (.tuple(let first), .tuple(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy { $0.label == $1.label && $0.type == $1.type }
    case (.function(let count, let first), .function(let otherCount, let second)):
      count == otherCount && first == second
    default: false
    }
  }

  /// Reads types character by character.
  private struct TypeReader {
    private let text: [Character]
    private var index = 0

    init(_ text: String) { self.text = Array(text.prefix(2000)) }

    var isAtEnd: Bool { index >= text.count }

    private mutating func skipSpaces() {
      while index < text.count, text[index].isWhitespace { index += 1 }
    }

    private mutating func take(_ mark: String) -> Bool {
      skipSpaces()
      guard text[index...].starts(with: mark) else { return false }
      index += mark.count
      return true
    }

    private mutating func name() -> String {
      skipSpaces()
      var name = ""
      while index < text.count,
        text[index].isLetter || text[index].isNumber || text[index] == "_" || text[index] == "`"
      {
        if text[index] != "`" { name.append(text[index]) }
        index += 1
      }
      return name
    }

    mutating func type(depth: Int) -> TypeText {
      guard depth < TypeText.deepest else { return .other }
      while take("@") {
        _ = name()
        // `@convention(block)`, `@Sendable (Int) -> Void`
        if index < text.count, text[index] == "(" { skipParentheses() }
      }
      var result = first(depth)
      while true {
        if index < text.count, text[index] == "?" || text[index] == "!" {
          index += 1
          result = .optional(result)
        } else if take("&") {
          // The first protocol stands for all of them.
          _ = type(depth: depth + 1)
        } else {
          break
        }
      }
      skipSpaces()
      let start = index
      let isAsync = take("async")
      let canThrow = take("throws") || take("rethrows")
      guard take("->") else {
        if isAsync || canThrow { index = start }
        return result
      }
      let value = type(depth: depth + 1)
      if case .tuple(let parts) = result {
        return .function(parameterCount: parts.count, result: value)
      }
      return .function(parameterCount: 1, result: value)
    }

    private mutating func first(_ depth: Int) -> TypeText {
      if take("(") { return tuple(depth) }
      if take("[") {
        let element = type(depth: depth + 1)
        if take(":") {
          _ = type(depth: depth + 1)
          return take("]") ? .dictionary : .other
        }
        return take("]") ? .array(element) : .other
      }
      return named(depth)
    }

    private mutating func named(_ depth: Int) -> TypeText {
      var path = name()
      while ["any", "some", "inout", "borrowing", "consuming", "sending"].contains(path) {
        path = name()
      }
      guard !path.isEmpty else { return .other }
      var arguments: [TypeText] = []
      while true {
        if index < text.count, text[index] == "<" {
          index += 1
          repeat { arguments.append(type(depth: depth + 1)) } while take(",")
          guard take(">") else { return .other }
        } else if index < text.count, text[index] == "." {
          index += 1
          let next = name()
          guard !next.isEmpty, next != "Type", next != "Protocol" else { return .other }
          path += "." + next
        } else {
          break
        }
      }
      return Self.standard(path, arguments)
    }

    /// Long names of types that have a short form.
    private static func standard(_ path: String, _ arguments: [TypeText]) -> TypeText {
      switch (path, arguments.count) {
      case ("Optional", 1): .optional(arguments[0])
      case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1): .array(arguments[0])
      case ("Dictionary", 2): .dictionary
      default: .named(path, arguments: arguments)
      }
    }

    private mutating func tuple(_ depth: Int) -> TypeText {
      var parts: [(label: String?, type: TypeText)] = []
      if take(")") { return .tuple([]) }
      repeat {
        let start = index
        var label: String? = name()
        // `_ name: Type`
        if label == "_" { label = name() }
        if label?.isEmpty == false, take(":") {
          parts.append((label, type(depth: depth + 1)))
        } else {
          index = start
          parts.append((nil, type(depth: depth + 1)))
        }
      } while take(",")
      guard take(")") else { return .other }
      return parts.count == 1 && parts[0].label == nil ? parts[0].type : .tuple(parts)
    }

    private mutating func skipParentheses() {
      var depth = 0
      while index < text.count {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        index += 1
        if depth == 0 { return }
      }
    }
  }
}
