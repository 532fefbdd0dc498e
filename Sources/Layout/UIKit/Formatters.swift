// Formatters that Foundation has on a phone and only names on Linux. Files that code of an app is
// compiled with give them Foundation's names: `typealias DateComponentsFormatter = …`.

/// What Foundation does not have on Linux, under its own names.
public enum FoundationGap {}

extension FoundationGap {
  /// Words for a length of time, in English: `1 hour, 5 minutes`, `1h 5m`, `1:05:00`.
  open class DateComponentsFormatter: Formatter {
    /// How units are written. Raw values as on iOS.
    public enum UnitsStyle: Int, Sendable {
      case positional, abbreviated, short, full, spellOut, brief
    }

    /// What becomes of units that are zero. Raw values as on iOS.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
      /// The rules as bits.
      public var rawValue: UInt
      /// Creates rules from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Leading ones go where units are written by position, all of them elsewhere.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Those before the first other one go.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Those between others go.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Those after the last other one go.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// All of them go.
      public static let dropAll: ZeroFormattingBehavior = [
        .dropLeading, .dropMiddle, .dropTrailing,
      ]
      /// All stay, with two digits where units are written by position.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may occur; none is all of them.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The largest number of units; 0 is without limit.
    open var maximumUnitCount = 0
    /// Whether the smallest unit may have decimals; kept only.
    open var allowsFractionalUnits = false
    /// Whether a small count of the largest unit is written in the next one; kept only.
    open var collapsesLargestUnit = false
    /// Whether the text begins with `About`.
    open var includesApproximationPhrase = false
    /// Whether the text ends with `remaining`.
    open var includesTimeRemainingPhrase = false
    /// Where the text stands; kept only.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar of two moments.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The moment from which a length of time is counted; kept only.
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

    /// Words for the time between two moments, in whole units of the calendar.
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

  /// A measurement with its unit, in English. It stays in the unit that it has: what a region
  /// prefers is not known here.
  open class MeasurementFormatter: Formatter {
    /// What may become of the unit. Raw values as on iOS.
    public struct UnitOptions: OptionSet, Hashable, Sendable {
      /// The rules as bits.
      public var rawValue: UInt
      /// Creates rules from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// It stays.
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// It becomes one in which the number is small; without effect here.
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// A temperature has a degree sign only.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// What may become of the unit.
    open var unitOptions: UnitOptions = []
    /// How the unit is written: beside the number, after a space, or as a word.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language; kept only.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")
    /// Writes the number.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      return formatter
    }()

    private static let words = [
      "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
      "ft": "foot", "yd": "yard", "in": "inch", "kg": "kilogram", "g": "gram", "lb": "pound",
      "oz": "ounce", "L": "liter", "mL": "milliliter", "s": "second", "min": "minute",
      "hr": "hour", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "kCal": "kilocalorie",
      "m/s": "meter per second", "km/h": "kilometer per hour", "mph": "mile per hour",
    ]

    /// The number and its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number =
        numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      if measurement.unit is UnitTemperature {
        let symbol = unitOptions.contains(.temperatureWithoutUnit) ? "°" : measurement.unit.symbol
        return number + symbol
      }
      return number + (unitStyle == .short ? "" : " ") + name(measurement.unit, measurement.value)
    }

    /// The unit alone.
    open func string(from unit: Unit) -> String { name(unit, 2) }

    open override func string(for obj: Any?) -> String? { (obj as? Unit).map { string(from: $0) } }

    private func name(_ unit: Unit, _ value: Double) -> String {
      guard unitStyle == .long, let word = Self.words[unit.symbol] else { return unit.symbol }
      guard value != 1 else { return word }
      let irregular = ["foot": "feet", "inch": "inches"]
      var parts = word.split(separator: " ", maxSplits: 1).map(String.init)
      parts[0] = irregular[parts[0]] ?? parts[0] + "s"
      return parts.joined(separator: " ")
    }
  }

  /// The name of a person, given name first.
  open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written. Raw values as on iOS.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    /// Rules of writing; none is known here.
    public struct Options: OptionSet, Hashable, Sendable {
      /// The rules as bits.
      public var rawValue: UInt
      /// Creates rules from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// By sound; without effect here.
      public static let phonetic = Options(rawValue: 2)
    }

    /// How much is written.
    open var style = Style.default
    /// Whether names are written by their sound; kept only.
    open var isPhonetic = false
    /// The language; kept only.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")

    /// The name of a person in a style.
    open class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style,
      options nameOptions: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      return formatter.string(from: components)
    }

    /// The name of a person.
    open func string(from components: PersonNameComponents) -> String {
      let (given, family) = (components.givenName, components.familyName)
      switch style {
      case .abbreviated:
        return [given, family].compactMap { $0?.first.map(String.init) }.joined()
      case .short: return components.nickname ?? given ?? family ?? ""
      case .default, .medium: return Self.joined([given, family])
      case .long:
        return Self.joined([
          components.namePrefix, given, components.middleName, family, components.nameSuffix,
        ])
      }
    }

    /// The parts of a name that is written with spaces: first the given name, last the family's.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
      let words = string.split(separator: " ").map(String.init)
      guard let first = words.first else { return nil }
      var components = PersonNameComponents()
      components.givenName = first
      if words.count > 1 { components.familyName = words.last }
      if words.count > 2 {
        components.middleName = words.dropFirst().dropLast().joined(separator: " ")
      }
      return components
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? PersonNameComponents).map { string(from: $0) }
    }

    private static func joined(_ parts: [String?]) -> String {
      parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: " ")
    }
  }
}
