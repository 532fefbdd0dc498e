import LayoutTree
import Scene

/// A link of the chain as it is drawn: at its height in the row.
struct PlumbSegment {
  let link: HeightChain.Link
  /// Where it begins and ends, in points below the row's top; down or, where views overlap, up.
  let from: Double
  let to: Double

  /// The extent it covers.
  var span: ClosedRange<Double> { min(from, to)...max(from, to) }

  /// Whether it has a length to be told of, or says that something gave.
  var isTold: Bool { abs(to - from) > 1e-9 || !link.reason.isFirm }

  /// Whether something was given up here, rather than left open by a table that decides by itself.
  func isFault(in chain: HeightChain) -> Bool {
    switch link.reason {
    case .open, .loose, .unfixed: chain.rule == nil || chain.rule == .automatic
    case .yielding, .missed, .broken: true
    case .constraint, .margin, .size, .baseline, .mirror, .separator, .rounding: false
    }
  }

  /// Whether it is a view, rather than what is between views.
  var isView: Bool {
    switch link.reason {
    case .size, .yielding, .unfixed, .baseline: true
    case .constraint, .margin, .mirror, .loose, .missed, .broken, .open, .separator, .rounding:
      false
    }
  }

  /// The segments of a chain, one below the other.
  static func segments(of chain: HeightChain) -> [PlumbSegment] {
    var y = 0.0
    return chain.links.map { link in
      let from = y
      y += link.length
      return PlumbSegment(link: link, from: from, to: y)
    }
  }
}
