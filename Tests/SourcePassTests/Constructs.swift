/// A small file for each construct: the compiler refuses it before the pass and takes it after.
enum Constructs {
  static let files: [(name: String, source: String)] = [
    (
      "Methods",
      """
      import UIKit
      @objc(XYMethods) final class Methods: NSObject {
        @objc func plain() {}
        @objc(other:) private func named(_ number: Int) -> Int { number }
        @objc func two(_ first: Any, second: UIView!) throws {}
        @objc static func shared() {}
        @objc var text = "" { willSet {} }
        @objc var length: Int { text.count }
      }
      """
    ),
    (
      "AllMembers",
      """
      import Foundation
      @objcMembers class AllMembers: NSObject {
        dynamic var isOn = false
        public dynamic func toggle() { isOn.toggle() }
        func generic<T>(_ value: T) {}
        func apply(_ change: @escaping (Int) -> Void, to numbers: [String: Int]) {}
        func fill(_ value: inout Int) {}
        func list(_ values: Int...) {}
        @nonobjc func hidden() {}
        private func secret() {}
      }
      extension AllMembers { @objc func added() {} }
      """
    ),
    (
      "ExtensionOverrides",
      """
      import UIKit
      class BaseRow: UITableViewCell {}
      extension BaseRow { @objc func caption() -> String { "base" } }
      class ChildRow: BaseRow {}
      extension ChildRow { override func caption() -> String { "child" + super.caption() } }
      public extension UIView {
        @discardableResult
        @objc func fill(_ views: [UIView], by /* points */ inset: CGFloat = 4) throws -> UIView { self }
        @objc var depth: Int { get { 0 } set {} }
        @objc var heading: String { "view" }
      }
      extension UITableViewCell {
        override public func fill(_ views: [UIView], by inset: CGFloat) throws -> UIView {
          try super.fill(views, by: inset)
        }
        override public var depth: Int { get { super.depth } set { super.depth = newValue } }
      }
      final class Titled: UIView { override var heading: String { super.heading + "!" } }
      public class Field: UIView {}
      public extension Field {
        @discardableResult
        override func becomeFirstResponder() -> Bool { false }
      }
      """
    ),
    (
      "RuntimeDeclarations",
      """
      import UIKit
      final class Watcher: NSObject {
        typealias Call = @convention(c) (AnyObject, Selector) -> Void
        typealias Block = @convention(block) (AnyObject) -> Void
        @objc (watch) func look() {}
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
        override var accessibilityLabel: String? { get { super.accessibilityLabel } set {} }
        override func value(forKey key: String) -> Any? { super.value(forKey: key) }
        func ask(_ delegate: (any UITableViewDelegate)?, _ table: UITableView) {
          delegate?.scrollViewDidScroll?(table)
          _ = delegate?.tableView?(table, viewForHeaderInSection: 0)
        }
      }
      """
    ),
    (
      "Outlets",
      """
      import UIKit
      @IBDesignable class Outlets: UITableViewCell {
        @IBOutlet weak var title: UILabel!
        @IBOutlet private(set) var `default`: UILabel?
        @IBOutlet fileprivate var labels: [UILabel]! { didSet { setNeedsLayout() } }
        @IBOutlet weak var delegate: (any UITableViewDelegate)?
        @IBInspectable public var inset: CGFloat = 8
        @IBInspectable var area: CGFloat { get { inset * inset } set { inset = newValue } }
        @IBInspectable var half: CGFloat { inset / 2 }
        @IBAction @objc dynamic func tap(_ sender: Any) {}
        @IBAction func both(_ sender: UIButton, event: AnyObject?) {}
      }
      """
    ),
    (
      "Initializers",
      """
      import UIKit
      class FromNib: UITableViewCell {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      public class Described: UITableViewCell {
        let note: String
        init(note: String) { self.note = note; super.init(style: .value1, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { nil }
      }
      class Base: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        init(size: CGFloat) { super.init(frame: CGRect(x: 0, y: 0, width: size, height: size)) }
        required init?(coder: NSCoder) { nil }
      }
      final class Leaf: Base {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      class Header: UITableViewHeaderFooterView {
        init(title: String) { super.init(reuseIdentifier: title) }
        required init?(coder: NSCoder) { nil }
      }
      """
    ),
    (
      "Generics",
      """
      import UIKit
      class GenericCell<Model, View: UIView>: UITableViewCell {
        @IBOutlet var content: View!
        @objc func tap() {}
        var selector: Selector { #selector(tap) }
      }
      final class LeafCell: GenericCell<Int, UILabel> {
        @objc override func tap() { super.tap() }
        final class Inner: NSObject { @objc func go() {}; func f() -> Selector { #selector(go) } }
      }
      extension LeafCell.Inner { @objc func more() {}; func g() -> Selector { #selector(more) } }
      """
    ),
    (
      "Selectors",
      """
      import UIKit
      final class Selectors: UIView {
        private static let tapping = #selector(tapped(_:))
        private lazy var button: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(Selectors.done), for: .touchDown)
          button.addTarget(self, action: #selector(self.done), for: .touchDown)
          return button
        }()
        @objc private func tapped(_ sender: UIButton) {}
        @objc func done() {}
        @objc func show(in view: UIView) {}
        func all() -> [Selector] {
          [#selector(getter: alpha), #selector(setNeedsLayout), #selector(UIView.layoutSubviews),
           #selector((show(in:)) as (Selectors) -> (UIView) -> Void)]
        }
      }
      """
    ),
    (
      "KeyPaths",
      """
      import UIKit
      class KeyPaths: NSObject {
        @objc dynamic var title: UILabel?
        let path = #keyPath(KeyPaths.title.text)
        func name() -> String { #keyPath(title) }
      }
      """
    ),
    (
      "Extensions",
      """
      import UIKit
      class Extended: UITableViewCell {
        func helper() {}
      }
      extension Extended {
        override func prepareForReuse() {
          super.prepareForReuse()
          helper()
        }
        override var isSelected: Bool { didSet { helper() } }
        #if os(iOS)
          @objc override func awakeFromNib() { super.awakeFromNib() }
        #endif
      }
      """
    ),
    (
      "Previews",
      """
      import UIKit
      #if DEBUG
      @available(iOS 17.0, *)
      #Preview("Two lines", traits: .sizeThatFitsLayout) {
        let label = UILabel()
        label.numberOfLines = 2
        return label
      }
      #endif
      #Preview { UILabel() }
      """
    ),
    (
      "Protocols",
      """
      import Foundation
      @objc protocol Rated { @objc func rate(_ stars: Int) }
      @objc protocol Shared: Rated { var count: Int { get } }
      class Client: NSObject { weak var rated: Rated?; weak var shared: Shared? }
      @objc enum Mood: Int { case calm, loud }
      """
    ),
    (
      "Conditions",
      """
      import UIKit
      #if os(iOS) && !os(Linux)
      struct OnPhone {}
      #endif
      #if targetEnvironment(simulator)
      struct OnSimulator {}
      #endif
      func make() -> (OnPhone, OnSimulator) {
        guard #available(iOS 15.0, *) else { return (OnPhone(), OnSimulator()) }
        return (OnPhone(), OnSimulator())
      }
      """
    ),
    (
      "Managed",
      """
      import Foundation
      class ManagedObject: NSObject {}
      @objc(Person) class Person: ManagedObject {}
      extension Person {
        @NSManaged public var name: String
        @NSManaged var birthday: Date?
        @NSManaged var tags: Set<String>
        @NSManaged func add(_ tag: String)
      }
      """
    ),
    (
      "Optionals",
      """
      import UIKit
      @objc public protocol ListDelegate: AnyObject {
        func list(_ list: List)
        @objc optional func list(_ list: List, didTap index: Int)
        @objc optional func list(_ list: List, heightAt index: Int) throws -> CGFloat
        @objc optional func close(_ done: @escaping () -> Void)
      }
      public class List: UIView {
        @objc weak var delegate: ListDelegate?
        func tap() throws -> CGFloat {
          delegate?.list?(self, didTap: 1)
          delegate?.close?({})
          return try delegate?.list?(self, heightAt: 2) ?? 44
        }
      }
      open class Screen: NSObject, ListDelegate {
        public func list(_ list: List) {}
        public func list(_ list: List, heightAt index: Int) throws -> CGFloat { 3 }
        @objc(shut:) public func close(_ done: @escaping () -> Void) {}
      }
      """
    ),
    ("Strings", "import UIKit\nfunc f() -> String { \"a\\(#keyPath(UILabel.text))b\" }"),
    (
      "Spelling",
      "\u{FEFF}import UIKit\r\nclass 🙂Cell: UIView {\r\n  @IBOutlet weak var größe: UILabel!\r\n"
        + "  @objc func `in`() {}\r\n}\r\n"
    ),
  ]
}
