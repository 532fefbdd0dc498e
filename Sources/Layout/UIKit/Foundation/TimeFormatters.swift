// Formatters that Foundation has on a phone and only names on Linux. Files that code of an app is
// compiled with give them Foundation's names: `typealias DateComponentsFormatter = …`.

public enum FoundationGap {
  /// A place for an object, as methods of Objective-C give results.
  public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let place: UnsafeMutablePointer<Pointee>

    public init<Other>(_ from: UnsafeMutablePointer<Other>) {
      place = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
    }

    public var pointee: Pointee {
      get { place.pointee }
      nonmutating set { place.initialize(to: newValue) }
    }
  }
}

extension FoundationGap {
  /// Words for a length of time, in English: `1 hour, 5 minutes`, `1h 5m`, `1:05:00`.
  open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
      case positional, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
      public var rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      public static let dropAll: ZeroFormattingBehavior = [
        .dropLeading, .dropMiddle, .dropTrailing,
      ]
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units that may occur; none is all of them.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The largest number of units; 0 is without limit.
    open var maximumUnitCount = 0
    /// Whether the smallest unit may have decimals; no effect.
    open var allowsFractionalUnits = false
    /// Whether a small count of the largest unit is written in the next one; no effect.
    open var collapsesLargestUnit = false
    /// Whether the text begins with `About`.
    open var includesApproximationPhrase = false
    /// Whether the text ends with `remaining`.
    open var includesTimeRemainingPhrase = false
    /// Where the text stands; no effect.
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The moment from which a length of time is counted; no effect.
    open var referenceDate: Date?

    private struct TimeUnit {
      let unit: NSCalendar.Unit
      let seconds: Double
      let name: String
      let brief: String
      let letter: String
      let path: KeyPath<DateComponents, Int?>
    }

    private static var units: [TimeUnit] {
      [
        TimeUnit(
          unit: .year, seconds: 31_536_000, name: "year", brief: "yr", letter: "y", path: \.year),
        TimeUnit(
          unit: .month, seconds: 2_592_000, name: "month", brief: "mth", letter: "mo",
          path: \.month),
        TimeUnit(
          unit: .weekOfMonth, seconds: 604_800, name: "week", brief: "wk", letter: "w",
          path: \.weekOfMonth),
        TimeUnit(unit: .day, seconds: 86_400, name: "day", brief: "day", letter: "d", path: \.day),
        TimeUnit(unit: .hour, seconds: 3600, name: "hour", brief: "hr", letter: "h", path: \.hour),
        TimeUnit(
          unit: .minute, seconds: 60, name: "minute", brief: "min", letter: "m", path: \.minute),
        TimeUnit(
          unit: .second, seconds: 1, name: "second", brief: "sec", letter: "s", path: \.second),
      ]
    }

    private var allowed: [TimeUnit] {
      let known = Self.units.filter { allowedUnits.contains($0.unit) }
      return known.isEmpty ? Self.units.filter { $0.unit != .weekOfMonth } : known
    }

