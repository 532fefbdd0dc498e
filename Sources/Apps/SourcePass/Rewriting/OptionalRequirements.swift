/// Rewrites `@objc optional` methods of protocols.
///
/// A requirement becomes a property that holds the method if there is one. An extension gives nil,
/// a class that has the method gives it, and a call `delegate?.cell?(self, didTap: button)` calls
/// what the property holds:
///
/// ```swift
/// var plumb_cell_didTap: ((Cell, UIButton) -> Void)? { get }
/// delegate?.plumb_cell_didTap?(self, button)
/// ```
struct OptionalRequirements {
  /// A requirement that has become a property.
  private struct Requirement {
    let member: Member
    /// The type of the property without its question mark, in parentheses.
    let type: String
    let isPublic: Bool

    /// The property's name, with the labels: methods of delegates often differ only in these.
    var property: String {
      "plumb_" + ([member.name] + member.labels.map { $0 ?? "" }).joined(separator: "_")
    }
  }

  private let index: SourceIndex
  private var protocols: [SourceIndex.TypeID: [Requirement]] = [:]
  /// The protocols by the last component of their names.
  private var named: [String: SourceIndex.TypeID] = [:]
  private var properties: [MethodSignature: String] = [:]
  /// The first words of all names that are optional, to look at few calls only.
  private var names: Set<String> = []
  private(set) var edits: [(file: Int, edit: Edit)] = []
  /// Properties of classes that have such methods.
  private(set) var witnesses: [(id: SourceIndex.TypeID, text: String)] = []
  /// Requirements that cannot be rewritten.
  private(set) var refused: [SourceIndex.MemberID] = []

  init(_ index: SourceIndex) {
    self.index = index
    findRequirements()
    if !protocols.isEmpty {
      replaceRequirements()
      findWitnesses()
    }
    for file in index.structures.indices { replaceCalls(file) }
  }

  // MARK: Requirements

  private mutating func findRequirements() {
    for (file, structure) in index.structures.enumerated() {
      for (number, member) in structure.members.enumerated()
      where member.modifiers.contains(.optional) {
        let type = structure.types[member.owner]
        guard type.keyword == .protocol else { continue }
        let isRewritable =
          member.keyword == .func && !member.isGenericOrAsync && !member.isStatic
          && !type.path.contains(".") && type.close != nil && member.conditions == type.conditions
        guard isRewritable else {
          refused.append(SourceIndex.MemberID(file: file, member: number))
          continue
        }
        let id = SourceIndex.TypeID(file: file, type: member.owner)
        let requirement = Requirement(
          member: member, type: Self.type(of: member, structure),
          isPublic: type.modifiers.contains(.public))
        protocols[id, default: []].append(requirement)
        named[type.path] = id
        names.insert(member.name)
        properties[MethodSignature(name: member.name, labels: member.labels)] = requirement.property
      }
    }
  }

