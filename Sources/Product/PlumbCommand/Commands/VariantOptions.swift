import CollectionAlgorithms
import PlumbKit
import UIKitCore

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
  static let dark = OptionSyntax(name: "dark", help: "the same as --appearance dark")
  static let direction = OptionSyntax(
    name: "direction", placeholder: "WORD", values: .words(["ltr", "rtl", "both"]),
    help: "ltr, rtl or both (as the language is written)")
  static let language = OptionSyntax(
    name: "language", placeholder: "TAG", isRepeatable: true,
    help: "language of the texts, such as ar or zh-Hant; repeat it for several (the template's)")

  /// The options that decide the variants of a template, and the fonts that they are set in.
  static let variantOptions = [
    width, device, orientation, textSize, appearance, dark, direction, language, scale, profile,
    fonts,
  ]
}

extension LayoutRequest {
  /// The options about variants. The same value counts once.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    try Self.refuseConflicts(arguments)
    try self.init(sharedBy: arguments)
    widths = try arguments.values(of: .width, as: .widths).flatMap(\.self).uniqued()
    devices = try arguments.values(of: .device, as: .device).uniqued()
    orientations = try arguments.value(of: .orientation, as: .orientation) ?? []
    contentSizeCategories = try arguments.values(of: .textSize, as: .textSize).uniqued()
  }

  /// The options of every command that lays out, but widths, devices and text sizes.
  init(sharedBy arguments: ParsedArguments) throws(ArgumentError) {
    self.init(
      scale: try arguments.value(of: .scale, as: .scale),
      profile: try arguments.value(of: .profile, as: .profile))
    appearances = try arguments.value(of: .appearance, as: .appearance) ?? []
    if arguments.contains(.dark) {
      if arguments.contains(.appearance) {
        throw .conflicting("--dark", with: "--appearance", reason: "each chooses the appearance")
      }
      appearances = [.dark]
    }
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
    let screens = widths.count + devices.count * max(1, orientations.count)
    let others = [
      contentSizeCategories.count, appearances.count, directions.count, languages.count,
    ]
    return others.reduce(max(1, screens)) { $0 * max(1, $1) }
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

extension OptionSyntax {
  static let set = OptionSyntax(
    name: "set", placeholder: "NAME=TEXT", isRepeatable: true,
    help:
      "show a text in every row: NAME is a field of a template, or a view of a .xib by its outlet,"
      + " label or id; repeat it for several")
  static let data = OptionSyntax(
    name: "data", placeholder: "FILE", values: .files(["json", "csv", "rss", "xml"]),
    help: "show the rows of this file, with the same names as --set (the template's own rows)")
  static let assets = OptionSyntax(
    name: "assets", placeholder: "DIR", values: .path,
    help: "where a .xib finds pictures and colours: an .xcassets or the folder of some"
      + " (those beside the file)")

  fileprivate static let noSample = OptionSyntax(
    name: "no-sample",
    help: "leave cells of Swift sources bare that have no data, without sample content")

  /// Content that replaces a file's own.
  static let contentOptions = [set, data, assets, noSample]
}

extension ContentRequest {
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    self.init()
    settings = try arguments.values(of: .set, as: .setting)
    dataFile = try arguments.value(of: .data, as: .text("the name of a data file"))
    assets = try arguments.value(of: .assets, as: .text("the path of a folder"))
    hasSample = !arguments.contains(.noSample)
  }
}

extension ValueKind<ContentRequest.Setting> {
  /// `title=Hello`. The text may be empty and may hold further equals signs.
  fileprivate static let setting = ValueKind { text, option throws(ArgumentError) in
    guard let mark = text.firstIndex(of: "="), mark != text.startIndex else {
      throw .invalidValue(
        option: option, value: text, expected: "a name and a text, such as title=Hello")
    }
    return ContentRequest.Setting(
      name: String(text[..<mark]), text: String(text[text.index(after: mark)...]))
  }
}

extension OptionSyntax {
  static let rows = OptionSyntax(
    name: "rows", placeholder: "RANGE",
    help: "rows to draw, by running number or section.row: 0-4, 3-, 1.2, 2.0-2.3,7 (all)")
  static let sheet = OptionSyntax(
    name: "sheet", help: "one picture with all variants side by side, rulers and captions")
  static let outline = OptionSyntax(
    name: "outline", help: "with --sheet: draw the devices around the first screenful")
}

extension PictureRequest {
  /// The options `--rows`, `--sheet` and `--outline`.
  mutating func readSheet(_ arguments: ParsedArguments) throws(ArgumentError) {
    rows = try arguments.value(of: .rows, as: .rows)
    let hasOutlines = arguments.contains(.outline)
    if arguments.contains(.sheet) { sheet = hasOutlines ? .devices : .tables }
    guard hasOutlines else { return }
    if sheet == nil {
      throw .lacking("--outline", needs: "--sheet", reason: "devices stand around its columns")
    }
    if !layers.isEmpty {
      throw .conflicting("--outline", with: "--layers", reason: "a diagram shows no screen")
    }
    if arguments.contains(.width) {
      throw .conflicting("--outline", with: "--width", reason: "a width has no device")
    }
  }
}

extension ValueKind<RowSelection> {
  static let rows = ValueKind { text, option throws(ArgumentError) in
    if let selection = RowSelection(text) { return selection }
    throw .invalidValue(
      option: option, value: text, expected: RowSelection.form)
  }
}

extension OptionSyntax {
  static let width = OptionSyntax(
    name: "width", short: "w", placeholder: "W", isRepeatable: true,
    help: "table width in points, or several: 320,393 (the template's own widths)")
  static let scale = OptionSyntax(
    name: "scale", short: "s", placeholder: "N",
    help: "pixels per point (the template's own, else 2)")
  static let profile = OptionSyntax(
    name: "profile", placeholder: "NAME", values: .words(LayoutRequest.profileNames),
    help: "OS profile, ios7 to ios26 (the project's, the template's own, else ios18)")
  static let fonts = OptionSyntax(
    name: "fonts", placeholder: "DIR", values: .folder,
    help: "a folder whose fonts go before those of the machine, San Francisco's own files among"
      + " them ('fonts' in plumb.yaml)")
}

extension ParsedArguments {
  /// The folder that `--fonts` names; nil without.
  var fonts: String? {
    get throws(ArgumentError) { try value(of: .fonts, as: .text("the path of a folder")) }
  }
}

extension ValueKind<Double> {
  static let width = number(
    in: LayoutLimits.width,
    "a number of points from \(readable(LayoutLimits.width.lowerBound))"
      + " to \(readable(LayoutLimits.width.upperBound))")
  static let scale = number(
    in: LayoutLimits.scale,
    "a number from \(readable(LayoutLimits.scale.lowerBound))"
      + " to \(readable(LayoutLimits.scale.upperBound))")
}

extension ValueKind<[Double]> {
  /// Widths, separated by commas.
  fileprivate static let widths = ValueKind { text, option throws(ArgumentError) in
    var widths: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      widths.append(try ValueKind<Double>.width.read(String(part), option))
    }
    return widths
  }
}

extension ValueKind<String> {
  static let profile = word(LayoutRequest.profileNames.map { ($0, $0) })
}
