import Foundation
import Reading
import UIKit

/// Sets content in the views of a built scene.
struct ContentFiller {
  let context: BuildContext
  let names: SceneNames
  let objects: SceneObjects

  /// Sets the values in `content` on the scene's views; notes those that a view cannot show.
  func fill(_ content: SceneContent) {
    for (name, value) in zip(content.values.names, content.values.values) {
      guard let target = names.target(name) else { continue }
      for id in target.ids {
        guard let entry = objects.entries.last(where: { $0.element.id == id }) else { continue }
        if let property = target.property {
          set(value, property, of: entry, name)
        } else {
          show(value, in: entry, name, content)
        }
      }
    }
  }

  private func show(
    _ value: DataValue, in entry: SceneObjects.Entry, _ name: String,
    _ content: SceneContent
  ) {
    if case .record(let properties) = value {
      for (property, value) in zip(properties.names, properties.values) {
        set(value, property, of: entry, "\(name).\(property)")
      }
      return
    }
    if entry.view.shows(value) { return }
    if case .bool(let isShown) = value {
      entry.view.isHidden = !isShown
    } else if let view = entry.view as? UIImageView {
      view.image = value.text.flatMap { picture($0, entry.element, content) }
    } else {
      context.notes.add(.unfillable, entry.element, name)
    }
  }

  /// An image of the asset catalogue or the document, else from a file.
  private func picture(_ name: String, _ element: Element, _ content: SceneContent) -> UIImage? {
    if let image = context.images.image(name) {
      return image
    }
    let path = PathName.joined(name, in: content.folder)
    let access = content.access ?? FileAccess(projectOf: content.folder)
    guard UIImage.paths(of: path).allSatisfy(access.admits) else {
      context.notes.add(.refusedImage, element, name)
      return UIImage.missing(name, standingIn: nil)
    }
    guard let image = try? UIImage.load(path) else {
      context.notes.add(.missingImage, element, name)
      return UIImage.missing(name, standingIn: nil)
    }
    return image
  }

  /// Sets a property by UIKit's name: `hidden`, `alpha`, `layer.cornerRadius`.
  private func set(
    _ value: DataValue, _ property: String, of entry: SceneObjects.Entry, _ name: String
  ) {
    let problems = KeyProblemLog()
    KeyProblemLog.$current.withValue(problems) {
      entry.view.setValue(value.keyed, forKeyPath: property)
    }
    if !problems.problems.isEmpty {
      context.notes.add(.unknownProperty, entry.element, name)
    }
  }
}

extension DataValue {
  /// The value for key-value coding; texts that spell numbers or booleans are converted.
  fileprivate var keyed: Any? {
    switch self {
    case .null: return nil
    case .bool(let value): return NSNumber(value: value)
    case .number(let digits): return Double(digits).map { NSNumber(value: $0) }
    case .text("true"), .text("YES"): return NSNumber(value: true)
    case .text("false"), .text("NO"): return NSNumber(value: false)
    case .text(let text):
      if let number, number.isFinite { return NSNumber(value: number) }
      return text
    case .list, .record: return text
    }
  }
}

extension UIView {
  /// Shows a value in the way of the class; false if the class has none.
  fileprivate func shows(_ value: DataValue) -> Bool {
    if case .bool = value, !(self is UISwitch) { return false }
    let text = value.text.map { String($0.prefix(InterfaceLimits.text)) }
    switch self {
    case let view as UILabel: view.text = text
    case let view as UITextField: view.text = text
    case let view as UITextView: view.text = text ?? ""
    case let view as UIButton:
      view.setAttributedTitle(nil, for: .normal)
      view.setTitle(text, for: .normal)
    default: return turns(to: value)
    }
    return true
  }

  /// Sets the value of controls whose content is no text.
  private func turns(to value: DataValue) -> Bool {
    if let toggle = self as? UISwitch {
      toggle.isOn = value.isOn
      return true
    }
    guard let number = value.number else { return false }
    // Without a default, so that the compiler asks for a new control.
    switch (self as? any DrawnView)?.drawnContent {
    case .slider(let view): view.value = Float(number)
    case .progress(let view): view.progress = Float(number)
    case .stepper(let view): view.value = number
    case .segments(let view): view.selectedSegmentIndex = number.index
    case .pages(let view): view.currentPage = number.index
    case .label, .image, .button, .toggle, .field, .activity, .pane, .bar, .searchBar, .datePicker,
      .picker, .placeholder, .subviewsOnly, nil:
      return false
    }
    return true
  }
}

extension DataValue {
  fileprivate var isOn: Bool {
    switch self {
    case .bool(let value): value
    case .text(let text): text == "true" || text == "YES"
    case .number, .null, .list, .record: (number ?? 0) != 0
    }
  }
}

extension Double {
  fileprivate var index: Int { Int(Swift.min(Swift.max(self, -1), 10_000)) }
}
