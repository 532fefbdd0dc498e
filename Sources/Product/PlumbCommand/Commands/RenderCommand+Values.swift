import PlumbKit

extension ValueKind<PictureFormat> {
  static let format = word(PictureFormat.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<PreviewChoice> {
  static let preview = word(PreviewChoice.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<[PictureLayer]> {
  /// `all`, `none`, or names separated by commas. Drawn in the order of the layers' own list,
  /// whatever order they are named in.
  static let layers = ValueKind { text, option throws(ArgumentError) in
    if text == "all" { return PictureLayer.allCases }
    if text == "none" { return [] }
    var named: Set<PictureLayer> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let layer = PictureLayer(rawValue: String(word)) else {
        throw .unknownWord(
          option: option, value: String(word),
          choices: PictureLayer.allCases.map(\.rawValue) + ["all", "none"])
      }
      named.insert(layer)
    }
    return PictureLayer.allCases.filter(named.contains)
  }
}
