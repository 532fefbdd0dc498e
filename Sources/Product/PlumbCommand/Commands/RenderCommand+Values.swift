import CellSources
import PlumbKit

extension ValueKind<PictureFormat> {
  static let format = word(PictureFormat.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<PreviewChoice> {
  /// How pictures are shown in the terminal; for Swift sources any other word is the name of a
  /// preview, and nothing is shown.
  static func preview(_ files: [String]) -> ValueKind {
    let known = word(PreviewChoice.allCases.map { ($0.rawValue, $0) })
    guard files.contains(where: CellSource.isSwift) else { return known }
    return ValueKind { text, option throws(ArgumentError) in
      PreviewChoice(rawValue: text) ?? .none
    }
  }
}

extension ValueKind<Double> {
  /// Seconds.
  static let timeout = number(in: 0.1...3600, "a number of seconds from 0.1 to 3600")
}

extension RenderCommand {
  /// The one scene that is drawn: what `--scene`, `--class` or `--preview NAME` says.
  static func scene(_ arguments: ParsedArguments) throws(ArgumentError) -> String? {
    let scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    let type = try arguments.value(of: .cellClass, as: .text("the name of a class"))
    var names = [scene, type.map { "class \($0)" }].compactMap(\.self)
    if arguments.operands.contains(where: CellSource.isSwift),
      let name = try arguments.value(of: .preview, as: .text("the name of a preview")),
      PreviewChoice(rawValue: name) == nil
    {
      names.append(name)
    }
    guard names.count <= 1 else {
      throw .conflicting(
        "--scene", with: "--class or --preview NAME", reason: "each chooses what is drawn")
    }
    return names.first
  }
}

extension ValueKind<ViewSelection> {
  static let views = ValueKind { text, option throws(ArgumentError) in
    guard let views = ViewSelection(text) else {
      throw .invalidValue(
        option: option, value: text, expected: "names of views, such as title,price or tag*")
    }
    return views
  }
}

extension ValueKind<[PictureLayer]> {
  /// `none`, or names of layers and presets separated by commas. Drawn in the order of the layers'
  /// own list, whatever order they are named in.
  static let layers = ValueKind { text, option throws(ArgumentError) in
    if text == "none" { return [] }
    var named: Set<PictureLayer> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let layers = PictureLayer.named(String(word)) else {
        throw .unknownWord(
          option: option, value: String(word), choices: PictureLayer.words + ["none"])
      }
      named.formUnion(layers)
    }
    return PictureLayer.allCases.filter(named.contains)
  }
}
