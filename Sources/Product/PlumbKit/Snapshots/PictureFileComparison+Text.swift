import Foundation
import ImageCoding

extension PictureFileComparison {
  /// A sentence, and a line for each place.
  public var text: String {
    switch outcome {
    case .identical: "identical\n"
    case .within(let count):
      "\(Self.pixels(count)) \(count == 1 ? "differs" : "differ"), less than anybody sees\n"
    case .sizes(let old, let new):
      "another size: \(old.width) × \(old.height) -> \(new.width) × \(new.height) pixels\n"
    case .differs(let difference): Self.text(difference)
    }
  }

  private static func text(_ difference: PictureDifference) -> String {
    let places = difference.regions.count == 1 ? "1 place" : "\(difference.regions.count) places"
    let verb = difference.count == 1 ? "differs" : "differ"
    let largest = percent(difference.largest)
    let headline = "\(pixels(difference.count)) \(verb) by up to \(largest), in \(places):\n"
    return difference.regions.reduce(headline) { text, region in
      text + "  \(region.width) × \(region.height) pixels at \(region.x), \(region.y)\n"
    }
  }

  private static func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }

  /// Of the way from black to white.
  private static func percent(_ share: Double) -> String {
    share < 0.01 ? "less than 1 %" : "\(Int((share * 100).rounded())) %"
  }

  /// The result as JSON: `result` is `identical`, `within`, `size` or `differs`.
  public var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return Array((try? encoder.encode(document)) ?? Data()) + Array("\n".utf8)
  }

  private var document: Document {
    switch outcome {
    case .identical: Document(result: "identical", pixels: 0)
    case .within(let count): Document(result: "within", pixels: count)
    case .sizes(let old, let new):
      Document(
        result: "size", expected: .init(width: old.width, height: old.height),
        actual: .init(width: new.width, height: new.height))
    case .differs(let difference):
      Document(
        result: "differs", pixels: difference.count, largest: difference.largest,
        regions: difference.regions)
    }
  }

  private struct Document: Encodable {
    var result: String
    var pixels: Int?
    var largest: Double?
    var regions: [PictureRegion]?
    var expected: Size?
    var actual: Size?

    struct Size: Encodable {
      var width: Int
      var height: Int
    }
  }
}
