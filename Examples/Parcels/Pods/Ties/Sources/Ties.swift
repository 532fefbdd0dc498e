import UIKit

/// Constraints as chains: `$0.left.top.equalToSuperview().inset(16)`.
public struct Ties {
  fileprivate let view: UIView

  public var left: TieEnd { TieEnd(view: view, attribute: .leading) }
  public var right: TieEnd { TieEnd(view: view, attribute: .trailing) }
  public var top: TieEnd { TieEnd(view: view, attribute: .top) }
  public var bottom: TieEnd { TieEnd(view: view, attribute: .bottom) }
  public var centerY: TieEnd { TieEnd(view: view, attribute: .centerY) }

  public func make(_ describe: (TieMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = TieMaker(view: view)
    describe(maker)
    NSLayoutConstraint.activate(maker.chains.flatMap(\.constraints))
  }
}

extension UIView {
  public var ties: Ties { Ties(view: self) }
}

/// One side of a view, for the other end of a constraint.
public struct TieEnd {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
}

public final class TieMaker {
  private let view: UIView
  fileprivate var chains: [TieChain] = []

  fileprivate init(view: UIView) { self.view = view }

  public var left: TieChain { chain.left }
  public var right: TieChain { chain.right }
  public var top: TieChain { chain.top }
  public var bottom: TieChain { chain.bottom }
  public var width: TieChain { chain.width }
  public var height: TieChain { chain.height }
  public var centerY: TieChain { chain.centerY }

  private var chain: TieChain {
    chains.append(TieChain(view: view))
    return chains[chains.count - 1]
  }
}

public final class TieChain {
  private let view: UIView
  private var attributes: [NSLayoutConstraint.Attribute] = []
  private var relation = NSLayoutConstraint.Relation.equal
  private var end: TieEnd?
  private var usesSuperview = false
  private var constant: CGFloat = 0
  private var margin: CGFloat = 0

  fileprivate init(view: UIView) { self.view = view }

  public var left: TieChain { adding(.leading) }
  public var right: TieChain { adding(.trailing) }
  public var top: TieChain { adding(.top) }
  public var bottom: TieChain { adding(.bottom) }
  public var width: TieChain { adding(.width) }
  public var height: TieChain { adding(.height) }
  public var centerY: TieChain { adding(.centerY) }

  @discardableResult
  public func equalToSuperview() -> TieChain { toSuperview(.equal) }
  @discardableResult
  public func lessThanOrEqualToSuperview() -> TieChain { toSuperview(.lessThanOrEqual) }
  @discardableResult
  public func equalTo(_ end: TieEnd) -> TieChain { to(end, .equal) }
  @discardableResult
  public func greaterThanOrEqualTo(_ end: TieEnd) -> TieChain { to(end, .greaterThanOrEqual) }

  @discardableResult
  public func equalTo(_ length: CGFloat) -> TieChain {
    constant = length
    return self
  }

  @discardableResult
  public func offset(_ distance: CGFloat) -> TieChain {
    constant = distance
    return self
  }

  @discardableResult
  public func inset(_ distance: CGFloat) -> TieChain {
    margin = distance
    return self
  }

  private func adding(_ attribute: NSLayoutConstraint.Attribute) -> TieChain {
    attributes.append(attribute)
    return self
  }

  private func to(_ end: TieEnd, _ relation: NSLayoutConstraint.Relation) -> TieChain {
    (self.end, self.relation) = (end, relation)
    return self
  }

  private func toSuperview(_ relation: NSLayoutConstraint.Relation) -> TieChain {
    (usesSuperview, self.relation) = (true, relation)
    return self
  }

  fileprivate var constraints: [NSLayoutConstraint] {
    attributes.map { attribute in
      let isFar = attribute == .trailing || attribute == .bottom
      return NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation,
        toItem: usesSuperview ? view.superview : end?.view,
        attribute: usesSuperview ? attribute : end?.attribute ?? .notAnAttribute, multiplier: 1,
        constant: constant + (isFar ? -margin : margin))
    }
  }
}
