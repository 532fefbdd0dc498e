import Testing

@testable import UIKitCore

@Suite("Dates of pickers") struct CivilDateTests {
  @Test(
    "Seconds since 2001 are the date that a calendar in UTC shows",
    arguments: [
      (0, "Jan 1, 2001 12:00 AM", "Mon"), (-1, "Dec 31, 2000 11:59 PM", "Sun"),
      (747_654_060, "Sep 10, 2024 9:41 AM", "Tue"), (730_900_800, "Feb 29, 2024 12:00 PM", "Thu"),
      (-31_622_400, "Jan 1, 2000 12:00 AM", "Sat"),
    ] as [(Double, String, String)])
  func text(seconds: Double, text: String, weekday: String) {
    let date = CivilDate(secondsSinceReference: seconds)
    #expect("\(date.dateText) \(date.timeText)" == text)
    #expect(CivilDate.weekdays[date.weekday] == weekday)
  }

  @Test("Adding days counts on through months and leap years")
  func adding() {
    var date = CivilDate(secondsSinceReference: 0)
    var seconds = 0.0
    for step in [1, 30, 365, 1000, -20_000, 146_097] {
      date = date.adding(days: step)
      seconds += Double(step) * 86400
      #expect(date == CivilDate(secondsSinceReference: seconds))
    }
  }

  @Test("Months have their days, and begin on their weekday")
  func months() {
    let leap = CivilDate(secondsSinceReference: 730_900_800)
    #expect(leap.daysInMonth == 29)
    #expect(leap.firstWeekday == 4)
  }

  @Test("No number breaks a date", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hostile(seconds: Double) {
    let date = CivilDate(secondsSinceReference: seconds)
    #expect((1...12).contains(date.month) && (1...31).contains(date.day))
  }
}
