import UIKit
import UIKitCore

/// Instantiates the objects of a document once.
///
/// The order is UIKit's (`-[UINib instantiateWithOwner:options:]` of UIKitCore, iOS 17): every
/// object by `init(coder:)`, then all user-defined runtime attributes, then all outlets, then
/// `awakeFromNib()` to every object, in the order of the file. So an attribute's setter does not
/// find outlets yet.
final class NibInstantiation {
  private let document: NibDocument
  private let surroundings: NibSurroundings
  private let builder: ViewBuilder
  private let problems = KeyProblemLog()
  private var placeholders: [Element] = []
  private var constraints: [String: NSLayoutConstraint] = [:]
  private var diagnostics: [Diagnostic] = []
  private let owner: (controller: UIViewController, element: Element)?

  init(
    _ document: NibDocument, _ surroundings: NibSurroundings,
    owner: (controller: UIViewController, element: Element)? = nil
  ) {
    self.document = document
    self.surroundings = surroundings
    self.owner = owner
    builder = ViewBuilder(document.context(), usesMasks: true)
  }

  /// Creates the objects of top-level elements; those that are no views are left out.
  func make(_ elements: [Element]) throws(NibError) -> [Any] {
    let top = KeyProblemLog.$current.withValue(problems) {
      let top = NibDecoding.$isActive.withValue(true) {
        let top = elements.compactMap(object)
        finishViews()
        return top
      }
      takeNames(elements)
      takeRuntimeAttributes()
      connectOutlets()
      connectActions()
      return top
    }
    guard diagnostics.isEmpty else { throw NibError(diagnostics.map(\.description)) }
    for entry in builder.objects.entries { entry.view.awakeFromNib() }
    return top
  }

  // MARK: Objects

  private func object(_ element: Element) -> Any? {
    switch element.name {
    case "placeholder":
      placeholders.append(element)
      return nil
    case "tableViewCell" where !isItem(element): return TableCellBuilder(builder).cell(element)
    default: return builder.view(element)
    }
  }

  /// Whether the class of a row is one of items: the class decides what is made.
  private func isItem(_ element: Element) -> Bool {
    builder.context.classes?.type(of: element) is UICollectionViewCell.Type
  }

  private var constraintReader: ConstraintReader {
    ConstraintReader(
      objects: builder.objects, context: builder.context, keepsPlaceholders: false)
  }

  private func finishViews() {
    for (constraint, element) in constraintReader.activateAll().made {
      if let id = element.id { constraints[id] = constraint }
    }
    for entry in builder.objects.entries {
      if let table = entry.view as? UITableView { registerPrototypes(of: table, entry.element) }
      if let collection = entry.view as? UICollectionView {
        registerPrototypes(of: collection, entry.element)
      }
    }
  }

  private func takeNames(_ elements: [Element]) {
    for element in elements where element.name != "placeholder" {
      let sources = [element] + placeholders + [owner?.element].compactMap(\.self)
      builder.objects.takeNames(SceneNames(of: element, connectedBy: sources))
    }
  }

  /// A table of a document knows its prototype cells without being told.
  private func registerPrototypes(of table: UITableView, _ element: Element) {
    for prototype in element.elements(in: "prototypes") {
      guard let name = prototype["reuseIdentifier"] else { continue }
      let document = document
      table.register(forCellReuseIdentifier: name) {
        do throws(NibError) {
          if let cell = try document.prototype(prototype) { return cell }
        } catch {
          preconditionFailure("dequeueReusableCell: \(error)")
        }
        return UITableViewCell(style: .default, reuseIdentifier: name)
      }
    }
  }

