import Foundation
import SourcePass

/// Finds the files that declare names, and what files import; remembers what it has read of them.
struct DeclarationFinder {
  private var declared: [String: Set<String>] = [:]
  private var imported: [String: [String]] = [:]
  private var words: [String: MentionedWords] = [:]

  private static let mostFiles = 5000
  /// Files that may declare a member of an unknown type.
  private static let mostOfMember = 3
  /// Bytes of a file that is searched.
  static let largestFile = 1 << 20

  /// The first file for each of some names, which are taken out of the set; of a member whose type
  /// is not known the first few, since several types may have one of that name.
  mutating func files(declaring names: inout Set<String>, among files: [String]) -> [String] {
    var found: [String] = []
    var open = names
    var members: [String: Int] = [:]
    for path in open.isEmpty ? [] : files.prefix(Self.mostFiles) {
      let declared = declarations(of: path, mentioning: open).intersection(open)
      guard !declared.isEmpty else { continue }
      names.subtract(declared)
      for name in declared {
        members[name, default: 0] += 1
        if name.first != "." || members[name] == Self.mostOfMember { open.remove(name) }
      }
      found.append(path)
      if open.isEmpty { break }
    }
    return found
  }

  mutating func names(_ names: Set<String>, declaredIn path: String) -> Set<String> {
    declarations(of: path, mentioning: names).intersection(names)
  }

  private mutating func declarations(of path: String, mentioning names: Set<String>) -> Set<String>
  {
    if let known = declared[path] { return known }
    guard mentions(names, path),
      let bytes = try? FileContents.read(path, limit: Self.largestFile)
    else { return [] }
    let names = SourcePass.declarations(of: bytes)
    declared[path] = names
    return names
  }

  /// Whether a file has one of some words, or the last word of a name of several.
  mutating func mentions(_ names: Set<String>, _ path: String) -> Bool {
    let bytes = { (try? FileContents.read(path, limit: Self.largestFile)) ?? [] }
    let words = words[path] ?? MentionedWords(bytes())
    self.words[path] = words
    return names.contains { name in
      let parts = name.hasPrefix("operator ") ? ["operator"] : name.split { ".(:".contains($0) }
      return parts.last.map { words.contains(String($0)) } ?? false
    }
  }

  // MARK: Imports

  /// The modules that files import, in the order of their first import, whatever `#if` is around it.
  mutating func imports(of files: [String]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for path in files.prefix(Self.mostFiles) {
      for line in importLines(of: path) {
        guard let name = Self.module(of: line), seen.insert(name).inserted else { continue }
        names.append(name)
      }
    }
    return names
  }

  /// Whether a file hands a module's declarations on.
  mutating func exports(_ module: String, among files: [String]) -> Bool {
    files.prefix(Self.mostFiles).contains { path in
      importLines(of: path).contains {
        $0.hasPrefix("@_exported") && Self.module(of: $0) == module
      }
    }
  }

  private mutating func importLines(of path: String) -> [String] {
    if let known = imported[path] { return known }
    let bytes = (try? FileContents.read(path, limit: Self.largestFile)) ?? []
    let lines = Self.importLines(in: bytes)
    imported[path] = lines
    return lines
  }

  static func imports(in bytes: [UInt8]) -> [String] { importLines(in: bytes).compactMap(module) }

  private static func importLines(in bytes: [UInt8]) -> [String] {
    let word = Data("import ".utf8)
    guard Data(bytes).range(of: word) != nil else { return [] }
    return bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { line in
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = line.first,
        first == UInt8(ascii: "i") || first == UInt8(ascii: "@")
          || first == UInt8(ascii: "p"), Data(line.prefix(80)).range(of: word) != nil
      else { return nil }
      return String(decoding: line.prefix(200), as: UTF8.self)
    }
  }

