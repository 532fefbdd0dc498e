import Typesetting
import UIKit

extension Element {
  /// `<fontDescription key="…">`: the system's by size and weight, a text style, or a font by name.
  func font(_ key: String) -> UIFont? {
    guard let element = child("fontDescription", key: key) else { return nil }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.fontSize("pointSize") ?? UIFont.systemFontSize
    if let name = element["name"], element["type"] == nil {
      return UIFont.named(name, family: element["family"], size: size)
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(ofSize: size, weight: element["weight"].flatMap(Self.weight) ?? .regular)
    }
  }

  /// `<font key="NSFont">` of an attributed string: a meta font or a font by name.
  var attributedFont: UIFont? {
    let size = fontSize("size") ?? UIFont.smallSystemFontSize
    if let meta = self["metaFont"] {
      return meta.hasSuffix("Bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
    return self["name"].flatMap { UIFont.named($0, family: nil, size: size) }
  }

  /// Points of a font; 0 means the system's own choice.
  private func fontSize(_ attribute: String) -> CGFloat? {
    guard let size = number(attribute), InterfaceLimits.fontSize.contains(size) else { return nil }
    return size
  }

  private static func weight(_ name: String) -> UIFont.Weight? {
    weights.first { $0.name == name }?.weight
  }

  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}

extension UIFont {
  /// A font by its PostScript name: the family with the weight and slant that the name's end tells.
  /// The system's own private names are the system font.
  fileprivate static func named(_ name: String, family: String?, size: CGFloat) -> UIFont {
    let face = FontFaceName(name)
    if name.hasPrefix(".") || face.isSystem {
      return UIFont(
        descriptor: FontDescriptor(
          pointSize: size, weight: face.weight, isItalic: face.isItalic))
    }
    return UIFont(
      descriptor: FontDescriptor(
        family: .named(family ?? face.family), pointSize: size, weight: face.weight,
        isItalic: face.isItalic))
  }
}