  private func registerPrototypes(of collection: UICollectionView, _ element: Element) {
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    let around = element.children.compactMap { child in
      child.key.flatMap { kinds[$0] }.map { (child, $0 as String?) }
    }
    for (prototype, kind) in element.elements(in: "cells").map({ ($0, nil) }) + around {
      guard let name = prototype["reuseIdentifier"] else { continue }
      let document = document
      collection.register(ofKind: kind, withReuseIdentifier: name) {
        do throws(NibError) {
          let made = try NibInstantiation(document, NibSurroundings()).make([prototype]).first
          if let view = made as? UICollectionReusableView { return view }
        } catch {
          preconditionFailure("dequeueReusableCell: \(error)")
        }
        return UICollectionViewCell(frame: .zero)
      }
    }
  }

  // MARK: Attributes and outlets

  private func takeRuntimeAttributes() {
    for (object, element) in sources {
      for attribute in RuntimeAttribute.all(of: element) {
        let value = attribute.value(builder.context)
        report(attribute.element, of: object, element, "user-defined runtime attribute") {
          (object as? UIResponder)?.setValue(value, forKeyPath: attribute.keyPath)
        }
      }
    }
  }

  private func connectOutlets() {
    for (object, element) in sources {
      for connection in Connection.all(of: element) {
        let targets = connection.destinations.compactMap { self.object($0) }
        // Gesture recognizers and other objects that are no views are not created.
        guard targets.count == connection.destinations.count else { continue }
        let value: Any? = connection.isCollection ? targets : targets.first
        report(connection.element, of: object, element, "outlet") {
          if let responder = object as? UIResponder {
            responder.setValue(value, forKey: connection.property)
          } else {
            problems.set(value, connection.property, of: object)
          }
        }
      }
    }
  }

  /// Adds the targets of controls; actions for the first responder have none.
  private func connectActions() {
    for entry in builder.objects.entries {
      guard let control = entry.view as? UIControl else { continue }
      for connection in entry.element.elements(in: "connections") where connection.name == "action"
      {
        guard let selector = connection["selector"], let events = connection.controlEvents,
          let target = connection["destination"].flatMap(object)
        else { continue }
        control.addTarget(target, action: Selector(selector), for: events)
      }
    }
  }

  /// The objects with connections and attributes, File's Owner and similar ones first.
  private var sources: [(object: AnyObject, element: Element)] {
    [owner.map { ($0.controller, $0.element) }].compactMap(\.self)
      + placeholders.compactMap { placeholder in
        standIn(for: placeholder).map { ($0, placeholder) }
      } + builder.objects.entries.map { ($0.view, $0.element) }
  }

  private func standIn(for placeholder: Element) -> AnyObject? {
    guard let identifier = placeholder["placeholderIdentifier"] else { return nil }
    if identifier == "IBFirstResponder" { return nil }
    let isOwner = identifier == "IBFilesOwner"
    let object = isOwner ? surroundings.owner : surroundings.externalObjects[identifier]
    if object == nil, !Connection.all(of: placeholder).isEmpty {
      let what = isOwner ? "File's Owner" : "the placeholder \(Diagnostic.quoted(identifier))"
      error(placeholder, "\(what) has outlets, but nothing was given for it")
    }
    return object as AnyObject?
  }

  private func object(_ id: String) -> AnyObject? {
    if let item = builder.objects.item(id) { return item }
    if let owner, owner.element.id == id { return owner.controller }
    if let constraint = constraints[id] ?? constraintReader.uninstalled(id) {
      constraints[id] = constraint
      return constraint
    }
    return placeholders.first { $0.id == id }.flatMap(standIn)
  }

  // MARK: Problems

  /// Sets a value by key, and reports a problem at `place`.
  private func report(
    _ place: Element, of object: AnyObject, _ element: Element, _ what: String,
    _ set: () -> Void
  ) {
    problems.removeAll()
    set()
    for problem in problems.problems {
      switch problem {
      case .undefinedKey(let key, let known):
        report(
          place, "\(type(of: object)) has no \(what) \(Diagnostic.quoted(key))",
          hint: classHint(object, element) ?? Diagnostic.didYouMean(key, in: known))
      case .wrongValue(let key, let value):
        report(
          place, "the \(what) \(Diagnostic.quoted(key)) of \(type(of: object)) takes no \(value)")
      case .withoutEffect: break
      }
    }
  }

