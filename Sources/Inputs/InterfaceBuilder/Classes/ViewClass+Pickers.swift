import UIKit

extension ViewClass {
  static let pickerView = ViewClass(
    "UIPickerView",
    rules: [
      .of(UIPickerView.self) { picker, _, context in
        picker.standardHeight = wheelsHeight(context)
      }
    ]
  ) { _, _ in UIPickerView() }

  static let datePicker = ViewClass(
    "UIDatePicker",
    rules: controlRules + [
      .value("datePickerMode", mode, \UIDatePicker.datePickerMode),
      .value("style", style, \UIDatePicker.preferredDatePickerStyle),
      .value("minuteInterval", ValueText.integer, \UIDatePicker.minuteInterval),
      .of(UIDatePicker.self) { picker, element, context in
        picker.wheelsHeight = wheelsHeight(context)
        let date = element.child("date", key: "date")
        if let seconds = date?.number("timeIntervalSinceReferenceDate") {
          picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        }
      },
    ]
  ) { _, _ in UIDatePicker() }

  /// As high as on an upright phone since Xcode 12 (4 of 4), before that as on one on its side (5
  /// of 5).
  private static func wheelsHeight(_ context: BuildContext) -> CGFloat {
    context.tools.xcode >= 12 ? 216 : 162
  }

  @Sendable private static func mode(_ name: String) -> UIDatePicker.Mode? {
    switch name {
    case "time": .time
    case "date": .date
    case "dateAndTime": .dateAndTime
    case "countDownTimer": .countDownTimer
    default: nil
    }
  }

  @Sendable private static func style(_ name: String) -> UIDatePicker.Style? {
    switch name {
    case "wheels": .wheels
    case "compact": .compact
    case "inline": .inline
    default: nil
    }
  }
}
