import TestSupport
import UIKitCore

/// A root of a size with named children, laid out by visual formats: what most layout fixtures are.
func layout(
  _ size: CGSize, _ views: [(String, UIView)], _ formats: String...,
  environment: LayoutEnvironment = .fixed()
) -> UIView {
  let root = UIView(frame: CGRect(origin: .zero, size: size))
  var names: [String: Any] = [:]
  for (name, view) in views {
    view.name = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    names[name] = view
  }
  for format in formats {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: names))
  }
  return root
}

/// A label in the font whose characters are 10 wide and whose lines are 24 high under fixed
/// advances.
func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.font = .systemFont(ofSize: 20)
  label.text = text
  label.numberOfLines = lines
  return label
}
