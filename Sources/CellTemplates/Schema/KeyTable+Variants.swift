import Reading
import UIKit

extension KeyTable {
  /// An entry of `variants:`.
  static let variantEntry = KeyTable(
    [Key("name", .text, "What its pictures are called, after the template's name.")]
      + variantAxes.keys + [
        Key(
          "exclude", .either([.mapping(variantAxes), .list(.mapping(variantAxes))]),
          "Combinations to leave out: those that match all that is said."),
        Key(
          "include", .either([.reference("variant"), .list(.reference("variant"))]),
          "Further variants beside the combinations."),
      ])

  /// The axes, for `exclude` as well.
  static let variantAxes = KeyTable([
    axis("width", ValueReader<Double>.tableWidth.schema, "Table width in points."),
    axis("widths", ValueReader<Double>.tableWidth.schema, "Table widths in points."),
    axis("device", ValueReader<Device>.device.schema, "A device, whose screen the table fills."),
    axis("devices", ValueReader<Device>.device.schema, "Devices whose screens the table fills."),
    axis(
      "orientation", ValueReader<[Orientation]>.orientation.schema, "How the devices are held.",
      standard: "portrait"),
    axis("profile", ValueReader<OSProfile>.profile.schema, "Version of iOS."),
    axis(
      "appearance", ValueReader<[UIUserInterfaceStyle]>.appearance.schema, "Light, dark or both."),
    axis(
      "contentSizeCategory", ValueReader<UIContentSizeCategory>.contentSize.schema,
      "The reader's text size."),
    axis(
      "textSize", ValueReader<UIContentSizeCategory>.contentSize.schema,
      "The reader's text size, as the option calls it."),
    axis("language", ValueReader<String>.language.schema, "One of the template's languages."),
    axis(
      "direction", ValueReader<[UIUserInterfaceLayoutDirection]>.writingDirection.schema,
      "Where leading is; without it as the language is written."),
    axis("scale", TemplateCompiler.scale.schema, "Pixels a point."),
  ])

  /// `variants:` at the root of a template or a project file.
  package static let variants = ValueSchema.either([
    .defined("variant", .mapping(.variantEntry)), .list(.reference("variant"), least: 1),
  ])

  private static func axis(
    _ name: String, _ schema: ValueSchema, _ about: String, standard: String? = nil
  ) -> Key {
    Key(name, .either([schema, .list(schema)]), about, standard: standard)
  }
}
