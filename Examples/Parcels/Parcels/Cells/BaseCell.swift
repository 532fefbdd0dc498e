class BaseCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
    contentView.subviews.forEach { $0.applyTheme() }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func setUp() {}
}
