import UIKit

/// A row of the feed: who wrote, when, and as many lines as it takes.
final class FeedCell: UITableViewCell {
  private let avatar = UILabel()
  private let author = UILabel()
  private let age = UILabel()
  private let body = UILabel()
  private let likes = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpLooks()
    setUpConstraints()
  }

  convenience init(post: Post) {
    self.init(style: .default, reuseIdentifier: "feed")
    show(post)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ post: Post) {
    avatar.text = String(post.author.prefix(1))
    author.text = post.author
    age.text = post.age
    body.text = post.text
    likes.text = post.likes == 1 ? "1 like" : "\(post.likes) likes"
    likes.isHidden = post.likes == 0
  }

  private func setUpLooks() {
    avatar.font = .systemFont(ofSize: 20, weight: .semibold)
    avatar.textAlignment = .center
    avatar.textColor = .white
    avatar.backgroundColor = .systemIndigo
    avatar.layer.cornerRadius = 22
    avatar.clipsToBounds = true
    author.font = .preferredFont(forTextStyle: .headline)
    author.numberOfLines = 0
    age.font = .preferredFont(forTextStyle: .footnote)
    age.textColor = .secondaryLabel
    age.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    age.setContentCompressionResistancePriority(.required, for: .horizontal)
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    likes.font = .preferredFont(forTextStyle: .footnote)
    likes.textColor = .secondaryLabel
  }

  private func setUpConstraints() {
    let head = UIStackView(arrangedSubviews: [author, age])
    head.spacing = 8
    head.alignment = .firstBaseline
    let column = UIStackView(arrangedSubviews: [head, body, likes])
    column.axis = .vertical
    column.spacing = 4
    for view in [avatar, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalToConstant: 44),
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}
