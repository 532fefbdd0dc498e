import Diagnostics
import Reading
import UIKit

/// A table's width: in points, or that of a device held upright or on its side. A width only: what a
/// device's sensors cover is not part of it.
public struct TableWidth: Hashable, Sendable {
  /// From 1 to 10000.
  public let points: Double

  /// Why a text is no width.
  public struct Problem: Error, Hashable, Sendable {
    /// What is wrong.
    public let message: String
    /// What would have been right.
    public let expected: String
    /// What to try.
    public let hint: String?
  }

  /// Reads `568`, `iPhone SE`, `iPhone SE landscape`.
  public init(_ text: String) throws(Problem) {
    if let number = Double(text) {
      guard TemplateLimits.width.contains(number) else {
        throw Problem(
          message: "a width of \(number.plain)", expected: "from 1 to 10000 points", hint: nil)
      }
      points = number
      return
    }
    let isLandscape = text.hasSuffix(" landscape")
    let name = text.dropSuffix(" landscape").dropSuffix(" portrait")
    guard let device = Device.named(name) else {
      throw Problem(
        message: "no width \(Diagnostic.quoted(text))",
        expected: "points or a device such as 'iPhone SE landscape'",
        hint: Diagnostic.didYouMean(name, in: Device.all.map(\.name)))
    }
    points = Double(device.size(isLandscape ? .landscape : .portrait).width)
  }

  /// Every device, held both ways.
  static var names: [String] {
    Device.all.map(\.name).flatMap { [$0, $0 + " landscape"] }
  }
}

extension String {
  fileprivate func dropSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension ValueReader<Double> {
  /// A width in points or by a device's name.
  static let tableWidth = ValueReader(
    "points from 1 to 10000 or a device such as 'iPhone SE landscape'",
    // The names are for completion; devices are found however they are spelt, and metrics as well.
    schema: .defined(
      "tableWidth",
      .either([
        .number(TemplateLimits.width), .choice(TableWidth.names),
        .matching("[A-Za-z]"), .matching("^[0-9.]+$"),
      ]))
  ) { node, context throws(ValueFailure) in
    guard let text = node.scalar?.text, node.scalar?.isNull == false else { throw .mismatch() }
    do throws(TableWidth.Problem) {
      return try TableWidth(context.metrics[text]?.plain ?? text).points
    } catch {
      throw .mismatch(hint: error.hint)
    }
  }
}
