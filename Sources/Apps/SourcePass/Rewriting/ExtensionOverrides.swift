/// Lets methods and properties that an extension declares be overridden.
///
/// The Objective-C runtime finds them by their name. Here one of a class of the module moves into
/// that class. One of UIKit's classes chooses among the overrides, which are all in the module:
///
/// ```swift
/// extension UIView { func fill() { plumb_fill(above: nil) }; func plumb_fill_0() { … } }
/// extension UILabel { func plumb_fill_1() { plumb_fill(above: UILabel.self) } }  // super.fill()
/// ```
struct ExtensionOverrides {
  /// Members of extensions that move into their class.
  private(set) var moving: Set<SourceIndex.MemberID> = []
  /// Overrides that stay where they are, under another name.
  private(set) var renamed: Set<SourceIndex.MemberID> = []
  private(set) var edits: [(file: Int, edit: Edit)] = []

  /// A member as an override names it.
  private struct Key: Hashable {
    let keyword: SwiftWord
    let name: String
    let labels: [String?]
    let isStatic: Bool

    init(_ member: Member) {
      keyword = member.keyword
      (name, labels, isStatic) = (member.name, member.labels, member.isStatic)
    }
  }

  private let index: SourceIndex
  private var count = 0

  init(_ index: SourceIndex) {
    self.index = index
    var overrides: [Key: [SourceIndex.MemberID]] = [:]
    forEachMember { id, member in
      if member.modifiers.contains(.override) { overrides[Key(member), default: []].append(id) }
    }
    guard !overrides.isEmpty else { return }
    var bases: [(id: SourceIndex.MemberID, overrides: [SourceIndex.MemberID])] = []
    forEachMember { id, member in
      guard !member.modifiers.contains(.override), let found = overrides[Key(member)],
        index.structures[id.file].types[member.owner].keyword == .extension
      else { return }
      bases.append((id, found))
    }
    for base in bases { readBase(base.id, base.overrides) }
  }

  private func forEachMember(_ body: (SourceIndex.MemberID, Member) -> Void) {
    for (file, structure) in index.structures.enumerated() {
      for (number, member) in structure.members.enumerated()
      where member.keyword == .func || member.keyword == .var {
        body(SourceIndex.MemberID(file: file, member: number), member)
      }
    }
  }

  private mutating func readBase(
    _ id: SourceIndex.MemberID, _ overrides: [SourceIndex.MemberID]
  ) {
    let owner = owner(of: id)
    let own = overrides.filter { isOverride($0, of: owner) && !renamed.contains($0) }
    guard !own.isEmpty else { return }
    if let target = index.declaration(of: owner) {
      if index[target].keyword == .class { moving.insert(id) }
    } else if own.allSatisfy(isNameable), ([id] + own).allSatisfy(isDispatchable) {
      dispatch(id, own)
    }
  }

  /// Whether an override is one of a member that is added to a class: its class descends from that
  /// one, and no class between them declares such a member.
  private func isOverride(_ id: SourceIndex.MemberID, of base: SourceIndex.TypeID) -> Bool {
    let owner = owner(of: id)
    let target = index.declaration(of: base)
    var path = index[owner].path
    var present = index.declaration(of: owner)
    for _ in 0..<8 {
      guard let type = present else { return ClassHierarchy.isSubclass(path, of: index[base].path) }
      if type == target { return true }
      let declares = index.structures[type.file].members.contains {
        $0.owner == type.type && !$0.modifiers.contains(.override) && Key($0) == Key(index[id])
      }
      guard !declares, let next = index.superclass(of: type) else { return false }
      path = next
      present = index.declaration(named: next)
    }
    return false
  }

  private func owner(of id: SourceIndex.MemberID) -> SourceIndex.TypeID {
    SourceIndex.TypeID(file: id.file, type: index[id].owner)
  }

  /// Whether the extended class can be cast to an override's.
  private func isNameable(_ id: SourceIndex.MemberID) -> Bool {
    index.declaration(of: owner(of: id)).map { index.isNameable(index[$0]) } ?? true
  }

