import CollectionAlgorithms

/// Factors that make rows of coefficients cancel.
///
/// Each variable asks that its coefficients times the factors add up to 0: as many equations as
/// variables, in as many unknowns as rows. Constraints mention two to four variables, so the
/// equations are short, and eliminating the shortest first (Markowitz, Management Science 3, 1957)
/// keeps them so: a chain of n constraints costs O(n), where a dense matrix costs O(n³).
struct NullVector {
  /// The equations that are left, by variable; those used as pivots are empty.
  private var equations: [SparseRow]
  /// The equations that mention an unknown; some may not do so any more.
  private var mentions: [[Int]]
  private var queue: LengthQueue
  /// Equations solved for an unknown, in the order of elimination.
  private var pivots: [(unknown: Int, equation: SparseRow)] = []

  /// An entry of an equation is fit to divide by if it is no smaller than this part of the largest.
  private static let threshold = 0.1

  /// The factors of rows, unique but for scale, the largest 1; `nil` if not unique.
  static func find(rows: [[Statement.Term]]) -> [Double]? {
    var elimination = NullVector(rows)
    elimination.eliminate()
    return elimination.factors
  }

  private init(_ rows: [[Statement.Term]]) {
    let variables = Set(rows.flatMap { $0.map(\.variable) }).sorted()
    var place: [Int: Int] = [:]
    for (index, variable) in variables.enumerated() { place[variable] = index }
    var entries = [[(unknown: Int, value: Double)]](repeating: [], count: variables.count)
    for (row, terms) in rows.enumerated() {
      for term in terms {
        guard let equation = place[term.variable] else { continue }
        entries[equation].append((row, term.coefficient))
      }
    }
    equations = entries.map { SparseRow(adding: $0) }
    mentions = Array(repeating: [], count: rows.count)
    queue = LengthQueue(equations.map(\.count))
    for (index, equation) in equations.enumerated() {
      for entry in equation.entries { mentions[entry.unknown].append(index) }
    }
  }

  // MARK: Elimination

  /// Solves one equation after the other for one of its unknowns and puts that into the others.
  private mutating func eliminate() {
    while let index = queue.popShortest(where: { equations[$0].count }) {
      let equation = equations[index]
      guard let pivot = pivot(of: equation) else { continue }
      equations[index] = SparseRow()
      for other in mentions[pivot.unknown] where other != index {
        substitute(pivot, of: equation, into: other)
      }
      mentions[pivot.unknown] = []
      pivots.append((pivot.unknown, equation))
    }
  }

  /// Of large enough entries, the one that the fewest equations mention, first.
  private func pivot(of equation: SparseRow) -> SparseRow.Entry? {
    let limit = equation.largest * Self.threshold
    return equation.entries.filter { abs($0.value) >= limit }.min {
      mentions[$0.unknown].count < mentions[$1.unknown].count
    }
  }

  private mutating func substitute(
    _ pivot: SparseRow.Entry, of equation: SparseRow, into other: Int
  ) {
    guard let value = equations[other][pivot.unknown] else { return }
    let old = equations[other]
    equations[other] = old.subtracting(
      equation, times: value / pivot.value, eliminating: pivot.unknown)
    for entry in equations[other].entries where old[entry.unknown] == nil {
      mentions[entry.unknown].append(other)
    }
    queue.insert(other, length: equations[other].count)
  }

  // MARK: Solution

  /// The unknown of no equation is 1, and each pivot follows from those after it.
  private var factors: [Double]? {
    let count = mentions.count
    guard pivots.count == count - 1 else { return nil }
    var factors = [Double?](repeating: nil, count: count)
    let solved = Set(pivots.map(\.unknown))
    for unknown in 0..<count where !solved.contains(unknown) { factors[unknown] = 1 }
    for (unknown, equation) in pivots.reversed() {
      factors[unknown] = equation.value(of: unknown, given: factors)
    }
    let largest = factors.reduce(0) { max($0, abs($1 ?? 0)) }
    guard largest > 0, largest.isFinite else { return nil }
    return factors.map { ($0 ?? 0) / largest }
  }
}

