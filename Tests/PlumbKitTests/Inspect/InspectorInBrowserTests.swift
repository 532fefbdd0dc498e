import CellSources
import Foundation
import LayoutTree
import Linting
import TestSupport
import Testing

@testable import PlumbKit

@Suite(
  "The inspector page in a browser", .enabled(if: Browser.isInstalled, Browser.isMissing),
  .serialized)
struct InspectorInBrowserTests {
  private let folder: TestFolder
  private let session: PlumbSession

  init() throws {
    folder = try TestFolder()
    session = try PlumbSession { _ in }
  }

  /// A page with the first rows of templates, opened.
  private func opened(
    _ names: [String], _ widths: ClosedRange<Double> = 360...380, at place: String = "",
    as viewer: Browser.Viewer = .init()
  ) throws -> Browser {
    let files = names.map(TemplateSnapshotTests.path)
    let page = try InspectorModelTests.page(of: files, widths, rows: "0-2", session)
    try folder.write(Data(page), as: "page.html")
    let browser = try Browser()
    try browser.open(folder.file("page.html"), at: place, as: viewer)
    return browser
  }

  /// Reads what the page shows of the source that is chosen, at each of some widths: for every row
  /// its height and the boxes of its views, and how far drawings are from them.
  private static func boxes(_ widths: [Double], file: String) -> String {
    """
    (async () => {
      const shown = [];
      for (const width of \(widths)) {
        const place = `#file=${encodeURIComponent(\(Browser.quoted(file)))}&w=${width}`;
        // The page hears of another address when it is told, which may be some frames later.
        if (location.hash !== place) await new Promise((done) => {
          addEventListener("hashchange", done, { once: true });
          location.hash = place;
        });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        shown.push([...document.querySelectorAll(".row")].map((row) => {
          const picture = row.querySelector(".picture");
          const zoom = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
          const box = picture.getBoundingClientRect();
          const views = [...row.querySelectorAll(".hit")].map((hit) => {
            const own = hit.getBoundingClientRect();
            return [own.left - box.left, own.top - box.top, own.width, own.height]
              .map((each) => each / zoom).concat(Number(hit.dataset.item));
          });
          const drawn = [...row.querySelectorAll(".content g[data-item]:not(.own)")].map((group) => {
            const matrix = picture.getScreenCTM().inverse().multiply(group.getScreenCTM());
            return [Number(group.dataset.item), matrix.e, matrix.f];
          });
          return { id: row.querySelector(".caption b").textContent, width: picture.viewBox.baseVal.width,
            height: picture.viewBox.baseVal.height, views, drawn };
        }));
      }
      return shown;
    })()
    """
  }

