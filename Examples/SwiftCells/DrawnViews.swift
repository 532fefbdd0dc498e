import UIKit

/// Five stars, of which a share is full: drawn by paths, and clipped where a star is part full.
final class RatingView: UIView {
  var rating: CGFloat = 3.6 { didSet { setNeedsDisplay() } }
  var starSize: CGFloat = 22 { didSet { invalidateIntrinsicContentSize() } }
  private let spacing: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 5 * starSize + 4 * spacing, height: starSize)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for index in 0..<5 {
      let frame = CGRect(
        x: CGFloat(index) * (starSize + spacing), y: 0, width: starSize, height: starSize)
      let star = starPath(in: frame)
      UIColor.systemGray4.setFill()
      star.fill()
      let share = min(max(rating - CGFloat(index), 0), 1)
      guard share > 0 else { continue }
      context.saveGState()
      context.clip(to: CGRect(x: frame.minX, y: 0, width: starSize * share, height: starSize))
      UIColor.systemOrange.setFill()
      star.fill()
      context.restoreGState()
    }
  }

  private func starPath(in frame: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: frame.midX, y: frame.midY)
    for step in 0..<10 {
      let radius = frame.width / 2 * (step % 2 == 0 ? 1 : 0.42)
      let angle = -CGFloat.pi / 2 + CGFloat(step) * .pi / 5
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}

/// A ring that is closed as far as the progress is, with the percentage in its middle.
final class RingView: UIView {
  var progress: CGFloat = 0.68

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    let width: CGFloat = 6
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - width / 2
    let track = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    track.lineWidth = width
    UIColor.systemFill.setStroke()
    track.stroke()
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
    arc.lineWidth = width
    arc.lineCapStyle = .round
    tintColor.setStroke()
    arc.stroke()
    let text = "\(Int(progress * 100))%" as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
      withAttributes: attributes)
  }
}

/// A line of a chart over a gradient that fades towards the axis.
final class ChartView: UIView {
  var values: [CGFloat] = [3, 5, 4, 8, 6, 9, 7, 11, 10, 14]

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let top = values.max() else { return }
    let area = bounds.insetBy(dx: 2, dy: 4)
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: area.minX + area.width * CGFloat(index) / CGFloat(values.count - 1),
        y: area.maxY - area.height * value / top)
    }
    let line = UIBezierPath()
    line.move(to: points[0])
    for point in points.dropFirst() { line.addLine(to: point) }
    line.lineWidth = 2
    line.lineJoinStyle = .round

    context.saveGState()
    let ground = UIBezierPath(cgPath: line.cgPath)
    ground.addLine(to: CGPoint(x: area.maxX, y: bounds.maxY))
    ground.addLine(to: CGPoint(x: area.minX, y: bounds.maxY))
    ground.close()
    ground.addClip()
    let colors = [
      UIColor.systemGreen.withAlphaComponent(0.5).cgColor,
      UIColor.systemGreen.withAlphaComponent(0).cgColor,
    ]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }
    context.restoreGState()

    UIColor.systemGreen.setStroke()
    line.stroke()
    UIColor.systemBackground.setFill()
    let last = points[points.count - 1]
    let dot = UIBezierPath(ovalIn: CGRect(x: last.x - 4, y: last.y - 4, width: 8, height: 8))
    dot.fill()
    dot.stroke()
  }
}

/// A dashed line in the middle of its height.
final class DashedLine: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [6, 3])
    context.move(to: CGPoint(x: rect.minX, y: rect.midY))
    context.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    context.strokePath()
  }
}

/// A review: stars, a ring and a chart, all of them drawn by code.
final class ReviewCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let ratingView = RatingView()
  private let ringView = RingView()
  private let chartView = ChartView()
  private let dashedLine = DashedLine()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.text = "Wandering Hills"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    chartView.backgroundColor = .clear
    dashedLine.isOpaque = false
    for view in [titleLabel, ratingView, ringView, chartView, dashedLine] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.heightAnchor.constraint(equalToConstant: 22),
      ratingView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 6),
      ratingView.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      ringView.topAnchor.constraint(equalTo: titleLabel.topAnchor),
      ringView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ringView.widthAnchor.constraint(equalToConstant: 50),
      ringView.heightAnchor.constraint(equalTo: ringView.widthAnchor),
      dashedLine.topAnchor.constraint(equalTo: ratingView.bottomAnchor, constant: 8),
      dashedLine.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      dashedLine.trailingAnchor.constraint(equalTo: ringView.trailingAnchor),
      dashedLine.heightAnchor.constraint(equalToConstant: 1),
      chartView.topAnchor.constraint(equalTo: dashedLine.bottomAnchor, constant: 8),
      chartView.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      chartView.trailingAnchor.constraint(equalTo: ringView.trailingAnchor),
      chartView.heightAnchor.constraint(equalToConstant: 64),
      chartView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
