/// A picker for a day, a time, or both.
///
/// Dates are shown in English and in UTC on every machine, so that pictures do not depend on where
/// they were made. A picker whose date was never set shows 9:41 on 10 September 2024, not the
/// present time.
open class UIDatePicker: UIControl {
  /// The SDK's name of the style is at the top level.
  public typealias Style = UIDatePickerStyle

  /// The parts of a date that can be picked. Raw values as on iOS.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
  }

  /// The parts of the date that can be picked.
  open var datePickerMode = Mode.dateAndTime { didSet { lookDidChange() } }
  /// The requested style.
  open var preferredDatePickerStyle = Style.automatic { didSet { lookDidChange() } }
  /// The minutes between two lines of the wheel.
  open var minuteInterval = 1
  /// The selected moment.
  open var date: Date {
    get { Date(timeIntervalSinceReferenceDate: seconds ?? 747_654_060) }
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
    seconds.map { CivilDate(secondsSinceReference: $0) } ?? .standard
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

/// The style of the picker. Raw values as on iOS.
public enum UIDatePickerStyle: Int, Sendable {
  /// Compact since iOS 14, wheels before.
  case automatic = 0
  case wheels = 1
  /// Date and time on grey backgrounds.
  case compact = 2
  /// A calendar.
  case inline = 3
}
