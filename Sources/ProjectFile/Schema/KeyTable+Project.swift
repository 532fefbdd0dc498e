import CellTemplates
import LayoutTree
import Linting
import Reading
import UIKit

extension KeyTable {
  /// The root of a project file.
  static let project = KeyTable([
    Key(
      "sources", .either([.text, .list(.text), .mapping(sources), .nothing]),
      "Templates, .xib and .storyboard files: paths and patterns, `**` goes over folders."),
    Key(
      "data", .either([.names(.either([.text, .mapping(content), .nothing])), .nothing]),
      "What sources show in place of their own content: a data file, texts, pictures."),
    Key(
      "variants", variants,
      "What every source is seen at, in place of its own variants: widths, devices, text sizes …"),
    Key("fonts", .text, "A folder of fonts that are looked at before the usual ones."),
    Key(
      "profile", .choice(profiles), "Version of iOS for every source that a variant gives no other."
    ),
    Key("snapshots", section(snapshots), "How reference pictures are kept and compared."),
    Key("lint", section(lint), "Settings of `plumb lint`."),
  ])

  /// The versions of iOS.
  static let profiles = OSProfile.all.map(\.name)

  /// `sources:` as a mapping.
  static let sources = KeyTable([
    Key("include", patterns, "What is taken."),
    Key("exclude", patterns, "What is left out of that."),
  ])

  /// An entry of `data:`.
  static let content = KeyTable([
    Key("file", .text, "A JSON, CSV or RSS file with the rows."),
    Key("assets", .text, "Where a .xib finds pictures and colours: an .xcassets or its folder."),
    Key(
      "set", .names(.anyScalar),
      "Texts for every row, by the field of a template or the view of a .xib."),
  ])

  static let patterns = ValueSchema.either([.text, .list(.text), .nothing])

  /// A section, or nothing in it.
  private static func section(_ table: KeyTable) -> ValueSchema {
    .either([.mapping(table), .nothing])
  }
}
