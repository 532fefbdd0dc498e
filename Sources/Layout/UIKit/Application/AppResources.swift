/// The files of an app, as its code asks its bundle for them.
public protocol AppResources: EnvironmentResources {
  /// The path of the file of a name with its extension, in any folder; nil if there is none.
  func path(named name: String) -> String?
  /// The text of a key in a table (`Localizable` if nil), in the language of the picture.
  func text(for key: String, table: String?) -> String?
  /// The names of the tables of texts, sorted, without the endings of their files.
  var textTables: [String] { get }
  /// The keys of a table, sorted.
  func textKeys(of table: String) -> [String]
  /// The text of a key that has forms for numbers; nil for others.
  func plural(for key: String, table: String?) -> PluralText?
  /// The text with forms that was last asked for and has this written format.
  func plural(withFormat format: String) -> PluralText?
  /// BCP 47 tag of the picture's language; nil for the one that the app is developed in.
  var language: String? { get }
  /// The app's property list.
  var info: [String: Any] { get }
  /// The size in points of the phone's screen; nil where none is known.
  var screen: CGSize? { get }
}

extension AppResources {
  public var screen: CGSize? { nil }
  public var textTables: [String] { [] }
  public func textKeys(of table: String) -> [String] { [] }

  /// The picture of a file that lies in the bundle.
  public func image(_ name: String) -> UIImage? {
    let file = name.contains(".") ? ImageFileName(name) : ImageFileName(name + ".png")
    return [3, 2, 1].lazy.compactMap { self.path(named: file.path(scale: $0)) }.first
      .flatMap(UIImage.init(contentsOfFile:))
  }
}

extension LayoutEnvironment {
  /// The files of an app's bundle; nil if there is no app.
  public var resources: (any AppResources)? { anyResources as? any AppResources }
}

/// The answers of an app's bundles, to names of Foundation that are compiled with the app.
public enum AppBundle {
  private static var resources: (any AppResources)? { LayoutEnvironment.current.resources }

  /// What formatters read where a cell shows sample content, whose texts are in no format of the app's;
  /// nil elsewhere. Unchecked: hosts show such content on the main thread.
  nonisolated(unsafe) package static var sampleDate: Date?

  /// The locale of a phone in the language of the picture: in the region where most speak it, `en_US`
  /// where none is named.
  public static var locale: Locale {
    guard let language = resources?.language ?? LayoutEnvironment.current.language else {
      return Locale(identifier: "en_US")
    }
    let known = Locale(identifier: language)
    guard known.region == nil else { return known }
    let likely = Locale(identifier: known.language.maximalIdentifier)
    return Locale(identifier: likely.region.map { "\(language)_\($0.identifier)" } ?? language)
  }

  /// The text of a key: in the language of the picture, else the default, else the key.
  public static func text(_ key: String, table: String?, value: String?) -> String {
    if let plural = resources?.plural(for: key, table: table) { return plural.writtenFormat }
    if let text = resources?.text(for: key, table: table) { return text }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  public static func formatted(
    _ format: String, _ arguments: [any CVarArg], locale: Locale? = nil
  ) -> String {
    guard let plural = resources?.plural(withFormat: format) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    return plural.text(arguments, in: resources?.language, locale)
  }

  /// The format of a key in the forms that numbers ask for; nil for a text without forms.
  static func format(of key: String, table: String?, for numbers: [Double?]) -> String? {
    resources?.plural(for: key, table: table)?.format(for: numbers, in: resources?.language)
  }

  /// The path of a file by its name and extension; nil if there is none.
  public static func path(_ name: String?, _ ext: String?) -> String? {
    guard let resources, let name else { return nil }
    let bare = ext.flatMap { $0.isEmpty ? nil : "\(name).\($0)" } ?? name
    return resources.path(named: bare.split(separator: "/").last.map(String.init) ?? bare)
  }

  /// The app's property list.
  public static var info: [String: Any] { resources?.info ?? [:] }
}

extension Bundle {
  /// The bundle of a module: here the app's. A module with resources of its own declares another.
  public static var module: Bundle { .main }
}

#if !canImport(ObjectiveC)
  extension String {
    /// A key of a text, and what is put into it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
      /// As tables have it: `%lld items`.
      let key: String
      /// As it reads in the code's own language.
      let text: String
      /// The values in place of the formats, in their order.
      let values: [String]

