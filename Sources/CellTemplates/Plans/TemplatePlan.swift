/// A template, read and checked: everything that needs no environment.
struct TemplatePlan: Sendable {
  let name: String
  let settings: TemplateSettings
  /// Table widths in points, without duplicates, in the order of the file.
  let widths: [Double]
  /// What it wants to be seen at, without duplicates, in the order of the file.
  let variants: [TemplateVariant]
  let table: TablePlan
  let cells: [CellPlan]
  var sections: [SectionPlan]
  /// The picture files it names.
  var images: ImageFolder?

  /// The cell of a reuse identifier.
  func cell(_ reuseIdentifier: String) -> CellPlan? {
    cells.first { $0.reuseIdentifier == reuseIdentifier }
  }
}
