/// Factors that make rows of coefficients cancel.
enum NullVector {
  /// The factors, one a row, unique but for scale; `nil` when there are none or many.
  ///
  /// Gaussian elimination with complete pivoting on the transposed matrix.
  static func find(rows: [[Statement.Term]]) -> [Double]? {
    let columns = Set(rows.flatMap { $0.map(\.variable) }).sorted()
    var place: [Int: Int] = [:]
    for (index, variable) in columns.enumerated() { place[variable] = index }
    var matrix = Matrix(rows: columns.count, columns: rows.count)
    for (column, terms) in rows.enumerated() {
      for term in terms { matrix[place[term.variable] ?? 0, column] += term.coefficient }
    }
    return matrix.nullVector()
  }

  /// A dense matrix, row by row.
  private struct Matrix {
    let rows: Int
    let columns: Int
    var values: [Double]

    init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
      values = Array(repeating: 0, count: rows * columns)
    }

    subscript(row: Int, column: Int) -> Double {
      get { values[row * columns + column] }
      set { values[row * columns + column] = newValue }
    }

    /// The only direction that every row maps to 0; its largest entry is 1.
    mutating func nullVector() -> [Double]? {
      let largest = values.reduce(0) { max($0, abs($1)) }
      var order = Array(0..<columns)
      var rank = 0
      while rank < min(rows, columns), let (row, column) = pivot(from: rank, above: largest * 1e-11)
      {
        swapRows(rank, row)
        swapColumns(rank, column)
        order.swapAt(rank, column)
        eliminate(below: rank)
        rank += 1
      }
      guard rank == columns - 1 else { return nil }
      return solution(order)
    }

    private func pivot(from rank: Int, above limit: Double) -> (Int, Int)? {
      var best: (Int, Int)?
      var size = limit
      for row in rank..<rows {
        for column in rank..<columns where abs(self[row, column]) > size {
          size = abs(self[row, column])
          best = (row, column)
        }
      }
      return best
    }

    private mutating func swapRows(_ a: Int, _ b: Int) {
      guard a != b else { return }
      for column in 0..<columns {
        values.swapAt(a * columns + column, b * columns + column)
      }
    }

    private mutating func swapColumns(_ a: Int, _ b: Int) {
      guard a != b else { return }
      for row in 0..<rows { values.swapAt(row * columns + a, row * columns + b) }
    }

    private mutating func eliminate(below rank: Int) {
      for row in (rank + 1)..<max(rows, rank + 1) where self[row, rank] != 0 {
        let factor = self[row, rank] / self[rank, rank]
        for column in rank..<columns { self[row, column] -= factor * self[rank, column] }
        self[row, rank] = 0
      }
    }

    /// Back substitution with 1 for the last column, which no row determines.
    private func solution(_ order: [Int]) -> [Double] {
      var entries = Array(repeating: 0.0, count: columns)
      entries[columns - 1] = 1
      for row in stride(from: columns - 2, through: 0, by: -1) {
        let sum = ((row + 1)..<columns).reduce(0.0) { $0 + self[row, $1] * entries[$1] }
        entries[row] = -sum / self[row, row]
      }
      let scale = entries.reduce(0) { max($0, abs($1)) }
      var result = entries
      for (index, column) in order.enumerated() {
        let entry = entries[index] / scale
        result[column] = abs(entry) < 1e-9 ? 0 : entry
      }
      return result
    }
  }
}