/// A linear equation `Σ value × unknown = 0` without its zeros.
struct SparseRow {
  struct Entry {
    var unknown: Int
    var value: Double
  }

  /// In ascending order of the unknowns.
  private(set) var entries: [Entry] = []

  /// `0 = 0`.
  init() {}

  /// The sum of terms in ascending order of their unknowns, of which several may be about the same.
  init(adding terms: [(unknown: Int, value: Double)]) {
    for term in terms {
      if let last = entries.last, last.unknown == term.unknown {
        let sum = last.value + term.value
        let isNothing = abs(sum) <= Tolerance.cancellation * (abs(last.value) + abs(term.value))
        entries[entries.count - 1].value = isNothing ? 0 : sum
      } else {
        entries.append(Entry(unknown: term.unknown, value: term.value))
      }
    }
    entries.removeAll { $0.value == 0 }
  }

  /// How many unknowns it mentions.
  var count: Int { entries.count }

  /// The size of its largest coefficient.
  var largest: Double { entries.reduce(0) { max($0, abs($1.value)) } }

  /// The coefficient of an unknown; `nil` where it is not mentioned.
  subscript(unknown: Int) -> Double? {
    let index = entries.partitioningIndex { $0.unknown >= unknown }
    return index < entries.count && entries[index].unknown == unknown ? entries[index].value : nil
  }

  /// `self - factor × other`, in which `unknown` cancels. Complexity: O(n), where n is the length
  /// of both.
  func subtracting(_ other: SparseRow, times factor: Double, eliminating unknown: Int) -> SparseRow
  {
    var result = SparseRow()
    var rest = other.entries[...]
    for entry in entries {
      while let next = rest.first, next.unknown < entry.unknown {
        result.append(next.unknown, -factor * next.value, of: 0)
        rest.removeFirst()
      }
      if let next = rest.first, next.unknown == entry.unknown {
        rest.removeFirst()
        if entry.unknown != unknown {
          result.append(entry.unknown, entry.value - factor * next.value, of: abs(entry.value))
        }
      } else {
        result.entries.append(entry)
      }
    }
    for next in rest { result.append(next.unknown, -factor * next.value, of: 0) }
    return result
  }

  private mutating func append(_ unknown: Int, _ value: Double, of size: Double) {
    if abs(value) > Tolerance.cancellation * size {
      entries.append(Entry(unknown: unknown, value: value))
    }
  }

  /// The unknown's value where the others have theirs; those without a value count as 0.
  func value(of unknown: Int, given values: [Double?]) -> Double {
    var sum = 0.0, size = 0.0, own = 1.0
    for entry in entries {
      if entry.unknown == unknown {
        own = entry.value
        continue
      }
      let part = entry.value * (values[entry.unknown] ?? 0)
      sum += part
      size += abs(part)
    }
    return abs(sum) <= Tolerance.cancellation * size ? 0 : -sum / own
  }
}

/// Equations by their length, the shortest first; of one length the one that came last.
///
/// An equation is inserted again whenever its length changes; entries with a length that is not the
/// equation's any more are skipped.
struct LengthQueue {
  private var buckets: [[Int]]
  private var shortest = 1

  init(_ lengths: [Int]) {
    buckets = Array(repeating: [], count: (lengths.max() ?? 0) + 1)
    for index in lengths.indices.reversed() { insert(index, length: lengths[index]) }
  }

  /// An equation has this length now. Empty ones are not kept.
  mutating func insert(_ index: Int, length: Int) {
    guard length > 0 else { return }
    while buckets.count <= length { buckets.append([]) }
    buckets[length].append(index)
    shortest = min(shortest, length)
  }

  /// Takes an equation out that is as short as any; `length` tells how long one is now. Complexity:
  /// O(1), spread over all insertions.
  mutating func popShortest(where length: (Int) -> Int) -> Int? {
    while shortest < buckets.count {
      guard let index = buckets[shortest].popLast() else {
        shortest += 1
        continue
      }
      if length(index) == shortest { return index }
    }
    return nil
  }
}
