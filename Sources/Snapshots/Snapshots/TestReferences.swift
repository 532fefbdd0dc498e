import Foundation

/// The references of Swift tests, found by where they lie:
/// `<folder>/__Snapshots__/<File>/<test>.<name>-<variant>`, beside `<folder>/<File>.swift`.
///
/// Which names and variants a test asks for is known only when it has run, and runs leave tests
/// out. Which tests there are stands in the source.
public struct TestReferences: Sendable {
  /// The project's folder.
  private let project: String

  /// The folder that references of a test file lie in.
  public static let folderName = "__Snapshots__"

  /// The references of all tests below a folder.
  public init(project: String) { self.project = project }

  /// References whose test is gone, by their paths below the project without extension, in
  /// alphabetical order: the file is not there any more, or it has no function of that name and no
  /// string that could stand for one (`testName:`).
  public var orphans: [String] {
    TestFolderWalk(project).folders.flatMap { orphans(in: $0) }.sorted()
  }

  /// - Parameter folder: a folder called `__Snapshots__`, seen from the project.
  private func orphans(in folder: String) -> [String] {
    let parent = folder.dropLast(Self.folderName.count)
    let store = ReferenceStore(folder: "\(project)/\(folder)")
    var known: [Substring: TestNames] = [:]
    return store.orphans(known: []).compactMap { name in
      let parts = name.split(separator: "/")
      guard parts.count == 2 else { return nil }
      let tests = known[parts[0]] ?? TestNames(file: "\(project)/\(parent)\(parts[0]).swift")
      known[parts[0]] = tests
      return tests.have(parts[1].prefix { $0 != "." }) ? nil : "\(folder)/\(name)"
    }
  }
}

/// What tests of a file may be called, in the form that references have.
private struct TestNames {
  /// Functions, without their arguments.
  private var functions: Set<String> = []
  /// Words in quotes.
  private var texts: Set<String> = []

  /// The names in a file; none where there is no such file.
  init(file: String) {
    guard let bytes = FileManager.default.contents(atPath: file), bytes.count <= Self.limit else {
      return
    }
    let source = String(decoding: bytes, as: UTF8.self)
    for piece in source.components(separatedBy: "func ").dropFirst() {
      functions.insert(FileNamePart.sanitized(Self.name(piece)))
    }
    for (index, piece) in source.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated()
    where index % 2 == 1 {
      texts.insert(FileNamePart.sanitized(String(piece)))
    }
  }

  /// Bytes of a source file that is read.
  private static let limit = 16 << 20

  /// What stands before the parenthesis, or in backticks.
  private static func name(_ declaration: String) -> String {
    let text = declaration.drop { $0 == " " }
    if text.first == "`" { return String(text.dropFirst().prefix { $0 != "`" }) }
    return String(text.prefix { $0 != "(" && $0 != "<" && $0 != " " })
  }

  /// Whether a reference's first part, `row-width`, can be that of a test: `row` with any
  /// arguments.
  func have(_ test: Substring) -> Bool {
    if texts.contains(String(test)) { return true }
    var name = test
    while true {
      if functions.contains(String(name)) { return true }
      guard let hyphen = name.lastIndex(of: "-") else { return false }
      name = name[..<hyphen]
    }
  }
}

/// Finds the folders of references below a folder.
private struct TestFolderWalk {
  /// Their paths below it.
  private(set) var folders: [String] = []

  /// Folders that are looked into.
  private static let limit = 100_000

  /// Hidden folders are built or fetched, and links may lead anywhere: neither is looked into.
  init(_ root: String) {
    var open = [""]
    var count = 0
    while let folder = open.popLast(), count < Self.limit {
      count += 1
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      {
        guard !name.hasPrefix("."), Self.isFolder("\(root)/\(folder)\(name)") else { continue }
        if name == TestReferences.folderName {
          folders.append(folder + name)
        } else {
          open.append("\(folder)\(name)/")
        }
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// Texts of developers as parts of file names.
package enum FileNamePart {
  /// The longest part in UTF-8 bytes. A file system takes 255 for a whole name, of which the
  /// variant and the ending of an unfinished file need some.
  package static let limit = 160

  /// Runs of what is no letter, mark, digit or connector become one `-`, none at the ends:
  /// `row(width:)` is `row-width`. The rule of swift-snapshot-testing (`\W+`), so that references
  /// keep their names.
  package static func sanitized(_ text: String) -> String {
    let words = text.unicodeScalars.split { !isWord($0) }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
  }

  /// `\w` of UTS #18, annex C.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.isJoinControl { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }
}
