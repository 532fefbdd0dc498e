import Testing

@testable import SourcePass

@Suite("Views that are made of a type parameter")
struct ViewParameterTests {
  private static func call(_ name: String, _ rest: String = ")") -> String {
    "\(name).made(as: \(name).self\(rest)"
  }

  @Test(
    "are made at run time where the bound is a class of views",
    arguments: [
      ("func f<T: UIView>(_ t: T.Type) -> T { T() }", "{ \(call("T")) }"),
      (
        "func f<T: UILabel & Themed>() -> T { T(frame: .zero) }",
        "{ \(call("T", ", frame: .zero)")) }"
      ),
      ("func f<T>() -> T where T: UIControl { T.init() }", "{ \(call("T")) }"),
      ("typealias V = UIView\nfunc f<T: V>() -> T { T() }", "{ \(call("T")) }"),
      ("final class Host<V: UIView>: UITableViewCell { let view = V() }", "= \(call("V")) }"),
      (
        "class Host<V: Card> {}\nclass Card: UIView {}\nextension Host { func f() -> V { V() } }",
        "{ \(call("V")) }"
      ),
      (
        "protocol P { associatedtype Body: UIView }\nextension P { func f() -> Body { Body() } }",
        "{ \(call("Body")) }"
      ),
      (
        "class Holder<V: UIView> { let kind: V.Type\n func f() -> V { kind.init() } }",
        "{ kind.made(as: kind) }"
      ),
      (
        "func f<B: UIButton>() -> B { B(type: .system) }",
        "{ B.made(as: B.self, type: .system) }"
      ),
      (
        "func f(_ kind: UILabel.Type) -> UILabel { kind.init(frame: .zero) }",
        "{ kind.made(as: kind, frame: .zero) }"
      ),
      (
        "extension UIView { static func make() -> Self { Self(frame: .zero) } }",
        call("Self", ", frame: .zero)")
      ),
      (
        "protocol Nice: UIView {}\nextension Nice { static func f() -> Self { Self() } }",
        "{ \(call("Self")) }"
      ),
      (
        "extension Nice where Self: UIView { static func f() -> Self { .init(x: Self()) } }",
        "(x: \(call("Self")))"
      ),
    ])
  func replaced(_ source: String, _ call: String) {
    let text = rewrite("import UIKit\n" + source).text()
    #expect(text.contains(call), "\(text)")
  }

  @Test(
    "stay where the compiler can call the initializer, or no class of views is meant",
    arguments: [
      "func f<T: Decodable>() -> T { T() }", "func f<T: UIView>(_ t: T) {}\nfunc g<T>() { T() }",
      "protocol Makable: UIView { init() }\nfunc f<T: Makable>() -> T { T() }",
      "class Base: UIView { required init() { super.init(frame: .zero) } }\nfunc f<T: Base>() -> T { T() }",
      "func f<T: UIView>(_ t: T) { t.T(); T(style: .plain); T (); let x: [T] = []; _ = T.self }",
      "func f(_ kind: Base.Type) { kind.init() }\nclass Base: UIView { required init() {} }",
      "func f(_ kind: UILabel.Type) { kind.make() }", "class T {}\nfunc f() { T() }",
      "func f<T: UIViewController>() -> T { T() }",
    ])
  func unchanged(_ source: String) {
    let text = "import UIKit\n" + source + "\n"
    #expect(!rewrite(text).text().contains(".made("))
  }
}

@Suite("Casts to anchors of any axis")
struct AnchorCastTests {
  @Test(
    "ask for the anchor without its axis, as a phone does",
    arguments: [
      ("x as! NSLayoutAnchor<AnyObject>", "x ~>>! NSLayoutAnchor<AnyObject>.self"),
      (
        "f(x as NSLayoutAnchor<NSLayoutXAxisAnchor> as! NSLayoutAnchor<AnyObject>)",
        "f(x as NSLayoutAnchor<NSLayoutXAxisAnchor> ~>>! NSLayoutAnchor<AnyObject>.self)"
      ),
      (
        "x as? NSLayoutAnchor<NSLayoutDimension> as? NSLayoutDimension",
        "x ~>>? NSLayoutAnchor<NSLayoutDimension>.self as? NSLayoutDimension"
      ),
      ("x as? NSLayoutAnchor<UIKit.T>, y", "x ~>>? NSLayoutAnchor<UIKit.T>.self, y"),
    ])
  func replaced(_ source: String, _ expected: String) {
    let text = rewrite("import UIKit\nlet a = (\(source))\n").text()
    #expect(text.contains("(\(expected))"), "\(text)")
  }

  @Test(
    "stay where another type is meant, or nothing is asked at run time",
    arguments: [
      "x as NSLayoutAnchor<AnyObject>", "x as! NSLayoutXAxisAnchor",
      "x is NSLayoutAnchor<AnyObject>", "x as? NSLayoutAnchor<AnyObject>.Type",
      "x as? NSLayoutAnchor<AnyObject>?",
      "x as? [NSLayoutAnchor<AnyObject>]",
    ])
  func unchanged(_ source: String) {
    #expect(!rewrite("import UIKit\nlet a = (\(source))\n").text().contains("~>>"))
  }

  @Test(
    "Classes whose `init(coder:)` only ends the program are not made from a XIB",
    arguments: [
      ("required init?(coder: NSCoder) { fatalError(\"no\") }", true),
      ("required init(coder aDecoder: NSCoder) { preconditionFailure() }", true),
      ("required init?(coder: NSCoder) { super.init(coder: coder); fatalError() }", false),
      ("override init(frame: CGRect) { fatalError() }", false),
      ("class Inner: UIView { required init?(coder: NSCoder) { fatalError() } }", false),
    ])
  func codeOnly(_ member: String, _ isCodeOnly: Bool) {
    let text = "import UIKit\nclass Row: UITableViewCell {\n\(member)\n}\n"
    let pass = SourcePass([.init(path: "Row.swift", text: Array(text.utf8))])
    #expect(pass.classes.first?.isCodeOnly == isCodeOnly)
  }
}
