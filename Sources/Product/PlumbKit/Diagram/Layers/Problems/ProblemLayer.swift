import LayoutTree
import Scene

/// The layer `problems`: what constraints leave open, as ghosts of the least and the greatest that
/// they allow; the members of each conflict, numbered and in red, with the sum that shows it;
/// optional constraints that could not be met; and what is seen to be wrong: ends outside, is cut
/// off or squeezed, overlaps.
struct ProblemLayer {
  let input: LayerInput

  /// A mark for each open view, each member of a conflict and each missed constraint. None for a
  /// sound row.
  var marks: [DiagramMark] {
    ghosts + ConflictMarks(input).marks + faults
  }

  /// What is seen to be wrong, framed in red.
  private var faults: [DiagramMark] {
    let scene = input.geometry.scene
    let content = scene.views.first?.frame
    return scene.faults.filter { !$0.isNote }.enumerated().map { number, fault in
      let rect = Scene.Rect(
        fault.rect.x + (content?.x ?? 0), fault.rect.y + (content?.y ?? 0), fault.rect.width,
        fault.rect.height)
      let color = input.palette.broken
      return DiagramMark(
        id: "\(fault.view)-fault-\(number + 1)", title: "\(fault.message)\n\(fault.hint)",
        nodes: [.stroke(.rectangle(rect.outset(by: -0.75)), color, .init(width: 1.5))],
        bounds: [rect],
        badge: Badge(
          text: "\(fault.view): \(fault.summary)", shortText: fault.summary, style: .alarm,
          color: color, anchors: FrameLayer.anchors(of: rect),
          spots: { FrameLayer.corners(of: rect, $0) }),
        signs: [.fault])
    }
  }

  private var ghosts: [DiagramMark] {
    var lanes = (horizontal: 0, vertical: 0)
    return input.geometry.shownViews.compactMap { view in
      guard !view.ranges.isEmpty, let rect = input.geometry.rect(of: view.id) else { return nil }
      let across = GhostRange(view, rect, .horizontal, lane: lanes.horizontal)
      let down = GhostRange(view, rect, .vertical, lane: lanes.vertical)
      if across != nil { lanes.horizontal += 1 }
      if down != nil { lanes.vertical += 1 }
      return mark(view, rect, [across, down].compactMap(\.self))
    }
  }

  private func mark(
    _ view: LayoutTree.View, _ rect: Scene.Rect, _ ghosts: [GhostRange]
  ) -> DiagramMark {
    let color = input.palette.broken
    let words = view.ranges.map(\.description).joined(separator: ", ")
    let outline = Scene.Node.stroke(
      .rectangle(rect.outset(by: -0.5)), color, .init(width: 1, dash: [3, 2]))
    return DiagramMark(
      id: "\(view.id)-ghost", title: "\(view.id) is not determined: \(words)",
      nodes: [outline] + ghosts.flatMap { $0.nodes(color) }, bounds: ghosts.map(\.bounds),
      badge: Badge(
        text: "\(view.id): \(words)", shortText: words, style: .alarm, color: color,
        anchors: FrameLayer.anchors(of: rect),
        spots: { FrameLayer.corners(of: rect, $0) }),
      signs: [.open])
  }
}
