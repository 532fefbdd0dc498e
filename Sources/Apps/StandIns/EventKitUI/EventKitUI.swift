// Controllers of events are grey fields.
@_exported import EventKit
import FieldViews

open class EKEventViewController: FieldController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent?
  open var allowsEditing = true
}
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore?
  open var event: EKEvent?
}
open class EKCalendarChooser: FieldController {
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
}
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
@MainActor @preconcurrency public protocol EKEventViewDelegate: AnyObject {}
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {}
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: AnyObject {}