  private func isDispatchable(_ id: SourceIndex.MemberID) -> Bool {
    let (member, structure) = (index[id], index.structures[id.file])
    if member.isGenericOrAsync || !member.parameters.allSatisfy(\.takesAnyValue) { return false }
    guard member.keyword == .var else { return true }
    let words = structure.wordIndices(of: member.range)
    return member.type != nil && member.furtherNames.isEmpty
      && words.contains { structure.kind($0) == .openBrace }
      && !words.contains { [.didSet, .willSet].contains(structure.words[$0].word) }
  }

  // MARK: Dispatch

  private mutating func dispatch(
    _ id: SourceIndex.MemberID, _ overrides: [SourceIndex.MemberID]
  ) {
    let member = index[id]
    let names = (0...overrides.count).map { "plumb_\(member.name)_\(count + $0)" }
    count += names.count
    rename(id, to: names[0])
    for (override, name) in zip(overrides, names.dropFirst()) {
      renamed.insert(override)
      rename(override, to: name)
      replaceSuper(in: override)
    }
    let classes = overrides.map { index[owner(of: $0)].path }
    let text = DispatchedMember(member, index.structures[id.file], names, classes).text
    edits.append((id.file, Edit(member.range.upperBound..<member.range.upperBound, text)))
  }

  private mutating func rename(_ id: SourceIndex.MemberID, to name: String) {
    let (member, structure) = (index[id], index.structures[id.file])
    let words = structure.wordIndices(of: member.range)
    guard let keyword = words.first(where: { structure.words[$0].word == member.keyword }) else {
      return
    }
    for word in words.lowerBound..<keyword where structure.words[word].word == .override {
      edits.append((id.file, Edit(structure.words[word].start..<structure.words[word].end, "")))
    }
    let word = structure.words[keyword + 1]
    edits.append((id.file, Edit(word.start..<word.end, name)))
  }

  /// `super.fill()` asks for the next implementation above that of this class.
  private mutating func replaceSuper(in id: SourceIndex.MemberID) {
    let (member, structure) = (index[id], index.structures[id.file])
    let above = index[owner(of: id)].path + ".self"
    for word in structure.wordIndices(of: member.range)
    where structure.isWord(word, "super") && structure.kind(word + 1) == .dot
      && structure.isName(word + 2) && structure.text(word + 2) == member.name
    {
      let start = structure.words[word].start
      if member.keyword == .var {
        let text = "self[plumb_\(member.name): \(above)]"
        edits.append((id.file, Edit(start..<structure.words[word + 2].end, text)))
      } else if structure.kind(word + 3) == .openParen {
        let comma = structure.kind(word + 4) == .closeParen ? "" : ", "
        let text = "self.plumb_\(member.name)(above: \(above)\(comma)"
        edits.append((id.file, Edit(start..<structure.words[word + 3].end, text)))
      }
    }
  }
}

/// The declarations, in one line, that choose among the implementations of a member.
private struct DispatchedMember {
  let text: String

