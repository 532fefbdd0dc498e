import ImageCoding
import Snapshots

/// Two picture files, compared as references are.
public struct PictureFileComparison: Sendable {
  /// The result.
  public enum Outcome: Sendable {
    /// The files are equal byte for byte, or all their pixels are.
    case identical
    case sizes(expected: PixelSize, actual: PixelSize)
    /// So many pixels differ, less than anybody sees.
    case within(count: Int)
    case differs(PictureDifference)
  }

  /// The result.
  public let outcome: Outcome

  /// Compares two PNG or JPEG files, and writes a picture of the difference where it is wanted and
  /// there is one.
  ///
  /// Files with the same bytes are not decoded.
  public init(
    expected: String, actual: String, difference: String?, tolerance: PictureTolerance
  ) throws(PlumbError) {
    let files = try (ComparedPicture.bytes(of: expected), ComparedPicture.bytes(of: actual))
    guard !ByteComparison.areEqual(files.0, files.1) else {
      outcome = .identical
      return
    }
    let pictures = try (Self.picture(files.0, expected), Self.picture(files.1, actual))
    let comparison = PictureComparison(pictures.0, pictures.1, tolerance: tolerance)
    outcome = Outcome(comparison, pictures.0, pictures.1)
    if let difference, comparison != .identical {
      let picture = PixelBuffer.difference(
        expected: pictures.0, actual: pictures.1, tolerance: tolerance)
      try Self.write(picture, difference)
    }
  }

  /// Whether one may stand for the other.
  public var isAccepted: Bool {
    switch outcome {
    case .identical, .within: true
    case .sizes, .differs: false
    }
  }

  // MARK: - Files

  private static func picture(_ bytes: [UInt8], _ path: String) throws(PlumbError) -> PixelBuffer {
    do throws(ImageFileError) {
      return try ImageFile(bytes).pixels()
    } catch {
      throw PlumbError(path, error.description)
    }
  }

  private static func write(_ picture: PixelBuffer, _ path: String) throws(PlumbError) {
    do {
      try FileReplacement.perform([FileReplacement(path, picture.pngBytes())], .written)
    } catch {
      throw PlumbError(path, "this file cannot be written: \(Diagnostic.reason(of: error))")
    }
  }
}

extension PictureFileComparison.Outcome {
  fileprivate init(_ comparison: PictureComparison, _ old: PixelBuffer, _ new: PixelBuffer) {
    self =
      switch comparison {
      case .identical: .identical
      case .within(let count): .within(count: count)
      case .differs(let difference): .differs(difference)
      case .sizesDiffer: .sizes(expected: old.size, actual: new.size)
      }
  }
}

extension PictureFileComparison {
  /// A sentence, and a line for each region.
  public var text: String {
    switch outcome {
    case .identical: "identical\n"
    case .within(let count):
      "\(counted(count, "pixel")) \(agreeing(count, "differs", "differ")), less than anybody sees\n"
    case .sizes(let old, let new): "another size: \(old) -> \(new) pixels\n"
    case .differs(let difference): Self.text(difference)
    }
  }

  private static func text(_ difference: PictureDifference) -> String {
    let places = counted(difference.regions.count, "place")
    let verb = agreeing(difference.count, "differs", "differ")
    let largest = percent(difference.largest)
    let headline =
      "\(counted(difference.count, "pixel")) \(verb) by up to \(largest), in \(places):\n"
    return difference.regions.reduce(headline) { text, region in
      text + "  \(region.width) × \(region.height) pixels at \(region.x), \(region.y)\n"
    }
  }

  /// Of the way from black to white.
  private static func percent(_ share: Double) -> String {
    share < 0.01 ? "less than 1 %" : readablePercent(share)
  }

  /// The result as JSON, a line: `result` is `identical`, `within`, `size` or `differs`.
  public var json: [UInt8] { StableJSON.answer(document) }

  private var document: JSONObject {
    switch outcome {
    case .identical: ["result": "identical", "pixels": 0]
    case .within(let count): ["result": "within", "pixels": count]
    case .sizes(let old, let new):
      [
        "result": "size", "expected": ["width": old.width, "height": old.height],
        "actual": ["width": new.width, "height": new.height],
      ]
    case .differs(let difference):
      [
        "result": "differs", "pixels": difference.count, "largest": difference.largest,
        "regions": difference.regions,
      ]
    }
  }
}

/// A picture's file as the user names it.
enum ComparedPicture {
  static func read(_ path: String) throws(PlumbError) -> ImageFile {
    let bytes = try bytes(of: path)
    do throws(ImageFileError) {
      return try ImageFile(bytes)
    } catch {
      throw PlumbError(path, error.description)
    }
  }

  static func bytes(of path: String) throws(PlumbError) -> [UInt8] {
    do throws(FileFailure) {
      if let bytes = try FileContents.read(path, limit: ImageLimits.maximumFileBytes) {
        return bytes
      }
    } catch {
      let hint = error.hint.map { "; \($0)" } ?? ""
      throw PlumbError(path, "this file cannot be read: \(error.reason)\(hint)")
    }
    throw PlumbError(path, "there is no such file")
  }
}
