import Testing

@testable import UIKitCore

/// Frames of named views as text, one a line: `title 20 16 280 24`, positions before sizes.
///
/// Views without a name are left out. Numbers are in points, in the superview's coordinates.
public func frames(of root: UIView) -> String {
  var lines: [String] = []
  collect(root, into: &lines)
  return lines.joined(separator: "\n")
}

private func collect(_ view: UIView, into lines: inout [String]) {
  if let name = view.name {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(shortest)
    lines.append(([name] + numbers).joined(separator: " "))
  }
  for subview in view.subviews { collect(subview, into: &lines) }
}

/// A number with at most three decimals and no zeros at its end.
private func shortest(_ value: CGFloat) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

/// Lays out `root` and compares the frames of its named views; a failure prints expected and actual
/// together.
public func expectFrames(
  _ root: UIView, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  root.layoutIfNeeded()
  let actual = frames(of: root)
  #expect(
    actual == expected, "expected\n\(expected)\nactual\n\(actual)", sourceLocation: sourceLocation)
}
