import UIKitCore

/// Something that a person would see to be wrong with a row: what `plumb lint`, `plumb trace`,
/// `plumb why` and the layer `problems` say of it.
package struct VisibleFault {
  /// What is wrong, with what a message says of it. Lengths are in points.
  package enum Kind {
    case outside(RowEdge, end: CGFloat, limit: CGFloat, beyond: Surroundings)
    /// A label shows less than its text, for want of width.
    case narrow(width: CGFloat, needed: CGFloat)
    /// A label shows less than its text, for want of height or of lines that it may have.
    case short(lines: Int, needed: Int, limit: Int, height: CGFloat, neededHeight: CGFloat)
    /// A control or picture is smaller than its content.
    case squeezed(NSLayoutConstraint.Axis, size: CGFloat, needed: CGFloat)
    /// Two views lie on top of each other.
    case overlap(CGSize)
    /// A word is broken in its middle, since the label is narrower.
    case brokenWord(String)
    /// A view that scrolls its content has no height.
    case flat(UIScrollView)
    /// A view ends in the margin below, so far.
    case intoMargin(CGFloat)
    /// A hidden view of a stack view keeps this length.
    case hiddenLength(NSLayoutConstraint.Axis, CGFloat)
    /// A picture is as high as its file, and drawn lower.
    case letterboxed(height: CGFloat, drawn: CGFloat, ratio: CGFloat)
  }

  /// What lies beyond an edge of the content view.
  package enum Surroundings {
    /// The edge of the row, or the margin that a table leaves.
    case rowEnd
    /// The cell's accessory, which covers what reaches that far.
    case accessory
  }

  /// Who wrote the texts that a row shows.
  package enum TextOrigin {
    /// The data of the row, or a text that is shown as it is.
    case content
    /// An Interface Builder file, on its canvas: often no more than a placeholder.
    case canvas
  }

  package let kind: Kind
  package let view: UIView
  package let others: [UIView]
  /// The rectangle that is wrong, in the coordinates of the content view.
  package let rect: CGRect
  /// Whether constraints hold one of two that overlap at its height: it cannot go below the other.
  var isHeldInHeight = false
  /// The compression resistance with which a label offers to be cut; nil for one that does not.
  var offer: UILayoutPriority?

  package var rule: String {
    switch kind {
    case .outside, .intoMargin: "content-outside-row"
    case .narrow, .short, .brokenWord: "truncated-text"
    case .squeezed, .flat: "squeezed-control"
    case .overlap: "overlapping-siblings"
    case .hiddenLength: "hidden-view-with-length"
    case .letterboxed: "picture-stretches-row"
    }
  }

  /// The axis along which something ends outside of the content view; nil where nothing does.
  package var overflowAxis: NSLayoutConstraint.Axis? {
    if case .outside(let edge, _, _, _) = kind { return edge.axis }
    return nil
  }

  /// Along which axis a content lacks room; nil for another fault.
  package var lackingAxis: NSLayoutConstraint.Axis? {
    switch kind {
    case .short(let lines, let needed, let limit, _, _):
      limit > 0 && lines == limit && lines < needed ? nil : .vertical
    case .squeezed(let axis, _, _): axis
    case .narrow, .brokenWord: .horizontal
    default: nil
    }
  }

  /// How far it is off, in points, to compare the same fault in several rows.
  package var amount: CGFloat {
    switch kind {
    case .outside(_, let end, let limit, _): abs(end - limit)
    case .narrow(let width, let needed): needed - width
    case .short(let lines, let needed, _, let height, let neededHeight):
      max(CGFloat(needed - lines), neededHeight - height)
    case .squeezed(_, let size, let needed): needed - size
    case .overlap(let size): min(size.width, size.height)
    case .brokenWord, .flat: 0
    case .intoMargin(let length), .hiddenLength(_, let length): length
    case .letterboxed(let height, let drawn, _): height - drawn
    }
  }

  /// The share of a text or control that is not shown, from 0 to 1.
  var lostShare: CGFloat {
    switch kind {
    case .narrow(let size, let needed), .squeezed(_, let size, let needed):
      needed > 0 ? 1 - size / needed : 0
    case .short(let lines, let needed, _, let height, let neededHeight):
      lines < needed
        ? 1 - CGFloat(lines) / CGFloat(needed) : neededHeight > 0 ? 1 - height / neededHeight : 0
    case .flat: 1
    case .outside, .overlap, .brokenWord, .intoMargin, .hiddenLength, .letterboxed: 0
    }
  }

  /// How bad it is. A label that may have any number of lines promises to show all of them. On the
  /// canvas texts are often placeholders: what rests on one that says so is only noted, and so is a
  /// text of few lines that is cut. `isNew`: whether it is not there at the size at which an editor
  /// shows the row, so that nobody has seen it.
  package func severity(of texts: TextOrigin, isNew: Bool = false) -> Severity {
    if texts == .canvas, ([view] + others).contains(where: \.showsPlaceholder) { return .note }
    if offer != nil { return .note }
    switch kind {
    case .short(_, _, limit: 0, _, _): return texts == .canvas ? .warning : .error
    case .narrow, .short: return texts == .canvas ? .note : .warning
    case .overlap: return texts == .canvas && !isNew ? .note : .warning
    case .outside, .squeezed, .flat: return .warning
    case .brokenWord, .intoMargin, .hiddenLength, .letterboxed: return .note
    }
  }

  /// Whether it would be another one with another text or image.
  var restsOnContent: Bool {
    switch kind {
    case .outside, .narrow, .short, .brokenWord: true
    case .squeezed: !(view is UISwitch || view is UIStepper || view is UIActivityIndicatorView)
    case .overlap, .flat, .intoMargin, .hiddenLength, .letterboxed: false
    }
  }

  /// Whether it would be another one in a row of another height.
  var dependsOnHeight: Bool {
    switch kind {
    case .outside(let edge, _, _, _): edge.axis == .vertical
    case .short, .flat, .intoMargin, .letterboxed: true
    case .squeezed(let axis, _, _), .hiddenLength(let axis, _): axis == .vertical
    case .overlap(let size): size.height <= size.width
    case .narrow, .brokenWord: false
    }
  }
}

