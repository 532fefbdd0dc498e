import UIKit

/// The ids under which a tree knows the views of a row, in pre-order.
///
/// A view's own name, else its class and the path of its position from the content view:
/// `UILabel#0.2`. Where two views have the same name the later ones get a number, so that ids
/// are unique.
struct ViewNames {
  /// A view and its superview's id.
  struct Entry {
    let view: UIView
    let id: String
    let parent: String?
  }

  /// Every view, superviews before their subviews.
  private(set) var entries: [Entry] = []
  private var ids: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  /// The number that the next view of a name gets.
  private var numbers: [String: Int] = [:]

  /// Names `root`, as `rootName`, and everything below it.
  init(_ root: UIView, named rootName: String) {
    add(root, id: root.name ?? rootName, parent: nil, path: "")
  }

  /// The id of a view; `nil` for one that is not in the row.
  func id(of view: UIView) -> String? { ids[ObjectIdentifier(view)] }

  /// The view of an id; `nil` for one that the row does not have.
  subscript(id: String) -> UIView? { entries.first { $0.id == id }?.view }

  private mutating func add(_ view: UIView, id wish: String, parent: String?, path: String) {
    let id = unique(wish)
    ids[ObjectIdentifier(view)] = id
    entries.append(Entry(view: view, id: id, parent: parent))
    for (index, subview) in view.subviews.enumerated() {
      let place = path.isEmpty ? "\(index)" : "\(path).\(index)"
      add(
        subview, id: subview.name ?? "\(type(of: subview))#\(place)", parent: id, path: place)
    }
  }

  private mutating func unique(_ wish: String) -> String {
    var id = wish
    var number = numbers[wish] ?? 2
    while !taken.insert(id).inserted {
      id = "\(wish) \(number)"
      number += 1
    }
    numbers[wish] = number
    return id
  }
}
