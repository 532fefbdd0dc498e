/// The size of a vector file, for layout; its drawing is not read.
package enum VectorSize {
  /// Streams of a PDF in which a page is looked for, and bytes of each.
  private static let (mostStreams, longestStream) = (64, 4 << 20)
  private static let longestSide = 20_000.0

  /// The width and height in points; nil where the file does not say them.
  package static func read(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    let size = bytes.starts(with: "%PDF".utf8) ? pdf(bytes) : svg(bytes)
    guard let (width, height) = size, width > 0, height > 0, width <= longestSide,
      height <= longestSide
    else { return nil }
    return (width, height)
  }

  // MARK: PDF

  /// The box of the first page that names one (ISO 32000-1, 7.7.3.3), if uncompressed.
  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    if let size = mediaBox(bytes[...]) { return size }
    let mark = Array("stream".utf8)
    var start = 0
    for _ in 0..<mostStreams {
      guard let found = bytes[start...].firstRange(of: mark) else { return nil }
      let data = bytes[found.upperBound...].drop { $0 == 0x0D || $0 == 0x0A }
      if let text = Inflating.inflate(data, atMost: longestStream),
        let size = mediaBox(text[...])
      {
        return size
      }
      // Behind the `endstream` of this one.
      guard let end = data.firstRange(of: mark) else { return nil }
      start = end.upperBound
    }
    return nil
  }

  private static func mediaBox(_ bytes: ArraySlice<UInt8>) -> (Double, Double)? {
    guard let found = bytes.firstRange(of: "/MediaBox".utf8) else { return nil }
    let rest = bytes[found.upperBound...].prefix(200)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest.firstIndex(of: UInt8(ascii: "]")), open < close
    else { return nil }
    let box = numbers(rest[(open + 1)..<close])
    return box.count == 4 ? (box[2] - box[0], box[3] - box[1]) : nil
  }

  // MARK: SVG

  /// `width` and `height` of the root, else the size of its `viewBox` (SVG 1.1, 7.7).
  private static func svg(_ bytes: [UInt8]) -> (Double, Double)? {
    guard let start = bytes[...].firstRange(of: "<svg".utf8) else { return nil }
    let rest = bytes[start.upperBound...]
    let root = rest[..<(rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex)]
    if let width = length("width", in: root), let height = length("height", in: root) {
      return (width, height)
    }
    guard let box = attribute("viewBox", in: root).map(numbers), box.count == 4 else { return nil }
    return (box[2], box[3])
  }

  private static func length(_ name: String, in root: ArraySlice<UInt8>) -> Double? {
    guard let value = attribute(name, in: root) else { return nil }
    let digits = value.prefix { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
    let unit = String(decoding: value[digits.endIndex...], as: UTF8.self)
    return ["", "px", "pt"].contains(unit) ? numbers(digits).first : nil
  }

  private static func attribute(
    _ name: String, in root: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    var rest = root
    while let found = rest.firstRange(of: name.utf8) {
      let isWhole = found.lowerBound == root.startIndex || rest[found.lowerBound - 1] <= 0x20
      rest = rest[found.upperBound...]
      let value = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard isWhole, value.startIndex > rest.startIndex, let quote = value.first,
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { continue }
      return value[(value.startIndex + 1)..<end]
    }
    return nil
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Double] {
    bytes.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }.filter(\.isFinite)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstRange(of part: some Collection<UInt8>) -> Range<Int>? {
    guard let first = part.first else { return nil }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return start..<start + part.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}
