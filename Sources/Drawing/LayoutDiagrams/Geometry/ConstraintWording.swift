import LayoutTree
import UIKitIdentifiers

extension LayoutTree.Constraint {
  /// The text of the badge beside a line of this `shape`: `20`, `≥ 8`, `20 @500, off by 14`, `16 :
  /// 9`, `≥ margin`. Empty where the line alone says it all: two edges that coincide because they
  /// must, two sizes that are equal.
  ///
  /// - Parameter saysMiss: whether it is said by how much the constraint fails, where it does.
  func wording(
    of shape: ConstraintShape, in geometry: RowGeometry, saysMiss: Bool = true
  ) -> String {
    let asked = asked(of: shape, in: geometry)
    guard saysMiss, violation > Tolerance.visible else { return asked }
    return asked + (asked.isEmpty ? "" : ", ") + "off by \(readable(violation, decimals: 1))"
  }

  /// What is asked for, with its priority.
  private func asked(of shape: ConstraintShape, in geometry: RowGeometry) -> String {
    let suffix = EquationText.prioritySuffix(priority)
    switch shape {
    case .extents where relation == .equal && share(in: geometry) != nil:
      return (share(in: geometry) ?? "") + suffix
    case .alignment where constant == 0 && multiplier == 1 && relation == .equal,
      .extents where constant == 0 && multiplier == 1 && relation == .equal:
      let words = String(suffix.dropFirst())
      // The line of two middles is short where one view holds the other.
      let isCentred = first.attribute?.isCenter == true && second?.attribute?.isCenter == true
      return words.isEmpty || !isCentred ? words : "centred \(words)"
    case .distance(_, let from, let to, _, _) where multiplier == 1:
      return distance(from, to, geometry) + suffix
    case .alignment where multiplier == 1 && constant == 0:
      // However the two are written: the distance is nothing now and may grow.
      return LayoutTree.Relation.greaterThanOrEqual.sign + "0" + suffix
    case .alignment where multiplier == 1:
      return relation.sign + offset + suffix
    case .extent where second == nil, .extents where second == nil:
      return relation.sign + readable(constant) + suffix
    case .extent where relation == .equal && constant == 0 && multiplier > 0:
      return aspectRatio + suffix
    case .alignment, .distance, .extent, .extents:
      if let share = share(in: geometry) { return relation.sign + share + suffix }
      return (relation == .equal ? "= " : relation.sign) + rightHandSide(geometry) + suffix
    }
  }

  /// What is added to the line of another view where no distance is seen: `centre + 0.5`.
  private var offset: String {
    let attributes = anchors.compactMap(\.attribute)
    let place =
      attributes.contains(where: \.isMargin)
      ? "margin" : attributes.contains(where: \.isCenter) ? "centre" : nil
    return place.map { "\($0) \(constant < 0 ? "−" : "+") \(readable(constant.magnitude))" }
      ?? readable(constant)
  }

  /// How the length of a line between two edges compares with the number that is asked for:
  /// `a.bottom <= b.bottom - 20` keeps the edges *at least* 20 apart.
  func relation(
    from: Double, to: Double, in geometry: RowGeometry
  ) -> LayoutTree.Relation {
    guard multiplier == 1 else { return relation }
    return isKept(from, to, geometry.isRightToLeft) ? relation : relation.flipped
  }

  /// Whether the distance stands in the constraint's own relation to its constant.
  ///
  /// With `first R second + c`: where the first line is the lower one, the distance `second -
  /// first` stands in the opposite relation to `-c`, else `first - second` stands in `R` to `c`.
  /// A margin on the left is brought to the right first. Leading and trailing edges of a row that
  /// reads from the right count from there.
  private func isKept(_ from: Double, _ to: Double, _ isRightToLeft: Bool) -> Bool {
    let isSwapped = first.attribute?.isMargin == true
    let isMirrored = isRightToLeft && anchors.contains { $0.attribute?.isRelative == true }
    let (low, high) = isMirrored != isSwapped ? (to, from) : (from, to)
    return (low <= high) == isSwapped
  }

  /// The distance that is asked for, without sign. One from a margin is given in full, margin
  /// included, where it is known how much that is.
  private func distance(_ from: Double, _ to: Double, _ geometry: RowGeometry) -> String {
    let isKept = isKept(from, to, geometry.isRightToLeft)
    let number = isKept ? constant : -constant
    let sign = (isKept ? relation : relation.flipped).sign
    guard anchors.contains(where: { $0.attribute?.isMargin == true }) else {
      // An equality that fails may have its lines the other way round; what it asks for has not.
      let fails = relation == .equal && violation > 0
      return sign + readable(fails ? constant.magnitude : number)
    }
    if relation == .equal, violation < Tolerance.visible {
      return readable(abs(from - to) / geometry.scale, decimals: 1)
    }
    if let margin = margin(in: geometry) { return sign + readable(margin + number) }
    let sum = number == 0 ? "" : " \(number < 0 ? "−" : "+") \(readable(number.magnitude))"
    return sign + "margin" + sum
  }

