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

/// Answers in lines for programs; equal ones of several appearances are printed once.
package struct AppearanceLines {
  private var lines: [(object: [UInt8], appearances: [String])] = []
  private var places: [[UInt8]: Int] = [:]

  package init() {}

  /// Adds an object with a line feed at its end.
  package mutating func add(_ line: [UInt8], in appearance: String?) {
    let appearances = [appearance].compactMap(\.self)
    if let place = places[line] {
      lines[place].appearances += appearances
    } else {
      places[line] = lines.count
      lines.append((line, appearances))
    }
  }

  /// Hands all lines over, in the order in which they came first.
  package mutating func flush(to sink: ([UInt8]) -> Void) {
    for (object, appearances) in lines { sink(Self.line(object, appearances)) }
    self = AppearanceLines()
  }

  /// `{…,"appearances":["light","dark"]}`
  private static func line(_ object: [UInt8], _ appearances: [String]) -> [UInt8] {
    guard !appearances.isEmpty else { return object }
    let list = String(decoding: StableJSON.fragment(appearances), as: UTF8.self)
    return Array(object.dropLast(2)) + Array(",\"appearances\":\(list)}\n".utf8)
  }
}
