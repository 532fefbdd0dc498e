import SourcePass

/// An expression of a manifest that is written in Swift, as far as it is literal: nothing is run.
indirect enum ManifestValue: Equatable {
  case text(String)
  case list([ManifestValue])
  /// `.target(name: "Kit")` or `Package(…)`: its name without the leading dot.
  case call(String, [Argument])
  /// A name: of a constant, or `.iOS`.
  case name(String)
  /// Anything that would have to be computed.
  case unknown

  struct Argument: Equatable {
    let label: String?
    let value: ManifestValue
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [ManifestValue]? { if case .list(let list) = self { list } else { nil } }

  /// The texts of a list, or a single text as a list.
  var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

  /// The argument with a label of a call.
  subscript(label: String) -> ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The first argument without a label.
  var first: ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == nil }?.value
  }

  /// All calls in it, the outer ones first.
  var calls: [(name: String, value: ManifestValue)] { calls(outside: []) }

  func calls(outside labels: Set<String>) -> [(name: String, value: ManifestValue)] {
    switch self {
    case .text, .name, .unknown: []
    case .list(let items): items.flatMap { $0.calls(outside: labels) }
    case .call(let name, let arguments):
      [(name, self)]
        + arguments.filter { !($0.label.map(labels.contains) ?? false) }
        .flatMap { $0.value.calls(outside: labels) }
    }
  }
}

/// Reads the calls of a manifest, and the constants that they name.
///
/// - Complexity: linear in the size of the file.
struct ManifestReader {
  private let source: [UInt8]
  private let tokens: [SwiftToken]
  private var position = 0
  private var constants: [String: ManifestValue] = [:]
  private var top: [ManifestValue] = []
  /// Values that constants stand for; the manifest of a bomb would double them line by line.
  private var budget = 100_000

  /// Levels of calls and lists.
  private static let depth = 60

  /// The values of all expressions at the top level, in their order, with constants replaced.
  static func read(_ source: [UInt8]) -> [ManifestValue] {
    guard source.count <= WorkTree.largestDescription else { return [] }
    var reader = ManifestReader(source)
    while reader.position < reader.tokens.count { reader.statement() }
    return reader.top
  }

  private init(_ source: [UInt8]) {
    self.source = source
    tokens = SwiftLexer.tokens(of: source).filter { !$0.isTrivia }
  }

  // MARK: Tokens

  private var kind: SwiftToken.Kind? { position < tokens.count ? tokens[position].kind : nil }

  private func word(_ offset: Int = 0) -> String {
    let index = position + offset
    guard index < tokens.count else { return "" }
    return String(decoding: source[tokens[index].range], as: UTF8.self)
  }

  private mutating func accept(_ wanted: SwiftToken.Kind) -> Bool {
    guard kind == wanted else { return false }
    position += 1
    return true
  }

  // MARK: Statements

  /// A constant, or an expression such as `package.targets.append(.target(…))`.
  private mutating func statement() {
    let start = position
    if kind == .identifier, ["let", "var"].contains(word()) {
      position += 1
      let name = word()
      position += 1
      // `: [Target]`
      if accept(.colon) { while let kind, kind != .operator { position += 1 } }
      if kind == .operator, word() == "=" {
        position += 1
        let value = expression(depth: 0)
        constants[name] = value
        top.append(value)
      }
    } else if kind == .identifier || kind == .dot {
      top.append(expression(depth: 0))
    }
    if position == start { position += 1 }
  }

  private mutating func expression(depth: Int) -> ManifestValue {
    guard depth < Self.depth else {
      position += 1
      return .unknown
    }
    var value = operand(depth: depth)
    while kind == .operator {
      let isSum = word() == "+"
      position += 1
      let next = operand(depth: depth + 1)
      if isSum, let left = value.list, let right = next.list {
        value = .list(left + right)
      } else if isSum, let left = value.text, let right = next.text {
        value = .text(left + right)
      } else if value.list == nil {
        value = next.list == nil ? .unknown : next
      }
    }
    return value
  }

  private mutating func operand(depth: Int) -> ManifestValue {
    switch kind {
    case .stringStart: return string()
    case .openBracket:
      position += 1
      return .list(elements(until: .closeBracket, depth: depth).map(\.value))
    case .openParen:
      position += 1
      let elements = elements(until: .closeParen, depth: depth)
      return elements.count == 1 ? elements[0].value : .unknown
    case .openBrace:
      skipBraces()
      return .unknown
    case .identifier, .quotedIdentifier, .dot: return named(depth: depth)
    case .number:
      position += 1
      return .unknown
    default: return .unknown
    }
  }

  /// `Target.target(name: "Kit")`, `.iOS(.v15)`, `name`.
  private mutating func named(depth: Int) -> ManifestValue {
    var name = ""
    var value: ManifestValue?
    while true {
      if kind == .dot { position += 1 }
      guard kind == .identifier || kind == .quotedIdentifier else { break }
      name = word()
      position += 1
      if accept(.openParen) {
        let arguments = elements(until: .closeParen, depth: depth)
        // What is called on a value, such as `.append(…)`, keeps the value's own calls beside its.
        let call = ManifestValue.call(name, arguments)
        value = value.map { .list([$0, call]) } ?? call
        if kind == .openBrace { skipBraces() }
      }
      guard kind == .dot else { break }
    }
    if let value { return value }
    guard let constant = constants[name] else { return .name(name) }
    let size = Self.size(of: constant)
    guard size <= budget else { return .unknown }
    budget -= size
    return constant
  }

  private mutating func elements(
    until end: SwiftToken.Kind, depth: Int
  ) -> [ManifestValue.Argument] {
    var elements: [ManifestValue.Argument] = []
    while let kind, kind != end {
      let start = position
      var label: String?
      if kind == .identifier, position + 1 < tokens.count, tokens[position + 1].kind == .colon {
        label = word()
        position += 2
      }
      let value = expression(depth: depth + 1)
      elements.append(.init(label: label, value: value))
      // What is not understood is passed over up to the next element.
      while let kind = self.kind, kind != .comma, kind != end {
        if [.closeBracket, .closeParen, .closeBrace].contains(kind) { return elements }
        if kind == .openBrace { skipBraces() } else { position += 1 }
      }
      _ = accept(.comma)
      if position == start { position += 1 }
    }
    _ = accept(end)
    return elements
  }

  private mutating func skipBraces() {
    var open = 0
    while let kind {
      if kind == .openBrace { open += 1 }
      if kind == .closeBrace { open -= 1 }
      position += 1
      if open <= 0 { return }
    }
  }

  /// A string without interpolations; `.unknown` otherwise.
  private mutating func string() -> ManifestValue {
    position += 1
    var text = ""
    var isLiteral = true
    var open = 1
    while let kind, open > 0 {
      switch kind {
      case .stringStart: open += 1
      case .stringEnd: open -= 1
      case .stringText: if open == 1 { text += word() }
      default: isLiteral = false
      }
      position += 1
    }
    return isLiteral ? .text(text.trimmed) : .unknown
  }

  private static func size(of value: ManifestValue) -> Int {
    switch value {
    case .text, .name, .unknown: 1
    case .list(let items): items.reduce(1) { $0 + size(of: $1) }
    case .call(_, let arguments): arguments.reduce(1) { $0 + size(of: $1.value) }
    }
  }
}

extension String {
  /// Without spaces and line ends around it.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
