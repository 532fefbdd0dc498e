import CellSources
import Foundation
import ImageCoding
import LayoutTree
import Rendering
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKitCore

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
    try session.forEachTable(
      of: TemplateTwin.path("\(twin.template).yaml"), scene: nil, request
    ) { table, _ in template = Self.rows(table, section: twin.section) }
    var document: [String] = []
    try session.forEachTable(
      of: TemplateTwin.path("\(twin.cell).xib"), scene: nil,
      TemplateTwin.request(twin.cell, request)
    ) { table, _ in document = Self.rows(table) }
    #expect(!document.isEmpty)
    #expect(document == template)
  }

  @Test("keep clear of what a phone held sideways covers", arguments: twins)
  func safeArea(twin: Twin) throws {
    var request = LayoutRequest()
    request.devices = [try #require(Device.named("iPhone 15"))]
    request.orientations = [.landscape]
    let session = try PlumbSession { _ in }
    var contents: [[CGRect]] = []
    let files = [
      ("\(twin.template).yaml", request),
      ("\(twin.cell).xib", TemplateTwin.request(twin.cell, request)),
    ]
    for (file, request) in files {
      try session.forEachTable(of: TemplateTwin.path(file), scene: nil, request) { table, _ in
        let section = file.hasSuffix(".yaml") ? twin.section : 0
        var frames: [CGRect] = []
        table.forEachElement { element, view in
          guard case .row(let path) = element, path.section == section,
            let cell = view as? UITableViewCell
          else { return }
          #expect(cell.frame.width == 852)
          frames.append(cell.contentView.frame)
        }
        contents.append(frames)
      }
    }
    #expect(!contents[1].isEmpty)
    #expect(contents[1].allSatisfy { $0.minX == 59 && $0.maxX == 793 })
    #expect(contents[0].map(\.minX) == contents[1].map(\.minX))
    #expect(contents[0].map(\.maxX) == contents[1].map(\.maxX))
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
    let cell = "STFlexibleTableViewCell"
    let pictures = [
      try session.picture(
        of: TemplateTwin.path("flexible-cell.yaml"), PictureRequest(layout: request)),
      try session.picture(
        of: TemplateTwin.path("\(cell).xib"),
        PictureRequest(layout: TemplateTwin.request(cell, request))),
    ]
    let pixels = try pictures.map { try PNGRenderer(scale: 2).pixels($0.scene) }
    let agreement = try #require(PictureAgreement(pixels[0], pixels[1], scale: 2))
    #expect(agreement.worst == 0, "\(agreement)")
  }

  @Test("XIBs store the frames that their constraints give", arguments: twins)
  func storedFrames(twin: Twin) throws {
    let stored = try TemplateTwin.storedFrames(of: "\(twin.cell).xib")
    let session = try PlumbSession { _ in }
    let source = try session.open(TemplateTwin.path("\(twin.cell).xib"), CellRequest())
    let canvas = try #require(try source.canvas(in: nil))
    canvas.environment(LayoutRequest(), text: session.typesetter).perform {
      canvas.forEachScene { scene in
        for view in scene.content.subviews {
          #expect(stored[view.objectID ?? ""] == view.frame, "\(view.name ?? "")")
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
