// Views whose pictures and hierarchies swift-snapshot-testing (github.com/pointfreeco, MIT) keeps as its own
// references, stated anew. Each preview is called as the test that recorded it.
import UIKit

/// Four labels at the edges of a screen's safe area.
final class FourLabels: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let texts = [("What's", UIFont.TextStyle.headline), ("the", .body), ("point", .body), ("?", .subheadline)]
    let labels = texts.map { text, style in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      return label
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
      labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      labels[1].trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
      labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
      labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
  }
}

#Preview("testTraits") { FourLabels() }

/// A title as wide as itself.
#Preview("testTraitsWithView") {
  let (box, label) = (UIView(), UILabel())
  box.backgroundColor = .white
  label.font = .preferredFont(forTextStyle: .title1)
  label.adjustsFontForContentSizeCategory = true
  label.text = "What's the point?"
  label.translatesAutoresizingMaskIntoConstraints = false
  box.addSubview(label)
  NSLayoutConstraint.activate([
    label.leadingAnchor.constraint(equalTo: box.leadingAnchor), label.topAnchor.constraint(equalTo: box.topAnchor),
    label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
  ])
  return box
}

/// Ten cells of the default style.
final class TenCells: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

#Preview("testTableViewController") { TenCells() }

#Preview("testUIView") { UIButton(type: .contactAdd) }

#Preview("testCALayer") {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.heightAnchor.constraint(equalToConstant: 100).isActive = true
  view.layer.backgroundColor = UIColor.red.cgColor
  view.layer.borderWidth = 4
  view.layer.borderColor = UIColor.black.cgColor
  return view
}

#Preview("testCALayerWithGradient") {
  let (view, gradient) = (UIView(), CAGradientLayer())
  view.heightAnchor.constraint(equalToConstant: 100).isActive = true
  gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
  view.layer.addSublayer(gradient)
  return view
}

/// A row of orange items between the margins of a screen.
final class OrangeItems: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private lazy var list: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 20
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.backgroundColor = .white
    list.dataSource = self
    list.delegate = self
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      list.topAnchor.constraint(equalTo: margins.topAnchor),
      list.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.contentView.backgroundColor = .orange
    return cell
  }

  func collectionView(
    _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: min(list.frame.width - 50, 300), height: list.frame.height) }
}

#Preview("testCollectionViewsWithMultipleScreenSizes") { OrangeItems() }

/// An empty screen.
final class Empty: UIViewController {}

#Preview("testUIViewControllerLifeCycle") { Empty() }

/// A screen with nothing but an empty view at its edges.
#Preview("testAutolayout") {
  let (controller, inner) = (UIViewController(), UIView())
  inner.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(inner)
  NSLayoutConstraint.activate([
    inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
    inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    inner.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
    inner.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
  ])
  return controller
}
