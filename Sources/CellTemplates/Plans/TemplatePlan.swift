import UIKit

/// A template, read and checked: everything that needs no environment.
struct TemplatePlan: Sendable {
  let name: String
  let variant: VariantPlan
  /// Table widths in points, without duplicates, in the order of the file.
  let widths: [Double]
  let table: TablePlan
  let cells: [CellPlan]
  let sections: [SectionPlan]
  /// The picture files it names.
  var images: ImageFolder?

  /// The cell of a reuse identifier.
  func cell(_ reuseIdentifier: String) -> CellPlan? {
    cells.first { $0.reuseIdentifier == reuseIdentifier }
  }
}

/// What a template asks of its environment; nil leaves a setting to the caller.
struct VariantPlan: Sendable {
  let profile: OSProfile
  let scale: Double?
  let contentSizeCategory: UIContentSizeCategory?
  let layoutDirection: UIUserInterfaceLayoutDirection?
  let userInterfaceStyle: UIUserInterfaceStyle?
}
