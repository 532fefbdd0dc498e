/// The format written out in full, for dumps and tests: orientation and relations always spelled,
/// parentheses always there.
///
/// Parsing the description gives the same format, but for positions.
extension VisualFormat: CustomStringConvertible {
  package var description: String {
    let axis = orientation == .horizontal ? "H:" : "V:"
    let links = rest.map { "\($0.connection)\($0.view)" }.joined()
    return axis + (opening.map { "|\($0)" } ?? "") + "\(first)" + links
      + (closing.map { "\($0)|" } ?? "")
  }
}

extension VisualFormat.ViewElement: CustomStringConvertible {
  /// `[name]` or `[name(==10)]`.
  package var description: String {
    size.isEmpty ? "[\(name.text)]" : "[\(name.text)(\(size.listed))]"
  }
}

extension VisualFormat.Connection: CustomStringConvertible {
  /// Nothing, `-`, or `-(==10)-`.
  package var description: String {
    switch distance {
    case .flush: ""
    case .standard: "-"
    case .predicates(let predicates): "-(\(predicates.listed))-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  /// `>=10@750`.
  package var description: String {
    relation.rawValue + object.description + (priority.map { "@\($0)" } ?? "")
  }
}

extension VisualFormat.Value: CustomStringConvertible {
  /// The number or the name.
  package var description: String {
    switch self {
    case .number(let number, _): "\(number)"
    case .name(let name): name.text
    }
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var listed: String { map(\.description).joined(separator: ",") }
}
