import Foundation
import LayoutTree

/// The two files of a reference, as bytes: what is the same as bytes need not be understood.
struct StoredReference {
  /// The picture.
  let png: [UInt8]
  /// The layout tree.
  let tree: StoredTree

  /// Whether the tree was recorded with another picture than this one.
  ///
  /// - Throws: `ReferenceError` when the tree cannot be read.
  func isOfTwoRecordings() throws(ReferenceError) -> Bool {
    guard let picture = try tree.header().picture else { return false }
    return picture != PictureHash.digits(of: png)
  }
}

/// A layout tree as it is stored: JSON, a line for each view.
struct StoredTree {
  /// All of it.
  let json: [UInt8]
  /// What messages call the file.
  let path: String
  /// Where `[` of the scenes stands; nil where there is none.
  private let scenesStart: Int?

  init(json: [UInt8], path: String) {
    self.json = json
    self.path = path
    scenesStart = Self.find(json)
  }

  /// Whether both have the same scenes, byte by byte. What is before them (the tool, fonts, libraries)
  /// may differ.
  func hasScenes(of other: StoredTree) -> Bool {
    guard let start = scenesStart, let otherStart = other.scenesStart else { return false }
    return json.count - start == other.json.count - otherStart
      && Bytes.areEqual(json, from: start, other.json, from: otherStart)
  }

  /// The tree.
  func decoded() throws(ReferenceError) -> LayoutTree { try decode(json) }

  /// The tree without its scenes.
  func header() throws(ReferenceError) -> LayoutTree {
    guard let scenesStart else { return try decoded() }
    return try decode(json[..<scenesStart] + Array("[]}".utf8))
  }

  private func decode(_ bytes: some Sequence<UInt8>) throws(ReferenceError) -> LayoutTree {
    do {
      return try JSONDecoder().decode(LayoutTree.self, from: Data(bytes))
    } catch {
      throw ReferenceError(reason: "\(path) is no layout tree")
    }
  }

  /// Quotation marks within strings are escaped, so that these bytes are a key wherever they stand.
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

/// Bytes, compared as memory.
enum Bytes {
  /// Whether two arrays are the same.
  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && areEqual(one, from: 0, other, from: 0)
  }

  /// Whether the rest of `one` is what `other` has from its own start on.
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
