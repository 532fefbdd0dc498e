import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

extension BrowserTests {
  /// How the page looks to different readers, in a real browser.
  @Suite("Looks of the report")
  struct ReportLooksTests {
    private func written(_ sample: SampleRun) throws -> String {
      try RunReports(of: sample.run, artifacts: sample.folder.path).write([.html])[0]
    }

    /// The lightness of the page's paper, 0 to 255.
    private let paper =
      "Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])"

    @Test("Colours are those of the system until somebody chooses others")
    func dark() throws {
      let sample = try SampleRun.ofEveryKind()
      let path = try written(sample)
      let browser = try Browser()
      for isDark in [false, true] {
        try browser.open(path, as: .init(isDark: isDark))
        #expect(try (browser.number(paper) < 60) == isDark)
        try browser.press("t")
        #expect(try (browser.number(paper) < 60) != isDark)
        _ = try browser.value("localStorage.clear()")
      }
    }

    @Test("All text has a contrast of 4.5 to 1 at least, light and dark", arguments: [false, true])
    func contrast(isDark: Bool) throws {
      let sample = try SampleRun.ofEveryKind()
      let browser = try Browser()
      try browser.open(try written(sample), as: .init(isDark: isDark))
      try browser.press("j")
      try browser.press("n")
      let weak = try browser.text(Self.weakTexts)
      #expect(weak == "")
    }

    /// Texts whose contrast (WCAG 2.2, 1.4.3) is too weak, a line each.
    private static let weakTexts = """
      (() => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        const parts = (colour) => {
          canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data];
        };
        const light = (c) => { const [r, g, b] = c.map((v) => (v /= 255) <= 0.04045
          ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
        const paper = (e) => { for (; e; e = e.parentElement) {
          const c = parts(getComputedStyle(e).backgroundColor); if (c[3] > 200) return c; }
          return [255, 255, 255, 255]; };
        const weak = [];
        for (const e of document.querySelectorAll("body *:not(script, dialog, dialog *)")) {
          const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
          if (!own || !e.checkVisibility({ visibilityProperty: true })) continue;
          const [a, b] = [light(parts(getComputedStyle(e).color)), light(paper(e))];
          const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          if (ratio < 4.5) weak.push(`${ratio.toFixed(2)} ${e.tagName} ${e.className} ${e.textContent}`);
        }
        return weak.slice(0, 10).join("\\n");
      })()
      """

    @Test(
      "No window is too narrow or too wide, whatever names say",
      arguments: [360, 860, 2_000])
    func widths(width: Int) throws {
      var sample = try SampleRun.ofEveryKind()
      for (index, text) in HostileText.all.enumerated() {
        try sample.add(text, .differs, file: "h\(index)", size: (1_136, 20)) { result in
          result.summary = text
          result.changes = [text]
          result.acceptCommand = text
          result.caption = text
          result.source.file = text
        }
      }
      let browser = try Browser()
      try browser.open(try written(sample), as: .init(width: width))
      for _ in 0..<6 { try browser.press("j") }
      #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width))
      #expect(try browser.isTrue("window.isBroken === undefined"))
      #expect(browser.complaints == [])
      let names = try #require(
        browser.value("[...document.querySelectorAll('.item')].map(i => i.id)") as? [String])
      #expect(names.count == 8 + HostileText.all.count)
    }

    @Test("Controls have names, and say what is chosen")
    func accessibility() throws {
      let browser = try Browser()
      let sample = try SampleRun.ofEveryKind()
      try browser.open(try written(sample))
      let tree = try browser.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      let word = { (node: [String: Any], key: String) in
        (node[key] as? [String: Any])?["value"] as? String ?? ""
      }
      let controls = tree.filter {
        ["button", "searchbox", "slider", "link"].contains(word($0, "role"))
      }
      #expect(controls.count > 30)
      #expect(controls.filter { word($0, "name").isEmpty }.count == 0)
      #expect(tree.filter { word($0, "role") == "group" && !word($0, "name").isEmpty }.count == 4)
      #expect(tree.filter { word($0, "role") == "article" }.count == 8)
      #expect(try browser.number("document.querySelectorAll('h1').length") == 1)
      try browser.press("?")
      #expect(try browser.isTrue("document.querySelector('dialog').open"))
      try browser.press("Escape")
      #expect(try browser.isTrue("!document.querySelector('dialog').open"))
    }
  }
}