extension UIView {
  /// Whether the text is one that Interface Builder puts there, or that stands for a text of code.
  fileprivate var showsPlaceholder: Bool {
    let text: String?
    switch self {
    case let label as UILabel: text = label.text
    case let button as UIButton: text = button.currentTitle
    case let field as UITextField: text = field.text
    case let view as UITextView: text = view.text
    default: return false
    }
    guard let words = text?.lowercased(), !words.isEmpty else { return false }
    return !words.contains { $0.isLetter && $0 != "x" } || words.hasPrefix("lorem ipsum")
      || Self.placeholders.contains(words)
  }

  private static let placeholders: Set<String> = [
    "label", "button", "title", "subtitle", "detail", "text", "name", "description", "placeholder",
  ]
}

/// An edge of a content view.
package enum RowEdge: CaseIterable {
  case left, right, top, bottom

  var axis: NSLayoutConstraint.Axis { self == .left || self == .right ? .horizontal : .vertical }
  var isFar: Bool { self == .right || self == .bottom }
  var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    }
  }

  func position(in rect: CGRect) -> CGFloat {
    switch self {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    }
  }

  /// By how much a rectangle lies outside another at this edge; negative inside.
  func excess(of rect: CGRect, over bounds: CGRect) -> CGFloat {
    let distance = position(in: rect) - position(in: bounds)
    return isFar ? distance : -distance
  }
}

// MARK: - Wording

extension VisibleFault {
  /// The fault in a sentence, without a full stop.
  package func message(_ name: (UIView) -> String) -> String {
    let allowed = offer.map {
      ", as its compression resistance of \(readable(Double($0.rawValue))) allows"
    }
    return sentence(name) + (allowed ?? "")
  }

  /// `title is then cut: 1 of 6 lines`; nil where no text is.
  func cut(_ name: (UIView) -> String) -> String? {
    let part: String
    switch kind {
    case .narrow(let width, let needed):
      part = "\(Self.length(width)) of \(Self.points(needed))"
    case .short(let lines, let needed, _, _, _) where lines < needed:
      part = "\(lines) of \(counted(needed, "line"))"
    case .short(_, _, _, let height, let neededHeight):
      part = "\(Self.length(height)) of \(Self.points(neededHeight))"
    default: return nil
    }
    return "\(name(view)) is then cut: \(part)"
  }

  private func sentence(_ name: (UIView) -> String) -> String {
    let subject = name(view)
    switch kind {
    case .outside(let edge, let end, let limit, let beyond):
      let distance = Self.points(abs(end - limit))
      let verb = edge.isFar ? "ends" : "begins"
      if beyond == .accessory {
        return "\(subject) reaches \(distance) under the accessory" + also(name)
      }
      let place = "\(Self.preposition(edge)) the content view"
      let ends = edge.isFar ? ", at \(Self.length(end)) of \(Self.length(limit))" : ""
      return "\(subject) \(verb) \(distance) \(place)\(ends)" + also(name)
    case .narrow(let width, let needed):
      return "\(subject) shows less than its text: it is \(Self.points(width)) wide, the text"
        + " \(Self.length(needed))"
    case .short(let lines, let needed, _, let height, let neededHeight):
      if lines == 0 { return "\(subject) shows nothing of its text: it is 0 points high" }
      if lines < needed { return "\(subject) shows \(lines) of the \(needed) lines of its text" }
      return "\(subject) shows less than its text: it is \(Self.points(height)) high, the text"
        + " \(Self.length(neededHeight))"
    case .squeezed(let axis, let size, let needed):
      return "\(subject) is \(Self.points(size)) \(axis == .horizontal ? "wide" : "high"), its"
        + " content needs \(Self.length(needed))"
    case .overlap(let size):
      return "\(subject) and \(others.first.map(name) ?? "?") overlap by"
        + " \(Self.length(size.width)) × \(Self.points(size.height))"
    case .brokenWord(let word): return "\(subject) breaks the word '\(word)' in its middle"
    case .flat(let scroll):
      let kind = scroll is UITextView ? "a text view that scrolls" : "a view that scrolls"
      return "\(subject) is 0 points high: \(kind) asks for no height of its own"
    case .intoMargin(let length):
      return "\(subject) ends \(Self.points(length)) in the bottom margin: the chain from top to"
        + " bottom goes past it"
    case .hiddenLength(let axis, let length):
      return
        "\(subject) is hidden, and keeps a required \(axis == .horizontal ? "width" : "height")"
        + " of \(Self.length(length)), which contradicts UISV-hiding in its stack view (logs of iOS 9"
        + " to 11)"
    case .letterboxed(let height, let drawn, _):
      return "\(subject) is \(Self.points(height)) high, as its file is, and its picture is drawn"
        + " \(Self.points(drawn)) high"
    }
  }

