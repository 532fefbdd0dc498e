import Foundation
import Testing

/// What cells of public apps do that keeps their content from being seen.
@Suite("Cells of apps as they are found", .enabled(if: SwiftCells.isAvailable))
struct AppHabitTests {
  private func frames(of cells: SwiftCells, _ operands: String...) throws -> (String, String) {
    let run = try cells.run(["frames"] + operands + ["--width", "320", "--profile", "ios18"])
    return (run.output.split(whereSeparator: \.isWhitespace).joined(separator: " "), run.errors)
  }

  /// The content of a list is inset by cells that take less than they are given.
  @Test("that inset the frame they are given do so once, and items have frames whatever their mask")
  func frameOverrides() throws {
    let cells = try SwiftCells([
      "Cells.swift": """
      import UIKit
      final class CardCell: UITableViewCell {
        override var frame: CGRect {
          didSet { super.frame = frame.insetBy(dx: 10, dy: 5) }
        }
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
            box.widthAnchor.constraint(equalTo: contentView.widthAnchor),
            box.heightAnchor.constraint(equalToConstant: 60),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      final class TileCell: UICollectionViewCell {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          translatesAutoresizingMaskIntoConstraints = false
          title.text = "Tile"
          title.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
          title.autoresizingMask = .flexibleWidth
          contentView.addSubview(title)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    let (words, errors) = try frames(of: cells, "Cells.swift")
    #expect(
      words.contains("contentView UITableViewCellContentView 0 0 300 50"), "\(words) \(errors)")
    #expect(words.contains("TileCell 0 0 320 120"), "\(words) \(errors)")
  }

  /// The model's own properties have no values without the framework that its initializer takes.
  @Test("with models of frameworks that are not here, and with texts that were cut, show words")
  func lostTexts() throws {
    let cells = try SwiftCells([
      "App/CityCell.swift": """
      import UIKit
      final class CityCell: UITableViewCell {
        let name = UILabel()
        let visits = UILabel()
        let hint = UILabel()
        func show(_ city: City) {
          for label in [name, visits, hint] { contentView.addSubview(label) }
          name.text = city.name
          visits.text = Statistics.shared.visits(of: city)
          hint.text = nil
        }
      }
      """,
      "App/City.swift": """
      import Warehouse
      class City {
        var name: String
        init(record: WarehouseRecord) {
          name = record.value(at: 0)
        }
      }
      """,
      "App/App.xcodeproj/project.pbxproj": "",
    ])
    let run = try cells.run(["frames", "App/CityCell.swift", "--json"])
    #expect(run.output.contains(#""text":"Name""#), "\(run)")
    #expect(run.output.contains(#""text":"Visits""#), "\(run)")
    #expect(!run.output.contains(#""text":"Hint""#), "\(run)")
    #expect(run.code == 1)
  }

  @Test("whose rows code gives their heights are as high as what they show")
  func codedHeight() throws {
    let cells = try SwiftCells([
      "plumb.yaml": "lint: { disable: [broken-height-chain] }\n",
      "NoteCell.swift": """
      import UIKit
      final class NoteCell: UITableViewCell {
        let title = UILabel()
        let date = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let card = UIView()
          for view in [card, title, date] { view.translatesAutoresizingMaskIntoConstraints = false }
          contentView.addSubview(card)
          card.addSubview(title)
          card.addSubview(date)
          (title.text, date.text) = ("Title", "Today")
          NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            date.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            date.leadingAnchor.constraint(equalTo: card.leadingAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "List.swift": """
      import UIKit
      final class List: UITableViewController {
        let cell = NoteCell()
        override func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          CGFloat(path.row) * 2 + cell.bounds.height
        }
      }
      """,
    ])
    // 5 + 10 + 20.5 from above, 20.5 + 10 + 5 from below.
    let (words, errors) = try frames(of: cells, "NoteCell.swift")
    #expect(words.contains("NoteCell height 71, content 71"), "\(words) \(errors)")
    #expect(
      errors.contains(
        "the constraints of NoteCell give 10 points: it is 71 points high, as its content"),
      "\(errors)")
  }

  @Test("that ask for the screen get one as wide as the table, and rows the height that code gives")
  func screen() throws {
    let cells = try SwiftCells([
      "App/App.xcodeproj/project.pbxproj": "",
      "App/NoteCell.swift": """
      import UIKit
      final class NoteCell: UITableViewCell {
        static let height: CGFloat = 112
        let photo = UIImageView(image: UIImage(systemName: "photo"))
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let width = UIScreen.main.bounds.width - 20
          photo.frame = CGRect(x: 10, y: 10, width: width, height: UIScreen.main.bounds.height / 10)
          title.frame = photo.frame
          (title.text, title.textColor) = ("Title", .white)
          contentView.addSubview(photo)
          contentView.addSubview(title)
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "App/List.swift": """
      import UIKit
      final class List: UITableViewController {
        override func viewDidLoad() {
          // tableView.rowHeight = 60
          tableView.rowHeight = NoteCell.height
          tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        }
      }
      """,
    ])
    for (width, size) in [("320", "300 56.8"), ("393", "373 85.2"), ("852", "832 39.3")] {
      let run = try cells.run(["render", "App/NoteCell.swift", "-w", width, "-o", "out"])
      #expect(run.code == 0 && !run.errors.contains("colour of the ground"), "\(run.errors)")
      let frames = try cells.run([
        "frames", "App/NoteCell.swift", "-w", width, "--profile", "ios18",
      ])
      let words = frames.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("NoteCell height 112, content 112"), "\(frames.output)")
      #expect(words.contains("photo UIImageView 10 10 \(size)"), "\(frames.output)")
    }
  }

  @Test("that an extension makes of a model are made by it")
  func addedInitializer() throws {
    let cells = try SwiftCells([
      "CourseCell.swift": """
      import UIKit
      struct Course { var title: String }
      final class CourseCell: UITableViewCell {}
      extension CourseCell {
        convenience init(course: Course) {
          self.init()
          let label = UILabel()
          label.text = course.title
          label.frame = CGRect(x: 16, y: 8, width: 200, height: 20)
          contentView.addSubview(label)
        }
      }
      """
    ])
    let run = try cells.run(["frames", "CourseCell.swift", "--json"])
    #expect(run.output.contains(#""text":"Title""#), "\(run)")
    #expect(run.errors.contains("a made-up model, by init(course:)"), "\(run)")
  }

  @Test("of projects that no Xcode since 8 has opened are Swift 2, whatever they look like")
  func formerProject() throws {
    let cells = try SwiftCells([
      "App/PlaceCell.swift": """
      import UIKit
      class PlaceCell: UITableViewCell {
        static let words: NSNumberFormatter = {
          let formatter = NSNumberFormatter()
          formatter.numberStyle = .SpellOutStyle
          return formatter
        }()
        func configureForPlace(place: Place) {
          if let count = PlaceCell.words.stringFromNumber(NSNumber(integer: 3)) {
            textLabel?.text = "\\(place.name): \\(count)"
          }
        }
      }
      class Place { var name = "" }
      """,
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; attributes = {LastUpgradeCheck = 0730; }; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = App/PlaceCell.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
      }; rootObject = P; }
      """,
    ])
    let run = try cells.run(["frames", "App/PlaceCell.swift", "--json"])
    #expect(run.code == 0 && run.output.contains(#""text":"Place: three""#), "\(run)")
  }

  @Test(
    "that need small libraries, switches, the app's own Character or weak outlets have all of it")
  func helpers() throws {
    let cells = try SwiftCells([
      "App/Cells.swift": """
      import UIKit
      import Helpers
      final class BubbleCell: UITableViewCell {
        private let name = UILabel.make { $0.frame = CGRect(x: 0, y: 0, width: 90, height: 20) }
        private let badge = BadgeView(frame: CGRect(x: 0, y: 20, width: 40, height: 10))
        func configure(isMine: Bool) {
          contentView.addSubviews(name, badge)
          if isMine { name.text = "Mine" }
        }
      }
      final class HeroCell: UITableViewCell {
        func show(_ hero: Character) { textLabel?.text = hero.name }
      }
      final class LinesCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(
            UICollectionView(
              frame: CGRect(x: 0, y: 0, width: 90, height: 40),
              collectionViewLayout: UICollectionViewFlowLayout()))
        }
        required init?(coder: NSCoder) { nil }
      }
      final class BadgeView: UIView {
        @IBOutlet private weak var content: UIView!
        override init(frame: CGRect) {
          super.init(frame: frame)
          Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)
          content.frame = bounds
          addSubview(content)
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "App/Hero.swift": "struct Character { let name: String }",
      "App/BadgeView.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeView">
            <connections><outlet property="content" destination="v" id="o"/></connections>
          </placeholder>
          <view id="v"><rect key="frame" x="0" y="0" width="20" height="20"/></view>
        </objects>
      </document>
      """,
      "App/App.xcodeproj/project.pbxproj": "",
    ])
    let run = try cells.run(["frames", "App/Cells.swift", "--json"])
    for text in [#""text":"Mine""#, #""text":"Character""#] {
      #expect(run.output.contains(text), "\(text)\n\(run)")
    }
    for note in [
      "'UILabel.make' is not here; Plumb's own stands in", "'UIView.addSubviews' is not here",
      "class BubbleCell shows a made-up model, by configure(isMine:)",
    ] {
      #expect(run.errors.contains(note), "\(note)\n\(run.errors)")
    }
    #expect(run.code == 0)
    let blank = try cells.run(["render", "App/Cells.swift", "-w", "320", "-o", "out"])
    #expect(
      blank.errors.contains("class LinesCell shows nothing: its list has no items"), "\(blank)")
  }
}
