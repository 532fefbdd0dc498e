import Foundation
import UIKit

/// How Interface Builder writes values.
enum ValueText {
  static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A finite number, held within what the solver is exact for.
  static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.isFinite else { return nil }
    return CGFloat(min(max(value, -InterfaceLimits.magnitude), InterfaceLimits.magnitude))
  }

  static func integer(_ text: String) -> Int? {
    number(text).map { Int($0.rounded(.towardZero)) }
  }

  /// `0.8`, `20:7` or `1/3`.
  static func ratio(_ text: String) -> CGFloat? {
    guard let mark = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else {
      return number(text)
    }
    guard let first = number(String(text[..<mark])),
      let second = number(String(text[text.index(after: mark)...])), second != 0
    else { return nil }
    return number("\(first / second)")
  }

  /// 1...1000.
  static func priority(_ text: String) -> UILayoutPriority? {
    guard let value = number(text), (1...1000).contains(value) else { return nil }
    return UILayoutPriority(Float(value))
  }

  static func base64(_ text: String) -> String? {
    var text = text.filter { !$0.isWhitespace }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) }
  }
}
