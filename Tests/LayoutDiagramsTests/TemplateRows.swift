import CellTemplates
import Foundation
import LayoutTree
import Numbers
import UIKitCore
import ViewDrawing

@testable import LayoutDiagrams
@testable import PlumbKit

/// At what a template is laid out for a test.
struct TemplateLook: Sendable, CustomStringConvertible {
  let width: Double
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var category = UIContentSizeCategory.large

  /// Portrait and landscape, from left and right, with small and large text.
  static let all = [
    TemplateLook(width: 320), TemplateLook(width: 568),
    TemplateLook(width: 320, direction: .rightToLeft),
    TemplateLook(width: 320, category: .accessibilityExtraExtraLarge),
    TemplateLook(width: 568, direction: .rightToLeft, category: .accessibilityLarge),
  ]

  var description: String {
    let size = category == .large ? "" : " \(category.rawValue)"
    return readable(width) + (direction == .rightToLeft ? " from the right" : "") + size
  }
}

/// The rows of a template, as the layers of a diagram see them.
struct TemplateRows {
  /// The paths of the templates of the repository; those of a thousand rows have the cells of others.
  static let templates: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Templates").standardized.path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("-1000.yaml") }
      .sorted().map { folder + "/" + $0 }
  }()

  let inputs: [LayerInput]
  let type: BadgeText

  /// Lays out the template at `path`.
  init(_ path: String, _ look: TemplateLook) throws {
    let session = try PlumbSession { _ in }
    let template = try Template.load(path)
    let own = template.environment(text: session.typesetter)
    let environment = LayoutEnvironment(
      profile: own.profile, text: session.typesetter, displayScale: own.displayScale,
      contentSizeCategory: look.category, layoutDirection: look.direction)
    let table = template.makeTable(width: look.width, environment: environment)
    let assets = SceneAssets(session.typesetter)
    let slots = TablePainter(table.tableView, assets: assets).items {
      var scene = RowReader.scene(of: $0, at: $1, .everything)
      scene.sizing = RowReader.sizing(of: $0, at: $1, in: table.tableView)
      scene.sizing?.estimate = 44
      return scene
    }
    let ink = DrawnBounds(assets)
    type = BadgeText(assets)
    inputs = slots.compactMap { slot in
      slot.scene.map { scene in
        LayerInput(
          geometry: RowGeometry(
            scene, width: slot.frame.width, isRightToLeft: slot.isRightToLeft),
          text: ink.text(in: [slot.node]) + slot.obstacles, palette: .light, headroom: 14)
      }
    }
  }
}