  @Test("Boxes on the page are the frames of plumb frames, at 200 widths of ten sources")
  func frames() throws {
    var random = SeededRandom(seed: 16)
    let names = InspectorModelTests.names
    let browser = try opened(names, 360...380)
    for name in names {
      let file = TemplateSnapshotTests.path(name)
      let widths = (0..<soaked(20)).map { _ in
        360 + Double(Int.random(in: 0...40, using: &random)) / 2
      }
      let answer = try browser.value(Self.boxes(widths, file: file))
      let shown = try #require(answer as? [[[String: Any]]])
      for (width, rows) in zip(widths, shown) {
        let tree = try #require(
          try InspectorModelTests.frames(of: file, at: width, session).first)
        #expect(rows.count == min(3, tree.scenes.count))
        for row in rows { try compare(row, tree, width) }
      }
    }
    #expect(browser.complaints == [])
  }

  private func compare(_ row: [String: Any], _ tree: LayoutTree, _ width: Double) throws {
    let id = try #require(row["id"] as? String)
    let place = "\(tree.file), row \(id) at \(width)"
    let scene = try #require(tree.scenes.first { $0.id == id }, "\(place)")
    let shownHeight = try #require(row["height"] as? NSNumber).doubleValue
    // The viewBox keeps single precision.
    #expect(abs(shownHeight - scene.height) < 1e-4, "\(place)")
    #expect((row["width"] as? NSNumber)?.doubleValue == width, "\(place)")
    let rects = rowRects(scene)
    for view in try #require(row["views"] as? [[NSNumber]]) {
      let numbers = view.map(\.doubleValue)
      let expected = rects[Int(numbers[4])]
      let inset = numbers[0] - expected[0]
      let isSame = zip(numbers.dropFirst(), expected.dropFirst()).allSatisfy {
        abs($0 - $1) < 0.02
      }
      // Cells of an inset table begin beside its edge.
      #expect(isSame && inset > -0.02 && inset < 21, "\(place): \(numbers) \(expected)")
    }
    for group in try #require(row["drawn"] as? [[NSNumber]]) {
      let numbers = group.map(\.doubleValue)
      let expected = rects[Int(numbers[0])]
      #expect(abs(numbers[2] - expected[1]) < 0.02, "\(place): \(numbers)")
    }
  }

  /// The frames of a row's views in the row's own coordinates.
  private func rowRects(_ scene: LayoutTree.Scene) -> [[Double]] {
    var places: [String: (Double, Double)] = [:]
    return scene.views.map { view in
      let origin = view.parent.flatMap { places[$0] } ?? (0, 0)
      let corner = (view.frame.x + origin.0, view.frame.y + origin.1)
      places[view.id] = corner
      return [corner.0, corner.1, view.frame.width, view.frame.height]
    }
  }

  private let width = "Number(document.querySelector('.thumb').getAttribute('aria-valuenow'))"
  private let heading = "document.querySelector('.details h2')?.textContent ?? ''"

  @Test("It opens without a complaint, asks nobody for anything, and shows rows at once")
  func opening() throws {
    let browser = try opened(["mail", "settings"])
    #expect(browser.complaints == [])
    #expect(browser.requests.map { URL(string: $0)?.lastPathComponent } == ["page.html"])
    #expect(try browser.number("document.querySelectorAll('.row').length") == 3)
    #expect(try browser.isTrue("document.querySelectorAll('.content path').length > 5"))
  }

  @Test("A drag of the edge, keys, a typed width and a device each change the width")
  func widths() throws {
    let browser = try opened(["mail"], 340...420, at: "w=360")
    let (x, y) = try browser.middle(of: ".grip span")
    let event = { (kind: String, x: Double) in
      _ = try browser.send(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
    }
    try event("mousePressed", x)
    try event("mouseMoved", x + 15)
    try event("mouseMoved", x + 30)
    try event("mouseReleased", x + 30)
    try browser.settle()
    #expect(try browser.number(width) == 400)
    try browser.press("ArrowRight")
    try browser.settle()
    #expect(try browser.number(width) == 401)
    try browser.press("Home")
    try browser.settle()
    #expect(try browser.number(width) == 340)
    try browser.press("w")
    try browser.type("351.5")
    try browser.press("Enter")
    try browser.settle()
    #expect(try browser.number(width) == 351.5)
    try browser.click(".devices [data-width='375']")
    try browser.settle()
    #expect(try browser.number(width) == 375)
    #expect(browser.complaints == [])
  }

  @Test("A click on a view shows its constraints and its sums; a link keeps all of it")
  func selection() throws {
    let browser = try opened(["mail"], at: "w=375")
    try browser.click(".row:nth-child(2) .hit[data-item='1']", across: 0.2)
    try browser.settle()
    #expect(try browser.text(heading) == "subject")
    #expect(try browser.isTrue("document.querySelectorAll('.overlay .constraint').length > 2"))
    #expect(try browser.isTrue("document.querySelectorAll('.constraints li').length > 2"))
    try browser.press("j")
    try browser.settle()
    #expect(try browser.text(heading) == "body")
    try browser.click("#tab-x")
    try browser.wait("location.hash.includes('why=x')")
    let place = try browser.text("location.hash.slice(1)")
    let again = try opened(["mail"], at: place)
    #expect(try again.text(heading) == "body")
    #expect(try again.text("document.querySelector('.sum .total').textContent").hasPrefix("="))
    #expect(browser.complaints + again.complaints == [])
  }

  @Test(
    "Every control has a name, and Tab reaches views, tree and width", arguments: [false, true])
  func names(isDark: Bool) throws {
    let browser = try opened(
      ["mail"], at: "w=375&row=0.1&view=subject",
      as: .init(width: 375, height: 800, isDark: isDark))
    let unnamed = """
      [...document.querySelectorAll("button, input, select, [role=button], [role=slider], [role=tree]")]
        .filter((e) => e.checkVisibility() && !(e.getAttribute("aria-label") || e.textContent.trim()
          || e.labels?.length)).map((e) => e.outerHTML).join()
      """
    #expect(try browser.text(unnamed) == "")
    #expect(
      try browser.isTrue("document.documentElement.scrollWidth <= innerWidth"), "it is too wide")
    #expect(try browser.isTrue("document.querySelectorAll('.hit[tabindex=\"0\"]').length > 3"))
    #expect(browser.complaints == [])
  }

  @Test("Search lists views by name, class, text and constraint")
  func search() throws {
    let browser = try opened(["mail"])
    let listed = """
      [...document.querySelectorAll('.branch:not(.is-row) .name')].map((e) => e.textContent).join()
      """
    try browser.press("/")
    try browser.type("uiimageview")
    try browser.settle()
    #expect(try browser.text(listed) == "photo")
    try browser.press("Enter")
    try browser.settle()
    #expect(try browser.text(heading) == "photo")
  }

  /// A cell whose title is cut below some width.
  static let cutTitle = """
    cells:
      Cell:
        views:
          title: { class: UILabel, font: body, text: "Departure" }
          block: { class: UIView }
        constraints:
          - title.leading == contentView.leading + 16
          - title.top == contentView.top + 10
          - title.bottom == contentView.bottom - 10
          - title.trailing == block.leading - 8
          - block.trailing == contentView.trailing
          - block.top == contentView.top
          - block.height == 10
          - block.width == 250
    data: [{}]
    """

  private func opened(
    cell: String, _ layout: LayoutRequest = .init(), at place: String = ""
  ) throws -> Browser {
    let files = try TestFolder(["cell.yaml": cell])
    let inspector = Inspector(session, Linter(LintSettings()))
    try inspector.add(files.file("cell.yaml"), SweepRequest(layout, widths: 300...420))
    try folder.write(Data(inspector.page), as: "page.html")
    let browser = try Browser()
    try browser.open(folder.file("page.html"), at: place)
    return browser
  }

  @Test("A bar of the findings leads to the width where one begins, and selects its view")
  func findings() throws {
    let browser = try opened(cell: Self.cutTitle, at: "w=400")
    #expect(try browser.number("document.querySelectorAll('.bar-button').length") == 1)
    #expect(try browser.text("document.querySelector('.lane').textContent").contains("title"))
    try browser.click(".bar-button")
    try browser.settle()
    // It holds from the first width on, so that it begins at its other end.
    #expect(try browser.isTrue("\(width) > 300 && \(width) < 400"))
    #expect(try browser.text(heading) == "title")
    #expect(try browser.isTrue("document.querySelector('.faults .holds')"))
    #expect(browser.complaints == [])
  }

  @Test("Layers are toggled by button and key, and a link keeps them")
  func layers() throws {
    let browser = try opened(["mail"], at: "w=375&row=0.1&view=subject")
    let count = { (name: String) in
      try browser.number("document.querySelectorAll('.overlay .\(name)').length")
    }
    #expect(try count("outline") == 0)
    try browser.click("[data-layer='frames']")
    try browser.settle()
    #expect(try count("outline") > 3)
    try browser.press("m")
    try browser.settle()
    #expect(try count("margin") > 0)
    try browser.press("c")
    try browser.settle()
    #expect(try count("constraint") == 0)
    try browser.wait("location.hash.includes('layers=frames%2Cmargins')")
    let again = try opened(["mail"], at: browser.text("location.hash.slice(1)"))
    #expect(
      try again.text(
        "[...document.querySelectorAll('[data-layer]')].map((e) => e.ariaPressed).join()")
        == "true,false,true")
    #expect(browser.complaints + again.complaints == [])
  }

  @Test("A list for each axis chooses the case that is shown")
  func cases() throws {
    var layout = LayoutRequest()
    layout.contentSizeCategories = [.large, .accessibilityLarge]
    layout.appearances = [.light, .dark]
    let browser = try opened(cell: Self.cutTitle, layout, at: "w=400")
    let height = "document.querySelector('.picture').viewBox.baseVal.height"
    let before = try browser.number(height)
    #expect(try browser.number("document.querySelectorAll('.cases select').length") == 2)
    let choose = { (list: Int, value: String) in
      _ = try browser.value(
        """
        (() => { const list = document.querySelectorAll('.cases select')[\(list)];
        list.value = '\(value)'; list.dispatchEvent(new Event('change')) })()
        """)
      try browser.settle()
    }
    try choose(0, "AX2")
    #expect(try browser.number(height) > before)
    try choose(1, "Dark")
    #expect(try browser.isTrue("document.querySelector('.table').dataset.dark === 'true'"))
    #expect(try browser.number(height) > before)
    #expect(browser.complaints == [])
  }

  @Test("Tab goes from the controls over the width and the findings to rows and panel")
  func tabOrder() throws {
    let browser = try opened(cell: Self.cutTitle, at: "w=320")
    var seen: [String] = []
    for _ in 0..<60 {
      try browser.send(
        "Input.dispatchKeyEvent",
        ["type": "keyDown", "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9])
      try browser.send("Input.dispatchKeyEvent", ["type": "keyUp", "key": "Tab"])
      let place = try browser.text(
        """
        ['.bar', '.entry', '.thumb', '.findings', '.caption', '.hit', '.search', '.tree']
          .find((each) => document.activeElement.closest(each)) ?? ''
        """)
      if !place.isEmpty, seen.last != place { seen.append(place) }
      if place == ".tree" { break }
    }
    #expect(
      seen == [".bar", ".entry", ".thumb", ".findings", ".caption", ".hit", ".search", ".tree"])
  }

  @Test("Characters that nobody sees are shown by their numbers")
  func controlCharacters() throws {
    let browser = try opened(
      cell: Self.cutTitle.replacingOccurrences(
        of: "Departure", with: "a\\u001b[31mb\\u202ec"), at: "w=400&row=0.0&view=title")
    let text = try browser.text("document.querySelector('.details .text').textContent")
    #expect(text == "a\\u{1B}[31mb\\u{202E}c", "\(text)")
  }

  @Test("Of two versions a slider shows either, and what moved is a list that selects views")
  func versions() throws {
    let cell = { (gap: Int) in
      """
      cells:
        Cell:
          views:
            title: { class: UILabel, text: "Departure" }
            detail: { class: UILabel, text: "Gate 7" }
          constraints:
            - title.leading == contentView.leading + 16
            - title.top == contentView.top + 10
            - detail.leading == title.leading
            - detail.top == title.bottom + \(gap)
            - detail.bottom == contentView.bottom - 10
      data: [{}]
      """
    }
    let files = try TestFolder(["old.yaml": cell(4), "new.yaml": cell(9)])
    let (model, page) = try InspectorModelTests.model(
      of: [files.file("old.yaml"), files.file("new.yaml")], 320...330, session)
    #expect(model.compares == true)
    try folder.write(Data(page), as: "page.html")
    let browser = try Browser()
    try browser.open(folder.file("page.html"), at: "w=325")
    let listed = "[...document.querySelectorAll('.moves button')].map((e) => e.textContent).join()"
    let moved = try browser.text(listed)
    #expect(moved.hasPrefix("rowheight ") && moved.contains(",detaily "), "\(moved)")
    let height = "document.querySelector('.picture').viewBox.baseVal.height"
    let new = try browser.number(height)
    #expect(try browser.number("document.querySelectorAll('.past path').length") == 0)
    try browser.press("v")
    try browser.settle()
    #expect(try browser.isTrue("document.querySelectorAll('.past path').length > 0"))
    #expect(try browser.number(height) == new - 5)
    try browser.wait("location.hash.includes('mix=0')")
    try browser.click(".moves li:nth-child(3) button")
    try browser.settle()
    #expect(try browser.text(heading) == "detail")
    #expect(
      try browser.isTrue("document.querySelector('.facts').textContent.includes('Old version')"))
    #expect(browser.complaints == [])
  }
}
