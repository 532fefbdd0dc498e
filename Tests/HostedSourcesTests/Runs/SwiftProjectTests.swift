import Foundation
import Testing

@Suite("Swift cells of a project", .enabled(if: SwiftCells.isAvailable))
struct SwiftProjectTests {
  /// The folder of the example.
  private static let example = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/SwiftCells")

  private static func example(_ names: [String]) throws -> SwiftCells {
    var files: [String: String] = [:]
    for name in names {
      files[name] = try String(contentsOf: example.appendingPathComponent(name), encoding: .utf8)
    }
    return try SwiftCells(files)
  }

  @Test("of Examples/SwiftCells have the frames that their constraints ask for")
  func exampleFrames() throws {
    let cells = try Self.example(["BaseCell.swift"])
    let run = try cells.run(["frames", "BaseCell.swift", "--width", "320"])
    // 6 + 10 + 24 + 10 + 6 = 56; 320 - 2 * 12 = 296; 296 - 12 - 80 = 204.
    #expect(run.output.contains("PriceCell  height 56, content 56"), "\(run.errors)")
    let frames = run.output.split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(frames.contains(["card", "UIView", "12", "6", "296", "44"]))
    #expect(frames.contains(["priceLabel", "UILabel", "204", "10", "80", "24"]))
  }

  @Test("from a XIB have the frames of the XIB read directly")
  func nib() throws {
    let cells = try Self.example(["ContactRow.swift", "ContactRow.xib"])
    let options = ["--width", "320", "--width", "375", "--profile", "ios18"]
    let code = try cells.run(["frames", "ContactRow.swift"] + options)
    let file = try cells.run(["frames", "ContactRow.xib"] + options)
    #expect(code.output.contains("nameLabel"), "\(code.errors)")
    #expect(code.output.replacing(".swift", with: ".xib") == file.output)
  }

  @Test("are compiled with the sources and the stand-ins that plumb.yaml names")
  func settings() throws {
    let cells = try SwiftCells([
      "plumb.yaml": """
      swift:
        sources: [Shared]
        modules: { Combine: empty, DesignKit: Kit }
      """,
      "Shared/Spacing.swift":
        "import CoreGraphics\nenum Spacing { static let side: CGFloat = 7 }\n",
      "Kit/Badge.swift": """
      import UIKit
      public final class Badge: UIView {
        public static let height: CGFloat = 33
      }
      """,
      "Cell.swift": """
      import Combine
      import DesignKit
      import UIKit
      #Preview {
        UIView(frame: CGRect(x: 0, y: 0, width: 10, height: Badge.height + Spacing.side))
      }
      """,
    ])
    let run = try cells.run(["frames", "Cell.swift"])
    #expect(run.output.contains("height 40,"), "\(run.output) \(run.errors)")
    _ = try cells.place.write("swift:\n  sources: [/etc]\n", to: "plumb.yaml")
    let stranger = try cells.run(["frames", "Cell.swift"])
    #expect(stranger.code == 2)
    #expect(stranger.errors.hasPrefix("plumb.yaml:2:13: error: '/etc' leads out of the project"))
  }

