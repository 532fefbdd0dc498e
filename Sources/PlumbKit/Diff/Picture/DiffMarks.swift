import LayoutTree
import Scene

/// The marks over one version of a cell: an outline and a name for each view that differs.
struct DiffMarks {
  /// Which version is marked.
  enum Version {
    case before, after
  }

  let version: Version
  let palette: DiagramPalette
  /// This version, and the other one.
  let geometry: RowGeometry
  let other: RowGeometry?
  /// Where this version has text.
  let text: [Scene.Rect]

  /// What happens to a view, gathered.
  fileprivate struct Story {
    let id: String
    let name: String
    var steps: [(what: String, from: SceneOutline.Value?, to: SceneOutline.Value?)] = []
    var isAlone = false

    /// Whether its frame differs.
    var hasMoved: Bool { steps.contains { Self.components.contains($0.what) } }

    static let components: Set<String> = ["x", "y", "width", "height"]
  }

  /// A mark for each view of this version that `changes` speak of, in their order.
  func marks(_ changes: [SceneChange]) -> [DiagramMark] {
    stories(changes).compactMap { story in
      geometry.rect(of: story.id).map { mark(story, $0) }
    }
  }

  private func stories(_ changes: [SceneChange]) -> [Story] {
    var stories: [Story] = []
    var places: [String: Int] = [:]
    for change in changes {
      guard case .view(let id, let name) = change.subject else { continue }
      if places[id] == nil {
        places[id] = stories.count
        stories.append(Story(id: id, name: name))
      }
      guard let place = places[id] else { continue }
      switch change.effect {
      case .added, .removed: stories[place].isAlone = true
      case .changed(let what, let from, let to): stories[place].steps.append((what, from, to))
      case .redrawn: break
      }
    }
    return stories
  }

  // MARK: Marks

  private func mark(_ story: Story, _ rect: Scene.Rect) -> DiagramMark {
    let color = version == .before ? palette.before : palette.after
    let style: DiffOutline.Style =
      story.isAlone ? .alone : story.hasMoved ? .moved : .altered
    let former = version == .after && story.hasMoved ? other?.rect(of: story.id) : nil
    let ghost = former.flatMap { $0 == rect ? nil : $0 }
    return DiagramMark(
      id: story.id, title: title(story),
      nodes: (ghost.map { DiffOutline($0, .former, palette.before).nodes(avoiding: text) } ?? [])
        + DiffOutline(rect, style, color).nodes(),
      bounds: [], badge: badge(story, rect, color),
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

  private func title(_ story: Story) -> String {
    let steps = story.steps.map {
      "\($0.what) \($0.from?.text ?? "none") -> \($0.to?.text ?? "none")"
    }
    let fate = story.isAlone ? [version == .before ? "removed" : "added"] : []
    return ([story.name] + fate + steps).joined(separator: ", ")
  }

  private func badge(_ story: Story, _ rect: Scene.Rect, _ color: Scene.Color) -> Badge {
    let sign = story.isAlone ? (version == .before ? "− " : "+ ") : ""
    let name = sign + story.name
    let distances = version == .after ? story.distances : []
    return Badge(
      text: ([name] + distances).joined(separator: "  "), shortText: name,
      style: story.isAlone ? .alarm : .tag, color: color, anchors: FrameLayer.anchors(of: rect),
      spots: { FrameLayer.corners(of: rect, $0) })
  }
}

extension DiffMarks.Story {
  /// `y +8`, `height −20.5`.
  fileprivate var distances: [String] {
    steps.compactMap { what, from, to in
      guard case .number(let from) = from, case .number(let to) = to,
        Self.components.contains(what)
      else { return nil }
      return "\(what) \(to < from ? "−" : "+")\(readable(abs(to - from)))"
    }
  }
}
