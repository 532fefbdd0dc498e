/// Declarations that only the Objective-C runtime gives a meaning.
struct RuntimeDeclarations {
  private(set) var edits: [(file: Int, edit: Edit)] = []
  private let index: SourceIndex

  init(_ index: SourceIndex) {
    self.index = index
    for (file, structure) in index.structures.enumerated() {
      removeConventions(file, structure)
      makeObjects(file, structure)
      for (number, member) in structure.members.enumerated()
      where member.modifiers.contains(.override) && Self.isOfEveryObject(member.name) {
        free(SourceIndex.MemberID(file: file, member: number))
      }
    }
  }

  /// `@convention(block)` goes, and `@convention(c)` where a method is called through its address:
  /// none is found here, so what is cast to such a type is never called.
  private mutating func removeConventions(_ file: Int, _ structure: SwiftStructure) {
    let words = structure.words
    for word in words.indices where words[word].kind == .at {
      guard structure.isWord(word + 1, "convention"), let close = structure.matching(word + 2),
        structure.isWord(word + 3, "block")
          || structure.isWord(word + 3, "c") && takesSelector(behind: close, structure)
      else { continue }
      edits.append((file, Edit(words[word].start..<words[close].end, "")))
    }
  }

  /// `Screen.init(nibName: nil, bundle: nil)` of a type parameter, and `segueClass.init(identifier:…)`
  /// of a class in a variable.
  private mutating func makeObjects(_ file: Int, _ structure: SwiftStructure) {
    let words = structure.words
    for word in words.indices.dropFirst(2)
    where structure.isWord(word, "init") && structure.kind(word - 1) == .dot
      && structure.kind(word + 1) == .openParen && structure.isName(word - 2)
      && structure.kind(word - 3) != .dot
    {
      let name = structure.text(word - 2)
      let range = words[word - 2].start..<words[word + 1].end
      if structure.isWord(word + 2, "nibName"), name.first?.isUppercase == true,
        !name.hasPrefix("UI"), name != "Self", !index.hasType(name)
      {
        edits.append((file, Edit(range, "UIViewController.made(as: \(name).self, ")))
      } else if structure.isWord(word + 2, "identifier"), name.first?.isLowercase == true,
        name != "self", name != "super",
        structure.matching(word + 1).map({ close in
          (word..<close).contains { structure.isWord($0, "destination") }
        }) == true
      {
        edits.append((file, Edit(range, "UIStoryboardSegue(")))
      }
    }
  }

  private func takesSelector(behind close: Int, _ structure: SwiftStructure) -> Bool {
    guard structure.kind(close + 1) == .openParen, let end = structure.matching(close + 1) else {
      return false
    }
    return (close + 1..<end).contains { structure.isWord($0, "Selector") }
  }

  // MARK: Members of NSObject

  /// Members that a phone's NSObject has, or a formatter, and that of Foundation on Linux has not.
  private static func isOfEveryObject(_ name: String) -> Bool {
    [
      "observeValue", "setValue", "value", "responds", "awakeFromNib", "isAccessibilityElement",
      "getObjectValue",
    ].contains(name) || name.hasPrefix("accessibility")
  }

  /// An override in a class of NSObject's and not of UIKit's becomes a member that asks no `super`.
  private mutating func free(_ id: SourceIndex.MemberID) {
    let (member, structure) = (index[id], index.structures[id.file])
    var type = SourceIndex.TypeID(file: id.file, type: member.owner)
    for _ in 0..<8 {
      guard let next = index.superclass(of: type) else { return }
      guard let known = index.declaration(named: next) else {
        guard next == "NSObject" || member.name == "getObjectValue" else { return }
        break
      }
      type = known
      let isDeclared = index.structures[known.file].members.contains {
        $0.owner == known.type && $0.name == member.name
      }
      guard !isDeclared else { return }
    }
    let words = structure.wordIndices(of: member.range)
    for word in words {
      let isOverride = structure.words[word].word == .override
      if isOverride, structure.words[word].start < member.range.upperBound {
        edits.append((id.file, Edit(structure.words[word].start..<structure.words[word].end, "")))
        break
      }
    }
    removeSuper(id, words)
    guard member.name == "observeValue" else { return }
    let path = index[SourceIndex.TypeID(file: id.file, type: member.owner)].path
    let end = structure.bytes.count
    edits.append((id.file, Edit(end..<end, "\nextension \(path): KeyValueObserver {}\n")))
  }

  private mutating func removeSuper(_ id: SourceIndex.MemberID, _ words: Range<Int>) {
    let (member, structure) = (index[id], index.structures[id.file])
    let result = member.result ?? (member.keyword == .var ? member.type : nil)
    let value = result.map { structure.text($0) == "Bool" ? "false" : "nil" } ?? "()"
    for word in words
    where structure.isWord(word, "super") && structure.kind(word + 1) == .dot
      && structure.isName(word + 2) && structure.text(word + 2) == member.name
    {
      let close = structure.kind(word + 3) == .openParen ? structure.matching(word + 3) : nil
      let end = structure.words[close ?? word + 2].end
      edits.append((id.file, Edit(structure.words[word].start..<end, value)))
    }
  }
}