  @Test("are compiled with the files of the project that declare what they show")
  func neighbours() throws {
    let cells = try SwiftCells([
      "plumb.yaml": "sources: ['App/**/*.swift']\n",
      "App/Models/Post.swift": "struct Post { let title: String; let author: Author }\n",
      "App/Models/Author.swift": "struct Author { let name: String }\n",
      "App/Kit/Label+Title.swift": """
      import UIKit
      extension UILabel { func showTitle(_ text: String) { self.text = text } }
      """,
      "App/Kit/Operators.swift": """
      infix operator &>
      func &> <Value>(value: Value, change: (Value) -> Void) { change(value) }
      """,
      "App/Kit/Button+Title.swift": """
      import UIKit
      extension UIButton { func setTitle(_ title: String) { setTitle(title, for: .normal) } }
      """,
      "App/Broken.swift": "struct Broken { let it: Missing }\n",
      "App/Cells/PostCell.swift": """
      import UIKit
      final class PostCell: UITableViewCell {
        let name = UILabel()
        func show(_ post: Post) {
          name &> { $0.showTitle(post.title + post.author.name) }
          UIButton().setTitle(post.title)
        }
      }
      """,
    ])
    let run = try cells.run(["frames", "App/Cells/PostCell.swift"])
    #expect(run.code == 0 && run.output.contains("PostCell  height 44"), "\(run.errors)")
    let again = try cells.run(["frames", "App/Cells/PostCell.swift"])
    #expect(again.output == run.output)
    let folder = try cells.run(["frames", "App", "--swift"])
    #expect(
      folder.code == 0
        && folder.output == run.output.replacing("App/Cells/PostCell.swift", with: "App"))
    #expect(
      folder.errors.contains(
        "Broken.swift:1:25: warning: 'Missing' is not here; a class whose values are made up stands in"
      ),
      "\(folder.errors)")
  }

  @Test("keep subscriptions, and show what is published before layout")
  func combine() throws {
    let cells = try SwiftCells([
      "Cell.swift": """
      import Combine
      import UIKit
      final class Model: ObservableObject { @Published var height = 10 }
      #Preview {
        let (model, view) = (Model(), UIView())
        let bag = model.$height.dropFirst().map { CGFloat($0) }.receive(on: DispatchQueue.main)
          .sink { view.frame.size.height = $0 }
        view.addSubview(Holder(bag))
        model.height = 63
        return view
      }
      final class Holder: UIView {
        let bag: AnyCancellable
        init(_ bag: AnyCancellable) {
          self.bag = bag
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    let run = try cells.run(["frames", "Cell.swift"])
    #expect(run.output.contains("height 63,"), "\(run.output) \(run.errors)")
  }

  @Test("of controllers show what viewWillAppear puts onto the main queue, in their full size")
  func appearing() throws {
    let cells = try SwiftCells([
      "List.swift": """
      import UIKit
      final class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(false, animated: animated)
          DispatchQueue.main.async { self.view.addSubview(UIView(frame: self.view.bounds)) }
        }
      }
      #Preview { List() }
      """
    ])
    let run = try cells.run(["frames", "List.swift", "--width", "320"])
    let frames = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(frames.last == ["UIView#0.0", "UIView", "0", "0", "320", "568"], "\(run.output)")
  }

  @Test("of a storyboard's controllers have its classes, its cells and its bar")
  func storyboards() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="320" height="568"/>"#
    let cells = try SwiftCells([
      "plumb.yaml": "sources: ['App/**/*.swift']\n",
      "App/Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
          initialViewController="n">
        <scenes><scene sceneID="a"><objects><navigationController id="n">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="b"/>
          <connections><segue destination="c" kind="relationship"
            relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s"><objects>
          <viewController id="c" customClass="Tags"><view key="view" id="v">\(frame)<subviews>
            <collectionView dataMode="prototypes" id="g">\(frame)
              <collectionViewFlowLayout key="collectionViewLayout" id="f">
                <size key="itemSize" width="90" height="41"/>
              </collectionViewFlowLayout>
              <cells><collectionViewCell reuseIdentifier="tag" id="t" customClass="Tag">
                <rect key="frame" x="0.0" y="0.0" width="90" height="41"/>
                <view key="contentView" id="w">
                  <rect key="frame" x="0.0" y="0.0" width="90" height="41"/>
                </view>
              </collectionViewCell></cells>
              <connections><outlet property="dataSource" destination="c" id="d"/></connections>
            </collectionView></subviews></view>
            <navigationItem key="navigationItem" title="Tags" id="i"/>
          </viewController>
        </objects></scene></scenes>
      </document>
      """,
      "App/Tags.swift": """
      import UIKit
      final class Tag: UICollectionViewCell {}
      final class Tags: UIViewController, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "tag", for: path) }
      }
      """,
      "Screens.swift": """
      import UIKit
      #Preview { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()! }
      """,
    ])
    let run = try cells.run(["frames", "Screens.swift", "--width", "320"])
    let tags = run.output.split(separator: "\n").filter { $0.contains(" Tag ") }
    #expect(
      tags.count == 2 && tags.allSatisfy { $0.hasSuffix(" 41") }, "\(run.output) \(run.errors)")
    #expect(run.output.contains("UINavigationBar"))
  }

  @Test("are set in the fonts that Info.plist gives the app")
  func fonts() throws {
    let source = """
      import UIKit
      #Preview {
        let label = UILabel()
        label.font = UIFont(name: "Heebo", size: 40)
        label.text = "Hamburgefonstiv"
        label.sizeToFit()
        return label
      }
      """
    let cells = try SwiftCells(["plumb.yaml": "sources: ['*.swift']\n", "Title.swift": source])
    let before = try cells.run(["frames", "Title.swift"])
    _ = try cells.place.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Type/Heebo.ttf</string></array>
      </dict></plist>
      """, to: "App/Info.plist")
    let folder = cells.place.folder + "/Assets/Type"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: SwiftCells.fonts + "/Heebo.ttf", toPath: folder + "/Heebo.ttf")
    let after = try cells.run(["frames", "Title.swift"])
    #expect(before.code == 0 && after.code == 0, "\(before.errors) \(after.errors)")
    #expect(before.output != after.output, "\(after.output)")
  }

  @Test("take the forms for numbers of .stringsdict files and catalogues")
  func plurals() throws {
    let source = """
      import UIKit
      #Preview {
        for count in [1, 3] {
          print(String.localizedStringWithFormat(NSLocalizedString("songs", comment: ""), count))
          print(String(localized: "\\(count) albums"))
        }
        print(String(format: "%d of %@", 2, "plain"))
        return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      """
    let cells = try SwiftCells([
      "plumb.yaml": "sources: ['*.swift']\n", "Count.swift": source,
      "Texts/en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>songs</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@songs@</string>
        <key>songs</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d song</string><key>other</key><string>%d songs</string>
        </dict></dict></dict></plist>
      """,
      "Texts/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld albums": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld album"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld albums"}}}}}}}}}
      """,
    ])
    let run = try cells.run(["frames", "Count.swift"])
    #expect(run.errors == "1 song\n1 album\n3 songs\n3 albums\n2 of plain\n", "\(run)")
  }

  @Test("have a reference for each preview")
  func snapshots() throws {
    let previews = """
      #Preview("One") { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }
      #Preview("Two") { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30)) }
      """
    let cells = try SwiftCells([
      "plumb.yaml": "sources: [Cells/*.swift]\n", "Cells/Box.swift": "import UIKit\n" + previews,
    ])
    let recorded = try cells.run(["snapshot", "record"])
    #expect(recorded.code == 0, "\(recorded.errors)")
    let names = cells.place.contents.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") }
    #expect(names == ["Snapshots/Cells/Box-One-320.png", "Snapshots/Cells/Box-Two-320.png"])
    #expect(try cells.run(["snapshot", "test"]).code == 0)
    let changed = previews.replacing("height: 30", with: "height: 36")
    _ = try cells.place.write("import UIKit\n" + changed, to: "Cells/Box.swift")
    let failed = try cells.run(["snapshot", "test"])
    #expect(failed.code == 1)
    #expect((failed.output + failed.errors).contains("Box-Two-320"))
    #expect(!failed.output.contains("Box-One-320"))
  }
}