  /// An error, unless whoever loads the file goes on without it.
  private func report(_ place: Element, _ message: String, hint: String? = nil) {
    let ignored = Diagnostic(.warning, at: document.location(place), message)
    guard document.ignores?(ignored, place.name.hasPrefix("outlet")) ?? false else {
      return error(place, message, hint: hint)
    }
  }

  /// A hint that an unknown class was replaced by the framework's.
  private func classHint(_ object: AnyObject, _ element: Element) -> String? {
    guard let name = element["customClass"], element.name != "placeholder",
      "\(type(of: object))" != name
    else { return nil }
    return "the class \(Diagnostic.quoted(name)) is unknown: NibClasses([\(name).self])"
  }

  private func error(_ element: Element, _ message: String, hint: String? = nil) {
    diagnostics.append(
      Diagnostic(.error, at: document.location(element), message, hint: hint))
  }
}

extension Element {
  /// The events of an action; nil for a name that is not UIKit's.
  var controlEvents: UIControl.Event? {
    self["eventType"].flatMap { Self.eventBits[$0] }.map { UIControl.Event(rawValue: 1 << $0) }
  }

  private static let eventBits: [String: UInt] = [
    "touchDown": 0, "touchDownRepeat": 1, "touchDragInside": 2, "touchDragOutside": 3,
    "touchDragEnter": 4, "touchDragExit": 5, "touchUpInside": 6, "touchUpOutside": 7,
    "touchCancel": 8, "valueChanged": 12, "primaryActionTriggered": 13, "editingDidBegin": 16,
    "editingChanged": 17, "editingDidEnd": 18, "editingDidEndOnExit": 19,
  ]
}

/// Makes controllers of a storyboard, which load their views when asked for them.
struct StoryboardScenes {
  private let document: NibDocument

  init(_ document: NibDocument) { self.document = document }

  /// Containers in each other that are followed.
  private static let depth = 20

