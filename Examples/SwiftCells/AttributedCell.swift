import UIKit

/// Attributed text: an icon in the line, a crossed-out price, a paragraph style with indents.
final class AttributedCell: UITableViewCell {
  private let headline = UILabel()
  private let priceLabel = UILabel()
  private let listLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.attributedText = makeHeadline()
    priceLabel.attributedText = makePrice()
    listLabel.attributedText = makeList(["Sunlit room with a view of the harbour", "Breakfast"])
    listLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [headline, priceLabel, listLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func makeHeadline() -> NSAttributedString {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let badge = NSTextAttachment()
    badge.image = UIImage(systemName: "star.fill")?.withTintColor(.systemBlue)
    badge.bounds = CGRect(x: 0, y: (font.capHeight - 18) / 2, width: 18, height: 18)
    let text = NSMutableAttributedString(string: "Harbour Hotel ", attributes: [.font: font])
    text.append(NSAttributedString(attachment: badge))
    return text
  }

  private func makePrice() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "€129",
      attributes: [
        .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughColor: UIColor.systemRed,
      ])
    text.append(
      NSAttributedString(
        string: "  €89 ",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.label]))
    text.append(
      NSAttributedString(
        string: "per night",
        attributes: [
          .font: UIFont.systemFont(ofSize: 15), .underlineStyle: NSUnderlineStyle.single.rawValue,
          .underlineColor: UIColor.systemGray2, .kern: 0.5,
        ]))
    text.append(
      NSAttributedString(
        string: " -31%",
        attributes: [
          .font: UIFont.systemFont(ofSize: 11, weight: .medium), .baselineOffset: 4,
          .backgroundColor: UIColor.systemYellow,
        ]))
    return text
  }

  private func makeList(_ items: [String]) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.headIndent = 14
    style.paragraphSpacing = 6
    style.lineSpacing = 2
    return NSAttributedString(
      string: items.map { "•  " + $0 }.joined(separator: "\n"),
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .subheadline), .paragraphStyle: style,
        .foregroundColor: UIColor.secondaryLabel,
      ])
  }
}
