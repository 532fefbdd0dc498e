import Foundation
import Linting
import Sweeps
import TestSupport
import Testing

@testable import PlumbKit

@Suite(
  "Rows of an inspector page in a browser", .enabled(if: Browser.isInstalled, Browser.isMissing),
  .serialized)
struct InspectorRowsInBrowserTests {
  private let folder: TestFolder
  private let session: PlumbSession

  init() throws {
    folder = try TestFolder()
    session = try PlumbSession { _ in }
  }

  private func opened(
    _ file: String, at place: String, rows: String? = nil, as viewer: Browser.Viewer = .init()
  ) throws -> Browser {
    let inspector = Inspector(session, Linter(LintSettings()))
    var request = SweepRequest(widths: 300...420)
    request.rows = rows.flatMap { RowSelection($0) }
    try inspector.add(file, request)
    try folder.write(Data(inspector.page), as: "page.html")
    let browser = try Browser()
    try browser.open(folder.file("page.html"), at: place, as: viewer)
    return browser
  }

  private func opened(cell: String, at place: String) throws -> Browser {
    try folder.write(Data(cell.utf8), as: "cell.yaml")
    return try opened(folder.file("cell.yaml"), at: place)
  }

  @Test("Rows out of view are drawn when they come into view, at the width that is shown")
  func farRows() throws {
    let row = "  - { title: \"Departure\" }\n"
    let cell = """
      cells:
        Cell:
          views:
            title: { class: UILabel, text: "{title}", numberOfLines: 0 }
          constraints: ["H:|-[title]-|", "V:|-[title]-|"]
      data:

      """
    let browser = try opened(cell: cell + String(repeating: row, count: 90), at: "w=400")
    let last = "document.querySelector('.row:last-child, .row:nth-child(90)')"
    #expect(try browser.number("document.querySelectorAll('.row').length") == 90)
    #expect(try browser.isTrue("!\(last).querySelector('.content path')"))
    try browser.press("ArrowLeft")
    try browser.settle()
    _ = try browser.value("\(last).scrollIntoView()")
    try browser.wait("\(last).querySelector('.content path')")
    #expect(try browser.number("\(last).querySelector('.picture').viewBox.baseVal.width") == 399)
    #expect(browser.complaints == [])
  }

  @Test("An edge that is dragged to the window's goes on as long as the pointer stays there")
  func dragToTheWindowsEdge() throws {
    let browser = try opened(
      TemplateSnapshotTests.path("mail"), at: "w=320", rows: "0-1",
      as: .init(width: 390, height: 800))
    let width = "Number(document.querySelector('.thumb').getAttribute('aria-valuenow'))"
    let (x, y) = try browser.middle(of: ".grip span")
    let event = { (kind: String, x: Double) in
      _ = try browser.send(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
    }
    try event("mousePressed", x)
    try event("mouseMoved", x + 1)
    try browser.settle()
    #expect(try browser.number(width) < 330, "it is the pointer that drags")
    try event("mouseMoved", 388)
    try browser.wait("\(width) === 420", seconds: 10)
    // The other way the edge follows at once.
    try event("mouseMoved", x)
    try browser.settle()
    #expect(try browser.number(width) < 420)
    try event("mouseReleased", x)
    #expect(browser.complaints == [])
  }

  @Test("A label that gives way by its priority is a note over the widths at which it is cut")
  func cutNotes() throws {
    let browser = try opened(
      cell: InspectorInBrowserTests.cutTitle.replacingOccurrences(
        of: "text: \"Departure\"",
        with: "text: \"Departure\", contentCompressionResistancePriority: { horizontal: 740 }"),
      at: "w=320")
    let lanes = "[...document.querySelectorAll('.lane')].map((e) => e.textContent).join()"
    #expect(try browser.text(lanes).contains("title is truncated"))
    try browser.click(".bar-button")
    try browser.settle()
    #expect(try browser.text("document.querySelector('.cut').textContent").contains("the text"))
    #expect(browser.complaints == [])
  }

  /// Two labels in a stack view, of which one lies in a view that is hidden.
  private static let hiddenBadge = """
    cells:
      Cell:
        views:
          row:
            class: UIStackView
            spacing: 8
            arrangedSubviews:
              title: { class: UILabel, text: Departure }
              badge:
                class: UIView
                isHidden: true
                subviews:
                  late: { class: UILabel, text: delayed }
        constraints:
          - "H:|-[row]-|"
          - "V:|-[row]-|"
          - "H:|-7-[late]-7-|"
          - "V:|-2-[late]-2-|"
    data: [{}]
    """

  @Test("A label in a hidden view shows nothing by intention: it is no truncated text")
  func hiddenLabels() throws {
    let browser = try opened(cell: Self.hiddenBadge, at: "w=375&row=0.0&view=title")
    #expect(try browser.number("document.querySelectorAll('.lane').length") == 0)
    #expect(try browser.number("document.querySelectorAll('.overlay .fault').length") == 0)
    #expect(
      try browser.text("document.querySelector('.whole').textContent")
        == "Shows all of its text from 300 to 420 pt")
    #expect(browser.complaints == [])
  }

