extension SourceCutter {
  /// Makes a change that is less than a cut; false where it does not apply.
  package mutating func repair(
    line: Int, column: Int, _ repair: Repair, reason: String
  ) -> Bool {
    guard let offset = offset(line, column) else { return false }
    let path = pieces.path(to: offset)
    guard let piece = path.last else { return false }
    switch repair {
    case .plainMember:
      guard let member = path.last(where: { $0.block == .members }) else { return false }
      let head = DeclarationHead(structure, at: member.words.lowerBound)
      let word = (member.words.lowerBound..<head.end).first {
        structure.words[$0].word == .override
      }
      guard let word else { return false }
      remove(word..<word + 1, .statement, reason)
    case .unlike(let name):
      guard let type = path.last(where: pieces.isType),
        let entry = pieces.entries(of: type.words).first(where: {
          structure.text(pieces.bytes($0)).split(separator: ".").last.map(String.init) == name
        })
      else { return false }
      remove(entry: entry, in: type.words, reason)
    case .withoutProperty(let name):
      guard let member = property(name, path) else { return false }
      remove(member, .member, reason)
    case .madeUpProperty(let name):
      guard let member = property(name, path), let text = madeUp(member, reason) else {
        return false
      }
      remove(member, .member, reason, text: text)
    case .publicConstant: return makePublic(piece.words, reason)
    case .withoutAttribute:
      return removeAttribute(at: offset, in: piece.words, reason)
    case .trapAtEnd:
      let close = structure.words.partitioningIndex { $0.start >= offset }
      guard structure.kind(close) == .closeBrace, structure.words[close].start == offset else {
        return false
      }
      insert(trap(reason), before: close, in: piece.words, reason)
    case .trapByDefault:
      guard let word = piece.words.first(where: { structure.words[$0].start == offset }),
        let open = pieces.firstBrace(in: word..<piece.words.upperBound),
        let close = structure.matching(open)
      else { return false }
      insert("default: \(trap(reason))", before: close, in: piece.words, reason)
    case .plainObject(let classes):
      guard let call = call(of: classes, around: offset, in: piece.words) else { return false }
      replace(pieces.bytes(call), with: "()", call, .statement, reason)
    case .optionalValue:
      guard let value = boundValue(behind: offset, in: piece.words) else { return false }
      let range = pieces.bytes(value)
      replace(
        range, with: "Optional(\(structure.text(range)))", value, .statement, reason,
        isRewording: true)
    }
    return true
  }

  private mutating func makePublic(_ words: Range<Int>, _ reason: String) -> Bool {
    let head = DeclarationHead(structure, at: words.lowerBound)
    guard
      let word = (words.lowerBound..<head.end).first(where: { structure.words[$0].word == .open })
    else { return false }
    replace(
      pieces.bytes(word..<word + 1), with: "public", word..<word + 1, .statement, reason,
      isRewording: true)
    return true
  }

  /// Takes an attribute away that stands at a place.
  private mutating func removeAttribute(
    at offset: Int, in words: Range<Int>, _ reason: String
  ) -> Bool {
    guard
      let at = words.first(where: {
        structure.kind($0) == .at && structure.words[$0].start <= offset
          && structure.words[$0 + 1].end > offset
      }),
      let attribute = DeclarationHead(structure, at: at).attributes.first
    else { return false }
    let end = words.first { structure.words[$0].start >= attribute.range.upperBound }
    remove(at..<(end ?? at + 1), .statement, reason)
    return true
  }

  /// The brackets of the innermost call around a place that makes an object of some classes.
  private func call(
    of classes: Set<String>, around offset: Int, in words: Range<Int>
  ) -> Range<Int>? {
    var word = structure.words.partitioningIndex { $0.start > offset } - 1
    // A message may be at the name that is called.
    while structure.isName(word) || structure.kind(word) == .dot { word += 1 }
    while words.contains(word) {
      if structure.kind(word) == .openParen, let close = structure.matching(word) {
        var name = word - 1
        if structure.isWord(name, "init"), structure.kind(name - 1) == .dot { name -= 2 }
        if structure.isName(name), classes.contains(structure.text(name)), close > word + 1 {
          return word..<close + 1
        }
      } else if structure.kind(word) == .closeParen {
        word = structure.matching(word) ?? word
      }
      word -= 1
    }
    return nil
  }

  /// The value that `if let name = value` binds, on one line.
  private func boundValue(behind offset: Int, in words: Range<Int>) -> Range<Int>? {
    guard
      let equals = words.first(where: {
        structure.words[$0].start > offset && structure.isWord($0, "=")
      })
    else { return nil }
    var end = equals + 1
    while words.contains(end), !structure.words[end].isFirstOfLine,
      ![.comma, .openBrace].contains(structure.kind(end)), !structure.isWord(end, "else")
    {
      end = max(structure.matching(end) ?? end, end) + 1
    }
    return end > equals + 1 && words.contains(end) ? equals + 1..<end : nil
  }

  /// The declaration of a property of the type at the end of a path; nil for that at the end itself.
  private func property(_ name: String?, _ path: [SourcePieces.Piece]) -> Range<Int>? {
    func isProperty(_ member: Range<Int>) -> Bool {
      [.var, .let].contains(DeclarationHead(structure, at: member.lowerBound).keyword)
    }
    guard let name else {
      return path.last.flatMap { $0.block == .members && isProperty($0.words) ? $0.words : nil }
    }
    return path.last(where: pieces.isType).flatMap { type in
      pieces.members(of: type.words).first {
        isProperty($0) && pieces.declaredNames(in: $0).contains(name)
      }
    }
  }

  /// A property of the same name and type that has no storage, so that no initializer has to set it;
  /// nil where the declaration does not say the type of its only name.
  private func madeUp(_ member: Range<Int>, _ reason: String) -> String? {
    let head = DeclarationHead(structure, at: member.lowerBound)
    let colon = head.end + 2
    guard structure.isName(head.end + 1), structure.kind(colon) == .colon else { return nil }
    let end = pieces.firstBrace(in: colon..<member.upperBound) ?? member.upperBound
    var index = colon + 1
    while index < end {
      guard structure.kind(index) != .colon, !structure.isWord(index, "=") else { return nil }
      index = max(structure.matching(index) ?? index, index) + 1
    }
    guard colon + 1 < end else { return nil }
    let type = structure.text(pieces.bytes(colon + 1..<end))
    guard !type.contains("//"), !type.contains("/*") else { return nil }
    let lost: Set<SwiftWord> = [.lazy, .weak, .unowned]
    let kept = head.modifiers.filter { modifier in
      let isPrivate = modifier == .private || modifier == .fileprivate
      return !lost.contains(modifier) && (!isPrivate || !head.privateModifiers.isEmpty)
    }
    return kept.map { "\($0.rawValue) " }.joined()
      + "var \(structure.text(head.end + 1)): \(type.replacing("\n", with: " ")) "
      + "{ get { return plumbPropertyLeftOut(\(SourcePass.literal(reason))) } set {} }"
  }

  private mutating func insert(
    _ text: String, before close: Int, in words: Range<Int>, _ reason: String
  ) {
    let start = structure.words[close].start
    let isOwnLine = structure.words[close].isFirstOfLine
    replace(start..<start, with: (isOwnLine ? "" : "; ") + text + " ", words, .statement, reason)
  }
}
