import TestSupport

@testable import UIKitCore

/// Makes cells as somebody might write them, each from a seed: labels of one and of several lines,
/// switches, images, stack views in stack views, containers, guides, margins, priorities, aspect
/// ratios.
struct RandomCell {
  private var random: SeededRandom
  private var depth = 0

  static func make(seed: UInt64) -> UITableViewCell {
    var maker = RandomCell(random: SeededRandom(seed: seed))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    maker.fill(cell.contentView, isCell: true)
    return cell
  }

  private init(random: SeededRandom) { self.random = random }

  // MARK: Views

  private mutating func view() -> UIView {
    let view: UIView
    switch Int.random(in: 0..<(depth < 3 ? 20 : 15), using: &random) {
    case 0..<6: view = label(lines: 0)
    case 6..<9: view = label(lines: 1)
    case 9: view = label(lines: 2)
    case 10, 11: view = UISwitch()
    case 12, 13: view = image()
    case 14: view = UIButton(type: .system)
    case 15..<18: view = stack()
    default:
      view = UIView()
      fill(view, isCell: false)
    }
    (view as? UIButton)?.setTitle(text(words: 2), for: .normal)
    prioritise(view)
    return view
  }

  private mutating func label(lines: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text(words: lines == 1 ? 3 : 24)
    let styles: [UIFont.TextStyle] = [.body, .footnote, .headline, .caption1, .title2]
    label.font = .preferredFont(forTextStyle: pick(styles))
    return label
  }

  private mutating func image() -> UIView {
    let size = CGSize(width: pick([16, 24, 40.5, 80]), height: pick([16, 24, 33.5, 60]))
    let view = UIImageView(image: UIImage(size: size))
    if chance(3) {
      // Each aspect ratio couples widths with heights, also where a label decides one of them.
      let ratio = view.widthAnchor.constraint(
        equalTo: view.heightAnchor, multiplier: pick([1, 1.5, 0.75]))
      ratio.priority = pick([.required, UILayoutPriority(999), UILayoutPriority(700)])
      ratio.isActive = true
    }
    return view
  }

  private mutating func stack() -> UIStackView {
    depth += 1
    defer { depth -= 1 }
    let stack = UIStackView(
      arrangedSubviews: (0..<Int.random(in: 1...4, using: &random)).map { _ in view() })
    stack.axis = chance(2) ? .vertical : .horizontal
    stack.distribution = pick([
      .fill, .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    stack.alignment = pick([.fill, .fill, .leading, .center, .trailing, .firstBaseline])
    stack.spacing = pick([0, 4, 8, 12.5])
    if chance(4) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(all: pick([4, 8, 10.25]))
    }
    return stack
  }

  /// Seldom any priority at all, mostly those that people give.
  private mutating func prioritise(_ view: UIView) {
    let values: [Float] = [1000, 999, 752, 751, 750, 749, 500, 252, 251, 250, 249]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if chance(4) {
        view.setContentHuggingPriority(UILayoutPriority(pick(values)), for: axis)
      }
      if chance(4) {
        view.setContentCompressionResistancePriority(UILayoutPriority(pick(values)), for: axis)
      }
    }
  }

  // MARK: Constraints

  private mutating func fill(_ container: UIView, isCell: Bool) {
    depth += 1
    defer { depth -= 1 }
    let views = (0..<Int.random(in: 1...(isCell ? 4 : 3), using: &random)).map { _ in view() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    let guide = UILayoutGuide()
    if chance(3) { container.addLayoutGuide(guide) }
    let usesGuide = guide.owningView != nil
    if chance(2) {
      chain(views, in: container, .horizontal, usesGuide ? guide : nil)
      for view in views { hold(view, in: container, .vertical) }
    } else {
      chain(views, in: container, .vertical, usesGuide ? guide : nil)
      for view in views { hold(view, in: container, .horizontal) }
    }
    if usesGuide { hold(guide, in: container) }
  }

  /// One view after the other, from edge to edge.
  private mutating func chain(
    _ views: [UIView], in container: UIView, _ axis: NSLayoutConstraint.Axis,
    _ guide: UILayoutGuide?
  ) {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var items: [(item: any LayoutItem, after: NSLayoutConstraint.Attribute)] = [
      (container, margin(start))
    ]
    for view in views {
      relate(view, start, items[items.count - 1], spacing: axis == .horizontal ? 12 : 4)
      items.append((view, end))
    }
    if let guide {
      relate(guide, start, items[items.count - 1], spacing: 4)
      items.append((guide, end))
    }
    let last = items[items.count - 1]
    let relation: NSLayoutConstraint.Relation = chance(4) ? .greaterThanOrEqual : .equal
    constrain(container, margin(end), relation, last.item, last.after)
  }

  private mutating func relate(
    _ item: any LayoutItem, _ start: NSLayoutConstraint.Attribute,
    _ previous: (item: any LayoutItem, after: NSLayoutConstraint.Attribute), spacing: CGFloat
  ) {
    constrain(
      item, start, chance(5) ? .greaterThanOrEqual : .equal, previous.item, previous.after,
      constant: pick([0, spacing, spacing, 57.25]))
  }

  /// Both edges, one edge and not beyond the other, or the centre and within.
  private mutating func hold(
    _ view: UIView, in container: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    let isAcross = axis == .horizontal
    let start: NSLayoutConstraint.Attribute = isAcross ? .leading : .top
    let end: NSLayoutConstraint.Attribute = isAcross ? .trailing : .bottom
    let center: NSLayoutConstraint.Attribute = isAcross ? .centerX : .centerY
    let way = Int.random(in: 0..<4, using: &random)
    constrain(
      view, start, way == 2 ? .greaterThanOrEqual : .equal, container, margin(start),
      priority: chance(6) ? pick([999, 750, 251]) : 1000)
    constrain(container, margin(end), way == 0 ? .equal : .greaterThanOrEqual, view, end)
    if way == 2 { constrain(view, center, .equal, container, center) }
    if chance(8) {
      constrain(
        view, isAcross ? .width : .height, pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        nil, .notAnAttribute, constant: pick([40, 55.5, 120]),
        priority: pick([1000, 800, 600, 240]))
    }
  }

  /// A guide takes a part of the container and need not be anywhere else.
  private mutating func hold(_ guide: UILayoutGuide, in container: UIView) {
    constrain(
      guide, .width, .equal, container, .width, multiplier: pick([0.1, 0.25]), priority: 900)
    constrain(guide, .height, .equal, nil, .notAnAttribute, constant: 10, priority: 900)
    constrain(guide, .top, .greaterThanOrEqual, container, .top)
    constrain(guide, .leading, .greaterThanOrEqual, container, .leading)
  }

  private func constrain(
    _ first: any LayoutItem, _ a: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ b: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: a, relatedBy: relation, toItem: second, attribute: b,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }

  private mutating func margin(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    chance(3) ? attribute : attribute.margin
  }

  // MARK: Choices

  private mutating func text(words: Int) -> String {
    let known = [
      "a", "of", "the", "Wi-Fi", "refresh", "background", "content", "mobile", "notifications",
      "1,234", "when", "apps", "straightforwardly", "on",
    ]
    return (0..<Int.random(in: 1...words, using: &random)).map { _ in pick(known) }
      .joined(separator: " ")
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
