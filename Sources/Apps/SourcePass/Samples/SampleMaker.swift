import SampleWords

/// Makes up values of the types of the sources: the same ones every time.
struct SampleMaker {
  let types: ModelTypes
  /// How many values of the sources' own types may still be made.
  private let budget = Budget()

  private final class Budget { var count = 400 }

  init(_ types: ModelTypes) { self.types = types }

  /// Types that hold types; deeper ones are nil or empty.
  private static let deepest = 6
  /// Parameters of one call.
  private static let mostArguments = 40

  /// Where a value stands.
  struct Place {
    /// The name of the parameter or property.
    var name: String
    /// The path of the type in which the type's name is read.
    var context: String
    /// Of the element of a list, from 0.
    var number = 0
    /// The paths of types that are being made around it.
    fileprivate var around: [String] = []

    init(_ name: String, in context: String) {
      self.name = name
      self.context = context
    }

    func inside(_ type: ModelType, _ name: String) -> Place {
      var place = self
      place.name = name
      place.context = type.path
      place.around.append(type.path)
      return place
    }
  }

  /// A value of a type; nil where the sources do not say how one is made.
  func value(_ type: TypeText, _ place: Place) -> SampleExpression? {
    switch type {
    case .optional(let wrapped):
      let isWatching = ["Delegate", "DataSource"].contains { wrapped.path?.hasSuffix($0) ?? false }
      return (isWatching ? nil : value(wrapped, place)) ?? .code("nil")
    case .array(let element): return list(element, place)
    case .dictionary: return .code("[:]")
    case .tuple(let parts):
      guard !parts.isEmpty else { return .code("()") }
      return arguments(
        parts.map { ($0.label, $0.label ?? place.name, $0.type) }, place
      ).map { .call("", $0) }
    case .function(let count, let result): return closure(count, result, place)
    case .named(let path, let arguments): return named(path, arguments, place)
    case .other: return nil
    }
  }

  private func list(_ element: TypeText, _ place: Place) -> SampleExpression {
    let elements = (0..<2).compactMap { number -> SampleExpression? in
      var place = place
      place.number = number
      return value(element, place)
    }
    return .list(elements.filter { $0 != .code("nil") })
  }

  private func closure(_ count: Int, _ result: TypeText, _ place: Place) -> SampleExpression? {
    let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in"
    if result == .tuple([]) || result == .named("Void", arguments: []) {
      return .code(head.isEmpty ? "{}" : "{ \(head) }")
    }
    guard let made = value(result, place), !made.isUnknown else { return nil }
    return .code("{ \(head.isEmpty ? "" : head + " ")\(made.text(for: .person)) }")
  }

  private func named(
    _ path: String, _ arguments: [TypeText], _ place: Place
  ) -> SampleExpression? {
    if let type = types.type(named: path, in: place.context) {
      return arguments.isEmpty ? value(of: type, place) : nil
    }
    if let alias = types.alias(path) {
      guard place.around.count < Self.deepest, alias != .named(path, arguments: []) else {
        return nil
      }
      var place = place
      place.around.append("")
      return value(alias, place)
    }
    switch (path, arguments.count) {
    case ("Set", 1): return list(arguments[0], place).first
    case ("Result", 2): return value(arguments[0], place).map { .call(".success", [.init($0)]) }
    case ("CurrentValueSubject", 2), ("Published", 1):
      return value(arguments[0], place).map { .call(path, [.init($0)]) }
    case ("PassthroughSubject", 2): return .code("PassthroughSubject()")
    case (_, 0):
      let name =
        path.hasPrefix("Foundation.") || path.hasPrefix("UIKit.") || path.hasPrefix("Swift.")
        ? String(path.drop { $0 != "." }.dropFirst()) : path
      let owner = place.context.split(separator: ".").last.map(String.init) ?? ""
      return KnownValues.value(of: name, named: place.name, of: owner, number: place.number)
    default: return nil
    }
  }

  // MARK: Types of the sources

