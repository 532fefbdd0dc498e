import PlumbKit

extension ValueKind<PictureFormat> {
  static let format = word(PictureFormat.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<PreviewChoice> {
  static let preview = word(PreviewChoice.allCases.map { ($0.rawValue, $0) })
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
