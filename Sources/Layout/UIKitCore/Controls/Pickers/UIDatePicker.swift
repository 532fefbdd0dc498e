/// A picker for a day, a time, or both.
///
/// Dates are shown in English and in UTC on every machine, so that pictures do not depend on where
/// they were made. A picker whose date was never set shows 9:41 on 10 September 2024, not the
/// present time.
open class UIDatePicker: UIControl {
  public typealias Style = UIDatePickerStyle

  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  open var datePickerMode = Mode.dateAndTime { didSet { lookDidChange() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { lookDidChange() } }
  open var minuteInterval = 1
  /// The earliest moment; `date` is not before it.
  open var minimumDate: Date?
  /// The latest moment; `date` is not after it.
  open var maximumDate: Date?
  /// The language of the texts; no effect, they are English.
  open var locale: Locale?
  /// The calendar; no effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; no effect, moments are shown in UTC.
  open var timeZone: TimeZone?
  /// The duration of a countdown in seconds; no effect.
  open var countDownDuration: TimeInterval = 60
  /// Whether moments are rounded to `minuteInterval`; no effect.
  open var roundsToMinuteInterval = true
  open var date: Date {
    get {
      let date = Date(timeIntervalSinceReferenceDate: seconds ?? 747_654_060)
      let early = minimumDate.map { max($0, date) } ?? date
      return maximumDate.map { min($0, early) } ?? early
    }
    set {
      seconds = newValue.timeIntervalSinceReferenceDate
      lookDidChange()
    }
  }
  private var seconds: Double?
  /// The height of the wheels in points; documents of Xcode 5 to 11 store a smaller one.
  package final var wheelsHeight: CGFloat = 216 {
    didSet { if wheelsHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Sets the moment; `animated` has no effect here.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// The style in use: the requested one, except that a countdown always has wheels.
  open var datePickerStyle: Style {
    guard environment.profile.version >= 14, datePickerMode != .countDownTimer else {
      return .wheels
    }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  package final var shownDate: CivilDate {
    guard seconds != nil || minimumDate != nil || maximumDate != nil else { return .standard }
    return CivilDate(secondsSinceReference: date.timeIntervalSinceReferenceDate)
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: CGSize(width: 320, height: wheelsHeight)
    case .compact: compactSize
    case .inline: inlineSize
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func lookDidChange() {
    invalidateIntrinsicContentSize()
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  /// Compact since iOS 14, wheels before.
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
