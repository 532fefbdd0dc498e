import LayoutTree
import UIKit

extension LayoutTree.Frame {
  /// The same rectangle in a tree's own type.
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension LayoutTree.View {
  /// A laid-out view; `withRanges` tells also what exactly constraints leave open of it.
  init(_ entry: ViewNames.Entry, withRanges: Bool) {
    let view = entry.view
    let isAmbiguous = view.hasAmbiguousLayout
    self.init(
      id: entry.id, parent: entry.parent, className: "\(type(of: view))",
      frame: .init(view.frame), unrounded: .init(view.unroundedFrame),
      text: view.toldText, lines: view.toldLines, isHidden: view.isHidden,
      isAmbiguous: isAmbiguous,
      ranges: isAmbiguous && withRanges
        ? LayoutTree.OpenRange.Dimension.allCases.compactMap { .init($0, of: view) } : [])
  }
}

extension UIView {
  /// Characters of a text that are told.
  private static let mostCharacters = 200

  /// What is read in the view, where it has words of its own.
  fileprivate var toldText: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      default: nil
      }
    guard let text, !text.isEmpty else { return nil }
    let beginning = text.prefix(Self.mostCharacters)
    return beginning.endIndex == text.endIndex ? text : beginning + "…"
  }

  /// The lines that a text of several takes.
  fileprivate var toldLines: Int? {
    guard let label = self as? UILabel else { return nil }
    let lines = label.lineCount
    return lines > 1 ? lines : nil
  }
}

extension LayoutTree.OpenRange {
  /// What constraints leave open of a view; `nil` for a dimension that they determine.
  init?(_ dimension: Dimension, of view: UIView) {
    guard let known = LayoutDimension(rawValue: dimension.rawValue),
      let range = view.layoutRange(of: known), range.upperBound - range.lowerBound > 1e-6
    else { return nil }
    let ends = [range.lowerBound, range.upperBound].map { end in
      end.isFinite ? (Double(end) * 1e6).rounded() / 1e6 : nil
    }
    self.init(dimension, least: ends[0], greatest: ends[1])
  }
}
