import Foundation

/// The references of Swift tests, found by their location:
/// `<folder>/__Snapshots__/<File>/<test>.<name>-<variant>`, beside `<folder>/<File>.swift`.
///
/// The names and variants of a test are known only after it has run, and runs leave tests out. The
/// source files show which tests exist.
public struct TestReferences: Sendable {
  /// The path of the project's folder.
  private let project: String

  /// The name of the folder with references beside a test file.
  public static let folderName = "__Snapshots__"

  /// Finds the references of all tests below a folder.
  public init(project: String) { self.project = project }

  /// References whose test no longer exists, by their paths below the project without extension, in
  /// alphabetical order: the file is missing, or it has neither a function of that name nor a
  /// string that could be the name (`testName:`).
  public var orphans: [String] {
    TestFolderWalk(project).folders.flatMap { orphans(in: $0) }.sorted()
  }

  /// - Parameter folder: a folder named `__Snapshots__`, relative to the project.
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

/// The possible names of the tests in a file, in the form of references.
private struct TestNames {
  /// The names of functions, without arguments.
  private var functions: Set<String> = []
  private var texts: Set<String> = []

  /// Reads the names in a file; none if it does not exist.
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

  /// The maximum size in bytes of a source file.
  private static let limit = 16 << 20

  /// The part before the parenthesis, or in backticks.
  private static func name(_ declaration: String) -> String {
    let text = declaration.drop { $0 == " " }
    if text.first == "`" { return String(text.dropFirst().prefix { $0 != "`" }) }
    return String(text.prefix { $0 != "(" && $0 != "<" && $0 != " " })
  }

  /// Whether a reference's first part, `row-width`, can be a test's name: `row` with any arguments.
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

/// Finds the `__Snapshots__` folders below a folder.
private struct TestFolderWalk {
  /// Their paths relative to it.
  private(set) var folders: [String] = []

  /// The maximum number of folders to search.
  private static let limit = 100_000

  /// Hidden folders and links are skipped: build products, and anywhere.
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

/// Converts texts of developers to parts of file names.
package enum FileNamePart {
  /// The maximum length of a part in UTF-8 bytes. A file system allows 255 for a whole name, some
  /// of which the variant and the extension of an unfinished file need.
  package static let limit = 160

  /// Replaces runs of characters that are no letter, mark, digit or connector by one `-`, none at
  /// the ends: `row(width:)` becomes `row-width`. This is the rule of swift-snapshot-testing
  /// (`\W+`), so that references keep their names.
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
