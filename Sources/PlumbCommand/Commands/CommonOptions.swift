import LayoutTree
import PlumbKit

extension OptionSyntax {
  static let width = OptionSyntax(
    name: "width", short: "w", placeholder: "W", isRepeatable: true,
    help: "table width in points; repeat it for several (the template's own widths)")
  static let scale = OptionSyntax(
    name: "scale", short: "s", placeholder: "N",
    help: "pixels per point (the template's own, else 2)")
  static let profile = OptionSyntax(
    name: "profile", placeholder: "NAME", values: .words(LayoutRequest.profileNames),
    help: "OS profile, ios7 to ios26 (the template's own, else ios18)")
}

extension ValueKind<Double> {
  static let width = number(
    in: LayoutLimits.width,
    "a number of points from \(readable(LayoutLimits.width.lowerBound))"
      + " to \(readable(LayoutLimits.width.upperBound))")
  static let scale = number(
    in: LayoutLimits.scale,
    "a number from \(readable(LayoutLimits.scale.lowerBound))"
      + " to \(readable(LayoutLimits.scale.upperBound))")
}

extension ValueKind<String> {
  static let profile = word(LayoutRequest.profileNames.map { ($0, $0) })
}
