import Diagnostics
import Testing

@testable import SourcePass

/// The pass over one or more files, as texts.
func rewrite(
  _ texts: String..., removing modules: Set<String> = []
) -> SourcePass.Result {
  let files = texts.enumerated().map { index, text in
    SourcePass.SourceFile(path: index == 0 ? "A.swift" : "B.swift", text: Array(text.utf8))
  }
  return SourcePass(files, lacking: modules).rewritten(removing: modules)
}

extension SourcePass.Result {
  /// A rewritten text without the line that names the original.
  func text(_ index: Int = 0) -> String {
    let text = String(decoding: files[index].text, as: UTF8.self)
    guard files[index].isChanged, let end = text.range(of: "line: 1)\n")?.upperBound else {
      return text
    }
    return String(text[end...])
  }
}

@Suite("Source pass")
struct SourcePassTests {
  @Test(
    "Attributes of the Objective-C runtime go",
    arguments: [
      ("@objc class A: NSObject {}", "class A: NSObject {}"),
      ("@objcMembers\nfinal class A {\n}", "\nfinal class A {\n}"),
      ("@objc(XYCell) @IBDesignable public class A {}", "public class A {}"),
      ("@UIApplicationMain\nclass A {}", "\nclass A {}"),
      ("class A { dynamic var x = 1 }", "class A { var x = 1 }"),
      ("class A { public dynamic func f() {} }", "class A { public func f() {} }"),
      ("func f() { @objc class B {} }", "func f() { class B {} }"),
      ("@objc enum E: Int { case a, b }", "enum E: Int { case a, b }"),
      ("@objc protocol P {}", "protocol P: AnyObject {}"),
      ("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
      ("@objc protocol P: AnyObject {}", "protocol P: AnyObject {}"),
      ("@objc public protocol P : NSObjectProtocol {}", "public protocol P : NSObjectProtocol {}"),
      (
        "class A { @IBAction private static func f() {} }", "class A { private static func f() {} }"
      ),
      ("@available(iOS 13, *) @objc extension A {}", "@available(iOS 13, *) extension A {}"),
    ])
  func attributes(source: String, expected: String) {
    #expect(rewrite(source).text() == expected)
  }

  @Test(
    "What only looks like one of these constructs stays, byte for byte",
    arguments: [
      "let s = \"@objc func #selector(a)\"", "// @objc\n/* @IBOutlet /* */ */",
      "let dynamic = 1\nfoo(dynamic: dynamic)\nx.dynamic\nvar y = dynamic",
      "enum E { case dynamic\n var x: Int { 1 } }", "let s = #\"\\(#selector(a))\"#",
      "let s = \"\"\"\n@objc \" \"\" #keyPath(a)\n\"\"\"", "let r = /@objc (a) \"/\nlet q = 1",
      "let r = #/ \" @objc /#", "let `dynamic` = 1", "let x = a / b // #selector(x)\nlet y = c / d",
      "struct S { @State var x = 1 }", "#if os(macOS) || canImport(AppKit)\n#endif",
      "func f() { if #available(iOS 15, *) {} else {} }", "\u{FEFF}class 🙂Cell {}\r\n",
      "#!/usr/bin/swift\nprint(1)", "let s = \"unterminated\nlet t = 1", "/* open\nclass A {}",
      "let x = #\"\"\"#\nlet y = 1", "class A { func f(optional: Int) { optional(1) } }",
      "class A { override func f() {} }", "protocol P: class {}", "case .class: break }}}",
      "#selector",
      "@objc", "#Preview", "@", "class", "extension", "#if", "#selector(a b)x", "import",
      "#else #endif",
    ])
  func unchanged(source: String) {
    let result = rewrite(source)
    #expect(result.text() == source)
    #expect(!result.files[0].isChanged)
  }

  @Test(
    "Conditions take the branch that iOS takes",
    arguments: [
      ("#if os(iOS)\n#endif", "#if true\n#endif"),
      ("#if os(iOS) && !targetEnvironment(simulator)\n#endif", "#if true && !true\n#endif"),
      ("#if DEBUG\n#elseif os(Linux)\n#endif", "#if DEBUG\n#elseif false\n#endif"),
      ("#if canImport(UIKit)\n#endif", "#if canImport(UIKit)\n#endif"),
      (
        "#if (os(iOS) ||\n  os(tvOS))\nlet x = 1\n#endif",
        "#if (true ||\n  os(tvOS))\nlet x = 1\n#endif"
      ),
    ])
  func conditions(source: String, expected: String) {
    #expect(rewrite(source).text() == expected)
  }

  @Test("Outlets keep their declaration and enter the table of their class")
  func outlets() {
    let source = """
      class A: Cell {
        @IBOutlet private weak var title: UILabel!
        @IBOutlet var stars: [UIImageView]!
        @IBInspectable var inset: CGFloat = 8 { didSet { update() } }
        @IBInspectable var area: CGFloat { inset * inset }
      }
      """
    #expect(
      rewrite(source).text() == """
        class A: Cell {
          private weak var title: UILabel!
          var stars: [UIImageView]!
          var inset: CGFloat = 8 { didSet { update() } }
          var area: CGFloat { inset * inset }
        private let plumbMembers = ObjectMembers<A> { m in \
        m.property("title", { o in o.title }, { o, v in o.title = try v() }); \
        m.property("stars", { o in o.stars }, { o, v in o.stars = try v() }); \
        m.property("inset", { o in o.inset }, { o, v in o.inset = try v() }) } }
        """)
  }

