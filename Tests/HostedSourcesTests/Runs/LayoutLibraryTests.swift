import Testing

@testable import HostedSources

/// Layout libraries that are not at hand, in whose place stands Plumb's own code.
@Suite("Layout libraries that are not here", .enabled(if: SwiftCells.isAvailable))
struct LayoutLibraryTests {
  /// A picture, a title beside it, and a text below the title.
  private static func cell(_ library: String, _ constraints: String) -> String {
    [
      "import UIKit", ["import", library].joined(separator: " "),
      """
      final class FeedCell: UITableViewCell {
        let avatar = UIImageView()
        let title = UILabel()
        let body = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          [avatar, title, body].forEach(contentView.addSubview)
          (title.text, body.text, body.numberOfLines) = ("Title", "One\\nTwo\\nThree", 0)
          \(constraints)
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
    ].joined(separator: "\n")
  }

  /// 16 + 20.5 + 8 + 61 + 16 = 121.5; 320 - 72 - 16 = 232.
  private static let frames = [
    "0.0 FeedCell height 121.5, content 121.5", "avatar UIImageView 16 16 44 44",
    "title UILabel 72 16 33 20.5", "body UILabel 72 44.5 232 61",
  ]

  private func frames(of cells: SwiftCells) throws -> (lines: [String], errors: String) {
    let run = try cells.run(["frames", "FeedCell.swift"])
    #expect(run.code == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    return (lines.filter { !$0.hasPrefix("contentView") }, run.errors)
  }

  private static let snapKit = cell(
    "SnapKit",
    """
    var gap: Constraint?
    avatar.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(16)
      make.size.equalTo(CGSize(width: 40, height: 40))
      make.bottom.lessThanOrEqualToSuperview().inset(16).priority(.high)
    }
    title.snp.makeConstraints {
      $0.leading.equalTo(avatar.snp.trailing).offset(12)
      $0.top.equalTo(avatar)
      $0.trailing.lessThanOrEqualTo(contentView.layoutMarginsGuide)
    }
    body.snp.makeConstraints { make in
      gap = make.top.equalTo(title.snp.bottom).offset(4).constraint
      make.leading.equalTo(title)
      make.trailing.bottom.equalToSuperview().inset(16).priority(999)
    }
    gap?.update(offset: 8)
    avatar.snp.updateConstraints { $0.size.equalTo(44) }
    """)

  @Test("SnapKit lays out as itself, which a note says")
  func snapKitFrames() throws {
    let found = try frames(of: SwiftCells(["FeedCell.swift": Self.snapKit]))
    #expect(found.lines == Self.frames)
    let strict = try SwiftCells(["FeedCell.swift": Self.snapKit])
      .run(["render", "FeedCell.swift", "--strict"])
    #expect(strict.code == 2 && strict.errors.contains("there is no module 'SnapKit' here"))
    #expect(
      found.errors.hasPrefix(
        "note: Plumb's own stand-in takes the place of SnapKit, which is not here\n"))
  }

  @Test("PureLayout lays out as itself, though its pod is written in Objective-C")
  func pureLayoutFrames() throws {
    let source = Self.cell(
      "PureLayout",
      """
      avatar.autoSetDimensions(to: CGSize(width: 44, height: 44))
      avatar.autoPinEdgesToSuperviewEdges(
        with: UIEdgeInsets(top: 16, left: 16, bottom: 0, right: 0), excludingEdge: .trailing
      ).last?.autoRemove()
      avatar.autoPinEdge(toSuperviewEdge: .bottom, withInset: 16, relation: .greaterThanOrEqual)
      title.autoPinEdge(.leading, to: .trailing, of: avatar, withOffset: 12)
      title.autoPinEdge(.top, to: .top, of: avatar)
      title.autoPinEdge(toSuperviewMargin: .trailing, relation: .greaterThanOrEqual)
      body.autoPinEdge(.top, to: .bottom, of: title, withOffset: 8)
      [title, body].autoAlignViews(to: ALEdge.leading)
      NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {
        body.autoPinEdge(toSuperviewEdge: .bottom, withInset: 16)
      }
      body.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
      """)
    let found = try frames(
      of: SwiftCells([
        "FeedCell.swift": source, "Podfile.lock": "PODS:\n  - PureLayout (3.1.9)\n",
        "Pods/PureLayout/PureLayout/ALView+PureLayout.m": "@implementation UIView @end\n",
      ]))
    #expect(found.lines == Self.frames)
    #expect(found.errors.contains("what is here of it is not in Swift"), "\(found.errors)")
  }

  @Test("Cartography lays out as itself")
  func cartographyFrames() throws {
    let source = Self.cell(
      "Cartography",
      """
      let group = constrain(avatar, title, body) { avatar, title, body in
        avatar.edges == inset(avatar.superview!.edges, 9)
        title.leading == avatar.trailing + 12
        align(top: avatar, title)
      }
      constrain(avatar, title, body, replace: group) {
        $0.width == $0.height * 2 / 2
        $0.height == 44
        $0.top == $0.superview!.top + 8 * 2 ~ UILayoutPriority(999)
        $0.leading == $0.superview!.leading + 16
        $0.bottom <= $0.superview!.bottom - 16
        $1.leading == $0.trailing + 12
        align(top: $0, $1)
        $1.trailing <= $1.superview!.layoutMarginsGuide.trailing
        distribute(by: 8, vertically: $1, $2)
        $2.leading == $1.leading
        ($2.bottom == $2.superview!.bottom - 16) ~ 999
        $2.trailing == $2.superview!.trailing - 16
      }
      """)
    let found = try frames(of: SwiftCells(["FeedCell.swift": source]))
    #expect(found.lines == Self.frames, "\(found.errors)")
  }

  @Test("a library that is too old to compile is not cut to pieces: the stand-in takes its place")
  func oldOne() throws {
    let found = try frames(
      of: SwiftCells([
        "FeedCell.swift": Self.snapKit,
        "Pods/SnapKit/Source/SnapKit.swift":
          "import UIKit\nextension UIView { public var snp: Int { characters.count } }\n",
      ]))
    #expect(found.lines == Self.frames)
    #expect(found.errors.contains("what is here of it does not compile"), "\(found.errors)")
  }

  @Test("the library itself goes before what stands in for it")
  func realOne() throws {
    let cells = try SwiftCells([
      "FeedCell.swift": Self.cell(
        "SnapKit", "avatar.snp.makeConstraints(); avatar.pin(to: contentView)"),
      "Pods/SnapKit/Sources/SnapKit.swift": """
      import UIKit
      public struct Maker { public func makeConstraints() {} }
      extension UIView {
        public var snp: Maker { Maker() }
        public func pin(to view: UIView) { frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
      }
      """,
    ])
    let found = try frames(of: cells)
    #expect(found.lines.contains("avatar UIImageView 1 2 3 4"))
    #expect(!found.errors.contains("stand-in"), "\(found.errors)")
  }

  @Test("Models of RealmSwift have values without a database")
  func realmModels() throws {
    let cells = try SwiftCells([
      "PlaceCell.swift": [
        "import", "RealmSwift\nimport",
        """
        UIKit
        class Place: Object {
          @objc dynamic var title = ""
          @Persisted var count: Int
          @Persisted var note: String?
          let reviews = List<Review>()
          override static func primaryKey() -> String? { "title" }
        }
        class Review: Object { let places = LinkingObjects(fromType: Place.self, property: "reviews") }
        final class PlaceCell: UITableViewCell {
          func show(place: Place) {
            place.reviews.append(objectsIn: [Review(), Review()])
            let found = (try? Realm())?.objects(Place.self).sorted(byKeyPath: "title").count
            textLabel?.text = "\\(place.title) \\(place.reviews.count) \\(found ?? -1)"
          }
        }
        """,
      ].joined(separator: " ")
    ])
    let run = try cells.run(["frames", "PlaceCell.swift", "--json"])
    #expect(run.code == 0 && run.output.contains(#""text":"Title 2 0""#), "\(run)")
  }

  @Test("Then sets up what is given to it")
  func then() throws {
    let cells = try SwiftCells([
      "NameCell.swift": [
        "import", "Then\nimport",
        """
        UIKit
        final class NameCell: UITableViewCell {
          let label = UILabel().then { $0.text = "One" }
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.do { $0.frame = CGRect(x: 7, y: 5, width: 90, height: 20).with { $0.size.width += 10 } }
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { nil }
        }
        """,
      ].joined(separator: " ")
    ])
    let run = try cells.run(["frames", "NameCell.swift"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code == 0 && words.contains("label UILabel 7 5 100 20"), "\(run)")
  }

  /// The placeholder is 30 points wide and high.
  @Test(
    "Libraries that load pictures show their placeholders",
    arguments: [
      (
        "Kingfisher",
        "photo.kf.setImage(with: url, placeholder: dot, options: [.transition(.fade(1))])"
      ),
      (
        "Kingfisher",
        "photo.kf.setImage(with: url, placeholder: dot) { image, error, _, _ in _ = image }"
      ),
      ("SDWebImage", "photo.sd_setImage(with: url, placeholderImage: dot) { _, _, _, _ in }"),
    ])
  func pictures(library: String, call: String) throws {
    let cells = try SwiftCells([
      "PhotoCell.swift": [
        "import", "\(library)\nimport",
        """
        UIKit
        final class PhotoCell: UITableViewCell {
          let photo = UIImageView()
          func show(url: URL) {
            let size = CGSize(width: 30, height: 30)
            let dot = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
            \(call)
            photo.sizeToFit()
            contentView.addSubview(photo)
          }
        }
        """,
      ].joined(separator: " ")
    ])
    let run = try cells.run(["frames", "PhotoCell.swift"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code == 0 && words.contains("photo UIImageView 0 0 30 30"), "\(run)")
  }

  @Test("Reusable puts the views of a XIB into their owner")
  func owners() throws {
    let cells = try SwiftCells([
      "FeedCell.swift": [
        "import", "Reusable\nimport",
        """
        UIKit
        final class Badge: UIView, NibOwnerLoadable {
          @IBOutlet weak var label: UILabel!
          override init(frame: CGRect) {
            super.init(frame: frame)
            loadNibContent()
            label.text = "New"
          }
          required init?(coder: NSCoder) { nil }
        }
        final class FeedCell: UITableViewCell, NibReusable {
          let badge = Badge(frame: CGRect(x: 16, y: 8, width: 80, height: 40))
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(badge)
            badge.layoutIfNeeded()
          }
          required init?(coder: NSCoder) { nil }
          static func register(in list: UITableView, for path: IndexPath) -> FeedCell {
            list.register(cellType: FeedCell.self)
            return list.dequeueReusableCell(for: path)
          }
        }
        """,
      ].joined(separator: " "),
      "Badge.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"><connections>
      <outlet property="label" destination="l" id="o"/></connections></placeholder>
      <view id="r"><rect key="frame" x="0" y="0" width="60" height="30"/><subviews>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
      <constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" id="a"/>
      <constraint firstItem="l" firstAttribute="left" secondItem="r" secondAttribute="left" id="b"/>
      </constraints></view></objects></document>
      """,
    ])
    let run = try cells.run(["frames", "FeedCell.swift"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("view r UIView 0 0 80 40 label UILabel 0 0 34 20.5"), "\(run)")
  }
}
