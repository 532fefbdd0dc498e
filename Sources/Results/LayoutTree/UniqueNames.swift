/// Names that are given out once: one that is taken already gets the next number, from 2 on.
///
/// - Complexity: O(1) for each name, however often it is asked for.
package struct UniqueNames {
  private let separator: String
  private var taken: Set<String> = []
  /// The number that the next of a name gets.
  private var numbers: [String: Int] = [:]

  /// - Parameter separator: what stands between a name and its number: `title 2`, `width == 8 #2`.
  package init(separator: String = " ") {
    self.separator = separator
  }

  /// The name itself, or with the first number that makes it another than those given before.
  package mutating func unique(_ name: String) -> String {
    var result = name
    var number = numbers[name] ?? 2
    while !taken.insert(result).inserted {
      result = "\(name)\(separator)\(number)"
      number += 1
    }
    numbers[name] = number
    return result
  }
}
