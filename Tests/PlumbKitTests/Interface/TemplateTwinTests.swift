import CellTemplates
import Foundation
import ImageCoding
import InterfaceBuilder
import LayoutTree
import Rendering
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKit

/// The systems that were made in Interface Builder, as template and as XIB.
@Suite("A template and a XIB of the same cell")
struct TemplateTwinTests {
  /// A XIB with its data, and the section of a template that shows the same.
  struct Twin: Sendable, CustomTestStringConvertible {
    let cell: String
    let template: String
    let section: Int
    var testDescription: String { cell }
  }

  static let twins = [
    Twin(cell: "STFlexibleTableViewCell", template: "flexible-cell", section: 0),
    Twin(cell: "RWBasicCell", template: "feed", section: 0),
    Twin(cell: "AppointmentedInfoCell", template: "booking", section: 0),
    Twin(cell: "CouponCell", template: "booking", section: 1),
  ]

  @Test("have the same frames in portrait and landscape", arguments: twins, [320, 568])
  func frames(twin: Twin, width: Double) throws {
    let request = LayoutRequest(widths: [width], scale: 2)
    let session = try PlumbSession { _ in }
    var template: [String] = []
    try session.forEachVariant(
      of: try session.load(TemplateTwin.path("\(twin.template).yaml")), request
    ) { loaded, variant in
      let table = session.table(of: loaded, at: variant).table
      template = withExtendedLifetime(table) {
        Self.rows(table.tableView, section: twin.section)
      }
    }
    var document: [String] = []
    try session.forEachVariant(
      of: TemplateTwin.path("\(twin.cell).xib"), TemplateTwin.request(twin.cell, request),
      scene: nil
    ) { rows, variant in
      let table = rows.table(at: variant, text: session.typesetter).table
      document = withExtendedLifetime(table) { Self.rows(table.tableView) }
    }
    #expect(!document.isEmpty)
    #expect(document == template)
  }

  /// A line for each view of each row of a section.
  private static func rows(_ table: UITableView, section: Int = 0) -> [String] {
    var lines: [String] = []
    table.forEachElement { element, view in
      guard case .row(let path) = element, path.section == section,
        let cell = view as? UITableViewCell
      else { return }
      let scene = RowReader.scene(of: cell, at: path)
      lines.append("row \(path.row) \(scene.height)")
      lines += scene.views.map { "  \($0.className) \($0.frame)" }
    }
    return lines
  }

  @Test("look the same", arguments: [320, 568])
  func pictures(width: Double) throws {
    let request = LayoutRequest(widths: [width], scale: 2)
    let session = try PlumbSession { _ in }
    var pictures: [TablePicture] = []
    try session.forEachVariant(
      of: try session.load(TemplateTwin.path("flexible-cell.yaml")), request
    ) { template, variant throws(PlumbError) in
      pictures.append(try session.picture(of: template, at: variant, PictureRequest()))
    }
    let cell = "STFlexibleTableViewCell"
    try session.forEachVariant(
      of: TemplateTwin.path("\(cell).xib"), TemplateTwin.request(cell, request), scene: nil
    ) { rows, variant throws(PlumbError) in
      pictures.append(try session.picture(of: rows, at: variant, PictureRequest()))
    }
    try #require(pictures.count == 2)
    let pixels = try pictures.map { try PNGRenderer(scale: 2).pixels($0.scene) }
    let agreement = try #require(PictureAgreement(pixels[0], pixels[1], scale: 2))
    #expect(agreement.worst == 0, "\(agreement)")
  }

  @Test("XIBs store the frames that their constraints give", arguments: twins)
  func storedFrames(twin: Twin) throws {
    let layout = InterfaceLayout(
      try InterfaceDocument.load(TemplateTwin.path("\(twin.cell).xib")))
    let stored = try TemplateTwin.storedFrames(of: "\(twin.cell).xib")
    let session = try PlumbSession { _ in }
    let environment = session.environment(of: layout, LayoutRequest())
    environment.perform {
      for scene in layout.scenes {
        for view in layout.stored(scene).content.subviews {
          #expect(stored[view.name ?? ""] == view.frame, "\(view.name ?? "")")
        }
      }
    }
  }
}

/// Files of the templates' folder.
enum TemplateTwin {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Templates/\(name)").standardized.path
  }

  /// The `<rect key="frame">` of every label of a XIB, by object id, straight from its text.
  static func storedFrames(of name: String) throws -> [String: CGRect] {
    let text = try String(contentsOfFile: path(name), encoding: .utf8)
    var frames: [String: CGRect] = [:]
    var id = ""
    for line in text.split(separator: "\n") {
      if line.contains("<label "), let found = attribute("id", in: line) { id = found }
      guard line.contains("key=\"frame\""), !id.isEmpty, frames[id] == nil else { continue }
      let sides = ["x", "y", "width", "height"].map { side in
        attribute(side, in: line).flatMap(Double.init) ?? .nan
      }
      frames[id] = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
    return frames
  }

  private static func attribute(_ name: String, in line: Substring) -> String? {
    line.components(separatedBy: " \(name)=\"").dropFirst().first?
      .split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
  }

  /// The request with the data of a cell's XIB.
  static func request(_ cell: String, _ request: LayoutRequest) -> LayoutRequest {
    var request = request
    request.content.dataFile = path("\(cell).json")
    return request
  }
}
