import Typesetting
import UIKit

/// The fonts that a document names.
///
/// Interface Builder uses a project's own fonts if it can, in every version of Xcode: 15-point
/// Quicksand Bold is stored 1.267 of its size high in 18 of 18 labels, Nunito Sans 1.37 to 1.41 in
/// about 60 (Xcode 13 to 16). A font that is not to be had is Helvetica Neue there: a document of
/// Xcode 11 that lists Open Sans stores 17.5 for 15 points, 28 for 24 and twelve more, all of them
/// Helvetica Neue's in height (1.165) and width, whatever the weight.
struct FontTable {
  /// Whether a font that iOS does not ship with, and whose file is not found, counts as available.
  private let assumesProjectFonts: Bool
  private let isInApplication: Bool
  /// By font name: the file that the document lists for it.
  private let listed: [String: String]
  /// The path of the document; empty where it is no file.
  private let path: String

  /// The fonts in an application, of whose project nothing is known.
  static let application = FontTable(
    assumesProjectFonts: true, isInApplication: true, listed: [:], path: "")

  private init(
    assumesProjectFonts: Bool, isInApplication: Bool, listed: [String: String], path: String
  ) {
    self.assumesProjectFonts = assumesProjectFonts
    self.isInApplication = isInApplication
    self.listed = listed
    self.path = path
  }

  init(_ document: Element, path: String) {
    var listed: [String: String] = [:]
    for file in document.child("customFonts", key: "customFonts")?.children ?? [] {
      for name in file.children where name.name == "string" { listed[name.text] = file.key }
    }
    self.init(
      assumesProjectFonts: true, isInApplication: true, listed: listed, path: path)
  }

  /// The fonts on the canvas of an Xcode. Up to Xcode 10 heights of Open Sans, whose metrics are
  /// known here, are stored where its file is not at hand (20.5 for 15 points, 1.362 of them).
  func canvas(_ tools: ToolsVersion) -> FontTable {
    FontTable(
      assumesProjectFonts: tools.xcode <= 10, isInApplication: false, listed: listed, path: path)
  }

  /// A font by its PostScript name: the project's file, a font that the user has given, or the
  /// family with the weight and slant at the name's end. The system's private names denote the
  /// system font; those without a dot, `SFUIText-Light`, are not to be had on the canvas since Xcode
  /// 11 (9 of 11 heights of one document: an observation).
  func font(_ name: String, family: String?, size: CGFloat) -> UIFont {
    let face = FontFaceName(name)
    if name.hasPrefix(".") || face.isSystem && (isInApplication || assumesProjectFonts) {
      return UIFont(
        descriptor: FontDescriptor(
          pointSize: size, weight: face.weight, isItalic: face.isItalic))
    }
    guard let found = self.family(name, family ?? face.family) else {
      return UIFont(
        descriptor: FontDescriptor(family: .named(ShippedFonts.substitute), pointSize: size))
    }
    return UIFont(
      descriptor: FontDescriptor(
        family: found, pointSize: size, weight: face.weight, isItalic: face.isItalic))
  }

  /// The family of a font; nil where it is not to be had.
  private func family(_ name: String, _ family: String) -> FontFamily? {
    if ShippedFonts.contains(family) { return .named(family) }
    let text = LayoutEnvironment.current.text
    for name in [name, family] where text.hasOwnFont(named: name) { return .named(name) }
    if let file = file(of: name) { return .file(path: file, name: family) }
    let isAssumed =
      assumesProjectFonts && (isInApplication || Typesetter.knowsMetrics(ofFamily: family))
    return isAssumed ? .named(family) : nil
  }

  /// The project's file of a font: the listed one, or the one that is called like the font.
  private func file(of name: String) -> String? {
    guard !path.isEmpty else { return nil }
    let project = AppFiles.around(path)
    return [listed[name], name + ".ttf", name + ".otf"].lazy.compactMap(\.self)
      .compactMap { project.path(named: $0) }.first
  }
}

/// The parts of a PostScript name: `HelveticaNeue-CondensedBoldItalic`.
struct FontFaceName {
  /// The part before the hyphen.
  let family: String
  let weight: FontWeight
  let isItalic: Bool

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    weight = Self.weights.first { face.contains($0.mark) }?.weight ?? .regular
    isItalic = face.contains("italic") || face.contains("oblique")
  }

  /// Whether the name is one of San Francisco's.
  var isSystem: Bool { family.hasPrefix("SFUI") || family.hasPrefix("SFPro") }

  /// Ordered so that longer marks come before those that they contain.
  private static let weights: [(mark: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("heavy", .heavy),
    ("extrabold", .heavy), ("black", .black), ("bold", .bold),
  ]
}
