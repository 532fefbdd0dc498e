import Cassowary
import Foundation

/// Widths from 320 to 568 and back, and heights that grow line by line: what rotating and refilling does.
final class Sweep {
  private var current = 320.0
  private var direction = 1.0
  private var added = 0.0

  func width() -> Double {
    current += direction
    if current >= 568 || current <= 320 { direction = -direction }
    return current
  }

  func jump() -> Double {
    current = current > 560 ? 320 : current + 7
    return current
  }

  func growth() -> Double {
    added = added > 60 ? 0 : added + 20.5
    return added
  }
}

extension Model {
  /// Required constraints first, then from the strongest priority down.
  var requiredFirst: [Int] {
    rows.indices.sorted {
      (-rows[$0].priority, $0) < (-rows[$1].priority, $1)
    }
  }

  func shuffled(_ seed: Int) -> [Int] {
    var state = UInt64(seed)
    var order = Array(rows.indices)
    for index in stride(from: order.count - 1, to: 0, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(index, Int(state >> 33) % (index + 1))
    }
    return order
  }

  /// The same constraints in another order.
  func reordered(_ order: [Int]) -> Model {
    var place = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { place[old] = new }
    var model = self
    model.rows = order.map { rows[$0] }
    model.toggledRow = place[toggledRow]
    model.heights = heights.map { (place[$0.hugging], place[$0.compression]) }
    return model
  }
}

/// The slope of log(time) over log(size), by least squares.
func exponent(_ sizes: [Int], _ times: [Double]) -> Double {
  let xs = sizes.map { log(Double($0)) }
  let ys = times.map { log($0) }
  let (meanX, meanY) = (
    xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count)
  )
  let covariance = zip(xs, ys).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
  return covariance / xs.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
}
