import CellSources
import LayoutTree
import Linting
import UIKitCore

/// Reads what is seen to be wrong with a laid-out row, as `plumb lint` finds it.
enum RowFaults {
  /// The faults of the row in `cell`, by ids of `views`, but for some rules.
  static func faults(
    of cell: UITableViewCell, in table: UITableView, _ views: ViewNames,
    silencing rules: Set<String> = []
  ) -> [LayoutTree.Scene.Fault] {
    let subject = RowAppearance.Subject(
      .row, table.dataSource is InterfaceTable ? .onCanvas : .filled)
    return faults(of: cell.contentView, in: cell, subject, views, silencing: rules)
  }

  /// The faults of a view that is laid out by itself.
  static func faults(
    of view: UIView, _ views: ViewNames, silencing rules: Set<String>
  ) -> [LayoutTree.Scene.Fault] {
    let subject = RowAppearance.Subject(.view, .filled)
    return faults(of: view, in: view, subject, views, silencing: rules)
  }

  /// The faults of a content view that lies in `root`. `trial`: tries what would help.
  static func faults(
    of content: UIView, in root: UIView, _ subject: RowAppearance.Subject, _ views: ViewNames,
    silencing rules: Set<String>, trial makeTrial: @autoclosure () -> LayoutTrial? = nil
  ) -> [LayoutTree.Scene.Fault] {
    let name = { (view: UIView) in views.id(of: view) ?? view.displayName }
    var made: LayoutTrial??
    func trial() -> LayoutTrial? {
      let trial = made ?? makeTrial()
      made = trial
      return trial
    }
    return RowAppearance(of: content, in: root, subject).faults.filter { !rules.contains($0.rule) }
      .map { fault in
        let inside = fault.overflowAxis == nil ? nil : trial().flatMap { InsideRepair(fault, $0) }
        let room = fault.lackingAxis.flatMap { axis in
          trial().flatMap { RoomRepair([fault.view], along: axis, $0) }
        }
        return .init(
          rule: fault.rule,
          severity: fault.severity(of: subject.isOnCanvas ? .canvas : .content).ofFault,
          view: name(fault.view), message: fault.message(name), summary: fault.summary(name),
          hint: fault.hint(name, inside: inside, room: room), rect: .init(fault.rect),
          overflow: fault.overflow)
      } + samples(in: content, of: content, name) + lack(of: root, content, name)
  }

  /// That statements are missing which make the cell.
  private static func lack(
    of root: UIView, _ content: UIView, _ name: (UIView) -> String
  ) -> [LayoutTree.Scene.Fault] {
    guard let count = (root as? UITableViewCell)?.lackedStatements, count > 0 else { return [] }
    let statements = counted(count, "statement")
    return [
      .init(
        rule: "left-out-code", severity: .warning, view: name(content),
        message: "\(statements) of its code \(count == 1 ? "is" : "are") left out",
        summary: "\(statements) left out", hint: "the list of what was left out names them",
        rect: .init(content.bounds), overflow: nil)
    ]
  }

  /// A note on each view below `view` whose content was made up.
  private static func samples(
    in view: UIView, of content: UIView, _ name: (UIView) -> String
  ) -> [LayoutTree.Scene.Fault] {
    view.subviews.flatMap { subview in
      let below = samples(in: subview, of: content, name)
      guard subview.showsSample else { return below }
      let note = LayoutTree.Scene.Fault(
        rule: LayoutTree.Scene.Fault.sampleRule, severity: .note, view: name(subview),
        message: "\(name(subview)) shows sample content", summary: "sample",
        hint: "--no-sample leaves it bare",
        rect: .init(subview.convert(subview.bounds, to: content)), overflow: nil)
      return [note] + below
    }
  }
}

extension Severity {
  fileprivate var ofFault: LayoutTree.Scene.Fault.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension VisibleFault {
  /// The axis along which something ends outside of the content view.
  fileprivate var overflow: LayoutTree.Axis? {
    switch overflowAxis {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: nil
    }
  }
}
