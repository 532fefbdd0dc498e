import Foundation
import PlumbKit

/// How high the picture of a view is.
public enum SnapshotHeight: Hashable, Sendable {
  /// As high as the content needs at the width: a row as its table would size it, a table with all its rows.
  case content
  /// So many points, whatever the content would like.
  case points(CGFloat)
  /// As high as the device; without a device as the screen of a small phone.
  case screen

  /// Heights that can be meant, in points.
  private static let limit = 1.0...100_000

  /// - Throws: `AssertionProblem` for a height that no picture can have.
  func check() throws(AssertionProblem) {
    guard case .points(let points) = self, !Self.limit.contains(Double(points)) else { return }
    throw AssertionProblem("a height of \(points) points is out of range: 1 to 100,000")
  }

  /// The same for the drawing.
  var request: ViewRequest.Height {
    switch self {
    case .content: .content
    case .points(let points): .points(points)
    case .screen: .screen
    }
  }
}

extension SnapshotHeight: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many points: `height: 44`.
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }

  /// So many points: `height: 44.5`.
  public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
