import SampleWords

extension SourcePass {
  /// How a cell is given a made-up model: what makes the cell, and what its code is called with.
  package struct SampleCall: Equatable, Sendable {
    /// A statement, with what is unknown told apart.
    struct Step: Equatable, Sendable {
      /// What stands before the arguments: `cell.configure(`, or `cell.post = `.
      let start: String
      let arguments: [SampleExpression.Argument]
      let end: String
    }

    /// The code of a list that fills a cell.
    struct ListOrigin: Equatable, Sendable {
      /// What the steps give the cell to show, by their numbers: `titleLabel.text`.
      let contents: [Int: String]
      /// The file and the line.
      let place: String

      /// What is shown without some steps, for messages; nil where nothing is.
      func title(without dropped: Set<Int>) -> String? {
        let shown = contents.filter { !dropped.contains($0.key) }.sorted { $0.key < $1.key }
        guard !shown.isEmpty else { return nil }
        return shown.prefix(3).map(\.value).joined(separator: ", ") + ", as in \(place)"
      }
    }

    /// The class as other code names it.
    package let path: String
    /// The arguments of its own initializer; nil where UIKit makes it by its class.
    let initializer: [SampleExpression.Argument]?
    let steps: [Step]
    /// What is called, for messages: `configure(with:)`.
    package internal(set) var title: String
    /// Where it is the code of a list, each of whose steps can go by itself.
    var list: ListOrigin?
    /// Steps that did not compile.
    var dropped: Set<Int> = []

    package var makesCell: Bool { initializer != nil }

    /// Whether a call is the same but for steps that did not compile.
    package func isSame(as other: SampleCall) -> Bool {
      var copy = self
      (copy.dropped, copy.title) = (other.dropped, other.title)
      return copy == other
    }

    /// A cell that is only made.
    package static func none(_ path: String) -> SampleCall {
      SampleCall(path: path, initializer: nil, steps: [], title: "")
    }
  }

  /// The ways to show a made-up model in cells of the sources, the best first of each.
  ///
  /// - Parameters:
  ///   - others: the modules that these sources import.
  ///   - lists: files whose code may fill the cells.
  package func sampleCalls(
    of cells: [NamedClass], importing others: [SourcePass] = [], filledBy lists: [ListFile] = []
  ) -> [[SampleCall]] {
    guard !cells.isEmpty else { return [] }
    let choice = CallChoice(ModelTypes(index, others: others.map(\.index)), lists)
    return cells.map { choice.calls(of: $0.path, needsArguments: $0.needsArguments) }
  }
}

/// Chooses what a cell is given its model by.
struct CallChoice {
  let types: ModelTypes
  let lists: [SourcePass.ListFile]

  init(_ types: ModelTypes, _ lists: [SourcePass.ListFile]) {
    (self.types, self.lists) = (types, lists)
  }

  /// Ways to try at most.
  private static let mostCalls = 3

  func calls(of path: String, needsArguments: Bool) -> [SourcePass.SampleCall] {
    guard let cell = types[path], cell.isNameable else { return [] }
    var initializer: [SampleExpression.Argument]?
    if needsArguments {
      guard let made = self.initializer(of: cell) else { return [] }
      initializer = made
    }
    var ways = methods(of: cell).map { [$0] }
    if let first = ways.first, isSetter(first[0]) {
      // Each of several setters shows a part.
      ways[0] = ways.map { $0[0] }.filter(isSetter)
    } else if let first = ways.first?[0] {
      // So does each of `update(title:)` and `update(subtitle:)`.
      let alike = ways.map { $0[0] }.filter { $0.name == first.name && $0.parameters.count == 1 }
      if alike.count > 1, first.parameters.count == 1 { ways[0] = alike }
    }
    var calls = ways.prefix(Self.mostCalls).map { methods in
      SourcePass.SampleCall(
        path: path, initializer: initializer, steps: methods.map { step($0, cell) },
        title: methods.map(\.title).joined(separator: ", "))
    }
    if let assigned = assignments(of: cell, initializer) {
      let isBetter = methods(of: cell).first.map { score($0, cell) < Self.goodScore } ?? true
      calls.insert(assigned, at: isBetter ? 0 : min(1, calls.count))
    }
    if let listed = listed(cell, initializer, besides: calls.first) {
      calls.insert(listed.call, at: listed.isBetter ? 0 : min(1, calls.count))
    }
    if calls.isEmpty, initializer == nil {
      let switches = switches(of: cell)
      if !switches.isEmpty {
        calls = [
          .init(
            path: path, initializer: nil, steps: switches.map { step($0, cell) },
            title: switches.map(\.title).joined(separator: ", "))
        ]
      }
    }
    if calls.isEmpty, let initializer = initializer ?? ownInitializer(of: cell) {
      let labels = initializer.map { ($0.label ?? "_") + ":" }.joined()
      calls = [.init(path: path, initializer: initializer, steps: [], title: "init(\(labels))")]
    }
    return Array(calls.prefix(Self.mostCalls))
  }

