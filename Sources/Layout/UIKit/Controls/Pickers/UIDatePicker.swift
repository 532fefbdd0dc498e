/// Chooses a day, a time, or both.
///
/// Dates are shown in English and in UTC, whatever the machine: no picture depends on where it was
/// made. A picker whose date was never set shows 9:41 on 10 September 2024, not the clock.
open class UIDatePicker: UIControl {
  /// What is chosen. Raw values as on iOS.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// Hours and minutes that pass.
    case countDownTimer = 3
  }

  /// What the picker looks like. Raw values as on iOS.
  public enum Style: Int, Sendable {
    /// Compact since iOS 14, wheels before.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Date and time on grey grounds.
    case compact = 2
    /// A calendar.
    case inline = 3
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { lookDidChange() } }
  /// What the picker is to look like.
  open var preferredDatePickerStyle = Style.automatic { didSet { lookDidChange() } }
  /// Minutes between two lines of the wheel.
  open var minuteInterval = 1
  /// The moment chosen.
  open var date: Date {
    get { Date(timeIntervalSinceReferenceDate: seconds ?? 747_654_060) }
    set {
      seconds = newValue.timeIntervalSinceReferenceDate
      lookDidChange()
    }
  }
  private var seconds: Double?
  /// The height of the wheels; documents of Xcode 5 to 11 have a lower one.
  package final var wheelsHeight: CGFloat = 216 {
    didSet { if wheelsHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Sets the moment; nothing is animated here.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// What the picker looks like: a count down has wheels always.
  open var datePickerStyle: Style {
    guard environment.profile.version >= 14, datePickerMode != .countDownTimer else {
      return .wheels
    }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The moment as it is shown.
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
