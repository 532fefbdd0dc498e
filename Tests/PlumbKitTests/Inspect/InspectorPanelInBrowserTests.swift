import Foundation
import LayoutTree
import Linting
import Sweeps
import TestSupport
import Testing

@testable import PlumbKit

@Suite(
  "The panel of an inspector page in a browser",
  .enabled(if: Browser.isInstalled, Browser.isMissing), .serialized)
struct InspectorPanelInBrowserTests {
  private let folder: TestFolder
  private let session: PlumbSession

  init() throws {
    folder = try TestFolder()
    session = try PlumbSession { _ in }
  }

  private func opened(
    _ file: String, _ widths: ClosedRange<Double> = 370...380, _ layout: LayoutRequest = .init(),
    at place: String = "", as viewer: Browser.Viewer = .init()
  ) throws -> Browser {
    let inspector = Inspector(session, Linter(LintSettings()))
    var request = SweepRequest(layout, widths: widths)
    request.rows = RowSelection("0-1")
    try inspector.add(file, request)
    try folder.write(Data(inspector.page), as: "page.html")
    let browser = try Browser()
    try browser.open(folder.file("page.html"), at: place, as: viewer)
    return browser
  }

  private func opened(
    cell: String, _ widths: ClosedRange<Double> = 300...420, _ layout: LayoutRequest = .init(),
    at place: String = "", as viewer: Browser.Viewer = .init()
  ) throws -> Browser {
    try folder.write(Data(cell.utf8), as: "cell.yaml")
    return try opened(folder.file("cell.yaml"), widths, layout, at: place, as: viewer)
  }

  // MARK: Narrow windows

  private static let narrow = Browser.Viewer(width: 375, height: 700)

