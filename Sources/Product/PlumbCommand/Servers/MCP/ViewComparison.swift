import Reading

/// Which views two sources have, and where: what `plumb diff` finds without all that follows from
/// defaults of different formats.
struct ViewComparison {
  /// A line for each cell and variant, and below it one for each view.
  private(set) var lines: [String] = []

  /// Reads what `plumb diff --json` has printed.
  init(_ output: [UInt8]) {
    var reader = JSONReader()
    for line in output.split(separator: 0x0A) {
      guard case .record(let answer)? = try? reader.read(line: line) else { continue }
      for cell in (try? RPCParams(answer).records("cells")) ?? [] { add(cell) }
    }
  }

  private mutating func add(_ cell: RPCParams) {
    let name = cell.record["name"]?.text ?? ""
    switch cell.record["fate"] {
    case .text("added"): lines.append("\(name) is only in the second")
    case .text("removed"): lines.append("\(name) is only in the first")
    default:
      for variant in (try? cell.records("variants")) ?? [] { add(variant, of: name) }
    }
  }

  private mutating func add(_ variant: RPCParams, of name: String) {
    let text = { (key: String) in variant.record[key]?.text }
    let (old, new) = (text("oldHeight") ?? "none", text("newHeight") ?? "none")
    let found = views((try? variant.records("changes")) ?? [])
    guard !found.isEmpty || old != new else { return }
    let place = [
      "\(text("width") ?? "") pt", text("textSize"), text("language"), text("direction"),
    ].compactMap(\.self).joined(separator: ", ")
    lines.append("\(name) at \(place): height \(old)\(old == new ? "" : " -> \(new)")")
    lines += found.map { "  \($0)" }
  }

  /// Numbers of a frame.
  private static let dimensions: Set<String> = ["x", "y", "width", "height"]

  private func views(_ changes: [RPCParams]) -> [String] {
    var lines: [(name: String, words: [String])] = []
    for change in changes where change.record["of"] == .text("view") {
      let text = { (key: String) in change.record[key]?.text ?? "none" }
      let words: String
      switch text("kind") {
      case "added": words = "only in the second"
      case "removed": words = "only in the first"
      case "changed" where Self.dimensions.contains(text("what")):
        words = "\(text("what")) \(text("from")) -> \(text("to"))"
      default: continue
      }
      if lines.last?.name == text("name") {
        lines[lines.count - 1].words.append(words)
      } else {
        lines.append((text("name"), [words]))
      }
    }
    return lines.map { "\($0.name): \($0.words.joined(separator: ", "))" }
  }
}
