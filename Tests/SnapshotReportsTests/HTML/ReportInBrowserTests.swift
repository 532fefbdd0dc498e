import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

/// Tests that ask a browser, one after the other: each has a browser of its own.
@Suite("In a browser", .enabled(if: Browser.isInstalled, Browser.isMissing), .serialized)
struct BrowserTests {}

extension BrowserTests {
  /// The page in a real browser: what a reader sees, clicks and types.
  @Suite("Use of the report")
  struct ReportInBrowserTests {
    /// A page, opened.
    private func opened(
      _ sample: SampleRun, at place: String = "", as viewer: Browser.Viewer = .init(),
      _ settings: ReportSettings = .init()
    ) throws -> Browser {
      let path = try RunReports(
        of: sample.run, artifacts: sample.folder.path, settings: settings
      ).write([.html])[0]
      let browser = try Browser()
      try browser.open(path, at: place, as: viewer)
      return browser
    }

    private let current = "document.querySelector('.item.is-current')?.id"
    private let shown =
      "[...document.querySelectorAll('.item')].filter(i => !i.hidden).map(i => i.id).join(' ')"

    private func sheet(_ kind: String) -> String { ".pane[data-shows=\"\(kind)\"] .sheet" }

    @Test("It opens without a complaint and asks nobody for anything")
    func opening() throws {
      let browser = try opened(SampleRun.ofEveryKind())
      #expect(try browser.text("document.title") == "8 of 11 snapshots fail · Plumb")
      for _ in 0..<9 { try browser.press("j") }
      #expect(browser.complaints == [])
      #expect(browser.requests.map { URL(string: $0)?.lastPathComponent } == ["report.html"])
      #expect(
        try browser.text("document.querySelector('.outline').innerText").contains("mail-broken"))
    }

    @Test("Every picture is the one that it says it is")
    func pictures() throws {
      let browser = try opened(SampleRun.ofEveryKind())
      for _ in 0..<8 { try browser.press("j") }
      try browser.settle()
      let sizes = try browser.text(
        "[...document.images].map(i => `${i.naturalWidth}x${i.naturalHeight}`).sort().join(' ')")
      let tall = "320x260"
      let expected = Array(repeating: "320x200", count: 14) + [tall]
      #expect(sizes == expected.joined(separator: " "))
      try browser.press("k")
      for _ in 0..<8 { try browser.press("k") }
      for (kind, colour) in [
        ("expected", SampleRun.Colour.expected), ("actual", SampleRun.Colour.actual),
        ("difference", SampleRun.Colour.difference),
      ] {
        #expect(try browser.colour(in: sheet(kind), across: 0.8) == colour, "\(kind)")
      }
    }