  private static func type(of member: Member, _ structure: SwiftStructure) -> String {
    func oneLine(_ range: Range<Int>) -> String {
      structure.text(range).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    let parameters = member.parameters.map { oneLine($0.declaredType) }.joined(separator: ", ")
    let result = member.result.map(oneLine) ?? "Void"
    return "((\(parameters))\(member.canThrow ? " throws" : "") -> \(result))"
  }

  private mutating func replaceRequirements() {
    for (file, structure) in index.structures.enumerated() {
      for (number, type) in structure.types.enumerated() {
        let id = SourceIndex.TypeID(file: file, type: number)
        guard let requirements = protocols[id], let close = type.close else { continue }
        for requirement in requirements {
          let text = "var \(requirement.property): \(requirement.type)? { get }"
          edits.append((file, Edit(requirement.member.range, text)))
        }
        let access = requirements[0].isPublic ? "public " : ""
        let defaults = requirements.map { "var \($0.property): \($0.type)? { nil }" }
        let end = structure.words[close].end
        let text = "; \(access)extension \(type.path) { \(defaults.joined(separator: "; ")) }"
        edits.append((file, Edit(end..<end, text)))
      }
    }
  }

  // MARK: Classes

  private mutating func findWitnesses() {
    var methods: [SourceIndex.TypeID: Set<MethodSignature>] = [:]
    for (file, structure) in index.structures.enumerated() {
      for member in structure.members where member.keyword == .func && names.contains(member.name) {
        let owner = SourceIndex.TypeID(file: file, type: member.owner)
        guard let target = index.declaration(of: owner), index[target].keyword == .class,
          file == target.file || !member.isPrivate
        else { continue }
        methods[target, default: []].insert(
          MethodSignature(name: member.name, labels: member.labels))
      }
    }
    for (file, structure) in index.structures.enumerated() {
      for (number, type) in structure.types.enumerated() where type.keyword != .protocol {
        let source = SourceIndex.TypeID(file: file, type: number)
        guard let open = type.open, let target = index.declaration(of: source),
          let known = methods[target]
        else { continue }
        for word in type.name + 1..<open where structure.isName(word) {
          guard let id = named[structure.text(word)] else { continue }
          addWitnesses(of: protocols[id, default: []], known, to: target)
        }
      }
    }
  }

  private mutating func addWitnesses(
    of requirements: [Requirement], _ methods: Set<MethodSignature>, to target: SourceIndex.TypeID
  ) {
    let modifiers = index[target].modifiers
    let isPublicClass = modifiers.contains(.public) || modifiers.contains(.open)
    for requirement in requirements {
      let member = requirement.member
      guard methods.contains(MethodSignature(name: member.name, labels: member.labels)) else {
        continue
      }
      let arguments = member.labels.enumerated().map { position, label in
        (label.map { $0 + ": " } ?? "") + "$\(position)"
      }.joined(separator: ", ")
      let access = isPublicClass && requirement.isPublic ? "public " : ""
      let attempt = member.canThrow ? "try " : ""
      let call = "\(attempt)self.\(member.name)(\(arguments))"
      let value = "{ { [unowned self] in \(call) } }"
      let text = "\(access)var \(requirement.property): \(requirement.type)? \(value)"
      witnesses.append((target, text))
    }
  }

  // MARK: Calls

  /// `.name?(…)`, where name and labels are those of a requirement. Others are methods of the SDK's
  /// protocols, which all have a default here.
  private mutating func replaceCalls(_ file: Int) {
    let structure = index.structures[file]
    for dot in structure.words.indices where structure.words[dot].kind == .dot {
      let (name, open) = (dot + 1, dot + 3)
      guard structure.isName(name), structure.isWord(dot + 2, "?"),
        structure.kind(open) == .openParen, let close = structure.matching(open)
      else { continue }
      let arguments = CallArguments(structure, open + 1..<close)
      let signature = MethodSignature(name: structure.text(name), labels: arguments.labels)
      guard let property = properties[signature] else {
        if !names.contains(signature.name), Self.isOptionalOfSDK(signature) {
          let mark = structure.words[dot + 2]
          edits.append((file, Edit(mark.start..<mark.end, "")))
        }
        continue
      }
      let word = structure.words[name]
      edits.append((file, Edit(word.start..<word.end, property)))
      for label in arguments.labelRanges { edits.append((file, Edit(label, ""))) }
    }
  }
}

extension OptionalRequirements {
  /// Whether a call with a question mark can only be one of an optional method: a closure has no
  /// labels, and none is called like a method of a delegate.
  private static func isOptionalOfSDK(_ call: MethodSignature) -> Bool {
    call.labels?.contains { $0 != nil } == true
      || delegates.contains { call.name.hasPrefix($0) && call.name != $0 }
  }

  private static let delegates = [
    "scrollView", "textField", "textView", "searchBar", "gestureRecognizer", "tableView",
    "collectionView", "navigationController", "presentationController", "tabBarController",
  ]
}

/// The labels of a call.
private struct CallArguments {
  private(set) var labels: [String?] = []
  /// The bytes of each label up to its value.
  private(set) var labelRanges: [Range<Int>] = []

  init(_ structure: SwiftStructure, _ words: Range<Int>) {
    var isFirst = true
    var index = words.lowerBound
    while index < words.upperBound {
      if isFirst {
        let hasLabel = structure.isName(index) && structure.kind(index + 1) == .colon
        labels.append(hasLabel ? structure.text(index) : nil)
        if hasLabel, index + 2 < words.upperBound {
          labelRanges.append(structure.words[index].start..<structure.words[index + 2].start)
        }
      }
      isFirst = structure.kind(index) == .comma
      index = max(structure.matching(index) ?? index, index) + 1
    }
  }
}
