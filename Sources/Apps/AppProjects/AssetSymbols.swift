import AtomicFiles
import CollectionAlgorithms
import Foundation

/// The members that Xcode generates for the colours and images of asset catalogues: `UIColor.brand`
/// for `BrandColor.colorset`, and `UIColor.Theme.text` in a folder that is a namespace.
///
/// The rule is Xcode's (release notes of Xcode 15, "Asset Catalogs"): names in camel case, without
/// `Color` and `Image` at their ends.
package struct AssetSymbols: Sendable {
  /// What a catalogue holds.
  package enum Kind: String, Sendable {
    case color = "Color"
    case image = "Image"
  }

  /// The sets of the catalogues, by their paths.
  private let paths: [String]

  package init(_ paths: [String]) { self.paths = paths }

  /// The declaration of a member that is generated, in the type that has it; nil for a name that no
  /// asset has.
  ///
  /// - Parameters:
  ///   - isResource: whether it is a member of `ColorResource` or `ImageResource`.
  package func declaration(of member: String, _ kind: Kind, isResource: Bool) -> String? {
    let assets = sets(of: kind)
    if let asset = assets.first(where: { $0.namespace == nil && $0.symbol == member }) {
      return asset.declaration(kind, isResource)
    }
    let members = assets.filter { $0.namespace.map(Self.typeName) == member }
    guard !members.isEmpty else { return nil }
    let list = members.uniqued(on: \.symbol).map { $0.declaration(kind, isResource) }
    return "public enum \(member) { \(list.joined(separator: "; ")) }"
  }

  private func sets(of kind: Kind) -> [Asset] {
    let ending = ".\(kind.rawValue.lowercased())set"
    return paths.filter { $0.hasSuffix(ending) }.map { path in
      let folder = PathName.folder(of: path)
      let isNamespace =
        !folder.hasSuffix(".xcassets")
        && (try? FileContents.read(folder + "/Contents.json", limit: 1 << 16)).map {
          String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace }
            .contains("\"provides-namespace\":true")
        } ?? false
      let name = String(PathName.last(of: path).dropLast(ending.count))
      return Asset(
        name: name, namespace: isNamespace ? PathName.last(of: folder) : nil,
        symbol: Self.symbol(of: name, kind))
    }
  }

  private struct Asset {
    let name: String
    /// The folder of a namespace that it lies in.
    let namespace: String?
    let symbol: String

    func declaration(_ kind: Kind, _ isResource: Bool) -> String {
      let path = (namespace.map { $0 + "/" } ?? "") + name
      let resource = "UIKit.\(kind.rawValue)Resource"
      let type = isResource ? resource : "UIKit.UI\(kind.rawValue)"
      let value =
        "\(resource)(name: \"\(path.filter { $0 != "\"" && $0 != "\\" })\", bundle: .main)"
      return "public static var \(symbol): \(type) "
        + "{ \(isResource ? value : "\(type)(resource: \(value))") }"
    }
  }

  /// `offDay` of `OffDayColor`.
  private static func symbol(of name: String, _ kind: Kind) -> String {
    let words = typeName(of: name)
    let bare =
      words.hasSuffix(kind.rawValue) && words != kind.rawValue
      ? String(words.dropLast(kind.rawValue.count)) : words
    // Of capitals at the beginning the last belongs to the next word: `urlIcon` of `URLIcon`.
    let capitals = bare.prefix(while: \.isUppercase)
    let count =
      capitals.count > 1 && capitals.count < bare.count ? capitals.count - 1 : capitals.count
    let symbol = bare.prefix(count).lowercased() + bare.dropFirst(count)
    return symbol.first.map(\.isNumber) ?? true ? "_" + symbol : symbol
  }

  /// `DarkBlue` of `dark-blue`.
  private static func typeName(of name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
