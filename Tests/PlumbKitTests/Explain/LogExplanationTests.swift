import Foundation
import PlumbKit
import Testing

@Suite("Explanations of console logs")
struct LogExplanationTests {
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 Avatar:0xa.height == 34   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(10)-[Avatar:0xa]   (active, names: '|':UITableViewCellContentView:0xb )>",
        "<NSLayoutConstraint:0x3 Avatar:0xa.centerY == UITableViewCellContentView:0xb.centerY   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 60   (active)>",
        "<NSLayoutConstraint:0x5 Avatar:0xa.width == 34   (active)>",
        "<NSLayoutConstraint:0x6 Avatar:0xa.girth == 34   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1 Avatar:0xa.height == 34   (active)>
    """

  @Test("the text shows the members, the sum, what the table has to do with it and what would help")
  func text() {
    let text = LogExplanation(Array(Self.log.utf8), file: "a.log").text
    #expect(text.contains("a.log:1: conflict: these 4 constraints cannot hold together"))
    #expect(text.contains("Avatar.height == 34                     0x1   <- given up"))
    #expect(
      text.contains(
        "`contentView.height == 60` asks for 60, but the others make it 34 + 2 × 10 = 54: 6 points apart."
      ))
    #expect(text.contains("UIView-Encapsulated-Layout-Height is the height"))
    #expect(
      text.contains(
        "What would help, best first (contentView is 60 high now; at 54 all 5 hold):"))
    #expect(
      text.contains(
        """
            2. priority 999 for `Avatar.top == contentView.top + 10`
                 Avatar.top lies 13 points below contentView.top, in place of 10 below it
        """))
    #expect(text.contains("a.log:8: not read, it has an unknown attribute 'girth'"))
    #expect(!text.contains("0x5"))
  }

  @Test("UIKit's warning of a row without a height is answered with what the row lacks")
  func heightOfZero() throws {
    let log = """
      [Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of \
      zero for a table view cell's content view. We're considering the collapse unintentional and \
      using standard height instead. Cell: <App.MailCell: 0xa; frame = (0 0; 375 44)>
      """
    let error = try #require(throws: PlumbError.self) {
      try LogExplanation(readable: Array(log.utf8), file: "a.log")
    }
    #expect(error.diagnostics.first?.message.contains("got the standard height") == true)
    #expect(error.diagnostics.first?.hint?.contains("to the bottom") == true)
  }

  @Test("the JSON names members, sum, repairs and unread lines")
  func json() throws {
    let explanation = LogExplanation(Array(Self.log.utf8), file: "a.log")
    let object = try JSONSerialization.jsonObject(with: Data(explanation.json)) as? [String: Any]
    let message = try #require((object?["messages"] as? [[String: Any]])?.first)
    let conflict = try #require((message["conflicts"] as? [[String: Any]])?.first)
    let members = try #require(conflict["members"] as? [[String: Any]])
    #expect(members.compactMap { $0["address"] as? String } == ["0x1", "0x2", "0x3", "0x4"])
    #expect((conflict["arithmetic"] as? [String: Any])?["gap"] as? Double == 6)
    #expect((conflict["repairs"] as? [[String: Any]])?.isEmpty == false)
    #expect((message["unparsed"] as? [[String: Any]])?.first?["line"] as? Int == 8)
    let text = Self.joined(explanation.text)
    let remedies = try #require(conflict["remedies"] as? [[String: Any]])
    let words =
      remedies.flatMap { remedy in
        ["change", "effect", "reason", "condition"].compactMap { remedy[$0] as? String }
      }
      + (conflict["notes"] as? [String] ?? []) + [conflict["context"] as? String ?? "?"]
    #expect(words.count > 5 && words.allSatisfy { text.contains(Self.joined($0)) }, "\(words)")
  }

  @Test("the JSON says why it cannot tell, too")
  func jsonWithoutConflict() throws {
    let line = "<NSLayoutConstraint:0x1 Avatar:0x7f1.width == 40   (active)>"
    let log = "Unable to simultaneously satisfy constraints.\n(\n  \"\(line)\"\n)\n"
    let explanation = LogExplanation(Array(log.utf8), file: "a.log")
    let object = try JSONSerialization.jsonObject(with: Data(explanation.json)) as? [String: Any]
    let message = try #require((object?["messages"] as? [[String: Any]])?.first)
    let text = try #require(message["text"] as? String)
    #expect(text.hasPrefix("the constraint of this message can hold"))
    #expect(Self.joined(explanation.text).contains(Self.joined(text)))
  }

  /// A text without its line breaks.
  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("the picture has a box for each view, a line for each member, and the sum in words")
  func picture() throws {
    var picture: DrawnPicture?
    let session = try PlumbSession { event in
      if case .drew(let drawn) = event { picture = drawn }
    }
    let explanation = LogExplanation(Array(Self.log.utf8), file: "a.log")
    try ConflictRenderer(session).draw(
      explanation, PagePictureRequest(output: .stream, format: .svg))
    let svg = String(decoding: try #require(picture).bytes, as: UTF8.self)
    for id in ["line-1-1-box-Avatar", "line-1-1-box-contentView", "line-1-1-0x1", "line-1-1-0x4"] {
      #expect(svg.contains(#"id="\#(id)""#), "\(id)")
    }
    #expect(!svg.contains("line-1-1-0x5"))
    #expect(svg.contains("2 × 10 = 54"))
  }

  @Test("a missing file, a folder and a file without constraints are errors with a hint")
  func unusable() {
    for path in ["/nowhere/a.log", "/tmp"] {
      do {
        _ = try LogExplanation.load(path)
        Issue.record("read \(path)")
      } catch {
        #expect(error.diagnostics.first?.hint?.contains("plumb explain") == true)
      }
    }
    #expect(throws: PlumbError.self) { try LogExplanation(readable: Array("hi".utf8), file: "a") }
  }

  @Test("a log without a constraint is told apart from one without a conflict")
  func nothing() {
    #expect(!LogExplanation(Array("hello".utf8), file: "a").isReadable)
    let harmless = LogExplanation(
      Array("<NSLayoutConstraint:0x1 UIView:0xa.height == 34>".utf8), file: "a")
    #expect(harmless.isReadable && !harmless.hasConflicts)
  }
}
