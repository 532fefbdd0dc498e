import LayoutTree
import UIKitCore

/// The ids of a row's constraints: identifiers or equations, numbered if equal.
struct ConstraintNames {
  private let views: ViewNames
  private let guides: GuideNames
  private let known: KnownEquations?
  private var ids: [ObjectIdentifier: String] = [:]
  private var names = UniqueNames(separator: " #")

  /// - Parameter known: equations that were written before of the same row in the same layout.
  init(_ views: ViewNames, _ guides: GuideNames, known: KnownEquations? = nil) {
    self.views = views
    self.guides = guides
    self.known = known
  }

  /// The view at the top: the content view of a cell, or the view of a file.
  var root: UIView? { views.entries.first?.view }

  /// The id of `constraint`, the same at each call.
  mutating func id(of constraint: NSLayoutConstraint) -> String {
    if let id = ids[ObjectIdentifier(constraint)] { return id }
    return makeID(constraint, constraint.identifier ?? described(constraint, id: "").equation)
  }

  private mutating func makeID(_ constraint: NSLayoutConstraint, _ name: String) -> String {
    let id = names.unique(name)
    ids[ObjectIdentifier(constraint)] = id
    return id
  }

  mutating func value(of constraint: NSLayoutConstraint) -> LayoutTree.Constraint {
    // Described once: describing takes longer than everything else here.
    var value = described(constraint, id: "")
    if let known = ids[ObjectIdentifier(constraint)] {
      value.id = known
    } else {
      value.id = makeID(constraint, constraint.identifier ?? value.equation)
    }
    value.setState(of: constraint)
    return value
  }

  mutating func words(of constraint: NSLayoutConstraint) -> (id: String, equation: String?) {
    let equation = known?[constraint] ?? described(constraint, id: "").equation
    known?[constraint] = equation
    let name = constraint.identifier ?? equation
    let id = ids[ObjectIdentifier(constraint)] ?? makeID(constraint, name)
    return (id, equation == id ? nil : equation)
  }

  private func described(_ constraint: NSLayoutConstraint, id: String) -> LayoutTree.Constraint {
    LayoutTree.Constraint(
      id: id, first: anchor(constraint.firstItem, constraint.firstAttribute),
      relation: constraint.relation.written,
      second: constraint.secondItem.map { anchor($0, constraint.secondAttribute) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: Double(constraint.priority.rawValue), origin: .init(of: constraint),
      position: constraint.declaredAt.map { .init(line: Int($0.line), column: Int($0.column)) })
  }

  private func anchor(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutTree.Anchor {
    LayoutTree.Anchor(
      name(of: item), LayoutTree.Attribute(rawValue: attribute.spelling) ?? .notAnAttribute)
  }

  func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: views.id(of: view) ?? view.displayName
    case let guide as UILayoutGuide:
      guides.id(of: guide, owner: name(of: guide.owningView))
    default: "?"
    }
  }
}

/// Equations of constraints that several questions about one layout name.
///
/// A class, since the questions come one after the other. It holds the constraints: equations go by
/// identity.
final class KnownEquations {
  private var entries: [ObjectIdentifier: (constraint: NSLayoutConstraint, equation: String)] = [:]

  subscript(constraint: NSLayoutConstraint) -> String? {
    get { entries[ObjectIdentifier(constraint)]?.equation }
    set { entries[ObjectIdentifier(constraint)] = newValue.map { (constraint, $0) } }
  }
}

