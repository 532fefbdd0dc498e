import Foundation
import Reading

/// What the sources of a project say of the heights of rows and items: whether code gives a height,
/// or leaves it to the content. Their text is searched for a few words, and neither compiled nor run.
package final class RowHeightSources: Sendable {
  /// Who decides the height of a row.
  package enum Decision {
    /// A delegate or a property gives a number.
    case code
    /// Somewhere `automaticDimension` is given, and no other height beside it.
    case content
  }

  /// What files say in which a word occurs, of those that speak of heights of rows.
  private let decisions: [String: Decision]
  /// The only number that files with a word give rows as their height; nil for several.
  private let heights: [String: CodedLength?]
  /// Several that files with a word give some of their rows.
  private let otherHeights: [String: [CodedLength]]
  /// Those of the branches under which a class's cells are made; nil for one that is no number.
  private let branches: [String: CodedLength?]
  private let itemBranches: [String: CodedSize?]
  /// The words of files with a delegate that is asked for heights.
  private let delegated: Set<String>
  /// The words of files that hide the lines between rows.
  private let unseparated: Set<String>
  /// The same of the items of collections, and of their headers and footers.
  private let itemSizes: [String: CodedSize?]
  private let headerSizes: [String: CodedSize?]
  /// The last of several sizes that a file with a word gives some of its items.
  private let otherItemSizes: [String: CodedSize]

  private static let projects = KnownProjects<RowHeightSources>()

  /// Files and folders that are looked at.
  private static let mostFiles = 50_000
  /// Bytes of a file, and of all that are read.
  private static let largestFile = 1 << 20
  private static let mostBytes = 256 << 20
  /// Bytes of the files that speak of heights: each of their words is kept.
  private static let mostKeptBytes = 16 << 20

  /// The sources of the project around a file, as far as a server may read them. Empty for a file
  /// outside of a project, whose folder may hold anything.
  package static func around(_ path: String) -> RowHeightSources {
    guard let home = FileAccess.project(of: path) else { return RowHeightSources([]) }
    let root = FileScope.current.root ?? home
    let folder = ResolvedPath.isInside(home, of: root) ? home : root
    return projects.reading(of: folder) { RowHeightSources(read(folder, $0)) }
  }

  package init(_ texts: [String]) {
    var decisions: [String: Decision] = [:]
    var heights: [String: CodedLength?] = [:]
    var others: [String: [CodedLength]] = [:]
    var delegated: Set<String> = []
    let texts = texts.map { SourceComments.removed(from: Array($0.utf8)) }
    let constants = HeightConstants(texts)
    let files = texts.map { LengthsOfFile($0, constants) }
    (itemSizes, otherItemSizes) = Self.sizes(in: files, at: Self.itemMarks)
    headerSizes = Self.sizes(in: files, at: Self.headerMarks).common
    branches = Self.branches(in: files)
    itemBranches = Self.itemBranches(in: files)
    unseparated = files.reduce(into: []) { names, file in
      if Self.speaks(file.text, of: Self.lineMarks) { names.formUnion(Self.words(of: file.text)) }
    }
    for file in files where Self.speaks(file.text, of: Self.rowMarks) {
      let text = file.text
      let isAutomatic = Self.has(Self.automatic, text) && !Self.givesSomeRowsHeights(text)
      let decision: Decision = isAutomatic ? .content : .code
      let given = isAutomatic ? [nil] : Self.heights(in: file)
      let height = Set(given).count == 1 ? given.first ?? nil : nil
      let other = height == nil ? given.compactMap(\.self).uniqued().prefix(Self.mostOthers) : []
      let words = Self.words(of: text)
      if Self.has(Self.delegate, text) { delegated.formUnion(words) }
      for word in words {
        if decisions[word] != .content { decisions[word] = decision }
        if given.isEmpty { continue }
        if others[word]?.count ?? 0 < Self.mostOthers { others[word, default: []] += other }
        heights[word] = .some(heights[word].map { $0 == height ? height : nil } ?? height)
      }
    }
    (self.decisions, self.heights, otherHeights) = (decisions, heights, others)
    self.delegated = delegated
  }

  /// Heights of some rows of a file that are kept.
  private static let mostOthers = 16

  /// The width of a list on a phone, in points.
  package static let usualWidth = 375.0

  /// The height in points that code gives rows in all files that mention a name, in a list of a
  /// width; nil where it is computed of something else, or where there are several.
  package func height(on name: String, inListOfWidth width: Double = usualWidth) -> Double? {
    (heights[name] ?? nil).flatMap { Self.sensible($0.points(inListOfWidth: width)) }
  }

  /// The height that code gives some of the rows, and another one others: of several the one that is
  /// nearest to what the content asks for, or the last where it asks for nothing.
  package func otherHeight(
    on name: String, inListOfWidth width: Double, near wanted: Double?
  ) -> Double? {
    let all = (otherHeights[name] ?? []).compactMap {
      Self.sensible($0.points(inListOfWidth: width))
    }
    guard let wanted else { return all.last }
    return all.min { abs($0 - wanted) < abs($1 - wanted) }
  }

  /// The height in points that code gives the rows or the header which it makes of a class; nil where
  /// it does not tell them from others, or where they are as high as their content.
  package func heightOfBranch(on name: String, inListOfWidth width: Double) -> Double? {
    (branches[name] ?? nil).flatMap { Self.sensible($0.points(inListOfWidth: width)) }
  }

  /// Whether code tells the rows of a class from others, and leaves their height to the content.
  package func leavesToContent(_ name: String) -> Bool { branches[name] == .some(nil) }

  /// Whether code that names a class hides the lines between the rows of its list.
  package func hidesSeparators(of name: String) -> Bool { unseparated.contains(name) }

  /// Whether a delegate of a table that files mention by a name is asked for heights, so that the
  /// table's own is not that of the rows.
  package func asksDelegate(for name: String) -> Bool { delegated.contains(name) }

  private static func sensible(_ points: Double) -> Double? {
    (1...2000).contains(points) ? points : nil
  }

  /// The size that code gives items of a collection, in points.
  package struct ItemSize: Equatable, Sendable {
    /// Nil where it is computed.
    package var width: Double?
    package let height: Double
    /// Whether other items have other sizes.
    package let isOneOfSeveral: Bool

    package init(width: Double? = nil, height: Double, isOneOfSeveral: Bool = false) {
      (self.width, self.height, self.isOneOfSeveral) = (width, height, isOneOfSeveral)
    }
  }

  /// The size that code gives the items of a class in all files that mention it, or its headers and
  /// footers, in a list of a width; of several items' the last. Nil where the height is computed of
  /// something else, or where items size themselves.
  package func size(
    ofItem name: String, isHeader: Bool, inListOfWidth width: Double = usualWidth
  ) -> ItemSize? {
    var only = (isHeader ? headerSizes : itemSizes)[name] ?? nil
    if only == nil, !isHeader, let branch = itemBranches[name] {
      // What is computed of something else there is not what others have.
      guard let branch else { return nil }
      only = branch
    }
    guard let size = only ?? (isHeader ? nil : otherItemSizes[name]),
      let height = Self.sensible(size.height.points(inListOfWidth: width))
    else { return nil }
    return ItemSize(
      width: size.width.flatMap { Self.sensible($0.points(inListOfWidth: width)) }, height: height,
      isOneOfSeveral: only == nil)
  }

  /// Who decides the height of rows that files mention by one of the names, or nil.
  package func decision(on names: [String]) -> Decision? {
    let found = names.compactMap { decisions[$0] }
    return found.contains(.content) ? .content : found.first
  }

  // MARK: Words

  private static let automatic = Array("utomaticDimension".utf8)
  private static let delegate = Array("heightForRow".utf8)
  private static let rowMarks =
    [automatic, delegate] + ["rowHeight", "setRowHeight"].map { Array($0.utf8) }
  /// What makes the lines between rows unseen.
  private static let lineMarks = [
    "separatorStyle = .none", "separatorColor = .clear", "separatorColor = UIColor.clear",
    "SeparatorStyleNone",
  ].map { Array($0.utf8) }
  private static let sectionMarks = [Array("heightForHeaderInSection".utf8)]
  private static let itemDelegate = Array("sizeForItemAt".utf8)
  private static let itemMarks = ["sizeForItemAt", "sizeForItem(at", "itemSize = ", layoutItem]
  private static let layoutItem = "NSCollectionLayoutItem("
  private static let headerMarks = ["referenceSizeForHeaderIn", "headerReferenceSize = "]

  /// Whether a delegate's answer is something else than `automaticDimension` for some rows or for all,
  /// whatever the table's property says: its body has more returns than that name.
  private static func givesSomeRowsHeights(_ text: [UInt8]) -> Bool {
    let parts = String(decoding: text, as: UTF8.self).components(separatedBy: "heightForRow")
    return parts.dropFirst().contains { part in
      let body = body(part)
      let automatic = body.components(separatedBy: "utomaticDimension").count - 1
      return body.components(separatedBy: "return ").count - 1 > automatic
    }
  }

  /// The first braces of a text with what is between them.
  private static func body(_ text: String) -> Substring {
    var depth = 0
    return text.drop { $0 != "{" }.prefix { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth > 0
    }
  }

  /// The numbers that a text gives as heights, nil for what is none: `rowHeight = 80`, `rowHeight =
  /// FeedCell.height`, or what a delegate returns.
  private static func heights(
    in file: LengthsOfFile
  ) -> [CodedLength?] {
    let text = String(decoding: file.text, as: UTF8.self)
    var numbers: [CodedLength?] = []
    let number = { (part: String) in CodedLengthReader.length(part, file.length(of:)) }
    for part in text.components(separatedBy: "rowHeight = ").dropFirst()
    where !part.hasPrefix("UITableView") {
      numbers.append(number(part))
    }
    for part in text.components(separatedBy: "heightForRowAt").dropFirst() {
      let body = body(part).dropFirst()
      let returns = body.components(separatedBy: "return ")
      let bare = returns.count == 1 ? [returns[0]] : Array(returns.dropFirst())
      for value in bare { numbers.append(number(value)) }
    }
    return numbers
  }

  /// The heights of the branches under which classes are named; nil for a class with several, and for
  /// one that is no number, as `automaticDimension` is.
  private static func branches(in files: [LengthsOfFile]) -> [String: CodedLength?] {
    var heights: [String: CodedLength?] = [:]
    for file in files where speaks(file.text, of: [delegate] + sectionMarks) {
      let text = String(decoding: file.text, as: UTF8.self)
      for found in [
        RowBranches(text, from: "cellForRowAt", to: "heightForRowAt"),
        RowBranches(
          text, from: "viewForHeaderInSection", to: "heightForHeaderInSection", takesAll: true),
      ] {
        for (name, value) in found.values.flatMap({ name, all in all.map { (name, $0) } }) {
          let height = CodedLengthReader.length(value, file.length(of:))
          heights[name] = .some(heights[name].map { $0 == height ? height : nil } ?? height)
        }
      }
    }
    return heights
  }

  /// The sizes of items that go with the branches under which classes are named.
  private static func itemBranches(in files: [LengthsOfFile]) -> [String: CodedSize?] {
    var sizes: [String: CodedSize?] = [:]
    for file in files where speaks(file.text, of: [itemDelegate]) {
      let text = String(decoding: file.text, as: UTF8.self)
      let found = RowBranches(text, from: "cellForItemAt", to: "sizeForItemAt")
      guard !found.values.isEmpty else { continue }
      let names = HeightConstants.names(in: found.body, file.length(of:))
      for (name, value) in found.values.flatMap({ name, all in all.map { (name, $0) } }) {
        let size = value.components(separatedBy: "(width: ").dropFirst().first.flatMap {
          Self.size($0, names)
        }
        sizes[name] = .some(sizes[name].map { only([$0, size]) } ?? size)
      }
    }
    return sizes
  }

  /// The size of which a text holds the arguments, from that of `width` on.
  private static func size(
    _ text: String, _ names: @escaping CodedLengthReader.Names
  ) -> CodedSize? {
    let parts = text.components(separatedBy: "height: ")
    guard parts.count > 1, let height = CodedLengthReader.length(parts[1], names) else {
      return nil
    }
    return CodedSize(width: CodedLengthReader.length(parts[0], names), height: height)
  }

  /// By each word of texts with one of the marks the only size behind those marks; nil for several,
  /// of which the last is beside them.
  private static func sizes(
    in files: [LengthsOfFile], at marks: [String]
  ) -> (common: [String: CodedSize?], others: [String: CodedSize]) {
    var sizes: [String: CodedSize?] = [:]
    var others: [String: CodedSize] = [:]
    for file in files where speaks(file.text, of: marks.map { Array($0.utf8) }) {
      let found = found(String(decoding: file.text, as: UTF8.self), at: marks, file.length(of:))
      let (size, last) = (only(found), found.compactMap(\.self).last)
      for word in words(of: file.text) {
        sizes[word] = .some(sizes[word].map { only([$0, size]) } ?? size)
        if let last { others[word] = last }
      }
    }
    return (sizes, others)
  }

  /// What several sizes have in common: the height, and the width if that is the same.
  private static func only(_ sizes: [CodedSize?]) -> CodedSize? {
    guard var common = sizes.first ?? nil else { return nil }
    for size in sizes.dropFirst() {
      guard let size, size.height == common.height else { return nil }
      if size.width != common.width { common.width = nil }
    }
    return common
  }

  private static func found(
    _ text: String, at marks: [String], _ known: @escaping CodedLengthReader.Names
  ) -> [CodedSize?] {
    guard !["automaticSize", "estimatedItemSize"].contains(where: text.contains) else { return [] }
    return marks.flatMap { mark -> [CodedSize?] in
      if mark == layoutItem { return CompositionalSizes(text, known).sizes }
      let parts = text.components(separatedBy: mark)
      return parts.indices.dropFirst().flatMap { index -> [CodedSize?] in
        let isProperty = mark.hasSuffix("= ")
        let value = isProperty ? parts[index].prefix { !$0.isNewline } : body(parts[index])
        // A property is set in a method with names of its own.
        let method = isProperty ? parts[index - 1].components(separatedBy: "func ").last : nil
        let names = HeightConstants.names(in: (method ?? "") + value, known)
        return value.components(separatedBy: "(width: ").dropFirst().map { size($0, names) }
      }
    }
  }

  private static func speaks(_ text: [UInt8], of marks: [[UInt8]]) -> Bool {
    marks.contains { has($0, text) }
  }

  /// Whether a text has a word, which has an upper-case letter: there are fewer of those.
  private static func has(_ word: [UInt8], _ text: [UInt8]) -> Bool {
    guard let anchor = word.firstIndex(where: { $0 < UInt8(ascii: "a") }) else { return false }
    var rest = text.dropFirst(anchor)
    while let found = rest.firstIndex(of: word[anchor]) {
      if text[(found - anchor)...].starts(with: word) { return true }
      rest = rest[(found + 1)...]
    }
    return false
  }

  /// The names in a text, and what stands in quotation marks, each once.
  private static func words(of text: [UInt8]) -> Set<String> {
    let names = text.split { !isOfName($0) }
    let quoted = text.split { $0 == quotationMark || $0 == newline }
    return Set(
      (names + quoted).filter { $0.count <= longestName }.map {
        String(decoding: $0, as: UTF8.self)
      })
  }

  private static let quotationMark = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")
  /// Bytes of a name that is kept.
  private static let longestName = 100

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Files

  private static func read(_ home: String, _ files: FileStamps) -> [String] {
    let marks =
      rowMarks + sectionMarks + lineMarks + (itemMarks + headerMarks).map { Array($0.utf8) }
    var texts: [String] = []
    var (count, bytes, kept) = (0, 0, 0)
    var others: [String: String] = [:]
    files.note(home + "/")
    let names = FileManager.default.enumerator(atPath: home)
    while count < mostFiles, bytes < mostBytes, kept < mostKeptBytes,
      let name = names?.nextObject() as? String
    {
      count += 1
      let last = PathName.last(of: name)
      if SourceEndings.isPassedOver(last) { names?.skipDescendants() }
      files.note(name, in: home)
      guard [".swift", ".m", ".mm"].contains(where: last.hasSuffix) else { continue }
      files.note("\(home)/\(name)")
      guard
        let text = try? FileContents.read("\(home)/\(name)", limit: largestFile, links: .refused)
      else { continue }
      bytes += text.count
      guard speaks(text, of: marks) else {
        others[last] = min(others[last] ?? name, name)
        continue
      }
      kept += text.count
      texts.append(String(decoding: text, as: UTF8.self))
    }
    // The files of the types whose constants are heights.
    let types = texts.flatMap { text in
      ["rowHeight = ", "return "].flatMap { text.components(separatedBy: $0).dropFirst() }
        .map { HeightConstants.name($0[...]) }
    }
    for type in Set(types).sorted() {
      guard let name = others["\(type).swift"],
        let text = try? FileContents.read("\(home)/\(name)", limit: largestFile, links: .refused)
      else { continue }
      texts.append(String(decoding: text, as: UTF8.self))
    }
    return texts
  }
}

/// The comments of Swift and Objective-C.
private enum SourceComments {
  /// A text without its comments, in whose place is a space; strings of one line stay as they are.
  static func removed(from text: [UInt8]) -> [UInt8] {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    let (quote, escape, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"))
    guard text.contains(slash) else { return text }
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var index = 0
    var isInString = false
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : newline
      if isInString {
        if byte == quote || byte == newline { isInString = false }
        kept.append(byte)
        if byte == escape {
          kept.append(next)
          index += 1
        }
      } else if byte == slash, next == slash {
        while index < text.count, text[index] != newline { index += 1 }
        kept.append(newline)
      } else if byte == slash, next == star {
        index += 2
        while index + 1 < text.count, text[index] != star || text[index + 1] != slash { index += 1 }
        index += 1
        kept.append(UInt8(ascii: " "))
      } else {
        isInString = byte == quote
        kept.append(byte)
      }
      index += 1
    }
    return kept
  }
}