      public init(stringLiteral value: String) { (key, text, values) = (value, value, []) }
      public init(_ value: String) { self.init(stringLiteral: value) }
      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        text = stringInterpolation.text
        values = stringInterpolation.values
      }

      /// Collects a text: formats in the key, values in the text.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var text = ""
        var values: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a piece of text; a percent sign of its own is doubled in the key.
        public mutating func appendLiteral(_ literal: String) {
          key += literal.replacingOccurrences(of: "%", with: "%%")
          text += literal
        }
        public mutating func appendInterpolation(_ value: String) { append("%@", value) }
        public mutating func appendInterpolation(_ value: some BinaryInteger) {
          append("%lld", "\(value)")
        }
        public mutating func appendInterpolation(_ value: Double) {
          append("%lf", String(format: "%f", value))
        }
        public mutating func appendInterpolation(_ value: Double, specifier: String) {
          append(specifier, String(format: specifier, value))
        }
        public mutating func appendInterpolation(_ value: Int, specifier: String) {
          append(specifier, String(format: specifier, value))
        }
        /// Formats the value at once and puts it where the key has `%@`, as Foundation does.
        public mutating func appendInterpolation<Style: FormatStyle>(
          _ input: Style.FormatInput, format: Style
        ) where Style.FormatOutput == String { append("%@", format.format(input)) }
        public mutating func appendInterpolation(_ value: some Any) { append("%@", "\(value)") }

        private mutating func append(_ format: String, _ value: String) {
          key += format
          text += value
          values.append(value)
        }
      }

      /// The text of a table, or the code's own, with the values in it.
      func resolved(_ key: String?, table: String?) -> String {
        let key = key ?? self.key
        let numbers = values.map(Double.init)
        if let format = AppBundle.format(of: key, table: table, for: numbers) {
          return filled(format)
        }
        let found = AppBundle.text(key, table: table, value: nil)
        return found == key ? text : filled(found)
      }

      /// Puts the values in the places of formats: in their order, or by number as in `%2$@`.
      private func filled(_ format: String) -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let mark = rest.firstIndex(of: "%") {
          result += rest[..<mark]
          rest = rest[rest.index(after: mark)...]
          if rest.first == "%" {
            result += "%"
            rest.removeFirst()
            continue
          }
          guard let end = rest.firstIndex(where: { $0.isLetter && $0 != "l" || $0 == "@" }) else {
            result += "%"
            continue
          }
          let parts = rest[..<end].split(separator: "$", omittingEmptySubsequences: false)
          let place = parts.count == 2 ? (Int(parts[0]) ?? 0) - 1 : next
          result += values.indices.contains(place) ? values[place] : ""
          next += 1
          rest = rest[rest.index(after: end)...]
        }
        return result + rest
      }
    }

    /// The text of a key in the language of the picture.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) { self = keyAndValue.resolved(nil, table: table) }

    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue.resolved("\(key)", table: table) }

    public init(localized resource: LocalizedStringResource) {
      self = resource.defaultValue.resolved(resource.key, table: resource.table)
    }
  }

  /// A text that is looked up later.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text before translation, with formats in it: `%lld items`.
    public let key: String
    public let defaultValue: String.LocalizationValue
    /// The table; nil is `Localizable`.
    public let table: String?
    /// The language; no effect.
    public var locale: Locale

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
      self.locale = locale
    }
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
      self.locale = locale
    }
    public init(stringLiteral value: String) { self.init(.init(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(.init(stringInterpolation: stringInterpolation))
    }
  }
#endif