  @Test("Actions of a class and of its extensions enter the table with their selectors")
  func actions() {
    let first = "class A<T>: Cell { @IBAction func tap(_ sender: UIButton!) {} }"
    let second = """
      extension A {
        @objc func show(text: String, in view: UIView?) throws {}
        @objc(plain) func go() {}
        @objc private func hidden() {}
        @objc func many(_ a: Int, b: Int, c: Int) {}
        @objc func later() async {}
        @objc static func shared() {}
      }
      """
    #expect(
      rewrite(first, second).text() == """
        class A<T>: Cell { func tap(_ sender: UIButton!) {} ; \
        private let plumbMembers = ObjectMembers<A> { m in \
        m.action("tap:", { o, v in try o.tap(v[0] as UIButton?) }); \
        m.action("showWithText:in:", { o, v in try o.show(text: v[0] as String, in: v[1] as UIView?) }); \
        m.action("plain", { o, _ in o.go() }) } }
        """)
  }

  @Test("Classes and members that a table would break have none")
  func withoutTable() {
    let sources = [
      "class A: NSObject, Codable { @objc func f() {} }",
      "class A { @available(*, unavailable) @objc func f() {} }",
      "struct A { @IBOutlet var x: UIView! }",
    ]
    for source in sources { #expect(!rewrite(source).text().contains("ObjectMembers")) }
    let keyed = "class A: Codable { @objc func f() {}; enum CodingKeys: CodingKey { case a } }"
    #expect(rewrite(keyed).text().contains("ObjectMembers"))
  }

  @Test("A member under a condition enters the table under that condition")
  func conditionalMembers() {
    let source = "class A {\n#if DEBUG\n@objc func shake() {}\n#endif\n}\n"
    #expect(
      rewrite(source).text() == """
        class A {
        #if DEBUG
        func shake() {}
        #endif
        private let plumbMembers = ObjectMembers<A> { m in \n#if (DEBUG)
        m.action("shake", { o, _ in o.shake() })
        #endif
        }
        #sourceLocation(file: "A.swift", line: 5)
        }

        """)
  }

  @Test(
    "Selectors name the method and, where it is known, refer to it",
    arguments: [
      ("#selector(tap)", "Selector(\"tap:\", A.tap(_:))"),
      ("#selector(self.tap(_:))", "Selector(\"tap:\", A.tap(_:))"),
      ("#selector(A.go)", "Selector(\"plain\", A.go)"),
      ("#selector(Self.go)", "Selector(\"plain\", A.go)"),
      ("#selector((A.go) as (A) -> () -> Void)", "Selector(\"plain\", A.go)"),
      ("#selector(model.go)", "Selector(\"plain\")"),
      ("#selector(model?.part.go)", "Selector(\"plain\")"),
      ("#selector((go))", "Selector(\"plain\", A.go)"),
      ("#selector((self.tap(_:)))", "Selector(\"tap:\", A.tap(_:))"),
      ("#selector((x as! A).go)", "Selector(\"plain\", A.go)"),
      ("#selector((any Q).rate(_:))", "Selector(\"rate:\")"),
      ("#selector((x ?? y).go)", "Selector(\"plain\")"),
      ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing:\")"),
      ("#selector(setNeedsLayout)", "Selector(\"setNeedsLayout\")"),
      ("#selector(getter: UIView.alpha)", "Selector(\"alpha\")"),
      ("#selector(setter: A.alpha)", "Selector(\"setAlpha:\")"),
      ("#selector(show(with:and:))", "Selector(\"showWith:and:\")"),
      ("#keyPath(A.title.text)", "\"title.text\""), ("#keyPath(alpha)", "\"alpha\""),
    ])
  func selectors(source: String, expected: String) throws {
    let head = "class A { @objc func tap(_ s: Any) {}; @objc(plain) func go() {}\nfunc f() { x("
    let text = rewrite(head + source + ") }\n}").text()
    let start = try #require(text.range(of: "x(")?.upperBound)
    let end = try #require(text.range(of: ") }\n", range: start..<text.endIndex)?.lowerBound)
    #expect(text[start..<end] == expected)
  }

  @Test("A preview becomes a function that the registration lists under its conditions")
  func previews() {
    let source = """
      #if DEBUG
      @available(iOS 17, *)
      #Preview("Two lines", traits: .fixedLayout(width: 320, height: 80),
        .portrait) {
        FeedCell()
      }
      #endif
      #Preview { FeedCell() }
      """
    let result = rewrite(source)
    #expect(
      result.text() == """
        #if DEBUG
        @available(iOS 17, *)
        @MainActor func plumbPreview_A_1() -> Any {\n
          FeedCell()
        }
        #endif
        @MainActor func plumbPreview_A_2() -> Any { FeedCell() }
        """)
    #expect(result.previews.map(\.name) == ["Two lines", nil])
    #expect(
      result.previews.map(\.traits)
        == [[".fixedLayout(width: 320, height: 80)", ".portrait"], []])
    #expect(result.previews.map(\.conditions) == [["(DEBUG)"], []])
    #expect(result.previews.map(\.position.line) == [4, 8])
    #expect(
      result.registration.contains("#if (DEBUG)\n  previews.append((\"Two lines\", \"A.swift\", 4,")
    )
  }

  @Test("An override in an extension moves into the class, at its line and column")
  func overrides() {
    let first = "class A: Cell {\n}\n"
    let second = """
      public extension A {
        func other() {}
        override func layoutSubviews() {
          super.layoutSubviews()
        }
      }
      """
    let result = rewrite(first, second)
    #expect(
      result.text(0) == """
        class A: Cell {

        #sourceLocation(file: "B.swift", line: 3)
          public override func layoutSubviews() {
            super.layoutSubviews()
          }
        #sourceLocation(file: "A.swift", line: 2)
        }

        """)
    #expect(result.text(1) == "public extension A {\n  func other() {}\n  \n\n\n}")
    #expect(result.diagnostics == [])
  }

  @Test("Of a class for each platform the one for iOS is meant")
  func platforms() {
    let source = """
      #if os(macOS)
      class A: NSView {}
      #elseif os(iOS)
      class A: UIView {}
      #endif
      extension A { override func f() {} }
      """
    let text = rewrite(source).text()
    #expect(text.contains("class A: NSView {}\n#elseif true\nclass A: UIView {\n"))
  }

  @Test("Managed properties become stored ones of the class")
  func managed() {
    let text = rewrite(
      "class A: NSManagedObject {\n}",
      "extension A {\n@NSManaged var name: String\n@NSManaged var note: String?\n}"
    ).text()
    #expect(text.contains("\nvar name: String = String()\n"))
    #expect(text.contains("\nvar note: String?\n"))
  }

  @Test("What cannot be rewritten is reported where it is")
  func reports() {
    let result = rewrite(
      "extension UILabel {\n  override func f() {}\n}\n@objc protocol P { @objc optional var g: Int { get } }"
    )
    #expect(
      result.diagnostics.map(\.description) == [
        "A.swift:2:3: warning: 'override' of 'f' in an extension of 'UILabel' needs the Objective-C"
          + " runtime; it is left out",
        "A.swift:4:20: error: the optional requirement 'g' needs the Objective-C runtime;"
          + " give it a default in an extension of the protocol",
      ])
  }

  @Test("An override in an extension is left out where neither class nor method is there")
  func leftOut() {
    let result = rewrite(
      "extension UILabel {\n  @objc override open var description: String {\n    #if os(iOS)\n"
        + "    return text\n    #endif\n  }\n  func f() {}\n}")
    #expect(
      result.diagnostics.map(\.description) == [
        "A.swift:2:3: warning: 'override' of 'description' in an extension of 'UILabel' needs the"
          + " Objective-C runtime; it is left out"
      ])
    #expect(result.text() == "extension UILabel {\n  \n\n\n\n\n  func f() {}\n}")
  }

  @Test("Optional requirements hold the method of a class that has it")
  func optionals() {
    let first = """
      @objc protocol P {
        @objc optional func cell(_ cell: A, tap index: Int) -> Bool
        @objc optional func done()
      }
      class A { weak var p: P?; func f() { _ = p?.cell?(self, tap: 1) ?? false; p?.done?(); p?.done() } }
      """
    let second = "class B {}\nextension B: P { func cell(_ c: A, tap i: Int) -> Bool { true } }"
    let result = rewrite(first, second)
    #expect(result.diagnostics == [])
    #expect(
      result.text(0) == """
        protocol P: AnyObject {
          var plumb_cell__tap: ((A, Int) -> Bool)? { get }
          var plumb_done: (() -> Void)? { get }
        }; extension P { var plumb_cell__tap: ((A, Int) -> Bool)? { nil }; \
        var plumb_done: (() -> Void)? { nil } }
        class A { weak var p: P?; func f() { _ = p?.plumb_cell__tap?(self, 1) ?? false; \
        p?.plumb_done?(); p?.done() } }
        """)
    #expect(
      result.text(1).hasPrefix(
        "class B { var plumb_cell__tap: ((A, Int) -> Bool)?"
          + " { { [unowned self] in self.cell($0, tap: $1) } } }\n"))
  }

  @Test("Imports are listed, and those of missing modules can go")
  func imports() {
    let source =
      "import UIKit\n@testable import Feed\nimport class Combine.AnyCancellable; let x = 1\n"
    let files = [SourcePass.SourceFile(path: "A.swift", text: Array(source.utf8))]
    let imports = SourcePass(files).imports { _ in nil }
    #expect(imports.map(\.module) == ["UIKit", "Feed", "Combine"])
    #expect(imports.map(\.position.line) == [1, 2, 3])
    let text = rewrite(source, removing: ["Feed", "Combine"]).text()
    #expect(text == "import UIKit\n\n; let x = 1\n")
  }

  @Test(
    "Imports that are not compiled are not listed",
    arguments: [
      ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", ["UIKit"]),
      ("#if os(iOS) || os(tvOS)\nimport A\n#elseif os(macOS)\nimport B\n#endif", ["A"]),
      ("#if !os(macOS) && canImport(Gone)\nimport A\n#endif", []),
      ("#if canImport(CoreGraphics)\nimport A\n#else\nimport B\n#endif", ["A"]),
      ("#if DEBUG && !os(Linux)\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
      ("#if (DEBUG || (os(iOS)))\nimport A\n#else\nimport B\n#endif", ["A"]),
      ("#if swift(>=5.9)\n#if canImport(UIKit)\nimport A\n#endif\n#endif", ["A"]),
    ])
  func conditionalImports(source: String, modules: [String]) {
    let files = [SourcePass.SourceFile(path: "A.swift", text: Array(source.utf8))]
    let imports = SourcePass(files).imports { ["UIKit": true, "Gone": false][$0] }
    #expect(imports.map(\.module) == modules)
  }

  @Test("Helpers that an override needs in the file of its class lose their private modifiers")
  func helpersOfOverrides() {
    let result = rewrite(
      "class A {}",
      """
      extension A { override var description: String { name() + sign + other } }
      private func name() -> String { type(of: self).description() }
      fileprivate let sign = "", unused = ""
      private let other = 1
      private(set) var settable = 1
      """, "private let other = 2")
    let text = result.text(1)
    #expect(
      text.contains("\nfunc name() -> String { String(reflecting: type(of: self)) }\nlet sign"))
    // Another file has one of the same name.
    #expect(text.contains("\nprivate let other = 1\nprivate(set) var settable"))
  }

  @Test("A preview's closure may have a signature")
  func signatures() {
    let text = rewrite("#Preview(\"A\") { () -> UIView in UIView() }\n#Preview { () in 1 }").text()
    #expect(
      text == """
        @MainActor func plumbPreview_A_1() -> UIView { UIView() }
        @MainActor func plumbPreview_A_2() -> Any { 1 }
        """)
  }
}
