import CollectionAlgorithms
import Reading

/// The JSON Schemas of what commands print with `--json`: one for each object on a line.
enum AnswerSchema {
  /// By the names under which `plumb schema` prints them.
  static let all = AnswerTable(PackageResources.answers_txt).schemas

  /// The schema of a name as JSON text; nil for none.
  static func text(of name: String) -> String? {
    all.first { $0.name == name }.map { entry in
      SchemaEncoder.document(
        "plumb \(entry.name) --json", about: entry.about, entry.keys, of: .answers
      ).compactJSON + "\n"
    }
  }
}

/// The resource `answers.txt`: a schema, or a group of fields (`+name`), begins at the left edge; below
/// it stands a field a line, `name type: meaning`, with the fields of an object or of a list's objects
/// below that. `*` follows the name of a field that is always there; `+name` puts a group in its place.
private struct AnswerTable {
  private struct Line {
    let depth: Int
    let name: String
    let type: String
    let about: String
  }

  private let lines: [Line]

  init(_ bytes: [UInt8]) {
    let texts = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    lines = zip(texts, LineTable.lines(bytes)).map { text, entry in
      Line(
        depth: text.prefix { $0 == " " }.count / 2, name: entry.words[0],
        type: entry.words.dropFirst().joined(separator: " "), about: String(entry.rest))
    }
  }

  var schemas: [(name: String, about: String, keys: KeyTable)] {
    lines.indices.filter { lines[$0].depth == 0 && !lines[$0].name.hasPrefix("+") }.map {
      (lines[$0].name, lines[$0].about, keys(below: $0))
    }
  }

  private func keys(below index: Int) -> KeyTable {
    var keys: [Key] = []
    var required: [String] = []
    let depth = lines[index].depth
    for next in lines.indices[(index + 1)...].prefix(while: { lines[$0].depth > depth })
    where lines[next].depth == depth + 1 {
      let line = lines[next]
      if line.name.hasPrefix("+") {
        let group = self.keys(ofGroup: line.name)
        keys += group.keys
        required += group.required
        continue
      }
      let isRequired = line.name.hasSuffix("*")
      let name = isRequired ? String(line.name.dropLast()) : line.name
      if isRequired { required.append(name) }
      keys.append(Key(name, schema(at: next), line.about))
    }
    return KeyTable(keys, required: required)
  }

  private func keys(ofGroup name: String) -> KeyTable {
    lines.firstIndex { $0.depth == 0 && $0.name == name }.map(keys) ?? KeyTable([])
  }

  private func schema(at index: Int) -> ValueSchema {
    let number = ValueSchema.number(-1e12...1e12)
    switch lines[index].type {
    case "any": return .anything
    case "count": return .integer(0...1_000_000_000_000)
    case "flag": return .flag
    case "list": return .list(.mapping(keys(below: index)))
    case "number": return number
    case "numbers": return .list(number)
    case "object": return .mapping(keys(below: index))
    case "text": return .text
    case "text?": return .either([.text, .nothing])
    case "texts": return .list(.text)
    case "version": return .integer(1...1)
    case "[message]": return .list(.mapping(keys(ofGroup: "+message")))
    case let words where words.hasPrefix("["):
      return .list(.choice(words.dropFirst().dropLast().split(separator: "|").map(String.init)))
    case let words: return .choice(words.split(separator: "|").map(String.init))
    }
  }
}
