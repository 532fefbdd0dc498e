import LayoutChanges
import LayoutDiagrams
import LayoutTree
import Scene
import ViewDrawing

/// The picture of a comparison: a panel for each cell that differs and each variant, and a legend.
struct DiffPage {
  private let title: String
  private let panels: [DiffPanel]
  /// Cells for which there is no room.
  private let omitted: Int

  /// With more panels a picture is too large to read.
  private static let mostPanels = 40

  /// The page of a comparison; `tables` has the colours of each variant.
  init(_ diff: FileDiff, tables: [LayoutVariant: DiffTable], _ assets: SceneAssets) {
    let tools = DiffPanel.Tools(
      bounds: DrawnBounds(assets), texts: SheetTexts(assets, prose: true), type: BadgeText(assets))
    var panels: [DiffPanel] = []
    var shown = 0
    for cell in diff.cells where panels.count + cell.variants.count <= Self.mostPanels {
      panels += cell.variants.map { variant, diff in
        DiffPanel(cell, variant, diff, tables[variant] ?? DiffTable(), tools)
      }
      shown += 1
    }
    title = PathName.stem(of: diff.title)
    self.panels = panels
    omitted = diff.cells.count - shown
  }

  func scene(_ assets: SceneAssets, _ texts: SheetTexts) -> Scene {
    let type = BadgeText(assets)
    let sizes = panels.map { $0.size(texts) }
    let width = (sizes.map(\.width).max() ?? 0).wholePoints
    let isDark = panels.allSatisfy { $0.palette == .dark }
    let palette = isDark ? DiagramPalette.dark : .light
    var page = PanelPage(titled: title, width: width, palette, texts)
    for (panel, size) in zip(panels, sizes) {
      page.add(height: size.height.wholePoints) {
        panel.node(at: $0, width: width, texts, type)
      }
    }
    if omitted > 0 { page.add(omitted: moreLine(omitted, of: " cells that differ")) }
    let legend = DiagramLegend(
      of: panels.flatMap { $0.versions.flatMap(\.diagram.signs) }, palette: palette, width: width)
    return page.scene(legend: legend, type, assets)
  }
}

/// The marks over one version of a cell: an outline and a name for each view that differs.
struct DiffMarks {
  /// Which version is marked.
  enum Version {
    case before, after
  }

  let version: Version
  let palette: DiagramPalette
  let geometry: RowGeometry
  let other: RowGeometry?
  let text: [Scene.Rect]

  fileprivate struct ViewSummary {
    let id: String
    let name: String
    var steps: [Step] = []
    var isAlone = false

    /// Whether its frame differs.
    var hasMoved: Bool { steps.contains { $0.component != nil } }

    struct Step {
      let aspect: SceneChange.Aspect
      let from: SceneDeclaration.Value?
      let to: SceneDeclaration.Value?

      /// The number of the frame that differs; nil where something else does.
      var component: LayoutTree.RectangleComponent? {
        if case .frame(let component) = aspect { component } else { nil }
      }
    }
  }

  /// A mark for each view of this version that `changes` speak of, in their order.
  func marks(_ changes: [SceneChange]) -> [DiagramMark] {
    summaries(changes).compactMap { summary in
      guard !geometry.isHidden(summary.id) else { return nil }
      return geometry.rect(of: summary.id).map { mark(summary, $0) }
    }
  }

  private func summaries(_ changes: [SceneChange]) -> [ViewSummary] {
    var summaries: [ViewSummary] = []
    var indices: [String: Int] = [:]
    for change in changes {
      guard case .view(let id, let name) = change.subject else { continue }
      if indices[id] == nil {
        indices[id] = summaries.count
        summaries.append(ViewSummary(id: id, name: name))
      }
      guard let index = indices[id] else { continue }
      switch change.effect {
      case .added, .removed: summaries[index].isAlone = true
      case .changed(let aspect, let from, let to):
        summaries[index].steps.append(.init(aspect: aspect, from: from, to: to))
      case .redrawn: break
      }
    }
    return summaries
  }

  // MARK: Marks

