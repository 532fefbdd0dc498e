import Diagnostics
import Reading
import UIKit

/// A key that a view of some class may have: its names, and how its value becomes an assignment.
struct Property: Sendable {
  /// UIKit's name first, then a short one where people say it.
  let names: [String]
  /// What its value may look like, for editors.
  let schema: ValueSchema
  /// Nil after reporting why the value is wrong.
  let read: @Sendable (YAMLNode, ReadingContext) -> Assignment?

  /// A key whose value no row changes.
  static func constant<View: UIView, Value: Sendable>(
    _ names: String..., as reader: ValueReader<Value>,
    _ apply: @escaping @Sendable (View, Value) -> Void
  ) -> Property {
    Property(names: names, schema: reader.schema) { node, context in
      reader.value(of: node, key: names[0], context).map { value in
        .setUp { view in if let view = view as? View { apply(view, value) } }
      }
    }
  }

  /// A key whose value is text with fields; without fields it is set once.
  static func text<View: UIView>(
    _ names: String..., apply: @escaping @Sendable (View, String?) -> Void
  ) -> Property {
    Property(names: names, schema: ValueReader.pattern.schema) { node, context in
      guard let pattern = ValueReader.pattern.value(of: node, key: names[0], context) else {
        return nil
      }
      let show: @Sendable (UIView, DataRecord) -> Void = { view, row in
        if let view = view as? View { apply(view, pattern.text(for: row)) }
      }
      if pattern.isConstant { return .setUp { show($0, DataRecord()) } }
      return .bind(show, fields: context.uses(of: pattern, in: node))
    }
  }

  /// A key whose value is a switch, or a condition on the row.
  static func condition<View: UIView>(
    _ names: String..., apply: @escaping @Sendable (View, Bool) -> Void
  ) -> Property {
    Property(names: names, schema: ValueReader.condition.schema) { node, context in
      guard let condition = ValueReader.condition.value(of: node, key: names[0], context) else {
        return nil
      }
      if let value = condition.constant {
        return .setUp { view in if let view = view as? View { apply(view, value) } }
      }
      return .bind(
        { view, row in
          if let view = view as? View { apply(view, condition.holds(for: row)) }
        }, fields: [])
    }
  }
}

/// What a key of a view does when a cell is made, shown, or laid out.
enum Assignment: Sendable {
  /// Makes the view instead of its class (a button's type is decided there).
  case make(@Sendable () -> UIView)
  /// Sets the view up, once, when its cell is made.
  case setUp(@Sendable (UIView) -> Void)
  /// Shows a row, each time the cell is configured.
  case bind(
    @Sendable (UIView, DataRecord) -> Void, fields: [FieldUse], images: [ImageUse] = [])
  /// Runs before each layout with the cell's width.
  case layOut(@Sendable (UIView, CGFloat) -> Void)
}

/// A field that a template reads, and where it says so; to find misspelt ones.
struct FieldUse: Sendable {
  let path: FieldPath
  let location: FileLocation
}

extension ReadingContext {
  /// The fields a pattern cannot do without, with their locations in the file.
  func uses(of pattern: TextPattern, in node: YAMLNode) -> [FieldUse] {
    let node = node.localized(self)
    return pattern.requiredFields.map { path, offset in
      FieldUse(path: path, location: location(node.mark(atOffset: offset)))
    }
  }
}

/// A class that a template may name, with the keys it takes.
struct ViewClass: Sendable {
  let name: String
  let properties: [Property]
  let make: @Sendable () -> UIView
  /// Whether it arranges its subviews by itself.
  let isStack: Bool

  /// The property of a key, under any of its names.
  func property(_ key: String) -> Property? {
    properties.first { $0.names.contains(key) }
  }

  /// Every key, for messages.
  var keys: [String] { properties.flatMap(\.names) }

  /// `a UILabel`, `a UIView`.
  var article: String { "a \(name)" }

  /// The class of that name.
  static func named(_ name: String) -> ViewClass? {
    all.first { $0.name == name }
  }

  /// Every class, the plain view first.
  static let all: [ViewClass] = [
    ViewClass(holder: "UIView", []) { UIView() },
    ViewClass("UILabel", Property.label) { UILabel() },
    ViewClass("UIImageView", Property.imageView) { UIImageView() },
    // As in Interface Builder; UIKit's `UIButton()` is a custom button, white on white in most
    // cells.
    ViewClass("UIButton", Property.button) { UIButton(type: .system) },
    ViewClass("UISwitch", Property.toggle) { UISwitch() },
    ViewClass("UIStackView", Property.stack, isStack: true) { UIStackView() },
    ViewClass("UITextField", Property.textField) { UITextField() },
    ViewClass(holder: "UITextView", Property.textView) { UITextView() },
    ViewClass("UISegmentedControl", Property.segments) { UISegmentedControl() },
    ViewClass("UISlider", Property.slider) { UISlider() },
    ViewClass("UIStepper", Property.stepper) { UIStepper() },
    ViewClass("UIProgressView", Property.progress) { UIProgressView() },
    ViewClass("UIActivityIndicatorView", Property.activity) { UIActivityIndicatorView() },
    ViewClass("UIPageControl", Property.pages) { UIPageControl() },
  ]

  /// A class with a drawing of its own.
  private init<View: DrawnView>(
    _ name: String, _ properties: [Property], isStack: Bool = false,
    make: @escaping @Sendable () -> View
  ) {
    self.init(holder: name, properties, isStack: isStack, make: make)
  }

  /// A class of which only background and subviews are drawn.
  private init(
    holder name: String, _ properties: [Property], isStack: Bool = false,
    make: @escaping @Sendable () -> UIView
  ) {
    self.name = name
    self.properties = properties + Property.view
    self.make = make
    self.isStack = isStack
  }
}
