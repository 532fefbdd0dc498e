import UIKit

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

  /// How many variants the axes make with `others` standing in for a place.
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
  func places(others: [TemplateVariant.Place]) -> [TemplateVariant.Place] {
    guard hasPlace else { return others }
    let screens = (devices ?? []).flatMap { device in
      (orientations ?? [.portrait]).map { TemplateVariant.Place.device(device, $0) }
    }
    return (widths ?? []).map { .width($0) } + screens
  }

  /// Every combination: the place changes slowest, then as the axes are declared.
  func product(others: [TemplateVariant.Place]) -> [TemplateVariant] {
    timesOthers(places(others: others).map { TemplateVariant($0) })
  }

  /// Every combination, with what the axes do not mention as a variant has it.
  func combinations(replacingThoseOf variant: TemplateVariant) -> [TemplateVariant] {
    timesOthers(
      places(others: [variant.place]).map { place in
        var placed = variant
        placed.place = place
        return placed
      })
  }

  private func timesOthers(_ placed: [TemplateVariant]) -> [TemplateVariant] {
    placed.times(profiles, \.profile).times(appearances, \.appearance)
      .times(categories, \.contentSizeCategory).times(languages, \.language)
      .times(directions, \.direction).times(scales, \.scale)
  }

  /// Whether a width or a device is mentioned.
  var hasPlace: Bool { widths != nil || devices != nil }

  /// Whether the variant is one of those that the axes mention.
  func match(_ variant: TemplateVariant) -> Bool {
    matchPlace(variant.place) && Self.holds(profiles, variant.profile)
      && Self.holds(appearances, variant.appearance)
      && Self.holds(categories, variant.contentSizeCategory)
      && Self.holds(languages, variant.language) && Self.holds(directions, variant.direction)
      && Self.holds(scales, variant.scale)
  }

  private func matchPlace(_ place: TemplateVariant.Place) -> Bool {
    switch place {
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
