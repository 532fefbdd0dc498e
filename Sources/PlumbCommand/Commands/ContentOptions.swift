import PlumbKit

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

  /// What is shown in place of a file's own content.
  static let contentOptions = [set, data, assets]
}

extension ContentRequest {
  /// What the options about content say.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    self.init()
    settings = try arguments.values(of: .set, as: .setting)
    dataFile = try arguments.value(of: .data, as: .text("the name of a data file"))
    assets = try arguments.value(of: .assets, as: .text("the path of a folder"))
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
