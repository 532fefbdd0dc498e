import Foundation
import Reading

/// Build settings in the order in which they override one another.
struct BuildSettings {
  private(set) var values: [String: String] = [:]

  /// Replacements of names in one value: a name may stand for itself in a circle.
  private static let mostReplacements = 50
  private static let longestValue = 100_000
  /// Files that an `.xcconfig` includes, and those that they include.
  private static let mostIncludes = 50

  /// Adds settings over those that are here: `$(inherited)` stands for the value before.
  mutating func add(_ settings: [String: PropertyList]) {
    // A plain name comes before the one with a condition, which overrides it.
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      let text: String
      switch value {
      case .text(let word): text = word
      case .list(let words): text = words.compactMap(\.text).joined(separator: " ")
      case .table: continue
      }
      add(key, text)
    }
  }

  private mutating func add(_ key: String, _ value: String) {
    // `SETTING[sdk=iphoneos*]` counts where it is for iPhones.
    let name = key.prefix { $0 != "[" }
    guard name.count == key.count || key.contains("iphone") else { return }
    let inherited = values[String(name)] ?? ""
    let text = ["$(inherited)", "${inherited}"].reduce(value) {
      $0.replacingOccurrences(of: $1, with: inherited)
    }
    values[String(name)] = String(text.prefix(Self.longestValue))
  }

  /// Adds the settings of an `.xcconfig` file and of those that it includes.
  mutating func add(file path: String, in tree: WorkTree) {
    var count = 0
    add(file: path, in: tree, &count)
  }

  private mutating func add(file path: String, in tree: WorkTree, _ count: inout Int) {
    count += 1
    guard count <= Self.mostIncludes,
      let bytes = try? FileContents.read(path, limit: 1 << 20)
    else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.drop { $0.isWhitespace }
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3,
          let file = tree.path(String(parts[1]), in: PathName.folder(of: path))
        else { continue }
        add(file: file, in: tree, &count)
      } else if !line.hasPrefix("//"), let sign = line.firstIndex(of: "=") {
        let value = line[line.index(after: sign)...]
        let end = value.range(of: "//")?.lowerBound ?? value.endIndex
        add(
          line[..<sign].trimmingCharacters(in: .whitespaces),
          value[..<end].trimmingCharacters(in: CharacterSet(charactersIn: " \t;")))
      }
    }
  }

  /// The value of a setting with the names in it replaced: `$(TARGET_NAME:c99extidentifier)`.
  func value(_ key: String) -> String? {
    guard var text = values[key] else { return nil }
    for _ in 0..<Self.mostReplacements {
      guard let (range, name, operators) = Self.reference(in: text) else { break }
      var value = values[name] ?? ""
      for word in operators {
        switch word {
        case "c99extidentifier", "identifier": value = AppTarget.module(of: value)
        case "rfc1034identifier": value = value.replacingOccurrences(of: "_", with: "-")
        case "lower": value = value.lowercased()
        case "upper": value = value.uppercased()
        default: if word.hasPrefix("default="), value.isEmpty { value = String(word.dropFirst(8)) }
        }
      }
      text.replaceSubrange(range, with: value)
      guard text.utf8.count <= Self.longestValue else { return nil }
    }
    return text
  }

  /// The innermost `$(NAME:operator)` or `${NAME}` of a text.
  private static func reference(
    in text: String
  ) -> (range: Range<String.Index>, name: String, operators: [Substring])? {
    for (open, close) in [("$(", ")"), ("${", "}")] {
      guard let start = text.range(of: open, options: .backwards),
        let end = text.range(of: close, range: start.upperBound..<text.endIndex)
      else { continue }
      let words = text[start.upperBound..<end.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      return (start.lowerBound..<end.upperBound, String(words[0]), Array(words.dropFirst()))
    }
    return nil
  }

  mutating func set(_ key: String, _ value: String) { values[key] = value }
}
