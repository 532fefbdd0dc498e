import Foundation

/// Commands that accept single snapshots, as few commands as do the same.
enum AcceptCommands {
  /// `plumb snapshot accept a` and `plumb snapshot accept b` are `plumb snapshot accept a b`;
  /// others stay as they are, each once, in the order in which they came.
  static func combined(_ commands: [String]) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var places: [String: Int] = [:]
    for command in commands where seen.insert(command).inserted {
      guard let end = command.range(of: marker)?.upperBound else {
        result.append(command)
        continue
      }
      let head = String(command[..<end])
      if let place = places[head] {
        result[place] += " " + command[end...]
      } else {
        places[head] = result.count
        result.append(command)
      }
    }
    return result
  }

  /// What stands before the names.
  private static let marker = " accept "
}
