import ConstraintLog

/// What the items of one message are called: as short as can be, and no two alike.
public struct ItemLabels: Equatable, Sendable {
  private let labels: [String: String]

  /// Labels for every item that `message` mentions.
  public init(_ message: ConflictMessage, _ views: KnownViews = KnownViews()) {
    var items: [(key: String, item: LoggedItem)] = []
    var places: [String: Int] = [:]
    for constraint in message.constraints {
      for anchor in [constraint.equation.first, constraint.equation.second].compactMap(\.self) {
        if let place = places[anchor.item.key] {
          items[place].item.text = items[place].item.text ?? anchor.item.text
          items[place].item.name = items[place].item.name ?? anchor.item.name
        } else {
          places[anchor.item.key] = items.count
          items.append((anchor.item.key, anchor.item))
        }
      }
    }
    var counts: [String: Int] = [:]
    let label = { (item: LoggedItem) in views.label(of: item) ?? item.readableLabel }
    for entry in items { counts[label(entry.item), default: 0] += 1 }
    var labels: [String: String] = [:]
    for (key, item) in items {
      let label = label(item)
      labels[key] = counts[label] == 1 ? label : "\(label)(\(key.suffix(4)))"
    }
    self.labels = labels
  }

  /// `Avatar`, `contentView`, `UILabel 'Title'`; with the end of the address where two would be
  /// alike.
  public func label(of item: LoggedItem) -> String { labels[item.key] ?? item.readableLabel }

  /// The equation with items as people know them: `Avatar.top == contentView.top + 10`.
  public func text(of equation: LoggedEquation) -> String {
    EquationText(
      name(of: equation.first), equation.relation, equation.second.map(name(of:)),
      multiplier: equation.multiplier, constant: equation.constant
    ).description
  }

  /// `Avatar.top`.
  func name(of anchor: LoggedAnchor) -> String {
    "\(label(of: anchor.item)).\(anchor.attribute.rawValue)"
  }
}

extension LoggedItem {
  /// The label, with UIKit's own names as documentation has them.
  fileprivate var readableLabel: String {
    if name == nil, className == "UITableViewCellContentView" { return "contentView" }
    return key == "|" ? "superview" : label
  }
}

extension LoggedConstraint {
  /// Where to find the constraint: its address, its identifier, the line that made it.
  var handle: String {
    ([address] + [identifier.map { "'\($0)'" }, origin].compactMap(\.self)).joined(separator: " ")
  }
}
