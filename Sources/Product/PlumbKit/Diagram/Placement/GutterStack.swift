/// Stacks labels in a column so that none overlap and each is as near as can be to its wish.
enum GutterStack {
  /// The tops of labels that are `step` apart or more, the sum of squared distances to `wishes`
  /// (ascending) being least, none above `low`, and the last ending above `high` if all fit.
  ///
  /// With `t[i] = top[i] - i × step` the labels are apart when `t` does not fall: this is
  /// isotonic regression, solved by pooling neighbours that would fall (Ayer et al. 1955).
  /// Bounds only cut the pooled values, which keeps them optimal.
  ///
  /// - Complexity: linear.
  static func tops(wishes: [Double], step: Double, from low: Double, to high: Double) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for (index, wish) in wishes.enumerated() {
      var pool = (sum: wish - Double(index) * step, count: 1)
      while let last = pools.last, last.sum / Double(last.count) > pool.sum / Double(pool.count) {
        pool = (pool.sum + last.sum, pool.count + last.count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    let highest = max(low, high - Double(wishes.count) * step)
    let shifted = pools.flatMap { pool in
      repeatElement(min(max(pool.sum / Double(pool.count), low), highest), count: pool.count)
    }
    return shifted.enumerated().map { $1 + Double($0) * step }
  }
}
