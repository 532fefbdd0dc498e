/// A linear equation `Σ value × unknown = 0` without its zeros.
struct SparseRow {
  /// A coefficient.
  struct Entry {
    var unknown: Int
    var value: Double
  }

  /// In ascending order of the unknowns.
  private(set) var entries: [Entry] = []

  /// A difference smaller than this part of what it is the difference of is nothing but rounding.
  private static let rounding = 1e-12

  /// `0 = 0`.
  init() {}

  /// The sum of terms in ascending order of their unknowns, of which several may be about the same.
  init(adding terms: [(unknown: Int, value: Double)]) {
    for term in terms {
      if let last = entries.last, last.unknown == term.unknown {
        let sum = last.value + term.value
        let isNothing = abs(sum) <= Self.rounding * (abs(last.value) + abs(term.value))
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
    var low = 0, high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].unknown < unknown { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].unknown == unknown ? entries[low].value : nil
  }

  /// `self - factor × other`, in which `unknown` cancels.
  ///
  /// - Complexity: O(n), where n is the length of both.
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
    if abs(value) > Self.rounding * size { entries.append(Entry(unknown: unknown, value: value)) }
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
    return abs(sum) <= Self.rounding * size ? 0 : -sum / own
  }
}
