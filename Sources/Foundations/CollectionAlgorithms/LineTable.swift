/// A resource with a line for each entry.
package enum LineTable {
  /// The lines: the words before the first colon, and the rest after it and a space.
  package static func lines(_ bytes: [UInt8]) -> [(words: [String], rest: Substring)] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      let sides = line.split(separator: ":", maxSplits: 1)
      return (
        sides[0].split(separator: " ").map(String.init), sides.dropFirst().first?.dropFirst() ?? ""
      )
    }
  }
}
