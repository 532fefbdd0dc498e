import TestSupport
import Testing
import UIKitCore

@testable import PlumbKit

@Suite("A simulator's view hierarchy against a source")
struct HierarchyVerificationTests {
  private static let template = """
    profile: ios18
    cells:
      Mail:
        views:
          subject: { class: UILabel, font: headline, text: "{subject}" }
          body: { class: UILabel, font: subheadline, numberOfLines: 0, text: "{body}" }
        constraints: ["H:|-[subject]-|", "H:|-[body]-|", "V:|-[subject]-4-[body]-|"]
    data:
      - { subject: Lunch?, body: One o'clock }
      - { subject: Minutes, body: "Of the meeting on Monday, which took long" }
    """

  /// A table with two cells, as iOS 18 prints it on a phone of 390 points and three pixels a point.
  private static let table = """
    (lldb) expr -l objc -O -- [self.tableView recursiveDescription]
    <UITableView: 0x10480f200; frame = (0 0; 390 844); clipsToBounds = YES; autoresize = W+H; \
    gestureRecognizers = <NSArray: 0x600000c1d590>; layer = <CALayer: 0x6000002f4b60>; \
    contentOffset: {0, -97}; contentSize: {390, 128.66666666666666}; \
    adjustedContentInset: {97, 0, 34, 0}; dataSource: <Mail.ListController: 0x105a04a80>>
       | <Mail.MailCell: 0x105b0a600; baseClass = UITableViewCell; frame = (0 0; 390 64.3333); \
    autoresize = W; layer = <CALayer: 0x600000236b20>>
       |    | <_UISystemBackgroundView: 0x105a0c4f0; frame = (0 0; 390 64.3333); \
    layer = <CALayer: 0x6000002371c0>; configuration = <UIBackgroundConfiguration: 0x600002139a40>>
       |    |    | <UIView: 0x105a0c6a0; frame = (0 0; 390 64.3333); layer = <CALayer: 0x60000023>>
       |    | <UITableViewCellContentView: 0x105b0aa50; frame = (0 0; 390 64.3333); \
    gestureRecognizers = <NSArray: 0x600000c0a1f0>; layer = <CALayer: 0x600000236c00>>
       |    |    | <UILabel: 0x105b0b000; frame = (20 11; 350 20.3333); text = 'Lunch?'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002136530>>
       |    |    | <UILabel: 0x105b0b3f0; frame = (20 35.3333; 350 18); text = 'One o'clock'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002136580>>
       |    | <_UITableViewCellSeparatorView: 0x105b0be10; frame = (20 64; 370 0.333333); \
    layer = <CALayer: 0x600000237420>>
       | <Mail.MailCell: 0x105b0c600; baseClass = UITableViewCell; frame = (0 64.3333; 390 64.3333); \
    autoresize = W; layer = <CALayer: 0x600000236b40>>
       |    | <UITableViewCellContentView: 0x105b0ca50; frame = (0 0; 390 64.3333); \
    gestureRecognizers = <NSArray: 0x600000c0a2f0>; layer = <CALayer: 0x600000236d00>>
       |    |    | <UILabel: 0x105b0d000; frame = (20 11; 350 20.3333); text = 'Minutes'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002136630>>
       |    |    | <UILabel: 0x105b0d3f0; frame = (20 35.3333; 350 18); \
    text = 'Of the meeting on Monday,...'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
       |    | <_UITableViewCellSeparatorView: 0x105b0de10; frame = (20 64; 370 0.333333); \
    layer = <CALayer: 0x600000237520>>
       | <_UIScrollViewScrollIndicator: 0x105a12e40; frame = (384 600; 3 7); alpha = 0; \
    autoresize = LM; layer = <CALayer: 0x600000236e20>>
    """

