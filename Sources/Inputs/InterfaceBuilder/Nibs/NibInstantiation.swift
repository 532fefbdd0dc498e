import Diagnostics
import UIKit

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

  init(_ document: NibDocument, _ surroundings: NibSurroundings) {
    self.document = document
    self.surroundings = surroundings
    builder = ViewBuilder(document.context(), usesMasks: true)
  }

  /// Creates the objects of top-level elements; those that are no views are left out.
  func make(_ elements: [Element]) throws(NibError) -> [Any] {
    let top = KeyProblemLog.$current.withValue(problems) {
      let top = elements.compactMap(object)
      finishViews()
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
    case "tableViewCell": return TableCellBuilder(builder).cell(element)
    default: return builder.view(element)
    }
  }

  private func finishViews() {
    let made = ConstraintReader(
      objects: builder.objects, context: builder.context, keepsPlaceholders: false
    ).activateAll().made
    for (constraint, element) in made {
      if let id = element.id { constraints[id] = constraint }
    }
    for entry in builder.objects.entries {
      if let table = entry.view as? UITableView { registerPrototypes(of: table, entry.element) }
    }
  }

  private func takeNames(_ elements: [Element]) {
    for element in elements where element.name != "placeholder" {
      builder.objects.takeNames(SceneNames(of: element, connectedBy: [element] + placeholders))
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

  /// Adds the targets of controls. Actions for the first responder have none, as where no
  /// responder takes them.
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
    placeholders.compactMap { placeholder in
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
    if let constraint = constraints[id] { return constraint }
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
        error(
          place, "\(type(of: object)) has no \(what) \(Diagnostic.quoted(key))",
          hint: classHint(object, element)
            ?? Diagnostic.didYouMean(key, in: known))
      case .wrongValue(let key, let value):
        error(
          place, "the \(what) \(Diagnostic.quoted(key)) of \(type(of: object)) takes no \(value)")
      case .withoutEffect: break
      }
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
