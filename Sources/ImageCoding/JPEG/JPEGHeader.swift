/// What the segments before the pixels of a JPEG say, read before anything is allocated for it.
///
/// ITU-T T.81, annex B: a file is a row of segments, each a marker `FF xx` and its length, up to the
/// start of the first scan.
struct JPEGHeader {
  /// Pixels a row, as they are stored.
  private(set) var width = 0
  /// Rows, as they are stored.
  private(set) var height = 0
  /// How the stored rows are to be turned.
  private(set) var orientation = ImageOrientation.up

  /// Reads the segments up to the frame's header and the first scan.
  init(_ bytes: [UInt8]) throws(JPEGError) {
    guard bytes.starts(with: [0xff, 0xd8, 0xff]) else { throw .notJPEG }
    var at = 2
    for _ in 0..<JPEGLimits.maximumSegments {
      guard let segment = Segment(bytes, at: at) else {
        throw .damaged("it ends before its picture begins")
      }
      if segment.isStartOfScan {
        guard width > 0, height > 0 else { throw .damaged("no size before its picture") }
        return
      }
      take(segment, of: bytes)
      at = segment.content.upperBound
    }
    throw .damaged("more than \(JPEGLimits.maximumSegments) segments before its picture")
  }

  private mutating func take(_ segment: Segment, of bytes: [UInt8]) {
    let content = bytes[segment.content]
    if segment.isFrameHeader, content.count >= 6 {
      let start = content.startIndex
      height = Int(content[start + 1]) << 8 | Int(content[start + 2])
      width = Int(content[start + 3]) << 8 | Int(content[start + 4])
    } else if segment.marker == 0xe1 {
      orientation = ImageOrientation(exif: content) ?? orientation
    }
  }
}

/// One segment: its marker, and where its content lies.
private struct Segment {
  let marker: UInt8
  let content: Range<Int>

  /// The segment whose marker begins at `start` or after the fill bytes there.
  init?(_ bytes: [UInt8], at start: Int) {
    var at = start
    guard at < bytes.count, bytes[at] == 0xff else { return nil }
    while at < bytes.count, bytes[at] == 0xff { at += 1 }
    guard at + 2 < bytes.count else { return nil }
    marker = bytes[at]
    let length = Int(bytes[at + 1]) << 8 | Int(bytes[at + 2])
    guard length >= 2, at + 1 + length <= bytes.count else { return nil }
    content = at + 3..<at + 1 + length
  }

  var isStartOfScan: Bool { marker == 0xda }

  /// SOF0 … SOF15, without the Huffman tables, the arithmetic conditioning and the reserved one
  /// that lie between.
  var isFrameHeader: Bool {
    (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
  }
}
