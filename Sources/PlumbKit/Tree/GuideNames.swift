import UIKit

/// The ids under which a tree knows the guides of a row: `view.identifier`, with a number where a
/// view has several of one name.
struct GuideNames {
  private var ids: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []

  /// Names the guides of all views, in their order.
  init(_ views: ViewNames) {
    for entry in views.entries {
      for guide in entry.view.layoutGuides { add(guide, of: entry.id) }
    }
  }

  /// The id of a guide of a view; one that is not held by the view (margins, safe area) has its own
  /// name always.
  func id(of guide: UILayoutGuide, owner: String) -> String {
    ids[ObjectIdentifier(guide)] ?? Self.wish(guide, owner)
  }

  private mutating func add(_ guide: UILayoutGuide, of owner: String) {
    let wish = Self.wish(guide, owner)
    var id = wish
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(wish) \(number)"
      number += 1
    }
    ids[ObjectIdentifier(guide)] = id
  }

  private static func wish(_ guide: UILayoutGuide, _ owner: String) -> String {
    "\(owner).\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
  }
}
