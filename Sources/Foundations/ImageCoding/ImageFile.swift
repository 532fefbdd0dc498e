/// An image file of which the header has been read; pixels are decoded on demand.
public struct ImageFile: Sendable {
  /// The supported formats, recognized by a file's first bytes and never by its name.
  public enum Format: Sendable {
    case png
    case jpeg
  }

  /// The file's format.
  public let format: Format
  /// The width of the upright image in pixels.
  public let width: Int
  /// The height of the upright image in pixels.
  public let height: Int
  /// The size of the file in bytes.
  public var byteCount: Int { storage.bytes.count }
  /// All bytes of the file, still encoded.
  public var fileBytes: [UInt8] { storage.bytes }
  private let storage: Storage

  /// Gives a file an identity, so that it is decoded once however often it is shown.
  private final class Storage: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// Reads the header; rejects images beyond `ImageLimits`.
  public init(_ bytes: [UInt8]) throws(ImageFileError) {
    storage = Storage(bytes)
    format = bytes.starts(with: [0xff, 0xd8, 0xff]) ? .jpeg : .png
    let size =
      switch format {
      case .jpeg: try ImageFile.sizeOfJPEG(bytes)
      case .png: try ImageFile.sizeOfPNG(bytes)
      }
    (width, height) = (size.width, size.height)
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= ImageLimits.maximumDecodedPixels else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// Decodes the pixels with each side divided by `reduction`, a power of two, by averaging, and
  /// converts them to sRGB.
  ///
  /// - Throws: `ImageFileError.png` or `.jpeg` for errors beyond the header.
  public func pixels(reduction: Int = 1) throws(ImageFileError) -> PixelBuffer {
    inSRGB(try storedPixels(reduction: reduction))
  }

  /// The pixels in the colours of the file's profile.
  private func storedPixels(reduction: Int) throws(ImageFileError) -> PixelBuffer {
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

  private static func sizeOfJPEG(_ bytes: [UInt8]) throws(ImageFileError) -> PixelSize {
    do throws(JPEGError) {
      let header = try JPEGHeader(bytes)
      return header.orientation.swapsSides
        ? PixelSize(width: header.height, height: header.width)
        : PixelSize(width: header.width, height: header.height)
    } catch { throw .jpeg(error) }
  }

  private static func sizeOfPNG(_ bytes: [UInt8]) throws(ImageFileError) -> PixelSize {
    do throws(PNGError) {
      let header = try PNGHeader(bytes)
      return PixelSize(width: header.width, height: header.height)
    } catch PNGError.notPNG {
      throw .unknownFormat(ImageFile.guess(bytes))
    } catch { throw .png(error) }
  }

  /// The probable format of a file that is neither PNG nor JPEG, for the message.
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
  /// Whether both come from the same reading of a file; two readings of equal bytes are not equal.
  public static func == (a: ImageFile, b: ImageFile) -> Bool { a.storage === b.storage }

  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

/// The reason why a file cannot be used as an image.
public enum ImageFileError: Error, Hashable, Sendable {
  /// The file does not exist or cannot be read; with the reason.
  case unreadable(String)
  /// Neither PNG nor JPEG; with the probable format, if it is known.
  case unknownFormat(String?)
  /// More bytes than `ImageLimits.maximumFileBytes`.
  case fileTooLarge(bytes: Int)
  /// More pixels than `ImageLimits.maximumDecodedPixels`.
  case tooLarge(width: Int, height: Int)
  case png(PNGError)
  case jpeg(JPEGError)
}

extension ImageFileError: CustomStringConvertible {
  /// A description for users.
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

/// The limits of images read from files.
public enum ImageLimits {
  /// 67 million pixels, 256 MiB decoded; the largest phone camera's image has 48 million.
  public static let maximumDecodedPixels = 1 << 26
  /// The maximum size of a file in bytes.
  public static let maximumFileBytes = 128 << 20
}

/// The orientation of a stored image: the numbers of Exif 2.3. The first two words of each case are
/// the sides of the upright image at which the stored first row and first column are.
public enum ImageOrientation: Int, Sendable {
  /// Row 0 is the top, column 0 the left side.
  case up = 1
  /// Top, right: mirrored.
  case upMirrored = 2
  /// Bottom, right: turned by half a circle.
  case down = 3
  /// Bottom, left.
  case downMirrored = 4
  case leftMirrored = 5
  /// Right, top: turned a quarter clockwise to be upright.
  case right = 6
  case rightMirrored = 7
  /// Left, bottom: turned a quarter anticlockwise to be upright.
  case left = 8

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= 5 }
}

extension PixelBuffer {
  /// The upright image of one that is stored in `orientation`.
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

  /// The stored pixel that is at `x`, `y` in the upright image.
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
