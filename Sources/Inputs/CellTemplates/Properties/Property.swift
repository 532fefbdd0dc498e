import Reading
import UIKitCore

/// A key of a view class: its names, and the conversion of its value to an assignment.
struct Property: Sendable {
  /// UIKit's name first, then common short forms.
  let names: [String]
  /// The form of its value, for editors.
  let schema: ValueSchema
  /// Reads the value of the key by the name that the file uses; nil after reporting a problem.
  let read: @Sendable (_ value: YAMLNode, _ key: String, TemplateReading) -> Assignment?

  /// A key whose value does not depend on the row.
  static func constant<View: UIView, Value: Sendable>(
    _ names: String..., as reader: ValueReader<Value>,
    _ apply: @escaping @Sendable (View, Value) -> Void
  ) -> Property {
    Property(names: names, schema: reader.schema) { node, key, context in
      reader.value(of: node, key: key, context).map { value in
        .setUp { view in if let view = view as? View { apply(view, value) } }
      }
    }
  }

  /// A key whose value is a text with fields; without fields it is set once.
  static func text<View: UIView>(
    _ names: String..., apply: @escaping @Sendable (View, String?) -> Void
  ) -> Property {
    Property(names: names, schema: ValueReader.pattern.schema) { node, key, context in
      guard let pattern = ValueReader.pattern.value(of: node, key: key, context) else {
        return nil
      }
      let show: @Sendable (UIView, DataRecord) -> Void = { view, row in
        if let view = view as? View { apply(view, pattern.text(for: row)) }
      }
      if pattern.isConstant { return .setUp { show($0, DataRecord()) } }
      return .bind(show, fields: context.uses(of: pattern, in: node))
    }
  }

