import Foundation
import UIKit

// What tools make of an app's catalogues and texts at build time, so that its repository seldom has
// it: R.swift, SwiftGen and Tuist. Here the names are looked up when they are asked for. They differ
// from those in the files by case and by what is no letter or digit.

/// A colour or image by its name, in the folders of namespaces: `Asset.Icons.bell.image`.
@dynamicMemberLookup
public struct GeneratedAssets: Sendable {
  private let words: [String]

  /// No name yet.
  public init() { words = [] }
  private init(_ words: [String]) { self.words = words }

  /// One of a namespace.
  public subscript(dynamicMember name: String) -> GeneratedAssets {
    GeneratedAssets(words + [name])
  }

  /// The name in the catalogue.
  public var name: String {
    GeneratedName.found(words, in: LayoutEnvironment.current.images.keys)
      ?? GeneratedName.found(words, in: LayoutEnvironment.current.colors.keys) ?? words.last ?? ""
  }
  /// The image; a field of 44 points where there is none.
  public var image: UIImage { GeneratedName.image(words) }
  /// The colour; clear where there is none.
  public var color: UIColor { GeneratedName.color(words) ?? .clear }
}

/// `FontFamily.Lato.bold.font(size: 14)`.
@dynamicMemberLookup
public struct GeneratedFonts: Sendable {
  private let words: [String]

  /// The fonts of a family, or of all; a word for each step.
  public init(_ words: String...) { self.words = words }
  private init(words: [String]) { self.words = words }

  /// One of a family.
  public subscript(dynamicMember name: String) -> GeneratedFonts {
    GeneratedFonts(words: words + [name])
  }

  /// The font at a size in points; the system's in that weight where the app has none of the name.
  public func font(size: CGFloat) -> UIFont {
    let (family, face) = (words.first ?? "", words.dropFirst().last ?? "regular")
    let name = "\(family)-\(face.prefix(1).uppercased())\(face.dropFirst())"
    return UIFont(name: name, size: size)
      ?? .systemFont(ofSize: size, weight: Self.weights[face.lowercased()] ?? .regular)
  }

  private static let weights: [String: UIFont.Weight] = [
    "thin": .thin, "extralight": .ultraLight, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "extrabold": .heavy, "heavy": .heavy, "black": .black,
  ]
}

/// `R.image.bell()`.
@dynamicMemberLookup
public struct GeneratedImages: Sendable {
  /// All of them.
  public init() {}
  /// What gives the image.
  public subscript(dynamicMember name: String) -> () -> UIImage? { { GeneratedName.image([name]) } }
}

/// `R.color.brand()`.
@dynamicMemberLookup
public struct GeneratedColors: Sendable {
  /// All of them.
  public init() {}
  /// What gives the colour.
  public subscript(dynamicMember name: String) -> () -> UIColor? { { GeneratedName.color([name]) } }
}

/// `L10n.Feed.title`, `L10n.Feed.count(3)` and `R.string.localizable.feedTitle()`.
@dynamicMemberLookup
public struct GeneratedTexts: Sendable {
  private let words: [String]

  /// No name yet.
  public init() { words = [] }
  private init(_ words: [String]) { self.words = words }

  /// The text of a name.
  public subscript(dynamicMember name: String) -> String { GeneratedName.text(words + [name]) }

  /// The texts below a name, or one that is called with values.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> GeneratedTexts { GeneratedTexts(words + [name]) }

  /// The texts in other languages, of which the present one is taken.
  public func callAsFunction(preferredLanguages: [String]) -> GeneratedTexts { self }

  /// The text with values in the places of its formats.
  public func callAsFunction(_ arguments: Any...) -> String {
    let values = arguments.map { $0 as? any CVarArg ?? "\($0)" }
    let text = GeneratedName.text(words)
    return values.isEmpty ? text : AppBundle.formatted(text, values)
  }
}

/// Finds what a generated name stands for.
private enum GeneratedName {
  /// The letters and digits of a name, all small.
  static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The first name with the letters of all words joined, else of the last word alone.
  static func found(_ words: [String], in names: some Collection<String>) -> String? {
    let sorted = names.sorted()
    for wanted in [key(words.joined()), key(words.last ?? "")] {
      if let name = sorted.first(where: { key($0) == wanted }) { return name }
    }
    return nil
  }

  static func image(_ words: [String]) -> UIImage {
    let name = found(words, in: LayoutEnvironment.current.images.keys) ?? words.last ?? ""
    return UIImage(imageLiteralResourceName: name)
  }

  static func color(_ words: [String]) -> UIColor? {
    found(words, in: LayoutEnvironment.current.colors.keys).flatMap(UIColor.init(named:))
  }

  /// The text in the table of the first word, else in the first; the last word without such a key.
  static func text(_ words: [String]) -> String {
    guard let resources = LayoutEnvironment.current.resources else { return words.last ?? "" }
    let named = resources.textTables.first { key($0) == key(words.first ?? "") }
    let choices = [named.map { ($0, Array(words.dropFirst())) }, ("Localizable", words)]
    for case let (table, words)? in choices {
      let wanted = key(words.joined())
      if let found = resources.textKeys(of: table).first(where: { key($0) == wanted }),
        let text = resources.text(for: found, table: table)
      {
        return text
      }
    }
    return words.last ?? ""
  }
}
