import Foundation
import ImageCoding
import LayoutTree

/// References on disk: `<name>.png` and, beside it, `<name>.json` with its layout tree.
public struct ReferenceStore: Sendable {
  /// Where the references are.
  public let folder: String

  /// A store in `folder`, which is made when something is written.
  public init(folder: String) { self.folder = folder }

  /// A reference as it was stored.
  struct Reference {
    let png: [UInt8]
    let tree: LayoutTree
  }

  /// The reference of that name; `nil` when neither of its files is there.
  ///
  /// - Throws: `ReferenceError` when it is incomplete or cannot be read.
  func read(_ name: String) throws(ReferenceError) -> Reference? {
    let png = contents(of: name, "png"), json = contents(of: name, "json")
    if png == nil, json == nil { return nil }
    guard let png else { throw ReferenceError(reason: "\(path(name, "png")) is missing") }
    guard let json else { throw ReferenceError(reason: "\(path(name, "json")) is missing") }
    do {
      return Reference(png: Array(png), tree: try JSONDecoder().decode(LayoutTree.self, from: json))
    } catch {
      throw ReferenceError(reason: "\(path(name, "json")) is no layout tree")
    }
  }

  /// Makes `snapshot` the reference of its name. Each file is replaced as a whole, and left alone
  /// when it would not change.
  public func write(_ snapshot: Snapshot) throws(ReferenceError) {
    let json = Data(snapshot.tree.json(.linePerNode).utf8)
    for (type, data) in [("png", Data(snapshot.png)), ("json", json)]
    where contents(of: snapshot.name, type) != data {
      try Self.write(data, to: path(snapshot.name, type), in: folder)
    }
  }

  /// Names that have a reference, in alphabetical order.
  public var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  private func path(_ name: String, _ type: String) -> String { "\(folder)/\(name).\(type)" }

  private func contents(of name: String, _ type: String) -> Data? {
    FileManager.default.contents(atPath: path(name, type))
  }

  /// Writes a file by way of a temporary one, so that a reader never sees half of it.
  static func write(_ data: Data, to path: String, in folder: String) throws(ReferenceError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ReferenceError(reason: "\(path) cannot be written")
    }
  }
}

/// Why a reference could not be read or written.
public struct ReferenceError: Error, Equatable, Sendable {
  /// In words, with the path.
  public let reason: String
}
