import UIKit

extension Element {
  /// `<fontDescription key="…">`: the system's by size and weight, a text style, or a font by name.
  ///
  /// "System Bold" is Bold, although `UIFont.boldSystemFont(ofSize:)` is Semibold: labels that ask
  /// for it are stored 2 to 3 % wider than semibold ones of the same text ("Label" at 17 points
  /// 44.5, semibold 43.5; 38 of 41 labels in nine projects, 11 to 22 points, Xcode 9 to 15).
  func font(_ key: String, _ fonts: FontTable) -> UIFont? {
    guard let element = child("fontDescription", key: key) else { return nil }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.fontSize("pointSize") ?? UIFont.systemFontSize
    if let name = element["name"], element["type"] == nil {
      return fonts.font(name, family: element["family"], size: size)
    }
    switch element["type"] {
    case "boldSystem": return .systemFont(ofSize: size, weight: .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(ofSize: size, weight: element["weight"].flatMap(Self.weight) ?? .regular)
    }
  }

  /// `<font key="NSFont">` of an attributed string: a meta font or a font by name.
  func attributedFont(_ fonts: FontTable) -> UIFont? {
    let size = fontSize("size") ?? UIFont.smallSystemFontSize
    if let meta = self["metaFont"] {
      return .systemFont(ofSize: size, weight: meta.hasSuffix("Bold") ? .bold : .regular)
    }
    return self["name"].map { fonts.font($0, family: nil, size: size) }
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