  /// The change that would help. `inside`: a constraint that was tried and keeps the view inside.
  package func hint(
    _ name: (UIView) -> String, inside: InsideRepair? = nil, room: RoomRepair? = nil
  ) -> String {
    let subject = name(view)
    if let room {
      return
        (["\(room.words) gives it \(room.remarks.isEmpty ? "room" : "more room")"] + room.remarks)
        .joined(separator: "; ")
    }
    switch kind {
    case .outside(let edge, _, _, _):
      if let inside { return ([inside.hint] + inside.remarks).joined(separator: "; ") }
      return edge.axis == .vertical
        ? "give the row more height, or its content less"
        : "give it less width, or let what is beside it give way"
    case .narrow, .brokenWord: return "give it more room, a smaller text, or more lines"
    case .flat(let scroll):
      return scroll is UITextView
        ? "set isScrollEnabled to false, or give it a height"
        : "give it a height, which code may set to that of its content"
    case .intoMargin:
      return "`contentView.bottomMargin >= \(subject).bottom` makes room for it"
    case .hiddenLength: return "a priority of 999 for one of the lengths that hold it open"
    case .letterboxed(_, _, let ratio):
      return "`\(subject).height == \(readableFactor(Double(ratio))) * \(subject).width` gives it"
        + " the picture's shape"
    case .short(_, _, 0, _, _): return "let it decide its height: give way to it, or drop a height"
    case .short: return "give it more lines, more room, or a shorter text"
    case .squeezed:
      guard let rival = others.first else { return "give it more room" }
      return "let \(name(rival)) give way: a lower compression resistance than that of \(subject)"
    case .overlap(let size):
      let other = others.first.map(name) ?? "?"
      return size.width <= size.height || isHeldInHeight
        ? "keep them apart across, with a constraint between \(subject) and \(other)"
        : "keep them apart, one below the other, with a constraint between \(subject) and \(other)"
    }
  }

  /// A few words for a badge: `5 below the row`.
  package func summary(_ name: (UIView) -> String) -> String {
    switch kind {
    case .outside(let edge, let end, let limit, let beyond):
      let distance = Self.length(abs(end - limit))
      return beyond == .accessory
        ? "\(distance) under the accessory" : "\(distance) \(Self.preposition(edge)) the row"
    case .narrow: return "text cut"
    case .short(let lines, let needed, _, _, _):
      return lines < needed ? "\(lines) of \(needed) lines" : "text cut"
    case .squeezed(let axis, let size, let needed):
      return "\(axis == .horizontal ? "width" : "height") \(Self.length(size)) of"
        + " \(Self.length(needed))"
    case .overlap: return "overlaps \(others.first.map(name) ?? "?")"
    case .brokenWord: return "word broken"
    case .flat: return "no height"
    case .intoMargin(let length): return "\(Self.length(length)) in the margin"
    case .hiddenLength(_, let length): return "hidden, \(Self.length(length)) long"
    case .letterboxed(_, let drawn, _): return "picture \(Self.length(drawn)) high"
    }
  }

  private func also(_ name: (UIView) -> String) -> String {
    var names = others.prefix(3).map(name)
    if others.count > 3 { names.append("\(others.count - 3) more") }
    guard !names.isEmpty else { return "" }
    return ", and so \(agreeing(names.count, "does", "do")) \(series(names))"
  }

  private static func preposition(_ edge: RowEdge) -> String {
    switch edge {
    case .left: "left of"
    case .right: "right of"
    case .top: "above"
    case .bottom: "below"
    }
  }

  /// Fractions of a point beyond hundredths come from fonts, and nobody sees them.
  private static func length(_ value: CGFloat) -> String {
    readable(Double(value), decimals: 2)
  }

  private static func points(_ value: CGFloat) -> String {
    readablePoints(Double(value).rounded(decimals: 2))
  }
}
