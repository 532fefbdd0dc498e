import PlumbKit

extension OptionSyntax {
  static let measure = OptionSyntax(
    name: "measure", placeholder: "LIST", isRepeatable: true,
    help: "draw the sizes of these views and their distances to what is beside them, and nothing"
      + " else: names separated by commas, * and ? stand for other characters; title..price is the"
      + " distance of two views, title.x, title.bottom or title.width one length")
  static let caption = OptionSyntax(
    name: "caption", placeholder: "VIEW=TEXT", isRepeatable: true,
    help: "write a text beside a view; repeat it for several")
  static let crop = OptionSyntax(
    name: "crop", placeholder: "VIEW", help: "draw the part of the row around a view")
  static let background = OptionSyntax(
    name: "background", placeholder: "WORD", values: .words(["page", "none"]),
    help: "none leaves everything clear that cells do not draw themselves (page)")
}

extension Redlines {
  /// The options about pictures for documents; nil where none is given.
  init?(_ arguments: ParsedArguments) throws(ArgumentError) {
    self.init()
    measures = try arguments.values(of: .measure, as: .measures).flatMap(\.self)
    captions = try arguments.values(of: .caption, as: .caption)
    crop = try arguments.value(of: .crop, as: .views)
    hasBackground =
      try arguments.value(of: .background, as: .word([("page", true), ("none", false)])) ?? true
    if measures.isEmpty, captions.isEmpty, crop == nil, hasBackground { return nil }
  }
}

extension ValueKind<[Redlines.Measure]> {
  fileprivate static let measures = ValueKind { text, option throws(ArgumentError) in
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let measures = parts.compactMap { Redlines.Measure(String($0.trimmingPrefix { $0 == " " })) }
    guard measures.count == parts.count else {
      throw .invalidValue(
        option: option, value: text,
        expected: "names of views, such as title,price, photo..title or title.width")
    }
    return measures
  }
}

extension ValueKind<Redlines.Caption> {
  fileprivate static let caption = ValueKind { text, option throws(ArgumentError) in
    guard let caption = Redlines.Caption(text) else {
      throw .invalidValue(
        option: option, value: text, expected: "a view and a text, such as title='The title'")
    }
    return caption
  }
}
