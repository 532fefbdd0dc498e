import Foundation
import UIKit

/// A user-defined runtime attribute: a value for a key path.
struct RuntimeAttribute {
  let keyPath: String
  let element: Element

  /// Those of an element, in the order of the file.
  static func all(of element: Element) -> [RuntimeAttribute] {
    element.elements(in: "userDefinedRuntimeAttributes").compactMap { child in
      child["keyPath"].map { RuntimeAttribute(keyPath: $0, element: child) }
    }
  }

  /// The value as key-value coding hands it over: numbers and switches as `NSNumber`.
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

/// Gives the views of a picture those runtime attributes that the framework knows; notes the
/// others.
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
          problems.problems = []
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
