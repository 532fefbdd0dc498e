import UIKit

/// What a chain may end in: a number, a size, a view, or an attribute of a view.
public protocol PinTarget {}

extension CGFloat: PinTarget {}
extension Int: PinTarget {}
extension CGSize: PinTarget {}
extension UIView: PinTarget {}
extension UILayoutGuide: PinTarget {}

/// `view.pin.bottom`: an attribute of a view, for the other side of a chain.
public struct PinSide: PinTarget {
  let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  var constant: CGFloat = 0
}

extension PinTarget {
  func pinSide(of attribute: NSLayoutConstraint.Attribute) -> PinSide {
    if let side = self as? PinSide { return side }
    if let value = number(for: attribute) {
      return PinSide(item: nil, attribute: .notAnAttribute, constant: value)
    }
    return PinSide(item: self as AnyObject, attribute: attribute)
  }

  private func number(for attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    if let value = self as? CGFloat { return value }
    if let value = self as? Int { return CGFloat(value) }
    if let value = self as? CGSize { return attribute == .width ? value.width : value.height }
    return nil
  }
}

/// `view.pin.make { … }`, `view.pin.bottom`.
@MainActor public struct PinProxy {
  let view: UIView

  public var top: PinSide { PinSide(item: view, attribute: .top) }
  public var bottom: PinSide { PinSide(item: view, attribute: .bottom) }
  public var leading: PinSide { PinSide(item: view, attribute: .leading) }
  public var trailing: PinSide { PinSide(item: view, attribute: .trailing) }
  public var width: PinSide { PinSide(item: view, attribute: .width) }
  public var height: PinSide { PinSide(item: view, attribute: .height) }

  /// Makes constraints: `$0.top.leading.equalToSuperview().inset(8)`.
  public func make(_ body: (PinMaker) -> Void) { body(PinMaker(view)) }

  /// Makes them anew, without those of earlier chains.
  public func remake(_ body: (PinMaker) -> Void) {
    NSLayoutConstraint.deactivate(view.pins)
    view.pins = []
    body(PinMaker(view))
  }
}

/// Begins chains.
public final class PinMaker {
  private let view: UIView
  init(_ view: UIView) { self.view = view }

  public var top: Pin { Pin(view, [.top]) }
  public var bottom: Pin { Pin(view, [.bottom]) }
  public var leading: Pin { Pin(view, [.leading]) }
  public var trailing: Pin { Pin(view, [.trailing]) }
  public var width: Pin { Pin(view, [.width]) }
  public var height: Pin { Pin(view, [.height]) }
  public var centerY: Pin { Pin(view, [.centerY]) }
  public var size: Pin { Pin(view, [.width, .height]) }
  public var edges: Pin { Pin(view, [.top, .leading, .bottom, .trailing]) }
  public var sides: Pin { Pin(view, [.leading, .trailing]) }
}

extension UIView {
  public var pin: PinProxy { PinProxy(view: self) }
}
