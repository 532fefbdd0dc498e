import SourcePass
import Testing

@Suite struct FormerSwiftTests {
  private func updated(_ texts: String...) -> [String]? {
    FormerSwift.updated(texts.map { Array($0.utf8) })?.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "Names of Swift 2 become those of today",
    arguments: [
      ("label.textColor = UIColor.whiteColor()", "label.textColor = UIColor.white"),
      (
        "label.font = UIFont.systemFontOfSize(16)",
        "label.font = UIFont.systemFont(ofSize: 16)"
      ),
      ("label.textAlignment = .Center", "label.textAlignment = .center"),
      (
        "label.textAlignment = NSTextAlignment.Center",
        "label.textAlignment = NSTextAlignment.center"
      ),
      ("label?.hidden = !field.enabled", "label?.isHidden = !field.isEnabled"),
      (
        "button.setTitle(name, forState: .Normal)", "button.setTitle(name, for: .normal)"
      ),
      (
        "button.addTarget(self, action: tap, forControlEvents: .TouchUpInside)",
        "button.addTarget(self, action: tap, for: .touchUpInside)"
      ),
      (
        "a.topAnchor.constraintEqualToAnchor(b.topAnchor, constant: 8).active = true",
        "a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8).isActive = true"
      ),
      (
        "NSLayoutConstraint.activateConstraints([a])", "NSLayoutConstraint.activate([a])"
      ),
      ("if let a = a, b = b where a > b {}", "if let a = a, let b = b, a > b {}"),
      (
        "override func setSelected(selected: Bool, animated: Bool) {}",
        "override func setSelected(_ selected: Bool, animated: Bool) {}"
      ),
      ("func show(#note: Note, at: Int) {}", "func show(note: Note, at: Int) {}"),
      ("for (i, x) in xs.enumerate() {}", "for (i, x) in xs.enumerated() {}"),
      (
        "typealias Done = NSURL? -> Void; class A { func f(done: Done) {} }",
        "typealias Done = (URL?) -> Void; class A { func f(_ done: @escaping Done) {} }"
      ),
      (
        "class A { func f(a: Int, b: (Int, [Int] -> Void) -> Int, c: (() -> Void)?) {} }",
        "class A { func f(_ a: Int, b: @escaping (Int, ([Int]) -> Void) -> Int, c: (() -> Void)?) {} }"
      ),
      ("func f(@noescape a: () throws -> Int) {}", "func f( _ a: () throws -> Int) {}"),
      ("protocol P { class func make() -> P }", "protocol P { static func make() -> P }"),
      ("let cache = NSCache()", "let cache = NSCache<AnyObject, AnyObject>()"),
      ("var title: NSString! { get }", "var title: String! { get }"),
      ("let a = toString(b)", "let a = String(describing: b)"),
      ("dispatch_async(dispatch_get_main_queue()) { a() }", "DispatchQueue.main.async { a() }"),
      (
        "dispatch_async(dispatch_get_main_queue(), { a() })",
        "DispatchQueue.main.async(execute: { a() })"
      ),
      ("NSURLRequest(URL: a)", "URLRequest(url: a)"),
      ("CGSizeMake(a, CGFloat.max)", "CGSizeMake(a, CGFloat.greatestFiniteMagnitude)"),
      (
        "typealias A = (image: B?, Int) -> (); let c = { (a: B) -> Int in 1 }",
        "typealias A = (_ image: B?, Int) -> (); let c = { (a: B) -> Int in 1 }"
      ),
      ("UIScreen.mainScreen().bounds", "UIScreen.main.bounds"),
      ("let day: NSDate? = nil", "let day: Date? = nil"),
      (
        "override func intrinsicContentSize() -> CGSize { size }",
        "override var intrinsicContentSize: CGSize { size }"
      ),
      (
        "func list(list: List, cellForRowAtIndexPath path: NSIndexPath) {}",
        "func list(_ list: List, cellForRowAt path: IndexPath) {}"
      ),
      ("title.uppercaseString", "title.uppercased()"),
      (
        "a.setTranslatesAutoresizingMaskIntoConstraints(false)",
        "a.translatesAutoresizingMaskIntoConstraints = (false)"
      ),
      ("f(format, options: nil, views: views)", "f(format, options: [], views: views)"),
      ("a.dateStyle = .ShortStyle", "a.dateStyle = .short"),
      ("a.scope = .FullStyleScope", "a.scope = .fullStyleScope"),
      ("NSNumber(integer: 3)", "NSNumber(value: 3)"),
      ("self.dynamicType.height", "type(of: self).height"),
      // What is not UIKit's stays: a type in a type, and a case that the module declares.
      ("let style = Theme.Dark.color", "let style = Theme.Dark.color"),
      ("switch action { case .Proxy: 1 }", "switch action { case .Proxy: 1 }"),
      ("let text = \".Center whiteColor()\"", "let text = \".Center whiteColor()\""),
    ])
  func names(_ former: String, _ today: String) throws {
    let texts = try #require(
      updated(
        "view.backgroundColor = UIColor.blackColor()", "enum Action { case Proxy, Direct(Int) }",
        former))
    #expect(
      texts == [
        "view.backgroundColor = UIColor.black", "enum Action { case Proxy, Direct(Int) }", today,
      ])
  }

  @Test(
    "Each of these alone shows a file's age",
    arguments: [
      "if let a = b where a > 1 {}", "photo.contentMode = .ScaleAspectFill",
      "let cell = table.dequeueReusableCellWithIdentifier(name)",
    ])
  func signs(_ text: String) { #expect(updated(text) != nil) }

  @Test("Files of today stay as they are, whatever their members are called")
  func today() {
    let now = "label.textAlignment = .center; theme = .Dark; func show(note: Note) {}"
    #expect(updated(now) == nil)
    #expect(updated(now, now, now, now, "let old = UIColor.blackColor()") == nil)
    for text in [
      "final class V { func activateConstraints() {}; func show(note: Note) { activateConstraints() } }",
      "// UIColor.blackColor() was CGRectZero\nfunc show(note: Note) {}",
      "let name = \"UIFont.systemFontOfSize(12)\"; func show(note: Note) {}",
      "extension UIColor { static func whiteColor() -> UIColor { .white } }; let a = UIColor.whiteColor()",
      "func fontForTextStyle(style: Style) -> UIFont { Kit.fontForTextStyle(style) }",
      "for a in b where a > 1 { if c.first(where: { $0 > a }) != nil {} }",
      "if case .some(let a) = b { switch a { case let c where c > 1: break; default: break } }",
      "enum Style { case Default }; let cell = Cell(style: .Default)",
    ] {
      #expect(updated(text) == nil, "\(text)")
    }
  }

  @Test("Members that the module declares keep their names")
  func own() {
    let source =
      "struct Rule { var enabled = true }; let a = UIColor.blackColor(), b = rule.enabled"
    let new = "struct Rule { var enabled = true }; let a = UIColor.black, b = rule.enabled"
    #expect(updated(source) == [new])
  }

  @Test("Conditions without a body are not read again and again")
  func hostile() {
    // Half a minute and more if each of them were read to the end of the file.
    let text = "// a where b\n" + String(repeating: "if a\n", count: 100_000)
    #expect(updated(text) == nil)
  }
}
