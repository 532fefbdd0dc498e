import CollectionAlgorithms
import Numbers

/// A number of a frame that becomes another one.
package struct FrameMove: Hashable, Sendable, Encodable {
  /// The view's name or object id.
  package let view: String
  /// `x`, `y`, `width` or `height`.
  package let dimension: String
  /// In points.
  package let from: Double
  /// In points.
  package let to: Double

  /// The numbers that differ between two frames, to be seen.
  package static func between(_ old: CGRect, _ new: CGRect, of view: String) -> [FrameMove] {
    let parts: [(name: String, from: CGFloat, to: CGFloat)] = [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ]
    return parts.filter { abs($0.from - $0.to) > Tolerance.visible }.map {
      FrameMove(view: view, dimension: $0.name, from: Double($0.from), to: Double($0.to))
    }
  }
}

extension [FrameMove] {
  /// `photo: height 40 → 80`, a view each.
  package var lines: [String] {
    map(\.view).uniqued().map { view in
      let words = filter { $0.view == view }.map {
        "\($0.dimension) \(readable($0.from)) → \(readable($0.to))"
      }
      return "\(view): \(words.joined(separator: ", "))"
    }
  }
}
