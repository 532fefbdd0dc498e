import Locking
import UIKit

/// The names of enumeration cases in Interface Builder files.
enum Choice {
  /// The case of the SDK's name, for enumerations whose raw values are small numbers.
  static func named<Value: RawRepresentable<Int>>(_ name: String) -> Value? {
    rawValues.withLock { known in
      let type = ObjectIdentifier(Value.self)
      let values =
        known[type]
        ?? (-1...127).reduce(into: [:]) { values, rawValue in
          if let value = Value(rawValue: rawValue) { values["\(value)"] = rawValue }
        }
      known[type] = values
      return values[name].flatMap(Value.init)
    }
  }

  /// By type and name: reflection takes 10 µs a name.
  private static let rawValues = Locked<[ObjectIdentifier: [String: Int]]>([:])

  static func lineBreak(_ name: String) -> NSLineBreakMode? {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  /// The line break modes of paragraph styles, which have the SDK's names without `by`.
  static func attributedLineBreak(_ name: String) -> NSLineBreakMode? {
    named("by" + name.prefix(1).uppercased() + name.dropFirst())
  }

  static func stackAlignment(_ name: String) -> UIStackView.Alignment? {
    named(["top": "leading", "bottom": "trailing"][name] ?? name)
  }

  static func accessory(_ name: String) -> UITableViewCell.AccessoryType? {
    name == "none" ? nil : named(name)
  }
}
