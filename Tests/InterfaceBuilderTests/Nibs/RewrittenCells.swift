// swift-format-ignore-file
// RewrittenCells.swift is what the source pass makes of SourcePassTests/Fixtures/RatingCell.swift.txt.
import UIKitCore

protocol RatingDelegate: AnyObject {
  func rated(_ cell: RatingCell, stars: Int)
}

/// A generic base with an outlet and an action of its own.
class RatedCell<Model>: UITableViewCell {
  private(set) weak var title: UILabel!
  var inset: CGFloat = 1 { didSet { changes += 1 } }
  var isLoud = false
  var changes = 0
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  func tapped(_ sender: UIButton) { note("base \(sender.tag)") }
private let plumbMembers = ObjectMembers<RatedCell> { m in m.property("title", { o in o.title }, { o, v in o.title = try v() }); m.property("inset", { o in o.inset }, { o, v in o.inset = try v() }); m.property("isLoud", { o in o.isLoud }, { o, v in o.isLoud = try v() }); m.action("tapped:", { o, v in try o.tapped(v[0] as UIButton) }) } }

final class RatingCell: RatedCell<Int> {
  var labels: [UILabel]!
  private var bottom: NSLayoutConstraint?
  var words: String?
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: Selector("plain", RatingCell.plain), for: .touchUpInside)
    button.addTarget(self, action: Selector("tapped:", RatingCell.tapped(_:)), for: [.touchUpInside, .touchDown])
    return button
  }()

  var bottomConstant: CGFloat? { bottom?.constant }

  override func tapped(_ sender: UIButton) { note("rating \(sender.tag)") }

  private func plain() { note("plain") }

  func press(_ events: UIControl.Event) {
    button.tag = 7
    button.sendActions(for: events)
  }

  func release() { button.removeTarget(self, action: Selector("plain", RatingCell.plain), for: .touchUpInside) }

  func listen(_ center: NotificationCenter) {
    center.addObserver(self, selector: Selector("heard:", RatingCell.heard(_:)), name: nil, object: nil)
  }
private let plumbMembers = ObjectMembers<RatingCell> { m in m.property("labels", { o in o.labels }, { o, v in o.labels = try v() }); m.property("bottom", { o in o.bottom }, { o, v in o.bottom = try v() }); m.property("words", { o in o.words }, { o, v in o.words = try v() }); m.action("plain", { o, _ in o.plain() }); m.action("heard:", { o, v in try o.heard(v[0] as Notification) }); m.action("twice:word:", { o, v in try o.twice(v[0] as Int, word: v[1] as String?) }) } }

extension RatingCell {
  func heard(_ notification: Notification) { note(notification.name.rawValue) }

  func twice(_ number: Int, word: String?) -> NSNumber { NSNumber(value: 2 * number) }
}

extension UIView {
  func dim() { alpha = 0.5 }

  static var dimming: Selector { Selector("dim", UIView.dim) }
}

/// No responder: its actions are found all the same.
final class Handler {
  private(set) var count = 0

  func handle() { count += 1 }
private let plumbMembers = ObjectMembers<Handler> { m in m.action("handle", { o, _ in o.handle() }) } }
