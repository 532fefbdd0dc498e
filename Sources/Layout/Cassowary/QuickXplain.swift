/// Junker's QuickXplain (AAAI 2004): finds what a contradiction needs by asking about halves first.
package struct QuickXplain<Member> {
  private let canHold: ([Member]) -> Bool

  /// - Parameter canHold: whether all of some members can hold together.
  package init(canHold: @escaping ([Member]) -> Bool) { self.canHold = canHold }

  /// An irreducible part of `candidates` that contradicts `background`: each of its members is
  /// needed.
  ///
  /// - Precondition: the background can hold, and together with all candidates it cannot.
  /// - Complexity: O(k log(n / k)) questions for k members of n candidates.
  package func explanation(_ candidates: [Member], given background: [Member] = []) -> [Member] {
    explanation(candidates, given: background, hasGrown: false)
  }

  /// A background that has not grown since it was last asked about needs no question.
  private func explanation(
    _ candidates: [Member], given background: [Member], hasGrown: Bool
  ) -> [Member] {
    if hasGrown, !canHold(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let middle = candidates.count / 2
    let (first, second) = (Array(candidates[..<middle]), Array(candidates[middle...]))
    let needed = explanation(second, given: background + first, hasGrown: true)
    return explanation(first, given: background + needed, hasGrown: !needed.isEmpty) + needed
  }
}
