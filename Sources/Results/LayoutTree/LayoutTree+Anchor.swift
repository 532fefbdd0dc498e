import UIKitIdentifiers

extension LayoutTree {
  /// One side of a constraint: an attribute of a view or guide, spelled `title.top`.
  public struct Anchor: Hashable, Sendable {
    /// The id of the view or guide; ids may have dots.
    public var item: String
    /// Which of its lines or sizes; `nil` for a word that is no attribute of UIKit's.
    public let attribute: Attribute?
    /// The word that is no attribute; `nil` where there is none.
    private let unknown: String?

    /// An anchor by its parts; `item` is the id of a view or guide.
    public init(_ item: String, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
      unknown = nil
    }

    /// Reads `title.top`: before the last dot is the item. Every text is kept as it was.
    public init(_ text: String) {
      guard let dot = text.lastIndex(of: ".") else {
        item = text
        attribute = nil
        unknown = nil
        return
      }
      let word = String(text[text.index(after: dot)...])
      item = String(text[..<dot])
      attribute = Attribute(rawValue: word)
      unknown = attribute == nil ? word : nil
    }

    /// The attribute as it is spelled; empty where there is none.
    public var attributeName: String { attribute?.rawValue ?? unknown ?? "" }
  }

  /// UIKit's layout attributes, spelled as in code.
  public enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = "none"
  }
}

extension LayoutTree.Attribute {
  /// The axis along which the attribute measures; `nil` for none.
  package var axis: LayoutTree.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether it is the edge of the layout margins; centres within margins are none.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline, .centerXWithinMargins, .centerYWithinMargins,
      .notAnAttribute:
      false
    }
  }

  /// Whether it is a centre, of the view or within its margins.
  package var isCenter: Bool {
    self == .centerX || self == .centerY || isCenterWithinMargins
  }

  package var isCenterWithinMargins: Bool {
    self == .centerXWithinMargins || self == .centerYWithinMargins
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it depends on the reading direction.
  package var isRelative: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
}

extension LayoutTree.Anchor: CustomStringConvertible, ExpressibleByStringLiteral, Codable {
  /// `title.top`.
  public var description: String {
    if let attribute { return "\(item).\(attribute.rawValue)" }
    return unknown.map { "\(item).\($0)" } ?? item
  }

  /// An anchor as it is spelled.
  public init(stringLiteral value: String) { self.init(value) }

  /// Reads the spelling.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the spelling.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension LayoutTree.Constraint {
  package var anchors: [LayoutTree.Anchor] { [first, second].compactMap(\.self) }
}

extension LayoutTree {
  /// Who made a constraint.
  public enum Origin: Hashable, Sendable {
    /// The application, by code or in a file, or a rule of UIKit's that views show as their own.
    case written
    case stackView(StackRule)
    /// A table or a host, which decides on the size of its content.
    case encapsulatedSize
    /// What shows a view that is no row in a row: an item as wide as in its file.
    case host

    /// The purpose of a stack view's constraint.
    public enum StackRule: Hashable, Sendable {
      /// The distance between arranged views.
      case spacing
      /// Lengths that the distribution makes equal, or proportional.
      case lengths
      /// Everything else that holds arranged views in place.
      case arrangement
    }

    /// Reads UIKit's identifiers, with the number that a second constraint of a name has.
    package init(identifier: String) {
      typealias Stack = UIKitIdentifier.Stack
      if identifier.hasPrefix(UIKitIdentifier.EncapsulatedSize.prefix) {
        self = .encapsulatedSize
      } else if Stack.spacing.begins(identifier) {
        self = .stackView(.spacing)
      } else if Stack.fillEqually.begins(identifier) || Stack.fillProportionally.begins(identifier)
      {
        self = .stackView(.lengths)
      } else {
        self = identifier.hasPrefix(Stack.prefix) ? .stackView(.arrangement) : .written
      }
    }

    package var isStackView: Bool {
      if case .stackView = self { true } else { false }
    }
  }
}

extension LayoutTree.Constraint {
  /// The name for people: its id, or of a stack view's spacing the two views that it keeps apart.
  package var shownName: String {
    guard origin == .stackView(.spacing), let second else { return id }
    return "spacing between \(second.item) and \(first.item)"
  }
}

extension LayoutTree.Guide {
  /// Whether a stack view holds the guide to arrange its views by.
  package var isOfStackView: Bool { id.contains("." + UIKitIdentifier.Stack.prefix) }
}
