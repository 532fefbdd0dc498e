import Foundation
import ProjectFile
import TestSupport
import Testing

@testable import PlumbKit

@Suite("Comparison of two versions of a file")
struct FileDiffTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/examples").standardized.path

  private func diff(
    _ old: String, _ new: String, name: String? = "Cell.xib", widths: [Double] = [320],
    output: OutputDestination = .nowhere, scene: String? = nil
  ) throws -> FileDiff {
    var request = DiffRequest(
      old: old, new: new, name: name, layout: .init(widths: widths), scene: scene, output: output)
    request.format = .svg
    return try FileComparer(try PlumbSession { _ in }).diff(request)
  }

  private var before: String { Self.examples + "/PhotoCell-before.xib" }
  private var after: String { Self.examples + "/PhotoCell.xib" }

  /// The example with its text changed, in a file without an extension, as tools make copies.
  private func changed(
    _ folder: TemporaryFolder, _ edits: [(String, String)]
  ) throws -> String {
    var text = try String(contentsOfFile: before, encoding: .utf8)
    for (old, new) in edits { text = text.replacingOccurrences(of: old, with: new) }
    let path = folder.url.appendingPathComponent("copy").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("A file and itself differ in nothing")
  func same() throws {
    let diff = try diff(before, before)
    #expect(diff.isSame)
    #expect(diff.text == "")
    #expect(String(decoding: diff.json, as: UTF8.self).contains(#""same":true"#))
  }

  @Test("The project's version of iOS holds, as it does for every other command")
  func profile() throws {
    let folder = try TestFolder([
      "a.yaml": Self.switchCell(gap: 8), "b.yaml": Self.switchCell(gap: 9),
    ])
    let request = DiffRequest(
      old: folder.file("a.yaml"), new: folder.file("b.yaml"), layout: .init(widths: [320]))
    let heights = try ["ios18", "ios26"].map { profile in
      let project = try ProjectFile.parse("profile: \(profile)\n", path: "plumb.yaml")
      return try FileComparer(try PlumbSession(project: project) { _ in }).diff(request).text
    }
    #expect(heights[0].contains("47"), "\(heights)")
    #expect(heights[1].contains("44"), "\(heights)")
  }

  private static func switchCell(gap: Int) -> String {
    """
    cells:
      A:
        views: { toggle: { class: UISwitch } }
        constraints: ["H:|-[toggle]", "V:|-\(gap)-[toggle]-\(gap)-|"]
    data: [{}]
    """
  }

  @Test("What happens at every width comes first, then what happens at each")
  func widths() throws {
    let text = try diff(before, after, widths: [320, 568]).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "Cell.xib: photo (KGk-i7-Jjw)")
    let narrow = try #require(lines.firstIndex(of: "  at 320 pt"))
    #expect(lines[..<narrow].contains("  photo.width 44 -> 56"))
    #expect(lines[..<narrow].contains(#"  likes added: UILabel "128 likes""#))
    #expect(lines[narrow + 1].hasPrefix("    height 66.5 -> "))
    #expect(lines.contains("  at 568 pt"))
    #expect(lines.filter { $0.hasPrefix("  photo.width") }.count == 1)
  }

  @Test("Only the text that was changed is told, by the label's own name")
  func text() throws {
    let folder = try TemporaryFolder()
    let diff = try diff(before, try changed(folder, [("Yesterday", "Today")]))
    let lines = diff.text.split(separator: "\n").map(String.init)
    #expect(lines.contains(#"  date.text "Yesterday" -> "Today""#))
    #expect(!lines.contains { $0.contains("constraint") || $0.contains("height") })
  }

  @Test("Another Xcode, another order, stored frames and outlets are no difference")
  func noise() throws {
    let folder = try TemporaryFolder()
    let diff = try diff(
      before,
      try changed(
        folder,
        [
          ("toolsVersion=\"22505\"", "toolsVersion=\"17701\""), ("x=\"72\"", "x=\"71\""),
          (
            "opaque=\"NO\" userInteractionEnabled=\"NO\"",
            "userInteractionEnabled=\"NO\" opaque=\"NO\""
          ),
        ]))
    #expect(diff.text == "")
  }

  @Test("What only a picture shows is told as such")
  func redrawn() throws {
    let folder = try TemporaryFolder()
    let template = """
      cells:
        A:
          views: { box: { class: UIView, backgroundColor: systemRed } }
          constraints: ["H:|[box]|", "V:|[box(40)]|"]
      data: [{}]
      """
    let paths = ["a.yaml", "b.yaml"].map { folder.url.appendingPathComponent($0).path }
    try template.write(toFile: paths[0], atomically: true, encoding: .utf8)
    try template.replacingOccurrences(of: "Red", with: "Blue")
      .write(toFile: paths[1], atomically: true, encoding: .utf8)
    #expect(try diff(paths[0], paths[1], name: nil).text.contains("drawn differently"))
  }

  @Test("A version that does not exist is an added or a removed cell")
  func nothing() throws {
    let added = try diff("/dev/null", after)
    #expect(added.cells.map(\.fate) == [.added])
    #expect(added.text.hasPrefix("Cell.xib: photo (KGk-i7-Jjw) added, 320 × 106"))
    #expect(try diff(after, "/dev/null").cells.map(\.fate) == [.removed])
    #expect(try diff("/dev/null", "/dev/null").isSame)
  }

  @Test("A scene that neither version has is an error")
  func unknownScene() {
    #expect(throws: PlumbError.self) { try diff(before, after, scene: "nobody") }
  }

  @Test("The picture has a panel for each width, marks on both sides and a legend")
  func picture() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("change.svg").path
    _ = try diff(before, after, widths: [320, 568], output: .file(path))
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    for id in [
      "cell-KGk-i7-Jjw-320-before-marks-Whe-nL-4bl",
      "cell-KGk-i7-Jjw-568-after-marks-Bad-ge-L4b", "legend",
    ] {
      #expect(svg.contains(#"id="\#(id)""#), "\(id)")
    }
    #expect(!svg.contains("after-marks-Whe-nL-4bl"))
  }
}