  private func value(of type: ModelType, _ place: Place) -> SampleExpression? {
    guard type.isNameable, place.around.count < Self.deepest, !place.around.contains(type.path),
      budget.count > 0
    else { return nil }
    budget.count -= 1
    switch type.keyword {
    case .enum: return enumeration(type, place)
    case .protocol: return conformer(to: type, place)
    case .struct, .class: break
    default: return nil
    }
    if let made = made(type, place) { return made }
    let isDecodable = types.chain(of: type).contains {
      types.conforms($0, to: "Decodable") || types.conforms($0, to: "Codable")
    }
    return isDecodable ? .unknown(name: place.name, type: type.path) : nil
  }

  /// The first case that stands for nothing unusual and whose values can be made.
  private func enumeration(_ type: ModelType, _ place: Place) -> SampleExpression? {
    let usual = type.cases.filter { SampleWords.flag(for: $0.name) && $0.name != "none" }
    for item in usual + type.cases {
      let name = "\(type.path).\(item.name)"
      if item.values.isEmpty { return .code(name) }
      let values = item.values.map {
        ($0.label, $0.name.isEmpty ? item.name : $0.name, TypeText($0.type))
      }
      if let arguments = arguments(values, place.inside(type, item.name)) {
        return .call(name, arguments)
      }
    }
    return nil
  }

  /// A value of the first type that conforms to a protocol.
  private func conformer(to type: ModelType, _ place: Place) -> SampleExpression? {
    var place = place
    place.around.append(type.path)
    let conforming = types.all.filter {
      $0.keyword != .protocol && types.conforms($0, to: type.simpleName)
    }
    // Values go before objects, and what stands on a screen has no place in a model.
    let models =
      conforming.filter { $0.keyword != .class }
      + conforming.filter { $0.keyword == .class }
    var empty: SampleExpression?
    for model in models where !isScreen(model) {
      guard let made = value(of: model, place) else { continue }
      // What nobody makes has lost its initializer and its properties.
      if made != .call(model.path, []) { return made }
      empty = empty ?? made
    }
    return stub(of: type, place) ?? empty
  }

  private func isScreen(_ type: ModelType) -> Bool {
    types.chain(of: type).contains { $0.inherited.first.map(Self.isScreen) ?? false }
  }

  private static func isScreen(_ name: String) -> Bool {
    ["View", "Controller", "Cell", "Control", "Button", "Label", "Window", "AppDelegate"]
      .contains(where: name.hasSuffix)
  }

  // MARK: Initializers

  private func made(_ type: ModelType, _ place: Place) -> SampleExpression? {
    let declared = initializers(of: type)
    let usable = declared.filter(isUsable)
    let ranks = usable.map(rank)
    let order = usable.indices.sorted { (-ranks[$0], $0) < (-ranks[$1], $1) }
    for function in order.map({ usable[$0] }) {
      if let arguments = arguments(of: function, place.inside(type, "")) {
        let call = SampleExpression.call(type.path, arguments)
        if function.canThrow || function.isFailable { continue }
        return arguments.isEmpty ? filled(call, type, place) : call
      }
    }
    guard !type.isForeign, !declared.contains(where: { !$0.isAdded }) else { return nil }
    if type.keyword == .struct { return memberwise(type, place) }
    let chain = types.chain(of: type)
    let lacks = chain.flatMap(\.properties).contains { property in
      property.isMemberwise && !property.hasValue && !property.isOptional
    }
    let root = chain[chain.count - 1].inherited.first
    let isManaged = root?.hasSuffix("ManagedObject") ?? false
    guard isManaged || !lacks else { return nil }
    // A database makes its objects on a phone, and gives their properties values.
    let managed = SampleExpression.either(
      host: "\(type.path)(entity: NSEntityDescription(), insertInto: nil)",
      person: "\(type.path)(context: <#NSManagedObjectContext#>)")
    return filled(isManaged ? managed : .call(type.path, []), type, place)
  }

  /// Those that the type declares, or inherits where it declares none.
  private func initializers(of type: ModelType) -> [ModelType.Function] {
    for declaring in types.chain(of: type) {
      let own = declaring.initializers
      if own.contains(where: { !$0.isAdded }) || declaring.path == type.path && !own.isEmpty {
        return own
      }
    }
    return []
  }