  /// The controller of an identifier, the initial one for nil.
  func controller(
    _ identifier: String?, creator: ((NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController? {
    let found =
      if let identifier {
        controllers.first { $0["storyboardIdentifier"] == identifier }
      } else {
        controllers.first { $0.id == document.root["initialViewController"] }
      }
    if let found { return made(found, creator, depth: 0) }
    guard let identifier else { return nil }
    let known = controllers.compactMap { $0["storyboardIdentifier"] }
    let diagnostic = Diagnostic(
      .error, at: document.location(document.root),
      "no controller with the identifier \(Diagnostic.quoted(identifier))",
      hint: Diagnostic.didYouMean(identifier, in: known))
    throw NibError([diagnostic.description])
  }

  private var controllers: [Element] {
    document.root.elements(in: "scenes").flatMap { $0.elements(in: "objects") }
      .filter { $0.name.hasSuffix("Controller") }
  }

  private func made(
    _ element: Element, _ creator: ((NSCoder) -> UIViewController?)?, depth: Int
  ) -> UIViewController? {
    let own = document.classes.controllerType(of: element)
    guard depth < Self.depth,
      let made = creator?(NSCoder()) ?? own?.init(coder: NSCoder()) ?? Self.plain(element)
    else { return nil }
    takeItems(made, element)
    let inner = element.elements(in: "connections").filter { $0["kind"] == "relationship" }
      .compactMap { segue in controllers.first { $0.id == segue["destination"] } }
      .compactMap { self.made($0, nil, depth: depth + 1) }
    switch made {
    case let navigation as UINavigationController:
      let bar = element.child(key: "navigationBar")
      navigation.navigationBar.prefersLargeTitles = bar?.flag("largeTitles") ?? false
      navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
      if let root = inner.first { navigation.setViewControllers([root], animated: false) }
    case let tabs as UITabBarController: tabs.viewControllers = inner
    default:
      guard let view = element.child(key: "view") else { break }
      made.loadScene = { [weak made] in
        guard let made else { return }
        do throws(NibError) {
          try load(view, of: made, element)
        } catch {
          preconditionFailure("UIStoryboard: \(error)")
        }
      }
    }
    return made
  }

  private static func plain(_ element: Element) -> UIViewController? {
    switch element.name {
    case "navigationController": UINavigationController(nibName: nil, bundle: nil)
    case "tabBarController": UITabBarController(nibName: nil, bundle: nil)
    case "tableViewController":
      UITableViewController(style: element.child(key: "view")?.tableStyle ?? .plain)
    case "collectionViewController":
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    default: UIViewController(nibName: nil, bundle: nil)
    }
  }

  private func takeItems(_ controller: UIViewController, _ element: Element) {
    let builder = ViewBuilder(document.context(), usesMasks: true)
    if let title = element.string("title") { controller.title = title }
    if let item = element.child(key: "navigationItem").map(builder.navigationItem) {
      let own = controller.navigationItem
      own.title = item.title ?? own.title
      own.titleView = item.titleView
      own.leftBarButtonItems = item.leftBarButtonItems
      own.rightBarButtonItems = item.rightBarButtonItems
    }
    if let item = element.child(key: "tabBarItem").map(builder.tabBarItem) {
      controller.tabBarItem = item
    }
  }

  private func load(
    _ view: Element, of controller: UIViewController, _ element: Element
  ) throws(NibError) {
    let sections = view.elements(in: "sections")
    let cells = sections.map { $0.elements(in: "cells").filter { $0.name == "tableViewCell" } }
    var made = try NibInstantiation(document, NibSurroundings(), owner: (controller, element))
      .make([view] + cells.flatMap(\.self))[...]
    controller.view = made.popFirst() as? UIView
    guard !sections.isEmpty, let table = controller as? UITableViewController else { return }
    table.staticSections = zip(sections, cells).map { section, cells in
      let rows = cells.compactMap { cell in
        (made.popFirst() as? UITableViewCell).map {
          ($0, cell.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil })
        }
      }
      return .init(
        header: section.string("headerTitle"), footer: section.string("footerTitle"), rows: rows)
    }
  }
}

/// The application's classes in documents: `customClass`, and `customModule`.
///
/// A class that was not registered is looked up in the program by its full name, `Module.Class`.
/// Register classes that are in another module here than in the app, have no module in the file, or
/// are nested in another type.
public struct NibClasses: Sendable {
  private var types: [String: UIView.Type] = [:]
  private var controllers: [String: UIViewController.Type] = [:]

  /// Registers classes under their own names, in any module.
  public init(_ types: [UIView.Type] = []) {
    for type in types { register(type) }
  }

  /// Registers a class for `name` (the class's own by default), in `module` or in any.
  public mutating func register(
    _ type: UIView.Type, as name: String? = nil, module: String? = nil
  ) {
    types[Self.key(name ?? "\(type)", module)] = type
  }

  /// Registers the class of a storyboard's controllers, in any module.
  package mutating func register(controller type: UIViewController.Type, as name: String) {
    controllers[name] = type
  }

  /// The class of a controller's element; nil if it has no custom class, or an unknown one.
  func controllerType(of element: Element) -> UIViewController.Type? {
    element["customClass"].flatMap { controllers[$0] }
  }

  /// The class of an element; nil if it has no custom class, or an unknown one.
  func type(of element: Element) -> UIView.Type? {
    guard let name = element["customClass"], name.utf8.count <= Self.longestName else {
      return nil
    }
    let module = element["customModule"]
    if let type = types[Self.key(name, module)] ?? types[Self.key(name, nil)] { return type }
    return module.flatMap { NSClassFromString(Self.key(name, $0)) as? UIView.Type }
  }

  /// The maximum length in bytes of a class name that is looked up.
  private static let longestName = 1000

  private static func key(_ name: String, _ module: String?) -> String {
    module.map { "\($0).\(name)" } ?? name
  }
}
