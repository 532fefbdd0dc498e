import UIKitCore

/// What gives a row another height than it seems to have: views that end in its bottom margin,
/// hidden views with a length, pictures with empty bands.
struct RowGaps {
  private let row: RowAppearance
  private let inks: [ViewAppearance]

  init(_ row: RowAppearance, _ inks: [ViewAppearance]) { (self.row, self.inks) = (row, inks) }

  var faults: [VisibleFault] {
    guard row.subject.isRow else { return [] }
    return [marginFault].compactMap(\.self) + hiddenFaults(row.content)
      + inks.compactMap { letterbox($0.view, $0.frame) }
  }

  /// The lowest view, where it ends in the margin that others keep and nothing says where it ends.
  private var marginFault: VisibleFault? {
    let (content, limit) = (
      row.content, row.content.bounds.height - row.content.layoutMargins.bottom
    )
    let lowest = inks.filter { !$0.isScrolled && $0.view.superview === content }
      .max { $0.frame.maxY < $1.frame.maxY }
    guard !row.subject.isOnCanvas, let lowest, lowest.frame.maxY > limit + Tolerance.edge,
      lowest.frame.maxY <= content.bounds.height + Tolerance.edge,
      !lowest.view.translatesAutoresizingMaskIntoConstraints, keepsMargin,
      !row.ties.constraints(of: lowest.view).contains(where: { holdsEnd(of: lowest.view, $0) })
    else { return nil }
    return VisibleFault(
      kind: .intoMargin(lowest.frame.maxY - limit), view: lowest.view, others: [],
      rect: lowest.frame)
  }

  /// Whether a constraint says that something ends at the bottom margin.
  private var keepsMargin: Bool {
    row.ties.constraints(of: row.content).contains { constraint in
      [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ].contains { item, attribute in
        switch attribute {
        case .bottomMargin: item === row.content
        case .bottom: item === row.content.marginsGuide
        default: false
        }
      }
    }
  }

  private func holdsEnd(of view: UIView, _ constraint: NSLayoutConstraint) -> Bool {
    [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ].contains { item, attribute in
      item === view && [.bottom, .lastBaseline, .centerY].contains(attribute)
    }
  }

  /// Hidden arranged views that are longer than nothing.
  private func hiddenFaults(_ view: UIView) -> [VisibleFault] {
    let own = (view as? UIStackView).map { stack in
      stack.arrangedSubviews.filter(\.isHidden).compactMap { hidden -> VisibleFault? in
        let length = stack.axis == .horizontal ? hidden.frame.width : hidden.frame.height
        guard length > Tolerance.move, !hidden.translatesAutoresizingMaskIntoConstraints else {
          return nil
        }
        return VisibleFault(
          kind: .hiddenLength(stack.axis, length), view: hidden, others: [],
          rect: hidden.convert(hidden.bounds, to: row.content))
      }
    }
    return (own ?? []) + view.subviews.filter { !$0.isHidden }.flatMap(hiddenFaults)
  }

  /// A picture that is fitted into a view whose height is that of the file.
  private func letterbox(_ view: UIView, _ rect: CGRect) -> VisibleFault? {
    guard let picture = view as? UIImageView, picture.contentMode == .scaleAspectFit,
      let size = picture.image?.size, size.width > 0, size.height > 0, view.frame.width > 0,
      !view.translatesAutoresizingMaskIntoConstraints,
      abs(view.frame.height - size.height) < Tolerance.squeeze
    else { return nil }
    let ratio = size.height / size.width
    let drawn = view.frame.width * ratio
    guard view.frame.height - drawn > Self.leastBands, !row.ties.states(.vertical, of: view) else {
      return nil
    }
    return VisibleFault(
      kind: .letterboxed(height: view.frame.height, drawn: drawn, ratio: ratio), view: view,
      others: [], rect: rect)
  }

  /// Empty height that is worth a word, in points.
  private static let leastBands: CGFloat = 8
}
