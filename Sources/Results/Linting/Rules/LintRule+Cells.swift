import UIKitCore

extension LintRule {
  static let unusableConstraint = LintRule(
    "unusable-constraint", .warning,
    summary: "A constraint or outlet of the file is not used, or not as it is written.",
    rationale: """
      A merge or a script left an id, an attribute or a number that means nothing. The view is laid out \
      without the constraint, so it is somewhere else than its file says.
      """
  ) { scene in
    scene.unusable.map { constraint in
      Observation(
        object: constraint.id, place: constraint.place, message: constraint.message,
        hint: constraint.hint)
    }
  }

  /// Views of a content view that hang on the cell around it.
  static let pinnedToCell = LintRule(
    "pinned-to-cell", .note,
    summary: "A subview of the content view is pinned to the cell instead.",
    rationale: """
      The content view moves and shrinks for accessories, swipes and editing; the cell does not. And \
      a row sizes itself by its content view: a chain that ends at the cell is no chain.
      """
  ) { scene in
    guard scene.rowHeight != .none, scene.root !== scene.content else { return [] }
    return scene.constraints.compactMap { entry in
      guard let view = entry.constraint.partner(of: scene.root), view !== scene.content,
        view.isDescendant(of: scene.content)
      else { return nil }
      return Observation(
        object: entry.id, place: entry.place,
        message:
          "\(scene.name(of: view)) is pinned to the cell: `\(scene.equation(entry.constraint))`",
        hint: "pin it to the content view")
    }
  }
}

extension LintRule {
  static let outsideContentView = LintRule(
    "outside-content-view", .warning,
    summary: "A view is in the cell and not in its content view.",
    rationale: """
      The content view makes way for accessories, editing controls and swipes, and takes the touches \
      of the row; a view beside it stays where it is. A content view with constraints of its own sizes \
      the row without it.
      """
  ) { scene in
    guard let cell = scene.root as? UITableViewCell else { return [] }
    return cell.viewsBesideContent.compactMap { scene.entry(of: $0) }.filter(\.isShown).map {
      Observation(
        object: $0.id, place: $0.place,
        message: "\($0.name) is in the cell, not in its content view",
        hint: "add it to the content view, with contentView.addSubview")
    }
  }
}

extension NSLayoutConstraint {
  /// The view below `root` that the constraint ties to `root`, or to a guide of it.
  fileprivate func partner(of root: UIView) -> UIView? {
    let owners = [firstItem.owner, secondItem.owner]
    guard owners.contains(where: { $0 === root }) else { return nil }
    return owners.compactMap(\.self).first { $0 !== root }
  }
}

extension LintRule {
  static let duplicateReuseIdentifier = LintRule(
    "duplicate-reuse-identifier", .warning,
    summary: "One reuse identifier stands for cells with different constraints.",
    rationale: """
      A table hands out any free cell of an identifier, and the last prototype registered wins. Each \
      layout needs an identifier of its own; constraints exchanged in a reused cell cost time and go wrong.
      """,
    document: { document in
      var first: [Key: (scene: LintScene, signature: [String])] = [:]
      return document.scenes.compactMap { scene in
        guard let identifier = scene.reuseIdentifier, !identifier.isEmpty, let owner = scene.owner
        else { return nil }
        let key = Key(owner: owner, identifier: identifier)
        let signature = scene.signature
        guard let other = first[key] else {
          first[key] = (scene, signature)
          return nil
        }
        guard other.signature != signature else { return nil }
        return (scene, observation(scene, identifier, other: other.scene))
      }
    })

  private struct Key: Hashable {
    let owner: String
    let identifier: String
  }

  private static func observation(
    _ scene: LintScene, _ identifier: String, other: LintScene
  ) -> Observation {
    Observation(
      object: scene.id, place: scene.place,
      message: "two cells of one table are called \(Diagnostic.quoted(identifier)) and have"
        + " different constraints",
      hint: "give each layout a reuse identifier of its own",
      related: [(other.place, "the other cell")])
  }
}

extension LintScene {
  /// The constraints by their items' positions: equal for cells laid out alike.
  fileprivate var signature: [String] {
    constraints.map { entry in
      let constraint = entry.constraint
      return [
        path(of: constraint.firstItem), constraint.firstAttribute.name,
        "\(constraint.relation.rawValue)", path(of: constraint.secondItem),
        constraint.secondAttribute.name, "\(constraint.multiplier)", "\(constraint.constant)",
        "\(constraint.priority.rawValue)",
      ].joined(separator: " ")
    }
    .sorted()
  }

  private func path(of item: AnyObject?) -> String {
    var view = item.owner
    var path = item is UILayoutGuide ? "guide" : ""
    while let current = view, let parent = current.superview {
      path += "/\(parent.subviews.firstIndex { $0 === current } ?? 0)"
      view = parent
    }
    return path
  }
}
