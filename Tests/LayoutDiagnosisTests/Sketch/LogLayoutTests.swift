import ConstraintLog
import LayoutDiagnosis
import Testing

@Suite("Frames for a picture of a log")
struct LogLayoutTests {
  private func layout(_ lines: [String]) throws -> [String: LogLayout.Frame] {
    let log = lines.map { "\"<\($0)>\"," }.joined(separator: "\n")
    let message = try #require(ConflictLog.read(Array(log.utf8)).first)
    let layout = LogLayout(LogDiagnosis(message))
    return Dictionary(
      zip(layout.items.map(\.label), layout.frames), uniquingKeysWith: { first, _ in first })
  }

  @Test("What the log says holds but for what was given up, and views lie in their superview")
  func said() throws {
    let frames = try layout([
      "NSLayoutConstraint:0x1 V:|-(10)-[Avatar:0xa]   (active, names: '|':UITableViewCellContentView:0xb )",
      "NSLayoutConstraint:0x2 Avatar:0xa.height == 34   (active)",
      "NSLayoutConstraint:0x3 V:[Avatar:0xa]-(10)-|   (active, names: '|':UITableViewCellContentView:0xb )",
      "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 44   (active)",
    ])
    let avatar = try #require(frames["Avatar"])
    let content = try #require(frames["UITableViewCellContentView"])
    #expect(content.height == 44)
    #expect(avatar.y == content.y + 10)
    #expect(avatar.x > content.x && avatar.x + avatar.width < content.x + content.width)
  }

  @Test("Views of which nothing is said on an axis stand beside each other")
  func apart() throws {
    let frames = try layout([
      "NSLayoutConstraint:0x1 A:0xa.centerY == UITableViewCellContentView:0xc.centerY   (active)",
      "NSLayoutConstraint:0x2 B:0xb.centerY == UITableViewCellContentView:0xc.centerY   (active)",
      "NSLayoutConstraint:0x3 A:0xa.height == 10   (active)",
      "NSLayoutConstraint:0x4 A:0xa.height == 20   (active)",
    ])
    let a = try #require(frames["A"]), b = try #require(frames["B"])
    #expect(b.x >= a.x + a.width)
  }

  @Test(
    "Every log can be drawn: frames are finite, not negative and start at 0",
    arguments: LogFixture.all)
  func finite(_ fixture: LogFixture) {
    for message in ConflictLog.read(fixture.bytes) {
      let layout = LogLayout(LogDiagnosis(message))
      for frame in layout.frames {
        #expect(
          [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && $0 >= 0 })
      }
      #expect(layout.frames.isEmpty || layout.frames.contains { $0.x == 0 })
    }
  }
}
