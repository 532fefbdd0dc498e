import UIKitCore

extension LayoutTrial {
  /// Less is not seen, in points.
  static let leastOverlap: CGFloat = 2

  /// Siblings that a constraint puts one beside or below the other.
  struct Separation {
    let views: (UIView, UIView)

    init?(_ constraint: NSLayoutConstraint) {
      guard let first = constraint.firstItem as? UIView,
        let second = constraint.secondItem as? UIView, first.superview === second.superview,
        Tie(constraint, first, second)?.separates == true
      else { return nil }
      views = (first, second)
    }

    /// How far their frames lie on each other, in points.
    var overlap: CGFloat {
      let shared = views.0.frame.intersection(views.1.frame)
      return shared.isNull ? 0 : min(shared.width, shared.height)
    }
  }

  /// That views lie on each other which a constraint kept apart before it gave way.
  func overlapping(_ pair: Separation) -> String? {
    guard pair.overlap > Self.leastOverlap else { return nil }
    return "\(name(of: pair.views.0)) and \(name(of: pair.views.1)) overlap by"
      + " \(readablePoints(Double(pair.overlap)))"
  }

  /// The siblings of which one has an id among `ids` and which lie on each other in part; one
  /// around another is its background. Complexity: O(ids · siblings).
  func overlaps(of ids: Set<String>) -> [(pair: String, size: CGSize)] {
    views.filter { ids.contains($0.id) && !$0.view.isHidden }.flatMap { entry in
      let siblings = entry.view.superview?.subviews ?? []
      return siblings.compactMap { other -> (pair: String, size: CGSize)? in
        guard other !== entry.view, !other.isHidden, let name = names[ObjectIdentifier(other)],
          // A pair of two such views is reported once, with the first.
          !ids.contains(name)
            || siblings.first(where: { $0 === entry.view || $0 === other }) === entry.view
        else { return nil }
        let (frame, shared) = (entry.view.frame, entry.view.frame.intersection(other.frame))
        guard !shared.isNull, min(shared.width, shared.height) > Self.leastOverlap,
          shared != frame, shared != other.frame
        else { return nil }
        return ("\(entry.id) and \(name)", shared.size)
      }
    }
  }
}
