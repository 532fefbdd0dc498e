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
