import Typesetting
import UIKitCore

/// The visible part of what a view shows by itself, in the coordinates of the content view.
struct Ink {
  enum Kind {
    case text
    /// A picture, or a view of another framework in the place of one.
    case picture
    /// A control or another view that draws itself.
    case control
    /// A background and nothing else.
    case background
  }

  let rect: CGRect
  let kind: Kind
  /// Where it is: a rectangle for each line of a text, else `rect` alone.
  let parts: [CGRect]
  /// Whether what lies behind it shines through: an overlay, which is made to lie on something.
  let isTranslucent: Bool

  init(_ rect: CGRect, _ kind: Kind, parts: [CGRect]? = nil, isTranslucent: Bool = false) {
    self.rect = rect
    self.kind = kind
    self.parts = parts ?? [rect]
    self.isTranslucent = isTranslucent
  }

  /// What remains of it inside a rectangle; nil for nothing.
  func clipped(to clip: CGRect?) -> Ink? {
    guard let clip else { return self }
    let visible = rect.intersection(clip)
    guard !visible.isNull, !visible.isEmpty else { return nil }
    let parts = parts.map { $0.intersection(clip) }.filter { !$0.isNull && !$0.isEmpty }
    return Ink(visible, kind, parts: parts, isTranslucent: isTranslucent)
  }

  /// The largest rectangle that is in both.
  func largestOverlap(with other: Ink) -> CGRect {
    guard rect.intersects(other.rect) else { return .null }
    var largest = CGRect.null
    for part in parts {
      for otherPart in other.parts {
        let shared = part.intersection(otherPart)
        guard !shared.isNull else { continue }
        if largest.isNull || shared.area > largest.area { largest = shared }
      }
    }
    return largest
  }
}

extension UILabel {
  /// The rectangles of the letters of each line, in the label's bounds, and around all of them; nil
  /// for a label that shows no letters.
  ///
  /// Lines are known apart where a typesetter positions them; else the rectangle around all of them
  /// is one.
  var letters: (box: CGRect, lines: [CGRect])? {
    guard let shown = shownText else { return nil }
    guard shown.lines > 1, let typesetter = environment.text as? Typesetter else {
      return (shown.ink, [shown.ink])
    }
    let lines = typesetter.layout(
      drawnParagraph, width: Double(bounds.width + 1 / environment.displayScale),
      maximumLines: shown.lines
    ).lines
    guard let first = lines.first else { return (shown.ink, [shown.ink]) }
    let rects = lines.map { line in
      CGRect(
        x: bounds.minX + line.originX, y: shown.ink.minY + line.baselineY - first.baselineY,
        width: line.width, height: font.capHeight - font.descender / 2
      ).intersection(shown.ink.insetBy(dx: -1, dy: 0))
    }
    return (shown.ink, rects.filter { !$0.isNull })
  }
}

extension UIView {
  /// The letters in the label that draws a text field's or view's text, in its bounds.
  var innerLetters: (box: CGRect, lines: [CGRect])? {
    guard let label = subviews.lazy.compactMap({ $0 as? UILabel }).first,
      let letters = label.letters
    else { return nil }
    let (x, y) = (label.frame.minX - label.bounds.minX, label.frame.minY - label.bounds.minY)
    return (letters.box.offsetBy(dx: x, dy: y), letters.lines.map { $0.offsetBy(dx: x, dy: y) })
  }
}

extension UIImageView {
  /// The part of a rectangle as large as the view that its picture fills: less than all of it
  /// where the picture keeps its shape or its size.
  func pictureRect(in frame: CGRect) -> CGRect {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return frame }
    let fit = min(frame.width / size.width, frame.height / size.height)
    let (drawn, x, y): (CGSize, CGFloat, CGFloat) =
      switch contentMode {
      case .scaleToFill, .redraw, .scaleAspectFill: (frame.size, 0, 0)
      case .scaleAspectFit:
        (CGSize(width: size.width * fit, height: size.height * fit), 0.5, 0.5)
      case .center: (size, 0.5, 0.5)
      case .top: (size, 0.5, 0)
      case .bottom: (size, 0.5, 1)
      case .left: (size, 0, 0.5)
      case .right: (size, 1, 0.5)
      case .topLeft: (size, 0, 0)
      case .topRight: (size, 1, 0)
      case .bottomLeft: (size, 0, 1)
      case .bottomRight: (size, 1, 1)
      }
    let rect = CGRect(
      x: frame.minX + (frame.width - drawn.width) * x,
      y: frame.minY + (frame.height - drawn.height) * y, width: drawn.width, height: drawn.height)
    return rect.intersection(frame)
  }
}

extension CGRect {
  var area: CGFloat { width * height }
}
