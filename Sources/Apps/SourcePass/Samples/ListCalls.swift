import SampleWords

extension SourcePass {
  /// A file whose code may fill cells of other files, as a data source does.
  package struct ListFile {
    let name: String
    let structure: SwiftStructure
    /// Bytes of the text.
    package var size: Int { structure.bytes.count }

    /// Reads the words of a text. `name`: of the file, for messages.
    package init(name: String, text: [UInt8]) {
      (self.name, structure) = (name, SwiftStructure(text))
    }
  }
}

extension CallChoice {
  /// The steps that the code of a list fills a cell by: what it calls is called with made-up values,
  /// and views get the texts that are written there, or words by the names of others.
  ///
  /// - Parameter first: what fills the cell without a look at lists.
  func listed(
    _ cell: ModelType, _ initializer: [SampleExpression.Argument]?,
    besides first: SourcePass.SampleCall?
  ) -> (call: SourcePass.SampleCall, isBetter: Bool)? {
    let found = lists.compactMap { file in
      ListCode(of: cell.simpleName, in: file.structure).map { (file, $0) }
    }
    let most = found.max { $0.1.statements.count < $1.1.statements.count }
    guard let (file, code) = most else { return nil }
    let members = types.chain(of: cell)
    var steps: [Made] = []
    for statement in code.statements {
      guard let made = step(for: statement, in: code, cell, members),
        !steps.contains(where: { $0.path == made.path })
      else { continue }
      steps.append(made)
    }
    let start = code.structure.words[code.start].start
    let line = code.structure.bytes[..<start].count { $0 == 0x0A } + 1
    let contents = steps.enumerated().filter(\.element.isContent).map {
      ($0.offset, $0.element.path)
    }
    let origin = SourcePass.SampleCall.ListOrigin(
      contents: Dictionary(uniqueKeysWithValues: contents), place: "\(file.name):\(line)")
    guard let title = origin.title(without: []) else { return nil }
    let call = SourcePass.SampleCall(
      path: cell.path, initializer: initializer, steps: steps.map(\.step), title: title,
      list: origin)
    // What a list does besides is more than one method; methods that it does not call are less.
    let shown = Set(first?.steps.map(\.start) ?? [])
    let further = steps.filter { !shown.contains($0.step.start) }
    let isCall = { (made: Made) in made.path.hasSuffix(")") }
    let isOwn = further.count < steps.count || further.contains { isCall($0) && $0.isContent }
    let isMore = further.contains { isCall($0) || $0.isContent }
    return (call, first == nil || isOwn && isMore)
  }

  private typealias Made = (path: String, step: SourcePass.SampleCall.Step, isContent: Bool)

  private func step(
    for statement: ListCode.Statement, in code: ListCode, _ cell: ModelType, _ members: [ModelType]
  ) -> Made? {
    guard let member = statement.path.first, let last = statement.path.last else { return nil }
    let property = members.lazy.flatMap(\.properties).first { $0.name == member }
    if statement.path.count == 1 {
      if statement.isCall { return call(of: member, cell, members) }
      return assignment(to: property, named: member, statement, code, cell)
    }
    // An outlet is nil in a cell that no XIB was loaded for.
    let isOptional =
      property?.isOptional
      ?? ["textLabel", "detailTextLabel", "imageView"]
      .contains(member)
    let names = statement.path.dropFirst().dropLast()
    let view = ([member + (isOptional ? "?" : "")] + names).joined(separator: ".")
    let value = ListValue(structure: code.structure, view: names.last ?? member)
    let path = statement.path.joined(separator: ".")
    if statement.isCall {
      return call(of: last, on: view, property?.type, statement, value)
    }
    guard let made = assigned(last, statement, value) else { return nil }
    let step = SourcePass.SampleCall.Step(
      start: "cell.\(view).\(last) = ", arguments: [.init(made.value)], end: "")
    return (path, step, made.isContent)
  }

  /// What a property of a view is given.
  private func assigned(
    _ name: String, _ statement: ListCode.Statement, _ value: ListValue
  ) -> (value: SampleExpression, isContent: Bool)? {
    switch name {
    case "text", "placeholder", "attributedText":
      let text = value.text(statement.value)
      // Another branch may say more.
      guard text != "\"\"" else { return nil }
      let isPlain = name != "attributedText"
      return (.code(isPlain ? text : "NSAttributedString(string: \(text))"), true)
    case "image": return (value.picture(statement.value), true)
    case "progress": return (value.constant(statement.value) ?? .code("0.4"), true)
    case "isOn", "isSelected", "textColor", "backgroundColor", "tintColor", "numberOfLines",
      "textAlignment", "alpha", "isHidden", "accessoryType":
      guard !statement.isConditional else { return nil }
      return value.constant(statement.value).map { ($0, false) }
    default: return nil
    }
  }

  /// A call on a view: the title or picture of a button, or a picture that a library loads.
  private func call(
    of method: String, on view: String, _ type: String?, _ statement: ListCode.Statement,
    _ value: ListValue
  ) -> Made? {
    var argument = statement.value
    if let comma = argument.first(where: { value.structure.kind($0) == .comma }) {
      argument = argument.lowerBound..<comma
    }
    switch method {
    case "setTitle":
      return (
        "\(view).setTitle",
        .init(
          start: "cell.\(view).setTitle(", arguments: [.init(.code(value.text(argument)))],
          end: ", for: .normal)"), true
      )
    case "setImage", "setBackgroundImage":
      if type?.contains("ImageView") == true { break }
      return (
        "\(view).\(method)",
        .init(
          start: "cell.\(view).\(method)(", arguments: [.init(value.picture(argument))],
          end: ", for: .normal)"), true
      )
    default: break
    }
    let words = SampleWords.words(in: method)
    guard type?.contains("ImageView") == true,
      words.contains(where: ["image", "load", "download", "downloaded", "picture"].contains)
    else { return nil }
    // `cell.photo.kf.setImage(…)`
    let picture = statement.path[0] + (view.contains("?") ? "?" : "")
    return (
      "\(statement.path[0]).image",
      .init(start: "cell.\(picture).image = ", arguments: [.init(value.picture(0..<0))], end: ""),
      true
    )
  }

  /// A call of the cell's own method.
  private func call(of name: String, _ cell: ModelType, _ members: [ModelType]) -> Made? {
    let method = members.lazy.flatMap(\.methods).first {
      $0.name == name && !$0.isPrivate && !$0.isStatic && !$0.isSpecial
    }
    guard let method, method.parameters.count <= 20 else { return nil }
    let isContent = method.parameters.contains { weight($0, cell) > 0 }
    return ("\(name)()", step(method, cell), isContent)
  }

  private func assignment(
    to property: ModelType.Property?, named name: String, _ statement: ListCode.Statement,
    _ code: ListCode, _ cell: ModelType
  ) -> Made? {
    let start = "cell.\(name) = "
    let value = ListValue(structure: code.structure, view: name)
    let constant = value.constant(statement.value)
    let argument: SampleExpression.Argument
    if let property, property.isSettable, !property.isPrivate, let type = property.type {
      guard weight(of: property, cell) > 0 || constant != nil else { return nil }
      let text = type.hasPrefix("String") ? value.text(statement.value) : nil
      argument =
        (constant ?? text.map { .code($0) }).map { .init($0) }
        ?? self.argument(nil, name, type, cast: property.cast, cell)
    } else {
      guard name == "accessoryType", !statement.isConditional, let constant else { return nil }
      argument = .init(constant)
    }
    return (name, .init(start: start, arguments: [argument], end: ""), constant == nil)
  }
}
