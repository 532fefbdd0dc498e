// What is seen of Apple's frameworks: a grey field with the name of the view.
import PlumbCells
import UIKit

/// A grey field in place of a view. Classes that stand in for Apple's views are subclasses.
open class FieldView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let origin = Self.origin(of: self)
    show(origin.name, of: origin.module)
  }

  /// A field for a view that is shown in a line of a file.
  public init(_ name: String, of module: String, file: String? = nil, line: Int = 0) {
    super.init(frame: .zero)
    show(name, of: module, file: file, line: line)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let origin = Self.origin(of: self)
    show(origin.name, of: origin.module)
  }

  private func show(_ name: String, of module: String, file: String? = nil, line: Int = 0) {
    HostedCells.noteStandIn(name, of: module, file: file, line: line)
    backgroundColor = .systemGray5
    let label = UILabel()
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    label.text = "\(module): \(name)"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -4),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  /// The class of Apple's that an object is one of, and its module.
  fileprivate static func origin(of object: Any) -> (name: String, module: String) {
    var level = Mirror(reflecting: object)
    while let above = level.superclassMirror, above.subjectType != FieldView.self,
      above.subjectType != FieldController.self
    { level = above }
    let words = String(reflecting: level.subjectType).split(separator: ".").map(String.init)
    return (words.last ?? "", words.first ?? "")
  }
}

/// A controller whose view is a grey field.
open class FieldController: UIViewController {
  open override func loadView() {
    let origin = FieldView.origin(of: self)
    view = FieldView(origin.name, of: origin.module)
  }
}
