import UIKitCore

/// One combination of settings at which a template is shown. Nil uses the template's own setting.
public struct TemplateVariant: Hashable, Sendable {
  /// The space in which a table is laid out.
  public enum Target: Hashable, Sendable {
    /// A table of a width in points, without safe area.
    case width(Double)
    /// A table that fills the screen of a device.
    case device(Device, Orientation)

    /// The width of the table, in points.
    public var width: Double {
      switch self {
      case .width(let points): points
      case .device(let device, let orientation): Double(device.size(orientation).width)
      }
    }
  }

  /// The suffix of its pictures' names; nil for one made from the other settings.
  public var name: String?
  /// Width or device.
  public var target: Target
  /// The user's text size.
  public var contentSizeCategory: UIContentSizeCategory?
  /// The light or dark appearance.
  public var appearance: UIUserInterfaceStyle?
  /// The layout direction; nil follows the language.
  public var direction: UIUserInterfaceLayoutDirection?
  /// A BCP 47 tag.
  public var language: String?
  /// Pixels per point; nil uses the device's, else the template's.
  public var scale: Double?
  /// The name of an OS profile.
  public var profile: String?

  /// Creates a variant with the template's own settings on a screen.
  public init(_ target: Target) { self.target = target }
}

extension TemplateVariant.Target {
  /// The visible part of the table, in points: the device's screen, or that of a small phone.
  public var viewport: CGSize {
    switch self {
    case .width(let width): SmallPhone.viewport(width: width)
    case .device(let device, let orientation): device.size(orientation)
    }
  }

  /// The screen in points: of a mere width that of the tallest device that is so wide, upright or turned.
  package var screen: CGSize {
    guard case .width(let width) = self else { return viewport }
    let screens = Device.all.flatMap { [$0.size(.portrait), $0.size(.landscape)] }
    return screens.filter { $0.width == width }.max { $0.height < $1.height } ?? viewport
  }

  /// The edges of the viewport, in points, that sensors, bars and corners cover.
  public var safeArea: UIEdgeInsets {
    switch self {
    case .width: .zero
    case .device(let device, let orientation): device.safeArea(orientation)
    }
  }

  /// The screen in a form for file names: `320`, `iphone-15`, `iphone-15-landscape`.
  public var slug: String {
    switch self {
    case .width(let width): width.plain
    case .device(let device, .portrait): device.slug
    case .device(let device, .landscape): device.slug + "-landscape"
    }
  }
}

/// The settings that a template declares for its environment; nil leaves a setting to the caller.
public struct TemplateSettings: Sendable {
  /// The version of iOS.
  public let profile: OSProfile
  /// Pixels per point.
  public let scale: Double?
  /// The user's text size.
  public let contentSizeCategory: UIContentSizeCategory?
  /// The light or dark appearance.
  public let appearance: UIUserInterfaceStyle?
  /// The layout direction.
  public let direction: UIUserInterfaceLayoutDirection?
  /// The languages of the texts, the default first; empty for a single one without a name.
  public let languages: [String]
}

extension TemplateSettings {
  /// Creates settings that leave text size and direction to the variant.
  package init(
    profile: OSProfile, scale: Double?, appearance: UIUserInterfaceStyle? = nil,
    languages: [String] = []
  ) {
    self.init(
      profile: profile, scale: scale, contentSizeCategory: nil, appearance: appearance,
      direction: nil, languages: languages)
  }
}

/// One entry of `variants:`: the values of each axis; nil for an axis that the entry omits.
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

  /// The number of variants; `others` is the number of screens if the entry has none.
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

  /// Widths, then devices; `others` if the entry has neither.
  private func targets(others: [TemplateVariant.Target]) -> [TemplateVariant.Target] {
    guard hasPlace else { return others }
    let targets = (devices ?? []).flatMap { device in
      (orientations ?? [.portrait]).map { TemplateVariant.Target.device(device, $0) }
    }
    return (widths ?? []).map { .width($0) } + targets
  }

  /// All combinations; the screen changes slowest, then the axes in the order of their declaration.
  func product(others: [TemplateVariant.Target]) -> [TemplateVariant] {
    timesOthers(targets(others: others).map { TemplateVariant($0) })
  }

  /// All combinations, with the variant's own values for axes that the entry omits.
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

  var hasPlace: Bool { widths != nil || devices != nil }

  /// Whether the variant has one of the values of each axis in the entry.
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
  /// Each element combined with each value; unchanged without values.
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

/// The screen where none is named: the first iPhone SE's, upright or turned.
package enum SmallPhone {
  /// The shorter side, and the usual width, in points.
  package static let width = 320.0
  /// The longer side, in points.
  package static let height = 568.0

  /// The visible part of a table of a width, in points: above 480 the phone is turned.
  package static func viewport(width: Double) -> CGSize {
    CGSize(width: width, height: width > 480 ? Self.width : height)
  }
}
