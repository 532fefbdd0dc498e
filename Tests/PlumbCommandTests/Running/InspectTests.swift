import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb inspect")
struct InspectTests {
  private let place: Workplace
  private static let cell = """
    cells:
      Cell:
        views:
          title: { class: UILabel, font: body, text: "Departure" }
        constraints:
          - title.leading == contentView.leading + 16
          - title.top == contentView.top + 10
          - title.bottom == contentView.bottom - 10
    data: [{}]
    """

  init() throws { place = try Workplace() }

  @Test("writes one page, prints its name, and its data have each file")
  func page() throws {
    let files = [
      try place.write(Self.cell, to: "cell.yaml"), try place.write(Self.cell, to: "other.yaml"),
    ]
    let page = "\(place.folder)/page.html"
    let run = Recording(["inspect"] + files + ["--widths", "320-330", "-o", page])
    #expect(run.code == .success)
    #expect(run.output == page + "\n")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.hasPrefix("<!doctype html>"))
    #expect(text.contains("default-src &#39;none&#39;"))
    for file in files { #expect(text.contains("\"file\":\"\(file)\"")) }
  }

  @Test("two files with the same cells are an old and a new version, others are not")
  func versions() throws {
    let old = try place.write(Self.cell, to: "old/cell.yaml")
    let moved = Self.cell.replacingOccurrences(of: "+ 10", with: "+ 14")
    let new = try place.write(moved, to: "new/cell.yaml")
    let other = try place.write(
      Self.cell.replacingOccurrences(of: "Cell:", with: "Other:"), to: "other.yaml")
    let page = { Recording(["inspect", $0, $1, "--widths", "320-321", "-o", "-"]).output }
    #expect(page(old, new).contains("\"compares\":true"))
    #expect(!page(old, other).contains("\"compares\":true"))
  }

  @Test(
    "options that make no sense together are refused",
    arguments: [
      ["--serve", "-o", "page.html"], ["--port", "8080"], ["--serve", "--port", "80"],
    ])
  func refused(_ options: [String]) throws {
    let file = try place.write(Self.cell, to: "cell.yaml")
    let run = Recording(["inspect", file] + options)
    #expect(run.code == .failure)
    #expect(run.errors.contains("--serve") || run.errors.contains("--port"), "\(run.errors)")
  }

  @Test("writes to standard output for -")
  func stream() throws {
    let file = try place.write(Self.cell, to: "cell.yaml")
    let run = Recording(["inspect", file, "--widths", "320-321", "-o", "-"])
    #expect(run.code == .success)
    #expect(run.output.hasSuffix("</html>\n"))
  }

  @Test("fails for what cannot be read, and makes a page of the rest")
  func unreadable() throws {
    let file = try place.write(Self.cell, to: "cell.yaml")
    let page = "\(place.folder)/page.html"
    let missing = "\(place.folder)/none.yaml"
    let run = Recording(["inspect", missing, file, "--widths", "320-321", "-o", page])
    #expect(run.code == .failure)
    #expect(FileManager.default.fileExists(atPath: page))
    let none = Recording(["inspect", missing, "-o", page + "2"])
    #expect(none.code == .failure)
    #expect(!FileManager.default.fileExists(atPath: page + "2"))
  }
}
