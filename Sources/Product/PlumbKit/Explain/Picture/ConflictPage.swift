import LayoutDiagnosis
import LayoutDiagrams
import Scene
import ViewDrawing

/// The picture of a log: a panel for each conflict, one below the other, and a legend.
struct ConflictPage {
  private let title: String
  private let panels: [ConflictPanel]
  private let omitted: Int
  private let palette: DiagramPalette

  private static let mostPanels = 12

  init(_ explanation: LogExplanation, palette: DiagramPalette, _ assets: SceneAssets) {
    let type = BadgeText(assets)
    var panels: [ConflictPanel] = []
    var count = 0
    for diagnosis in explanation.diagnoses where !diagnosis.conflicts.isEmpty {
      let layout = LogLayout(diagnosis)
      for (number, conflict) in diagnosis.conflicts.enumerated() {
        count += 1
        guard panels.count < Self.mostPanels else { continue }
        panels.append(ConflictPanel(conflict, number, of: diagnosis, layout, palette, type))
      }
    }
    title = PathName.stem(of: explanation.file)
    self.panels = panels
    omitted = count - panels.count
    self.palette = palette
  }

  func scene(_ assets: SceneAssets) -> Scene {
    let texts = SheetTexts(assets, prose: true), type = BadgeText(assets)
    let width = (panels.map { $0.contentWidth(texts, type) }.max() ?? 0).wholePoints
    var page = PanelPage(titled: title, width: width, palette, texts)
    for panel in panels {
      let content = panel.nodes(width: width, texts, type)
      let ground = Scene.Node.fill(
        .roundedRectangle(Scene.Rect(0, 0, width, content.height), radius: 10), palette.page)
      page.add(height: content.height) { corner in
        .group(
          .init(
            id: panel.id + "-panel", title: panel.heading,
            transform: .translation(corner.x, corner.y), children: [ground] + content.nodes))
      }
    }
    if omitted > 0 { page.add(omitted: moreLine(omitted)) }
    let legend = DiagramLegend(
      of: panels.flatMap(\.diagram.signs), palette: palette.alarmed, width: width)
    return page.scene(legend: legend, type, assets)
  }
}

extension ConflictPanel {
  fileprivate init(
    _ conflict: LoggedConflict, _ number: Int, of diagnosis: LogDiagnosis, _ layout: LogLayout,
    _ palette: DiagramPalette, _ type: BadgeText
  ) {
    let count = conflict.members.count { if case .constraint = $0 { true } else { false } }
    heading =
      count == 1
      ? "This constraint cannot hold" : "These \(count) constraints cannot hold together"
    id = "line-\(diagnosis.message.line)-\(number + 1)"
    let scene = LogScene(conflict, of: diagnosis, layout, id: id)
    diagram = ConflictDiagram(scene: scene, palette: palette).diagram(type)
    let isReported = diagnosis.isReportedBroken(conflict)
    members = conflict.members.map {
      (diagnosis.memberText($0), $0 == conflict.broken && isReported)
    }
    let system = conflict.system(in: diagnosis.message)
    let help =
      system.map { "These belong to \($0.owner); nothing in your code." }
      ?? diagnosis.bestHelp(conflict)
    paragraphs = [diagnosis.sentence(conflict), help].compactMap {
      $0?.replacing("`", with: "")
    }
    self.palette = palette
  }
}
