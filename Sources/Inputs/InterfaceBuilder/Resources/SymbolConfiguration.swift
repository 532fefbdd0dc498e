import Typesetting
import UIKit

extension Element {
  /// At what size the symbol of an image view, a button's state or a configuration is shown:
  /// `<preferredSymbolConfiguration>` inside, or the scale that an image reference names; nil where
  /// nothing is said.
  var symbolConfiguration: UIImage.SymbolConfiguration? {
    let element = children.first { $0.name == "preferredSymbolConfiguration" }
    let reference = child("imageReference", key: "image") ?? self
    let scale = (element?["scale"] ?? reference["symbolScale"]).flatMap(Self.symbolScale)
    guard element != nil || scale != nil else { return nil }
    let font = element?.font("fontDescription", .application)
    let size = element?.number("pointSize").flatMap {
      InterfaceLimits.fontSize.contains($0) ? $0 : nil
    }
    let weight = element?["weight"].flatMap(Self.symbolWeight)
    return UIImage.SymbolConfiguration(
      pointSize: size ?? font?.pointSize ?? 17,
      weight: weight ?? font.map { Self.symbolWeight($0.descriptor.weight) } ?? .regular,
      scale: scale ?? .default)
  }

  private static func symbolScale(_ name: String) -> UIImage.SymbolScale? {
    switch name {
    case "small": .small
    case "medium": .medium
    case "large": .large
    case "default": .default
    default: nil
    }
  }

  private static func symbolWeight(_ name: String) -> UIImage.SymbolWeight? {
    symbolWeights.first { $0.name == name }?.weight
  }

  private static let symbolWeights: [(name: String, weight: UIImage.SymbolWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// The weight of the text beside the symbol.
  private static func symbolWeight(_ weight: FontWeight) -> UIImage.SymbolWeight {
    let names: [(FontWeight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    return names.first { $0.0 == weight }?.1 ?? .regular
  }
}
