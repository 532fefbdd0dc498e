import Foundation
import Testing

@testable import UIKit
@testable import UIKitCore

@Suite("Formatters that Foundation lacks on Linux")
struct FoundationGapTests {
  @Test(
    "A length of time is written in each style",
    arguments: [
      (FoundationGap.DateComponentsFormatter.UnitsStyle.positional, "1:00:05"),
      (.abbreviated, "1h 5s"), (.brief, "1hr 5sec"), (.short, "1 hr, 5 sec"),
      (.full, "1 hour, 5 seconds"), (.spellOut, "one hour, five seconds"),
    ])
  func durations(_ style: FoundationGap.DateComponentsFormatter.UnitsStyle, _ text: String) {
    let formatter = FoundationGap.DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3605) == text)
  }

  @Test("Allowed units, their number and padding decide which are written")
  func units() {
    let formatter = FoundationGap.DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    #expect(formatter.string(from: 0) == "0")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 90_000) == "1 day")
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hours")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test("A measurement keeps its unit, which the style spells")
  func measurements() {
    let formatter = FoundationGap.MeasurementFormatter()
    let length = Measurement(value: 2.5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: length) == "2.5 km")
    formatter.unitStyle = .short
    #expect(formatter.string(from: length) == "2.5km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: length) == "2.5 kilometers")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
  }

  @Test("A person's name is as long as its style")
  func names() {
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = ("Ada", "King", "Lovelace")
    let formatter = FoundationGap.PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Ada King Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
    #expect(formatter.personNameComponents(from: "Ada King Lovelace")?.middleName == "King")
  }
}

@Suite("Texts of an app's tables")
struct LocalizedTextTests {
  private final class Texts: AppResources {
    var info: [String: Any] { ["CFBundleShortVersionString": "2.1"] }
    let language: String? = "de"
    func path(named name: String) -> String? { name == "posts.json" ? "/app/posts.json" : nil }
    func plural(for key: String, table: String?) -> PluralText? {
      guard key == "%lld songs" else { return nil }
      let forms = ["one": "%lld Lied", "other": "%lld Lieder"]
      return PluralText(format: "%#@songs@", variables: ["songs": forms])
    }
    func plural(withFormat format: String) -> PluralText? { plural(for: "%lld songs", table: nil) }
    func text(for key: String, table: String?) -> String? {
      ["greeting": "Hallo", "%lld items": "%lld Dinge", "%@ of %@": "%2$@: %1$@"][key]
    }
  }

  private var environment: LayoutEnvironment {
    LayoutEnvironment(text: EstimatingMeasurer(), resources: Texts())
  }

  @Test("are found by their keys, with values in the order that the translation has")
  func values() {
    environment.perform {
      let count = 3
      #expect(String(localized: "greeting") == "Hallo")
      #expect(String(localized: "\(count) items") == "3 Dinge")
      #expect(String(localized: "\("a") of \("b")") == "b: a")
      #expect(String(localized: "unknown \(count) %") == "unknown 3 %")
      #expect(String(localized: "\(1) songs") == "1 Lied")
      #expect(AppBundle.text("%lld songs", table: nil, value: nil) == "%1$lld Lieder")
      #expect(AppBundle.formatted("%1$lld Lieder", [count]) == "3 Lieder")
      #expect(String(localized: "greeting", defaultValue: "Hello") == "Hallo")
      #expect(String(localized: LocalizedStringResource("greeting")) == "Hallo")
    }
  }

  @Test("A bundle answers with texts, files and the property list of the environment")
  func bundle() {
    environment.perform {
      #expect(AppBundle.text("greeting", table: nil, value: "Hello") == "Hallo")
      #expect(AppBundle.text("parting", table: nil, value: "Bye") == "Bye")
      #expect(AppBundle.text("parting", table: nil, value: "") == "parting")
      #expect(AppBundle.path("posts", "json") == "/app/posts.json")
      #expect(AppBundle.path("posts", "txt") == nil)
      #expect(AppBundle.info["CFBundleShortVersionString"] as? String == "2.1")
    }
    #expect(AppBundle.text("greeting", table: nil, value: nil) == "greeting")
  }
}

