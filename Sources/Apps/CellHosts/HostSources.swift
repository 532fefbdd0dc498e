import Foundation
import SourcePass

/// The Swift files that one host is built from.
package struct HostSources {
  /// A file that was read.
  struct File {
    let path: String
    let text: [UInt8]
  }

  /// What is drawn: Swift files, and folders of some.
  let operands: [String]
  /// In the order in which they were found: the operands' own, then further ones.
  let files: [File]
  /// Whether they are of Swift 2 or older, and were brought up to date.
  let areFormer: Bool

  private static let mostFiles = 5000
  /// Bytes of one file.
  private static let largestFile = 16 << 20
  /// Brackets in one another; the compiler's parser has the same limit.
  private static let deepestNesting = 256

  /// Reads the files of the operands and further ones, each once.
  ///
  /// - Parameters:
  ///   - further: files and folders that are compiled but not drawn.
  ///   - others: files and folders that are left out of the further ones.
  ///   - areFormer: whether they are known to be Swift 1 or 2.
  package init(
    _ operands: [String], further: [String] = [], without others: [String] = [],
    areFormer: Bool = false
  ) throws(PlumbError) {
    self.operands = operands
    var seen: Set<String> = []
    var files: [File] = []
    for other in others {
      for path in try Self.paths(other) { seen.insert(ResolvedPath.of(path) ?? path) }
    }
    for operand in operands + further {
      for path in try Self.paths(operand)
      where seen.insert(ResolvedPath.of(path) ?? path).inserted {
        files.append(File(path: path, text: try Self.text(of: path)))
        guard files.count <= Self.mostFiles else {
          throw PlumbError(operand, "has more than \(Self.mostFiles) Swift files")
        }
      }
    }
    let updated = FormerSwift.updated(files.map(\.text), isKnown: areFormer)
    self.areFormer = updated != nil
    self.files = updated.map { zip(files, $0).map { File(path: $0.path, text: $1) } } ?? files
  }

  private static func text(of path: String) throws(PlumbError) -> [UInt8] {
    let text: [UInt8]
    do throws(FileFailure) {
      text = try FileContents.read(path, limit: largestFile) ?? []
    } catch {
      throw PlumbError(path, "cannot be read: \(error.reason)", hint: error.hint)
    }
    if let remnant = GitRemnant.diagnostic(of: text, file: path) { throw PlumbError([remnant]) }
    guard SwiftToken.nesting(of: text) <= deepestNesting else {
      throw PlumbError(
        path, "nests too deep", expected: "at most \(deepestNesting) brackets in one another")
    }
    return text
  }

  /// The paths of everything that was read.
  package var paths: [String] { files.map(\.path) }

  /// Whether a file is an operand or in one.
  func isDrawn(_ path: String) -> Bool {
    operands.contains { path == $0 || PathName.relative(path, to: $0) != nil || $0 == "." }
  }

  /// The Swift files of an operand, those of a folder in the order of their names. Hidden folders,
  /// and tests, which import what no app has, are passed over.
  private static func paths(_ operand: String) throws(PlumbError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
      throw PlumbError(operand, "cannot be read: No such file or directory")
    }
    guard isFolder.boolValue else { return [operand] }
    let folder = PathName.withoutSlashes(operand)
    let names = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    while let name = names?.nextObject() as? String {
      let parts = name.split(separator: "/")
      guard let last = parts.last else { continue }
      if last.hasPrefix(".") || last == "Package.swift" {
        names?.skipDescendants()
        continue
      }
      guard last.hasSuffix(".swift"), !last.hasSuffix("Tests.swift") else { continue }
      found.append(folder == "." ? name : "\(folder)/\(name)")
      if found.count > mostFiles { break }
    }
    guard !found.isEmpty else { throw PlumbError(operand, "is a folder without Swift files") }
    return found.sorted()
  }
}