  /// The margin that one side of the constraint speaks of; `nil` where it is not known.
  private func margin(in geometry: RowGeometry) -> Double? {
    anchors.lazy.compactMap {
      RowAnchor($0, isRightToLeft: geometry.isRightToLeft)?.margin(in: geometry)
    }.first
  }

  /// Width to height, in small whole numbers where there are any: `1 : 1`, `16 : 9`, `1.85 : 1`.
  var aspectRatio: String {
    let ratio = first.attribute == .width ? multiplier : 1 / multiplier
    for height in 1...20 {
      let width = ratio * Double(height)
      if width.rounded() >= 1, abs(width - width.rounded()) < Tolerance.ratio * width {
        return "\(readable(width.rounded())) : \(height)"
      }
    }
    return "\(readable(ratio, decimals: Decimals.printed)) : 1"
  }

  private func rightHandSide(_ geometry: RowGeometry) -> String {
    let second = second.map(geometry.scene.shownName)
    return EquationText.rightSide(
      second ?? "", multiplier: multiplier, constant: constant, signs: .typographic)
  }

  /// A share of the view around it: `20 % of width`; nil for another proportion.
  private func share(in geometry: RowGeometry) -> String? {
    guard let second, constant == 0, let side = first.attribute, side == second.attribute,
      side == .width || side == .height, geometry.parent(of: first.item) == second.item
    else { return nil }
    return "\(readable(multiplier * 100)) % of \(side.rawValue)"
  }
}

extension LayoutTree.Constraint {
  /// The identifier that somebody gave it; nil where its id is its equation or an object id of
  /// Interface Builder, which says nothing to a reader.
  var givenName: String? {
    id == equation || Self.isObjectID(id) ? nil : id
  }

  /// Whether an id looks like those that Interface Builder makes: `aB3-xY-1Zq`, letters and digits
  /// at random. A word of small letters, as in `top-to-bar`, has a vowel.
  fileprivate static func isObjectID(_ id: some StringProtocol) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [3, 2, 3] else { return false }
    let isLetterOrDigit = { (byte: UInt8) in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber)
    }
    return parts.allSatisfy { $0.allSatisfy(isLetterOrDigit) }
      && (id.contains { $0.isNumber || $0.isUppercase }
        || parts.contains { !$0.contains { "aeiouy".utf8.contains($0) } })
  }
}

extension LayoutTree.Scene {
  /// The name of a view or guide in a picture: its id. That of a view without outlet, label and
  /// identifier is its kind with an object id, `imageView aB3-xY-1Zq`, which says nothing to readers:
  /// they get the kind, with a number where others have it, in the order of the row.
  func shownName(of id: String) -> String {
    if let point = id.lastIndex(of: "."),
      let guide = Self.guides[String(id[id.index(after: point)...])],
      views.allSatisfy({ $0.id != id })
    {
      return "\(shownName(of: String(id[..<point]))).\(guide)"
    }
    guard let space = id.lastIndex(of: " ") else { return id }
    let (kind, object) = (id[..<space], id[id.index(after: space)...])
    guard LayoutTree.Constraint.isObjectID(object) else { return id }
    let alike = views.map(\.id).filter { $0.hasPrefix(kind) }
    guard alike.count > 1, let number = alike.firstIndex(of: id) else { return String(kind) }
    return "\(kind) \(number + 1)"
  }

  /// What code calls the guides of a view.
  private static let guides = [
    UIKitIdentifier.ViewGuide.safeArea: "safeArea",
    UIKitIdentifier.ViewGuide.layoutMargins: "margins",
    UIKitIdentifier.ViewGuide.readableContent: "readableContent",
  ]

  func shownName(of anchor: LayoutTree.Anchor) -> String {
    [shownName(of: anchor.item), anchor.attribute?.rawValue].compactMap(\.self)
      .joined(separator: ".")
  }

  /// The equation of a constraint with the names that a picture shows.
  func shownEquation(of constraint: LayoutTree.Constraint) -> String {
    EquationText(
      shownName(of: constraint.first), constraint.relation, constraint.second.map(shownName),
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority
    ).description
  }
}

extension LayoutTree.Relation {
  /// Before a number; equality goes without saying.
  fileprivate var sign: String { self == .equal ? "" : typographic + " " }
}