  // MARK: Methods

  /// Verbs of methods that show a model, the usual ones first.
  private static let verbs = [
    "configure", "bind", "populate", "fill", "render", "setup", "config", "set", "update",
    "display",
    "apply", "show", "load", "prepare", "decorate", "present", "build", "initialize", "assign",
    "reload", "init", "inject", "attach", "use",
  ]
  /// Words that may follow without saying what is shown.
  private static let plain: Set<String> = [
    "cell", "with", "for", "view", "views", "ui", "data", "model", "content", "row", "item", "up",
    "contents", "viewmodel", "from", "using", "to", "and", "information", "info", "values", "state",
    "by", "in", "at", "entity", "self", "subviews", "display", "appearance", "configuration",
  ]
  /// What a good method has at least.
  private static let goodScore = 12

  private func methods(of cell: ModelType) -> [ModelType.Function] {
    let chain = types.chain(of: cell)
    let declared = chain.flatMap(\.methods)
    var seen: Set<String> = []
    let rated = declared.enumerated().compactMap { number, method in
      let score = score(method, cell)
      return score > 0 && seen.insert(method.title).inserted ? (score, number, method) : nil
    }
    return rated.sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }.map(\.2)
  }

  /// Methods without a model that somebody else calls and that only turn something on: a bubble's
  /// `configure(isCurrentUser:)` may add its constraints.
  private func switches(of cell: ModelType) -> [ModelType.Function] {
    cell.methods.filter { method in
      !method.isPrivate && !method.isStatic && !method.isSpecial && !method.parameters.isEmpty
        && method.parameters.allSatisfy { $0.type == "Bool" }
        && SampleWords.words(in: method.name).first.map(Self.verbs.contains) ?? false
        && types.isOnlyDeclared(method.name, by: cell.path)
    }
  }

  /// How likely a method shows a model; 0 for one that does not.
  private func score(_ method: ModelType.Function, _ cell: ModelType) -> Int {
    let words = SampleWords.words(in: method.name)
    guard !method.isPrivate, !method.isStatic, !method.isSpecial, !method.parameters.isEmpty,
      method.parameters.count <= 20, let verb = words.first,
      let rank = Self.verbs.firstIndex(of: verb)
    else { return 0 }
    let weights = method.parameters.map { weight($0, cell) }
    let content = weights.reduce(0, +)
    guard content > 0 else { return 0 }
    let rest = words.dropFirst().filter { !Self.plain.contains($0) }
    return min(content, 24) + max(0, 8 - rank) - 3 * rest.count + 8
  }

  /// How much of a row a parameter brings.
  func weight(_ parameter: ModelType.Parameter, _ cell: ModelType) -> Int {
    weight(TypeText(parameter.cast ?? parameter.type), parameter.name, cell)
  }

  func weight(_ type: TypeText, _ name: String, _ cell: ModelType) -> Int {
    switch type {
    case .optional(let wrapped): return weight(wrapped, name, cell)
    case .array(let element): return weight(element, name, cell)
    case .tuple(let parts): return parts.map { weight($0.type, name, cell) }.reduce(0, +)
    case .function, .dictionary, .other: return 0
    case .named(let path, _):
      let last = path.split(separator: ".").last.map(String.init) ?? path
      if ["Delegate", "DataSource", "Controller", "Coordinator", "Manager", "Theme", "Style"]
        .contains(where: last.hasSuffix)
      {
        return 0
      }
      if let declared = types.type(named: path, in: cell.path) {
        return declared.keyword == .enum && declared.cases.allSatisfy(\.values.isEmpty) ? 4 : 10
      }
      switch last {
      case "String", "NSAttributedString", "AttributedString", "NSMutableAttributedString": return 6
      case "UIImage", "Date", "URL": return 4
      case "Int", "Double", "Decimal", "Float", "NSNumber", "Int64": return 2
      case "Bool", "CGFloat", "IndexPath", "CGSize", "CGRect", "UIColor", "UIFont", "Void",
        "UIEdgeInsets", "Selector", "Any", "UITableView", "UICollectionView":
        return 0
      default:
        let isView = ["View", "Label", "Button", "Control"].contains(where: last.hasSuffix)
        return types.alias(path).map { weight($0, name, cell) } ?? (isView ? 0 : 3)
      }
    }
  }

  /// Whether a method shows one part only: `setTitle(_:)`.
  func isSetter(_ method: ModelType.Function) -> Bool {
    let words = SampleWords.words(in: method.name)
    guard method.parameters.count == 1, let verb = words.first, ["set", "update"].contains(verb)
    else { return false }
    return words.dropFirst().contains { !Self.plain.contains($0) }
  }

  func step(
    _ method: ModelType.Function, _ cell: ModelType
  ) -> SourcePass.SampleCall.Step {
    let isSetter = isSetter(method)
    let arguments = method.parameters.filter { parameter in
      !parameter.hasDefault || weight(parameter, cell) > 2
    }.map { parameter in
      var name = SampleMaker.name(of: parameter)
      let isVague = ["text", "string", "value", "with", "_"].contains(name)
      if isSetter, isVague { name = String(method.name.dropFirst(3)) }
      return argument(parameter.label, name, parameter.type, cast: parameter.cast, cell)
    }
    return .init(start: "cell.\(method.name)(", arguments: arguments, end: ")")
  }

  /// `cast`: the type that the cell's code takes it for, which goes before the one it is declared as.
  func argument(
    _ label: String?, _ name: String, _ type: String, cast: String?, _ cell: ModelType
  ) -> SampleExpression.Argument {
    let made = [cast, type].lazy.compactMap { $0 }.compactMap { type in
      SampleMaker(types).value(TypeText(type), .init(name, in: cell.path))
    }.first
    return .init(label: label, value: made ?? .unknown(name: name, type: type))
  }

  // MARK: Properties

  /// Sets the properties that observers watch: the model, or each of the parts.
  private func assignments(
    of cell: ModelType, _ initializer: [SampleExpression.Argument]?
  ) -> SourcePass.SampleCall? {
    let open = types.chain(of: cell).flatMap(\.properties).filter { property in
      let isOutlet = property.attributes.contains("IBOutlet")
      return property.isSettable && !property.isPrivate && !property.isStatic
        && !property.isConstant
        && !isOutlet && property.type != nil && weight(of: property, cell) > 0
    }
    var shown = open.filter { $0.isObserved || $0.isComputed }
    var reading: ModelType.Function?
    if shown.isEmpty, initializer == nil {
      // A model that is read when the cell is laid out, or when somebody calls `configure()`.
      shown = open.filter { $0.isOptional && !$0.hasValue && weight(of: $0, cell) >= 10 }
      reading = cell.methods.first { method in
        method.parameters.isEmpty && !method.isPrivate && !method.isStatic && !method.isSpecial
          && SampleWords.words(in: method.name).first.map(Self.verbs.contains) ?? false
          && types.isOnlyDeclared(method.name, by: cell.path)
      }
    }
    guard !shown.isEmpty else { return nil }
    var steps = shown.prefix(12).map { property in
      SourcePass.SampleCall.Step(
        start: "cell.\(property.name) = ",
        arguments: [
          argument(nil, property.name, property.type ?? "", cast: property.cast, cell)
        ], end: "")
    }
    if let reading {
      steps.append(.init(start: "cell.\(reading.name)(", arguments: [], end: ")"))
    }
    return .init(
      path: cell.path, initializer: initializer, steps: steps,
      title: shown.prefix(3).map(\.name).joined(separator: ", "))
  }

  func weight(of property: ModelType.Property, _ cell: ModelType) -> Int {
    weight(TypeText(property.cast ?? property.type ?? ""), property.name, cell)
  }

  // MARK: Initializers

  /// The arguments of an initializer that takes what the cell shows, where none of those that UIKit
  /// calls does anything.
  private func ownInitializer(of cell: ModelType) -> [SampleExpression.Argument]? {
    let usual: Set<String> = ["style", "reuseIdentifier", "frame", "coder", "registeredAs"]
    // One that an extension adds counts where the class has none.
    let own = cell.initializers.filter { !$0.isAdded }
    let declared = own.isEmpty ? cell.initializers : own
    let isOwn = declared.allSatisfy { function in
      function.parameters.contains { !usual.contains($0.label ?? $0.name) }
        || function.parameters.contains { $0.label == "coder" }
    }
    guard isOwn, declared.contains(where: { $0.parameters.allSatisfy { $0.label != "coder" } })
    else {
      return nil
    }
    return initializer(of: cell)
  }

  private func initializer(of cell: ModelType) -> [SampleExpression.Argument]? {
    let declared = types.chain(of: cell).first { !$0.initializers.isEmpty }?.initializers ?? []
    let usable = declared.filter {
      !$0.isOverriding && !$0.isPrivate && !$0.isSpecial && !$0.isFailable && !$0.canThrow
        && !$0.parameters.contains { $0.label == "coder" || $0.label == "registeredAs" }
    }
    let chosen = usable.max { one, other in
      let weights = [one, other].map { $0.parameters.reduce(0) { $0 + weight($1, cell) } }
      return weights[0] < weights[1]
    }
    return chosen?.parameters.filter { !$0.hasDefault }.map { parameter in
      switch parameter.name {
      case "reuseIdentifier":
        return .init(label: parameter.label, value: .code(SourcePass.literal(cell.simpleName)))
      case "style":
        return .init(label: parameter.label, value: .code(".default"))
      default:
        return argument(
          parameter.label, SampleMaker.name(of: parameter), parameter.type, cast: parameter.cast,
          cell)
      }
    }
  }
}

extension ModelType.Function {
  /// The name with the labels: `configure(with:)`.
  fileprivate var title: String {
    "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}
