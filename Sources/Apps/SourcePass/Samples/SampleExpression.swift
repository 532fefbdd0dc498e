/// An expression of Swift that makes a sample value.
indirect enum SampleExpression: Equatable, Sendable {
  /// A literal, or the like.
  case code(String)
  case either(host: String, person: String)
  /// `Post(title: "Title")`; of a list of parameters an empty name.
  case call(String, [Argument])
  case list([SampleExpression])
  case object(type: String, made: SampleExpression, properties: [Argument])
  /// A value of a type that is declared for it, to conform to a protocol: its members.
  case stub(protocol: String, isClass: Bool, members: [Member])
  /// A value that the sources do not say how to make: of a type, by the name of its parameter.
  case unknown(name: String, type: String)

  /// A member of a type that is declared for one value: what stands before the value, and behind.
  struct Member: Equatable, Sendable {
    let head: String
    let value: SampleExpression?
    let end: String
  }

  struct Argument: Equatable, Sendable {
    let label: String?
    let value: SampleExpression
  }

  /// Who reads the text.
  enum Reader {
    /// A host, in which `PlumbCells` makes what is unknown.
    case host
    case person
  }

  /// Whether only a host could make it.
  var isUnknown: Bool { !unknownTypes.isEmpty }

  /// The types of the values in it that only a host could make.
  var unknownTypes: [String] {
    switch self {
    case .code, .either: []
    case .call(_, let arguments): arguments.flatMap(\.value.unknownTypes)
    case .list(let elements): elements.flatMap(\.unknownTypes)
    case .object(_, let made, let properties):
      made.unknownTypes + properties.flatMap(\.value.unknownTypes)
    case .stub(_, _, let members): members.compactMap(\.value).flatMap(\.unknownTypes)
    case .unknown(_, let type): [type]
    }
  }

  func text(for reader: Reader) -> String {
    switch self {
    case .code(let text): return text
    case .either(let host, let person): return reader == .host ? host : person
    case .call(let name, let arguments):
      return name + "(" + arguments.map { $0.text(for: reader) }.joined(separator: ", ") + ")"
    case .list(let elements):
      return "[" + elements.map { $0.text(for: reader) }.joined(separator: ", ") + "]"
    case .object(let type, let made, let properties):
      let lines = properties.map { "value.\($0.label ?? "") = \($0.value.text(for: reader))" }
      let body = ["let value = \(made.text(for: reader))"] + lines + ["return value"]
      return "{ () -> \(type) in \(body.joined(separator: "; ")) }()"
    case .stub(let name, let isClass, let members):
      let lines = members.map { $0.head + ($0.value?.text(for: reader) ?? "") + $0.end }
      return
        "{ () -> any \(name) in \(Self.head(name, isClass)) { \(lines.joined(separator: "; ")) };"
        + " return Sample() }()"
    case .unknown(let name, let type):
      return reader == .host
        ? "PlumbCells.SampleValue.value(\(SourcePass.literal(name)))" : "<#\(type)#>"
    }
  }

  /// The text in lines that are not too long, for a person. `indentation`: of the line in which it
  /// begins, in spaces.
  func lines(indentation: Int, after start: Int = 0) -> String {
    let short = text(for: .person)
    if indentation + start + short.count <= Self.longestLine { return short }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .code, .either, .unknown: return short
    case .call(let name, let arguments):
      let parts = arguments.map { inner + $0.lines(indentation: indentation + 2) }
      return "\(name)(\n\(parts.joined(separator: ",\n"))\n\(outer))"
    case .list(let elements):
      let parts = elements.map { inner + $0.lines(indentation: indentation + 2) }
      return "[\n\(parts.joined(separator: ",\n")),\n\(outer)]"
    case .stub(let name, let isClass, let members):
      let lines = members.map { member in
        let value = member.value?.lines(indentation: indentation + 4, after: member.head.count)
        return "\(inner)  \(member.head)\(value ?? "")\(member.end)\n"
      }
      return "{ () -> any \(name) in\n\(inner)\(Self.head(name, isClass)) {\n\(lines.joined())"
        + "\(inner)}\n\(inner)return Sample()\n\(outer)}()"
    case .object(let type, let made, let properties):
      let head = "{ () -> \(type) in\n\(inner)let value = \(made.text(for: .person))\n"
      let body = properties.map { property in
        "\(inner)value.\(property.label ?? "") = "
          + property.value.lines(indentation: indentation + 2) + "\n"
      }
      return head + body.joined() + "\(inner)return value\n\(outer)}()"
    }
  }

  private static let longestLine = 100

  private static func head(_ name: String, _ isClass: Bool) -> String {
    "\(isClass ? "final class" : "struct") Sample: \(name)"
  }
}

extension SampleExpression.Argument {
  func text(for reader: SampleExpression.Reader) -> String {
    prefix + value.text(for: reader)
  }

  func lines(indentation: Int) -> String {
    prefix + value.lines(indentation: indentation, after: prefix.count)
  }

  private var prefix: String { label.map { "\($0): " } ?? "" }
}
