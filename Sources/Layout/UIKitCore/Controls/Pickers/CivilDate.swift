/// A moment in the Gregorian calendar and UTC, formatted in English: pictures must not depend on
/// the machine's calendar, time zone or language.
package struct CivilDate: Hashable, Sendable {
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 to 31.
  package let day: Int
  package let hour: Int
  package let minute: Int
  /// From 0 (Sunday) to 6.
  let weekday: Int

  /// The date of a picker that would follow the clock: 9:41 on 10 September 2024.
  package static let standard = CivilDate(secondsSinceReference: 747_654_060)

  /// Creates a date from seconds since 2001, clamped to some three thousand years.
  package init(secondsSinceReference seconds: Double) {
    let limit = 1e11
    let whole = Int(min(max(seconds.isFinite ? seconds : 0, -limit), limit).rounded(.down))
    let days = Self.quotient(whole, 86400)
    let rest = whole - days * 86400
    hour = rest / 3600
    minute = rest / 60 % 60
    weekday = ((days + 1) % 7 + 7) % 7
    (year, month, day) = Self.civil(days)
  }

  /// Converts days since 1 January 2001 to a date, by eras of 400 years that begin in March (H.
  /// Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let z = days + 730_791
    let era = quotient(z, 146_097)
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    let day = dayOfYear - (153 * index + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func quotient(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }
}

// MARK: Words

extension CivilDate {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  package static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  package var monthName: String { Self.months[month - 1] }
  /// "Sep 10, 2024".
  var dateText: String { "\(monthName.prefix(3)) \(day), \(year)" }
  /// "9:41 AM".
  package var timeText: String { "\(hour12):\(minuteText) \(isMorning ? "AM" : "PM")" }
  /// From 1 to 12.
  var hour12: Int { (hour + 11) % 12 + 1 }
  fileprivate var minuteText: String { Self.twoDigits(minute) }
  var isMorning: Bool { hour < 12 }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  package var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The weekday of the first of the month.
  package var firstWeekday: Int { ((weekday - (day - 1)) % 7 + 7) % 7 }

  /// The number of weeks, Sunday to Saturday, that the month touches.
  package var weeksInMonth: Int { (firstWeekday + daysInMonth + 6) / 7 }

  /// The date `days` later, at this time of day.
  package func adding(days: Int) -> CivilDate {
    CivilDate(secondsSinceReference: seconds + Double(days) * 86400)
  }

  private var seconds: Double {
    let y = month <= 2 ? year - 1 : year
    let era = Self.quotient(y, 400)
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 730_791
    return Double(days * 86400 + hour * 3600 + minute * 60)
  }
}
