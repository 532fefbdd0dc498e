import Foundation

/// JSON that is the same for the same value: keys in alphabetical order, slashes as they are.
///
/// Layout trees and heights, of which there may be millions, are written by hand instead.
package enum StableJSON {
  package static func line(_ value: some Encodable) -> [UInt8] { bytes(value, []) + [lineFeed] }

  /// An object with the version of its form, which only grows, in a line.
  package static func answer(_ value: some Encodable) -> [UInt8] { line(Versioned(value: value)) }

  private struct Versioned<Value: Encodable>: Encodable {
    let value: Value
    private enum Name: String, CodingKey { case version }

    func encode(to encoder: any Encoder) throws {
      try value.encode(to: encoder)
      var object = encoder.container(keyedBy: Name.self)
      try object.encode(1, forKey: .version)
    }
  }

  /// A value indented for people and their diffs, with a line feed at its end.
  package static func page(_ value: some Encodable) -> [UInt8] {
    bytes(value, .prettyPrinted) + [lineFeed]
  }

  /// A value in one line without a line feed, for a place inside of something else.
  package static func fragment(_ value: some Encodable) -> [UInt8] { bytes(value, []) }

  private static let lineFeed = UInt8(ascii: "\n")

  /// JSON has no word for a number that is not finite; it is written as a text, so that what else
  /// there is to say is said. Nothing else that Plumb writes can fail.
  private static func bytes(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      return Array(try encoder.encode(value))
    } catch {
      return Array(#"{"error":"a value without an encoding"}"#.utf8)
    }
  }
}

/// An object of JSON, written as a dictionary in code. Members that are nil are left out.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let members: [(String, (any Encodable)?)]

  package init(_ members: [(String, (any Encodable)?)]) { self.members = members }

  package init(dictionaryLiteral members: (String, (any Encodable)?)...) {
    self.init(members)
  }

  package static func + (left: JSONObject, right: JSONObject) -> JSONObject {
    JSONObject(left.members + right.members)
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Name.self)
    for case (let name, let value?) in members {
      try object.encode(value, forKey: Name(stringValue: name))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
