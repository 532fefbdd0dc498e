import UIKit

/// A header of a section: a title, and a button beside it.
final class OrderHeader: UITableViewHeaderFooterView {
  let titleLabel = UILabel()
  let button = UIButton(type: .system)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
    button.setTitle("See all", for: .normal)
    let stack = UIStackView(arrangedSubviews: [titleLabel, UIView(), button])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A cell around any view.
final class WrapperCell<Content: UIView>: UITableViewCell {
  var content: Content? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let content else { return }
      content.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(content)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        content.topAnchor.constraint(equalTo: margins.topAnchor),
        content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }
  }
}

/// An order: state by colour, and a stepper whose value is shown.
final class OrderCell: UITableViewCell {
  enum State: String, CaseIterable {
    case placed, shipped, delivered

    var color: UIColor {
      switch self {
      case .placed: .systemOrange
      case .shipped: .systemBlue
      case .delivered: .systemGreen
      }
    }
  }

  private lazy var stateDot: UIView = {
    let dot = UIView()
    dot.layer.cornerRadius = 5
    return dot
  }()
  private lazy var nameLabel = makeLabel(.preferredFont(forTextStyle: .body))
  private lazy var countLabel = makeLabel(.monospacedDigitSystemFont(ofSize: 15, weight: .medium))
  private let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [stateDot, nameLabel, countLabel, stepper] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let views: [String: UIView] = [
      "dot": stateDot, "name": nameLabel, "count": countLabel, "stepper": stepper,
    ]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[dot(10)]-8-[name]-(>=8)-[count]-8-[stepper]-16-|",
      options: .alignAllCenterY, metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-10-[stepper]-10-|", options: [], metrics: nil, views: views)
    constraints.append(stateDot.heightAnchor.constraint(equalToConstant: 10))
    NSLayoutConstraint.activate(constraints)
    stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  func configure(name: String, state: State, count: Int) {
    nameLabel.text = name
    stateDot.backgroundColor = state.color
    stepper.value = Double(count)
    stepped()
  }

  @objc private func stepped() { countLabel.text = "\(Int(stepper.value))" }
}

/// A table with a header view, rows of two classes and a footer's title.
final class OrderScreen: UITableViewController {
  private let orders: [(String, OrderCell.State, Int)] = [
    ("Rye bread", .placed, 2), ("Oats", .shipped, 1), ("Pears", .delivered, 6),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OrderCell.self, forCellReuseIdentifier: "order")
    tableView.register(WrapperCell<UIProgressView>.self, forCellReuseIdentifier: "progress")
    tableView.register(OrderHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.sectionHeaderTopPadding = 0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.row < orders.count else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "progress", for: indexPath)
      if let cell = cell as? WrapperCell<UIProgressView> {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.4
        cell.content = bar
      }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    let order = orders[indexPath.row]
    (cell as? OrderCell)?.configure(name: order.0, state: order.1, count: order.2)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    (header as? OrderHeader)?.titleLabel.text = "Orders"
    return header
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "Updated today" }
}

#Preview("Orders") { OrderScreen(style: .plain) }
