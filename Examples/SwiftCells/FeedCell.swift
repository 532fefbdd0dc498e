import UIKit

/// Code alone: anchors, a lazy view, and a previewed short and long text.
final class FeedCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()
  private lazy var bar: UIView = {
    let bar = UIView()
    bar.backgroundColor = .systemTeal
    return bar
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    for view in [bar, titleLabel, bodyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      bar.widthAnchor.constraint(equalToConstant: 4),
      titleLabel.topAnchor.constraint(equalTo: bar.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      bodyLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      bodyLabel.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with post: Post) {
    titleLabel.text = post.title
    bodyLabel.text = post.body
  }
}

struct Post: Decodable {
  let title: String
  let body: String
}

#if canImport(PlumbCells)
  import PlumbCells

  extension FeedCell: PlumbCell {
    func show(row: Post) { configure(with: row) }
  }
#endif

#Preview("Short") {
  let cell = FeedCell(style: .default, reuseIdentifier: nil)
  cell.configure(with: Post(title: "Ada", body: "A note"))
  return cell
}

#Preview("Long") {
  let cell = FeedCell(style: .default, reuseIdentifier: nil)
  cell.configure(
    with: Post(title: "Grace", body: "A note that is long enough to wrap onto a second line"))
  return cell
}
