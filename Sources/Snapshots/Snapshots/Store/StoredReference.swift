import CollectionAlgorithms
import Foundation
import LayoutTree
import Reading

/// The two files of a reference as bytes; files with equal bytes need not be parsed.
struct StoredReference {
  let png: [UInt8]
  /// The picture's name in messages.
  let picturePath: String
  let tree: StoredTree

  /// Whether the tree was recorded with another picture than this one. Throws `ReferenceError` if
  /// the tree cannot be read.
  func isOfTwoRecordings() throws(ReferenceError) -> Bool {
    guard let picture = try tree.header().picture else { return false }
    return picture != PictureHash.digits(of: png)
  }
}

/// A stored layout tree: JSON, one line per view.
struct StoredTree {
  /// The whole file.
  let json: [UInt8]
  /// The file's name in messages.
  let path: String
  /// The offset of the scenes' `[`; nil if there is none.
  private let scenesStart: Int?

  init(json: [UInt8], path: String) {
    self.json = json
    self.path = path
    scenesStart = Self.find(json)
  }

  /// Whether both have the same scenes, byte by byte; headers may differ.
  func hasScenes(of other: StoredTree) -> Bool {
    guard let start = scenesStart, let otherStart = other.scenesStart else { return false }
    return json.count - start == other.json.count - otherStart
      && ByteComparison.areEqual(json, from: start, other.json, from: otherStart)
  }

  func decoded() throws(ReferenceError) -> LayoutTree { try decode(json) }

  /// Parses the tree without its scenes.
  func header() throws(ReferenceError) -> LayoutTree {
    guard let scenesStart else { return try decoded() }
    return try decode(json[..<scenesStart] + Array("[]}".utf8))
  }

  private func decode(_ bytes: some Sequence<UInt8>) throws(ReferenceError) -> LayoutTree {
    do {
      return try JSONDecoder().decode(LayoutTree.self, from: Data(bytes))
    } catch {
      let problem = syntaxProblem ?? "\(path) is no layout tree: \(Diagnostic.reason(of: error))"
      throw ReferenceError(reason: "\(problem); \(ReferenceStore.advice)")
    }
  }

  /// Where the file is broken JSON; nil where it is none. Foundation's decoder does not say it.
  private var syntaxProblem: String? {
    let log = DiagnosticLog()
    if let source = SourceText.decode(json, file: path, log: log) {
      _ = JSONReader.read(source, log: log)
    }
    return log.diagnostics.first { $0.severity == .error }?.sentence
  }

  /// Finds the key of the scenes: strings escape quotation marks.
  private static func find(_ json: [UInt8]) -> Int? {
    let key = Array("\"scenes\":[".utf8)
    return json.withUnsafeBufferPointer { json in
      var start = 0
      while start + key.count <= json.count {
        if json[start] == key[0], json[start + 1] == key[1],
          json[start..<(start + key.count)].elementsEqual(key)
        {
          return start + key.count - 1
        }
        start += 1
      }
      return nil
    }
  }
}

/// Arrays of bytes, compared as memory: a reference's picture has megabytes.
package enum ByteComparison {
  /// Whether two arrays are the same.
  package static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && areEqual(one, from: 0, other, from: 0)
  }

  /// Whether the rest of `one` equals `other` from its own start on.
  static func areEqual(
    _ one: [UInt8], from start: Int, _ other: [UInt8], from otherStart: Int
  ) -> Bool {
    let count = one.count - start
    guard count > 0 else { return true }
    return one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let left = one.baseAddress, let right = other.baseAddress else { return false }
        return memcmp(left + start, right + otherStart, count) == 0
      }
    }
  }
}

/// A hash that identifies the bytes of pictures.
///
/// A layout tree contains the hash of the picture that it was recorded with, because two files
/// cannot be replaced in one step: after an interrupted recording, or a merge that took one file of
/// each side, it shows that picture and tree do not belong together. It changes exactly if the
/// picture does, so that it adds nothing to a review. If it does not match, the picture is compared
/// like one from another environment (`ComparisonSettings.tolerance(inSameEnvironment:)`).
enum PictureHash {
  /// Sixteen hexadecimal digits (`ContentHash`).
  static func digits(of bytes: [UInt8]) -> String { ContentHash(bytes).description }
}
