import Foundation
import Testing

@testable import PlumbCommand

@Suite("Swift cells that do not compile whole", .enabled(if: SwiftCells.isAvailable))
struct LeftOutCodeTests {
  private static func cell(_ name: String, _ statements: String) -> String {
    """
    import Charts
    import UIKit
    final class \(name): UITableViewCell, Drawable {
      let title = UILabel()
      var point: ChartPoint?
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.frame = CGRect(x: 16, y: 10, width: 100, height: 20)
        contentView.addSubview(title)
        \(statements)
        title.textColor = Theme.shared.text
        title.text = "Title"
      }
      required init?(coder: NSCoder) { nil }
    }

    """
  }

  private static let theme = """
    import Alamofire
    import UIKit
    class Theme {
      static let shared = Theme()
      let text = UIColor.label
      func load() { Session.default.request("a").response { print($0) } }
    }
    extension Session { var isOpen: Bool { true } }
    """

  @Test("have samples for the values of code that was left out, and are drawn if they are private")
  func reached() throws {
    let cells = try SwiftCells([
      "App/Host.swift": """
      import Gone
      import UIKit
      final class Host: UIViewController {
        private class Cell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = Look.box()
            let inset = (UIApplication.shared.delegate as! AppDelegate).inset
            box.frame = CGRect(x: inset, y: Look.gap, width: 100, height: 20)
            contentView.addSubview(box)
            Look.add(to: contentView) { Dot() }
            Look.log()
          }
          required init?(coder: NSCoder) { nil }
        }
      }
      class Tile: UICollectionViewCell { @IBOutlet weak var name: UILabel! }
      private extension Host {
        final class Other: UITableViewCell {
          let ticker: GoneLabel = GoneLabel(frame: .zero, rate: 40)
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(ticker)
          }
          required init?(coder: NSCoder) { nil }
        }
      }
      """,
      "App/TileView.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><tableViewCell contentMode="scaleToFill" id="c" customClass="Tile">
      <rect key="frame" x="0" y="0" width="90" height="60"/>
      <tableViewCellContentView key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="90" height="60"/><subviews>
      <label text="a" id="l"><rect key="frame" x="16" y="10" width="50" height="20"/></label>
      </subviews></tableViewCellContentView>
      <connections><outlet property="name" destination="l" id="o"/></connections>
      </tableViewCell></objects></document>
      """,
      "App/Look.swift": """
      import Gone
      import UIKit
      enum Look {
        static var gap: CGFloat { Gone.gap }
        static func box() -> UIView { return Gone.box() }
        static func log() { let log = Log(); if log.isOn { log.say(Gone.name) } }
        static func add(to view: UIView, @Views _ make: () -> [UIView]) {
          make().forEach(view.addSubview)
        }
      }
      @resultBuilder enum Views {
        static func buildBlock(_ views: UIView...) -> [UIView] { views }
      }
      class Dot: UIView {
        override init(frame: CGRect) {
          super.init(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
          backgroundColor = Gone.color
          let ring = GoneRing.Kind.thin
          ring.apply(to: self)
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "App/AppDelegate.swift": """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var inset: CGFloat = 18
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
      }
      """,
    ])
    let run = try cells.run(["frames", "App/Host.swift", "--width", "320"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Cell height 44"), "\(run)")
    #expect(words.contains("UIView#0 UIView 18"), "\(run)")
    #expect(words.contains("Dot#1 Dot 5 6 7 8"), "\(run)")
    #expect(words.contains("ticker GoneLabel"), "\(run)")
    #expect(words.contains("name UILabel 16 10 50 20"), "\(run)")
    #expect(run.errors.contains("'(frame: .zero, rate: 40)' is left out"), "\(run.errors)")
    #expect(run.errors.contains("box() is called, but its code was left out"), "\(run.errors)")
  }

  @Test("keep views of classes that are nowhere, also where only their objects are made")
  func missingViews() throws {
    let cells = try SwiftCells([
      "App/Row.swift": """
      import Gone
      import UIKit
      final class Row: UITableViewCell {
        let badge = BadgeView()
        lazy var field: FloatingTextField = {
          let field = FloatingTextField()
          contentView.addSubview(field)
          return field
        }()
        init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, post: Post) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          badge.frame = CGRect(x: 16, y: 10, width: 20, height: 20)
          field.frame = CGRect(x: 50, y: 10, width: 100, height: 20)
          contentView.addSubview(badge)
          textLabel?.text = post.title
          if post.count > 0 { detailTextLabel?.text = "\\(post.count)" }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    let run = try cells.run(["frames", "App/Row.swift", "--width", "320"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("badge BadgeView 16 10 20 20"), "\(run)")
    #expect(words.contains("FloatingTextField 50 10 100 20"), "\(run)")
    #expect(run.errors.contains("'Post' is not here; a class whose values"), "\(run)")
    #expect(!run.errors.contains("left out"), "\(run)")
    #expect(run.errors.contains("'BadgeView' is not here; an empty UIView stands in"), "\(run)")
  }

  @Test("have what Xcode generates, and what a XIB sets of classes that are not here is said")
  func documents() throws {
    let cells = try SwiftCells([
      "App/Row.swift": """
      import Gone
      import UIKit
      final class Row: UITableViewCell {
        @Injected private var watch: Watch
        @IBOutlet weak var title: UILabel!
        override func awakeFromNib() {
          super.awakeFromNib()
          title.textColor = .brand
          title.text = "\\(watch.hours)"
          titleTop(of: title)
          title.addConstraints { [$0.widthAnchor.constraint(equalToConstant: 100)] }
        }
      }
      """,
      "App/Watch.swift": "struct Watch { let hours: Int }\n",
      "App/Kit.swift": """
      import UIKit
      final class Gauge: UIView {}
      extension UIView { func titleTop(of label: UILabel) { tag = 3 } }
      """,
      "App/Layout.swift": """
      import UIKit
      extension UIView {
        func addConstraints(_ make: (UIView) -> [NSLayoutConstraint]) { addConstraints(make(self)) }
      }
      """,
      "App/Assets.xcassets/BrandColor.colorset/Contents.json": "{}",
      "App/RowView.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><tableViewCell id="c" customClass="Row">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
      <label text="a" id="l"><rect key="frame" x="16" y="10" width="100" height="20"/></label>
      <view customClass="Gauge" id="g"><rect key="frame" x="16" y="30" width="9" height="9"/></view>
      </subviews></tableViewCellContentView>
      <connections><outlet property="title" destination="l" id="o"/>
      <outlet property="edge" destination="g" id="e"/></connections>
      </tableViewCell></objects></document>
      """,
    ])
    let run = try cells.run(["frames", "App/Row.swift", "--width", "320"])
    #expect(run.code == 0 && run.output.contains("Gauge"), "\(run)")
    #expect(run.output.contains("height 60"), "\(run)")
    #expect(run.errors.contains("Row give no height: it is 60 points high"), "\(run)")
    #expect(run.errors.contains("Row has no outlet 'edge'"), "\(run.errors)")
    for name in ["brand'", "titleTop", "addConstraints"] {
      #expect(!run.errors.contains(name), "\(run.errors)")
    }
  }

  @Test("show the pictures and texts that generated names stand for")
  func generatedNames() throws {
    let cells = try SwiftCells([
      "App/Row.swift": """
      import UIKit
      final class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          textLabel?.text = L10n.Feed.title + R.string.localizable.feedCount(3)
          textLabel?.textColor = Asset.Theme.brand.color
          imageView?.image = R.image.bellOff()
        }
        required init?(coder: NSCoder) { nil }
        func show(_ post: Post, by writer: Writer, _ tag: Tag) {
          textLabel?.text = (textLabel?.text ?? "") + ", " + (post.title ?? "") + tag.name
        }
      }
      """,
      "App/Info.plist": """
      <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>
      """,
      "App/Author.swift": """
      import CoreData
      class Author: NSManagedObject {}
      public class Tag: NSManagedObject {}
      extension Tag { @NSManaged public var name: String }
      """,
      "App/M.xcdatamodeld/M.xcdatamodel/contents": """
      <model><entity name="Post" representedClassName=".Post" codeGenerationType="class">
      <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="title" optional="YES" attributeType="String"/>
      <relationship name="author" maxCount="1" destinationEntity="Author"/>
      <relationship name="tags" toMany="YES" destinationEntity="Author"/></entity>
      <entity name="Author" codeGenerationType="category"><attribute name="name" attributeType="String"/></entity>
      <entity name="Writer" parentEntity="Author" codeGenerationType="class"/></model>
      """,
      "App/en.lproj/Localizable.strings":
        "\"feed.title\" = \"My feed\";\n\"feed_count\" = \", %d items\";\n",
      "App/Assets.xcassets/Theme/brand.colorset/Contents.json": "{}",
      "App/Assets.xcassets/bell-off.imageset/Contents.json": "{}",
    ])
    let run = try cells.run(["frames", "App/Row.swift", "--width", "320", "--json"])
    #expect(run.code == 0 && run.output.contains("My feed, 3 items, TitleTag"), "\(run)")
    #expect(run.output.contains("\"appearances\":[\"dark\"]"), "\(run.output)")
    for name in ["R", "L10n", "Asset", "Post", "Writer"] {
      #expect(run.errors.contains("'\(name)' is made when the app is built"), "\(run.errors)")
    }
  }

  @Test("need nothing of a controller in their file, nor what only unused functions take")
  func controllers() throws {
    let cells = try SwiftCells([
      "App/Feed.swift": """
      import Gone
      import UIKit
      final class FeedController: GoneController {
        var source: GoneSource<FeedItem>!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(GoneView())
          source.onUpdate { [weak self] in self?.reload() }
        }
      }
      private extension FeedController { class Model: NSObject { var items: [FeedItem] = [] } }
      final class FeedCell: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title.text = Words.title
          title.frame = CGRect(x: 16, y: 10, width: 100, height: 20)
          contentView.addSubview(title)
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "App/FeedItem.swift": "struct FeedItem { let id: Int; let account: Account }\n",
      "App/Words.swift": """
      import Foundation
      enum Words {
        static let bundle = Bundle(identifier: "org.example.words")!
        static var title: String { bundle.bundlePath.isEmpty ? "" : "Title" }
        static func name(of account: Account) -> String { account.name }
      }
      """,
      "App/Account.swift": "import Gone\nfinal class Account: GoneAccount {}\n",
    ])
    let run = try cells.run(["frames", "App/Feed.swift", "--width", "320"])
    #expect(
      run.code == 0 && run.output.contains("UILabel                     16  10  100  20"), "\(run)")
    for name in ["GoneView", "onUpdate", "Account"] {
      #expect(!run.errors.contains(name), "\(run.errors)")
    }
  }

  @Test("find what a module adds to a class that another file imports")
  func extended() throws {
    let cells = try SwiftCells([
      ".git/HEAD": "ref: refs/heads/main\n",
      "App/Cell.swift": """
      import UIKit
      final class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let height = contentView.heightAnchor.constraint(equalToConstant: 80)
            .priority(.required - 1)
          height.isActive = Missing.isTall
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "App/Missing.swift": "import Kit\nenum Missing { static let isTall = true }\n",
      "Kit/Priorities.swift": """
      import UIKit
      extension NSLayoutConstraint {
        public func priority(_ priority: UILayoutPriority) -> Self {
          self.priority = priority
          return self
        }
      }
      """,
    ])
    let run = try cells.run(["frames", "App/Cell.swift", "--width", "320"])
    #expect(run.code == 0 && run.output.contains("height 80"), "\(run)")
  }

  @Test("do without a file that is too large, which is named")
  func oversized() throws {
    let cells = try SwiftCells([
      "App/Cell.swift": """
      import UIKit
      final class Cell: UITableViewCell { weak var owner: FeedViewController? }
      """,
      "App/Feed.swift": "import UIKit\nfinal class FeedViewController: UIViewController {}\n"
        + String(repeating: "// Everything about feeds.\n", count: 20_000),
    ])
    let run = try cells.run(["frames", "App/Cell.swift", "--width", "320"])
    #expect(run.code == 0 && run.output.contains("Cell  height 44"), "\(run)")
    let reason =
      "'FeedViewController' is in App/Feed.swift, which is too large, or too far from the cell, to be compiled along"
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test("are drawn without what touches a missing module, which is listed")
  func leftOut() throws {
    let cells = try SwiftCells([
      "plumb.yaml": "swift: { version: 5 }\n",
      "App/ChartCell.swift": Self.cell("ChartCell", "let chart = LineChart()\n    chart.show()"),
      "App/PinnedCell.swift": Self.cell(
        "PinnedCell", "title.pins.makeConstraints { $0.top.equalTo(3) }"),
      "App/Theme.swift": Self.theme,
    ])
    let run = try cells.run(["render", "App/ChartCell.swift", "-w", "320"])
    #expect(run.code == 0 && run.output == "ChartCell-320.png\n", "\(run)")
    let expected = [
      "ChartCell.swift:3:41: warning: 'Drawable' is not here; an empty protocol stands in; Charts is",
      "ChartCell.swift:5:14: warning: 'ChartPoint' is not here; a class whose values are made up stands in;",
      "ChartCell.swift:10:5: warning: 'let chart = LineChart()' is left out: cannot find 'LineChart'",
      "ChartCell.swift:11:5: warning: 'chart.show()' is left out",
    ]
    for line in expected { #expect(run.errors.contains(line), "\(run.errors)") }
    #expect(!run.errors.contains("error:"))
    let again = try cells.run(["render", "App/ChartCell.swift", "-w", "320"])
    #expect(again.errors == run.errors && again.output == run.output)
    let strict = try cells.run(["render", "App/ChartCell.swift", "--strict"])
    #expect(strict.code == 2 && strict.output == "")
    #expect(
      strict.errors.hasPrefix("App/ChartCell.swift:1:1: error: there is no module 'Charts' here"))
    let pinned = try cells.run(["frames", "App/PinnedCell.swift", "--width", "320"])
    #expect(pinned.code == 1, "\(pinned)")
    #expect(
      pinned.output.contains("title  UILabel  16  10  100  20") || pinned.output.contains("100"))
    #expect(
      pinned.errors.contains("'title.pins.makeConstraints { $0.top.equalTo(3) }' is left out"))
  }
}
