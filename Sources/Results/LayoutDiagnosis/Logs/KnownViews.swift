import Cassowary
import ConstraintLog

/// What is known of views from elsewhere: a hierarchy, an Interface Builder file.
public struct KnownViews: Equatable, Sendable {
  private var labels: [String: String] = [:]
  /// The view around each, by address.
  private(set) var superviews: [String: LoggedItem] = [:]
  /// Frames by address, in points.
  private var frames: [String: ViewHierarchy.Frame] = [:]
  /// Addresses of which the name is no more than a class and a position.
  private var positions: Set<String> = []

  /// Nothing is known.
  public init() {}

  /// The views of a hierarchy, by text, class, and position in the app's own view.
  public init(_ hierarchy: ViewHierarchy) {
    for (index, node) in hierarchy.nodes.enumerated() {
      if let parent = node.parent {
        superviews[node.item.key] = hierarchy.nodes[parent].item
      }
      frames[node.item.key] = node.frame
      guard let label = hierarchy.label(of: index) else { continue }
      labels[node.item.key] = label
      if node.item.name == nil, node.item.text == nil { positions.insert(node.item.key) }
    }
  }

  /// Gives an address a name, unless it has one.
  public mutating func name(_ item: LoggedItem, _ label: String) {
    if labels[item.key] == nil { labels[item.key] = label }
  }

  /// The name of an item; `nil` where the log's own is all there is.
  public func label(of item: LoggedItem) -> String? { labels[item.key] }

  /// The frame of an item in its superview, where a hierarchy prints it.
  func frame(of item: LoggedItem) -> ViewHierarchy.Frame? { frames[item.key] }

  /// Whether nothing but class and position names an item.
  func isPosition(_ item: LoggedItem) -> Bool {
    labels[item.key] == nil || positions.contains(item.key)
  }
}

extension ViewHierarchy {
  /// `UILabel 'Title'`, `UIView 2 of 3 in FeedCell`; `nil` where the class says enough.
  fileprivate func label(of index: Int) -> String? {
    let node = nodes[index]
    if node.item.name != nil || node.item.text != nil { return node.item.label }
    guard node.item.hasClassOfUIKit, let parent = node.parent,
      node.item.className?.hasSuffix("CellContentView") != true
    else { return nil }
    let alike = nodes.indices.filter {
      nodes[$0].parent == parent && nodes[$0].item.className == node.item.className
    }
    var around: Int? = parent
    while let next = around, nodes[next].item.hasClassOfUIKit, nodes[next].parent != nil {
      around = nodes[next].parent
    }
    guard let around, let place = alike.firstIndex(of: index) else { return nil }
    let number = alike.count > 1 ? " \(place + 1) of \(alike.count)" : ""
    return "\(node.item.label)\(number) in \(nodes[around].item.label)"
  }
}

extension LoggedItem {
  fileprivate var hasClassOfUIKit: Bool {
    className.map { $0.hasPrefix("UI") || $0.hasPrefix("_UI") } ?? false
  }
}

/// Positions and sizes that constraints without a conflict leave open.
struct LooseEnds {
  /// An item and what of it is open: `x`, `width`.
  struct End: Equatable {
    let item: LoggedItem
    let what: [String]
    /// The items on whose contents it rests; none where it is open.
    var sources: [LoggedItem] = []
  }

  /// Open, and no content decides it.
  private(set) var ambiguous: [End] = []
  /// Decided by the contents of labels, buttons and other views that have a size of their own.
  private(set) var byContent: [End] = []

  /// Items that are asked about; of more the answer would be unreadable.
  private static let most = 60

  /// Solves a message's constraints alone, then with contents: the difference is theirs.
  init(_ message: ConflictMessage) {
    let model = LogModel(message.constraints, sharesSuperview: true, includesOptional: true)
    guard model.items.count <= Self.most, let container = Self.container(model, message) else {
      return
    }
    var system = LooseSystem(model, of: message, in: container)
    let before = system.open()
    system.addContents()
    let after = system.open()
    for ((place, item), (before, after)) in zip(system.views, zip(before, after)) {
      if !after.isEmpty { ambiguous.append(End(item: item, what: after)) }
      // What is decided now is so by contents, be they of other views.
      let decided = before.filter { !after.contains($0) }
      guard !decided.isEmpty else { continue }
      byContent.append(
        End(item: item, what: decided, sources: system.sources(of: decided, at: place)))
    }
  }

