#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// One constraint in the making: what chained makers, operators and helpers end in.
public final class Pin {
  /// The constraint; made when the chain names its other side.
  public private(set) var constraint: NSLayoutConstraint?
  private let view: UIView
  private var attributes: [NSLayoutConstraint.Attribute]
  private(set) var made: [PinConstraint] = []

  init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }

  /// `make.top.leading`: further attributes of the same chain.
  public var top: Pin { adding(.top) }
  public var bottom: Pin { adding(.bottom) }
  public var leading: Pin { adding(.leading) }
  public var trailing: Pin { adding(.trailing) }
  public var width: Pin { adding(.width) }
  public var height: Pin { adding(.height) }
  public var centerX: Pin { adding(.centerX) }
  public var centerY: Pin { adding(.centerY) }

  private func adding(_ attribute: NSLayoutConstraint.Attribute) -> Pin {
    attributes.append(attribute)
    return self
  }

  /// The same attributes of another view; the attribute itself where a target names one.
  @discardableResult
  public func equal(_ other: PinTarget, file: String = #fileID, line: Int = #line) -> Pin {
    relate(.equal, other, "\(file):\(line)")
  }

  @discardableResult
  public func atLeast(_ other: PinTarget, file: String = #fileID, line: Int = #line) -> Pin {
    relate(.greaterThanOrEqual, other, "\(file):\(line)")
  }

  /// The same attributes of the superview.
  @discardableResult
  public func equalToSuperview(file: String = #fileID, line: Int = #line) -> Pin {
    guard let superview = view.superview else {
      preconditionFailure("\(type(of: view).description()) has no superview at \(file):\(line)")
    }
    return relate(.equal, superview, "\(file):\(line)")
  }

  /// Inwards at every edge.
  @discardableResult
  public func inset(_ amount: CGFloat) -> Pin {
    for constraint in made {
      let isFar = [.bottom, .trailing, .right].contains(constraint.firstAttribute)
      constraint.constant = isFar ? -amount : amount
    }
    return self
  }

  @discardableResult
  public func offset(_ amount: CGFloat) -> Pin {
    for constraint in made { constraint.constant = amount }
    return self
  }

  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> Pin {
    NSLayoutConstraint.deactivate(made)
    for constraint in made { constraint.priority = priority }
    NSLayoutConstraint.activate(made)
    return self
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: PinTarget, _ place: String
  ) -> Pin {
    view.translatesAutoresizingMaskIntoConstraints = false
    for attribute in attributes {
      let side = target.pinSide(of: attribute)
      let made = PinConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: side.item,
        attribute: side.attribute, multiplier: 1, constant: side.constant)
      made.place = place
      made.isActive = true
      self.made.append(made)
    }
    view.pins += made
    constraint = made.first
    return self
  }
}

/// A constraint that knows the line of its chain.
public class PinConstraint: NSLayoutConstraint {
  var place = ""
}

private var pinsKey: UInt8 = 0

extension UIView {
  /// The constraints that chains have made for the view.
  var pins: [PinConstraint] {
    get { objc_getAssociatedObject(self, &pinsKey) as? [PinConstraint] ?? [] }
    set { objc_setAssociatedObject(self, &pinsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
