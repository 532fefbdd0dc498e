import Numbers
import UIKit

/// Whether a dimension of a frame follows from constraints and known sizes alone.
///
/// Fonts differ in the last percent and safe areas from device to device; what rests on them proves
/// nothing against a stored number.
struct FrameProof {
  /// Whether it rests on nothing but what the file says.
  let isFirm: Bool
  /// Constraints of the file that it rests on.
  let written: [NSLayoutConstraint]

  init(of dimension: LayoutDimension, _ view: UIView, in scene: LintScene) {
    // What rests on contents proves nothing, and is cheaper to tell than what values are left.
    guard let reasons = view.layoutReasons(for: [(dimension, 1)]), !reasons.isEmpty,
      reasons.allSatisfy({ Self.isFirm($0.constraint, in: scene) }),
      !view.restsOnNothing(dimension), view.layoutRange(of: dimension)?.isPoint == true
    else {
      (isFirm, written) = (false, [])
      return
    }
    isFirm = true
    written = reasons.map(\.constraint).filter(\.isWritten)
  }

  private static func isFirm(_ constraint: NSLayoutConstraint, in scene: LintScene) -> Bool {
    switch constraint.origin {
    case .contentSize, .guide, .fitting: return false
    // Proportional distributions count by the sizes of texts, and what stack views wish for gives
    // way to them.
    case .stackView: return constraint.multiplier == 1 && constraint.priority.rawValue >= 999
    case .autoresizingMask, .encapsulated: return true
    case .application, .visualFormat: break
    }
    return constraint.priority == .required && !constraint.isBroken && !constraint.alignsBaselines
      && [constraint.firstItem, constraint.secondItem].allSatisfy { isFirm($0) }
      && !(scene.rowHeight == .none && constraint.usesMargins(of: scene.root))
  }

  /// Guides of the application, bars and safe areas are what a device makes of them.
  private static func isFirm(_ item: AnyObject?) -> Bool {
    guard let guide = item as? UILayoutGuide else { return true }
    return guide === guide.owningView?.marginsGuide
  }
}

extension NSLayoutConstraint {
  /// Whether somebody wrote it, in a file or in code.
  var isWritten: Bool { origin == .application || origin == .visualFormat }

  var alignsBaselines: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }

  /// Whether it counts from the margins of a root view, which contain what the device covers.
  func usesMargins(of root: UIView) -> Bool {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)].contains { item, attribute in
      item === root && attribute.isMargin || item.map { $0 === root.marginsGuide } ?? false
    }
  }
}

extension ClosedRange<CGFloat> {
  /// Whether there is but one value, within what rounding leaves.
  var isPoint: Bool { Tolerance.looksSame(lowerBound, upperBound) }
}

extension LayoutDimension {
  var isSize: Bool { self == .width || self == .height }
}
