import Foundation
import Rendering
import Scene
import TestSupport
import Testing

@testable import PlumbKit

/// Whole tables, with letters of real fonts, emoji, pictures and text from right to left: what
/// librsvg makes of the SVG against our PNG. `AgreementTests` in RenderingTests has the measure's
/// limits.
@Suite(
  "SVG and PNG of templates agree",
  .enabled(if: ExternalTool.rsvgConvert != nil, "not run: rsvg-convert is missing"))
struct TemplateAgreementTests {
  @Test(
    arguments: [
      ("chat", []), ("languages", []), ("shop", []), ("settings", []),
      ("flight", [.frames, .constraints]),
    ] as [(String, [PictureLayer])])
  func librsvg(name: String, layers: [PictureLayer]) throws {
    let tool = try #require(ExternalTool.rsvgConvert)
    let scene = try scene(of: name, layers)
    let own = try PNGRenderer(scale: 2).pixels(scene)
    let other = try Rasterizing.svg(SVGRenderer().render(scene), with: tool)
    let agreement = try #require(PictureAgreement(own, other, scale: 2), "\(name): sizes differ")
    // Lines that fall between pixels are put on them in the PNG: half a pixel at most, for several
    // lines.
    let worst = layers.isEmpty ? 0.1 : 0.2
    #expect(agreement.worst < worst && agreement.mean < 0.006, "\(name): \(agreement)")
  }

  @Test(
    "and the SVG is valid XML with every row's text in it",
    .enabled(if: ExternalTool.xmllint != nil, "not run: xmllint is missing"))
  func valid() throws {
    let tool = try #require(ExternalTool.xmllint)
    let folder = try TemporaryFolder()
    try folder.write(SVGRenderer().render(scene(of: "languages", [])), as: "languages.svg")
    let outcome = try tool.run(["--noout", "--nonet", "languages.svg"], in: folder)
    #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.output)")
    let text = String(decoding: try folder.bytes(of: "languages.svg"), as: UTF8.self)
    #expect(text.contains("direction=\"rtl\""))
  }

  private func scene(of name: String, _ layers: [PictureLayer]) throws -> Scene {
    let session = try PlumbSession { _ in }
    return try session.picture(
      of: "\(Self.templates)/\(name).yaml", PictureRequest(layers: layers)
    ).scene
  }

  private static let templates =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Templates").standardized.path
}
