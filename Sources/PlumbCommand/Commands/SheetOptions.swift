import PlumbKit

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
  /// What `--rows`, `--sheet` and `--outline` say.
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
  fileprivate static let rows = ValueKind { text, option throws(ArgumentError) in
    if let selection = RowSelection(text) { return selection }
    throw .invalidValue(
      option: option, value: text,
      expected: "rows such as 0-4, 3-, 1.2 or 2.0-2.3, each range from first to last")
  }
}