@Suite("Texts with marks")
struct MarkupTextTests {
  private func pieces(_ text: NSAttributedString) -> [String] {
    var pieces: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont
      let traits = font?.fontDescriptor.symbolicTraits ?? []
      let marks =
        (traits.contains(.traitBold) ? "b" : "") + (traits.contains(.traitItalic) ? "i" : "")
        + (attributes[.link] == nil ? "" : "l")
        + (attributes[.inlinePresentationIntent].map { "\($0)" } ?? "")
      let part = (text.string as NSString).substring(with: range)
      // Texts that were added one after the other may stay runs of their own.
      if pieces.last?.hasPrefix(marks + ":") == true {
        pieces[pieces.count - 1] += part
      } else {
        pieces.append(marks + ":" + part)
      }
    }
    return pieces
  }

  @Test(
    "Markdown's emphasis, code and links become runs",
    arguments: [
      ("plain", [":plain"]), ("a **b** c", [":a ", "2:b", ": c"]),
      ("*i* and ***both***", ["1:i", ": and ", "3:both"]),
      ("`x*y*`", ["4:x*y*"]), ("[t](https://a.b)!", ["l:t", ":!"]),
      ("snake_case_name 2 * 3 * 4", [":snake_case_name 2 * 3 * 4"]), ("\\*no\\*", [":*no*"]),
      ("**open", [":**open"]),
    ])
  func markdown(_ text: String, _ runs: [String]) throws {
    #expect(pieces(try NSAttributedString(markdown: text)) == runs)
  }

  @Test("A label draws marks with variants of its own font")
  func label() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(try AttributedString(markdown: "a **b**"))
    let weights = label.paragraph.runs.map(\.font.weight)
    #expect(weights.count == 2 && weights[0] != weights[1])
    #expect(label.paragraph.runs.allSatisfy { $0.font.pointSize == 20 })
  }

  private func html(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }

  @Test(
    "HTML's elements become runs, its white space and entities text",
    arguments: [
      ("a <b>b</b>  <i>c</i>", [":a ", "b:b", ": ", "i:c"]), ("a<br>b", [":a\nb"]),
      ("<p>a</p><p>b</p>", [":a\nb\n"]), ("&lt;1 &amp; 2&#33;", [":<1 & 2!"]),
      ("<a href='https://a.b'>t</a>", ["l:t"]), ("<!-- no -->x<script>y</script>", [":x"]),
      ("&eacute;&ensp;<b title='>'>b</b>", [":é\u{2002}", "b:b"]),
      ("<h1>T</h1>", ["b:T\n"]), ("a < b <", [":a < b <"]),
    ])
  func html(_ text: String, _ runs: [String]) throws {
    #expect(pieces(try html(text)) == runs)
  }

  @Test("HTML's styles give fonts and colours")
  func styles() throws {
    let text = try html(
      "<style>body { font-family: -apple-system; font-size: 17px; color: #ff0000 }</style><p>a</p>")
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 17)
    let styled = try html("<span style='font-size: 17px; color: #f00'>a</span>")
    let found = styled.attributes(at: 0, effectiveRange: nil)
    #expect((found[.font] as? UIFont)?.pointSize == 17)
    #expect(found[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

@Suite("An undo manager")
struct UndoManagerTests {
  private final class Model {
    let manager = UndoManager()
    var value = 0 {
      didSet {
        let old = oldValue
        manager.registerUndo(withTarget: self) { $0.value = old }
      }
    }
  }

  @Test("takes changes back and makes them again")
  func undo() {
    let model = Model()
    model.value = 1
    model.value = 2
    model.manager.setActionName("Change")
    #expect(model.manager.undoMenuItemTitle == "Undo Change")
    model.manager.undo()
    #expect(model.value == 1 && model.manager.canRedo)
    model.manager.redo()
    #expect(model.value == 2)
    model.manager.undo()
    model.manager.undo()
    #expect(model.value == 0 && !model.manager.canUndo)
  }

  @Test("takes a group back as one change")
  func groups() {
    let model = Model()
    model.manager.beginUndoGrouping()
    model.value = 1
    model.value = 2
    model.manager.endUndoGrouping()
    model.manager.undo()
    #expect(model.value == 0)
  }

  #if !canImport(ObjectiveC)
    @Test("Tables keep or do not keep objects as their options say")
    func pointerOptions() {
      let kept = NSHashTable<UIView>(options: [.strongMemory, .objectPointerPersonality])
      let loose = NSHashTable<UIView>(options: .weakMemory)
      kept.add(UIView())
      loose.add(UIView())
      #expect(kept.count == 1 && loose.count == 0)
      #expect(kept.objectEnumerator().allObjects.count == 1)
      let map = NSMapTable<NSString, UIView>(keyOptions: .copyIn, valueOptions: .strongMemory)
      map.setObject(UIView(), forKey: "a")
      map.setObject(UIView(), forKey: "b")
      #expect(map.keyEnumerator().allObjects.compactMap { $0 as? NSString }.count == 2)
      #expect(map.objectEnumerator()?.allObjects.count == 2)
      #expect(map.dictionaryRepresentation().keys.map { "\($0)" }.sorted() == ["a", "b"])
    }
  #endif
}
