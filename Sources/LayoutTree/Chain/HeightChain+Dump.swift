extension HeightChain {
  /// The chain as text: where each link leads to, how far down that is, and why; then the sum.
  ///
  /// ```
  ///   11    contentView.topMargin     margin
  ///    0    title.top                 title.top == contentView.topMargin
  ///   20.5  title.bottom              content of title @750
  ///    0    contentView.bottomMargin  contentView.bottomMargin == title.bottom
  ///   11    contentView.bottom        margin
  ///   42.5  automatic
  /// ```
  public var dump: String {
    var table = TextTable([.right, .left, .left])
    for link in links {
      let priority = link.priority < 1000 ? " @\(readable(link.priority))" : ""
      table.append(
        [readable(link.length), link.to.description, link.reason.description + priority])
    }
    table.append([readable(height), rule?.rawValue ?? "height"])
    return table.lines(indentation: "  ").joined(separator: "\n")
  }
}

extension HeightChain.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .constraint(let id): id
    case .margin: "margin"
    case .size(let reason): reason.description
    case .baseline: "baseline"
    case .mirror: "as much again"
    case .yielding(let content): "gives, content \(readable(content))"
    case .unfixed: "gives, not fixed"
    case .loose(let id): "has room: \(id)"
    case .missed(let id, let by): "missed by \(readable(by)): \(id)"
    case .broken(let id): "broken: \(id)"
    case .open: "open"
    case .separator: "separator"
    case .rounding: "rounding"
    }
  }
}

extension HeightChain.SizeReason: CustomStringConvertible {
  /// The way to the ground in words.
  public var description: String {
    let ground: String? =
      switch self.ground {
      case .constant: nil
      case .content(let view): "content of \(view)"
      case .width(let view): "width of \(view)"
      case .chain(let view): "chain in \(view)"
      }
    return (constraints + [ground].compactMap(\.self)).joined(separator: ", ")
  }
}
