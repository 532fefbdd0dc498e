import Diagnostics
import Reading
import UIKit

/// The values of an enumeration with their names in the order in which messages list them.
struct Choices<Value: Sendable>: Sendable {
  let names: [String]
  let values: [Value]

  init(_ pairs: KeyValuePairs<String, Value>) {
    names = pairs.map(\.key)
    values = pairs.map(\.value)
  }

  subscript(name: String) -> Value? {
    names.firstIndex(of: name).map { values[$0] }
  }
}

extension ValueReader where Value: Sendable {
  /// One of a few names; UIKit's own, so that what a developer knows is what is written.
  static func choice(_ pairs: KeyValuePairs<String, Value>) -> ValueReader {
    let choices = Choices(pairs)
    return ValueReader(
      Diagnostic.choices(choices.names), schema: .choice(choices.names)
    ) { node, _ throws(ValueFailure) in
      guard let text = node.scalar?.text else { throw .mismatch() }
      guard let value = choices[text] else {
        throw .mismatch(hint: Diagnostic.didYouMean(text, in: choices.names))
      }
      return value
    }
  }
}

extension ValueReader<NSTextAlignment> {
  static let textAlignment = choice([
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ])
}

extension ValueReader<NSLineBreakMode> {
  static let lineBreakMode = choice([
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
    "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
    "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
  ])
}

extension ValueReader<UISemanticContentAttribute> {
  static let semanticContent = choice([
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ])
}

extension ValueReader<UIView.ContentMode> {
  static let contentMode = choice([
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ])
}

extension ValueReader<NSLayoutConstraint.Axis> {
  static let axis = choice(["horizontal": .horizontal, "vertical": .vertical])
}

extension ValueReader<UIStackView.Distribution> {
  static let distribution = choice([
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ])
}

extension ValueReader<UIStackView.Alignment> {
  static let stackAlignment = choice([
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ])
}

extension ValueReader<UIContentSizeCategory> {
  /// UIKit's names, or the short ones: XS to XXXL, AX1 to AX5.
  static let contentSize = ValueReader(
    "a text size: \(Diagnostic.choices(UIContentSizeCategory.shortNames)), or UIKit's name for it",
    schema: .choice(UIContentSizeCategory.longNames + UIContentSizeCategory.shortNames)
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text else { throw .mismatch() }
    let names = UIContentSizeCategory.longNames + UIContentSizeCategory.shortNames
    guard names.contains(text), let category = UIContentSizeCategory.named(text) else {
      throw .mismatch(hint: Diagnostic.didYouMean(text, in: names))
    }
    return category
  }
}
