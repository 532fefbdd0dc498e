import Cassowary
import TestSupport
import Testing

/// Trees of stacks, larger than the oracle's systems: lengths that add up, hug, are equal or share
/// a surplus, so that optima are degenerate and the edges that block each other form rings.
@Suite struct StackDeterminationTests {
  @Test("A variable of a tree of stacks is determined exactly if nothing weaker moves it")
  func trees() throws {
    for seed in 0..<DocumentMutator.count(10, soaked: 15) {
      let tree = try #require(Tree(seed: 9_000_000 + seed))
      for (index, variable) in tree.variables.enumerated() {
        let ends = [-1e4, 1e4].map { tree.value(of: index, drawnTo: $0) }
        let (least, greatest) = (ends.min() ?? 0, ends.max() ?? 0)
        let isFixed = greatest - least < 1e-5
        #expect(
          tree.solver.isDetermined(variable) == isFixed,
          "seed \(seed), v\(index): \(least) … \(greatest)\n\(tree.solver.dump)")
        let range = tree.solver.range(of: variable)
        #expect(Self.isEnd(range.lowerBound, least) && Self.isEnd(range.upperBound, greatest))
      }
    }
  }

  /// Whether an end of a range is where the variable was drawn to.
  private static func isEnd(_ end: Double, _ drawn: Double) -> Bool {
    abs(drawn) > 5e3 ? abs(end) > 5e3 : abs(end - drawn) < 1e-4
  }
}

/// Lengths in stacks: each is the sum of its parts and the spacing between them, or as long as each.
private final class Tree {
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private let seed: Int
  private var random: SeededRandom

  init?(seed: Int) {
    self.seed = seed
    random = SeededRandom(seed)
    build()
    do { try solver.solve() } catch { return nil }
  }

  /// The value of a variable where a constraint weaker than all others draws it to a number.
  func value(of index: Int, drawnTo end: Double) -> Double {
    guard let copy = Tree(seed: seed) else { return .nan }
    copy.solver.add(
      [Term(copy.variables[index])], .equal, constant: -end, priority: Priority(0.25))
    do { try copy.solver.solve() } catch { return .nan }
    return copy.solver.value(of: copy.variables[index])
  }

  private func build() {
    let root = node(depth: 0)
    if random.below(3) > 0 {
      let height = random.pick([60.0, 100, 137.5, 400])
      require([Term(root)], .equal, -height, random.pick([500, 999]))
    }
  }

  private func node(depth: Int) -> Variable {
    let own = solver.makeVariable()
    variables.append(own)
    solver.add([Term(own)], .greaterThanOrEqual)
    let count = depth > 3 ? 0 : random.below(4) + (depth == 0 ? 2 : 0)
    let parts = (0..<count).map { _ in node(depth: depth + 1) }
    if parts.isEmpty { hug(own) } else { join(parts, to: own) }
    return own
  }

  /// A text: it resists being squeezed more than being stretched.
  private func hug(_ own: Variable) {
    let length = random.pick([18.0, 20.5, 20.5, 41])
    let hugging = random.pick([Float(250), 250, 251])
    require([Term(own)], .lessThanOrEqual, -length, hugging)
    if random.below(5) > 0 { require([Term(own)], .greaterThanOrEqual, -length, 750) }
    if random.below(8) == 0 { require([Term(own)], .equal, -30, 999) }
  }

  private func join(_ parts: [Variable], to own: Variable) {
    let parts = parts.map { Term($0) }
    switch random.below(4) {
    case 0:  // across the stack: as long as each, or as the longest
      for part in parts {
        let fills = random.below(2) == 0
        require([part, Term(own, -1)], fills ? .equal : .lessThanOrEqual, 0, 1000)
      }
      require([Term(own)], .equal, 0, 51)
    case 1:  // equal parts
      require(parts + [Term(own, -1)], .equal, 8, 1000)
      for part in parts.dropFirst() {
        require([parts[0], Term(part.variable, -1)], .equal, 0, random.pick([1000, 999, 250]))
      }
    default: require(parts + [Term(own, -1)], .equal, 4, 1000)
    }
  }

  private func require(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float
  ) {
    solver.add(terms, relation, constant: constant, priority: Priority(priority))
  }
}
