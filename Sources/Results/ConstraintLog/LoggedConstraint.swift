import UIKitIdentifiers

/// One constraint as the console prints it: `<Class:0xADDR@File.swift#LINE 'identifier' body>`.
public struct LoggedConstraint: Equatable, Sendable {
  /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, `SnapKit.LayoutConstraint` and
  /// others.
  public let className: String
  /// `0x6000030a39d0`, or the name that a library prints in its place.
  public let address: String
  /// Where a library says the constraint was written: `LoginCell.swift#43`.
  public let origin: String?
  /// The programmer's or UIKit's own name: `UIView-Encapsulated-Layout-Height`, `UISV-spacing`.
  public let identifier: String?
  /// The autoresizing masks `h=--& v=--&` where the class prints them.
  public let mask: String?
  /// Whether it is the size that a table decided, though its identifier was not printed: Masonry
  /// describes every constraint itself, without identifiers.
  public internal(set) var isUnnamedTableSize = false
  /// What it says.
  public let equation: LoggedEquation
  /// The view around the items, where the list of names says which it is.
  public let superview: LoggedItem?
  /// The body as printed, without class, address and state.
  public let body: String
  /// Where in the log, counted from 1.
  public let line: Int

  /// A constraint from its parts; one that no log printed has neither body nor line.
  public init(
    className: String, address: String, origin: String? = nil, identifier: String? = nil,
    mask: String? = nil, equation: LoggedEquation, superview: LoggedItem? = nil, body: String = "",
    line: Int = 0
  ) {
    self.className = className
    self.address = address
    self.origin = origin
    self.identifier = identifier
    self.mask = mask
    self.equation = equation
    self.superview = superview
    self.body = body
    self.line = line
  }

  /// What stands for the constraint in a message: its identifier, else its address.
  public var label: String { identifier ?? address }

  /// Where a constraint comes from: only the first kind was written by the developer.
  public var source: Source {
    if className.hasSuffix("AutoresizingMaskLayoutConstraint") { return .autoresizingMask }
    if className.hasSuffix("ContentSizeLayoutConstraint") { return .contentSize }
    if let identifier {
      if UIKitIdentifier.EncapsulatedSize.contains(identifier) { return .encapsulated }
      if identifier.hasPrefix(UIKitIdentifier.Stack.prefix) { return .stackView }
      if UIKitIdentifier.systemPrefixes.contains(where: identifier.hasPrefix) { return .system }
    }
    if isUnnamedTableSize { return .encapsulated }
    if className.hasPrefix("_UI") { return .system }
    let items = [equation.first.item, equation.second?.item].compactMap(\.self)
    return items.allSatisfy(\.isPrivateToSystem) ? .system : .code
  }

  /// Who made a constraint.
  public enum Source: Equatable, Sendable {
    /// The app, in code or in Interface Builder.
    case code
    /// `translatesAutoresizingMaskIntoConstraints`.
    case autoresizingMask
    /// A table or collection view, or a view controller's container, for the size it decided.
    case encapsulated
    case stackView
    case contentSize
    /// Another part of UIKit.
    case system
  }
}

extension LoggedConstraint {
  /// Whether it makes a width or height 0.
  package var isSizeOfNothing: Bool {
    equation.second == nil && !equation.first.attribute.isPosition && equation.constant == 0
  }

  /// Whether it fixes a size of a table cell's content view, as only tables do by an
  /// `NSLayoutConstraint` of their own where an app uses Masonry (published logs of three apps).
  var fixesContentView: Bool {
    className == "NSLayoutConstraint" && identifier == nil
      && equation.second == nil && equation.relation == .equal
      && equation.first.item.className == "UITableViewCellContentView"
      && (equation.first.attribute == .width || equation.first.attribute == .height)
  }
}