  /// `Kit` of `@testable import struct Kit.Cell`.
  private static func module(of line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({
        $0.hasPrefix("@")
          || ["public", "internal", "package", "private", "fileprivate"].contains($0)
      })
    else { return nil }
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let name = words[(index + 1)...].first { !kinds.contains(String($0)) }
    return name.map { String($0.prefix { $0 != "." }) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

struct LackedName {
  /// As `SourcePass.declarations(of:)` spells it.
  let name: String
  /// A member's name without its type.
  let anywhere: String?

  /// Whether it is called as the types are that UIKit brings along.
  var isOfUIKit: Bool {
    !name.contains(".") && ["UI", "NS", "CG", "CA"].contains { name.hasPrefix($0) }
  }

  /// What is called with arguments that the compiler does not know: an extension may declare it.
  static func called(by error: Diagnostic) -> [LackedName] {
    let starts = [
      "argument passed to call that takes no arguments", "extra argument", "missing argument",
      "no exact matches in call", "cannot convert value of type", "incorrect argument label",
      "cannot call value of non-function type", "trailing closure passed to parameter",
    ]
    guard starts.contains(where: error.message.hasPrefix), let place = error.location,
      let text = try? FileContents.read(place.file, limit: DeclarationFinder.largestFile)
    else { return [] }
    return SourcePass.callees(
      around: SourcePosition(file: place.file, line: place.line, column: place.column), in: text
    ).map { LackedName(name: $0, anywhere: nil) }
  }

  static func all(by error: Diagnostic) -> [LackedName] {
    let message = error.message
    if message.hasPrefix("argument passed to call that takes no arguments") {
      return label(before: error.location).map { [initializer($0)] } ?? []
    }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first else { return [] }
    // A member of the type around it may be called without it.
    if message.hasPrefix("cannot find '") {
      return [LackedName(name: first, anywhere: ".\(first)")]
    }
    if message.hasPrefix("cannot find operator '") {
      return [LackedName(name: "operator \(first)", anywhere: nil)]
    }
    let starts = ["cannot find type '", "unknown attribute '"]
    if starts.contains(where: message.hasPrefix) { return [LackedName(name: first, anywhere: nil)] }
    // The module may have a type of its own name, which has the member.
    if message.hasPrefix("module '"), message.contains("has no member named"), quoted.count > 1 {
      return quoted.prefix(2).map { LackedName(name: $0, anywhere: nil) }
    }
    if message.hasPrefix("no type named '") { return [LackedName(name: first, anywhere: nil)] }
    if message.contains("has no member '"), let member = quoted.last {
      return [Self.member(member, of: first)]
    }
    if message.hasPrefix("reference to member '") {
      return [LackedName(name: ".\(first)", anywhere: ".\(first)")]
    }
    // Beside a member of an instance with the same name.
    if message.contains("cannot be used on type '"), quoted.count > 1 {
      return [Self.member(first, of: quoted[1])]
    }
    // One of UIKit here hides the app's own.
    if message.hasSuffix("' is inaccessible due to 'package' protection level") {
      return [LackedName(name: ".\(first)", anywhere: ".\(first)")]
    }
    if message.contains("' is not a member type of ") {
      return [LackedName(name: ".\(first)", anywhere: nil)]
    }
    let labels = ["incorrect argument label", "extraneous argument label", "extra argument"]
    if labels.contains(where: message.hasPrefix) {
      return [initializer(String(first.split(separator: ":").first ?? "_"))]
    }
    return []
  }

  /// The type that lacks a member: `Character` of "value of type 'Character' has no member 'name'".
  static func ownerType(by error: Diagnostic) -> String? {
    guard error.message.hasPrefix("value of type '"), error.message.contains("has no member '")
    else { return nil }
    let name = String(error.message.dropFirst("value of type '".count).prefix { $0 != "'" })
    return name.allSatisfy { $0.isLetter || $0.isNumber } ? name : nil
  }

  private static func initializer(_ label: String) -> LackedName {
    LackedName(name: ".init(\(label):", anywhere: nil)
  }

  /// The label of the argument that a message points at: `font` of `UILabel(font: body)`.
  private static func label(before location: FileLocation?) -> String? {
    guard let location, location.line > 0, location.column > 0,
      let bytes = try? FileContents.read(location.file, limit: DeclarationFinder.largestFile)
    else { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard location.line <= lines.count else { return nil }
    let before = String(
      decoding: lines[location.line - 1].prefix(location.column - 1), as: UTF8.self)
    guard let open = before.lastIndex(of: "(") else { return nil }
    let label = before[before.index(after: open)...].prefix { $0.isLetter || $0 == "_" }
    return label.isEmpty ? "_" : String(label)
  }

  private static func member(_ name: String, of type: String) -> LackedName {
    let type = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return LackedName(name: "\(type).\(name)", anywhere: ".\(name)")
  }
}

/// The imports of C headers.
enum HeaderText {
  private static let mostHeaders = 200

  static func imports(_ framework: String, _ path: String) -> Bool {
    var open = [path]
    var seen: Set<String> = []
    while let path = open.popLast(), seen.count < mostHeaders {
      guard seen.insert(path).inserted,
        let bytes = try? FileContents.read(path, limit: 1 << 20)
      else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let line = line.filter { $0 != " " && $0 != "\t" }
        if line.hasPrefix("#import<\(framework)/") || line.hasPrefix("@import\(framework);")
          || line.hasPrefix("#include<\(framework)/")
        {
          return true
        }
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count == 3, parts[0] == "#import" || parts[0] == "#include" {
          open.append(PathName.prefix(of: path) + parts[1])
        }
      }
    }
    return false
  }
}
