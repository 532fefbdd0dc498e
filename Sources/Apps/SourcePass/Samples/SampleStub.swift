extension SampleMaker {
  /// A value of a stub type, for a protocol that no type of the sources conforms to: its properties
  /// and methods give sample values.
  func stub(of type: ModelType, _ place: Place) -> SampleExpression? {
    let place = place.inside(type, "")
    let inherited = types.inheritedProtocols(of: type)
    guard let inherited, !inherited.contains(where: \.isOpen) else { return nil }
    var members: [SampleExpression.Member] = []
    var seen: Set<String> = []
    for requirement in inherited.flatMap(\.properties) where !requirement.isAdded {
      guard seen.insert(requirement.name).inserted else { continue }
      guard !requirement.isStatic, let written = requirement.type,
        let value = value(TypeText(written), place.inside(type, requirement.name)),
        !value.isUnknown
      else { return nil }
      members.append(.init(head: "var \(requirement.name): \(written) = ", value: value, end: ""))
    }
    for requirement in inherited.flatMap(\.methods) where !requirement.isAdded {
      guard let member = method(requirement, type, place) else { return nil }
      if seen.insert(member.head).inserted { members.append(member) }
    }
    guard !inherited.flatMap(\.initializers).contains(where: { !$0.isAdded }) else { return nil }
    return .stub(protocol: type.path, isClass: types.isBoundToClasses(type), members: members)
  }

  private func method(
    _ requirement: ModelType.Function, _ type: ModelType, _ place: Place
  ) -> SampleExpression.Member? {
    guard !requirement.isSpecial, !requirement.isStatic else { return nil }
    let parameters = requirement.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(names): \(parameter.type)"
    }
    let effects = requirement.canThrow ? " throws" : ""
    let head = "func \(requirement.name)(\(parameters.joined(separator: ", ")))\(effects)"
    guard let result = requirement.result else {
      return .init(head: head + " {}", value: nil, end: "")
    }
    guard let value = value(TypeText(result), place.inside(type, requirement.name)),
      !value.isUnknown
    else { return nil }
    return .init(head: "\(head) -> \(result) { ", value: value, end: " }")
  }
}

extension ModelTypes {
  /// Protocols of the standard library whose requirements the compiler writes itself.
  private static let derived: Set<String> = ["AnyObject", "Equatable", "Hashable", "Sendable"]

  /// A protocol and those that it inherits from; nil where one of them is not in the sources.
  fileprivate func inheritedProtocols(of type: ModelType, depth: Int = 0) -> [ModelType]? {
    var all = [type]
    for name in type.inherited where !Self.derived.contains(name) && name != "class" {
      guard depth < 5, let base = self.type(named: name, in: type.path), base.keyword == .protocol,
        let further = inheritedProtocols(of: base, depth: depth + 1)
      else { return nil }
      all += further
    }
    return all
  }

  /// Whether only classes conform to a protocol.
  fileprivate func isBoundToClasses(_ type: ModelType) -> Bool {
    conforms(type, to: "AnyObject") || conforms(type, to: "class")
  }
}