  private func verify(
    _ dump: String, template: String = Self.template, row: String? = nil,
    _ request: LayoutRequest = .init()
  ) throws -> HierarchyVerification {
    let folder = try TestFolder(["cell.yaml": template, "dump.txt": dump])
    return try PlumbSession { _ in }.verify(
      folder.file("cell.yaml"), against: folder.file("dump.txt"), row: row, request)
  }

  @Test("views in another order are found by their texts, and the one that is missing is named")
  func order() throws {
    let verification = try verify(
      """
      <UITableViewCellContentView: 0x1; frame = (0 0; 320 71); layer = <CALayer: 0x9>>
         | <UILabel: 0x3; frame = (16 57; 44.5 20.5); text = 'Three'; layer = <_UILabelLayer: 0x9>>
         | <UILabel: 0x4; frame = (16 8; 32 20.5); text = 'One'; layer = <_UILabelLayer: 0x9>>
      """,
      template: """
        profile: ios18
        cells:
          F:
            views:
              one: { class: UILabel, text: One }
              two: { class: UILabel, text: Two }
              three: { class: UILabel, text: Three }
            constraints:
              - "H:|-16-[one]"
              - "H:|-16-[two]"
              - "H:|-16-[three]"
              - "V:|-8-[one]-4-[two]-4-[three]-8-|"
        data: [{}]
        """, .init(widths: [320]))
    let row = try #require(verification.rows.first)
    #expect(row.onlyInSource == ["two"])
    #expect(row.onlyInHierarchy.isEmpty)
    let moved = row.views.filter { $0.differs }.map(\.view)
    #expect(moved == ["contentView"], "\(verification.text)")
  }

  @Test("a warning about the source is reported once, however many layouts are tried")
  func warnings() throws {
    let template = Self.template.replacing(
      "views:\n", with: "views:\n      cover: { class: UIImageView, image: nowhere }\n")
    let folder = try TestFolder(["cell.yaml": template, "dump.txt": Self.table])
    var warnings = 0
    let verification = try PlumbSession { if case .warning = $0 { warnings += 1 } }.verify(
      folder.file("cell.yaml"), against: folder.file("dump.txt"), .init())
    #expect(!verification.agrees)
    #expect(warnings == 1)
  }

  private func causes(_ verification: HierarchyVerification) -> [String] {
    verification.rows.flatMap(\.views).compactMap { view in
      view.cause.map { "\(view.view) \($0.kind.rawValue)" }
    }
  }

  @Test("cells are found in a table, laid out at its width and scale, and agree")
  func agreeing() throws {
    let result = try verify(Self.table)
    #expect(result.agrees, "\(result.text)")
    #expect(result.rows.map(\.row) == ["0.0", "0.1"])
    #expect(result.rows.map(\.width) == [390, 390])
    #expect(result.rows[0].views.map(\.view) == ["contentView", "subject", "body"])
    #expect(result.text.hasSuffix("6 views in 2 rows agree within half a point\n"))
  }

