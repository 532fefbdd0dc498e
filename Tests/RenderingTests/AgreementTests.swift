import ImageCoding
import Rendering
import Scene
import TestSupport
import Testing

/// The same scene, drawn by ourselves and, from the files we write, by programs that share nothing
/// with us.
@Suite("Agreement of PNG, SVG and PDF")
struct AgreementTests {
  /// What smoothing, quarters of a pixel and 32 steps of coverage explain. An edge one pixel off is
  /// 0.125, a letter left out of a line 0.3.
  private static let worst = 0.1
  private static let mean = 0.006

  private func agree(
    _ scene: Scene, _ other: PixelBuffer, _ name: String, scale: Int = 2, mean: Double = Self.mean
  ) throws {
    let own = try PNGRenderer(scale: Double(scale)).pixels(scene)
    let agreement = try #require(
      PictureAgreement(own, other, scale: scale), "\(name): sizes differ")
    #expect(
      agreement.worst < Self.worst && agreement.mean < mean, "\(name): \(agreement)")
  }

  @Test(
    "librsvg draws the SVG as we draw the PNG",
    .enabled(if: ExternalTool.rsvgConvert != nil, "not run: rsvg-convert is missing"),
    arguments: AgreementScenes.all.indices)
  func librsvg(index: Int) throws {
    let tool = try #require(ExternalTool.rsvgConvert)
    let (name, scene) = AgreementScenes.all[index]
    try agree(scene, Rasterizing.svg(SVGRenderer().render(scene), with: tool), name)
  }

  /// Poppler puts letters and thin lines on whole pixels of its own; at four pixels a point that is
  /// an eighth of a point, as our quarters of two are. That shifts all letters of a text a little.
  @Test(
    "poppler draws the PDF as we draw the PNG",
    .enabled(if: ExternalTool.pdftoppm != nil, "not run: pdftoppm is missing"),
    arguments: AgreementScenes.all.indices)
  func poppler(index: Int) throws {
    let tool = try #require(ExternalTool.pdftoppm)
    let (name, scene) = AgreementScenes.all[index]
    try agree(
      scene, Rasterizing.pdf(PDFRenderer().render(scene), with: tool), name, scale: 4,
      mean: 0.01)
  }

  @Test(
    "A browser opens the SVG and shows what the PNG shows",
    .enabled(if: ExternalTool.chromium != nil, "not run: chromium is missing"),
    arguments: ["text", "clips", "opacity"])
  func browser(name: String) throws {
    let tool = try #require(ExternalTool.chromium)
    let scene = try #require(AgreementScenes.all.first { $0.name == name }?.scene)
    let (width, height) = (Int(scene.size.width), Int(scene.size.height))
    let picture = try Rasterizing.svg(
      SVGRenderer().render(scene), width: width, height: height, in: tool)
    try agree(scene, picture, name)
  }

  @Test("A missing letter and a shift by one pixel would be seen")
  func sensitivity() throws {
    let renderer = PNGRenderer(scale: 2)
    let whole = try renderer.pixels(AgreementScenes.text())
    for letter in 0..<18 {
      let other = try renderer.pixels(AgreementScenes.text(without: letter))
      let agreement = try #require(PictureAgreement(whole, other, scale: 2))
      #expect(agreement.worst > 2 * Self.worst, "letter \(letter): \(agreement)")
    }
    let shifted = try renderer.pixels(AgreementScenes.text(moved: 0.5))
    let agreement = try #require(PictureAgreement(whole, shifted, scale: 2))
    #expect(agreement.worst > Self.worst && agreement.mean > 2 * Self.mean, "\(agreement)")
  }

  @Test(
    "The SVG of every scene is valid XML, whatever its names hold",
    .enabled(if: ExternalTool.xmllint != nil, "not run: xmllint is missing"))
  func valid() throws {
    let tool = try #require(ExternalTool.xmllint)
    let hostile = Scene.Group(
      id: "a\u{1}<&\"'> ]]> é\u{ffff}", title: "<!-- & \u{0} ]]>\u{202e}",
      children: [AgreementScenes.run(.rightToLeft)])
    let scenes =
      AgreementScenes.all.map(\.scene)
      + [
        Scene(
          size: Scene.Size(9, 9), title: "</svg>", nodes: [.group(hostile), .group(hostile)],
          outlines: AgreementScenes.letters)
      ]
    for scene in scenes {
      let folder = try TemporaryFolder()
      try folder.write(SVGRenderer().render(scene), as: "picture.svg")
      let outcome = try tool.run(["--noout", "--nonet", "picture.svg"], in: folder)
      #expect(outcome.code == 0 && outcome.output.isEmpty, "\(scene.title): \(outcome.output)")
    }
  }

  @Test(
    "The text of a PDF can be found, text from right to left too",
    .enabled(if: ExternalTool.pdftotext != nil, "not run: pdftotext is missing"))
  func searchable() throws {
    let tool = try #require(ExternalTool.pdftotext)
    let nodes = [AgreementScenes.run(y: 20), AgreementScenes.run(.rightToLeft, y: 40)]
    let scene = Scene(
      size: Scene.Size(180, 60), nodes: nodes, outlines: AgreementScenes.letters)
    let folder = try TemporaryFolder()
    try folder.write(PDFRenderer().render(scene), as: "picture.pdf")
    let outcome = try tool.run(["-raw", "picture.pdf", "-"], in: folder)
    #expect(outcome.output.contains("letters in a line"), "\(outcome.output)")
    // The file has the text in reading order, as PDF 1.7, 14.9.4 asks; poppler takes it for the
    // order on the page and turns it round.
    let backwards = String("سطر من الحروف".reversed())
    #expect(outcome.output.contains(backwards), "\(outcome.output)")
  }
}
