import LayoutDiagnosis
import Numbers
import UIKit

/// What constraints leave open of a view along an axis.
struct OpenView {
  let entry: LintView
  /// The values the place may have; nil where it is determined.
  let place: ClosedRange<CGFloat>?
  /// The values the size may have; nil where it is determined.
  let size: ClosedRange<CGFloat>?

  /// Nil for a view that is determined, or that constraints do not place.
  init?(_ entry: LintView, _ axis: NSLayoutConstraint.Axis) {
    guard entry.isConstrained, entry.isShown else { return nil }
    let open = { (dimension: LayoutDimension) in
      entry.view.layoutRange(of: dimension).flatMap { $0.isVisiblyOpen ? $0 : nil }
    }
    place = open(axis == .horizontal ? .x : .y)
    size = open(axis == .horizontal ? .width : .height)
    guard place != nil || size != nil else { return nil }
    self.entry = entry
  }

  /// `title's width may be anything from 0 to 41.5`.
  func words(_ axis: NSLayoutConstraint.Axis) -> String {
    let isAcross = axis == .horizontal
    let (range, what) =
      size.map { ($0, isAcross ? "width" : "height") }
      ?? (place ?? 0...0, isAcross ? "x" : "y")
    return "\(entry.name).\(what) may be \(range.words)"
  }
}

extension ClosedRange<CGFloat> {
  /// `anything from 0 to 41.5`.
  fileprivate var words: String {
    let limit: CGFloat = 100_000
    switch (lowerBound > -limit, upperBound < limit) {
    case (true, true):
      return
        "anything from \(readable(Double(lowerBound))) to \(readable(Double(upperBound)))"
    case (true, false): return "anything from \(readable(Double(lowerBound))) up"
    case (false, true): return "anything up to \(readable(Double(upperBound)))"
    case (false, false): return "anything"
    }
  }
}
