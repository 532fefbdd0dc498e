import Cassowary
import TestSupport
import Testing

/// An edited solver is compared with a fresh one, given the same constraints in another order, bit
/// for bit.
@Suite struct IncrementalTests {
  @Test("After any sequence of edits the answer is the one a fresh solver gives")
  func smallSystems() {
    for seed in 0..<soaked(100) { run(seed: seed, variables: 1...4, wishes: 1...8, steps: 15) }
  }

  @Test("So it is for a dozen variables, and for sparse systems that fall apart and join again")
  func largerSystems() {
    for seed in 0..<soaked(25) {
      run(seed: 500_000 + seed, variables: 5...14, wishes: 6...30, steps: 25)
    }
  }

  @Test(
    "Resting forms are measured before what they depend on moves",
    arguments: [466, 1564, 2245])
  func correctionsReadOneState(seed: Int) {
    run(seed: 500_000 + seed, variables: 5...14, wishes: 6...30, steps: 25)
  }

  private func run(
    seed: Int, variables: ClosedRange<Int>, wishes: ClosedRange<Int>, steps: Int
  ) {
    var random = SeededRandom(seed &+ 77)
    var edited = Edited(RandomSystem(seed: seed, variables: variables, wishes: wishes))
    for step in 0..<steps {
      let last = edited.change(&random)
      let found = edited.loaded.solved()
      let fresh = edited.freshAnswer(&random)
      guard found == fresh else {
        Issue.record(
          "seed \(seed), step \(step) (\(last)): \(found as Any), fresh \(fresh as Any)")
        return
      }
      if found == nil { edited.breakConflict() }
    }
  }

  @Test("Which variables are determined does not depend on the history either")
  func determination() throws {
    for seed in 0..<soaked(60) {
      var random = SeededRandom(seed)
      var edited = Edited(RandomSystem(seed: 700_000 + seed, variables: 2...5, wishes: 3...9))
      for _ in 0..<10 {
        let last = edited.change(&random)
        guard edited.loaded.solved() != nil else {
          edited.breakConflict()
          continue
        }
        let fresh = edited.fresh(&random)
        _ = fresh.solved()
        #expect(edited.loaded.determined == fresh.determined, "seed \(seed), after \(last)")
      }
    }
  }
}

/// A random system in a solver, edited in step with plain data.
struct Edited {
  let loaded: Loaded
  var wishes: [Wish]
  var suggestions: [Int: (value: Double, priority: Float)] = [:]

  init(_ system: RandomSystem) {
    loaded = Loaded(system)
    wishes = system.wishes
  }

  /// One random edit; returns what it was.
  mutating func change(_ random: inout SeededRandom) -> String {
    let index = wishes.isEmpty ? 0 : random.below(wishes.count)
    let variable = random.below(loaded.variables.count)
    switch random.below(8) {
    case 0:
      let wish = RandomSystem.wish(loaded.variables.count, &random)
      loaded.ids.append(loaded.add(wish))
      wishes.append(wish)
      return "add \(wish)"
    case 1 where wishes.count > 1:
      loaded.solver.remove(loaded.ids.remove(at: index))
      return "remove \(wishes.remove(at: index))"
    case 2:
      suggestions[variable] = nil
      loaded.solver.removeSuggestion(loaded.variables[variable])
      return "remove suggestion for \(variable)"
    case 3, 4:
      let priority = suggestions[variable]?.priority ?? random.pick([1000, 999, 500, 50])
      let value = Double(random.below(41) - 20)
      suggestions[variable] = (value, priority)
      loaded.solver.suggest(loaded.variables[variable], value, priority: Priority(priority))
      return "suggest x\(variable) = \(value) @\(priority)"
    default:
      guard !wishes.isEmpty else { return "nothing" }
      wishes[index].constant = Double(random.below(41) - 20) * random.pick([1, 0.5, 0.1])
      loaded.solver.setConstant(loaded.ids[index], wishes[index].constant)
      return "constant of \(wishes[index])"
    }
  }

  /// All constraints, suggestions included, as wishes.
  var all: [Wish] {
    wishes
      + suggestions.keys.sorted().map { variable in
        var coefficients = [Double](repeating: 0, count: loaded.variables.count)
        coefficients[variable] = 1
        let (value, priority) = suggestions[variable] ?? (0, 1)
        return Wish(
          coefficients: coefficients, relation: .equal, constant: -value, priority: priority)
      }
  }

  func freshAnswer(_ random: inout SeededRandom) -> [Double]? { fresh(&random).solved() }

  /// A new solver with the same constraints in another order.
  func fresh(_ random: inout SeededRandom) -> Loaded {
    var system = RandomSystem(seed: 0)
    system.variableCount = loaded.variables.count
    system.wishes = all.shuffled(using: &random)
    return Loaded(system)
  }

  /// Removes constraints of the reported conflicts until none is left.
  mutating func breakConflict() {
    while true {
      do {
        try loaded.solver.solve()
        return
      } catch {
        guard let first = error.constraints.last else { return }
        if let index = loaded.ids.firstIndex(of: first) {
          loaded.solver.remove(loaded.ids.remove(at: index))
          wishes.remove(at: index)
        } else {
          for (variable, _) in suggestions {
            loaded.solver.removeSuggestion(loaded.variables[variable])
          }
          suggestions = [:]
        }
      }
    }
  }
}
