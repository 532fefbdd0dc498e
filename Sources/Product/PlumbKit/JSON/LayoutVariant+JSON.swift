import CellSources
import UIKitCore

extension LayoutVariant {
  /// What an answer is about; appearances are apart, since most layouts share them.
  var json: JSONObject {
    [
      "width": width, "device": screen, "textSize": contentSizeCategory.shortName,
      "language": language, "direction": direction.word, "profile": profile, "scale": scale,
    ]
  }
}

/// Answers in lines for programs; equal ones of several appearances are printed once. Where there
/// are many, those after the first one say only what differs from an earlier one.
package struct AppearanceLines {
  private var lines: [(object: [UInt8], partial: [UInt8], appearances: [String])] = []
  private var places: [[UInt8]: Int] = [:]

  /// Lines that are printed whole.
  package static let mostWhole = 4

  package init() {}

  /// Adds an object with a line feed at its end. `partial`: what is printed of it among many.
  package mutating func add(
    _ line: [UInt8], partial: [UInt8]? = nil, in appearance: String?
  ) {
    let appearances = [appearance].compactMap(\.self)
    if let place = places[line] {
      lines[place].appearances += appearances
    } else {
      places[line] = lines.count
      lines.append((line, partial ?? line, appearances))
    }
  }

  /// The number from 1 that an object has among the lines, or would have; and whether it has it.
  package func number(of line: [UInt8]) -> (number: Int, isKnown: Bool) {
    places[line].map { ($0 + 1, true) } ?? (lines.count + 1, false)
  }

  /// Hands all lines over, in the order in which they came first.
  package mutating func flush(to sink: ([UInt8]) -> Void) {
    let areWhole = lines.count <= Self.mostWhole
    for line in lines {
      sink(Self.line(areWhole ? line.object : line.partial, line.appearances))
    }
    self = AppearanceLines()
  }

  /// `{…,"appearances":["light","dark"]}`
  private static func line(_ object: [UInt8], _ appearances: [String]) -> [UInt8] {
    guard !appearances.isEmpty else { return object }
    let list = String(decoding: StableJSON.fragment(appearances), as: UTF8.self)
    return Array(object.dropLast(2)) + Array(",\"appearances\":\(list)}\n".utf8)
  }
}
