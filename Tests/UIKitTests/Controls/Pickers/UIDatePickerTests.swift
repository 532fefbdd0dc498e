import Testing

@testable import UIKitCore

/// Half an em for each character: "Sep 10, 2024" is 102 wide.
@Suite("Date pickers", .estimatedText) struct UIDatePickerTests {
  private func picker(_ profile: String = "ios18") throws -> UIDatePicker {
    LayoutEnvironment(
      profile: try #require(OSProfile.named(profile)), text: EstimatingMeasurer()
    ).perform { UIDatePicker() }
  }

  @Test("A picker that nobody told its look is wheels before iOS 14 and compact since")
  func automatic() throws {
    #expect(try picker("ios13").datePickerStyle == .wheels)
    #expect(try picker().datePickerStyle == .compact)
    let timer = try picker()
    timer.datePickerMode = .countDownTimer
    #expect(timer.datePickerStyle == .wheels)
  }

  @Test("A compact picker is as wide as its texts on their grounds")
  func compact() throws {
    let picker = try picker()
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize == CGSize(width: 126, height: 34.5))
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize == CGSize(width: 126 + 4 + 83.5, height: 34.5))
    picker.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    #expect(picker.capsules.map(\.frame.maxX) == [212.5, 300])
    #expect(picker.capsules.map(\.text) == ["Sep 10, 2024", "9:41 AM"])
  }

  @Test("Wheels turn around the date, months and days beginning again")
  func wheels() throws {
    let picker = try picker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    let wheels = picker.wheels
    #expect(wheels.map { $0.lines[$0.chosen] } == ["January", "1", "2001"])
    #expect(wheels.map { $0.lines[$0.chosen - 1] } == ["December", "31", "2000"])
  }

  @Test(
    "Minutes go by the interval", arguments: [(1, "41", "42"), (5, "40", "45"), (30, "30", "00")])
  func minutes(interval: Int, chosen: String, next: String) throws {
    let picker = try picker()
    picker.datePickerMode = .time
    picker.minuteInterval = interval
    let wheel = picker.wheels[1]
    #expect(wheel.lines[wheel.chosen] == chosen)
    #expect(wheel.lines[wheel.chosen + 1] == next)
  }
}
