/// Names of methods as the Objective-C runtime would have them.
enum SelectorNames {
  /// The selector of a Swift name: `show:in:` of `show(_:in:)`, `showWithText:` of `show(text:)`.
  static func selector(_ name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let label = first {
      let needsWith = !isPreposition(firstWord(label)) && !isPreposition(lastWord(name))
      selector += (needsWith ? "With" : "") + capitalized(label)
    }
    return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// The selector of a property's setter.
  static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix(1)) + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return String(name[start...])
  }

  /// The prepositions of the compiler's list (PartsOfSpeech.def).
  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

extension Member {
  var labels: [String?] { parameters.map(\.label) }

  /// The selector of a method: the name in `@objc(name:)`, else that of its Swift name.
  func selector(_ structure: SwiftStructure) -> String {
    for attribute in attributes where attribute.name == "objc" && !attribute.arguments.isEmpty {
      return attribute.arguments.map(structure.text).joined()
    }
    return SelectorNames.selector(name, labels: labels)
  }
}

/// A reference to a method or property inside `#selector(…)`.
struct MemberReference {
  /// Names before the last dot: `[FeedCell]` of `FeedCell.tapped(_:)`.
  private(set) var base: [String] = []
  private(set) var name = ""
  /// Of `tapped(_:)`; nil where none are written.
  private(set) var labels: [String?]?
  private(set) var accessor: String?

  /// Reads a reference; nil if it has another form.
  init?(_ structure: SwiftStructure, _ words: Range<Int>) {
    var index = words.lowerBound
    if index + 2 < words.upperBound, structure.kind(index + 1) == .colon {
      accessor = structure.text(index)
      index += 2
    }
    while index < words.upperBound, structure.kind(index) == .openParen {
      if let close = structure.matching(index), structure.kind(close + 1) == .dot {
        base = Self.castType(structure, index + 1..<close)
        index = close + 2
      } else {
        index += 1
      }
    }
    var names: [String] = []
    while index < words.upperBound, structure.isName(index) {
      names.append(structure.text(index))
      index += 1
      if structure.isWord(index, "?") || structure.isWord(index, "!") { index += 1 }
      guard structure.kind(index) == .dot else { break }
      index += 1
    }
    guard let last = names.popLast() else { return nil }
    base += names
    name = last
    if index < words.upperBound, structure.kind(index) == .openParen {
      guard let close = structure.matching(index), close < words.upperBound else { return nil }
      labels = Self.labels(structure, index + 1..<close)
      guard labels != nil else { return nil }
      index = close + 1
    }
    while index < words.upperBound, structure.kind(index) == .closeParen { index += 1 }
    guard index == words.upperBound || structure.isWord(index, "as") else { return nil }
  }

  /// The type that an expression in parentheses names: `P` of `any P` and of `delegate as! P`. Of
  /// others it is unknown.
  private static func castType(_ structure: SwiftStructure, _ words: Range<Int>) -> [String] {
    var names: [String] = []
    for index in words.reversed() {
      if structure.kind(index) == .dot { continue }
      guard structure.isName(index), structure.words[index].word == nil else { break }
      names.insert(structure.text(index), at: 0)
    }
    let before = words.upperBound - max(0, 2 * names.count - 1) - 1
    let isNamed =
      before < words.lowerBound || structure.isWord(before, "any")
      || (before - 1...before).contains { structure.isWord($0, "as") }
    return isNamed && !names.isEmpty ? names : ["_"]
  }

  private static func labels(_ structure: SwiftStructure, _ words: Range<Int>) -> [String?]? {
    guard words.count.isMultiple(of: 2) else { return nil }
    var labels: [String?] = []
    for index in stride(from: words.lowerBound, to: words.upperBound, by: 2) {
      guard structure.isName(index), structure.kind(index + 1) == .colon else { return nil }
      let label = structure.text(index)
      labels.append(label == "_" ? nil : label)
    }
    return labels
  }
}