  /// A key whose value is a boolean, or a condition on the row.
  static func condition<View: UIView>(
    _ names: String..., apply: @escaping @Sendable (View, Bool) -> Void
  ) -> Property {
    Property(names: names, schema: ValueReader.condition.schema) { node, key, context in
      guard let condition = ValueReader.condition.value(of: node, key: key, context) else {
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

/// Sets a property of a view to the value of a key.
func set<View, Value>(
  _ path: any ReferenceWritableKeyPath<View, Value> & Sendable
) -> @Sendable (View, Value) -> Void {
  { $0[keyPath: path] = $1 }
}

/// The same for a length in points.
func set<View>(
  _ path: any ReferenceWritableKeyPath<View, CGFloat> & Sendable
) -> @Sendable (View, Double) -> Void {
  { $0[keyPath: path] = CGFloat($1) }
}

/// The effect of a key when a cell is made, configured, or laid out.
enum Assignment: Sendable {
  /// Creates the view instead of its class (the type of a button cannot change later).
  case make(@Sendable () -> UIView)
  /// Sets a property once, when the cell is made.
  case setUp(@Sendable (UIView) -> Void)
  /// Sets a property from the row, each time the cell is configured.
  case bind(
    @Sendable (UIView, DataRecord) -> Void, fields: [FieldUse], images: [ImageUse] = [],
    values: [RowValueUse] = [])
  /// Sets a property before each layout, from the cell's width in points.
  case layOut(@Sendable (UIView, CGFloat) -> Void)
}

/// The assignments of one view, grouped by the time at which they run.
struct AssignmentList: Sendable {
  var make: (@Sendable () -> UIView)?
  var setUp: [@Sendable (UIView) -> Void] = []
  var bind: [@Sendable (UIView, DataRecord) -> Void] = []
  var layOut: [@Sendable (UIView, CGFloat) -> Void] = []
  var fields: [FieldUse] = []
  var images: [ImageUse] = []
  var values: [RowValueUse] = []

  mutating func add(_ assignment: Assignment) {
    switch assignment {
    case .make(let make): self.make = make
    case .setUp(let setUp): self.setUp.append(setUp)
    case .bind(let bind, let fields, let images, let values):
      self.bind.append(bind)
      self.fields += fields
      self.images += images
      self.values += values
    case .layOut(let layOut): self.layOut.append(layOut)
    }
  }
}

/// Converts the keys of a view to assignments, by the table of its class.
struct AssignmentReader {
  let context: TemplateReading

  /// - Parameters:
  ///   - owner: the mapping's name in messages, "a UILabel".
  ///   - otherKeys: known keys that are read elsewhere.
  func read(
    _ entries: [YAMLEntry], _ properties: [Property], owner: String, otherKeys: [String] = []
  ) -> AssignmentList {
    var list = AssignmentList()
    for entry in entries where !otherKeys.contains(entry.key) {
      if let property = properties.first(where: { $0.names.contains(entry.key) }) {
        property.read(entry.value, entry.key, context).map { list.add($0) }
      } else {
        reportUnknown(entry, otherKeys + properties.flatMap(\.names), owner: owner)
      }
    }
    return list
  }

  /// Calls that developers write by habit, and the reason why templates do not need them.
  private static let needless = [
    "translatesAutoresizingMaskIntoConstraints":
      "leave it out: views of a template take part in Auto Layout"
  ]

  /// Reports a key that is none of `keys`.
  func reportUnknown(_ entry: YAMLEntry, _ keys: [String], owner: String) {
    context.log.error(
      at: context.location(entry.keyMark),
      "unknown key \(Diagnostic.quoted(entry.key)) in \(owner)",
      hint: context.log.isFull ? nil : hint(for: entry.key, keys))
  }

  private func hint(for key: String, _ keys: [String]) -> String? {
    if let reason = Self.needless[key] { return reason }
    let others = TemplateClass.all.filter { $0.property(key) != nil }.map(\.article)
    if !others.isEmpty { return "it belongs to \(Diagnostic.choices(others))" }
    return Diagnostic.didYouMean(key, in: keys)
  }
}

/// A use of a field in a template with its location; for finding misspelt ones.
struct FieldUse: Sendable {
  let path: FieldPath
  /// Whether nothing is shown without it: it has no alternative.
  var isRequired = true
  let location: FileLocation
}

extension TemplateReading {
  /// The fields that a pattern names, with their locations in the file.
  func uses(of pattern: TextPattern, in node: YAMLNode) -> [FieldUse] {
    let node = node.localized(self)
    return pattern.fields.map { path, isRequired, offset in
      FieldUse(
        path: path, isRequired: isRequired, location: location(node.mark(atOffset: offset)))
    }
  }
}

/// A class in templates, with its keys.
struct TemplateClass: Sendable {
  let name: String
  let properties: [Property]
  let make: @Sendable () -> UIView
  /// Whether it arranges its subviews itself.
  let isStack: Bool

  func property(_ key: String) -> Property? {
    properties.first { $0.names.contains(key) }
  }

  var keys: [String] { properties.flatMap(\.names) }

  /// `a UILabel`, `a UIView`.
  var article: String { "a \(name)" }

  /// The class of a name; nil if there is none.
  static func named(_ name: String) -> TemplateClass? {
    all.first { $0.name == name }
  }

  /// All classes, the plain view first.
  static let all: [TemplateClass] = [
    TemplateClass(holder: "UIView", [.gradient]) { UIView() },
    TemplateClass("UILabel", Property.label) { UILabel() },
    TemplateClass("UIImageView", Property.imageView) { UIImageView() },
    // As in Interface Builder; the white text of `UIButton()` would be invisible in most cells.
    TemplateClass("UIButton", Property.button) { UIButton(type: .system) },
    TemplateClass("UISwitch", Property.toggle) { UISwitch() },
    TemplateClass("UIStackView", Property.stack, isStack: true) { UIStackView() },
    TemplateClass("UITextField", Property.textField) { UITextField() },
    TemplateClass(holder: "UITextView", Property.textView) { UITextView() },
    TemplateClass(holder: "UIScrollView", Property.scroll) {
      let view = UIScrollView()
      // As UIKit's do.
      view.clipsToBounds = true
      return view
    },
    TemplateClass("UISegmentedControl", Property.segments) { UISegmentedControl() },
    TemplateClass("UISlider", Property.slider) { UISlider() },
    TemplateClass("UIStepper", Property.stepper) { UIStepper() },
    TemplateClass("UIProgressView", Property.progress) { UIProgressView() },
    TemplateClass("UIActivityIndicatorView", Property.activity) { UIActivityIndicatorView() },
    TemplateClass("UIPageControl", Property.pages) { UIPageControl() },
  ]

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
