// Calendars: there are none.
@_exported import UIKit

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
open class EKCalendar: NSObject {
  open var title = ""
  open var cgColor: CGColor? { UIColor.systemBlue.cgColor }
  public let calendarIdentifier = ""
}
open class EKCalendarItem: NSObject {
  open var title: String? = ""
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar?
}
open class EKEvent: EKCalendarItem {
  open var startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  open var endDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  open var isAllDay = false
  public var eventIdentifier: String? { nil }
  public init(eventStore: EKEventStore) {}
}
open class EKEventStore: NSObject {
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  open func requestAccess(
    to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
}
extension Notification.Name {
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}
