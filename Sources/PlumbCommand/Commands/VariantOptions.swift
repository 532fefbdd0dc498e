import Diagnostics
import PlumbKit
import UIKit

extension OptionSyntax {
  static let device = OptionSyntax(
    name: "device", short: "d", placeholder: "NAME", isRepeatable: true,
    values: .words(Device.all.map(\.slug)),
    help: "a device whose screen the table fills, such as 'iPhone 15'; repeat it for several")
  static let orientation = OptionSyntax(
    name: "orientation", placeholder: "WORD", values: .words(["portrait", "landscape", "both"]),
    help: "how the devices are held: portrait, landscape or both (portrait)")
  static let textSize = OptionSyntax(
    name: "text-size", placeholder: "SIZE", isRepeatable: true,
    values: .words(UIContentSizeCategory.shortNames),
    help: "XS to XXXL, AX1 to AX5, or UIKit's name; repeat it for several (the template's, else L)")
  static let appearance = OptionSyntax(
    name: "appearance", placeholder: "WORD", values: .words(["light", "dark", "both"]),
    help: "light, dark or both (the template's own, else light)")
  static let direction = OptionSyntax(
    name: "direction", placeholder: "WORD", values: .words(["ltr", "rtl", "both"]),
    help: "ltr, rtl or both (as the language is written)")
  static let language = OptionSyntax(
    name: "language", placeholder: "TAG", isRepeatable: true,
    help: "language of the texts, such as ar or zh-Hant; repeat it for several (the template's)")

  /// What decides the variants of a template.
  static let variantOptions = [
    width, device, orientation, textSize, appearance, direction, language, scale, profile,
  ]
}

extension LayoutRequest {
  /// What the options about variants say. The same value counts once.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    try Self.refuseConflicts(arguments)
    self.init(
      widths: try arguments.values(of: .width, as: .width).uniqued(),
      scale: try arguments.value(of: .scale, as: .scale),
      profile: try arguments.value(of: .profile, as: .profile))
    devices = try arguments.values(of: .device, as: .device).uniqued()
    orientations = try arguments.value(of: .orientation, as: .orientation) ?? []
    contentSizeCategories = try arguments.values(of: .textSize, as: .textSize).uniqued()
    appearances = try arguments.value(of: .appearance, as: .appearance) ?? []
    directions = try arguments.value(of: .direction, as: .direction) ?? []
    languages = try arguments.values(of: .language, as: .language).uniqued()
    content = try ContentRequest(arguments)
  }

  private static func refuseConflicts(_ arguments: ParsedArguments) throws(ArgumentError) {
    if arguments.contains(.width), arguments.contains(.device) {
      throw .conflicting(
        "--width", with: "--device", reason: "a device has a width of its own")
    }
    if arguments.contains(.orientation), !arguments.contains(.device) {
      throw .lacking("--orientation", needs: "--device", reason: "a width cannot be turned")
    }
  }

  /// How many pictures the request asks for of every template that has no variants itself.
  var variantCount: Int {
    let places = widths.count + devices.count * max(1, orientations.count)
    let others = [
      contentSizeCategories.count, appearances.count, directions.count, languages.count,
    ]
    return others.reduce(max(1, places)) { $0 * max(1, $1) }
  }
}

extension ValueKind<Device> {
  fileprivate static let device = ValueKind { text, option throws(ArgumentError) in
    if let device = Device.named(text) { return device }
    throw .unknownName(
      option: option, value: text, expected: "a device that 'plumb devices' lists",
      choices: Device.all.map(\.name))
  }
}

extension ValueKind<[Orientation]> {
  fileprivate static let orientation = word([
    ("portrait", [.portrait]), ("landscape", [.landscape]), ("both", [.portrait, .landscape]),
  ])
}

extension ValueKind<UIContentSizeCategory> {
  fileprivate static let textSize = ValueKind { text, option throws(ArgumentError) in
    if let category = UIContentSizeCategory.named(text) { return category }
    throw .unknownWord(option: option, value: text, choices: UIContentSizeCategory.shortNames)
  }
}

extension ValueKind<[UIUserInterfaceStyle]> {
  fileprivate static let appearance = word([
    ("light", [.light]), ("dark", [.dark]), ("both", [.light, .dark]),
  ])
}

extension ValueKind<[UIUserInterfaceLayoutDirection]> {
  fileprivate static let direction = word([
    ("ltr", [.leftToRight]), ("rtl", [.rightToLeft]), ("both", [.leftToRight, .rightToLeft]),
  ])
}

extension ValueKind<String> {
  fileprivate static let language = ValueKind { text, option throws(ArgumentError) in
    if LayoutRequest.isLanguageTag(text) { return text }
    throw .invalidValue(
      option: option, value: text, expected: "a language tag such as en, ar or zh-Hant")
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it comes first.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