  /// The view that most constraints are about, and that others lie in.
  private static func container(_ model: LogModel, _ message: ConflictMessage) -> Int? {
    let parents = Nesting(
      message.constraints.map(\.equation), places: model.place(of:), items: model.items
    ).parents
    let named = message.constraints.compactMap { $0.superview.flatMap(model.place(of:)) }
    let counts = (named + parents.compactMap(\.self)).reduce(into: [Int: Int]()) {
      $0[$1, default: 0] += 1
    }
    return model.items.indices.max { (counts[$0] ?? 0, -$0) < (counts[$1] ?? 0, -$1) }
  }
}

/// The constraints of a message, optional ones at their priorities, in a superview of a given size.
private struct LooseSystem {
  /// The items inside of the superview, with their places in the model.
  let views: [(place: Int, item: LoggedItem)]
  private let model: LogModel
  private let solver = Solver()
  private let variables: [Variable]
  private var contents: [ConstraintID: LoggedItem] = [:]

  /// Any content size, in points, and how weakly contents ask for theirs: below every constraint.
  private static let (content, hugging) = (20.0, Priority(0.5))
  /// Any frame of the superview, in points.
  private static let frame: [(LogModel.Slot, Double)] = [
    (.left, 0), (.top, 0), (.width, 320), (.height, 480),
  ]
  /// What a view may leave open, and its name.
  private static let dimensions: [(slot: LogModel.Slot, name: String)] = [
    (.left, "x"), (.top, "y"), (.width, "width"), (.height, "height"),
  ]

  init(_ model: LogModel, of message: ConflictMessage, in container: Int) {
    self.model = model
    let solver = self.solver
    variables = (0..<model.items.count * LogModel.Slot.allCases.count).map { _ in
      solver.makeVariable()
    }
    views = model.items.enumerated().filter { $0.offset != container }
      .map { (place: $0.offset, item: $0.element) }
    add(message)
    for (slot, value) in Self.frame {
      solver.add(
        [Term(variable(container, slot))], .equal, constant: -value, priority: .givenUp)
    }
  }

  private func variable(_ place: Int, _ slot: LogModel.Slot) -> Variable {
    variables[place * LogModel.Slot.allCases.count + slot.rawValue]
  }

  private func add(_ message: ConflictMessage) {
    for (statement, member) in zip(model.statements, model.members) {
      var priority = Priority.required
      if case .constraint(let index) = member {
        let written = message.constraints[index].equation.priority
        priority = Priority(Float(max(1, min(PriorityScale.required, written))))
      }
      solver.add(
        statement.terms.map { Term(variables[$0.variable], $0.coefficient) }, statement.relation,
        constant: statement.constant, priority: priority)
    }
  }

  /// What each view leaves open, by name; nothing where the system has no solution.
  func open() -> [[String]] {
    guard (try? solver.solve()) != nil else { return views.map { _ in [] } }
    return views.map { place, _ in
      Self.dimensions.filter { !solver.isDetermined(variable(place, $0.slot)) }.map(\.name)
    }
  }

  mutating func addContents() {
    for (place, item) in views where item.hasContentSize {
      for slot in [LogModel.Slot.width, .height] {
        let id = solver.add(
          [Term(variable(place, slot))], .equal, constant: -Self.content, priority: Self.hugging)
        contents[id] = item
      }
    }
  }

  /// The items on whose contents dimensions rest, each once.
  func sources(of dimensions: [String], at place: Int) -> [LoggedItem] {
    let parts = Self.dimensions.filter { dimensions.contains($0.name) }
      .flatMap { solver.explanation(of: variable(place, $0.slot))?.parts ?? [] }
    return parts.compactMap { contents[$0.constraint] }.reduce(into: []) { found, item in
      if !found.contains(where: { $0.key == item.key }) { found.append(item) }
    }
  }
}

extension LoggedItem {
  fileprivate var hasContentSize: Bool {
    let name = className ?? ""
    return text != nil && !isGuide || UIKitClass.controls.contains(name)
      || Self.sized.contains(name)
  }

  /// What a view shows that it has its size from.
  var contentNoun: String {
    switch className {
    case "UIImageView": "image"
    case "UIButton": "title"
    case "UIStackView": "arranged views"
    case "UITextField": "text"
    case let name? where UIKitClass.controls.contains(name): "own size"
    default: "text"
    }
  }

  /// Views beside controls.
  private static let sized: Set<String> = ["UILabel", "UIImageView", "UIStackView", "UITextView"]
}
