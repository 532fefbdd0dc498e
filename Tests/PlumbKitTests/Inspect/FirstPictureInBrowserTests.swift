import Foundation
import ImageCoding
import Linting
import Sweeps
import TestSupport
import Testing

@testable import PlumbKit

@Suite(
  "What an inspector page shows first", .enabled(if: Browser.isInstalled, Browser.isMissing),
  .serialized)
struct FirstPictureInBrowserTests {
  private let folder: TestFolder
  private let session: PlumbSession

  init() throws {
    folder = try TestFolder()
    session = try PlumbSession { _ in }
  }

  /// A page of a template, and beside it the same one as it is before its script runs.
  private func write(_ name: String, _ layout: LayoutRequest = .init()) throws {
    let inspector = Inspector(session, Linter(LintSettings()))
    var request = SweepRequest(layout, widths: 380...400)
    request.rows = RowSelection("0-5")
    try inspector.add(TemplateSnapshotTests.path(name), request)
    let page = String(decoding: inspector.page, as: UTF8.self)
    try folder.write(Data(page.utf8), as: "page.html")
    let start = try #require(page.range(of: "<script id=\"model\""))
    try folder.write(Data(page[..<start.lowerBound].utf8), as: "before.html")
  }

  /// Of each row its box, those of its caption and its sections, and every path and picture with
  /// what it is painted with and its box.
  private static let drawn = """
    (() => {
      const box = (e) => { const { x, y, width, height } = e.getBoundingClientRect(); return [x, y, width, height]; };
      const rows = [...document.querySelectorAll(".row")].map((row) => {
        const around = [row, ...row.querySelectorAll(".caption, .caption > *, .section, .frame")];
        const leaves = row.querySelectorAll(":is(.section, .content, .picture > g:not([class])) :is(path, image)");
        const names = ["d", "href", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-dasharray"];
        return {
          text: row.querySelector(".caption").textContent,
          boxes: around.map(box),
          paints: [...leaves].map((leaf) => names.map((name) => leaf.getAttribute(name) ?? "").join("|")),
          places: [...leaves].map(box),
        };
      });
      const findings = [...document.querySelectorAll(".lane, .lane-switch")].filter((each) => each.offsetHeight > 0);
      const words = findings.map((each) => each.textContent).join("|");
      return { rows, words, places: findings.map(box), title: document.querySelector(".title").textContent, width: document.querySelector("#width").value };
    })()
    """

  private struct Shown {
    let texts: [String?]
    let findings: [[NSNumber]]
    let rows: [[String: Any]]

    init(_ browser: Browser) throws {
      let all = try #require(browser.value(FirstPictureInBrowserTests.drawn) as? [String: Any])
      texts = ["title", "width", "words"].map { all[$0] as? String }
      findings = try #require(all["places"] as? [[NSNumber]])
      rows = try #require(all["rows"] as? [[String: Any]])
    }
  }

  private func compare(_ before: Shown, _ after: Shown, _ place: Comment) throws {
    #expect(before.texts == after.texts && before.findings == after.findings, place)
    #expect(!before.rows.isEmpty && before.rows.count <= after.rows.count, place)
    for (one, other) in zip(before.rows, after.rows) {
      #expect(one["text"] as? String == other["text"] as? String, place)
      let paints = try #require(one["paints"] as? [String])
      #expect(!paints.isEmpty && paints == other["paints"] as? [String], place)
      for key in ["boxes", "places"] {
        let boxes = try #require(one[key] as? [[NSNumber]]).flatMap { $0 }.map(\.doubleValue)
        let others = try #require(other[key] as? [[NSNumber]]).flatMap { $0 }.map(\.doubleValue)
        #expect(boxes.count == others.count, place)
        // The browser lays boxes out at 64ths of a pixel.
        let most = zip(boxes, others).map { abs($0 - $1) }.max() ?? 0
        #expect(most < 0.1, "\(place): \(key)")
      }
    }
  }

