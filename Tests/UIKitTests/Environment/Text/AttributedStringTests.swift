import TestSupport
import Testing

@testable import UIKitCore

/// Foundation compares attributes wherever two runs meet; each value is made anew, so that no
/// comparison ends at the same object.
@Suite("An attributed string with our values in it")
struct AttributedStringTests {
  typealias Key = NSAttributedString.Key

  /// Two different values of one attribute, by 0 and 1.
  private struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let key: Key
    let make: @Sendable (Int) -> Any
  }

  private static let kinds = [
    Kind(testDescription: "system font", key: .font) {
      UIFont.systemFont(ofSize: [17, 18][$0])
    },
    Kind(testDescription: "named font", key: .font) {
      UIFont(name: ["Menlo", "Avenir"][$0], size: 17) as Any
    },
    Kind(testDescription: "text style", key: .font) {
      UIFont.preferredFont(forTextStyle: [.body, .headline][$0])
    },
    Kind(testDescription: "colour", key: .foregroundColor) {
      UIColor(red: [0, 1][$0], green: 0, blue: 0, alpha: 1)
    },
    Kind(testDescription: "grey", key: .backgroundColor) { UIColor(white: [0, 1][$0], alpha: 0) },
    Kind(testDescription: "paragraph style", key: .paragraphStyle) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = [0, 4][$0]
      style.alignment = [.natural, .center][$0]
      return style
    },
    Kind(testDescription: "kerning as CGFloat", key: .kern) { [CGFloat(1), 2][$0] },
    Kind(testDescription: "offset as Double", key: .baselineOffset) { [1.5, 2.5][$0] },
    Kind(testDescription: "underline", key: .underlineStyle) { [1, 2][$0] },
    Kind(testDescription: "picture", key: Key("picture")) {
      [AttributedStringTests.picture, AttributedStringTests.otherPicture][$0]
    },
    Kind(testDescription: "traits", key: Key("traits")) {
      [AttributedStringTests.traits, AttributedStringTests.otherTraits][$0]
    },
  ]

  private static let picture = UIImage(
    name: "a", size: .zero, scale: 1, content: .placeholder)
  private static let otherPicture = UIImage(
    name: nil, size: .zero, scale: 1, content: .placeholder)
  private static let traits = traits(scale: 2)
  private static let otherTraits = traits(scale: 0)

  private static func traits(scale: CGFloat) -> UITraitCollection {
    UITraitCollection(
      contentSizeCategory: .large, displayScale: scale, layoutDirection: .leftToRight,
      userInterfaceStyle: .light)
  }

  private func piece(_ text: String, _ kind: Kind, _ number: Int?) -> NSAttributedString {
    NSAttributedString(
      string: text, attributes: number.map { [kind.key: kind.make($0)] } ?? [:])
  }

  /// The value of each character: `0011-`, with `-` for none; and how many runs an enumeration has.
  private func read(_ string: NSAttributedString, _ kind: Kind) -> (values: String, runs: Int) {
    var values = ""
    var runs = 0
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      runs += 1
      let value = Self.comparable(attributes[kind.key])
      let letter = (0...1).first { Self.comparable(kind.make($0)) == value }.map(String.init)
      values += String(repeating: letter ?? "-", count: range.length)
    }
    return (values, runs)
  }

  /// Numbers of all types come back as objects.
  private static func comparable(_ value: Any?) -> AnyHashable? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: value as? AnyHashable
    }
  }

  @Test("takes runs that are appended, and joins those of equal values", arguments: kinds)
  private func appended(kind: Kind) {
    let string = NSMutableAttributedString(string: "")
    for number in [0, 0, 1, 1, nil, 0] { string.append(piece("ab", kind, number)) }
    let (values, runs) = read(string, kind)
    #expect(values == "00001111--00")
    #expect(runs == 4)
  }

  @Test("takes runs that are inserted", arguments: kinds)
  private func inserted(kind: Kind) {
    let string = NSMutableAttributedString(string: "")
    string.append(piece("abcd", kind, 0))
    string.insert(piece("x", kind, 0), at: 2)
    string.insert(piece("yy", kind, 1), at: 0)
    string.insert(piece("z", kind, nil), at: 7)
    #expect(read(string, kind).values == "1100000-")
    #expect(string.string == "yyabxcdz")
  }

  @Test("takes runs in place of others", arguments: kinds)
  private func replaced(kind: Kind) {
    let string = NSMutableAttributedString(attributedString: piece("abcdef", kind, 0))
    string.replaceCharacters(in: NSRange(location: 0, length: 2), with: piece("xyz", kind, 0))
    string.replaceCharacters(in: NSRange(location: 3, length: 2), with: piece("u", kind, 1))
    string.replaceCharacters(in: NSRange(location: 4, length: 2), with: piece("v", kind, 1))
    #expect(read(string, kind).values == "00011")
    string.replaceCharacters(in: NSRange(location: 0, length: 5), with: piece("w", kind, nil))
    #expect(read(string, kind).values == "-")
  }

  @Test("takes attributes that are set, added and removed", arguments: kinds)
  private func changed(kind: Kind) {
    let string = NSMutableAttributedString(string: "abcdef")
    string.addAttribute(kind.key, value: kind.make(0), range: NSRange(location: 0, length: 4))
    string.addAttribute(kind.key, value: kind.make(0), range: NSRange(location: 2, length: 3))
    string.addAttributes([kind.key: kind.make(1)], range: NSRange(location: 3, length: 1))
    string.setAttributes([kind.key: kind.make(1)], range: NSRange(location: 4, length: 2))
    #expect(read(string, kind).values == "000111")
    string.removeAttribute(kind.key, range: NSRange(location: 1, length: 3))
    #expect(read(string, kind).values == "0---11")
  }

  @Test("is equal to one of equal values, and to no other", arguments: kinds)
  private func compared(kind: Kind) {
    let one = piece("ab", kind, 0)
    #expect(one == piece("ab", kind, 0))
    #expect(one != piece("ab", kind, 1))
    #expect(one == NSMutableAttributedString(attributedString: one))
    let range = NSRange(location: 0, length: 1)
    #expect(one.attributedSubstring(from: range) == piece("a", kind, 0))
  }

  @Test("keeps every run of a label's text, and the label its width")
  func label() {
    let string = NSMutableAttributedString(string: "")
    for size in [17, 17, 20] as [CGFloat] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 2
      string.append(
        NSAttributedString(
          string: "ab",
          attributes: [
            .font: UIFont.systemFont(ofSize: size), .paragraphStyle: style, .kern: CGFloat(1),
            .foregroundColor: UIColor.systemRed,
          ]))
    }
    LayoutEnvironment.fixed().perform {
      let label = UILabel()
      label.attributedText = string
      #expect(label.attributedText == string)
      #expect(AttributedContent(string, font: label.font).runs.count == 2)
    }
  }

  @Test("Colours that differ only since iOS 26 are different colours")
  func successors() {
    let plain = UIColor(light: UIColor.systemRed.light, dark: UIColor.systemRed.dark)
    #expect(plain != .systemRed)
    #expect(UIColor.systemRed == .systemRed)
  }
}