  @Test("A rule of a stack view is written out, with its property and the stack view's line")
  func stackRules() throws {
    let browser = try opened(cell: Self.hiddenBadge, at: "w=375&row=0.0&view=title")
    let rules = "[...document.querySelectorAll('.constraints li')]"
    let listed = try browser.text("\(rules).map((each) => each.textContent).join('|')")
    #expect(listed.contains("row.leading == title.leading"))
    #expect(listed.contains("leading edge of stack row"))
    #expect(listed.contains("line 4"))
    #expect(!listed.contains("badge"), "it is hidden, so that nothing ties the title to it")
    #expect(browser.complaints == [])
  }

  @Test("More than eight findings are listed when somebody asks, and a click on words leads there")
  func manyFindings() throws {
    let cell = InspectorInBrowserTests.cutTitle.replacingOccurrences(
      of: "data: [{}]", with: "data: [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}]")
    let browser = try opened(cell: cell, at: "w=400")
    let lanes = "document.querySelectorAll('.lane:not([hidden])').length"
    #expect(try browser.number(lanes) == 8)
    let words = "document.querySelector('.lane-switch').textContent"
    #expect(try browser.text(words) == "Show all 10 findings")
    try browser.click(".lane-switch")
    try browser.settle()
    #expect(try browser.number(lanes) == 10)
    #expect(
      try browser.text("document.querySelector('.summary').textContent").hasPrefix(
        "Every text but those of these findings is"))
    #expect(
      try browser.text("document.querySelector('.lane').textContent").contains("truncated up to"))
    try browser.click(".lane .label")
    try browser.settle()
    #expect(try browser.isTrue("document.querySelector('.faults .holds')"))
    #expect(browser.complaints == [])
  }

  @Test("A summand below the pointer shows the views that it is about")
  func summands() throws {
    let browser = try opened(
      cell: InspectorInBrowserTests.cutTitle, at: "w=400&row=0.0&view=title")
    let term = "document.querySelector('.sum .is-content')"
    #expect(try browser.text("\(term).textContent").contains("“Departure”"))
    _ = try browser.value("\(term).dispatchEvent(new PointerEvent('pointerenter'))")
    try browser.settle()
    #expect(try browser.number("document.querySelectorAll('.overlay .is-term').length") == 1)
    #expect(browser.complaints == [])
  }

  @Test("Headers and footers of sections are drawn like rows, and selected like them")
  func sections() throws {
    let browser = try opened(TemplateSnapshotTests.path("mail"), at: "w=375", rows: "0-2")
    #expect(try browser.isTrue("document.querySelectorAll('.section-header path').length > 0"))
    let label = "document.querySelector('.section-header').getAttribute('aria-label')"
    #expect(try browser.text(label) == "Section header: Aujourd’hui")
    try browser.click(".section-header")
    try browser.settle()
    let panel = "document.querySelector('.details').textContent"
    #expect(try browser.text(panel).contains("Aujourd’hui"))
    #expect(try browser.text(panel).contains("375 × "))
    try browser.wait("location.hash.includes('section=header')")
    #expect(try browser.text("document.querySelector('.section-header').ariaPressed") == "true")
    try browser.press("Escape")
    try browser.settle()
    #expect(try browser.text("document.querySelector('.section-header').ariaPressed") == "false")
    #expect(browser.complaints == [])
  }
}