  /// How many pixels of the rows' pictures differ: those of rows that are there before the script.
  private func share(
    of before: PixelBuffer, otherIn after: PixelBuffer, _ count: Int, _ browser: Browser
  ) throws -> Double {
    let numbers = try #require(
      browser.value(
        """
        (() => { const frames = [...document.querySelectorAll(".frame")].slice(0, \(count)).map((e) => e.getBoundingClientRect());
        return [frames[0].left, frames[0].top, frames[0].right, frames.at(-1).bottom]; })()
        """) as? [NSNumber])
    let edges = numbers.map(\.intValue)
    let columns = edges[0]..<edges[2]
    let lines = edges[1]..<min(edges[3], after.height)
    let different = lines.reduce(0) { sum, y in
      sum + columns.count { before[$0, y] != after[$0, y] }
    }
    return Double(different) / Double(columns.count * lines.count)
  }

  private static let others = ["chat", "mail", "shop", "recipe", "settings", "weather", "profile"]

  @Test(
    "is what the script draws: the same paths at the same places, and no row moves",
    arguments: ["flight"] + (soaked(1) > 1 ? others : []))
  func sameDrawing(name: String) throws {
    try write(name)
    let browser = try Browser()
    for width in [1280, 390] {
      let viewer = Browser.Viewer(width: width, height: 900)
      try browser.open(folder.file("before.html"), as: viewer, script: false)
      let before = try Shown(browser)
      let picture = try browser.picture()
      try browser.open(folder.file("page.html"), as: viewer)
      let after = try Shown(browser)
      try compare(before, after, "\(name) in \(width)")
      // Marks of findings come with the script.
      _ = try browser.value(
        "document.querySelectorAll('.overlay').forEach((each) => each.style.display = 'none')")
      let final = try browser.screenshot()
      #expect(
        try share(of: picture, otherIn: final, before.rows.count, browser) < 0.01,
        "\(name) in \(width)")
    }
    #expect(browser.complaints == [])
  }

  @Test("is there in dark, and in several cases shows the first")
  func cases() throws {
    var layout = LayoutRequest()
    layout.appearances = [.dark, .light]
    layout.contentSizeCategories = [.large, .accessibilityLarge]
    try write("settings", layout)
    let browser = try Browser()
    let viewer = Browser.Viewer(isDark: true)
    try browser.open(folder.file("before.html"), as: viewer, script: false)
    let before = try Shown(browser)
    let lists = "[...document.querySelectorAll('.cases option')].map((e) => e.textContent).join()"
    let listed = try browser.text(lists)
    let ground = "getComputedStyle(document.querySelector('.rows')).backgroundColor"
    let colour = try browser.text(ground)
    try browser.open(folder.file("page.html"), as: viewer)
    try compare(before, Shown(browser), "dark")
    #expect(try browser.text(lists) == listed)
    #expect(try browser.text(ground) == colour)
  }

  @Test("is not shown where the address leads elsewhere")
  func addresses() throws {
    try write("mail")
    let browser = try Browser()
    let seen = "document.querySelector('.rows').checkVisibility({ visibilityProperty: true })"
    for (place, isShown) in [
      ("", true), ("w=390", true), ("w=385", false), ("w=390&row=0.1", false),
      ("case=AX1&w=390", false),
    ] {
      try browser.open(folder.file("before.html"), at: place, script: false)
      #expect(try browser.isTrue(seen) == isShown, "\(place)")
      try browser.open(folder.file("page.html"), at: place)
      #expect(try browser.isTrue(seen), "\(place)")
    }
    #expect(browser.complaints == [])
  }

  @Test("stays where scripts are not allowed, without the controls that need them")
  func withoutScript() throws {
    try write("mail")
    let browser = try Browser()
    try browser.send("Emulation.setScriptExecutionDisabled", ["value": true])
    try browser.open(folder.file("page.html"), script: false)
    let shown = { (selector: String) in
      try browser.isTrue("document.querySelector('\(selector)').checkVisibility()")
    }
    #expect(try shown(".row path") && shown(".noscript"))
    #expect(try !shown(".panel") && !shown(".scale") && !shown(".layers"))
    #expect(try browser.number("document.querySelectorAll('.row').length") > 2)
  }
}
