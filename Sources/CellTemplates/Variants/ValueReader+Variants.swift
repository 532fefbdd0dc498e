import Diagnostics
import Reading
import UIKit

extension ValueReader<Device> {
  /// A device by its name, however it is spelt.
  static let device = ValueReader(
    "the name of a device, such as 'iPhone 15'",
    schema: .defined(
      "device", .either([.choice(Device.all.map(\.name)), .matching("[A-Za-z]")]))
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text, node.scalar?.isNull == false else { throw .mismatch() }
    guard let device = Device.named(text) else {
      throw .mismatch(hint: Diagnostic.didYouMean(text, in: Device.all.map(\.name)))
    }
    return device
  }
}

// Axes that have two values take `both` for the two.

extension ValueReader<[Orientation]> {
  static let orientation = choice([
    "portrait": [.portrait], "landscape": [.landscape], "both": [.portrait, .landscape],
  ])
}

extension ValueReader<[UIUserInterfaceStyle]> {
  static let appearance = choice(["light": [.light], "dark": [.dark], "both": [.light, .dark]])
}

extension ValueReader<[UIUserInterfaceLayoutDirection]> {
  static let writingDirection = choice([
    "leftToRight": [.leftToRight], "rightToLeft": [.rightToLeft],
    "both": [.leftToRight, .rightToLeft], "ltr": [.leftToRight], "rtl": [.rightToLeft],
  ])
}

extension ValueReader<String> {
  /// A BCP 47 tag.
  static let languageTag = ValueReader(
    "a language such as en, ar or zh-Hant", schema: .matching(LanguageTag.pattern)
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text, LanguageTag.isWellFormed(text) else { throw .mismatch() }
    return text
  }

  /// A language that the template has texts in, if it says which.
  static let language = ValueReader(
    "a language such as en, ar or zh-Hant", schema: languageTag.schema
  ) { node, context throws(ValueFailure) in
    let tag = try languageTag.read(node, context)
    let known = context.languages.declared
    guard known.isEmpty || known.contains(tag) else {
      throw .mismatch(hint: "the template's 'languages' are \(Diagnostic.choices(known))")
    }
    return tag
  }

  /// A name that can be a part of a file's name anywhere.
  static let variantName = ValueReader(
    "a name of letters, digits, '-' and '_', at most 60", schema: .text
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text, !text.isEmpty, text.count <= 60,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    else { throw .mismatch() }
    return text
  }
}
