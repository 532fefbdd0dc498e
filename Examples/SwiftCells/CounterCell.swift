import Combine
import UIKit

/// A view model as apps bind it.
final class CounterViewModel: ObservableObject {
  @Published private(set) var count = 0

  func increment(by step: Int = 1) { count += step }
}

/// A counter: buttons with closures as actions, a badge that is drawn, a label with insets.
final class CounterCell: UITableViewCell {
  let viewModel = CounterViewModel()
  private var subscriptions = Set<AnyCancellable>()
  private let badge = BadgeLabel()
  private let caption = InsetLabel()
  private lazy var plus = UIButton(
    type: .system, primaryAction: UIAction(title: "Add") { [weak self] _ in
      self?.viewModel.increment()
    })

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    caption.text = "Unread"
    for view in [badge, caption, plus] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      caption.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      badge.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
      badge.centerYAnchor.constraint(equalTo: caption.centerYAnchor),
      plus.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      plus.centerYAnchor.constraint(equalTo: caption.centerYAnchor),
    ])
    viewModel.$count.map { "\($0)" }.receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.badge.text = $0 }.store(in: &subscriptions)
    viewModel.increment(by: 12)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A label with room around its text.
class InsetLabel: UILabel {
  var textInsets = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = 6
    clipsToBounds = true
    font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16))
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: textInsets), limitedToNumberOfLines: lines)
    return rect.inset(
      by: UIEdgeInsets(
        top: -textInsets.top, left: -textInsets.left, bottom: -textInsets.bottom,
        right: -textInsets.right))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: textInsets)) }
}

/// A number on a capsule that is drawn behind it.
final class BadgeLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .monospacedDigitSystemFont(ofSize: 13, weight: .bold)
    textColor = .white
    textAlignment = .center
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: max(22, size.width + 12), height: 22)
  }

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setShadow(
      offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor.black.withAlphaComponent(0.4).cgColor)
    UIColor.systemRed.setFill()
    UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: rect.height / 2).fill()
    context?.restoreGState()
    super.draw(rect)
  }
}
