/// A picture in a file, known by its header; the pixels are decoded when they are asked for.
public struct ImageFile: Sendable {
  /// The formats that are read, told by their first bytes and never by a file's name.
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
