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
    name: "profile", placeholder: "NAME",
    help: "OS profile, ios7 to ios26 (the template's own, else ios18)")
}

extension LayoutRequest {
  /// What `--width`, `--scale` and `--profile` say. The same width counts once.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    self.init(
      widths: try arguments.values(of: .width, as: .width).uniqued(),
      scale: try arguments.value(of: .scale, as: .scale),
      profile: try arguments.value(of: .profile, as: .profile))
  }
}

extension ValueKind<Double> {
  fileprivate static let width = number(
    in: LayoutLimits.width,
    "a number of points from \(readable(LayoutLimits.width.lowerBound))"
      + " to \(readable(LayoutLimits.width.upperBound))")
  fileprivate static let scale = number(
    in: LayoutLimits.scale,
    "a number from \(readable(LayoutLimits.scale.lowerBound))"
      + " to \(readable(LayoutLimits.scale.upperBound))")
}

extension ValueKind<String> {
  fileprivate static let profile = word(LayoutRequest.profileNames.map { ($0, $0) })
}

extension Array where Element: Hashable {
  /// Each element once, where it comes first.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
