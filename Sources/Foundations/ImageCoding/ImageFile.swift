/// A picture in a file, known by its header; the pixels are decoded when they are asked for.
public struct ImageFile: Sendable {
  /// The formats that are read, recognised by their first bytes and never by a file's name.
  public enum Format: Sendable {
    case png
    case jpeg
  }

  /// The file's format.
  public let format: Format
  /// Pixels a row of the upright picture.
  public let width: Int
  /// Rows of the upright picture.
  public let height: Int
  /// Bytes of the file.
  public var byteCount: Int { storage.bytes.count }
  private let storage: Storage

  /// Gives a file an identity, so that it is decoded once however often it is shown.
  private final class Storage: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// Reads the header; a picture beyond `ImageLimits` is refused.
  public init(_ bytes: [UInt8]) throws(ImageFileError) {
    storage = Storage(bytes)
    if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      format = .jpeg
      (width, height) = try ImageFile.sizeOfJPEG(bytes)
    } else {
      format = .png
      (width, height) = try ImageFile.sizeOfPNG(bytes)
    }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= ImageLimits.maximumDecodedPixels else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// The pixels, each side divided by `reduction`, a power of two: the average of so many pixels
  /// both ways.
  ///
  /// - Throws: `ImageFileError.png` or `.jpeg` for what the header did not show.
  public func pixels(reduction: Int = 1) throws(ImageFileError) -> PixelBuffer {
    switch format {
    case .png:
      do throws(PNGError) {
        return try PixelBuffer(
          png: storage.bytes, maximumPixels: ImageLimits.maximumDecodedPixels
        ).reduced(by: reduction)
      } catch { throw .png(error) }
    case .jpeg:
      let whileDecoding = min(reduction, 8)
      do throws(JPEGError) {
        return try PixelBuffer(jpeg: storage.bytes, reduction: whileDecoding)
          .reduced(by: reduction / whileDecoding)
      } catch { throw .jpeg(error) }
    }
  }

  private static func sizeOfJPEG(_ bytes: [UInt8]) throws(ImageFileError) -> (Int, Int) {
    do throws(JPEGError) {
      let header = try JPEGHeader(bytes)
      return header.orientation.swapsSides
        ? (header.height, header.width) : (header.width, header.height)
    } catch { throw .jpeg(error) }
  }

  private static func sizeOfPNG(_ bytes: [UInt8]) throws(ImageFileError) -> (Int, Int) {
    do throws(PNGError) {
      let header = try PNGHeader(bytes)
      return (header.width, header.height)
    } catch PNGError.notPNG {
      throw .unknownFormat(ImageFile.guess(bytes))
    } catch { throw .png(error) }
  }

  /// What a file may be that is neither PNG nor JPEG, for the message.
  private static func guess(_ bytes: [UInt8]) -> String? {
    let signatures: KeyValuePairs<String, [UInt8]> = [
      "GIF": Array("GIF8".utf8), "PDF": Array("%PDF".utf8), "WebP": Array("RIFF".utf8),
      "TIFF": [0x49, 0x49, 0x2a, 0], "BMP": Array("BM".utf8), "SVG": Array("<svg".utf8),
      "XML": Array("<?xml".utf8), "HTML": Array("<!".utf8),
    ]
    if bytes.isEmpty { return "empty" }
    if bytes.dropFirst(4).starts(with: "ftyphei".utf8) { return "a HEIC file" }
    return signatures.first { bytes.starts(with: $0.value) }.map { "a \($0.key) file" }
  }
}

extension ImageFile: Hashable {
  /// The same file read once; two readings of equal bytes are not equal.
  public static func == (a: ImageFile, b: ImageFile) -> Bool { a.storage === b.storage }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

/// Why a file could not be used as a picture.
public enum ImageFileError: Error, Hashable, Sendable {
  /// There is no such file, or it may not be read; why.
  case unreadable(String)
  /// Neither PNG nor JPEG; its likely format, if that is known.
  case unknownFormat(String?)
  /// More bytes than `ImageLimits.maximumFileBytes`.
  case fileTooLarge(bytes: Int)
  /// More pixels than `ImageLimits.maximumDecodedPixels`.
  case tooLarge(width: Int, height: Int)
  /// What is wrong with a PNG.
  case png(PNGError)
  /// What is wrong with a JPEG.
  case jpeg(JPEGError)
}

extension ImageFileError: CustomStringConvertible {
  /// What happened, for people.
  public var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .unknownFormat(let guess):
      "not a PNG or JPEG picture" + (guess.map { " but \($0)" } ?? "")
    case .fileTooLarge(let bytes):
      "a picture file of \(bytes >> 20) MiB is too large"
        + " (limit: \(ImageLimits.maximumFileBytes >> 20) MiB)"
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large"
        + " (limit: \(ImageLimits.maximumDecodedPixels) pixels in all)"
    case .png(let error): error.description
    case .jpeg(let error): error.description
    }
  }
}

/// How large a picture may be that is read from a file.
public enum ImageLimits {
  /// Pixels in all: 67 million, 256 MiB when decoded; the largest phone camera's picture has 48
  /// million.
  public static let maximumDecodedPixels = 1 << 26
  /// Bytes of a file.
  public static let maximumFileBytes = 128 << 20
}

/// How the rows of a stored picture lie: the numbers of Exif 2.3, where the first two words say on
/// which sides of the upright picture the stored first row and first column are.
public enum ImageOrientation: Int, Sendable {
  /// Row 0 is the top, column 0 the left side.
  case up = 1
  /// Top, right: mirrored.
  case upMirrored = 2
  /// Bottom, right: turned by half a circle.
  case down = 3
  /// Bottom, left.
  case downMirrored = 4
  /// Left, top.
  case leftMirrored = 5
  /// Right, top: turned a quarter clockwise to be upright.
  case right = 6
  /// Right, bottom.
  case rightMirrored = 7
  /// Left, bottom: turned a quarter anticlockwise to be upright.
  case left = 8

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= 5 }
}

extension PixelBuffer {
  /// The upright picture of one whose rows are stored in `orientation`.
  func turned(upright orientation: ImageOrientation) -> PixelBuffer {
    guard orientation != .up else { return self }
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    var upright = PixelBuffer(width: across, height: down)
    upright.withMutableWords { words in
      for y in 0..<down {
        for x in 0..<across {
          let (column, row) = source(ofX: x, y: y, orientation)
          words[y * across + x] = self[column, row]
        }
      }
    }
    return upright
  }

  /// Where the stored pixel lies that is to be seen at `x`, `y`.
  private func source(
    ofX x: Int, y: Int, _ orientation: ImageOrientation
  ) -> (column: Int, row: Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .right: (y, bottom - x)
    case .rightMirrored: (right - y, bottom - x)
    case .left: (right - y, x)
    }
  }
}
