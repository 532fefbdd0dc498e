import Foundation
import ImageCoding
import Snapshots
import TestSupport

@testable import PlumbTesting

/// References and artifacts of assertions under test, in a folder of their own.
///
/// Names are known to the whole process, so each bench has its own folder and no test shares one.
final class Bench: @unchecked Sendable {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Where the references are.
  var path: String { folder.path }

  /// Runs assertions in the folder as a new process would; without variables as on a developer's
  /// machine.
  @discardableResult
  func run<Result>(
    _ record: RecordMode? = nil, variables: [String: String] = [:], _ body: () throws -> Result
  ) rethrows -> Result {
    var settings = SnapshotTestSettings()
    settings.record = record
    settings.references = path
    settings.artifacts = "\(path)/.plumb"
    settings.variables = variables
    settings.registry = ReferenceRegistry()
    return try withSnapshotSettings(settings, body)
  }

  /// The files below the folder of references, the artifacts left out, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of the references' pictures without their folders, sorted.
  var pictures: [String] {
    files.filter { $0.hasSuffix(".png") }.map { String($0.split(separator: "/").last ?? "") }
  }

  /// The layout tree and the size of the only picture.
  func recorded() throws -> (tree: String, size: [Int]) {
    guard let picture = files.first(where: { $0.hasSuffix(".png") }) else { throw Nothing() }
    let png = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(picture)"))
    let tree = "\(path)/\(picture.dropLast(4)).json"
    let pixels = try PixelBuffer(png: [UInt8](png))
    return (
      try String(contentsOfFile: tree, encoding: .utf8),
      [pixels.width, pixels.height]
    )
  }

  /// There is no picture.
  private struct Nothing: Error {}

  /// The bytes of every file.
  func contents() throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, try Data(contentsOf: URL(fileURLWithPath: "\(path)/\($0)")))
      })
  }

  /// Puts a text in place of a file of a reference.
  func write(_ text: String, as name: String) throws {
    try folder.write(Data(text.utf8), as: name)
  }

  /// The pictures that were left among the artifacts, sorted.
  var leftPictures: [String] {
    let left =
      FileManager.default.enumerator(atPath: "\(path)/.plumb")?
      .compactMap { $0 as? String } ?? []
    return left.filter { $0.hasSuffix(".png") }.sorted()
  }

  /// What the run has noted.
  func results() throws -> [SnapshotResult] {
    try ArtifactFolder(path: "\(path)/.plumb").read()?.results ?? []
  }
}
