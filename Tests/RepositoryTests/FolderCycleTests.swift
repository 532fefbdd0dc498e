import Testing

/// Folders of a target that need each other: a type of one is named in the other, and the other way
/// round. Two such folders are read as one, whatever their names promise.
///
/// Types are found by their names: those declared outside of all others, in one folder only. Files
/// directly in the target's folder count as a folder of their own.
@Suite("Folders of a target")
struct FolderCycleTests {
  /// Pairs of folders that need each other, by target. These numbers may only fall. UIKit's are in
  /// its nature: a view knows its constraints, its engine, its layer, its recognisers, its images
  /// and its controller, and they know their views; a text may hold images, and a drawn image text;
  /// keys, menus and the bars of keyboards belong to every responder; fonts, colours and traits ask
  /// for the environment of the view that is being made. Most of the others are the parts of a
  /// target that take the values declared directly in its folder, and that its first file calls.
  private static let known = [
    "CellSources": 2, "CellTemplates": 6, "ConstraintLog": 4, "ImageCoding": 2,
    "InterfaceBuilder": 5, "LayoutChanges": 1, "LayoutDiagrams": 2, "PlumbCommand": 2,
    "PlumbKit": 1,
    "SnapshotReports": 1, "Snapshots": 2, "SourcePass": 1, "UIKit": 19, "ViewDrawing": 3,
  ]

  @Test("No file of UIKit is loose: each is in the folder with which it is read")
  func loose() {
    let files = Repository.swiftFiles(in: "Sources/Layout/UIKit")
    #expect(!files.isEmpty)
    #expect(files.filter { $0.split(separator: "/").count == 4 } == [])
  }

  private static let targets = Repository.folders(in: "Sources").filter { $0 != "Libraries" }
    .flatMap { floor in Repository.folders(in: "Sources/" + floor).map { (floor, $0) } }

  @Test("No more of them need each other than are known", arguments: targets)
  func pairs(floor: String, target: String) throws {
    let folders = try FolderUses(target: "Sources/\(floor)/\(target)")
    let pairs = folders.mutual
    #expect(pairs.count <= Self.known[target, default: 0], "\(target): \(pairs)")
  }

  /// Names of two types that are the same on purpose, each with its reason. None is.
  private static let sameNames: [String: String] = [:]

  @Test("No two targets have a type of one name outside of all others, be it in an `#if`")
  func names() throws {
    var targets: [String: Set<String>] = [:]
    // Stand-ins for modules of Apple's have Apple's names.
    for (floor, target) in Self.targets where target != "StandIns" {
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
