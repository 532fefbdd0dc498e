/// The sizes of items in compositional layouts, as source text describes them: a method with one item
/// and one group gives them, in fractions of the list, points and counts.
struct CompositionalSizes {
  /// The sizes that a file describes, in its order; nil for items that size themselves, and where
  /// something is unknown.
  let sizes: [CodedSize?]

  /// Characters of a method.
  private static let longest = 20_000

  init(_ text: String, _ known: @escaping CodedLengthReader.Names) {
    guard text.contains("NSCollectionLayoutItem(") else {
      sizes = []
      return
    }
    // A closure that makes sections may have several.
    let parts = text.components(separatedBy: "NSCollectionLayoutItem(")
    sizes = parts.indices.dropFirst().map { index in
      let before = parts[index - 1].components(separatedBy: "func ").last ?? ""
      let item = parts[index].components(separatedBy: "func ").first ?? ""
      let names = HeightConstants.names(in: before + item, known)
      let section = Section(
        text: String(before.suffix(Self.longest)) + "NSCollectionLayoutItem("
          + item.prefix(Self.longest), names)
      return section.size
    }
  }
}

/// The text around one item.
private struct Section {
  let text: String
  let names: CodedLengthReader.Names

  init(text: String, _ names: @escaping CodedLengthReader.Names) {
    (self.text, self.names) = (text, names)
  }

  /// A length of an item or a group along an axis.
  private enum Dimension {
    case absolute(CodedLength)
    case ofWidth(Double)
    case ofHeight(Double)
    case estimated
  }

  private typealias Size = (width: Dimension, height: Dimension)

  var size: CodedSize? {
    guard let item = size(after: "NSCollectionLayoutItem("),
      let group = size(after: "NSCollectionLayoutGroup.")
    else { return nil }
    let list = CodedLength(constant: -insets(of: "section", "leading", "trailing"), share: 1)
    guard let groupWidth = length(group.width, width: list, height: nil) else { return nil }
    let groupHeight = length(group.height, width: list, height: nil)
    var width = length(item.width, width: groupWidth, height: groupHeight)
    var height = length(item.height, width: groupWidth, height: groupHeight)
    let call = after("NSCollectionLayoutGroup.").prefix { $0 != "\n" }
    if let count = argument("count: ", in: call).flatMap({ CodedLengthReader.length($0, names) }),
      count.share == 0, count.constant >= 1
    {
      let gaps = (count.constant - 1) * spacing
      func part(_ whole: CodedLength) -> CodedLength {
        CodedLength(
          constant: (whole.constant - gaps) / count.constant, share: whole.share / count.constant)
      }
      if call.hasPrefix("vertical") {
        height = groupHeight.map(part)
      } else {
        width = part(groupWidth)
      }
    }
    guard var height else { return nil }
    height.constant -= insets(of: "item", "top", "bottom")
    width?.constant -= insets(of: "item", "leading", "trailing")
    return CodedSize(width: width, height: height)
  }

  private func length(
    _ dimension: Dimension, width: CodedLength, height: CodedLength?
  ) -> CodedLength? {
    switch dimension {
    case .absolute(let length): return length
    case .ofWidth(let share):
      return CodedLength(constant: width.constant * share, share: width.share * share)
    case .ofHeight(let share):
      return height.map { CodedLength(constant: $0.constant * share, share: $0.share * share) }
    case .estimated: return nil
    }
  }

  // MARK: Text

  private func after(_ mark: String) -> Substring {
    text.range(of: mark).map { text[$0.upperBound...] } ?? ""
  }

  /// What stands behind a label up to a comma or the end of the line.
  private func argument(_ label: String, in text: Substring) -> String? {
    text.range(of: label).map { String(text[$0.upperBound...].prefix(200)) }
  }

  /// The size that a call is given, written there or under a name.
  private func size(after mark: String) -> Size? {
    let call = after(mark)
    guard let value = argument("layoutSize:", in: call.prefix(120)) else { return nil }
    let written = value.drop { $0 == " " }
    let name = HeightConstants.name(written)
    if name.isEmpty || name == "NSCollectionLayoutSize" { return size(in: after(mark).prefix(400)) }
    guard let declared = text.range(of: "let \(name)") ?? text.range(of: "var \(name)") else {
      return nil
    }
    return size(in: text[declared.upperBound...].prefix(400))
  }

  private func size(in text: Substring) -> Size? {
    guard let width = dimension("widthDimension:", in: text),
      let height = dimension("heightDimension:", in: text)
    else { return nil }
    return (width, height)
  }

  private func dimension(_ label: String, in text: Substring) -> Dimension? {
    guard let found = text.range(of: label) else { return nil }
    let value = text[found.upperBound...].drop { $0.isWhitespace || $0 == "." }
    let bare = value.hasPrefix("NSCollectionLayoutDimension.") ? value.dropFirst(28) : value
    let kind = HeightConstants.name(bare)
    guard let open = bare.firstIndex(of: "("),
      let length = CodedLengthReader.length(bare[bare.index(after: open)...], names)
    else { return nil }
    switch kind {
    case "absolute": return .absolute(length)
    case "fractionalWidth": return length.share == 0 ? .ofWidth(length.constant) : nil
    case "fractionalHeight": return length.share == 0 ? .ofHeight(length.constant) : nil
    case "estimated": return .estimated
    default: return nil
    }
  }

  /// The sum of two insets, in points: of `item.contentInsets = …`.
  private func insets(of name: String, _ first: String, _ second: String) -> Double {
    let value = after("\(name).contentInsets = ").prefix { $0 != "\n" }
    return [first, second].reduce(0) { sum, edge in
      sum
        + (argument("\(edge): ", in: value).flatMap { CodedLengthReader.length($0, names) }?
          .constant ?? 0)
    }
  }

  private var spacing: Double {
    let value = after("interItemSpacing = ").prefix { $0 != "\n" }
    return argument("fixed(", in: value).flatMap { CodedLengthReader.length($0, names) }?.constant
      ?? 0
  }
}
