// Rows whose free terms are multiples of each other share a form.

extension Solver {
  /// The free term of a row with the latest variable: a view is made after what it is pinned to, so few
  /// rows share theirs.
  func leadingTerm(of row: Int32) -> Int {
    var lead = -1
    for term in rows[row].terms where unknowns[mentions[term].variable].fixedBy < 0 {
      if lead < 0 || mentions[term].variable > mentions[lead].variable { lead = term }
    }
    return lead
  }

  /// The largest coefficient among a row's free terms.
  func largestCoefficient(of row: Int32) -> Double {
    var largest = 0.0
    for term in rows[row].terms where unknowns[mentions[term].variable].fixedBy < 0 {
      largest = max(largest, abs(mentions[term].coefficient))
    }
    return largest
  }

  /// The free terms of two rows with the same leading variable are multiples of each other.
  func isParallel(_ left: Int32, _ right: Int32, _ lead: Int) -> Bool {
    guard let ratio = ratio(left, right, at: lead) else { return false }
    var common = 0
    for term in rows[left].terms where unknowns[mentions[term].variable].fixedBy < 0 {
      guard let other = self.term(of: right, mentions[term].variable) else { return false }
      let expected = ratio * mentions[other].coefficient
      let difference = abs(mentions[term].coefficient - expected)
      if difference > Tolerance.cancellation * abs(expected) { return false }
      common += 1
    }
    return common == rows[right].terms.count { unknowns[mentions[$0].variable].fixedBy < 0 }
  }

  private func ratio(_ left: Int32, _ right: Int32, at lead: Int) -> Double? {
    guard let other = term(of: right, mentions[lead].variable) else { return nil }
    return mentions[lead].coefficient / mentions[other].coefficient
  }

  private func term(of row: Int32, _ variable: Int32) -> Int? {
    rows[row].terms.first { mentions[$0].variable == variable }
  }

  /// The factor between a row's free terms and its form.
  func slope(of row: Int32, _ form: Form) -> Double {
    if form.variable >= 0 {
      return term(of: row, form.variable).map { mentions[$0].coefficient } ?? 0
    }
    return (ratio(row, form.row, at: leadingTerm(of: row)) ?? 0) / form.scale
  }
}

extension Range {
  fileprivate func count(where isCounted: (Bound) -> Bool) -> Int where Bound == Int {
    var count = 0
    for value in self where isCounted(value) { count += 1 }
    return count
  }
}
