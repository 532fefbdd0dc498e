import Testing

/// Folders of a target that need each other: a type of one is named in the other, and the other way
/// round. Two such folders are read as one, whatever their names promise.
///
/// Types are found by their names: those declared at the left margin, in one folder only. Files
/// directly in the target's folder count for no folder, since they are its table of contents.
@Suite("Folders of a target")
struct FolderCycleTests {
  /// Pairs of folders that need each other, by target. These numbers may only fall. UIKit's are in
  /// its nature: a view knows its constraints, its engine, its layer, its recognisers, its images
  /// and its controller, and they know their views; a text may hold images, and a drawn image text;
  /// keys, menus and the bars of keyboards belong to every responder.
  private static let known = [
    "CellTemplates": 3, "InterfaceBuilder": 1, "UIKit": 17, "PlumbKit": 1, "ConstraintLog": 1,
  ]

  private static let targets = Repository.folders(in: "Sources").filter { $0 != "Libraries" }
    .flatMap { floor in Repository.folders(in: "Sources/" + floor).map { (floor, $0) } }

  @Test("No more of them need each other than are known", arguments: targets)
  func pairs(floor: String, target: String) throws {
    let folders = try FolderUses(target: "Sources/\(floor)/\(target)")
    let pairs = folders.mutual
    #expect(pairs.count <= Self.known[target, default: 0], "\(target): \(pairs)")
  }

  @Test("No two targets have a type of one name at the left margin")
  func names() throws {
    var targets: [String: Set<String>] = [:]
    for (floor, target) in Self.targets {
      for path in Repository.swiftFiles(in: "Sources/\(floor)/\(target)") {
        for line in SwiftText(try Repository.text(of: path)).lines {
          if let name = FolderUses.declaration(line) { targets[name, default: []].insert(target) }
        }
      }
    }
    let repeated = targets.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted())" }
    #expect(repeated.sorted() == [])
  }

  @Test("Two folders that name each other's types are found, and one that only uses another is not")
  func finding() {
    let uses = FolderUses([
      ("Engine", "final class Engine { let view: View }"), ("View", "class View { }"),
      ("View", "extension View { var engine: Engine? }"), ("Table", "struct Table { let v: View }"),
    ])
    #expect(uses.mutual == ["Engine and View"])
  }
}

/// Which folders name types of which others.
private struct FolderUses {
  private var declared: [String: Set<String>] = [:]
  private var named: [String: Set<String>] = [:]

  /// The Swift files of a target, by the folder directly below it.
  init(target: String) throws {
    self.init(
      try Repository.swiftFiles(in: target).compactMap { path in
        let rest = path.dropFirst(target.count + 1).split(separator: "/")
        return rest.count > 1 ? (String(rest[0]), try Repository.text(of: path)) : nil
      })
  }

  /// Texts by their folders.
  init(_ files: [(folder: String, text: String)]) {
    for (folder, text) in files {
      for line in SwiftText(text).lines {
        if let name = Self.declaration(line) { declared[name, default: []].insert(folder) }
        named[folder, default: []].formUnion(Self.typeNames(line))
      }
    }
  }

  /// `A and B`, sorted.
  var mutual: [String] {
    var uses: [String: Set<String>] = [:]
    for (folder, names) in named {
      for name in names {
        guard let owners = declared[name], owners.count == 1, let owner = owners.first,
          owner != folder
        else { continue }
        uses[folder, default: []].insert(owner)
      }
    }
    return uses.keys.sorted().flatMap { one in
      uses[one, default: []].sorted()
        .filter { other in one < other && uses[other, default: []].contains(one) }
        .map { "\(one) and \($0)" }
    }
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]

  /// The name of a type that is declared at the left margin.
  static func declaration(_ line: Substring) -> String? {
    guard let first = line.first, first != " ", !line.hasPrefix("extension") else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
    guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count,
      !words.contains("private"), !words.contains("fileprivate")
    else { return nil }
    return String(words[keyword + 1])
  }

  /// Words that begin with a capital and follow no dot.
  private static func typeNames(_ line: Substring) -> Set<String> {
    var names: Set<String> = []
    var word: [UInt8] = []
    var last = UInt8(ascii: " "), before = last
    for byte in Array(line.utf8) + [UInt8(ascii: " ")] {
      let isPart =
        byte == UInt8(ascii: "_") || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
        || byte >= 0x30 && byte <= 0x39
      if isPart {
        if word.isEmpty { before = last }
        word.append(byte)
      } else if !word.isEmpty {
        if before != UInt8(ascii: "."), word[0] >= 0x41, word[0] <= 0x5A {
          names.insert(String(decoding: word, as: UTF8.self))
        }
        word = []
      }
      last = byte
    }
    return names
  }
}
