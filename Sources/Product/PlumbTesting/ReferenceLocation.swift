import AtomicFiles
import Foundation
import Locking
import ProjectFile
import Snapshots

/// Where the references of one assertion are.
struct ReferenceLocation {
  /// The folder that names are relative to: that of the nearest `plumb.yaml` above the test file,
  /// else of the nearest `Package.swift`, else the test file's own.
  let project: String
  /// The project's `plumb.yaml`, if it has one.
  let projectFile: String?
  /// The test file, seen from the project: `Tests/CellsTests/FeedCellTests.swift`.
  let source: String
  /// The references' path without the variant:
  /// `Tests/CellsTests/__Snapshots__/FeedCellTests/feed.1`.
  let stem: String

  /// The location of the references called `name` (`feed.1`). `folder`: of the references, seen
  /// from the project; `__Snapshots__` beside the test file without one.
  init(of site: CallSite, named name: String, folder: String?) {
    projectFile = ProjectFile.find(from: site.folder)
    let root =
      projectFile.map(PathName.folder)
      ?? Self.package(above: site.folder)
    let file = PathName.relative(site.path, to: root)
    source = file ?? site.path
    let own = file.map { PathName.prefix(of: $0) + "__Snapshots__" } ?? "__Snapshots__"
    let chosen = folder ?? own
    guard chosen.hasPrefix("/") else {
      project = root
      stem = "\(chosen)/\(site.stem)/\(name)"
      return
    }
    let inside = PathName.relative(chosen, to: root)
    project = inside == nil ? chosen : root
    stem = (inside.map { "\($0)/" } ?? "") + "\(site.stem)/\(name)"
  }

  func reference(_ suffix: String) -> String { "\(stem)-\(suffix)" }

  private static func package(above folder: String) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1 {
      let candidate = parts.joined(separator: "/")
      if FileManager.default.fileExists(atPath: "\(candidate)/Package.swift") { return candidate }
      parts.removeLast()
    }
    return folder
  }
}

#if canImport(Testing)
  import Testing
#endif

/// The test that an assertion belongs to, as its references call it.
struct TestName {
  /// `row-width` of `row(width:)`.
  let text: String
  /// Whether the test runs once for each of several arguments.
  private let isParameterised: Bool

  /// The test that is running in Swift Testing; else the function that the assertion stands in.
  /// Throws `AssertionProblem` for a function without letters and digits.
  init(function: String) throws(AssertionProblem) {
    #if canImport(Testing)
      isParameterised = Test.Case.current?.isParameterized ?? false
      let name = Test.current?.name ?? function
    #else
      isParameterised = false
      let name = function
    #endif
    text = FileNamePart.sanitized(name)
    if text.isEmpty { throw AssertionProblem("'\(name)' has nothing that a file can be called by") }
  }

  /// `row.long`, or with a number instead of a name `row.1`.
  func reference(
    named name: String?, number: () -> Int
  ) throws(AssertionProblem) -> String {
    guard let name else {
      guard !isParameterised else {
        throw AssertionProblem(
          "a snapshot of a parameterised test needs a name that is different for each of its arguments:"
            + " assertSnapshot(of: …, named: \"\\(argument)\")")
      }
      return try checked("\(text).\(number())")
    }
    let part = FileNamePart.sanitized(name)
    if part.isEmpty { throw AssertionProblem("named: '\(name)' has no letter and no digit") }
    return try checked("\(text).\(part)")
  }

  private func checked(_ name: String) throws(AssertionProblem) -> String {
    guard name.utf8.count > FileNamePart.limit else { return name }
    throw AssertionProblem(
      "the reference's name has \(name.utf8.count) bytes (limit: \(FileNamePart.limit)): \(name)")
  }
}

/// Where in the source an assertion stands.
struct CallSite: Hashable, Sendable {
  /// `CellsTests/FeedCellTests.swift`
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  static func == (left: CallSite, right: CallSite) -> Bool {
    left.line == right.line && left.column == right.column && left.path == right.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(line)
    hasher.combine(column)
  }

  var path: String { "\(filePath)" }
  var folder: String { PathName.folder(of: path) }

  /// `FeedCellTests`
  var stem: String {
    let name = PathName.last(of: path)
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}

/// Which references the assertions of this process have used, and for what.
///
/// Names must not depend on the order in which tests run, so an assertion without a name is
/// numbered by its position among those of its test: the first line that runs is 1, however often
/// it runs. One file must not stand for two pictures either. Both are known across tests only,
/// which is why this is shared; a lock guards it.
///
/// A test that runs again, as repetitions of a run do, meets the same names with the same pictures,
/// and passes.
final class ReferenceRegistry: Sendable {
  static let shared = ReferenceRegistry()

  /// Why a reference cannot be used.
  enum Clash: Equatable {
    /// Another assertion uses it.
    case otherAssertion(CallSite)
    /// The same assertion has used it for another picture.
    case otherPicture
  }

  private struct Use {
    let site: CallSite
    let content: Int
  }

  private struct Known {
    /// Lines of unnamed assertions, in the order in which each ran first, by test.
    var sites: [String: [CallSite]] = [:]
    var uses: [String: Use] = [:]
  }

  private let known = Locked(Known())

  /// The number of an assertion without a name among those of its test, from 1.
  func number(of site: CallSite, in test: String) -> Int {
    known.withLock { known in
      var sites = known.sites[test] ?? []
      if let index = sites.firstIndex(of: site) { return index + 1 }
      sites.append(site)
      known.sites[test] = sites
      return sites.count
    }
  }

  /// Notes that an assertion uses a reference for a picture; what speaks against it. `content`: a
  /// hash of the picture and its layout.
  func use(_ reference: String, by site: CallSite, content: Int) -> Clash? {
    known.withLock { known in
      guard let use = known.uses[reference] else {
        known.uses[reference] = Use(site: site, content: content)
        return nil
      }
      if use.site != site { return .otherAssertion(use.site) }
      return use.content == content ? nil : .otherPicture
    }
  }
}