  private func mark(_ summary: ViewSummary, _ rect: Scene.Rect) -> DiagramMark {
    let color = version == .before ? palette.before : palette.after
    let style: DiffOutline.Style =
      summary.isAlone ? .alone : summary.hasMoved ? .moved : .altered
    let isShown = other?.isHidden(summary.id) == false
    let former =
      version == .after && summary.hasMoved && isShown ? other?.rect(of: summary.id) : nil
    let ghost = former.flatMap { $0 == rect ? nil : $0 }
    return DiagramMark(
      id: summary.id, title: title(summary),
      nodes: (ghost.map { DiffOutline($0, .former, palette.before).nodes(avoiding: text) } ?? [])
        + DiffOutline(rect, style, color).nodes(),
      bounds: [], badge: badge(summary, rect, color),
      signs: signs(style) + (ghost == nil ? [] : [.former]))
  }

  private func signs(_ style: DiffOutline.Style) -> [LegendSign] {
    switch style {
    case .moved: [version == .before ? .before : .after]
    case .former: [.former]
    case .altered: [.altered]
    case .alone: [version == .before ? .removed : .added]
    }
  }

  private func title(_ summary: ViewSummary) -> String {
    let steps = summary.steps.map { SceneChange.step($0.aspect, $0.from, $0.to) }
    let fate = summary.isAlone ? [version == .before ? "removed" : "added"] : []
    return ([summary.name] + fate + steps).joined(separator: ", ")
  }

  private func badge(_ summary: ViewSummary, _ rect: Scene.Rect, _ color: Scene.Color) -> Badge {
    let prefix = summary.isAlone ? (version == .before ? "− " : "+ ") : ""
    let name = prefix + summary.name
    let details = version == .after ? summary.distances + summary.priorities : []
    return Badge(
      text: ([name] + details).joined(separator: "  "), shortText: name,
      style: summary.isAlone ? .alarm : .tag, color: color, anchors: FrameLayer.anchors(of: rect),
      spots: { FrameLayer.corners(of: rect, $0) })
  }
}

extension DiffMarks.ViewSummary {
  /// `horizontalHuggingPriority 251 → 252`: nothing else of it need be seen.
  fileprivate var priorities: [String] {
    steps.compactMap { step in
      guard case .property(let name) = step.aspect, name.hasSuffix("Priority") else { return nil }
      return "\(name) \(step.from?.text ?? "none") → \(step.to?.text ?? "none")"
    }
  }

  /// `y +8`, `height −20.5`.
  fileprivate var distances: [String] {
    steps.compactMap { step in
      guard let component = step.component, case .number(let from) = step.from,
        case .number(let to) = step.to
      else { return nil }
      return "\(component.rawValue) \(to < from ? "−" : "+")\(readable(abs(to - from)))"
    }
  }
}

/// Constraints with another priority, and what stands beside each in either version.
struct PriorityEdits {
  /// `@999`.
  private(set) var before: [String: String] = [:]
  /// `@999 → @750`.
  private(set) var after: [String: String] = [:]

  /// The edits among the changes from one version of a row to the next.
  init(_ changes: [SceneChange], _ old: LayoutTree.Scene?, _ new: LayoutTree.Scene?) {
    let isPriority: (SceneChange) -> Bool = {
      if case .changed(.constraint(.priority), _, _) = $0.effect { true } else { false }
    }
    for change in changes where isPriority(change) {
      guard case .constraint(let id, _) = change.subject,
        let one = old?.constraints.first(where: { $0.id == id }),
        let other = new?.constraints.first(where: { $0.id == id || $0.says(what: one) })
      else { continue }
      before[one.id] = Self.words(one)
      after[other.id] = "\(Self.words(one)) → \(Self.words(other))"
    }
  }

  private static func words(_ constraint: LayoutTree.Constraint) -> String {
    constraint.isRequired ? "required" : "@\(readable(constraint.priority))"
  }
}

extension LayoutTree.Constraint {
  /// Whether it has the same sides, relation and numbers as another, whatever their priorities.
  fileprivate func says(what other: Self) -> Bool {
    first == other.first && second == other.second && relation == other.relation
      && multiplier == other.multiplier && constant == other.constant
  }
}
