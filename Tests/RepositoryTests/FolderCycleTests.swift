import Testing

/// Folders of a target that need each other: from each there is a way to each other one, a step being
/// a type of one folder that is named in another. Such folders are read as one, whatever their names
/// promise.
///
/// Types are found by their names: those declared outside of all others, in one folder only. Files
/// directly in the target's folder count as a folder of their own.
@Suite("Folders of a target")
struct FolderCycleTests {
  /// As many folders may need each other.
  private static let most = 3

  /// Targets with more, at most ten: how many folders, which may only fall, and why.
  private static let known: [String: (count: Int, why: String)] = [
    "CellTemplates": (11, "a template's keys, values and plan are read and compiled by one pass"),
    "ConstraintLog": (4, "an entry holds bodies, and a body's lines are read by its entry"),
    "InterfaceBuilder": (13, "one builder reads elements, and each element's reader calls it"),
    "PlumbCommand": (6, "commands start commands again: watching and previews"),
    "Typesetting": (6, "a paragraph's words, fonts and lines are parts of one measurement"),
    "UIKitCore": (5, "a view knows its constraints and its engine, and they know their views"),
    "Snapshots": (4, "a store, its artifacts and its verdicts take the values beside them"),
    "ViewDrawing": (4, "the painter of views calls those of layers and images, and they call it"),
  ]

  @Test("No file of UIKit is loose: each is in the folder with which it is read")
  func loose() {
    let files = ["UIKit", "UIKitCore"].flatMap { Repository.swiftFiles(in: "Sources/Layout/" + $0) }
    #expect(!files.isEmpty)
    #expect(files.filter { $0.split(separator: "/").count == 4 } == [])
  }

  private static let targets = Repository.folders(in: "Sources").filter { $0 != "Libraries" }
    .flatMap { floor in Repository.folders(in: "Sources/" + floor).map { (floor, $0) } }

  @Test("At most three of them need each other", arguments: targets)
  func cycles(floor: String, target: String) throws {
    let cycles = try FolderUses(target: "Sources/\(floor)/\(target)").cycles
    let most = Self.known[target]?.count ?? Self.most
    #expect(cycles.map(\.count).max() ?? 0 <= most, "\(target): \(cycles)")
  }

  @Test("No more than ten targets have more")
  func exceptions() {
    #expect(Self.known.count <= 10)
  }

  /// Names of two types that are the same on purpose, each with its reason. None is.
  private static let sameNames: [String: String] = [:]

  @Test("No two targets have a type of one name outside of all others, be it in an `#if`")
  func names() throws {
    var targets: [String: Set<String>] = [:]
    // What stands in for modules of others has their names.
    for (floor, target) in Self.targets where !target.hasSuffix("StandIns") {
      for path in Repository.swiftFiles(in: "Sources/\(floor)/\(target)") {
        for name in FolderUses.declarations(in: try Repository.text(of: path)) {
          targets[name, default: []].insert(target)
        }
      }
    }
    let repeated = targets.filter { $0.value.count > 1 }
    #expect(Set(repeated.keys) == Set(Self.sameNames.keys), "\(repeated)")
  }

  @Test(
    "A declaration is found inside of `#if`, and neither one inside of a type nor a private one")
  func declarations() {
    let source = """
      struct A { struct B {} }
      #if os(Linux)
        final class C {
          enum D {}
        }
        #if DEBUG
          private struct E {}
          protocol F {}
        #else
          actor G {}
        #endif
      #endif
      enum H {
        case a
      }
      """
    #expect(FolderUses.declarations(in: source) == ["A", "C", "F", "G", "H"])
  }

  @Test("Folders on a way around are found, and one that only uses them is not")
  func finding() {
    let uses = FolderUses([
      ("Engine", "final class Engine { let view: View }"), ("View", "class View { }"),
      ("View", "extension View { var layer: Layer? }"), ("Layer", "class Layer { }"),
      ("Layer", "extension Layer { var engine: Engine? }"),
      ("Table", "struct Table { let v: View }"),
    ])
    #expect(uses.cycles == [["Engine", "Layer", "View"]])
  }
}

/// Which folders name types of which others.
private struct FolderUses {
  private var declared: [String: Set<String>] = [:]
  private var named: [String: Set<String>] = [:]

  /// The Swift files of a target, by the folder directly below it.
  init(target: String) throws {
    self.init(
      try Repository.swiftFiles(in: target).map { path in
        let rest = path.dropFirst(target.count + 1).split(separator: "/")
        return (rest.count > 1 ? String(rest[0]) : Self.root, try Repository.text(of: path))
      })
  }

  /// Texts by their folders.
  init(_ files: [(folder: String, text: String)]) {
    for (folder, text) in files {
      for name in Self.declarations(in: text) { declared[name, default: []].insert(folder) }
      for line in SwiftText(text).lines {
        named[folder, default: []].formUnion(Self.typeNames(line))
      }
    }
  }

  /// The folders that need each other, two or more at a time, sorted.
  var cycles: [[String]] {
    var reached: [String: Set<String>] = [:]
    for folder in named.keys {
      var found: Set<String> = []
      var next = [folder]
      while let one = next.popLast() {
        for other in uses(of: one) where found.insert(other).inserted { next.append(other) }
      }
      reached[folder] = found
    }
    var cycles: Set<[String]> = []
    for (folder, others) in reached where others.contains(folder) {
      cycles.insert(others.filter { reached[$0, default: []].contains(folder) }.sorted())
    }
    return cycles.sorted { $0[0] < $1[0] }
  }

  /// The folders that declare what a folder names.
  private func uses(of folder: String) -> Set<String> {
    Set(
      named[folder, default: []].compactMap { name in
        guard let owners = declared[name], owners.count == 1, owners.first != folder else {
          return nil
        }
        return owners.first
      })
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]

  /// What files directly in the target's folder are counted as.
  private static let root = "its own folder"

  /// The names of the types that a source declares for other files, outside of all types.
  static func declarations(in source: String) -> [String] {
    SwiftText(source).linesOutOfConditions.compactMap(declaration)
  }

  /// The name of a type that is declared at the left margin.
  private static func declaration(_ line: Substring) -> String? {
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
