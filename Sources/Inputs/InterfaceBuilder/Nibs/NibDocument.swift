import Foundation
import UIKit

/// A document for `UINib`: read once, instantiated any number of times.
struct NibDocument: NibContents {
  private let document: InterfaceDocument
  let root: Element
  let classes: NibClasses
  /// Says whether an outlet or runtime attribute that an object does not have is no error.
  typealias Ignoring = @Sendable (_ problem: Diagnostic, _ isOutlet: Bool) -> Bool
  let ignores: Ignoring?
  private let resources: InterfaceResources

  init(
    _ document: InterfaceDocument, _ resources: InterfaceResources, classes: NibClasses,
    ignoring ignores: Ignoring? = nil
  ) {
    self.ignores = ignores
    let document = document.asOnPhone
    self.document = document
    self.classes = classes
    self.resources = resources
    root = document.resolved(resources)
  }

  func instantiate(_ surroundings: NibSurroundings) throws(NibError) -> [Any] {
    guard document.header.kind == .xib else {
      throw NibError([
        "\(document.path): error: a storyboard has no top-level objects; hint: register its"
          + " prototype cells by their reuse identifiers"
      ])
    }
    let elements = root.elements(in: "objects")
    return try NibInstantiation(self, surroundings).make(elements)
  }

  func prototype(_ reuseIdentifier: String) throws(NibError) -> AnyObject? {
    guard document.header.kind == .storyboard else { return nil }
    let cells = SceneFinder.scenes(of: root, document.header).filter { $0.kind == .tableCell }
    guard let cell = cells.first(where: { $0.reuseIdentifier == reuseIdentifier }) else {
      let known = cells.compactMap(\.reuseIdentifier)
      let diagnostic = Diagnostic(
        .error, at: FileLocation(file: document.path),
        "no prototype cell \(Diagnostic.quoted(reuseIdentifier))",
        hint: Diagnostic.didYouMean(reuseIdentifier, in: known))
      throw NibError([diagnostic.description])
    }
    return try prototype(cell.element)
  }

  func prototype(_ element: Element) throws(NibError) -> UITableViewCell? {
    try NibInstantiation(self, NibSurroundings()).make([element]).first as? UITableViewCell
  }

  /// The cell of a class with the row height of its table, in points; nil if not in the document.
  func prototype(
    ofClass name: String
  ) throws(NibError) -> (view: UIView, rowHeight: CGFloat?, hasSeparators: Bool)? {
    guard let (element, table) = Self.prototype(ofClass: name, in: root, nil) else { return nil }
    let made = try NibInstantiation(self, NibSurroundings()).make([element]).first as? UIView
    let height = table.flatMap { InterfaceScene.tableHeight(of: element, in: $0) }
    return made.map { ($0, height, table?["separatorStyle"] != "none") }
  }

  private static func prototype(
    ofClass name: String, in element: Element, _ table: Element?
  ) -> (Element, table: Element?)? {
    let kinds = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
    if kinds.contains(element.name), element["customClass"] == name { return (element, table) }
    let table = element.name == "tableView" ? element : table
    for child in element.children {
      if let found = prototype(ofClass: name, in: child, table) { return found }
    }
    return nil
  }

  /// The context in which views are built.
  func context() -> BuildContext {
    BuildContext(document, resolved: root, assets: resources.assets, classes: classes)
  }

  func location(_ element: Element) -> FileLocation {
    document.source.location(ofByte: element.offset)
  }
}

/// A user-defined runtime attribute: a value for a key path.
struct RuntimeAttribute {
  let keyPath: String
  let element: Element

  /// The runtime attributes of an element, in the order of the file.
  static func all(of element: Element) -> [RuntimeAttribute] {
    element.elements(in: "userDefinedRuntimeAttributes").compactMap { child in
      child["keyPath"].map { RuntimeAttribute(keyPath: $0, element: child) }
    }
  }

  /// The value in the form of key-value coding: numbers and booleans as `NSNumber`.
  func value(_ context: BuildContext) -> Any? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.flag("value").map { NSNumber(value: $0) }
    case "number": return child?.number("value").map { NSNumber(value: Double($0)) }
    case "string", "localizedString": return element.string("value")
    case "color": return child.flatMap(context.colors.color)
    case "image": return element["value"].flatMap { context.image($0, element) }
    case "point": return child.map { CGPoint(x: $0.length("x"), y: $0.length("y")) }
    case "size": return child.map { CGSize(width: $0.length("width"), height: $0.length("height")) }
    case "rect": return element.rect("value")
    case "range":
      return child.map { NSRange(location: $0.count("location"), length: $0.count("length")) }
    default: return nil
    }
  }
}

extension Element {
  fileprivate func length(_ attribute: String) -> CGFloat { number(attribute) ?? 0 }
  fileprivate func count(_ attribute: String) -> Int { max(0, integer(attribute) ?? 0) }
}

/// Sets those runtime attributes of a picture's views that the framework knows; notes the others.
struct RuntimeAttributes {
  private let context: BuildContext

  init(_ context: BuildContext) {
    self.context = context
  }

  func apply(to objects: SceneObjects) {
    let problems = KeyProblemLog()
    KeyProblemLog.$current.withValue(problems) {
      for entry in objects.entries {
        for attribute in RuntimeAttribute.all(of: entry.element) {
          problems.removeAll()
          entry.view.setValue(attribute.value(context), forKeyPath: attribute.keyPath)
          for problem in problems.problems { note(problem, attribute) }
        }
      }
    }
  }

  private func note(_ problem: KeyProblem, _ attribute: RuntimeAttribute) {
    switch problem {
    case .undefinedKey, .wrongValue:
      context.notes.add(.unknownRuntimeAttribute, attribute.element, attribute.keyPath)
    case .withoutEffect:
      context.notes.add(.colorForLayer, attribute.element, attribute.keyPath)
    }
  }
}
