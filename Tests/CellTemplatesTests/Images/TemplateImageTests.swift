import Diagnostics
import Foundation
import ImageCoding
import Reading
import TestSupport
import Testing

@testable import CellTemplates
@testable import UIKitCore

@Suite("Pictures of a template")
struct TemplateImageTests {
  @Test("A file beside the template has its own size, by the scale in its neighbour's name")
  func file() throws {
    let image = try #require(try images(of: "photo.png", ["photo@2x.png"])[0])
    #expect(image.size == CGSize(width: 10, height: 6))
    #expect(image.scale == 2)
  }

  @Test("A row names its own file; without one it has no picture")
  func bound() throws {
    let images = try images(
      of: "\"{photo}\"", ["a.png"], rows: "[{ photo: a.png }, { photo: '' }, {}]")
    #expect(images.map { $0?.size.width } == [20, nil, nil])
  }

  @Test("A file that is none is a warning where it is named, once, and a placeholder")
  func missing() throws {
    try withFolder([]) { folder in
      let template = try template(
        "\"{photo}\"", folder, rows: "[{ photo: x.png }, { photo: x.png }]")
      #expect(
        template.warnings.map(\.description) == [
          "\(folder)t.yaml:4:39: warning: 'x.png': no such file; a placeholder is drawn"
        ])
      #expect(shown(template)[0]?.isMissing == true)
    }
  }

  @Test("Ten thousand files are looked for, and no more")
  func mostFiles() throws {
    try withFolder([]) { folder in
      let access = FileAccess(projectOf: "\(folder)/t.yaml")
      let images = ImageFolder("\(folder)/", OpenedFiles(access: access))
      for number in 0..<10_000 { _ = images.image("\(number).png") }
      let refused = ImageFileError.unreadable("more than 10000 pictures")
      #expect(throws: refused) { try images.image("10000.png").get() }
      #expect(throws: ImageFileError.unreadable("no such file")) { try images.image("1.png").get() }
    }
  }

  @Test("A symbol is as large as its text, and follows the text size with a text style")
  func symbol() throws {
    let small = try images(of: "{ systemName: star, pointSize: 17 }", [])[0]
    let large = try images(of: "{ systemName: star, pointSize: 34 }", [])[0]
    #expect(small?.size == CGSize(width: 22, height: 20))
    #expect(large?.size == CGSize(width: 44, height: 40))
    #expect(large?.isSymbolImage == true)
  }

  @Test(
    "What is no picture is said so",
    arguments: [
      ("{ width: 3 }", "an image needs both lengths or none"),
      ("{ name: x }", "an image needs a file, a systemName or both lengths"),
      ("{ systemName: star, weight: fat }", "'weight' cannot be 'fat'"),
    ])
  func wrong(image: String, words: String) throws {
    let error = #expect(throws: TemplateErrors.self) { _ = try template(image, "") }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  // MARK: Making

  private func images(
    of image: String, _ files: [String], rows: String = "[{}]"
  ) throws -> [UIImage?] {
    try withFolder(files) { shown(try template(image, $0, rows: rows)) }
  }

  private func template(_ image: String, _ folder: String, rows: String = "[{}]") throws -> Template
  {
    try Template.parse(
      """
      cells:
        C:
          views:
            v: { class: UIImageView, image: \(image) }
      data: \(rows)
      """, file: folder + "t.yaml")
  }

  private func shown(_ template: Template) -> [UIImage?] {
    let table = template.makeTable(
      width: 320, environment: LayoutEnvironment(text: FixedAdvanceMeasurer()))
    var images: [UIImage?] = []
    table.tableView.forEachElement { _, view in
      let cell = view as? UITableViewCell
      images.append((cell?.contentView.subviews.first as? UIImageView)?.image)
    }
    return images
  }

  /// Runs `body` with a folder of pictures of 20 × 12 pixels.
  private func withFolder<Result>(
    _ files: [String], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)/"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let picture = try PixelBuffer(width: 20, height: 12, filledWith: 0xff00_00ff).pngBytes()
    for file in files {
      _ = FileManager.default.createFile(atPath: folder + file, contents: Data(picture))
    }
    return try body(folder)
  }
}
