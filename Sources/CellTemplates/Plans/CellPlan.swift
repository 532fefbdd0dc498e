import Diagnostics
import Reading
import UIKit

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
  /// A cell kept for measuring, asked in `heightForRowAt`, as up to iOS 7; `width` is the width it is given,
  /// nil the table's. Without a width of its own to go by a cell from a XIB keeps the file's.
  case offscreen(width: Double?)
}
