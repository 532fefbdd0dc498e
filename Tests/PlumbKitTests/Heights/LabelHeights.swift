import Testing

@testable @_spi(UIKit) import UIKitCore

/// Checks labels of several lines in hierarchies that are laid out: whether each one's content
/// height is that of its text at the width that the label has, and whether something takes or gives
/// the height where the frame differs.
struct LabelHeights {
  /// A sentence for everything that is wrong.
  private(set) var problems: [String] = []
  /// Labels looked at.
  private(set) var labels = 0
  /// Labels whose height something else decided.
  private(set) var overruled = 0
  /// Labels that no height fits: an aspect ratio makes their width depend on it.
  private(set) var restless = 0

  /// Less than any pixel, more than the solver's grid.
  private static let tolerance: CGFloat = 1e-4

  /// Looks at every label below a view that hosts an engine.
  mutating func check(_ host: UIView, _ situation: @autoclosure () -> String) {
    for label in host.wrappingLabels {
      labels += 1
      let content = label.own.vertical.intrinsic.map { CGFloat($0) } ?? 0
      let wanted = label.heightOfText
      if content > wanted + Self.tolerance, label.engine?.constraints.linksAxes ?? false {
        restless += 1
      } else if abs(content - wanted) > Self.tolerance {
        problems.append(
          "\(situation()): \(label.story) asks for \(content), its text needs \(wanted)")
      }
      if let problem = overruling(label, content) { problems.append("\(situation()): \(problem)") }
    }
  }

  /// Why the label is higher or lower than its content; nil where it is not, or where a constraint
  /// of enough priority says so.
  private mutating func overruling(_ label: UILabel, _ content: CGFloat) -> String? {
    let height = label.alignmentRect(forFrame: label.unroundedFrame).height
    guard abs(height - content) > Self.tolerance else { return nil }
    overruled += 1
    let own =
      height < content
      ? label.contentCompressionResistancePriority(for: .vertical)
      : label.contentHuggingPriority(for: .vertical)
    let reasons = label.layoutReasons(for: [(.height, 1)]) ?? []
    // The placeholder size of a document is a constraint of the label; its content is none.
    let others = reasons.map(\.constraint).filter { constraint in
      !(constraint.origin == .contentSize && constraint.firstItem === label)
        || label.constraints.contains { $0 === constraint }
    }
    // What is broken still counts, but for other than its priority.
    if others.contains(where: { $0.priority >= own || $0.isRequiredByItself }) { return nil }
    if label.restsOnNothing(.height) { return nil }
    return "\(label.story) is \(height) high, its content \(content) at \(own.rawValue), because of"
      + " \(others.map { "\($0.equation) @\($0.priority.rawValue)" })"
  }

  /// Asks every content anew and lays out again: nothing may move.
  mutating func checkSecondPass(_ host: UIView, _ situation: @autoclosure () -> String) {
    let before = host.framesBelow
    for label in host.wrappingLabels { label.invalidateIntrinsicContentSize() }
    host.setNeedsLayout()
    host.layoutIfNeeded()
    let after = host.framesBelow
    guard after != before else { return }
    let change = zip(before, after).first { $0 != $1 }.map { "\($0) to \($1)" } ?? "views"
    problems.append("\(situation()): a second pass moves \(change)")
  }
}

extension NSLayoutConstraint {
  /// What frames and tables decide has no priority of its own.
  fileprivate var isRequiredByItself: Bool {
    origin == .autoresizingMask || origin == .encapsulated
  }

  fileprivate var equation: String { "\(self)" }
}

extension UILabel {
  /// The height of the text at the width of the label's frame, measured by itself.
  fileprivate var heightOfText: CGFloat {
    let unbounded = CGRect(x: 0, y: 0, width: Self.unboundedWidth, height: Self.unboundedWidth)
    let natural = textRect(forBounds: unbounded, limitedToNumberOfLines: numberOfLines)
    guard frame.width < natural.width - 1e-5 else { return natural.height }
    var bounds = unbounded
    bounds.size.width = frame.width
    let height = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).height
    let wraps = measure(width: frame.width, lines: numberOfLines).lineCount > 1
    return height + (wraps ? environment.profile.text.wrappedLabelExtraHeight : 0)
  }

  fileprivate var story: String { "\(text?.prefix(20) ?? "") (\(frame.width) wide)" }
}

extension UIView {
  /// The labels below whose lines the engine counts.
  fileprivate var wrappingLabels: [UILabel] {
    subviews.flatMap { view -> [UILabel] in
      guard !view.hostsOwnEngine else { return [] }
      guard let label = view as? UILabel else { return view.wrappingLabels }
      return label.wrappingState.isListed && label.wrapsContent ? [label] : []
    }
  }

  /// Frames from here down, parents first.
  var framesBelow: [CGRect] {
    var frames: [CGRect] = []
    collectFrames(into: &frames)
    return frames
  }

  private func collectFrames(into frames: inout [CGRect]) {
    frames.append(frame)
    for view in subviews { view.collectFrames(into: &frames) }
  }

  /// Frames from here down, each with the way to its view.
  var frameLines: [String] { frameLines("") }

  private func frameLines(_ path: String) -> [String] {
    let rect = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
    let line = "\(path)\(type(of: self)) \(rect.joined(separator: " "))"
    return [line]
      + subviews.enumerated().flatMap { $1.frameLines("\(path)\($0).") }
  }
}

extension [String] {
  /// The first line that is another one, and how many are.
  func firstChange(since before: [String]) -> String? {
    let changes = zip(before, self).filter { $0 != $1 }
    return changes.first.map { "\($0.0) to \($0.1), and \(changes.count - 1) others" }
  }
}
