import Foundation
import TestSupport
import Testing

/// What the Objective-C runtime finds on a phone, and the source pass and UIKit here.
@Suite("Swift cells that rely on the Objective-C runtime", .enabled(if: SwiftCells.isAvailable))
struct RuntimeLookupTests {
  private static let overrides = """
    import UIKit
    extension UIView {
      @objc func kind(of part: String = "all") -> String { "view \\(part)" }
      @objc var rank: Int { get { tag } set { tag = newValue } }
      @objc class func shared() -> String { "views" }
    }
    extension UILabel {
      override func kind(of part: String = "all") -> String { "label, " + super.kind(of: part) }
      override var rank: Int { get { super.rank + 1 } set { super.rank = newValue * 2 } }
    }
    final class Badge: UILabel {
      override func kind(of part: String) -> String { "badge, " + super.kind(of: part) }
      override class func shared() -> String { "badges" }
    }
    final class Plain: UILabel {}
    class Row: NSObject {}
    extension Row { @objc func caption() -> String { "row" } }
    class Detail: Row {}
    extension Detail { override func caption() -> String { "detail of a " + super.caption() } }
    extension UINavigationController {
      override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    """

  private static let cells = """
    import UIKit
    final class Page {}
    final class Shelf: NSObject {
      @objc dynamic private var books = NSMutableArray()
      private(set) var seen: [String] = []
      override init() {
        super.init()
        addObserver(self, forKeyPath: "books", options: [.new, .old], context: nil)
        let books = mutableArrayValue(forKey: "books")
        books.add("one")
        books.removeObject(at: 0)
        let (first, second) = (Page(), Page())
        books[0] = first
        books.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: [second, first])
        books.remove(first)
        seen.append("\\(books.contains(first)) \\(books.index(of: second))")
      }
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
        seen.append("\\(keyPath ?? "") \\(kind) \\(change?[.newKey] as? [String] ?? [])")
      }
      override var accessibilityLabel: String? { get { "shelf" } set {} }
    }
    final class Name: UITextField {
      override var placeholder: String? {
        didSet { attributedPlaceholder = NSAttributedString(string: (placeholder ?? "") + "!") }
      }
      override var font: UIFont? {
        didSet { attributedText = NSAttributedString(string: "x", attributes: [.font: font!]) }
      }
    }
    final class Note: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Delegate: NSObject, UITableViewDelegate {}
    #Preview {
      let (badge, plain, view) = (Badge(), Plain(), UIView())
      print(badge.kind(of: "one"), "|", plain.kind(), "|", view.kind())
      badge.rank = 3
      print(badge.rank, badge.tag, Badge.shared(), Plain.shared(), Detail().caption())
      let pin = view.widthAnchor.constraint(equalToConstant: 7)
      pin.priority = .defaultLow
      let found: [AnyObject] = [pin]
      print(found.first?.constant ?? -1, found.first?.priority == Float(250), found.last!.isActive == false)
      let shelf = Shelf()
      print(shelf.seen.joined(separator: ", "), (shelf as NSObject) === shelf, shelf.accessibilityLabel!)
      let name = Name()
      name.placeholder = "Name"
      name.font = .systemFont(ofSize: 9)
      print(name.placeholder!, name.text!, Note().frame == .zero)
      let delegate: UITableViewDelegate? = Delegate()
      delegate?.tableView?(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
      let image = UIImage(named: "dot")
      image?.accessibilityIdentifier = "dot"
      print(image?.size.height ?? 0, image?.accessibilityIdentifier ?? "")
      print(class_getInstanceMethod(UIView.self, #selector(UIView.layoutSubviews)) == nil)
      return view
    }

    """

  /// 2 × 1 pixels.
  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8DwHwQBEPgD/U6VwW8AAAAASUVORK5C"
    + "YII="

  @Test("find overrides in extensions, members of any object, and files of the bundle")
  func lookup() throws {
    let cells = try SwiftCells([
      "App/Overrides.swift": Self.overrides, "App/Cells.swift": Self.cells,
    ])
    let picture = try #require(Data(base64Encoded: Self.dot))
    try cells.place.write(Array(picture), to: "App/dot@2x.png")
    let run = try cells.run(["frames", "App", "--swift"])
    #expect(
      run.errors.split(separator: "\n").filter { !$0.contains("InterVariable") }.joined(
        separator: "\n"
      ).hasSuffix(
        """
        badge, label, view one | label, view all | view all
        7 6 badges views detail of a row
        7.0 true true
        books 2 ["one"], books 3 [], books 2 [], books 4 [], books 2 [], books 3 [], \
        false 0 true shelf
        Name! x true
        0.5 dot
        true
        """), "\(run.errors)")
    #expect(
      run.errors.contains(
        "warning: 'override' of 'preferredStatusBarStyle' in an extension of"
          + " 'UINavigationController' needs the Objective-C runtime; it is left out"))
    #expect(run.code == 0)
  }

  @Test("find initializers, methods and static members of extensions in other files")
  func extensions() throws {
    let cells = try SwiftCells([
      "plumb.yaml": "swift: { modules: { Kit: Kit, Fancy: empty } }\n",
      "Kit/Model.swift": """
      import Combine
      import UIKit
      public final class Model { public let names: AnyPublisher<Int, Never> = Just(4).eraseToAnyPublisher() }
      public extension UIView { var kit: CGFloat { 3 } }
      """,
      "App/Other.swift": "import Kit\n",
      "App/Labels.swift":
        "import UIKit\nextension UILabel { convenience init(size: CGFloat) { self.init(frame: .zero); font = .systemFont(ofSize: size) } }\n",
      "App/Tables.swift":
        "import UIKit\nextension UITableView { func register(_ name: String) {} }\n",
      "App/Queues.swift":
        "import Foundation\nextension DispatchQueue { static func async(_ work: () -> Void) { work() } }\n",
      "App/Socket.swift":
        "import Foundation\nfinal class Socket { var task: URLSessionWebSocketTask? }\n",
      "App/Cell.swift": """
      import Fancy
      final class Cell: UITableViewCell {
        let label = UILabel(size: 9)
        let socket = Socket()
        func show(_ table: UITableView) {
          table.register("x")
          DispatchQueue.async { label.text = "x" }
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: size.width, height: contentView.kit + label.font.pointSize + 20)
        }
      }
      """,
    ])
    let run = try cells.run(["frames", "App/Cell.swift"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("Cell"), "\(run.output)")
  }
}