  private func isUsable(_ function: ModelType.Function) -> Bool {
    !function.isPrivate && !function.isSpecial && function.parameters.count <= Self.mostArguments
      && !function.parameters.contains { ["from", "coder", "decoder"].contains($0.label ?? "") }
  }

  /// How much an initializer says of the value: parsed dictionaries and objects of databases, which
  /// would be empty, come last.
  private func rank(_ function: ModelType.Function) -> Int {
    let raw = ["[String", "Data", "JSON", "Any", "NSDictionary", "NSManagedObject", "XMLNode"]
    if function.parameters.contains(where: { raw.contains(where: $0.type.hasPrefix) }) { return -1 }
    return min(12, function.parameters.count)
  }

  private func arguments(
    of function: ModelType.Function, _ place: Place
  ) -> [SampleExpression.Argument]? {
    let wanted = function.parameters.filter { parameter in
      !parameter.hasDefault
        || parameter.type.hasSuffix("?") && !parameter.type.contains("->")
    }
    return arguments(
      wanted.map { ($0.label, Self.name(of: $0), TypeText($0.type)) }, place)
  }

  /// The name that says more: that in the method, if the label is a word such as `with`.
  static func name(of parameter: ModelType.Parameter) -> String {
    let joining = ["with", "for", "from", "and", "of", "to", "in", "by", "using"]
    guard let label = parameter.label, !joining.contains(label) else { return parameter.name }
    return label
  }

  private func arguments(
    _ wanted: [(label: String?, name: String, type: TypeText)], _ place: Place
  ) -> [SampleExpression.Argument]? {
    var made: [SampleExpression.Argument] = []
    for parameter in wanted {
      var place = place
      if !parameter.name.isEmpty { place.name = parameter.name }
      guard let value = value(parameter.type, place) else { return nil }
      made.append(.init(value, label: parameter.label))
    }
    return made
  }

  private func memberwise(_ type: ModelType, _ place: Place) -> SampleExpression? {
    let stored = type.properties.filter(\.isMemberwise)
    guard !stored.contains(where: \.isPrivate), stored.count <= Self.mostArguments else {
      return nil
    }
    // The value of a property whose type is inferred may stay; wrapped ones have types of their own.
    let wanted = stored.filter { property in
      !property.hasValue || property.isOptional && property.attributes.isEmpty
    }
    guard wanted.allSatisfy({ $0.type != nil && $0.attributes.isEmpty }) else { return nil }
    let parameters = wanted.map {
      (label: Optional($0.name), name: $0.name, type: TypeText($0.type ?? ""))
    }
    guard let arguments = arguments(parameters, place.inside(type, "")) else { return nil }
    let call = SampleExpression.call(type.path, arguments)
    return arguments.isEmpty ? filled(call, type, place) : call
  }

  /// An object with the properties set that it leaves empty at first; values of structures stay.
  private func filled(
    _ made: SampleExpression, _ type: ModelType, _ place: Place
  ) -> SampleExpression {
    guard type.keyword == .class else { return made }
    let properties = types.chain(of: type).reversed().flatMap(\.properties).filter {
      $0.isSettable && !$0.isPrivate && !$0.isStatic && !$0.isComputed && $0.type != nil
    }
    let set = properties.prefix(Self.mostArguments).compactMap {
      property -> SampleExpression.Argument? in
      let isList = property.type?.hasPrefix("[") ?? false
      guard !isList, let written = property.type,
        let value = value(TypeText(written), place.inside(type, property.name)),
        value != .code("nil"), !value.isUnknown
      else { return nil }
      return .init(value, label: property.name)
    }
    return set.isEmpty ? made : .object(type: type.path, made: made, properties: set)
  }
}

extension SampleExpression {
  /// The first element of a list, as a list.
  fileprivate var first: SampleExpression {
    if case .list(let elements) = self { return .list(Array(elements.prefix(1))) }
    return self
  }
}

extension SampleExpression.Argument {
  init(_ value: SampleExpression, label: String? = nil) {
    self.init(label: label, value: value)
  }
}
