import PlumbKit

extension RenderCommand {
  static let syntax = CommandSyntax(
    name: "render", summary: "Lays out the table of each template and draws it.",
    discussion: """
      Prints each file written: TEMPLATE-VARIANT.EXTENSION, one for each template and variant.
      A variant is called after its width or device, then what else is unlike the template by
      itself: mail-320.png, mail-iphone-15-landscape-dark-AX3-ar.png.
      The exit code is 0 when all went well, 1 when constraints conflict (the picture is
      drawn all the same, after giving up one of them), 2 when an input could not be used.
      """,
    operand: .templates,
    options: OptionSyntax.variantOptions + [.layers, .format, .output],
    examples: [
      .init(
        line: "plumb render Templates/mail.yaml",
        purpose: "the mail cells at the template's own widths, in the current folder"),
      .init(
        line: "plumb render Templates/mail.yaml --width 320 --width 568 --layers all",
        purpose: "portrait and landscape, with frames and constraints drawn on top"),
      .init(
        line: "plumb render Templates/*.yaml --format svg --output pictures",
        purpose: "every template as SVG into the folder pictures"),
      .init(
        line: "plumb render Templates/feed.yaml --width 320 --output feed.png",
        purpose: "one picture under a name of your own"),
    ])
}

extension OperandSyntax {
  static let templates = OperandSyntax(
    placeholder: "FILE", help: "cell templates (.yaml); after -- names may start with a dash")
}

extension OptionSyntax {
  static let layers = OptionSyntax(
    name: "layers", short: "l", placeholder: "LIST",
    help: "what to draw on top: "
      + PictureLayer.allCases.map(\.rawValue).joined(separator: ",")
      + ", all or none (none)")
  static let format = OptionSyntax(
    name: "format", short: "f", placeholder: "FORMAT",
    help: PictureFormat.allCases.map(\.rawValue).joined(separator: " or ")
      + " (what --output ends in, else png)")
  static let output = OptionSyntax(
    name: "output", short: "o", placeholder: "PATH",
    help: "a file for a single picture, or a folder, made when missing (the current folder)")
}