extension LayoutTree.Origin {
  fileprivate init(of constraint: NSLayoutConstraint) {
    switch constraint.origin {
    case .stackView: self.init(identifier: constraint.identifier ?? "")
    case .encapsulated: self = .encapsulatedSize
    case .hosting: self = .host
    case .application, .visualFormat, .autoresizingMask, .contentSize, .guide, .fitting:
      self = .written
    }
  }
}

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
  /// The names that the views have themselves, before numbers make ids of them.
  private var owns: [String?] = []
  private var ids: [ObjectIdentifier: String] = [:]
  private var names = UniqueNames()
  private let kind: Kind
  /// The cell whose views beside its content view are named; nil without such views.
  private var cell: UITableViewCell?

  /// The kinds of names for views of Interface Builder files; others have their names only.
  enum Kind {
    /// Names for people: outlets, labels, accessibility identifiers.
    case names
    /// Object ids, for programs and for comparing versions of a file.
    case objectIDs
  }

  /// Names `root`, as `rootName`, and everything below it.
  init(_ root: UIView, named rootName: String, _ kind: Kind = .names) {
    self.kind = kind
    let name = ownName(of: root)
    add(root, name, id: name ?? rootName, parent: nil, path: "")
  }

  /// Names the content view of a cell and everything below it; then, without a parent, what lies
  /// beside it in the cell. The cell itself is `cell` then.
  init(of cell: UITableViewCell, _ kind: Kind = .names) {
    self.init(cell.contentView, named: "contentView", kind)
    let others = cell.viewsBesideContent
    guard !others.isEmpty else { return }
    self.cell = cell
    for (index, view) in others.enumerated() {
      let name = ownName(of: view)
      let path = "cell.\(index)"
      add(view, name, id: name ?? "\(type(of: view))#\(path)", parent: nil, path: path)
    }
    ids[ObjectIdentifier(cell)] = names.unique("cell")
  }

  /// Names a view laid out in `host`, and all of a cell by its content view.
  init(_ root: UIView, named name: String, in host: UIView, _ kind: Kind = .names) {
    if let cell = host as? UITableViewCell, cell.contentView === root {
      self.init(of: cell, kind)
    } else {
      self.init(root, named: name, kind)
    }
  }

  /// The constraints of the views, in their order, and of a cell with its own views.
  var constraints: [NSLayoutConstraint] {
    entries.flatMap(\.view.constraints) + cellConstraints
  }

  /// The constraints that the cell holds, if views beside its content view are named.
  var cellConstraints: [NSLayoutConstraint] { cell?.constraints ?? [] }

  /// Whether the entries are the views of a cell under the names that they have now.
  func isCurrent(for cell: UITableViewCell) -> Bool {
    var index = 0
    guard names(cell.contentView, at: &index) else { return false }
    for view in cell.viewsBesideContent where !names(view, at: &index) { return false }
    return index == entries.count
  }

  /// Whether the view and those below it are the entries from `index` on, under the names that
  /// they have now; `index` becomes that behind them.
  private func names(_ view: UIView, at index: inout Int) -> Bool {
    guard index < entries.count, entries[index].view === view, ownName(of: view) == owns[index]
    else { return false }
    index += 1
    for subview in view.subviews where !names(subview, at: &index) { return false }
    return true
  }

  /// The id of a view; `nil` for one that is not in the row.
  func id(of view: UIView) -> String? { ids[ObjectIdentifier(view)] }

  /// The view with this id; else the first with it in quotes as its id, or as its object id,
  /// accessibility identifier or text; `nil` if the row has none.
  subscript(id: String) -> UIView? {
    let view = entries.first { $0.id == id }?.view
    return view ?? entries.first { $0.id == "'\(id)'" || $0.view.isKnown(as: id) }?.view
  }

  private func ownName(of view: UIView) -> String? {
    kind == .names ? view.name : view.objectID ?? view.name
  }

  private mutating func add(
    _ view: UIView, _ ownName: String?, id base: String, parent: String?, path: String
  ) {
    let id = names.unique(base)
    ids[ObjectIdentifier(view)] = id
    owns.append(ownName)
    entries.append(Entry(view: view, id: id, parent: parent))
    for (index, subview) in view.subviews.enumerated() {
      let indices = path.isEmpty ? "\(index)" : "\(path).\(index)"
      let name = self.ownName(of: subview)
      add(
        subview, name, id: name ?? "\(type(of: subview))#\(indices)", parent: id, path: indices)
    }
  }
}

extension UIView {
  /// Whether people may call the view so where its name is another.
  fileprivate func isKnown(as name: String) -> Bool {
    objectID == name || accessibilityIdentifier == name || (self as? UILabel)?.text == name
  }
}

/// The ids of guides in a tree: `view.identifier`, numbered if equal.
struct GuideNames {
  private var ids: [ObjectIdentifier: String] = [:]
  private var names = UniqueNames()

  /// Names the guides of all views, in their order.
  init(_ views: ViewNames) {
    for entry in views.entries {
      for guide in entry.view.layoutGuides { add(guide, of: entry.id) }
    }
  }

  /// The id of a view's guide, by its own name if margins or safe area.
  func id(of guide: UILayoutGuide, owner: String) -> String {
    ids[ObjectIdentifier(guide)] ?? Self.name(of: guide, owner)
  }

  private mutating func add(_ guide: UILayoutGuide, of owner: String) {
    ids[ObjectIdentifier(guide)] = names.unique(Self.name(of: guide, owner))
  }

  private static func name(of guide: UILayoutGuide, _ owner: String) -> String {
    "\(owner).\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
  }
}
