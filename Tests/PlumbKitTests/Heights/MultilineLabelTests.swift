import CellTemplates
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import Typesetting

@testable import PlumbKit
@testable import UIKitCore

/// Labels of several lines in every cell at hand, at every width from 200 to 800 points in steps of
/// a pixel (of public files and all but twenty random cells every seventh, another seventh for each
/// one), in both directions and three text sizes with `make soak`; at some of these in `make test`.
@Suite("Heights of labels of several lines")
struct MultilineLabelTests {
  @Test("are those of their texts, in all templates", arguments: TemplateFiles.names)
  func templates(name: String) throws {
    let template = try Template.load(TemplateFiles.folder + name)
    let checks = try LabelSettings.all.map { settings in
      var heights = LabelHeights()
      let environment = try settings.environment(template.settings.profile)
      let widths = settings.widths(2, seed: name)
      let table = template.makeTable(width: widths[0], environment: environment)
      for width in widths {
        heights.check(table.tableView, at: width, "\(name), \(settings)")
      }
      return heights
    }
    expectSound(checks)
  }

  /// Title, note and switch resist being squeezed alike, so the switch is narrower in the first
  /// pass than in the second, and the title gets more width than it was measured at.
  @Test("are those of their texts, where a switch beside two of them gets its width back")
  func settingsCell() throws {
    let template = try Template.parse(
      """
      cells:
        SettingsCell:
          views:
            title: { class: UILabel, text: "Background App Refresh", font: body, numberOfLines: 0 }
            note:
              class: UILabel
              text: Allow apps to refresh their content when on Wi-Fi or mobile data.
              font: footnote
              numberOfLines: 0
            toggle: { class: UISwitch }
          constraints:
            - "H:|-57-[title]-12-[toggle]-|"
            - "V:|-[title]-2-[note]-|"
            - note.leading == title.leading
            - note.trailing == title.trailing
            - toggle.centerY == contentView.centerY
      data: [{}]
      """, file: "settings.yaml")
    var heights = LabelHeights()
    let environment = template.environment(text: try Typesetter.system())
    for width in stride(from: 250.0, through: 580, by: 5) {
      let table = template.makeTable(width: width, environment: environment)
      heights.check(table.tableView, at: width, "settings cell")
    }
    expectSound([heights])
  }

  @Test("are those of their texts, in random cells", arguments: 0..<20)
  func randomCells(seed: Int) throws {
    let checks = try (0..<soaked(1)).flatMap { turn in
      try LabelSettings.all.map { settings in
        let seed = UInt64(seed + 1000 * turn)
        var heights = LabelHeights()
        let environment = try settings.environment(
          try #require(OSProfile.named(turn % 2 == 0 ? "ios18" : "ios26")))
        let make = { environment.perform { TableOfCells([RandomCell.make(seed: seed)]) } }
        let widths = settings.widths(3, seed: "\(seed)", step: turn == 0 ? 1 : 7)
        let table = make()
        for width in widths {
          heights.check(table.tableView, at: width, "seed \(seed), \(settings)")
        }
        // The widths of before leave no trace.
        let last = widths[widths.count - 1]
        let fresh = make()
        fresh.tableView.lay(outAt: last)
        let change = table.tableView.rowLines.firstChange(since: fresh.tableView.rowLines)
        #expect(change == nil, "seed \(seed), \(settings): \(last) after other widths")
        return heights
      }
    }
    expectSound(checks)
  }

  /// Parts of the files that run at once.
  private static let parts = LabelSettings.isSoaking ? 16 : 1

  @Test(
    "are those of their texts, in the cells of public Interface Builder files",
    .enabled(if: StoredFrames.areThere, "not run: no public files, see CORPUS in the Makefile"),
    arguments: 0..<parts)
  func publicFiles(part: Int) throws {
    let stored = try StoredFrames()
    var random = SeededRandom(seed: 4)
    let files =
      LabelSettings.isSoaking
      ? stride(from: part, to: stored.files.count, by: Self.parts).map { stored.files[$0] }
      : (0..<15).compactMap { _ in stored.files.randomElement(using: &random) }
    for file in files {
      let layout = InterfaceLayout(try InterfaceDocument.load(stored.path(of: file)))
      let checks = try LabelSettings.all.map { settings in
        var heights = LabelHeights()
        let environment = try settings.environment(layout.document.header.tools.profile)
        let table = environment.perform { TableOfCells(layout.scenes.map { layout.row($0).cell }) }
        for width in settings.widths(1, seed: file.file, step: 7) {
          heights.check(table.tableView, at: width, "\(file.file), \(settings)")
        }
        return heights
      }
      expectSound(checks)
    }
  }

  private func expectSound(_ checks: [LabelHeights]) {
    let problems = checks.flatMap(\.problems)
    #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(3).joined(separator: "\n"))")
    let labels = checks.reduce(0) { $0 + $1.labels }
    let restless = checks.reduce(0) { $0 + $1.restless }
    #expect(restless <= labels / 20, "\(restless) of \(labels) labels never come to rest")
  }
}

/// The templates of the gallery.
private enum TemplateFiles {
  static let folder =
    URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    + "/Templates/"

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".yaml") }.sorted() ?? []
}

/// A direction, a text size, and the widths to try in them.
struct LabelSettings: CustomStringConvertible {
  let direction: UIUserInterfaceLayoutDirection
  let category: UIContentSizeCategory

  static let isSoaking = soaked(1) > 1

  static let all = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
    [UIContentSizeCategory.large, .extraSmall, .accessibilityExtraLarge].map {
      LabelSettings(direction: direction, category: $0)
    }
  }

  var description: String {
    "\(direction == .leftToRight ? "left to right" : "right to left"), \(category.rawValue)"
  }

  func environment(_ profile: OSProfile) throws -> LayoutEnvironment {
    LayoutEnvironment(
      profile: profile, text: try Typesetter.system(), contentSizeCategory: category,
      layoutDirection: direction)
  }

  /// In a whole soak (`PLUMB_SOAK=20`) all widths in steps of a pixel, in a shorter one that part of
  /// them, else `count`; every `step`th where there are many cells, from a start of the seed's own.
  func widths(_ count: Int, seed: String, step: Int = 1) -> [Double] {
    let seed = seed.utf8.reduce(5381) { ($0 &* 33) &+ UInt64($1) }
    if Self.isSoaking {
      let step = step * max(1, 20 / soaked(1))
      return stride(from: 400 + Int(seed % UInt64(step)), through: 1600, by: step)
        .map { Double($0) / 2 }
    }
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in Double(Int.random(in: 400...1600, using: &random)) / 2 }
  }
}

/// A table of cells that size themselves.
final class TableOfCells: UITableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .plain)
  private let cells: [UITableViewCell]

  init(_ cells: [UITableViewCell]) {
    self.cells = cells
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells[indexPath.row]
  }
}

extension UITableView {
  func lay(outAt width: Double) {
    frame.size.width = CGFloat(width)
    layoutAllRows()
  }

  /// The frames in all rows.
  var rowLines: [String] {
    var lines: [String] = []
    forEachElement { _, view in lines += view.frameLines }
    return lines
  }
}

extension LabelHeights {
  /// Looks at every row and header of a table of that width.
  mutating func check(_ table: UITableView, at width: Double, _ situation: String) {
    table.lay(outAt: width)
    table.forEachElement { element, view in
      check(view, "\(situation), \(element) at \(width)")
      checkSecondPass(view, "\(situation), \(element) at \(width)")
    }
  }
}
