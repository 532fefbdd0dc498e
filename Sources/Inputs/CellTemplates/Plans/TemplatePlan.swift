import Reading
import UIKitCore

/// A compiled template: everything that is independent of the environment.
struct TemplatePlan: Sendable {
  let name: String
  let settings: TemplateSettings
  /// Table widths in points, without duplicates, in the order of the file.
  let widths: [Double]
  /// The settings at which the template is shown, without duplicates, in the order of the file.
  let variants: [TemplateVariant]
  let table: TablePlan
  let cells: [CellPlan]
  var sections: [SectionPlan]
  /// The error of a template without rows, unless somebody gives it rows.
  var missingData: Diagnostic?
  var images: ImageFolder?
  /// Learns of texts that are too long.
  var texts: TextLimits?

  func cell(_ reuseIdentifier: String) -> CellPlan? {
    cells.first { $0.reuseIdentifier == reuseIdentifier }
  }
}

/// The properties of a template's table.
struct TablePlan: Sendable {
  var style: UITableView.Style = .plain
  var rowHeight = RowHeightRule.automatic
  /// The height of unmeasured rows. 0 turns estimates off, automatic leaves it to the table.
  var estimatedRowHeight = RowHeightRule.points(44)
  var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  var separatorInset: UIEdgeInsets?
  var separatorColor: UIColor?
  var backgroundColor: UIColor?
  var sectionIndexTitles: [String]?
  var isEditing = false
  var allowsMultipleSelectionDuringEditing = false
}

/// A section: rows with a header and a footer.
struct SectionPlan: Sendable {
  let header: String?
  let footer: String?
  let indexTitle: String?
  var rows: [DataRecord]
  let rules: RowRules
}

/// How the cell and the height of each row are selected.
struct RowRules: Sendable {
  var cell: RowChoice<String>
  var height: RowChoice<RowHeightRule>
  var estimatedHeight: RowChoice<RowHeightRule>
}

/// A list of values with conditions; the first whose condition holds applies.
struct RowChoice<Value: Sendable>: Sendable {
  struct Rule: Sendable {
    /// Nil holds for every row.
    let condition: Condition?
    let value: @Sendable (DataRecord) -> Value?
  }

  let rules: [Rule]
  var fields: [FieldUse] = []

  /// The value for a row; nil if no condition holds.
  func value(for row: DataRecord) -> Value? {
    rules.first { $0.condition?.holds(for: row) ?? true }?.value(row)
  }

  static func always(_ value: Value) -> RowChoice {
    RowChoice(rules: [Rule(condition: nil, value: { _ in value })])
  }
}

enum RowHeightRule: Sendable, Hashable {
  case automatic
  case points(Double)
}

/// A compiled cell: creating cells from it reads no YAML.
struct CellPlan: Sendable {
  let reuseIdentifier: String
  let style: UITableViewCell.CellStyle
  /// The assignments to the cell itself and its built-in labels.
  let cell: AssignmentList
  let content: AssignmentList
  /// In pre-order: a view comes after its superview.
  let views: [ViewPlan]
  let guides: [GuidePlan]
  let constraints: [ConstraintPlan]
  let sizing: SizingPlan
  /// The control at its leading end while the table is in editing mode.
  var editingStyle = UITableViewCell.EditingStyle.delete
  let location: FileLocation

  var fields: [FieldUse] {
    cell.fields + content.fields + views.flatMap(\.assignments.fields)
  }

  /// All image files that depend on the row.
  var images: [ImageUse] {
    cell.images + content.images + views.flatMap(\.assignments.images)
  }

  /// All colours and numbers that depend on the row.
  var values: [RowValueUse] {
    cell.values + content.values + views.flatMap(\.assignments.values)
  }

  static let empty = CellPlan(
    reuseIdentifier: "", style: .default, cell: AssignmentList(), content: AssignmentList(),
    views: [], guides: [], constraints: [], sizing: .automatic, location: FileLocation(file: ""))
}

/// A descendant of the content view.
struct ViewPlan: Sendable {
  let name: String
  let viewClass: TemplateClass
  /// The index of its superview; nil for the content view. Always less than its own index.
  let parent: Int?
  /// Whether its superview is a stack view that arranges it.
  let isArranged: Bool
  let assignments: AssignmentList
  let location: FileLocation
}

/// A layout guide and the view that owns it (nil: the content view).
struct GuidePlan: Sendable {
  let name: String
  let owner: Int?
}

/// How rows with this cell are measured.
enum SizingPlan: Sendable, Hashable {
  /// By the table, as from iOS 8 on.
  case automatic
  /// By an off-screen cell in `heightForRowAt`, as up to iOS 7. `width` is the width in points that
  /// it is given; nil uses the table's. A cell from a XIB without an explicit width keeps the
  /// file's.
  case offscreen(width: Double?)
}

/// A constraint, or the constraints of a visual format, with all names resolved.
struct ConstraintPlan: Sendable {
  enum Rule: Sendable {
    case equation(EquationPlan)
    case visualFormat(VisualFormatPlan)
  }

  let rule: Rule
  /// Nil keeps the priorities of the constraints: required, or those in the visual format.
  let priority: Float?
  let identifier: String?
  let activation: Activation
  let location: FileLocation

  /// For which rows it is active.
  enum Activation: Sendable {
    /// For none: the template declares it, and code of an application would activate it.
    case never
    case always
    case when(Condition)
  }
}

/// `first relation multiplier · second + constant`.
struct EquationPlan: Sendable {
  let first: ItemPlan
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  /// Nil relates the first attribute to the constant alone.
  let second: ItemPlan?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: Double
  let constant: Double
  /// The number of standard spacings to use instead of the constant; 0 for none.
  let spacing: Double
}

/// A visual format that has been parsed, with its resolved names.
struct VisualFormatPlan: Sendable {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Double]
}

/// The item of one side of a constraint.
indirect enum ItemPlan: Sendable, Equatable {
  case contentView
  case view(Int)
  case guide(Int)
  case layoutMargins(of: ItemPlan)
  case safeArea(of: ItemPlan)
  case scrollContent(of: ItemPlan)
  case scrollFrame(of: ItemPlan)
}
