import Reading
import UIKitCore

/// The limits of inputs. The message for an input that exceeds a limit names it, so that a hostile
/// file is rejected with a reason instead of exhausting the machine.
package enum TemplateLimits {
  /// Bytes of a template file, including inline data; larger data belongs in a data file.
  package static let templateBytes = 16 << 20
  /// Bytes of a data file.
  static let dataBytes = 256 << 20
  /// The maximum nesting of JSON, feeds and expressions; it bounds the stack of readers.
  static let depth = 64
  static let images = 10_000
  /// The sum of their sizes in bytes; they are kept undecoded in memory until they are drawn.
  static let imageBytes = 1 << 30
  static let rows = 1_000_000
  /// Table widths in points: wider than any screen, while pictures still fit in memory.
  static let width: ClosedRange<Double> = 1...10_000
  package static let variants = 1000
  /// Heights in points that a template may set.
  static let height: ClosedRange<Double> = 0...100_000
  /// Lengths, constants and multipliers: the range in which the solver is exact.
  static let magnitude = 1e6
  /// Font sizes in points.
  static let fontSize: ClosedRange<Double> =
    Double(UIFont.sizes.lowerBound)...Double(UIFont.sizes.upperBound)
  /// The length of an equation, visual format or condition in Unicode scalars.
  static let expressionLength = 2000
  /// Views of one cell, and views that `repeat` makes of one.
  static let repetitions = 50
  static let views = 20_000
  /// Constraints written for one cell.
  static let constraints = 200_000
  /// Of feeds: 256 attributes of one element.
  static let feed = XMLLimits(depth: depth, attributes: 256)
}
