extension UIDatePicker {
  /// A text on a grey background.
  package struct Capsule {
    package let text: String
    package let frame: CGRect
  }

  package final var wheels: [Wheel] {
    let date = shownDate
    switch datePickerMode {
    case .date: return dateWheels(date)
    case .yearAndMonth:
      return dateWheels(date).enumerated().filter { $0.offset != 1 }.map(\.element)
    case .time: return timeWheels(date)
    case .dateAndTime:
      let days = Wheel(weight: 2.2) { offset in
        let day = date.adding(days: offset)
        return "\(CivilDate.weekdays[day.weekday]) \(day.monthName.prefix(3)) \(day.day)"
      }
      return [days] + timeWheels(date)
    case .countDownTimer:
      return [
        Wheel(weight: 1) { $0 >= 0 ? "\($0) hours" : nil },
        Wheel(weight: 1) { $0 >= -1 ? "\($0 + 1) min" : nil },
      ]
    }
  }

  private func dateWheels(_ date: CivilDate) -> [Wheel] {
    [
      Wheel(weight: 1.7) { offset in
        CivilDate.months[((date.month - 1 + offset) % 12 + 12) % 12]
      },
      Wheel(weight: 0.8) { offset in
        "\(((date.day - 1 + offset) % date.daysInMonth + date.daysInMonth) % date.daysInMonth + 1)"
      },
      Wheel(weight: 1) { "\(date.year + $0)" },
    ]
  }

  private func timeWheels(_ date: CivilDate) -> [Wheel] {
    let step = min(max(1, minuteInterval), 30)
    let minute = date.minute / step * step
    return [
      Wheel(weight: 0.8) { "\((date.hour12 - 1 + $0 + 48) % 12 + 1)" },
      Wheel(weight: 0.8) { CivilDate.twoDigits(((minute + $0 * step) % 60 + 60) % 60) },
      Wheel(
        lines: ["AM", "PM"], chosen: date.isMorning ? 0 : 1, weight: 0.8),
    ]
  }

  // MARK: Compact

  private var compactTexts: [String] {
    let date = shownDate
    return switch datePickerMode {
    case .date, .yearAndMonth: [date.dateText]
    case .time: [date.timeText]
    case .dateAndTime, .countDownTimer: [date.dateText, date.timeText]
    }
  }

  package final var textFont: UIFont {
    environment.perform { UIFont.preferredFont(forTextStyle: .body) }
  }

  /// The size, in points, of the compact style: each text with 12 points on both sides and 7 above
  /// and below, and 4 between two texts (measured on iOS 26; the text's own height differs by
  /// version).
  final var compactSize: CGSize {
    let sizes = compactTexts.map(capsuleSize)
    let gaps = CGFloat(max(0, sizes.count - 1)) * Self.capsuleGap
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  private static let capsuleGap: CGFloat = 4

  private func capsuleSize(_ text: String) -> CGSize {
    let label = environment.perform { UILabel() }
    label.font = textFont
    label.text = text
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 24, height: size.height + 14)
  }

  /// The parts of a compact picker, at their own size, at the edge of `contentHorizontalAlignment`.
  ///
  /// Without an explicit edge they are at the trailing one (reported, iOS 26), on iOS 14 at the
  /// leading one (reported twice).
  package final var capsules: [Capsule] {
    let texts = compactTexts
    let sizes = texts.map(capsuleSize)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let free = bounds.width - compactSize.width
    var x = bounds.minX + (startsAtLeadingEdge ? 0 : free)
    return zip(texts, sizes).map { text, size in
      let frame = CGRect(
        x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += size.width + Self.capsuleGap
      return Capsule(
        text: text,
        frame: environment.pixelGrid.rounded(frame.mirrored(in: isMirrored ? bounds : nil)))
    }
  }

  private var startsAtLeadingEdge: Bool {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: effectiveUserInterfaceLayoutDirection == .leftToRight
    case .right, .trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .center, .fill: environment.profile.version < 15
    }
  }

  // MARK: Inline

  /// The size, in points, of the inline style: the month's name and the weekday names, a line for
  /// each week that the month touches, and a line for the time.
  ///
  /// Observed in one place, iOS 26: 320 wide, 327.5 high with five weeks, 46 more with the time.
  final var inlineSize: CGSize {
    guard datePickerMode != .time else { return CGSize(width: 320, height: wheelsHeight) }
    let weeks = CGFloat(shownDate.weeksInMonth)
    let time = datePickerMode == .date ? 0 : Self.calendarTime
    return CGSize(
      width: 320,
      height: Self.calendarTop + weeks * Self.calendarWeek + Self.calendarBottom + time)
  }

  /// The height in points of the month's name and the weekday names above the weeks.
  package static let calendarTop: CGFloat = 90
  package static let calendarWeek: CGFloat = 45.5
  package static let calendarBottom: CGFloat = 10
  /// The height in points of the line with the time, if there is one.
  package static let calendarTime: CGFloat = 46
}
