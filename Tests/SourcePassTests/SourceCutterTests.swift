import Testing

@testable import SourcePass

@Suite("Cutting what does not compile")
struct SourceCutterTests {
  /// The text with what is cut at the place of a mark, `¦`, and the line it is in.
  private func cut(
    _ marked: String, _ reach: SourceCutter.Reach = .statement
  ) -> (text: String, cuts: [SourceCutter.Cut]) {
    let (text, line, column) = place(in: marked)
    var cutter = SourceCutter(Array(text.utf8))
    cutter.cut(line: line, column: column, reach, reason: "gone")
    return (String(decoding: cutter.result?.text ?? [], as: UTF8.self), cutter.result?.cuts ?? [])
  }

  private func place(in marked: String) -> (text: String, line: Int, column: Int) {
    let before = marked.prefix { $0 != "¦" }.utf8
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let last = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
    let column = before[(last ?? before.startIndex)...].count + 1
    return (marked.replacing("¦", with: ""), line, column)
  }

  private let trap = #"Swift.fatalError("left out: gone")"#
  private let value = #"return plumbValueLeftOut("gone")"#

  /// A text without the blanks at the ends of its lines, and without empty lines.
  private func compact(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed().drop { $0 == " " })
    }.filter { !$0.isEmpty }
  }

  @Test("takes a statement out over all its lines, which stay")
  func statement() {
    let (text, cuts) = cut(
      """
      func show() {
        title.text = "a"
        photo
          .¦sd_setImage(
            with: url)
        { image in print(image) }
        body.text = "b"
      }
      """)
    #expect(compact(text) == ["func show() {", "title.text = \"a\"", "body.text = \"b\"", "}"])
    #expect(text.count { $0 == "\n" } == 7)
    #expect(cuts.map(\.line) == [3] && cuts.map(\.text) == ["photo…"])
    #expect(cuts.map(\.isVisible) == [false])
  }

  @Test("lacks nothing in a picture by what it takes out of types that the drawn ones do not name")
  func unseen() {
    let text = """
      class Cell { let badge = Badge() }
      class Badge { func make() { ¦addSubview(gone) } }
      class Feed { func load() { ¦addSubview(gone) } }
      extension Feed { func show() { ¦addSubview(gone) } }
      """
    let lines = text.split(separator: "\n")
    let marks = lines.indices.dropFirst().map { mark in
      lines.indices.map { $0 == mark ? lines[$0] : lines[$0].filter { $0 != "¦" }[...] }
        .joined(separator: "\n")
    }
    let cuts = { (drawn: Set<String>) in
      marks.map { marked in
        let (text, line, column) = place(in: marked)
        var cutter = SourceCutter(Array(text.utf8), drawing: drawn)
        cutter.cut(line: line, column: column, .statement, reason: "gone")
        return cutter.result?.cuts.map(\.isVisible) ?? []
      }
    }
    #expect(cuts(["Cell"]) == [[true], [false], [false]])
    #expect(cuts(["Feed"]) == [[false], [true], [true]])
    #expect(cuts(["Other"]) == [[true], [true], [true]])
  }

  @Test("takes out what uses a name that has gone, and nothing else")
  func uses() {
    let (text, cuts) = cut(
      """
      func show() {
        guard let url = ¦missing() else { return }
        load(url: 1)
        other.url = 2
        let again = url
        print(again)
        view.addSubview(box)
      }
      """)
    #expect(
      compact(text) == [
        "func show() {", "load(url: 1)", "other.url = 2", "view.addSubview(box)", "}",
      ])
    #expect(cuts.map(\.line) == [2, 5, 6])
  }

  @Test(
    "lets what gives a value give a sample, and other returns return",
    arguments: [
      ("func a() -> Int { return ¦x }", "func a() -> Int { T }"),
      ("var a: Int { ¦x }", "var a: Int { T }"),
      ("var a: Int { get { ¦x } set { y } }", "var a: Int { get { T } set { y } }"),
      ("func a() { if y { return ¦x } }", "func a() { if y { return } }"),
      ("func a() -> Int { y(); if z { return ¦x }; return 1 }", "{ T }; return 1 }"),
      ("let a: () -> Int = { return ¦x }", "let a: () -> Int = { T }"),
      ("func a() { b { $0.¦x }; c() }", "func a() { b {  }; c() }"),
      ("func a() { for b in c { if d { throw ¦x } } }", "{ throw Swift.CancellationError() } } }"),
      ("func a() -> some P { return ¦x }", "func a() -> some P { X }"),
    ])
  func values(_ source: String, _ result: String) {
    let text = cut(source).text.replacing(value, with: "T").replacing(trap, with: "X")
    let words = { (text: String) in text.split(separator: " ").joined(separator: " ") }
    #expect(words(text).hasSuffix(words(result)), "\(text)")
  }

  @Test("takes a condition as false and keeps what comes else")
  func conditions() {
    let (text, _) = cut(
      """
      func show() {
        if let image = ¦model.sd_image {
          view.image = image
        } else {
          view.image = nil
        }
        if a {
        } else if ¦b.gone {
          c()
        }
      }
      """)
    #expect(
      compact(text).joined(separator: "\n").hasPrefix(
        "func show() {\nif false {}\nelse {\nview.image = nil\n}"))
    let second = cut("func show() {\n  if a {\n  } else if ¦b.gone {\n    c()\n  }\n}").text
    #expect(compact(second) == ["func show() {", "if a {", "}", "}"])
  }

  @Test("takes out a clause of a switch, and all of it where there is no other")
  func clauses() {
    let two = cut("func a() {\n  switch b {\n  case .¦gone: c()\n  default: d()\n  }\n}").text
    #expect(compact(two) == ["func a() {", "switch b {", "default: d()", "}", "}"])
    let one = cut("func a() {\n  switch b {\n  case .¦gone: c()\n  }\n  d()\n}").text
    #expect(compact(one) == ["func a() {", "d()", "}"])
    let only = cut("func a() {\n  switch b {\n  case .x: ¦c()\n  }\n}").text
    #expect(compact(only).contains("case .x: ()"))
  }

  @Test("takes out members, entries of inheritance clauses, and types")
  func declarations() {
    #expect(compact(cut("func a() {\n  ¦b();\n  c();\n}").text) == ["func a() {", "c();", "}"])
    let member = cut("class A {\n  @IBOutlet weak var a: ¦Gone!\n  var b = 1\n}").text
    #expect(compact(member) == ["class A {", "var b = 1", "}"])
    let entry = cut("class A: UIView, ¦Gone, B {\n}").text
    #expect(compact(entry) == ["class A: UIView,       B {", "}"])
    let last = cut("class A: UIView, ¦Gone {\n}").text
    #expect(compact(last).first?.hasPrefix("class A: UIView ") == true)
    #expect(compact(cut("extension ¦Gone {\n  func a() {}\n}\nclass B {}").text) == ["class B {}"])
    let body = cut("class A {\n  init() {\n    a()\n    ¦b()\n  }\n}", .body).text
    #expect(compact(body) == ["class A {", "init() { " + trap, "}", "}"])
    let method = cut("class A {\n  func b() {\n    ¦c()\n  }\n}", .body).text
    #expect(compact(method) == ["class A {", #"func b() { plumbLeftOut("gone")"#, "}", "}"])
    let getter = cut("class A {\n  var b: Int {\n    ¦c()\n  }\n}", .body).text
    #expect(compact(getter) == ["class A {", "var b: Int { " + value, "}", "}"])
    #expect(
      compact(cut("class A { func a() { ¦b } }\nlet c = 1", .declaration).text) == ["let c = 1"])
  }

  @Test("repairs what needs less than a cut")
  func repairs() {
    func repaired(_ marked: String, _ repair: SourceCutter.Repair) -> [String] {
      let (text, line, column) = place(in: marked)
      var cutter = SourceCutter(Array(text.utf8))
      let isRepaired = cutter.repair(line: line, column: column, repair, reason: "gone")
      #expect(isRepaired)
      return compact(String(decoding: cutter.result?.text ?? [], as: UTF8.self))
    }
    #expect(
      repaired("class A: B {\n  override func ¦c() {}\n}", .plainMember)
        == ["class A: B {", "func c() {}", "}"])
    #expect(
      repaired("class ¦A: B, Codable {}", .unlike("Codable")).first?.hasPrefix("class A: B ")
        == true)
    #expect(
      repaired("func a() -> Int {\n  if b { return 1 }\n¦}", .trapAtEnd)
        == ["func a() -> Int {", "if b { return 1 }", trap + " }"])
    #expect(
      repaired("func a() {\n  ¦switch b {\n  case .c: d()\n  }\n}", .trapByDefault).contains(
        "default: " + trap + " }"))
    #expect(
      repaired("class A {\n  @¦Inject(b) var c: D\n}", .withoutAttribute)
        == ["class A {", "var c: D", "}"])
    #expect(
      repaired("class A {\n  open ¦let b = 1\n}", .publicConstant)
        == ["class A {", "public let b = 1", "}"])
    #expect(
      repaired("func a() {\n  if let ¦b = c.d(e), f {\n  }\n}", .optionalValue)
        == ["func a() {", "if let b = Optional(c.d(e)), f {", "}", "}"])
    #expect(
      repaired("func a() {\n  guard let ¦b = c else { return }\n}", .optionalValue)
        == ["func a() {", "guard let b = Optional(c) else { return }", "}"])
    for call in ["Gone.init(frame: z, ¦rate: 4)", "¦Gone(z, g(1))", "Gone(frame: g(1), rate¦: 4)"] {
      #expect(
        repaired("let a = {\n  let b = \(call)\n  return b\n}()", .plainObject(["Gone"]))[1]
          == "let b = \(call.contains("init") ? "Gone.init" : "Gone")()")
    }
    let made = #"{ get { return plumbPropertyLeftOut("gone") } set {} }"#
    #expect(
      repaired("class A {\n  @Inject private let ¦b: [C: D]\n}", .madeUpProperty(nil))
        == ["class A {", "private var b: [C: D] \(made)", "}"])
    #expect(
      repaired(
        "class A {\n  private(set) weak var b: C? { didSet { d() } }\n  init() { ¦}\n}",
        .madeUpProperty("b")) == ["class A {", "var b: C? \(made)", "init() { }", "}"])
  }

  @Test("makes nothing up for properties whose type is not written, or that are several")
  func unmade() {
    for marked in ["class A {\n  var ¦b = 1\n}", "class A {\n  var ¦b: C, d: E\n}"] {
      let (text, line, column) = place(in: marked)
      var cutter = SourceCutter(Array(text.utf8))
      let isRepaired = cutter.repair(
        line: line, column: column, .madeUpProperty(nil), reason: "gone")
      #expect(!isRepaired, "\(marked)")
    }
  }

  @Test("says which cuts a picture shows")
  func visible() {
    let lines = [
      "a.snp.makeConstraints { $0.edges.equalToSuperview() }", "view.addSubview(a)",
      "a.topAnchor.constraint(equalTo: b).isActive = true", "title.text = c",
      "a.image = UIImage(named: b)", "a.snap(to: self, priority: .high)", "a.center(in: b)",
      "a.pinToEdges(of: b)",
    ]
    for line in lines {
      #expect(cut("func a() {\n  ¦\(line)\n}").cuts.map(\.isVisible) == [true], "\(line)")
    }
    #expect(cut("func a() {\n  ¦log.text(b)\n}").cuts.map(\.isVisible) == [false])
  }

  @Test("finds the functions that drawn code reaches by their names")
  func reached() {
    let drawn = ReachedCode.File(
      Array("class C { @IBOutlet var p: Photo!; func a() { Theme.shared.color(); Box() } }".utf8))
    let theme = """
      class Theme {
        static let shared = Theme()
        func color() { tint() }
        func tint() {}
        func unused() { network() }
        var size: Int { 1 }
      }
      class Screen {
        override func viewDidLoad() { color() }
      }
      class Box {
        func layout() { helper() }
      }
      func helper() {}
      class Photo { required init?(coder: NSCoder) {} }
      extension Box { convenience init(light: Int) { helper() } }
      extension UIColor { static let grey = UIColor(dark: 1); convenience init(dark: Int) { helper() } }
      """
    let lines = ReachedCode.unreached(
      of: ["Theme.swift": ReachedCode.File(Array(theme.utf8))], from: [drawn])
    // `Theme()` is made, so all of it may be called; a screen is not.
    #expect(lines["Theme.swift"] == [9...9])
    let screen = """
      class Screen: UIViewController {
        var state: State = .open
        override func viewDidLoad() { color() }
        class Cell: UITableViewCell { override func layoutSubviews() { helper() } }
        class Row: UIView { override func layoutSubviews() { helper() } }
      }
      """
    let rest = ReachedCode.unreached(
      of: ["Screen.swift": ReachedCode.File(Array(screen.utf8))], from: [drawn], making: ["Cell"],
      views: ["Cell", "Row", "Screen"])
    // Of a screen that nothing names, no member is needed; a XIB may have the views in it, whose layout
    // UIKit asks for.
    #expect(rest["Screen.swift"] == [2...2, 3...3])
    let pruned = ReachedCode.pruned(Array(theme.utf8), at: lines["Theme.swift"] ?? [])
    #expect(String(decoding: pruned, as: UTF8.self).contains("viewDidLoad() { plumbLeftOut("))
  }
}