  @Test("In a narrow window what is selected comes over the rows, and its row stays in view")
  func sheet() throws {
    let browser = try opened(
      TemplateSnapshotTests.path("recipe"), at: "w=375", as: Self.narrow)
    let box = { (selector: String, side: String) in
      try browser.number(
        "document.querySelector('\(selector)').getBoundingClientRect().\(side)")
    }
    for place in [".caption", ".hit[data-item='2']"] {
      try browser.click(place)
      try browser.settle()
      #expect(try browser.number("innerHeight") == box(".details", "bottom"))
      #expect(try box(".is-current .frame", "bottom") <= box(".details", "top"))
      #expect(try box(".is-current .frame", "top") >= box(".scale", "bottom"))
    }
    #expect(try browser.text("document.querySelector('.details .kind').textContent") != "")
    try browser.click(".close")
    try browser.settle()
    #expect(try browser.isTrue("document.querySelector('.overview')"))
    #expect(
      try browser.text("getComputedStyle(document.querySelector('.details')).position") == "static")
    #expect(browser.complaints == [])
  }

  @Test("In a narrow window a finding has all of its words, with the row and the widths")
  func narrowFindings() throws {
    let browser = try opened(
      TemplateSnapshotTests.path("recipe"), 370...500, at: "w=375", as: Self.narrow)
    let words = """
      [...document.querySelectorAll('.lane:not([hidden]) .label')].map((e) => e.innerText).join('|')
      """
    let listed = try browser.text(words)
    #expect(listed.contains("from 4") && listed.contains("at every width"), "\(listed)")
    #expect(listed.contains("row 0.0") && listed.contains("row 0.1"), "\(listed)")
    let cut =
      "[...document.querySelectorAll('.lane .label')].filter((e) => e.scrollWidth > e.clientWidth)"
    #expect(try browser.number("\(cut).length") == 0)
    #expect(
      try browser.isTrue("document.documentElement.scrollWidth <= innerWidth"), "it is too wide")
    #expect(browser.complaints == [])
  }

  // MARK: Sums

  @Test("A long sum has its total first, then what each view brings, which a click lists")
  func groups() throws {
    let browser = try opened(TemplateSnapshotTests.path("flight"), at: "w=375")
    try browser.click(".caption")
    try browser.settle()
    let lines = "[...document.querySelectorAll('.sum tr')]"
    #expect(try browser.text("\(lines)[0].textContent").hasPrefix("=236row 0.0"))
    let values = "\(lines).slice(1).filter((e) => !e.classList.contains('is-member'))"
    let sum = "\(values).reduce((sum, e) => sum + Number(e.dataset.value), 0)"
    #expect(abs(try browser.number(sum) - 236) < 1e-6)
    #expect(try browser.number("\(values).length") < 10)
    let names = "[...document.querySelectorAll('.group-name')].map((e) => e.textContent).join('|')"
    let listed = try browser.text(names)
    #expect(listed.hasPrefix("head|times|places"), "\(listed)")
    #expect(listed.hasSuffix("the gaps to the edges"), "\(listed)")
    for name in ["times", "foot"] {
      let button =
        "[...document.querySelectorAll('.group-name')].find((e) => e.textContent === '\(name)')"
      _ = try browser.value("\(button).click()")
      try browser.settle()
      #expect(try browser.text("\(button).ariaExpanded") == "true")
    }
    let members = try browser.text(
      "[...document.querySelectorAll('.is-member')].map((e) => e.textContent).join('|')")
    #expect(members.contains("2 × 14.5, since stops is as high as duration: "), "\(members)")
    #expect(members.contains("stops.height == duration.height"), "\(members)")
    #expect(members.contains("baseline alignment in stack foot: price, note"), "\(members)")
    #expect(abs(try browser.number(sum) - 236) < 1e-6)
    #expect(browser.complaints == [])
  }

  @Test("A width in a sum of heights comes with the constraint that makes it a height")
  func widthAsHeight() throws {
    let browser = try opened(TemplateSnapshotTests.path("shop"), at: "w=375")
    try browser.click(".caption")
    try browser.settle()
    let sum = try browser.text("document.querySelector('.sum table').textContent")
    #expect(sum.contains("photo.width == 72"), "\(sum)")
    #expect(sum.contains("photo is as high as it is wide: photo.height == photo.width"), "\(sum)")
    #expect(browser.complaints == [])
  }

  @Test("A label as high as the highest beside it is explained by that one alone")
  func highest() throws {
    let browser = try opened(
      TemplateSnapshotTests.path("flight"), at: "w=375&row=0.0&view=seat")
    let sum = try browser.text("document.querySelector('.sum table').textContent")
    #expect(sum.contains("18") && sum.contains("text, 1 line: 18"), "\(sum)")
    #expect(!sum.contains("−"), "\(sum)")
    #expect(browser.complaints == [])
  }

  /// The first side of the constraint lies before the second.
  @Test("A distance is written with the relation that holds for it")
  func turnedRound() throws {
    let cell = """
      cells:
        Cell:
          views:
            title: { class: UILabel, text: "Departure" }
            value: { class: UILabel, text: "7" }
          constraints:
            - "H:|-[title]"
            - "V:|-[title]-|"
            - "value.trailing == contentView.trailing - 16"
            - "value.top == title.top"
            - "title.trailing <= value.leading - 8"
      data: [{}]
      """
    let browser = try opened(cell: cell, at: "w=400&row=0.0&view=title")
    let overlay = try browser.text("document.querySelector('.overlay').textContent")
    #expect(overlay.contains("(≥ 8)") && !overlay.contains("≤"), "\(overlay)")
    #expect(browser.complaints == [])
  }

  // MARK: Stack views

  @Test("A sentence says what a stack view does; its rules are folded, in names of the page")
  func stackViews() throws {
    let browser = try opened(
      TemplateSnapshotTests.path("shop"), at: "w=375&row=0.0&view=name")
    let notes = "[...document.querySelectorAll('.stack')].map((e) => e.textContent).join('|')"
    let sentence = try browser.text(notes)
    #expect(
      sentence.contains(
        "|texts: vertical, leading, spacing 2: its views begin at its leading edge line "),
      "\(sentence)")
    #expect(try browser.number("document.querySelectorAll('.ties:not([open])').length") == 1)
    let rules = try browser.text(
      "[...document.querySelectorAll('.ties')].map((e) => e.textContent).join('|')")
    #expect(
      rules.contains("rules of texts") && rules.contains("texts.spanner.trailing"), "\(rules)")
    #expect(!rules.contains("'s views"), "\(rules)")
    let plain = try browser.text(
      "[...document.querySelectorAll('.details > .constraints')].map((e) => e.textContent).join()")
    #expect(plain.contains("spacing of stack texts"), "\(plain)")
    #expect(plain.contains("texts.leading == name.leading"), "what places it is not folded")
    #expect(browser.complaints == [])
  }

  // MARK: Width

  private static let plainCell = """
    cells:
      Cell:
        views:
          title: { class: UILabel, text: "Departure" }
        constraints: ["H:|-[title]-|", "V:|-[title]-|"]
    data: [{}]
    """

  @Test("The range is said for a moment beside a width that is not in it")
  func limits() throws {
    let browser = try opened(cell: Self.plainCell, 280...1_024, at: "w=375")
    let note = "document.querySelector('.limits')"
    #expect(try browser.isTrue("\(note).hidden"))
    try browser.press("w")
    try browser.type("40")
    try browser.settle()
    #expect(try browser.isTrue("\(note).hidden"), "a third digit may follow")
    try browser.press("Enter")
    try browser.settle()
    #expect(try browser.text("\(note).textContent") == "280 to 1024")
    #expect(try browser.isTrue("\(note).checkVisibility()"))
    #expect(try browser.text("document.querySelector('#width').value") == "280")
    try browser.wait("\(note).hidden")
    try browser.press("End")
    try browser.press(".")
    try browser.settle()
    #expect(try browser.text("\(note).textContent") == "the same up to 1024")
    #expect(browser.complaints == [])
  }

  @Test("The edge of the rows stays below the pointer, where they are enlarged and where not")
  func edge() throws {
    for start in [375.0, 1_000] {
      let browser = try opened(cell: Self.plainCell, 280...1_024, at: "w=\(start)")
      let (x, y) = try browser.middle(of: ".grip span")
      let event = { (kind: String, x: Double) in
        _ = try browser.send(
          "Input.dispatchMouseEvent",
          ["type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
      }
      try event("mousePressed", x)
      for move in [-10.0, -25, -40] {
        try event("mouseMoved", x + move)
        try browser.settle()
        let (edge, _) = try browser.middle(of: ".grip span")
        #expect(abs(edge - x - move) < 1, "\(start), \(move)")
      }
      try event("mouseReleased", x - 40)
      #expect(browser.complaints == [])
    }
  }

  // MARK: Colours

  /// The contrast of a caption above a row with what is around the rows, and the brightness of that,
  /// by the formulas of WCAG 2.
  private static let contrast = """
    (() => {
      const light = (text) => {
        const [r, g, b] = text.match(/[\\d.]+/g).slice(0, 3).map((each) => {
          const share = each / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const around = light(getComputedStyle(document.querySelector(".rows")).backgroundColor);
      const inks = [...document.querySelectorAll(".caption, .caption b, .caption .height")]
        .map((each) => light(getComputedStyle(each).color));
      const contrasts = inks.map((ink) => (Math.max(ink, around) + 0.05) / (Math.min(ink, around) + 0.05));
      return [around, Math.min(...contrasts)];
    })()
    """

  @Test("Around the rows it is dark on a dark page, and around dark rows on any")
  func surround() throws {
    var dark = LayoutRequest()
    dark.appearances = [.dark]
    let pages: [(LayoutRequest, isDark: Bool)] = [(.init(), true), (dark, false), (dark, true)]
    for (layout, isDark) in pages {
      let browser = try opened(
        cell: Self.plainCell, 300...420, layout, at: "w=375", as: .init(isDark: isDark))
      let numbers = try #require(browser.value(Self.contrast) as? [NSNumber])
      #expect(numbers[0].doubleValue < 0.02)
      #expect(numbers[1].doubleValue >= 4.5)
    }
  }
}