  /// - Parameters:
  ///   - names: of the implementations: the extension's own, then those of the classes.
  init(_ member: Member, _ structure: SwiftStructure, _ names: [String], _ classes: [String]) {
    let subject = member.isStatic ? "self" : "type(of: self)"
    let candidates = classes.map { $0 + ".self" }.joined(separator: ", ")
    func choice(_ use: (String) -> String) -> String {
      let cases = classes.indices.map { position in
        let type = classes[position] + (member.isStatic ? ".Type" : "")
        return "case \(position): \(use("(self as! \(type)).\(names[position + 1])"))"
      }
      return "switch nearestOverride(of: \(subject), above: plumbAbove, among: [\(candidates)])"
        + " { \(cases.joined(separator: "; ")); default: \(use(names[0])) }"
    }
    let head = Self.head(member, structure)
    if member.keyword == .var {
      let type = member.type.map { Self.oneLine($0, structure) } ?? ""
      let setters =
        member.isSettable
        ? (
          " set { self[plumb_\(member.name): nil] = newValue }",
          " set { \(choice { "\($0) = newValue" }) }"
        ) : ("", "")
      let kind = member.isStatic ? "class " : ""
      text =
        "; \(head)var \(member.name): \(type) { get { self[plumb_\(member.name): nil] }\(setters.0) }"
        + "; \(kind)subscript(plumb_\(member.name) plumbAbove: AnyClass?) -> \(type)"
        + " { get { \(choice { "return \($0)" }) }\(setters.1) }"
      return
    }
    let parameters = member.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(names): \(Self.oneLine(parameter.declaration, structure))"
    }
    let arguments = member.parameters.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "") + parameter.name
    }
    let attempt = member.canThrow ? "try " : ""
    let end =
      (member.canThrow ? " throws" : "")
      + (member.result.map { " -> " + Self.oneLine($0, structure) } ?? "")
    let list = arguments.joined(separator: ", ")
    let start = "plumb_\(member.name)(above: "
    text =
      "; \(head)func \(member.name)(\(parameters.joined(separator: ", ")))\(end)"
      + " { \(attempt)\(start)\((["nil"] + arguments).joined(separator: ", "))) }"
      + "; \(head)func \(start.dropLast(2)) plumbAbove: AnyClass?"
      + "\(parameters.map { ", " + $0 }.joined()))\(end)"
      + " { \(choice { "return \(attempt)\($0)(\(list))" }) }"
  }

  /// The attributes and modifiers, without those that only the Objective-C runtime knows.
  private static func head(_ member: Member, _ structure: SwiftStructure) -> String {
    let attributes = member.attributes.filter { !RewritePlan.removedAttributes.contains($0.name) }
    let modifiers = member.modifiers.filter { $0 != .dynamic && $0 != .open }
    let isOpen = member.modifiers.contains(.open)
    return
      (attributes.map { oneLine($0.range, structure) } + (isOpen ? ["public"] : [])
      + modifiers.map(\.rawValue)).map { $0 + " " }.joined()
  }

  /// Text of a declaration without comments and line breaks.
  private static func oneLine(_ range: Range<Int>, _ structure: SwiftStructure) -> String {
    let first = structure.words.partitioningIndex { $0.start >= range.lowerBound }
    var text = ""
    var end = range.lowerBound
    for word in structure.words[first...].prefix(while: { $0.end <= range.upperBound }) {
      if word.start > end, !text.isEmpty { text += " " }
      text += structure.text(word.start..<word.end)
      end = word.end
    }
    return text
  }
}

/// Which of the SDK's classes descends from which, as far as apps extend them.
private enum ClassHierarchy {
  private static let superclasses: [String: String] = {
    let families = [
      "UIResponder": "UIView UIViewController UIApplication",
      "UIControl": """
      UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl
      UIDatePicker UIRefreshControl UIColorWell
      """,
      "UIScrollView": "UITableView UICollectionView UITextView",
      "UICollectionReusableView": "UICollectionViewCell",
      "UICollectionViewCell": "UICollectionViewListCell",
      "UINavigationController": "UIImagePickerController",
      "UIBarItem": "UIBarButtonItem UITabBarItem",
      "UIGestureRecognizer": """
      UITapGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer
      UISwipeGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer
      """,
      "NSObject":
        "UIColor UIImage UIFont UIBezierPath UIDevice UIScreen UIEvent UIResponder CALayer",
    ]
    return families.reduce(into: [:]) { result, family in
      for name in family.value.split(whereSeparator: \.isWhitespace) {
        result[String(name)] = family.key
      }
    }
  }()

  static func isSubclass(_ name: String, of base: String) -> Bool {
    guard name != base, base != "NSObject" else { return true }
    let usual: String? =
      if name.hasSuffix("Controller") {
        "UIViewController"
      } else if name.hasPrefix("CA"), name.hasSuffix("Layer") {
        "CALayer"
      } else {
        name.hasPrefix("UI") || name.hasSuffix("View") ? "UIView" : nil
      }
    guard let next = superclasses[name] ?? (name == usual ? nil : usual) else { return false }
    return isSubclass(next, of: base)
  }
}
