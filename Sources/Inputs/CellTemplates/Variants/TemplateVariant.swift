import UIKit

/// One of the settings that a template wants to be seen at. What is nil is the template's own.
public struct TemplateVariant: Hashable, Sendable {
  /// Where a table is laid out.
  public enum Target: Hashable, Sendable {
    /// A table so many points wide, of which nothing is covered.
    case width(Double)
    /// A table that fills the screen.
    case device(Device, Orientation)

    /// The width of the table, in points.
    public var width: Double {
      switch self {
      case .width(let points): points
      case .device(let device, let orientation): Double(device.size(orientation).width)
      }
    }
  }

  /// What pictures of it are called, after the template's name; nil for a name made of the rest.
  public var name: String?
  /// Width or device.
  public var target: Target
  /// The reader's text size.
  public var contentSizeCategory: UIContentSizeCategory?
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle?
  /// Where leading is; nil: as the language is written.
  public var direction: UIUserInterfaceLayoutDirection?
  /// A BCP 47 tag.
  public var language: String?
  /// Pixels a point; nil: the device's, else the template's.
  public var scale: Double?
  /// Name of an OS profile.
  public var profile: String?

  /// The template's own settings at a screen.
  public init(_ target: Target) { self.target = target }
}

extension TemplateVariant.Target {
  /// The part of the table that is in view: the device's screen, or one like that of a small phone.
  public var viewport: CGSize {
    switch self {
    case .width(let width): CGSize(width: width, height: width > 480 ? 320 : 568)
    case .device(let device, let orientation): device.size(orientation)
    }
  }

  /// What sensors, bars and corners cover of it.
  public var safeArea: UIEdgeInsets {
    switch self {
    case .width: .zero
    case .device(let device, let orientation): device.safeArea(orientation)
    }
  }

  /// The screen as a part of a file's name: `320`, `iphone-15`, `iphone-15-landscape`.
  public var slug: String {
    switch self {
    case .width(let width): width.plain
    case .device(let device, .portrait): device.slug
    case .device(let device, .landscape): device.slug + "-landscape"
    }
  }
}

/// What a template asks of its environment; nil leaves a setting to the caller.
public struct TemplateSettings: Sendable {
  /// The version of iOS.
  public let profile: OSProfile
  /// Pixels a point.
  public let scale: Double?
  /// The reader's text size.
  public let contentSizeCategory: UIContentSizeCategory?
  /// Light or dark.
  public let appearance: UIUserInterfaceStyle?
  /// Where leading is.
  public let direction: UIUserInterfaceLayoutDirection?
  /// The languages that the template has texts in; the first one is shown where nothing else is
  /// asked for. Empty where texts are in one language that is not named.
  public let languages: [String]
}

extension TemplateSettings {
  /// Settings that leave everything to the variant but the version of iOS, the screen and the
  /// language that texts are in by themselves.
  package init(profile: OSProfile, scale: Double?, languages: [String] = []) {
    self.init(
      profile: profile, scale: scale, contentSizeCategory: nil, appearance: nil, direction: nil,
      languages: languages)
  }
}

/// One entry of `variants:`: what each axis may be; nil for an axis that is not mentioned.
struct VariantAxes: Hashable, Sendable {
  var widths: [Double]?
  var devices: [Device]?
  var orientations: [Orientation]?
  var profiles: [String]?
  var appearances: [UIUserInterfaceStyle]?
  var categories: [UIContentSizeCategory]?
  var languages: [String]?
  var directions: [UIUserInterfaceLayoutDirection]?
  var scales: [Double]?

  /// How many variants the axes make with `others` standing in for a screen.
  func count(others: Int) -> Int {
    let counts = [
      profiles?.count, appearances?.count, categories?.count, languages?.count, directions?.count,
      scales?.count,
    ]
    return counts.compactMap(\.self).reduce(placeCount ?? others) {
      $0.multipliedReportingOverflow(by: $1).overflow ? Int.max : $0 * $1
    }
  }

  private var placeCount: Int? {
    guard hasPlace else { return nil }
    return (widths?.count ?? 0) + (devices?.count ?? 0) * (orientations?.count ?? 1)
  }

  /// Widths, then devices; `others` where neither is mentioned.
  private func targets(others: [TemplateVariant.Target]) -> [TemplateVariant.Target] {
    guard hasPlace else { return others }
    let targets = (devices ?? []).flatMap { device in
      (orientations ?? [.portrait]).map { TemplateVariant.Target.device(device, $0) }
    }
    return (widths ?? []).map { .width($0) } + targets
  }

  /// Every combination: the screen changes slowest, then as the axes are declared.
  func product(others: [TemplateVariant.Target]) -> [TemplateVariant] {
    timesOthers(targets(others: others).map { TemplateVariant($0) })
  }

  /// Every combination, with what the axes do not mention as a variant has it.
  func combinations(replacingThoseOf variant: TemplateVariant) -> [TemplateVariant] {
    timesOthers(
      targets(others: [variant.target]).map { target in
        var targeted = variant
        targeted.target = target
        return targeted
      })
  }

  private func timesOthers(_ targeted: [TemplateVariant]) -> [TemplateVariant] {
    targeted.times(profiles, \.profile).times(appearances, \.appearance)
      .times(categories, \.contentSizeCategory).times(languages, \.language)
      .times(directions, \.direction).times(scales, \.scale)
  }

  /// Whether a width or a device is mentioned.
  var hasPlace: Bool { widths != nil || devices != nil }

  /// Whether the variant is one of those that the axes mention.
  func match(_ variant: TemplateVariant) -> Bool {
    matchTarget(variant.target) && Self.holds(profiles, variant.profile)
      && Self.holds(appearances, variant.appearance)
      && Self.holds(categories, variant.contentSizeCategory)
      && Self.holds(languages, variant.language) && Self.holds(directions, variant.direction)
      && Self.holds(scales, variant.scale)
  }

  private func matchTarget(_ target: TemplateVariant.Target) -> Bool {
    switch target {
    case .width(let width):
      devices == nil && orientations == nil && Self.holds(widths, width)
    case .device(let device, let orientation):
      widths == nil && Self.holds(devices, device) && Self.holds(orientations, orientation)
    }
  }

  private static func holds<Value: Equatable>(_ values: [Value]?, _ value: Value?) -> Bool {
    guard let values else { return true }
    return value.map(values.contains) ?? false
  }
}

extension [TemplateVariant] {
  /// Each of them with each of the values; as they are without values.
  public func times<Value>(
    _ values: [Value]?, _ axis: WritableKeyPath<TemplateVariant, Value?>
  ) -> [TemplateVariant] {
    guard let values else { return self }
    return flatMap { variant in
      values.map { value in
        var variant = variant
        variant[keyPath: axis] = value
        return variant
      }
    }
  }
}