  @Test("a cell that is printed alone is the row whose texts it has")
  func alone() throws {
    let lines = Self.table.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.contains("0x105b0c600") })
    let cell = lines[start...(start + 4)].map { $0.dropFirst(5) }.joined(separator: "\n")
    let result = try verify(cell)
    #expect(result.agrees, "\(result.text)")
    #expect(result.rows.map(\.row) == ["0.1"])
  }

  @Test("the hierarchy of another cell is refused, with the classes of both")
  func otherCell() throws {
    let dump = """
      <UITableViewCellContentView: 0x1; frame = (0 0; 390 64); layer = <CALayer: 0x2>>
         | <UILabel: 0x3; frame = (20 11; 350 20); text = 'Volume'; layer = <CALayer: 0x4>>
         | <UISlider: 0x5; frame = (20 31; 350 31); layer = <CALayer: 0x6>>
         | <UIImageView: 0x7; frame = (20 31; 350 31); layer = <CALayer: 0x8>>
      """
    do {
      _ = try verify(dump)
      Issue.record("compared")
    } catch let error as PlumbError {
      let message = error.diagnostics.first?.message ?? ""
      #expect(
        message.hasSuffix(
          ": line 1 has UIImageView, UILabel, UISlider; row 0.0 (section 0, row 0) Mail has"
            + " 2 UILabel"), "\(message)")
    }
  }

  @Test("a frame without numbers is a difference, and named with its line")
  func notANumber() throws {
    let dump = Self.table.replacing(
      "(20 35.3333; 350 18); text = 'One", with: "(nan 35.3; 350 nan); text = 'One")
    let result = try verify(dump)
    #expect(!result.agrees)
    #expect(
      result.rows.first?.notCompared?.first?.hasPrefix("body has a frame of (nan 35.3; 350 nan)")
        == true)
    #expect(result.text.contains("  ? body has a frame of (nan 35.3; 350 nan) in line "))
    #expect(result.text.hasSuffix("; 1 has a frame without numbers\n"), "\(result.text)")
  }

  @Test("a text that the app does not show is the data's, and what is below follows")
  func data() throws {
    let dump = Self.table.replacing("text = 'Lunch?'", with: "text = 'Dinner, and after that?'")
      .replacing(
        "(20 11; 350 20.3333); text = 'Dinner", with: "(20 11; 350 40.6667); text = 'Dinner"
      )
      .replacing(
        "(20 35.3333; 350 18); text = 'One", with: "(20 55.6667; 350 18); text = 'One")
    let result = try verify(dump)
    #expect(causes(result) == ["subject data", "body follows"])
    #expect(result.text.contains("'Dinner, and after that?' in the app, 'Lunch?' here"))
    #expect(result.text.contains("2 of 6 views differ"))
  }

  @Test("an option that was tried and helps is named")
  func textSize() throws {
    let folder = try TestFolder(["cell.yaml": Self.template])
    let larger = try sizes(folder.file("cell.yaml"), .init(widths: [390], scale: 3), "XXXL")
    let dump = """
      <UITableViewCellContentView: 0x105b0aa50; frame = (0 0; 390 \(larger[0][3])); layer = <>>
         | <UILabel: 0x1; frame = (\(words(larger[1]))); text = 'Lunch?'; layer = <>>
         | <UILabel: 0x2; frame = (\(words(larger[2]))); text = 'One o'clock'; layer = <>>
      """
    let result = try verify(dump)
    #expect(result.remedy?.option == "--text-size XXXL")
    #expect(result.remedy?.differing == 0)
    #expect(causes(result).contains("subject textSize"))
    #expect(result.text.contains("with --text-size XXXL everything agrees"))
  }

  private func words(_ frame: [Double]) -> String {
    "\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3])"
  }

  private func sizes(
    _ file: String, _ request: LayoutRequest, _ size: String
  ) throws -> [[Double]] {
    var request = request
    request.contentSizeCategories = [try #require(UIContentSizeCategory.named(size))]
    var frames: [[Double]] = []
    try PlumbSession { _ in }.forEachRow(of: file, scene: nil, request) { row in
      guard row.number == 0 else { return }
      frames = row.views.entries.map {
        let frame = $0.view.frame
        return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      }
    }
    return frames
  }

  @Test("margins that another device has move everything alike")
  func margins() throws {
    let dump = Self.table.replacing("(20 11; 350", with: "(16 11; 358")
      .replacing("(20 35.3333; 350", with: "(16 35.3333; 358")
    let result = try verify(dump)
    #expect(Set(causes(result)) == ["subject margins", "body margins"], "\(result.text)")
  }

  @Test("letters of another width are the font's")
  func font() throws {
    let template = """
      profile: ios18
      cells:
        Mail:
          views:
            subject: { class: UILabel, font: headline, text: Lunch }
            body: { class: UILabel, font: subheadline, text: Here }
          constraints: ["H:|-[subject]-8-[body]", "V:|-[subject]-|", "body.top == subject.top"]
      data: [{}]
      """
    let folder = try TestFolder(["cell.yaml": template])
    let frames = try sizes(folder.file("cell.yaml"), .init(widths: [320], scale: 2), "L")
    var (content, subject, body) = (frames[0], frames[1], frames[2])
    subject[2] += 1
    body[0] += 1
    content[0] = 0
    let dump = """
      <UITableViewCellContentView: 0x1; frame = (\(words(content))); layer = <>>
         | <UILabel: 0x2; frame = (\(words(subject))); text = 'Lunch'; layer = <>>
         | <UILabel: 0x3; frame = (\(words(body))); text = 'Here'; layer = <>>
      """
    let result = try verify(dump, template: template, .init(profile: "ios18"))
    #expect(causes(result) == ["subject font", "body follows"], "\(result.text)")
  }

  @Test("views that only one side has are listed, and count")
  func missing() throws {
    let extra = """
         |    |    | <UIImageView: 0x105b0b9f0; frame = (340 11; 20 20); layer = <CALayer: 0x6>>
      """
    var lines = Self.table.split(separator: "\n").map(String.init)
    let body = try #require(lines.firstIndex { $0.contains("One o'clock") })
    lines[body] = extra
    let result = try verify(lines.joined(separator: "\n"))
    #expect(!result.agrees)
    #expect(result.rows[0].onlyInSource == ["body"])
    #expect(result.rows[0].onlyInHierarchy == ["UIImageView (line \(body + 1))"])
    #expect(result.text.contains("✗ body is not in the app's hierarchy"))
  }

  @Test(
    "what is no hierarchy with frames, or of other cells, is an error with a hint",
    arguments: [
      "", "hello", "•UIWindow:0x7f81 - AMBIGUOUS LAYOUT\n|   *UILabel:0x7f83'Title'",
      """
      <UITableViewCellContentView: 0x1; frame = (0 0; 390 44); layer = <>>
         | <UISwitch: 0x2; frame = (0 0; 51 31); layer = <>>
      """,
    ])
  func unusable(dump: String) throws {
    do {
      _ = try verify(dump)
      Issue.record("compared")
    } catch let error as PlumbError {
      #expect(error.diagnostics.first?.hint?.contains("ecursiveDescription") == true)
    }
  }

  @Test("cells of an Interface Builder file are found by their class and texts, at any width")
  func interface() throws {
    let folder = try TestFolder([
      "Cells.xib": InterfaceNamesTests.xml,
      "dump.txt": """
      <UITableViewCell: 0x0; frame = (0 0; 320 44); layer = <>>
         | <UITableViewCellContentView: 0x1; frame = (0 0; 320 44); layer = <>>
         |    | <UILabel: 0x2; frame = (30 8; 38 20.5); text = 'Note'; layer = <>>
      """,
    ])
    let result = try PlumbSession { _ in }.verify(
      folder.file("Cells.xib"), against: folder.file("dump.txt"), .init())
    #expect(result.rows.map(\.cell) == ["Note"])
    #expect(result.rows[0].width == 320)
    let label = try #require(result.rows[0].views.last)
    #expect(label.view == "subjectLabel")
    #expect(label.plumb.x == 32 && label.printed.x == 30 && label.differs)
  }

  @Test("the JSON has both frames of each view, and why they differ")
  func json() throws {
    let dump = Self.table.replacing("text = 'Lunch?'", with: "text = 'Dinner'")
      .replacing("(20 11; 350 20.3333); text = 'Din", with: "(20 11; 350 24); text = 'Din")
    let text = String(decoding: try verify(dump, row: "0").json, as: UTF8.self)
    #expect(text.contains(#""kind":"data""#))
    #expect(text.contains(#""printed":[20,11,350,24]"#))
    #expect(text.contains(#""differs":true"#))
  }
}
