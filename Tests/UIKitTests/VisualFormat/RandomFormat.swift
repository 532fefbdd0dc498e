/// Random visual formats, the same for the same seed.
struct RandomFormat {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  private mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % count
  }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func predicate() -> String {
    pick(["", "==", "<=", ">="]) + pick(["10", "gap", "-3.5", "2e2"])
      + pick(["", "@500", "@low", "@999.5"])
  }

  private mutating func predicates() -> String {
    (0...below(3)).map { _ in predicate() }.joined(separator: ",")
  }

  private mutating func connection() -> String {
    pick(["", "-", "-10-", "-gap-", "-(\(predicates()))-"])
  }

  private mutating func view() -> String {
    pick(["[a]", "[title]", "[b(\(predicates()))]"])
  }

  /// A string of the grammar.
  mutating func format() -> String {
    let links = (0..<below(4)).map { _ in connection() + view() }.joined()
    return pick(["", "H:", "V:"]) + pick(["", "|" + connection()]) + view() + links
      + pick(["", connection() + "|"])
  }

  /// The string with one to three characters deleted, doubled or replaced.
  mutating func damaged(_ text: String) -> String {
    var characters = Array(text)
    for _ in 0...below(3) where !characters.isEmpty {
      let position = below(characters.count)
      switch below(3) {
      case 0: characters.remove(at: position)
      case 1: characters.insert(characters[position], at: position)
      default: characters[position] = ["(", ")", "-", "@", " ", "é", "😀", "|", "[", "9"][below(10)]
      }
    }
    return String(characters)
  }
}
