import UIKit

/// The ground of a message: round corners, and a tail at one side.
final class BubbleView: UIView {
  var isOutgoing = false { didSet { setNeedsDisplay() } }
  var color = UIColor.secondarySystemBackground

  override func draw(_ rect: CGRect) {
    let tail: CGFloat = 6
    let radius: CGFloat = 16
    let body = CGRect(
      x: isOutgoing ? 0 : tail, y: 0, width: rect.width - tail, height: rect.height)
    let path = UIBezierPath(roundedRect: body, cornerRadius: radius)
    let foot = UIBezierPath()
    let side = isOutgoing ? body.maxX : body.minX
    let direction: CGFloat = isOutgoing ? 1 : -1
    foot.move(to: CGPoint(x: side - direction * radius, y: body.maxY))
    foot.addQuadCurve(
      to: CGPoint(x: side + direction * tail, y: body.maxY),
      controlPoint: CGPoint(x: side, y: body.maxY))
    foot.addQuadCurve(
      to: CGPoint(x: side, y: body.maxY - radius),
      controlPoint: CGPoint(x: side, y: body.maxY - 4))
    foot.addLine(to: CGPoint(x: side - direction * radius, y: body.maxY - radius))
    foot.close()
    color.setFill()
    path.fill()
    foot.fill()
  }
}

/// A message in a bubble as wide as its text, at the side of who wrote it.
final class ChatCell: UITableViewCell {
  private let bubble = BubbleView()
  private let messageLabel = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.backgroundColor = .clear
    messageLabel.numberOfLines = 0
    bubble.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      messageLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 18),
      messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -18),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(text: String, isOutgoing: Bool) {
    messageLabel.text = text
    messageLabel.textColor = isOutgoing ? .white : .label
    bubble.isOutgoing = isOutgoing
    bubble.color = isOutgoing ? .systemBlue : .secondarySystemBackground
    leading.isActive = !isOutgoing
    trailing.isActive = isOutgoing
  }
}

#Preview("Incoming") {
  let cell = ChatCell(style: .default, reuseIdentifier: nil)
  cell.configure(text: "Are you coming to the lake this afternoon?", isOutgoing: false)
  return cell
}

#Preview("Outgoing") {
  let cell = ChatCell(style: .default, reuseIdentifier: nil)
  cell.configure(text: "On my way", isOutgoing: true)
  return cell
}
