import Foundation

/// What Xcode generates for the resources of an app: members for the colours and images of asset
/// catalogues, such as `UIColor.brand` for `BrandColor.colorset` and `UIColor.Theme.text` in a folder
/// that is a namespace, and the classes of Core Data models.
///
/// The rule for the members is Xcode's (release notes of Xcode 15, "Asset Catalogs"): names in camel
/// case, without `Color` and `Image` at their ends.
package struct AssetSymbols: Sendable {
  /// What a catalogue holds.
  package enum Kind: String, Sendable {
    case color = "Color"
    case image = "Image"
  }

  /// The sets of the catalogues, by their paths.
  private let paths: [String]
  /// The declarations of the classes of Core Data models that Xcode generates, by their names.
  package let entities: [String: String]
  /// Extensions with the properties that Xcode generates for classes of them which the app declares.
  package let entityProperties: [String: String]

  /// `models`: the paths of the contents of Core Data models.
  package init(_ paths: [String], models: [String] = []) {
    self.paths = paths
    let generated = ModelEntities.declarations(in: models)
    (entities, entityProperties) = (generated.classes, generated.properties)
  }

  /// The declaration of a member that is generated, in the type that has it; nil for a name that no
  /// asset has. `isResource`: whether it is a member of `ColorResource` or `ImageResource`.
  package func declaration(of member: String, _ kind: Kind, isResource: Bool) -> String? {
    let assets = sets(of: kind)
    if let asset = assets.first(where: { $0.symbol == member && !Self.isNamespace($0.folder) }) {
      return asset.declaration(kind, isResource)
    }
    let folders = assets.map(\.folder).uniqued().filter {
      Self.typeName(of: PathName.last(of: $0)) == member && Self.isNamespace($0)
    }
    let members = assets.filter { folders.contains($0.folder) }
    guard !members.isEmpty else { return nil }
    let list = members.uniqued(on: \.symbol).map {
      $0.declaration(kind, isResource, in: PathName.last(of: $0.folder) + "/")
    }
    return "public enum `\(member)` { \(list.joined(separator: "; ")) }"
  }

  private func sets(of kind: Kind) -> [Asset] {
    let ending = ".\(kind.rawValue.lowercased())set"
    return paths.filter { path in
      path.hasSuffix(ending) && !path.contains { $0.isNewline || $0 == "\"" || $0 == "\\" }
    }.flatMap { path in
      let name = String(PathName.last(of: path).dropLast(ending.count))
      return Self.symbols(of: name, kind).map {
        Asset(name: name, folder: PathName.folder(of: path), symbol: $0)
      }
    }.filter { $0.symbol != "_" }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard !folder.hasSuffix(".xcassets"),
      let text = try? FileContents.read(folder + "/Contents.json", limit: 1 << 16)
    else { return false }
    return String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }
      .contains("\"provides-namespace\":true")
  }

  private struct Asset {
    let name: String
    let folder: String
    let symbol: String

    func declaration(_ kind: Kind, _ isResource: Bool, in namespace: String = "") -> String {
      let resource = "UIKit.\(kind.rawValue)Resource"
      let type = isResource ? resource : "UIKit.UI\(kind.rawValue)"
      let value = "\(resource)(name: \"\(namespace)\(name)\", bundle: .main)"
      return "public static var `\(symbol)`: \(type) "
        + "{ \(isResource ? value : "\(type)(resource: \(value))") }"
    }
  }

  /// `offDay` of `OffDayColor`; of a name of capitals and digits a second one, which one app shows.
  private static func symbols(of name: String, _ kind: Kind) -> [String] {
    let words = typeName(of: name)
    let bare =
      words.hasSuffix(kind.rawValue) && words != kind.rawValue
      ? String(words.dropLast(kind.rawValue.count)) : words
    // Of capitals at the beginning the last belongs to the next word: `urlIcon` of `URLIcon`.
    let capitals = bare.prefix(while: \.isUppercase)
    let count =
      capitals.count > 1 && capitals.count < bare.count ? capitals.count - 1 : capitals.count
    let symbol = bare.prefix(count).lowercased() + bare.dropFirst(count)
    return [symbol.first.map(\.isNumber) ?? true ? "_" + symbol : symbol, codeSymbol(of: bare)]
      .compactMap(\.self)
  }

  /// `_06_BE_77` of `06BE77`: a name of capitals and digits keeps them, and lines between them; nil
  /// for another name.
  private static func codeSymbol(of name: String) -> String? {
    guard name.contains(where: \.isNumber), name.contains(where: \.isLetter),
      name.allSatisfy({ $0.isNumber || $0.isUppercase })
    else { return nil }
    var symbol = name.first.map(\.isNumber) ?? false ? "_" : ""
    for (character, next) in zip(name, name.dropFirst().map(Optional.some) + [nil]) {
      symbol.append(character)
      if let next, next.isNumber != character.isNumber { symbol += "_" }
    }
    return symbol
  }

  /// `DarkBlue` of `dark-blue`.
  private static func typeName(of name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
