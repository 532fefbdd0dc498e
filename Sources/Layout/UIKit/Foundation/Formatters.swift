extension FoundationGap {
  /// A measurement with the unit that it has, in English, whatever a region prefers.
  open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Hashable, Sendable {
      public var rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// It becomes one in which the number is small; without effect here.
      public static let naturalScale = UnitOptions(rawValue: 2)
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    /// How the unit is written: beside the number, after a space, or as a word.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language; no effect.
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

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number =
        numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      if measurement.unit is UnitTemperature {
        let symbol = unitOptions.contains(.temperatureWithoutUnit) ? "°" : measurement.unit.symbol
        return number + symbol
      }
      return number + (unitStyle == .short ? "" : " ") + name(measurement.unit, measurement.value)
    }

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
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    /// Rules of writing; none is known here.
    public struct Options: OptionSet, Hashable, Sendable {
      public var rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// By sound; without effect here.
      public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    /// Whether names are written by their sound; no effect.
    open var isPhonetic = false
    /// The language; no effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")

    open class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style,
      options nameOptions: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      return formatter.string(from: components)
    }

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

#if !canImport(ObjectiveC)
  /// A list in words, in English.
  open class ListFormatter: Formatter {
    /// The language; no effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")
    open var itemFormatter: Formatter?

    /// The items with commas, and an `and`.
    open class func localizedString(byJoining strings: [String]) -> String {
      switch strings.count {
      case 0: ""
      case 1: strings[0]
      case 2: strings[0] + " and " + strings[1]
      default: strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
      }
    }

    open func string(from items: [Any]) -> String? {
      Self.localizedString(
        byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
  }
#endif

#if !canImport(ObjectiveC)
  extension FoundationGap {
    /// A formatter that begins with the locale of the picture. Unchecked as Foundation's own, to which
    /// it adds no state.
    open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
      public override init() {
        super.init()
        locale = AppBundle.locale
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A formatter that begins with the locale of the picture. Unchecked as Foundation's own, to which
    /// it adds no state.
    open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
      public override init() {
        super.init()
        locale = AppBundle.locale
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }

      /// The date of a text, or that of sample content.
      open override func date(from string: String) -> Date? {
        super.date(from: string) ?? (string.isEmpty ? nil : AppBundle.sampleDate)
      }
    }

    /// Reads the dates of sample content, too.
    open class ISO8601DateFormatter: Foundation.ISO8601DateFormatter {
      /// The date of a text, or that of sample content.
      open override func date(from string: String) -> Date? {
        super.date(from: string) ?? (string.isEmpty ? nil : AppBundle.sampleDate)
      }
    }
  }
#endif