    @Test("Keys 1 to 6 lay the pictures beside, over and after each other")
    func modes() throws {
      let browser = try opened(SampleRun.ofEveryKind(), as: .init(wantsCalm: true))
      let actual = sheet("actual")
      try browser.press("j")
      try browser.press("2")
      #expect(try browser.colour(in: actual, across: 0.3) == SampleRun.Colour.expected)
      #expect(try browser.colour(in: actual, across: 0.7) == SampleRun.Colour.actual)
      for _ in 0..<6 { try browser.press("]") }
      #expect(try browser.colour(in: actual, across: 0.7) == SampleRun.Colour.expected)
      try browser.click(actual, across: 0.1)
      #expect(try browser.colour(in: actual, across: 0.3) == SampleRun.Colour.actual)
      try browser.press("3")
      let mixed = try browser.colour(in: actual, across: 0.7)
      #expect(
        (0x7e...0x82).contains(mixed >> 16 & 0xff) && (0x5e...0x62).contains(mixed >> 8 & 0xff))
      try browser.press("5")
      #expect(
        try browser.colour(in: sheet("difference"), across: 0.7) == SampleRun.Colour.difference)
      try browser.press("6")
      #expect(try browser.colour(in: actual, across: 0.7) == SampleRun.Colour.actual)
      try browser.press("6")
      #expect(try browser.colour(in: actual, across: 0.7) == SampleRun.Colour.expected)
      #expect(try browser.text("document.querySelector('.comparison b').innerText") == "Expected")
      try browser.click(actual)
      #expect(try browser.colour(in: actual, across: 0.7) == SampleRun.Colour.actual)
      try browser.press("1")
      #expect(try browser.isTrue("!document.querySelector('.comparison')"))
      #expect(browser.complaints == [])
    }

    @Test("Blinking shows one picture, then the other; who wants no motion turns them by hand")
    func blinking() throws {
      let browser = try opened(SampleRun.ofEveryKind())
      try browser.press("4")
      for side in ["expected", "actual", "expected"] {
        try browser.wait("document.documentElement.dataset.side === '\(side)'")
      }
      try browser.press(" ")
      let side = try browser.text("document.documentElement.dataset.side")
      usleep(1_600_000)
      #expect(try browser.text("document.documentElement.dataset.side") == side)
      let calm = try opened(SampleRun.ofEveryKind(), as: .init(wantsCalm: true))
      try calm.press("4")
      usleep(1_600_000)
      #expect(try calm.text("document.documentElement.dataset.side") == "actual")
    }

    @Test("j, k and the arrows go from item to item, and the address follows")
    func navigation() throws {
      let browser = try opened(SampleRun.ofEveryKind())
      let steps = [
        ("j", "differs"), ("j", "size"), ("ArrowRight", "layout"), ("k", "size"),
        ("ArrowLeft", "differs"), ("k", "differs"),
      ]
      for (key, name) in steps {
        try browser.press(key)
        #expect(try browser.text(current) == "Templates/mail-\(name)")
        #expect(try browser.text("location.hash") == "#Templates/mail-\(name)")
      }
      let top = try browser.number(
        "document.querySelector('.is-current').getBoundingClientRect().top")
      let bar = try browser.number("document.querySelector('.toolbar').offsetHeight")
      #expect(top >= bar && top < bar + 40)
      #expect(
        try browser.text("document.querySelector('[aria-current]').innerText") == "mail-differs")
    }

    @Test("A link opens the item and the comparison that it names")
    func deepLink() throws {
      let browser = try opened(SampleRun.ofEveryKind(), at: "Templates/mail-size&mode=slider")
      #expect(try browser.text(current) == "Templates/mail-size")
      #expect(try browser.text("document.documentElement.dataset.mode") == "slider")
      let top = try browser.number(
        "document.querySelector('.is-current').getBoundingClientRect().top")
      #expect(top > 0 && top < 200)
    }

    @Test("Text and kinds filter, with counts; Escape leaves")
    func filter() throws {
      let browser = try opened(SampleRun.ofEveryKind())
      try browser.press("/")
      try browser.type("TITLE.height")
      #expect(try browser.text(shown) == "Templates/mail-differs")
      #expect(
        try browser.text(
          "[...document.querySelectorAll('.chip .count')].map(c=>c.innerText).join('')")
          == "10000000")
      #expect(
        try browser.text("document.querySelector('[data-do=accept-all]').innerText").hasSuffix("1"))
      try browser.type("zzz")
      #expect(try browser.text(shown) == "")
      #expect(try browser.text("document.querySelector('.nothing').innerText").contains("zzz"))
      try browser.press("Escape")
      #expect(try browser.text(shown).split(separator: " ").count == 8)
      try browser.click(".chip[data-kind=differs]")
      #expect(try browser.text(shown).split(separator: " ").count == 7)
      try browser.press("j")
      #expect(try browser.text(current) == "Templates/mail-size")
    }

    @Test("Folded results are passed over, found by text and by links, and accepted with the first")
    func shared() throws {
      let browser = try opened(SampleRun.ofSharedChanges())
      for name in ["a", "b", "b"] {
        try browser.press("j")
        #expect(try browser.text(current) == name)
      }
      let isOpen = "document.querySelector('.alike').open"
      #expect(try browser.isTrue("!\(isOpen)"))
      try browser.press("/")
      try browser.type("27")
      #expect(try browser.isTrue(isOpen))
      #expect(try browser.text(shown) == "c")
      let linked = try opened(SampleRun.ofSharedChanges(), at: "d")
      #expect(try linked.text(current) == "d")
      let top = try opened(SampleRun.ofSharedChanges())
      try top.grant(["clipboardReadWrite", "clipboardSanitizedWrite"])
      try top.click("[data-copy-for]")
      try top.wait("document.querySelector('.said').innerText === 'Copied: accept for 3'")
      #expect(try top.text("navigator.clipboard.readText()") == "plumb snapshot accept a c d")
      #expect(browser.complaints == [])
    }

    @Test("A region is outlined in every picture and brought into view")
    func regions() throws {
      var sample = try SampleRun()
      try sample.add("tall", .differs, size: (80, 2_000))
      let browser = try opened(sample)
      try browser.click("[data-region='1']")
      try browser.wait("scrollY > 300")
      try browser.wait(
        """
        (() => { const b = document.querySelector('rect.is-chosen').getBoundingClientRect();
        return b.top > 100 && b.bottom < innerHeight })()
        """)
      #expect(try browser.number("document.querySelectorAll('rect.is-chosen').length") == 3)
      try browser.press("Escape")
      #expect(try browser.number("document.querySelectorAll('rect.is-chosen').length") == 0)
      try browser.press("n")
      #expect(
        try browser.isTrue("document.querySelector('[data-region=\"0\"][aria-pressed=true]')"))
    }

    @Test("Commands are copied one by one and for all that are shown, as the summary writes them")
    func copying() throws {
      let sample = try SampleRun.ofEveryKind()
      let browser = try opened(sample)
      try browser.grant(["clipboardReadWrite", "clipboardSanitizedWrite"])
      let clipboard = "navigator.clipboard.readText()"
      try browser.press("j")
      try browser.press("c")
      try browser.wait("document.querySelector('.said').innerText.startsWith('Copied')")
      #expect(try browser.text(clipboard) == "plumb snapshot accept Templates/mail-differs")
      try browser.click("[data-do=accept-all]")
      let all = AcceptCommands.combined(sample.run.reportedFailures.compactMap(\.acceptCommand))
      #expect(try browser.text(clipboard) == all.joined(separator: "\n"))
    }
  }
}
