import Diagnostics
import Reading
import UIKit

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

/// The properties of a template's table.
struct TablePlan: Sendable {
  var style: UITableView.Style = .plain
  var rowHeight = RowHeight.automatic
  /// What stands in for a row not yet measured; 0 turns estimates off, automatic leaves it to the
  /// table.
  var estimatedRowHeight = RowHeight.points(44)
  var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  var separatorInset: UIEdgeInsets?
  var separatorColor: UIColor?
  var backgroundColor: UIColor?
  var sectionIndexTitles: [String]?
  var isEditing = false
  var allowsMultipleSelectionDuringEditing = false
}

/// Rows under one header.
struct SectionPlan: Sendable {
  let header: String?
  let footer: String?
  let indexTitle: String?
  var rows: [DataRecord]
  let rules: RowRules
}

/// How a row finds its cell and its height.
struct RowRules: Sendable {
  var cell: Choice<String>
  var height: Choice<RowHeight>
  var estimatedHeight: Choice<RowHeight>
}

/// The first of several values whose condition holds.
struct Choice<Value: Sendable>: Sendable {
  struct Rule: Sendable {
    /// Nil holds for every row.
    let condition: Condition?
    let value: @Sendable (DataRecord) -> Value?
  }

  let rules: [Rule]
  var fields: [FieldUse] = []

  /// Nil when no rule holds for the row.
  func value(for row: DataRecord) -> Value? {
    rules.first { $0.condition?.holds(for: row) ?? true }?.value(row)
  }

  /// The same for every row.
  static func always(_ value: Value) -> Choice {
    Choice(rules: [Rule(condition: nil, value: { _ in value })])
  }
}

/// The height of a row.
enum RowHeight: Sendable, Hashable {
  case automatic
  case points(Double)
}

/// A cell of a template, compiled once: making another cell reads no YAML any more.
struct CellPlan: Sendable {
  let reuseIdentifier: String
  let style: UITableViewCell.CellStyle
  /// What is done to the cell itself and to its own labels.
  let cell: AssignmentList
  /// What is done to the content view.
  let content: AssignmentList
  /// In pre-order: a view stands after the one it lies in.
  let views: [ViewPlan]
  let guides: [GuidePlan]
  let constraints: [ConstraintPlan]
  let sizing: SizingPlan
  /// The control at its start while the table is edited.
  var editingStyle = UITableViewCell.EditingStyle.delete
  let location: FileLocation

  /// Every field the cell shows.
  var fields: [FieldUse] {
    cell.fields + content.fields + views.flatMap(\.assignments.fields)
  }

  /// Every picture file that depends on the row.
  var images: [ImageUse] {
    cell.images + content.images + views.flatMap(\.assignments.images)
  }

  /// A cell that shows nothing.
  static let empty = CellPlan(
    reuseIdentifier: "", style: .default, cell: AssignmentList(), content: AssignmentList(),
    views: [], guides: [], constraints: [], sizing: .automatic, location: FileLocation(file: ""))
}

/// A view below the content view.
struct ViewPlan: Sendable {
  let name: String
  let viewClass: ViewClass
  /// Index of the view it lies in, nil for the content view. Always smaller than its own index.
  let parent: Int?
  /// Whether its parent, a stack view, arranges it.
  let isArranged: Bool
  let assignments: AssignmentList
  let location: FileLocation
}

/// A layout guide and the view that owns it (nil: the content view).
struct GuidePlan: Sendable {
  let name: String
  let owner: Int?
}

/// The assignments of one view, by when they run.
struct AssignmentList: Sendable {
  var make: (@Sendable () -> UIView)?
  var setUp: [@Sendable (UIView) -> Void] = []
  var bind: [@Sendable (UIView, DataRecord) -> Void] = []
  var layOut: [@Sendable (UIView, CGFloat) -> Void] = []
  var fields: [FieldUse] = []
  var images: [ImageUse] = []

  mutating func add(_ assignment: Assignment) {
    switch assignment {
    case .make(let make): self.make = make
    case .setUp(let setUp): self.setUp.append(setUp)
    case .bind(let bind, let fields, let images):
      self.bind.append(bind)
      self.fields += fields
      self.images += images
    case .layOut(let layOut): self.layOut.append(layOut)
    }
  }
}

/// How the height of a row with this cell is found.
enum SizingPlan: Sendable, Hashable {
  /// The table asks the cell, as from iOS 8 on.
  case automatic
  /// A cell kept for measuring, asked in `heightForRowAt`, as up to iOS 7; `width` is the width it
  /// is given, nil the table's. Without a width of its own to go by a cell from a XIB keeps the
  /// file's.
  case offscreen(width: Double?)
}

/// A constraint, or the several of a visual format, with all names resolved.
struct ConstraintPlan: Sendable {
  enum Rule: Sendable {
    case equation(EquationPlan)
    case visualFormat(VisualFormatPlan)
  }

  let rule: Rule
  /// Nil leaves each constraint its own: required, or what the visual format says.
  let priority: Float?
  let identifier: String?
  let isActive: Bool
  let location: FileLocation
}

/// `first relation multiplier · second + constant`.
struct EquationPlan: Sendable {
  let first: ItemPlan
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  /// Nil compares with the constant alone.
  let second: ItemPlan?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: Double
  let constant: Double
  /// Multiples of the standard spacing instead of the constant; 0 for none.
  let spacing: Double
}

/// A visual format that is known to parse, with what its names mean.
struct VisualFormatPlan: Sendable {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Double]
}

/// What a side of a constraint belongs to.
indirect enum ItemPlan: Sendable, Equatable {
  case contentView
  case view(Int)
  case guide(Int)
  case layoutMargins(of: ItemPlan)
  case safeArea(of: ItemPlan)
}
