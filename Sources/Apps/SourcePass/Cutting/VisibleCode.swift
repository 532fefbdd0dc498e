import SampleWords

/// Tells code that a picture shows: constraints, views, texts and images.
enum VisibleCode {
  private static let calls: Set<String> = [
    "addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    "addArrangedSubviews", "addLayoutGuide", "addConstraint", "addConstraints", "activate",
    "isActive", "constraint", "NSLayoutConstraint", "snp", "makeConstraints", "remakeConstraints",
    "setTitle", "setImage",
    "setAttributedTitle", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    // Cartography, EasyPeasy, PureLayout, TinyConstraints.
    "constrain", "easy", "autoPinEdge", "autoPinEdgesToSuperviewEdges", "autoSetDimension",
    "autoAlignAxis", "edgesToSuperview",
  ]
  private static let assigned: Set<String> = [
    "text", "attributedText", "image", "title", "placeholder", "frame", "axis", "spacing",
    "isHidden", "numberOfLines", "font", "constant", "priority",
  ]

  /// Words in the names of what apps and small libraries add to views so that they lay themselves out.
  private static let layoutWords: Set<String> = [
    "align", "anchor", "center", "constrain", "constraint", "constraints", "edges", "pin", "snap",
    "superview",
  ]

  /// - Parameter reason: why it is cut out. What a library adds to image views loads pictures, which
  ///   are not here anyway: `photo.af.setImage(withURL: url)`.
  static func isIn(_ structure: SwiftStructure, _ words: Range<Int>, _ reason: String) -> Bool {
    let isLoading =
      reason.hasPrefix("value of type 'UIImageView") && reason.contains("has no member")
    return words.contains { index in
      // EasyPeasy's `title <- [Top(8), Left()]`; `name <- map["name"]` is none.
      if structure.isWord(index, "<-") {
        return structure.isWord(index + 1, "[")
          || structure.isName(index + 1) && structure.text(index + 1).first?.isUppercase == true
      }
      guard structure.isName(index) else { return false }
      let text = structure.text(index)
      return calls.contains(text) && !(isLoading && text == "setImage") || text.hasSuffix("Anchor")
        || assigned.contains(text) && structure.isWord(index + 1, "=")
        || structure.kind(index + 1) == .openParen && structure.kind(index - 1) == .dot
          && !layoutWords.isDisjoint(with: SampleWords.words(in: text))
    }
  }

  /// The names of views that a piece gives texts: `title` in `title?.text = name`.
  static func titled(_ structure: SwiftStructure, _ words: Range<Int>) -> Set<String> {
    let names = words.compactMap { index -> String? in
      guard structure.isName(index), structure.kind(index - 1) == .dot else { return nil }
      let isTitled =
        switch structure.text(index) {
        case "text", "attributedText": structure.isWord(index + 1, "=")
        case "setTitle", "setAttributedTitle": structure.kind(index + 1) == .openParen
        default: false
        }
      var owner = index - 2
      while structure.isWord(owner, "?") || structure.isWord(owner, "!") { owner -= 1 }
      return isTitled && words.contains(owner) && structure.isName(owner)
        ? structure.text(owner) : nil
    }
    return Set(names)
  }
}

extension SwiftStructure {
  /// The bytes of the outermost types that neither some classes name nor what these name: a
  /// controller is not seen in the picture of a cell. None where none of the classes is in the file.
  func types(awayFrom drawn: Set<String>) -> [Range<Int>] {
    var words: [String: [ClosedRange<Int>]] = [:]
    for type in types where !type.isLocal && !type.path.contains(".") {
      guard let close = type.close else { continue }
      words[type.path, default: []].append(type.name...close)
    }
    var open = drawn.filter { words[$0] != nil }
    guard !open.isEmpty else { return [] }
    var seen = open
    while let name = open.popFirst() {
      for index in (words[name] ?? []).joined() where isName(index) {
        let other = text(index)
        if words[other] != nil, seen.insert(other).inserted { open.insert(other) }
      }
    }
    return words.filter { !seen.contains($0.key) }.values.joined().map { range in
      self.words[range.lowerBound].start..<self.words[range.upperBound].end
    }
  }
}