    /// Words for a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite, abs(ti) < 1e12 else { return nil }
      var rest = abs(ti).rounded()
      var counts: [(unit: TimeUnit, count: Int)] = []
      for unit in allowed {
        let count = (rest / unit.seconds).rounded(.down)
        rest -= count * unit.seconds
        counts.append((unit, Int(count)))
      }
      return text(counts, isNegative: ti <= -1)
    }

    /// Words for counted units: each spills over into the larger ones that are allowed.
    open func string(from components: DateComponents) -> String? {
      string(
        from: Self.units.reduce(0) { sum, unit in
          sum + unit.seconds * Double(components[keyPath: unit.path] ?? 0)
        })
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
      let calendar = calendar ?? Calendar(identifier: .gregorian)
      let wanted: Set<Calendar.Component> = Set(
        allowed.map { unit in
          switch unit.unit {
          case .year: .year
          case .month: .month
          case .weekOfMonth: .weekOfMonth
          case .day: .day
          case .hour: .hour
          case .minute: .minute
          default: .second
          }
        })
      let found = calendar.dateComponents(wanted, from: startDate, to: endDate)
      return text(
        allowed.map { ($0, abs(found[keyPath: $0.path] ?? 0)) }, isNegative: endDate < startDate)
    }

    /// Words for counted units in a style.
    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private func text(_ counts: [(unit: TimeUnit, count: Int)], isNegative: Bool) -> String {
      var shown = withoutZeros(counts)
      if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
      let words = unitsStyle == .positional ? digits(shown) : phrase(shown)
      return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + words
        + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func withoutZeros(
      _ counts: [(unit: TimeUnit, count: Int)]
    ) -> [(unit: TimeUnit, count: Int)] {
      var rule = zeroFormattingBehavior
      if rule.contains(.pad) { return counts }
      if rule.contains(.default) { rule = unitsStyle == .positional ? .dropLeading : .dropAll }
      guard let first = counts.firstIndex(where: { $0.count != 0 }),
        let last = counts.lastIndex(where: { $0.count != 0 })
      else { return rule.isDisjoint(with: .dropAll) ? counts : counts.suffix(1) }
      return counts.enumerated().filter { index, entry in
        if entry.count != 0 { return true }
        if index < first { return !rule.contains(.dropLeading) }
        return !rule.contains(index > last ? .dropTrailing : .dropMiddle)
      }.map(\.element)
    }

    private func digits(_ counts: [(unit: TimeUnit, count: Int)]) -> String {
      counts.enumerated().map { index, entry in
        let isPadded = (index > 0 || zeroFormattingBehavior.contains(.pad)) && entry.count < 10
        return isPadded ? "0\(entry.count)" : "\(entry.count)"
      }.joined(separator: ":")
    }

    private func phrase(_ counts: [(unit: TimeUnit, count: Int)]) -> String {
      let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
      return counts.map(word).joined(separator: isTight ? " " : ", ")
    }

    private func word(_ entry: (unit: TimeUnit, count: Int)) -> String {
      let (unit, count) = entry
      let plural = count == 1 ? "" : "s"
      let shortPlural = ["day", "mth", "yr", "wk"].contains(unit.brief) ? plural : ""
      return switch unitsStyle {
      case .abbreviated, .positional: "\(count)\(unit.letter)"
      case .brief: "\(count)\(unit.brief)\(shortPlural)"
      case .short: "\(count) \(unit.brief)\(shortPlural)"
      case .full: "\(count) \(unit.name)\(plural)"
      case .spellOut: "\(Self.spelled(count)) \(unit.name)\(plural)"
      }
    }

    private static func spelled(_ count: Int) -> String {
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = Locale(identifier: "en_US")
      return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    }
  }
}

#if !canImport(ObjectiveC)
  /// Words for the distance of two moments, in English.
  open class RelativeDateTimeFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How words are spelt; spelt out like `full`.
    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The language; no effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")
    /// The calendar; no effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = Calendar(identifier: .gregorian)

    private static let units: [(seconds: Double, name: String, short: String)] = [
      (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
      (86_400, "day", "day"), (3600, "hour", "hr."), (60, "minute", "min."),
      (1, "second", "sec."),
    ]

    /// Words for a number of seconds; negative ones are past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let length = abs(timeInterval).isFinite ? abs(timeInterval) : 0
      let unit = Self.units.first { length >= $0.seconds } ?? Self.units[6]
      let count = min(length / unit.seconds, 1e9).rounded(.down)
      if dateTimeStyle == .named, let name = name(of: unit.name, count, timeInterval) {
        return name
      }
      let words = words(unit, Int(count))
      return timeInterval < 0 ? "\(words) ago" : "in \(words)"
    }

    private func words(_ unit: (seconds: Double, name: String, short: String), _ count: Int)
      -> String
    {
      switch unitsStyle {
      case .full, .spellOut: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
      case .short:
        "\(count) \(unit.short)\(unit.name == "day" && count != 1 ? "s" : "")"
      case .abbreviated: "\(count)\(unit.name == "month" ? "mo" : String(unit.name.prefix(1)))"
      }
    }

    private func name(of unit: String, _ count: Double, _ interval: TimeInterval) -> String? {
      if unit == "second", count < 1 { return "now" }
      guard count == 1, ["year", "month", "week", "day"].contains(unit) else { return nil }
      if unit == "day" { return interval < 0 ? "yesterday" : "tomorrow" }
      return interval < 0 ? "last \(unit)" : "next \(unit)"
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// Words for a moment, or nil for another object.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }
#endif
